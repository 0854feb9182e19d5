import FloatCore
import FloatPixelSupport
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// The head-up display in a window follows the finger even where the phone's picture stays the same.
@Suite(.serialized) struct HeadsUpEndToEndTests {
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func the_finger_and_its_trail_are_followed_while_nothing_else_changes() throws {
    let desktop = try Desktop(.x11)
    let app = try LiveApp(on: desktop, ["--hud"])
    try app.waitForRest()
    let before = try desktop.screenshot()
    /// The pixels around a place on the drag's line that look otherwise than before.
    func changed(at x: Int) throws -> Int {
      let shot = try desktop.screenshot()
      return (670..<710).reduce(0) { sum, y in sum + (x - 20..<x + 20).count { shot[$0, y] != before[$0, y] }
      }
    }
    try desktop.press(Point(60, 690))
    try desktop.move(from: Point(60, 690), to: Point(300, 690), over: 0.3)
    try desktop.wait(for: "the disc at the finger") { try changed(at: 300) > 300 ? () : nil }
    // The trail and the outlines of repainted areas go while the finger stays, and then no frame is drawn any more.
    try app.waitForRest()
    #expect(try changed(at: 150) == 0)
    #expect(try changed(at: 300) > 300)
    try desktop.release()
    try desktop.wait(for: "no disc after the release") { try changed(at: 300) == 0 ? () : nil }
    try app.quit()
  }
}
