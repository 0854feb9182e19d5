import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// The panel beside the phone, under a real mouse and keyboard.
@Suite(.serialized) struct PanelWindowTests {
  /// The phone's pixels do not depend on the panel.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func the_phone_looks_the_same_beside_an_open_panel() throws {
    let desktop = try Desktop(.x11, size: PixelSize(width: 900, height: 918))
    let app = try LiveApp(on: desktop, bezel: nil)
    try app.waitForRest()
    let window = PixelRect(x: (900 - 481) / 2, y: 0, width: 481, height: 918)
    let phone = PixelRect(x: window.x + 20, y: 20, width: 435, height: 870)
    let before = try desktop.picture()
    try desktop.key("F2")
    try app.waitForRest()
    let open = try desktop.picture()
    // The window grew to the right, and was moved left as far as the display's end requires.
    let dx = min(0, 900 - (window.maxX + 320))
    #expect(Self.isEqual(before, open, phone, dx: dx))
    try desktop.key("F2")
    try app.waitForRest()
    #expect(!Self.isEqual(before, open, PixelRect(x: 600, y: 100, width: 200, height: 200), dx: 0))
    try app.quit()
  }

  /// In a window as wide as the phone, the panel lies over the phone; closed again, it leaves no trace.
  @Test(arguments: Desktop.available)
  func over_a_phone_without_room_it_leaves_nothing_behind(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop)
    // Weston draws its pointer into the picture, so the pointer stays at its place.
    try desktop.xdotool("mousemove 20 500")
    try app.waitForRest()
    let before = try desktop.picture()
    let all = before.bounds
    try desktop.key("F2")
    try app.waitForRest()
    let open = try desktop.picture()
    #expect(Self.isEqual(before, open, PixelRect(x: 0, y: 60, width: 50, height: 700), dx: 0))
    #expect(!Self.isEqual(before, open, all, dx: 0))
    // Motion below the panel does not show through it: the list is scrolled at its left end.
    try desktop.xdotool("click 5 click 5")
    try app.waitForRest()
    let scrolled = try desktop.picture()
    #expect(!Self.isEqual(open, scrolled, PixelRect(x: 0, y: 200, width: 50, height: 400), dx: 0))
    #expect(Self.isEqual(open, scrolled, PixelRect(x: 60, y: 300, width: 300, height: 300), dx: 0))
    try desktop.xdotool("click 4 click 4")
    try app.waitForRest()
    try desktop.key("F2")
    try app.waitForRest()
    #expect(Self.isEqual(before, try desktop.picture(), all, dx: 0))
    try app.quit()
  }

  /// A picture with the phone's body has no room for the panel, and says so.
  @Test func a_picture_that_leaves_the_panel_out_says_so() throws {
    let folder = try TemporaryDirectory()
    let scenario = try folder.write("steps:\n  - panel: open\n  - snapshot: it\n", to: "panel.yaml")
    for (bezel, isTold) in [("on", true), ("off", false)] {
      let result = CommandRun([
        "snapshot", "--scenario", scenario, "--bezel", bezel, "--scale", "1", "--output",
        folder.path + "/\(bezel).png",
      ])
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.errors.contains("leave out --bezel on") == isTold, "\(result.errors)")
    }
    #expect(try PNGFile.read(folder.path + "/off.png").width == 375 + 320)
  }

  private static func isEqual(_ a: Surface, _ b: Surface, _ rect: PixelRect, dx: Int) -> Bool {
    a.differences(from: b, in: rect, dx: dx) == 0
  }
}
