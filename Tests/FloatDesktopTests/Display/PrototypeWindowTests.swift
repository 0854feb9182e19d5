import FloatCore
import FloatPixelSupport
import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// A prototype's folder that changes under a real window.
@Suite(.serialized, .onX11) struct PrototypeWindowTests {
  private static let middle = (x: 180, y: 500)

  private func wait(for color: UInt32, at place: (x: Int, y: Int) = middle, on desktop: Desktop) throws {
    try desktop.wait(for: "the colour \(String(color, radix: 16))") {
      try desktop.picture()[place.x, place.y] & 0xFF_FFFF == color ? () : nil
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

  /// The colour of the card about mistakes, beside its words.
  private static let card: UInt32 = 0x4A1618

  /// The picture's size can be read, its pixels cannot.
  @Test func a_picture_that_cannot_be_drawn_is_told_in_the_window() throws {
    let desktop = try Desktop(.x11)
    let folder = try PicturePages.write(in: desktop.folder)
    try desktop.write(PicturePages.yaml.replacing("next.svg", with: "next.png"), to: "app/prototype.yaml")
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
