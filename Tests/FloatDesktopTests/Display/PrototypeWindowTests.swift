import FloatCore
import FloatPixelSupport
import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// A prototype's folder that changes under a real window.
@Suite(.serialized) struct PrototypeWindowTests {
  private static let middle = (x: 180, y: 500)

  private func color(at place: (x: Int, y: Int) = middle, on desktop: Desktop) throws -> UInt32 {
    try desktop.picture()[place.x, place.y] & 0xFF_FFFF
  }

  private func wait(for color: UInt32, at place: (x: Int, y: Int) = middle, on desktop: Desktop) throws {
    try desktop.wait(for: "the colour \(String(color, radix: 16))") {
      try self.color(at: place, on: desktop) == color ? () : nil
    }
  }

  /// True where a program can have mounts and limits of its own.
  private static let canUnshare =
    (try? Process.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["unshare", "--user", "--map-root-user", "--mount", "true"])).map {
      $0.waitUntilExit()
      return $0.terminationStatus == 0
    } ?? false

  /// Without inotify, and on an overlay that is written to beneath, the window says so once, and looks by itself.
  @Test(
    .enabled(if: Desktop.missingTools(for: .x11).isEmpty),
    .enabled(if: canUnshare, "this system gives a user no mounts and limits of their own (unshare)"),
    arguments: [
      ("echo 0 >/proc/sys/user/max_inotify_instances && exec \"$@\"", "fs.inotify.max_user_instances"),
      (
        "cd $HOME && mount -t overlay overlay -o lowerdir=empty,upperdir=app,workdir=work seen && exec \"$@\"",
        "overlay does not report"
      ),
    ])
  func what_nothing_reports_is_looked_for(script: String, reason: String) throws {
    let desktop = try Desktop(.x11)
    let written = try PicturePages.write(in: desktop.folder)
    let home = try #require(desktop.environment["HOME"])
    for name in ["empty", "work", "seen"] {
      try FileManager.default.createDirectory(atPath: "\(home)/\(name)", withIntermediateDirectories: true)
    }
    let isOverlay = script.contains("overlay")
    let app = try LiveApp(
      on: desktop, ["--prototype", isOverlay ? "\(home)/seen" : written], within: script)
    try wait(for: 0xFF0000, on: desktop)
    for color in ["#0000ff", "#00ff00"] {
      // An overlay goes on showing a file that another one takes the place of beneath it.
      try PicturePages.svg(color).write(
        toFile: written + "/home.svg", atomically: !isOverlay, encoding: .utf8)
      try wait(for: UInt32(color.dropFirst(), radix: 16) ?? 0, on: desktop)
    }
    let lines = app.process.errorOutput.split(separator: "\n").filter { $0.contains(reason) }
    #expect(lines.count == 1, "\(app.process.errorOutput)")
    try app.quit()
  }

  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func saving_shows_the_picture_where_it_was_scrolled_to() throws {
    let desktop = try Desktop(.x11)
    let folder = try PicturePages.write(in: desktop.folder)
    let app = try LiveApp(on: desktop, ["--prototype", folder])
    try wait(for: 0xFF0000, on: desktop)
    try desktop.click(Point(180, 250))
    try app.state("the page") { $0.stack == ["home", "next"] && $0.transition == nil }
    try desktop.xdotool("mousemove 180 500 click 5 click 5 click 5 click 5")
    let scroll = try app.state("the scroll") { $0.scroll > 100 && $0.transition == nil }.scroll
    try app.waitForRest()
    try wait(for: 0x00FF00, on: desktop)

    // A changed picture is shown.
    try PicturePages.svg("#0000ff", height: 2000).write(
      toFile: folder + "/next.svg", atomically: true, encoding: .utf8)
    try wait(for: 0x0000FF, on: desktop)
    #expect(try app.states().last?.stack == ["home", "next"])
    #expect(try app.states().last.map { $0.scroll >= scroll } == true)

    // Half a picture and half a text are waited for.
    let frame = try app.lastFrame()
    let whole = PicturePages.svg("#00ffff", height: 2000)
    try String(whole.prefix(100)).write(toFile: folder + "/next.svg", atomically: true, encoding: .utf8)
    try desktop.wait(for: "the mistake told") {
      app.process.errorOutput.contains("next.svg: is cut off") ? () : nil
    }
    #expect(try color(on: desktop) == 0x0000FF)
    try whole.write(toFile: folder + "/next.svg", atomically: true, encoding: .utf8)
    try wait(for: 0x00FFFF, on: desktop)
    #expect(try app.states().allSatisfy { $0.frame <= frame || $0.stack == ["home", "next"] })
    try app.quit()
  }

  /// As with an export or another branch, the pictures' folder goes and comes back, and then the whole folder does.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func folders_that_come_back_are_followed() throws {
    let desktop = try Desktop(.x11)
    let folder = desktop.folder + "/app"
    func fill(_ color: String) throws {
      try FileManager.default.createDirectory(atPath: folder + "/screens", withIntermediateDirectories: true)
      try PicturePages.svg(color).write(
        toFile: folder + "/screens/home.svg", atomically: false, encoding: .utf8)
    }
    func fillAll(_ color: String) throws {
      try fill(color)
      try "floatdesktop: 1\npages: {home: {picture: screens/home.svg}}\n".write(
        toFile: folder + "/prototype.yaml", atomically: false, encoding: .utf8)
    }
    try fillAll("#ff0000")
    let app = try LiveApp(on: desktop, ["--prototype", folder])
    try wait(for: 0xFF0000, on: desktop)
    try FileManager.default.removeItem(atPath: folder + "/screens")
    try desktop.wait(for: "the mistake told") {
      app.process.errorOutput.contains("screens/home.svg: no such picture") ? () : nil
    }
    try fill("#0000ff")
    try wait(for: 0x0000FF, on: desktop)
    try FileManager.default.moveItem(atPath: folder, toPath: desktop.folder + "/gone")
    try desktop.wait(for: "the mistake told") {
      app.process.errorOutput.contains("app: error: no such file") ? () : nil
    }
    try fillAll("#00ff00")
    try wait(for: 0x00FF00, on: desktop)
    try app.quit()
  }

  /// The colour of the card about mistakes, beside its words.
  private static let card: UInt32 = 0x4A1618

  /// The picture's size can be read, its pixels cannot.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func a_picture_that_cannot_be_drawn_is_told_in_the_window() throws {
    let desktop = try Desktop(.x11)
    let folder = try PicturePages.write(in: desktop.folder)
    try PicturePages.yaml.replacingOccurrences(of: "next.svg", with: "next.png")
      .write(toFile: folder + "/prototype.yaml", atomically: true, encoding: .utf8)
    let surface = Surface(width: 375, height: 812)
    for index in 0..<surface.stride * 812 { surface.pixels[index] = 0xFF00_FF00 }
    let whole = Data(try #require(PNGFile.encode(surface)))
    var damaged = whole
    let pixels = try #require(whole.range(of: Data("IDAT".utf8))).upperBound
    for index in pixels..<pixels + 40 { damaged[index] ^= 0x55 }
    let path = URL(fileURLWithPath: folder + "/next.png")
    try damaged.write(to: path)
    let app = try LiveApp(on: desktop, ["--prototype", folder])
    try wait(for: 0xFF0000, at: (12, 134), on: desktop)
    // The files were read once more after the start, so that only the picture can cause the card.
    try app.waitForRest()
    try desktop.click(Point(180, 250))
    try wait(for: Self.card, at: (12, 134), on: desktop)
    try app.state("the page") { $0.stack == ["home", "next"] && $0.transition == nil }
    try whole.write(to: path)
    try wait(for: 0x00FF00, at: (12, 134), on: desktop)
    try wait(for: 0x00FF00, on: desktop)
    try app.quit()
  }
}
