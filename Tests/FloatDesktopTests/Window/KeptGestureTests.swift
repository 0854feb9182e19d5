import FloatCore
import FloatStudio
import Foundation
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatTestSupport

/// Gestures that are kept from a window as recordings and scenarios; videos and goldens are in `KeptInOddFoldersTests`.
@Suite(.serialized) struct KeptGestureTests {
  private func swipeBack(_ desk: inout FilesStage) {
    desk.stage.tap("row:chat-1", then: 2)
    desk.stage.drag(from: Point(3, 420), to: Point(300, 430))
    desk.stage.wait(2)
    #expect(desk.stage.stack == ["chats"])
  }

  @Test func a_gesture_is_kept_as_a_recording_and_as_a_scenario() throws {
    let folder = try TemporaryDirectory()
    var desk = try FilesStage(in: folder.path)
    swipeBack(&desk)
    desk.keep("1")
    // The recording leads there by itself.
    #expect(try LiveApp.played(folder.path + "/gesture-1.jsonl").stack == ["chats"])
    desk.keep("2")
    let scenario = try folder.text("gesture-1.yaml")
    #expect(scenario.contains("tap: row:chat-1"))
    #expect(scenario.contains("release"))
    #expect(desk.errors.contains("kept: \(folder.path)/gesture-1.yaml"))
  }

  @Test func a_gesture_that_moves_nothing_cannot_be_handed_off_and_says_so() throws {
    let folder = try TemporaryDirectory()
    var desk = try FilesStage(in: folder.path)
    desk.stage.tap(Point(180, 790))
    desk.stage.wait(2)
    desk.keep("7")
    #expect(desk.errors.contains("nothing moves in this gesture, so there is nothing to hand off"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/gesture-1.html"))
  }

  /// A loop that plays with another value is kept with that value.
  @Test func a_loop_is_kept_with_the_value_that_it_plays_with() throws {
    let folder = try TemporaryDirectory()
    var desk = try FilesStage(in: folder.path)
    swipeBack(&desk)
    desk.stage.key("Ctrl+L")
    try desk.save("navigation.response: 2s\n", to: ".config/floatdesktop/config.yaml")
    desk.keep("1")
    let recording = folder.path + "/gesture-1.jsonl"
    let lines = try folder.text("gesture-1.jsonl")
    #expect(lines.contains(#""navigation.response","value":"2s""#))
    let last = try #require(lines.split(separator: "\n").last)
    let object = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
    let release = try #require(object?["t"] as? Double)
    for (after, isMoving) in [(0.9, true), (8, false)] {
      let state = try LiveApp.played(recording, at: release + after)
      #expect((state.transition != nil) == isMoving, "after \(after) s")
    }
    desk.keep("2")
    #expect(try folder.text("gesture-1.yaml").contains("navigation.response: 2s"))
  }

  /// The gesture is kept with its language, and with the values that were changed in the panel.
  @Test func a_gesture_on_a_phone_that_has_started_over_is_kept() throws {
    let folder = try TemporaryDirectory()
    var desk = try FilesStage(in: folder.path, ["--panel", "--bezel", "off"])
    desk.stage.tune("ball.diameter", to: "70")
    desk.stage.find("")
    desk.stage.wait(1)
    desk.stage.find("language")
    desk.stage.key("Right")
    #expect(desk.stage.instrument.phone.language == .simplifiedChinese)
    desk.stage.key("F6", then: 1)
    desk.stage.tap("row:chat-1", then: 2)
    desk.keep("1")
    let recording = folder.path + "/gesture-1.jsonl"
    let lines = try folder.text("gesture-1.jsonl")
    #expect(lines.contains(#""language":"zh-Hans""#))
    #expect(lines.contains(#""ball.diameter","value":"70pt""#))
    #expect(try LiveApp.played(recording).stack == ["chats", "chat-1"])
  }
}
