import FloatCore
import FloatPixelSupport
import FloatStudio
import Foundation
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// A gesture in the hand, in real windows: paused in the middle, looped, tuned, inspected and kept.
@Suite(.serialized) struct GestureInHandTests {
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
