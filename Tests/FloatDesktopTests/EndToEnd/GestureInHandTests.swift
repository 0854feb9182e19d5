import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// A gesture in the hand, in real windows: paused in the middle, looped, tuned, inspected and kept.
@Suite(.serialized) struct GestureInHandTests {
  private static let frame = 1.0 / 60

  private func opened(_ desktop: Desktop, _ arguments: [String] = []) throws -> LiveApp {
    let app = try LiveApp(on: desktop, arguments, startsInFolder: true)
    try desktop.click(Point(150, 180))
    try app.state("the page") { $0.transition == nil && $0.stack.count == 2 }
    try app.waitForRest()
    return app
  }

  /// Drags the page away, and waits until the one below it rests.
  @discardableResult
  private func swipeBack(_ desktop: Desktop, _ app: LiveApp) throws -> TracedState {
    try desktop.press(Point(3, 420))
    try desktop.move(from: Point(3, 420), to: Point(300, 430))
    try desktop.release()
    let over = try app.state("the first page") { $0.t > 1 && $0.transition == nil && $0.stack.count == 1 }
    try app.waitForRest()
    return over
  }

  /// Loops the gesture that ended in `over`.
  @discardableResult
  private func loop(_ over: TracedState, _ desktop: Desktop, _ app: LiveApp) throws -> TracedState {
    try desktop.key("ctrl+l")
    return try app.state("the loop", after: over.frame) { $0.t < over.t && $0.transition != nil }
  }

  /// Gives pages two seconds of response, so that they still move long after `over`, when they were at rest before.
  private func slowPages(_ over: TracedState, after frame: Int, _ desktop: Desktop, _ app: LiveApp) throws {
    let folder = desktop.folder + "/.config/floatdesktop"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "navigation.response: 2s\n".write(toFile: folder + "/config.yaml", atomically: true, encoding: .utf8)
    try app.state("the slow page", after: frame) { $0.t > over.t + 0.3 && $0.transition != nil }
  }

  @Test(arguments: Desktop.available)
  func a_drag_is_paused_stepped_back_and_goes_on_in_the_same_hand(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let app = try opened(desktop)
    try desktop.press(Point(3, 420))
    try desktop.move(from: Point(3, 420), to: Point(200, 430))
    try app.state("the page under the finger") { $0.transition?.topX ?? 0 > 150 }
    try app.waitForRest()
    try desktop.key("F8")
    try app.waitForRest()
    let held = try #require(try app.states().last)
    // The hand moves on while the finger stays.
    try desktop.move(from: Point(200, 430), to: Point(60, 500))
    try app.waitForRest()
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

  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func a_swipe_is_looped_and_plays_with_a_value_that_is_changed_meanwhile() throws {
    let desktop = try Desktop(.x11)
    let app = try opened(desktop)
    let over = try swipeBack(desktop, app)
    let count = try app.recordedLines().count
    let first = try loop(over, desktop, app)
    let again = try app.state("the next round", after: first.frame + 5) { $0.t < first.t + 0.01 }
    try slowPages(over, after: again.frame, desktop, app)
    #expect(try app.recordedLines().count == count + 1, "the value is recorded, the loop is not")
    try desktop.key("Escape")
    try app.waitForRest()
    #expect(try app.states().last?.transition == nil)
    try app.quit()
  }

  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func a_press_on_a_loop_is_the_first_of_the_present() throws {
    let desktop = try Desktop(.x11)
    let app = try opened(desktop)
    let over = try swipeBack(desktop, app)
    try loop(over, desktop, app)
    let count = try app.recordedLines().count
    try desktop.click(Point(150, 180))
    // In the loop there is one page at these times.
    try app.state("the page again", after: over.frame) {
      $0.t > over.t && $0.transition == nil && $0.stack.count == 2
    }
    #expect(try app.recordedLines().count >= count + 2)
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
    try app.waitForRest()
    let plain = try desktop.picture()
    for key in ["o", "p", "g", "l", "t"] {
      try desktop.key("ctrl+shift+\(key)")
      try desktop.wait(for: "what ctrl+shift+\(key) shows") {
        Self.differences(try desktop.picture(), plain) > 100 ? () : nil
      }
      try desktop.key("ctrl+shift+\(key)")
      try desktop.wait(for: "the phone without it") {
        Self.differences(try desktop.picture(), plain) == 0 ? () : nil
      }
    }
    try desktop.key("F8")
    try desktop.release()
    try app.quit()
  }

  /// Compares the part below the word that tells what a key did, and its shadow; it stays for a second, up to 95 points
  /// from the top.
  private static func differences(_ a: Surface, _ b: Surface) -> Int {
    a.differences(from: b, in: PixelRect(x: 0, y: 100, width: a.width, height: a.height - 100))
  }

  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func a_gesture_is_kept_where_the_program_was_started() throws {
    let desktop = try Desktop(.x11)
    let app = try opened(desktop)
    try swipeBack(desktop, app)
    try desktop.key("ctrl+k")
    try desktop.key("1")
    let recording = desktop.folder + "/gesture-1.jsonl"
    try desktop.wait(for: "the recording") {
      FileManager.default.fileExists(atPath: recording) ? () : nil
    }
    // The recording leads there by itself.
    #expect(try LiveApp.played(recording).stack == ["chats"])
    try desktop.key("Escape")
    try desktop.key("ctrl+k")
    try desktop.key("2")
    let scenario = desktop.folder + "/gesture-1.yaml"
    try desktop.wait(for: "the scenario") {
      FileManager.default.fileExists(atPath: scenario) ? () : nil
    }
    let text = try String(contentsOfFile: scenario, encoding: .utf8)
    #expect(text.contains("tap: row:chat-1"))
    #expect(text.contains("release"))
    try app.quit()
  }

  /// Closed while a video is written, the window is gone at once; the program ends with the video.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func a_window_that_is_closed_goes_before_what_it_keeps_is_written() throws {
    let desktop = try Desktop(.x11)
    // This encoder runs until it is told to stop.
    let tools = desktop.folder + "/tools"
    try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: false)
    let encoder = tools + "/ffmpeg"
    try "#!/bin/sh\ntouch \(tools)/began\nwhile [ ! -e \(tools)/enough ]; do sleep 0.05; done\nexit 1\n"
      .write(
        toFile: encoder, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: encoder)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let app = try LiveApp(on: desktop, environment: ["PATH": tools + ":" + path], startsInFolder: true)
    try desktop.click(Point(150, 180))
    try app.state("the page") { $0.transition == nil && $0.stack.count == 2 }
    try app.waitForRest()
    try desktop.key("ctrl+k")
    try desktop.key("3")
    try desktop.wait(for: "the encoder") {
      FileManager.default.fileExists(atPath: tools + "/began") ? () : nil
    }
    #expect(try !Self.isBlack(desktop.picture()))
    try desktop.key("ctrl+q")
    try desktop.wait(for: "the empty screen") { try Self.isBlack(desktop.picture()) ? () : nil }
    #expect(!app.process.hasEnded)
    #expect(FileManager.default.createFile(atPath: tools + "/enough", contents: nil))
    #expect(try app.process.waitForEnd() == 0)
  }

  private static func isBlack(_ picture: Surface) -> Bool {
    picture.count(in: picture.bounds) { $0 & 0xFF_FFFF != 0 } == 0
  }

  /// A drag that is paused, scrubbed to before its beginning and taken back is at its former place, and goes on.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func a_paused_drag_is_scrubbed_and_goes_on_where_it_was() throws {
    let desktop = try Desktop(.x11)
    let app = try opened(desktop)
    try desktop.key("F3")
    try desktop.press(Point(3, 300))
    try desktop.move(from: Point(3, 300), to: Point(120, 300))
    try app.state("the page under the finger") { $0.transition?.topX ?? 0 > 80 }
    try app.waitForRest()
    try desktop.key("F8")
    try app.waitForRest()
    let held = try #require(try app.states().last)
    // The finger stays on the phone, so the hand is free for the strip.
    try desktop.release()
    let strip = Point(0, 730)
    try desktop.press(strip + Point(300, 0))
    try desktop.move(from: strip + Point(300, 0), to: strip + Point(27, 0))
    let scrubbed = try app.state("the start", after: held.frame) { $0.t < 1 && $0.stack.count == 1 }
    try desktop.key("Escape")
    let back = try app.state("the drag again", after: scrubbed.frame) { $0.t == held.t }
    #expect(back.transition == held.transition)
    try desktop.release()
    try desktop.key("F8")
    let end = try app.state("what the release does", after: back.frame) { $0.transition == nil }
    #expect(end.t > held.t)
    try app.waitForRest()
    // The recording leads to the visible state.
    let last = try #require(try app.states().last)
    #expect(try LiveApp.played(app.recordPath, at: last.t).stack == last.stack)
    try app.quit()
  }

  /// A loop that plays with another value is kept in all ways, each with that value.
  @Test(.enabled(if: Desktop.missingTools(for: .x11).isEmpty))
  func a_loop_is_kept_with_the_value_that_it_plays_with() throws {
    let desktop = try Desktop(.x11)
    let app = try opened(desktop)
    let over = try swipeBack(desktop, app)
    try loop(over, desktop, app)
    try slowPages(over, after: over.frame, desktop, app)
    let folder = desktop.folder + "/"
    func keep(_ key: String, _ name: String) throws -> String {
      try desktop.key("ctrl+k")
      try desktop.key(key)
      try desktop.wait(for: "\(name)") {
        app.process.errorOutput.contains("kept: \(folder)\(name)") ? () : nil
      }
      try desktop.key("Escape")
      return folder + name
    }
    let recording = try keep("1", "gesture-1.jsonl")
    let lines = try String(contentsOfFile: recording, encoding: .utf8)
    #expect(lines.contains(#""navigation.response","value":"2s""#))
    let release = try #require(try lastTime(in: lines))
    for (after, isMoving) in [(0.9, true), (8, false)] {
      let state = try LiveApp.played(recording, at: release + after)
      #expect((state.transition != nil) == isMoving, "after \(after) s")
    }
    let scenario = try String(contentsOfFile: try keep("2", "gesture-1.yaml"), encoding: .utf8)
    #expect(scenario.contains("navigation.response: 2s"))
    let golden = try String(contentsOfFile: try keep("6", "goldens/gesture-1.yaml"), encoding: .utf8)
    #expect(golden.contains("navigation.response: 2s"))
    #expect(golden.contains("trace: motion"))
    let test = try LiveApp.run(["test", folder + "goldens"])
    #expect(test.code == 0, "\(test.output) \(test.errors)")
    if ExportTools.missing.isEmpty {
      let video = try Data(contentsOf: URL(fileURLWithPath: try keep("3", "gesture-1.gif")))
      #expect(video.starts(with: Data("GIF89a".utf8)))
      #expect((10_000...3_000_000).contains(video.count))
    }
    try app.quit()
  }

  /// The time of the last line.
  private func lastTime(in lines: String) throws -> Double? {
    let line = try #require(lines.split(separator: "\n").last)
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return object?["t"] as? Double
  }
}
