import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// A stand on a real display.
@Suite(.serialized) struct KioskWindowTests {
  private static let size = PixelSize(width: 962, height: 1836)

  @Test(arguments: Desktop.available)
  func it_fills_the_display_comes_back_and_ends_by_escape(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind, size: Self.size)
    let app = try LiveApp(
      on: desktop, ["--kiosk", "--idle", "5s"], bezel: nil, records: false, takesInput: false)
    // There is ground in the corner where a bare screen is black.
    try desktop.wait(for: "the whole display") { try desktop.screenshot()[2, 2] != .black ? () : nil }
    // The first row, 53 pt from the corner, at two pixels per point.
    try desktop.meetPointer()
    let pushed = try app.openConversation(at: Point(53 + 200, 53 + 180) * 2)
    try app.state("the first day", after: pushed.frame) { $0.stack == ["chats"] && $0.transition == nil }
    try desktop.xdotool("keydown Escape")
    // Inside Xvfb weston may process a key only with the next event.
    try desktop.wait(for: "the end") {
      try desktop.xdotool("mousemove_relative 1 1 sleep 0.05")
      return app.process.hasEnded ? () : nil
    }
    try desktop.xdotool("keyup Escape")
    #expect(try app.process.waitForEnd() == 0)
  }

  @Test(.onX11) func a_display_that_is_not_there_is_told_with_those_that_are() throws {
    let desktop = try Desktop(.x11)
    let run = try LiveApp.run(["--kiosk", "--display", "7"], environment: desktop.environment, code: 64)
    #expect(run.errors.contains("there are 0 \""))
  }
}
