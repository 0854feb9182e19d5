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
      let made = CommandRun([
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
}
