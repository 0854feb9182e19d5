import FloatPages
import Glibc
import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatReplay
@testable import FloatTestSupport

/// A prototype's files that are saved while a window shows it.
@Suite struct PrototypeReloaderTests {
  private static let yaml = "floatdesktop: 1\npages:\n  home: {picture: screens/home.svg}\n"

  private static func svg(_ height: Int) -> String { PictureBytes.svg(375, height) }

  private func reloaderOf(_ folder: String, _ device: DeviceChoice? = nil) throws -> PrototypeReloader {
    try #require(try PrototypeSetup { ($0.prototype, $0.device) = (folder, device) }.pagesReloader)
  }

  private func reloader(
    _ folder: borrowing TemporaryDirectory, device: DeviceChoice? = nil
  ) throws -> PrototypeReloader {
    try folder.write(Self.svg(812), to: "screens/home.svg")
    try folder.write(Self.yaml, to: "prototype.yaml")
    return try reloaderOf(folder.path, device)
  }

  @Test func a_picture_or_a_text_that_is_saved_is_taken_over() throws {
    let folder = try TemporaryDirectory()
    var reloader = try reloader(folder)
    #expect(reloader.reload(.complete).map { _ in true } == nil, "nothing has changed")
    try folder.write(Self.svg(900), to: "screens/home.svg")
    let pages = try #require(reloader.reload(.complete)?.pages as? PrototypePages)
    guard case .picture(let page) = pages.pages[0].content else { return #expect(Bool(false), "no picture") }
    #expect(page.form.picture.light.size.height == 900)
    try folder.write(
      Self.yaml + "device: iphone-15\noptions: {navigation.parallax: 0.1}\n", to: "prototype.yaml")
    let reloaded = reloader.reload(.complete)
    let change = try #require(reloaded)
    #expect(change.device.id == "iphone-15")
    #expect(change.defaults.navigation.parallax == 0.1)
    #expect(reloader.problems.isEmpty)
  }

  /// As `cp -p` and `mv` leave it, and `touch -r` after a write.
  @Test(arguments: [true, false])
  func another_file_counts_though_size_and_time_are_the_same(replaces: Bool) throws {
    let folder = try TemporaryDirectory()
    var reloader = try reloader(folder)
    let (shown, other) = (folder.path + "/screens/home.svg", folder.path + "/other.svg")
    let times = [timespec](repeating: timespec(tv_sec: 1, tv_nsec: 0), count: 2)
    utimensat(AT_FDCWD, shown, times, 0)
    _ = reloader.reload(.complete)
    // As many bytes, and as large.
    let another = Self.svg(812).replacing("></svg>\n", with: "> </svg>")
    #expect(another.utf8.count == Self.svg(812).utf8.count)
    try folder.write(another, to: replaces ? "other.svg" : "screens/home.svg")
    utimensat(AT_FDCWD, replaces ? other : shown, times, 0)
    if replaces { rename(other, shown) }
    let changed = reloader.reload(.complete)
    let pages = try #require(changed?.pages as? PrototypePages)
    guard case .picture(let page) = pages.pages[0].content else { return #expect(Bool(false), "no picture") }
    #expect(page.form.picture.light.name.hasSuffix(":" + shown))
    #expect(reloader.reload(.complete).map { _ in true } == nil)
  }

  @Test func a_device_that_was_asked_for_stays() throws {
    let folder = try TemporaryDirectory()
    let other = try TemporaryDirectory()
    let file = try other.write("{name: Mine, width: 375, height: 700}", to: "mine.yaml")
    var reloader = try reloader(folder, device: .file(file))
    unlink(file)
    try folder.write(Self.yaml + "device: iphone-15\n", to: "prototype.yaml")
    let reloaded = reloader.reload(.complete)
    let device = try #require(reloaded).device
    #expect(device.id == "mine")
    #expect(device.size == Size(375, 700))
  }

  @Test func what_is_half_written_is_waited_for() throws {
    let folder = try TemporaryDirectory()
    var reloader = try reloader(folder)
    for (text, name) in [
      (String(Self.svg(900).dropLast(8)), "screens/home.svg"), ("", "screens/home.svg"),
      ("", "prototype.yaml"),
      ("floatdesktop: 1\npages:\n  ho", "prototype.yaml"),
    ] {
      try folder.write(text, to: name)
      for signal in [ReloadSignal.partial, .complete] {
        #expect(reloader.reload(signal).map { _ in true } == nil)
        #expect(reloader.problems.isEmpty, "nothing is told yet")
      }
      // A settled mistake is reported, and the shown pages stay.
      #expect(reloader.reload(.settled).map { _ in true } == nil)
      #expect(!reloader.problems.isEmpty, "\(name)")
      try folder.write(Self.svg(812), to: "screens/home.svg")
      try folder.write(Self.yaml, to: "prototype.yaml")
      _ = reloader.reload(.complete)
      #expect(reloader.problems.isEmpty)
    }
  }

  private static func yaml(_ hotspots: String) -> String {
    "floatdesktop: 1\npages:\n  home:\n    picture: screens/home.svg\n    hotspots:\n\(hotspots)"
  }

  /// Other files of the same export may follow.
  @Test func new_warnings_are_told_once_the_files_have_settled_and_refuse_nothing() throws {
    let folder = try TemporaryDirectory()
    var reloader = try reloader(folder)
    try folder.write(
      Self.yaml("      a: {frame: [0, 900, 100, 100]}\n      b: {frame: [0, 0, 9, 9]}\n"),
      to: "prototype.yaml")
    let change = reloader.reload(.complete)
    #expect(change?.pages.root == "home")
    #expect(reloader.problems.isEmpty)
    #expect(reloader.reload(.settled).map { _ in true } == nil)
    #expect(reloader.problems.map(\.key) == ["a", "b"])
    // What is still wrong stays, with its present line.
    try folder.write(Self.yaml("\n      b: {frame: [0, 0, 9, 9]}\n"), to: "prototype.yaml")
    _ = reloader.reload(.complete)
    #expect(reloader.problems.map(\.key) == ["b"])
    #expect(reloader.problems.first?.position?.line == 7)
    try folder.write(Self.yaml("      b: {frame: [0, 0, 99, 99]}\n"), to: "prototype.yaml")
    _ = reloader.reload(.complete)
    #expect(reloader.problems.isEmpty)
  }

  @Test func warnings_that_have_stayed_since_the_start_are_not_told_again() throws {
    let folder = try TemporaryDirectory()
    _ = try reloader(folder)
    try folder.write(Self.yaml("      b: {frame: [0, 0, 9, 9]}\n"), to: "prototype.yaml")
    var reloader = try reloaderOf(folder.path)
    #expect(reloader.problems.isEmpty)
    let both = Self.yaml("      a: {frame: [90, 0, 8, 8]}\n      b: {frame: [0, 0, 9, 9]}\n")
    for (text, told) in [
      (both, ["a"]), (Self.yaml("      a: {frame: [90, 0, 8, 8]}\n"), ["a"]), (both, ["a", "b"]),
    ] {
      try folder.write(text, to: "prototype.yaml")
      _ = reloader.reload(.settled)
      #expect(reloader.problems.map(\.key) == told)
    }
  }

  @Test func new_folders_are_watched() throws {
    let folder = try TemporaryDirectory()
    let reloader = try reloader(folder)
    #expect(reloader.watched.map { String($0.path.dropFirst(folder.path.count)) } == ["", "/screens"])
    try folder.write(Self.svg(10), to: "icons/new/a.svg")
    try folder.write("", to: ".git/objects/x")
    #expect(
      reloader.watched.map { String($0.path.dropFirst(folder.path.count)) }
        == ["", "/icons", "/icons/new", "/screens"])
    #expect(reloader.watched[0].endings.isSuperset(of: ["yaml", "png", "webp"]))
  }
}
