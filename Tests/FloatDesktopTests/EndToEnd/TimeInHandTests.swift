import FloatCore
import Testing

@testable import FloatTestSupport

/// Keys and mouse on the phone's time, in real windows.
@Suite(.serialized) struct TimeInHandTests {
  private static let frame = 1.0 / 60

  @Test(arguments: Desktop.available)
  func a_push_is_paused_and_goes_by_frames(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop, ["--slowdown", "20"])
    try desktop.click(Point(150, 180))
    try app.state("the push") { 0.05..<0.9 ~= $0.transition?.progress ?? 0 }
    try desktop.key("F8")
    try app.waitForRest()
    let paused = try #require(try app.states().last)
    #expect(paused.transition != nil)
    try waitForTitle("Paused", desktop, isThere: true)
    try desktop.key("F7")
    let back = try app.state("the frame before", after: paused.frame) { $0.t < paused.t }
    #expect(abs(paused.t - back.t - Self.frame) < 1e-6)
    try desktop.key("F9")
    let on = try app.state("the frame again", after: back.frame) { $0.t > back.t }
    #expect(abs(on.t - paused.t) < 1e-6)
    // The mouse does nothing to a phone whose time stands.
    let count = try app.recordedLines().count
    try desktop.click(Point(150, 400))
    try desktop.key("ctrl+1")
    try desktop.key("F8")
    try app.state("the end of the push", after: on.frame) { $0.transition == nil && $0.stack.count == 2 }
    #expect(try app.recordedLines().count == count)
    try waitForTitle("Paused", desktop, isThere: false)
    try app.quit()
  }

  /// Weston does not reveal the titles of its windows.
  private func waitForTitle(_ word: String, _ desktop: Desktop, isThere: Bool) throws {
    guard desktop.kind == .x11 else { return }
    try desktop.wait(for: "\(word) \(isThere ? "in" : "out of") the title") {
      ((try? desktop.xdotool("search --name \(word)")) != nil) == isThere ? () : nil
    }
  }

  @Test(arguments: Desktop.available)
  func a_drag_along_the_strip_goes_back_and_the_recording_with_it(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try LiveApp(on: desktop)
    let before = try app.recordedLines().filter { !$0.contains("F12") }.count
    try desktop.click(Point(150, 180))
    let opened = try app.state("the page") { $0.transition == nil && $0.stack.count == 2 }
    try app.waitForRest()
    try desktop.key("F3")
    let strip = Point(0, 730)
    try desktop.press(strip + Point(140, 0))
    try desktop.move(from: strip + Point(140, 0), to: strip + Point(27, 0))
    let scrubbed = try app.state("the start", after: opened.frame) { $0.t < 1 && $0.stack.count == 1 }
    #expect(try app.recordedLines().filter { !$0.contains("F12") }.count > before, "nothing is dropped yet")
    try desktop.release()
    try desktop.wait(for: "the shorter recording") {
      try app.recordedLines().filter { !$0.contains("F12") }.count == before ? true : nil
    }
    try app.state("the phone lives on", after: scrubbed.frame) { $0.stack.count == 1 }
    try app.quit()
  }
}
