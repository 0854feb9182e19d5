import FloatCore
import FloatPixelSupport
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// The heads-up display in a window follows the finger even where the phone's picture stays the same.
@Suite(.serialized) struct HeadsUpEndToEndTests {
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func the_trail_follows_and_fades_while_nothing_else_changes() throws {
    let desktop = try Desktop(.x11)
    let app = try LiveApp(on: desktop, ["--hud"])
    // The place is below the last row, where nothing answers.
    try desktop.press(Point(60, 690))
    try desktop.move(from: Point(60, 690), to: Point(300, 690), over: 0.3)
    func isBlue(_ color: Color) -> Bool { Int(color.blue) - Int(color.red) > 100 }
    func ring(at x: Int) throws -> Int {
      let shot = try desktop.screenshot()
      return (674..<706).reduce(0) { sum, y in sum + (x - 16..<x + 16).filter { isBlue(shot[$0, y]) }.count }
    }
    try desktop.wait(for: "the ring at the finger") { try ring(at: 300) > 20 ? () : nil }
    // The trail fades while the finger stays, and then no frame is drawn any more.
    try desktop.wait(for: "the end of the trail") {
      let shot = try desktop.screenshot()
      let blue = (70..<280).filter { isBlue(shot[$0, 690]) }
      return blue.isEmpty ? () : nil
    }
    #expect(try ring(at: 300) > 20)
    try app.waitForRest()
    try desktop.release()
    try desktop.wait(for: "no ring after the release") { try ring(at: 300) == 0 ? () : nil }
    try app.quit()
  }
}
