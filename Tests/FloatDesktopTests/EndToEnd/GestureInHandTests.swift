import FloatCore
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// A gesture in the hand, in real windows: paused in the middle, looped, tuned, looked at and kept.
@Suite(.serialized) struct GestureInHandTests {
  private static let frame = 1.0 / 60

  private func opened(_ desktop: Desktop, _ arguments: [String] = []) throws -> LiveApp {
    let app = try LiveApp(on: desktop, arguments, startsInFolder: true)
    try desktop.click(Point(150, 180))
    try app.state("the page") { $0.transition == nil && $0.stack.count == 2 }
    try app.waitForLastFrame()
    return app
  }

  private func save(_ text: String, on desktop: Desktop) throws {
    let folder = desktop.folder + "/.config/floatdesktop"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: folder + "/config.yaml", atomically: true, encoding: .utf8)
  }

  @Test(arguments: Desktop.available)
  func a_drag_is_paused_stepped_back_and_goes_on_in_the_same_hand(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try opened(desktop)
    try desktop.press(Point(3, 420))
    try desktop.move(from: Point(3, 420), to: Point(200, 430))
    try app.state("the page under the finger") { $0.transition?.topX ?? 0 > 150 }
    try app.waitForLastFrame()
    try desktop.key("F8")
    try app.waitForLastFrame()
    let held = try #require(try app.states().last)
    // The hand moves on, the finger stays.
    try desktop.move(from: Point(200, 430), to: Point(60, 500))
    try app.waitForLastFrame()
    #expect(try app.states().last?.transition?.topX == held.transition?.topX)
    try desktop.key("F7")
    let back = try app.state("the frame before", after: held.frame) { $0.t < held.t }
    #expect(abs(held.t - back.t - Self.frame) < 1e-6)
    #expect(back.transition?.interactive == true)
    try desktop.key("F9")
    try app.state("the frame again", after: back.frame) { $0.t > back.t }
    try desktop.key("F8")
    try desktop.release()
    try app.state("the page goes", after: back.frame) { $0.transition == nil && $0.stack.count == 1 }
    try app.quit()
  }

  @Test(arguments: Desktop.available)
  func a_swipe_is_looped_and_plays_with_a_value_that_is_changed_meanwhile(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try opened(desktop)
    try desktop.press(Point(3, 420))
    try desktop.move(from: Point(3, 420), to: Point(300, 430))
    try desktop.release()
    let over = try app.state("the first page") { $0.t > 1 && $0.transition == nil && $0.stack.count == 1 }
    try app.waitForLastFrame()
    let count = try app.recordedLines().count
    try desktop.key("ctrl+l")
    let first = try app.state("the loop", after: over.frame) { $0.t < over.t && $0.transition != nil }
    let again = try app.state("the next round", after: first.frame + 5) { $0.t < first.t + 0.01 }
    try save("navigation.response: 2s\n", on: desktop)
    // At two seconds of response the page is on its way long after it was over before.
    try app.state("the slow page", after: again.frame) { $0.t > over.t + 0.3 && $0.transition != nil }
    #expect(try app.recordedLines().count == count + 1, "the value is recorded, the loop is not")
    try desktop.key("Escape")
    try app.waitForLastFrame()
    #expect(try app.states().last?.transition == nil)
    try app.quit()
  }

  @Test(arguments: Desktop.available)
  func overlays_and_touches_come_and_go_with_their_keys(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try opened(desktop, ["--slowdown", "4"])
    try desktop.press(Point(3, 420))
    try desktop.move(from: Point(3, 420), to: Point(200, 430))
    try app.state("the page under the finger") { $0.transition?.topX ?? 0 > 150 }
    try desktop.key("F8")
    try app.waitForLastFrame()
    let plain = try desktop.picture()
    for key in ["o", "p", "g", "l", "t"] {
      try desktop.key("ctrl+shift+\(key)")
      try Polling.value("what ctrl+shift+\(key) shows") {
        Self.differences(try desktop.picture(), plain) > 100 ? () : nil
      }
      try desktop.key("ctrl+shift+\(key)")
      try Polling.value("the phone without it") {
        Self.differences(try desktop.picture(), plain) == 0 ? () : nil
      }
    }
    try desktop.key("F8")
    try desktop.release()
    try app.quit()
  }

  private static func differences(_ a: Surface, _ b: Surface) -> Int {
    var count = 0
    for y in 0..<a.height { for x in 0..<a.width where a[x, y] != b[x, y] { count += 1 } }
    return count
  }

  @Test(arguments: Desktop.available)
  func a_gesture_is_kept_where_the_program_was_started(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try opened(desktop)
    try desktop.press(Point(3, 420))
    try desktop.move(from: Point(3, 420), to: Point(300, 430))
    try desktop.release()
    try app.state("the first page") { $0.t > 1 && $0.transition == nil && $0.stack.count == 1 }
    try app.waitForLastFrame()
    try desktop.key("ctrl+k")
    try desktop.key("1")
    let recording = desktop.folder + "/gesture-1.jsonl"
    try Polling.value("the recording; \(app.process.errorOutput)") {
      FileManager.default.fileExists(atPath: recording) ? () : nil
    }
    // It leads there by itself.
    let played = try LiveApp.run(["inspect", "--replay", recording])
    #expect(played.code == 0)
    #expect(try TracedState(line: played.output).stack == ["chats"])
    try desktop.key("Escape")
    try desktop.key("ctrl+k")
    try desktop.key("2")
    let scenario = desktop.folder + "/gesture-1.yaml"
    try Polling.value("the scenario; \(app.process.errorOutput)") {
      FileManager.default.fileExists(atPath: scenario) ? () : nil
    }
    let text = try String(contentsOfFile: scenario, encoding: .utf8)
    #expect(text.contains("tap: row:chat-1") && text.contains("release"))
    try app.quit()
  }
}
