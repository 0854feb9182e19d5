import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatTestSupport

/// `floatdesktop code` and `config diff`, as they are called.
@Suite struct CodeCommandTests {
  private func output(_ words: String, code: Int32 = 0, says text: String = "") -> String {
    let run = CommandRun(words.split(separator: " ").map(String.init))
    #expect(run.code == code, "\(words): \(run.errors)")
    if !text.isEmpty { #expect(run.errors.contains(text), "\(words): \(run.errors)") }
    return run.output
  }

  @Test func without_a_platform_it_lists_the_motions() {
    let lines = output("code").split(separator: "\n").map {
      $0.split(separator: " ").first.map(String.init) ?? ""
    }
    #expect(
      lines == [
        "ball.snap", "navigation", "morph.expand", "morph.shrink", "modal", "badge.return", "badge.tear",
        "zone.growth", "zone.slide", "list.slide", "row-swipe.open", "pager", "slider",
      ])
    #expect(output("code ball.snap").contains("stiffness 322.27"))
  }

  @Test func a_motion_is_named_by_its_name_or_by_a_key() {
    let snap = output("code ball.snap --for swiftui")
    #expect(snap.contains("enum BallSnap"))
    #expect(!snap.contains("enum PushAndPop"))
    #expect(CommandRun(["code", "ball snap", "--for", "swiftui"]).output == snap)
    #expect(output("code ball.snap.lookahead --for swiftui") == snap)
    #expect(output("code snap --for swiftui") == snap)
    #expect(output("code Pop --for swiftui").contains("enum PushAndPop"))
    let morphs = output("code morph.damping-ratio --for swiftui")
    #expect(morphs.contains("enum BallToPage"))
    #expect(morphs.contains("enum PageToBall"))
    _ = output("code ball.snapp", code: 64, says: "did you mean \"ball.snap\"?")
    _ = output("code ball.snap --for ios", code: 64, says: "swiftui")
    _ = output("code --at 1s", code: 64, says: "--replay or --scenario")
  }

  @Test func names_hide_no_platforms_and_take_a_prefix() {
    #expect(output("code slider --for swiftui").contains("enum SliderMotion {"))
    #expect(output("code pager --for compose").contains("object PagerMotion {"))
    #expect(output("code slider --for swiftui --prefix feel").contains("enum FeelSlider {"))
    #expect(output("code ball.snap --for js --prefix Feel").contains("export const feelBallSnap = {"))
    #expect(output("code ball.snap --for css --prefix Feel").contains("--feel-ball-snap: linear("))
    _ = output("code --for swiftui --prefix 2nd", code: 64, says: "--prefix takes a word")
  }

  @Test func only_changed_motions_are_printed_on_request() {
    let text = output("code --changed --for css -o modal.response=400ms")
    #expect(text.contains("Present and dismiss"))
    #expect(!text.contains("Ball snap"))
    #expect(text.contains("modal.response 400ms (default 300ms)"))
    #expect(output("code --changed --for css", says: "no motion has a key").isEmpty)
    #expect(output("code modal --for uikit --preset zd-push").contains("UICubicTimingParameters"))
  }

  @Test func a_gesture_is_a_worked_example() throws {
    let folder = try TemporaryDirectory()
    let scenario = folder.path + "/throw.yaml"
    try """
    steps:
      - tap: row:chat-1
      - settle
      - drag: {from: [2, 400], to: [240, 400], over: 100ms}
      - release
      - wait: 1s
    """.write(toFile: scenario, atomically: true, encoding: .utf8)
    for platform in ["swiftui", "css", "js"] {
      let text = CommandRun(["code", "--for", platform, "--scenario", scenario]).output
      #expect(text.contains("Example: page:chat-1, let go at"), "\(platform): \(text)")
      #expect(text.contains("Push and pop"))
      #expect(!text.contains("Ball snap"))
    }
    let json = CommandRun(["code", "--for", "json", "--scenario", scenario]).output
    #expect(json.contains("\"example\""))
    let file = folder.path + "/motions.css"
    let run = CommandRun(["code", "--for", "css", "--output", file])
    #expect(run.output.isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == output("code --for css"))
  }

  /// A tap that opens the list lets nothing go, but something moves.
  @Test func without_a_release_the_motions_of_the_gesture_are_printed() throws {
    let folder = try TemporaryDirectory()
    let scenario = folder.path + "/list.yaml"
    try """
    steps:
      - call: {collect: article-1}
      - call: {collect: article-2}
      - settle
      - tap: ball
      - wait: 1s
    """.write(toFile: scenario, atomically: true, encoding: .utf8)
    let run = CommandRun(["code", "--for", "swiftui", "--scenario", scenario])
    #expect(run.output.contains("enum ListSlide"))
    #expect(!run.output.contains("enum BallSnap"))
    #expect(run.errors.contains("so there is no example"))
  }

  // MARK: Values

  @Test func values_differ_by_key_as_text_and_as_numbers() throws {
    let folder = try TemporaryDirectory()
    let file = folder.path + "/mine.yaml"
    try "ball: {snap.response: 400ms, diameter: 70pt}\n".write(
      toFile: file, atomically: true, encoding: .utf8)
    let table = CommandRun(["config", "diff", file]).output
    #expect(table.contains("ball.snap.response  350ms"))
    #expect(CommandRun(["config", "diff", "default", file]).output.contains("400ms"))
    #expect(CommandRun(["config", "diff", "wechat", "wechat"]).output.isEmpty)
    let json = CommandRun(["config", "diff", file, "--json"]).output
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(rows.map { $0["key"] as? String } == ["ball.diameter", "ball.snap.response"])
    let to = try #require(rows.last?["to"] as? [String: Any])
    #expect(to["text"] as? String == "400ms")
    #expect(to["number"] as? Double == 0.4)
    #expect(to["unit"] as? String == "s")
    #expect(CommandRun(["config", "diff", "nothing-like-it"]).code == 66)
    #expect(
      CommandRun(["preset", "diff", "wechat"]).output == CommandRun(["config", "diff", "wechat"]).output)
  }

  @Test func values_in_use_are_json_on_request() throws {
    let json = CommandRun(["config", "show", "--json", "-o", "ball.snap.response=400ms"]).output
    let values = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [String: Any]])
    #expect(values["ball.snap.response"]?["number"] as? Double == 0.4)
    #expect(values["ball.diameter"]?["unit"] as? String == "pt")
    #expect(values["ball.shape"]?["text"] as? String == "half-capsule")
    let changed = CommandRun(["config", "show", "--json", "--changes-only", "-o", "ball.snap.response=400ms"])
    #expect(changed.output.contains("ball.snap.response"))
    #expect(!changed.output.contains("ball.diameter"))
  }
}
