import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatSnapshots
@testable import FloatTestSupport

/// The phone's body in a window: its pixels are those of a picture, and the thumb comes from outside the glass.
@Suite(.serialized) struct BodyWindowTests {
  private static let screen = PixelSize(width: 900, height: 1000)
  /// 375 × 812 pt, 25 pt of body and 28 pt of stage on every side.
  private static let window = PixelSize(width: 481, height: 918)

  private func desktop() throws -> Desktop { try Desktop(.x11, size: Self.screen) }

  private func place(_ desktop: Desktop) throws {
    try desktop.xdotool("search --sync --onlyvisible --name FloatDesktop windowmove 0 0")
  }

  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func the_window_shows_the_body_of_a_picture() throws {
    let desktop = try desktop()
    let scenario = desktop.folder + "/rest.yaml"
    try "steps:\n  - settle\n".write(toFile: scenario, atomically: true, encoding: .utf8)
    let path = desktop.folder + "/rest.png"
    let made = try LiveApp.run(
      ["snapshot", "--scenario", scenario, "--scale", "1", "--bezel", "on", "--output", path])
    #expect(made.code == 0, "\(made.errors)")
    let whole = PixelRect(x: 0, y: 0, width: Self.window.width, height: Self.window.height)
    let expected = try PNGFile.read(path).withoutHandle(of: whole)
    #expect(expected.width == Self.window.width)
    #expect(expected.height == Self.window.height)
    let app = try LiveApp(on: desktop, bezel: nil)
    try place(desktop)
    // Scrolling to and fro changes the pixels under the corners and the notch, and restores them.
    try desktop.xdotool("mousemove 240 500 click 5 sleep 0.5 click 4 sleep 0.5")
    var summary = ""
    let isSame = try? desktop.wait(for: "the picture") { () -> Bool? in
      let comparison = PictureComparison(
        expected: expected, actual: try desktop.screenshot().surface(Self.window).withoutHandle(of: whole))
      summary = comparison.summary
      return comparison.matches ? true : nil
    }
    #expect(isSame == true, "\(summary)")
    try app.quit()
  }

  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func a_drag_may_begin_outside_the_glass() throws {
    let desktop = try desktop()
    let app = try LiveApp(on: desktop, bezel: nil)
    try place(desktop)
    let origin = Point(53, 53)
    try desktop.click(origin + Point(200, 180))
    try app.state("the conversation") { $0.stack == ["chats", "chat-1"] && $0.transition == nil }
    // Towards the zone, at its full steepness.
    try desktop.press(origin + Point(-15, 420))
    try desktop.move(from: origin + Point(-15, 420), to: origin + Point(300, 700), over: 0.3)
    try app.state("the page under the thumb") { $0.transition?.interactive == true }
    try desktop.release()
    try app.state("the page before") { $0.stack == ["chats"] && $0.transition == nil }
    // The glass feels the thumb from its edge on.
    let first = try #require(try app.recordedLines().last { $0.contains("\"phase\":\"down\"") })
    #expect(first.contains("\"x\":0,"), "\(first)")
    try app.quit()
  }

  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func its_size_is_remembered_and_its_title_says_what_is_open() throws {
    let desktop = try desktop()
    let first = try LiveApp(on: desktop, bezel: nil)
    try desktop.xdotool("search --sync --onlyvisible --name iPhone windowmove 0 0 windowsize 600 700")
    try desktop.wait(for: "the frame at the new size") {
      // The stage's ground reaches the new corner.
      try desktop.screenshot()[598, 698] == StageColors.of(.light).background ? () : nil
    }
    try first.quit()
    let text = try String(
      contentsOfFile: desktop.folder + "/.local/state/floatdesktop/windows", encoding: .utf8)
    #expect(text == "iphone-x 600 700\n")
    let second = try LiveApp(on: desktop, bezel: nil)
    try place(desktop)
    try desktop.wait(for: "the same size again") {
      let shot = try desktop.screenshot()
      return shot[598, 698] == StageColors.of(.light).background && shot[602, 702] == .black ? () : nil
    }
    try second.quit()
  }
}
