import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatPainting
@testable import FloatReplay
@testable import FloatTakeHome
@testable import FloatTestSupport

/// `floatdesktop handoff`, as it is called; `make check-handoff` opens its pages in a browser.
@Suite struct HandoffCommandTests {
  private func scenario(
    _ steps: String, _ folder: borrowing TemporaryDirectory, name: String = "pop.yaml"
  ) throws -> String {
    try folder.write("text: boxes\nsteps:\n\(steps)", to: name)
  }

  private func data(_ page: String) throws -> [String: Any] {
    let text = try String(contentsOfFile: page, encoding: .utf8)
    let start = try #require(text.firstRange(of: "id=\"data\">")).upperBound
    let end = try #require(text[start...].firstRange(of: "</script>")).lowerBound
    return try #require(JSONSerialization.jsonObject(with: Data(text[start..<end].utf8)) as? [String: Any])
  }

  private static let pop = """
      - tap: row:chat-1
      - settle
      - drag: {from: [2, 400], to: [240, 400], over: 200ms, release: true}
      - settle

    """

  @Test func a_page_has_the_gestures_frames_code_and_files() throws {
    let folder = try TemporaryDirectory()
    let path = try scenario(Self.pop, folder)
    let page = folder.path + "/pop.html"
    let run = CommandRun(["handoff", "--scenario", path, "--output", page, "--scale", "1"], code: 0)
    #expect(run.errors.contains("Push and pop"))
    let data = try data(page)
    #expect(data["title"] as? String == "Push and pop")
    let frames = try #require(data["frames"] as? [String: Any])
    let pictures = try #require(frames["pictures"] as? [Any])
    let count = try #require(data["count"] as? Int)
    // Sixty frames and 120 instants a second.
    #expect(abs(pictures.count * 2 - count) <= 2)
    let first = try #require(pictures[0] as? [String: Any])
    #expect(first["place"] as? [Int] == [0, 0, 375, 812])
    let jpeg = try #require((first["jpeg"] as? String).flatMap { Data(base64Encoded: $0) })
    #expect(jpeg.starts(with: [0xFF, 0xD8, 0xFF]))
    let code = try #require(data["code"] as? [[String: String]])
    #expect(code.map { $0["for"] } == CodePlatform.allCases.map(\.rawValue))
    #expect(code[0]["text"]?.contains("Example: page:chat-1, let go at") == true)
    let files = try #require(data["files"] as? [[String: String]])
    #expect(files.map { $0["name"] } == ["handoff.jsonl", "handoff.yaml", "motion.trace.txt"])
    // The recording plays the same.
    let recording = try folder.write(try #require(files[0]["text"]), to: "handoff.jsonl")
    let again = folder.path + "/again.html"
    #expect(CommandRun(["handoff", "--replay", recording, "--output", again, "--text", "boxes"]).code == 0)
    #expect(try (self.data(again)["rows"] as? NSArray) == data["rows"] as? NSArray)
    // The golden is what the scenario records.
    let suite = folder.path + "/suite"
    try folder.write(try #require(files[1]["text"]), to: "suite/handoff.yaml")
    try folder.write(try #require(files[2]["text"]), to: "suite/__Snapshots__/handoff/motion.trace.txt")
    #expect(CommandRun(["test", suite, "--jobs", "1", "--record", "never"]).code == 0)
  }

  @Test func the_gesture_is_the_last_that_moves_or_the_one_asked_for() throws {
    let folder = try TemporaryDirectory()
    let page = folder.path + "/page.html"
    let path = try scenario(Self.pop + "  - snapshot: here\n  - key: Tab\n  - settle\n", folder)
    func title(_ options: String...) throws -> String? {
      _ = CommandRun(["handoff", "--scenario", path, "--output", page, "--scale", "0.5"] + options, code: 0)
      return (try data(page)["facts"] as? [[String]])?.first { $0[0] == "Time" }?[1]
    }
    let last = try title()
    #expect(try title("--at", "here") == last)
    #expect(try title("--at", "0.1")?.hasPrefix("0.00 to") == true)
    let nothing = CommandRun(["handoff", "--scenario", path, "--at", "60"], code: 64)
    #expect(nothing.errors.contains("nothing moves in that gesture"))
  }

  @Test func what_cannot_be_handed_off_says_why() throws {
    let folder = try TemporaryDirectory()
    let still = try scenario("  - key: Tab\n  - settle\n", folder, name: "still.yaml")
    let run = CommandRun(["handoff", "--scenario", still, "--output", folder.path + "/still.html"], code: 65)
    #expect(run.errors.contains("still.yaml: nothing moves in it"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/still.html"))
    #expect(CommandRun(["handoff"]).code == 64)
    #expect(CommandRun(["handoff", "--scenario", still, "--output", still]).errors.contains("would be lost"))
    #expect(CommandRun(["handoff", "--scenario", folder.path + "/none.yaml"]).code == 66)
    let path = try scenario(Self.pop, folder)
    _ = CommandRun(
      [
        "handoff", "--scenario", path, "--scale", "0.2", "--output", "/proc/none/a.html",
      ], code: 73)
  }

  // MARK: Frames

  @Test func smaller_pictures_are_tried_until_they_fit() throws {
    let folder = try TemporaryDirectory()
    #expect(HandoffFrames.Quality.attempts(scale: nil).first?.scale == 2)
    let scaled = HandoffFrames.Quality.attempts(scale: 3)
    #expect(scaled.allSatisfy { $0.scale == 3 })
    #expect(Set(scaled.map(\.jpeg)).count > 2)
    let source = try ReplaySource.scenario(try scenario(Self.pop, folder))
    let setup = try PrototypeSetup(PrototypeChoices(), mode: .headless, source: source)
    let timeline = try setup.timeline()
    func frames(_ quality: HandoffFrames.Quality, limit: Int) throws -> HandoffFrames? {
      let times = try FrameTimes(from: 1, to: 1.3, rate: quality.rate)
      let shown = PhoneFrames(
        [timeline], painter: setup.makePainter(scale: quality.scale), scale: quality.scale)
      return try HandoffFrames(FrameSequence(times: times, of: shown), quality: quality, limit: limit)
    }
    let fine = try #require(try frames(HandoffFrames.Quality(scale: 1, jpeg: 90), limit: .max))
    let poor = try #require(try frames(HandoffFrames.Quality(scale: 1, jpeg: 30), limit: .max))
    #expect(poor.byteCount < fine.byteCount)
    #expect(fine.pictures.count == 18)
    #expect(try frames(HandoffFrames.Quality(scale: 1, jpeg: 90), limit: fine.byteCount - 1) == nil)
    #expect(try frames(HandoffFrames.Quality(scale: 1, jpeg: 90), limit: fine.byteCount) != nil)
  }
}
