import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// The panel beside the phone, under a real mouse and keyboard.
@Suite(.serialized) struct PanelWindowTests {
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

  private static func isEqual(_ a: Surface, _ b: Surface, _ rect: PixelRect, dx: Int) -> Bool {
    a.differences(from: b, in: rect, dx: dx) == 0
  }
}
