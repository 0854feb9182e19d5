import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatSnapshots
@testable import FloatTestSupport

/// Two phones in one window.
@Suite(.serialized) struct ComparedWindowTests {
  private static let sides = SideBySide(.iPhoneX, names: [], hasBody: false)
  private static let screen = Size(375, 812)
  private static let window = PixelSize(
    width: Int(sides.size(of: screen).width), height: Int(sides.size(of: screen).height))

  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func a_tap_on_the_second_phone_is_on_both_and_the_window_is_the_picture() throws {
    let desktop = try Desktop(.x11, size: PixelSize(width: 900, height: 950))
    let values = desktop.folder + "/large.yaml"
    try "badge.diameter: 30pt\nnavigation.response: 0.6s\n".write(
      toFile: values, atomically: true, encoding: .utf8)
    let app = try LiveApp(on: desktop, ["--compare", values])
    try desktop.xdotool("search --sync --onlyvisible --name FloatDesktop windowmove 0 0")
    let right = Self.sides.frame(of: 1, screen: Self.screen).origin
    try desktop.click(right + Point(150, 180))
    try app.state("the page") { $0.stack == ["chats", "chat-1"] && $0.transition == nil }
    let path = desktop.folder + "/both.png"
    var summary = ""
    let isSame = try? desktop.wait(for: "the picture") { () -> Bool? in
      let made = try LiveApp.run([
        "snapshot", "--replay", app.recordPath, "--compare", values, "--scale", "1", "--output", path,
      ])
      #expect(made.code == 0, "\(made.errors)")
      let comparison = PictureComparison(
        expected: try PNGFile.read(path), actual: try desktop.screenshot().surface(Self.window))
      summary = comparison.summary
      return comparison.matches ? true : nil
    }
    #expect(isSame == true, "\(summary)")
    try app.quit()
  }

  /// The file of the second phone is followed as the config file is.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func the_compared_file_is_followed_while_the_window_is_open() throws {
    let desktop = try Desktop(.x11, size: PixelSize(width: 900, height: 950))
    let values = desktop.folder + "/large.yaml"
    func write(_ text: String) throws { try text.write(toFile: values, atomically: true, encoding: .utf8) }
    try write("badge.diameter: 18pt\n")
    let app = try LiveApp(on: desktop, ["--compare", values])
    try desktop.xdotool("search --sync --onlyvisible --name FloatDesktop windowmove 0 0")
    let path = desktop.folder + "/both.png"
    let scenario = desktop.folder + "/nothing.yaml"
    try "steps: []\n".write(toFile: scenario, atomically: true, encoding: .utf8)
    func waitForPicture(_ what: String) throws {
      let made = try LiveApp.run([
        "snapshot", "--scenario", scenario, "--compare", values, "--scale", "1", "--output", path,
      ])
      #expect(made.code == 0, "\(made.errors)")
      let expected = try PNGFile.read(path)
      var summary = ""
      try desktop.wait(for: "\(what): \(summary)") {
        let comparison = PictureComparison(
          expected: expected, actual: try desktop.screenshot().surface(Self.window))
        summary = comparison.summary
        return comparison.matches ? () : nil
      }
    }
    try waitForPicture("the picture of the start")
    try write("badge.diameter: 30pt\nbadge.fill: \"#2F80ED\"\n")
    try waitForPicture("the new values")
    // A wrong value keeps the last good one.
    try write("badge.diameter: 30\nbadge.fill: \"#2F80ED\"\n")
    try desktop.wait(for: "the problem") {
      app.process.errorOutput.contains("large.yaml") ? () : nil
    }
    try app.quit()
  }

  @Test func two_phones_have_no_display_of_numbers() throws {
    let result = try LiveApp.run(["--hud", "--compare", "wechat"])
    #expect(result.code == 64)
    #expect(result.errors.contains("--compare shows two"))
  }

  /// Each phone has its own overlays: a slower page has another path.
  @Test(arguments: ["--path", "--velocity", "--thresholds", "--onion=3"])
  func overlays_are_on_both_phones(overlay: String) throws {
    let folder = NSTemporaryDirectory() + "floatdesktop-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "navigation.response: 0.9s\n".write(
      toFile: folder + "/slow.yaml", atomically: true, encoding: .utf8)
    try """
    device: iphone-x
    steps:
      - tap: row:chat-1
      - wait: 3s
      - press: [3, 420]
      - move: {to: [200, 430], over: 200ms}

    """.write(toFile: folder + "/drag.yaml", atomically: true, encoding: .utf8)
    func picture(_ name: String, _ arguments: [String]) throws -> Surface {
      let made = try LiveApp.run(
        [
          "snapshot", "--scenario", folder + "/drag.yaml", "--compare", folder + "/slow.yaml", "--scale", "1",
          "--output", folder + "/\(name).png",
        ] + arguments)
      try #require(made.code == 0, "\(made.errors)")
      return try PNGFile.read(folder + "/\(name).png")
    }
    let (plain, drawn) = try (picture("plain", []), picture("drawn", [overlay]))
    for index in 0...1 {
      let frame = Self.sides.frame(of: index, screen: Self.screen)
      let rect = PixelRect(
        x: Int(frame.minX), y: Int(frame.minY), width: Int(frame.width), height: Int(frame.height))
      #expect(plain.differences(from: drawn, in: rect) > 100, "phone \(index)")
    }
  }
}
