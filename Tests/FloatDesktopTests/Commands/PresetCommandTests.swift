import Foundation
import Testing

@testable import FloatTestSupport

/// `floatdesktop preset`.
@Suite struct PresetCommandTests {
  private func run(_ arguments: [String], in folder: borrowing TemporaryDirectory) -> CommandRun {
    CommandRun(arguments, home: folder.path)
  }

  @Test func what_is_saved_is_found_by_name_and_says_only_what_changes() throws {
    let folder = try TemporaryDirectory()
    try folder.write("# mine\nball.diameter: 70pt\nkeys.play: F5\n", to: ".config/floatdesktop/config.yaml")
    let saved = run(["preset", "save", "soft", "-o", "ball.snap.response=0.6s"], in: folder)
    let path = folder.path + "/.config/floatdesktop/presets/soft.yaml"
    #expect(saved.code == 0, "\(saved.errors)")
    #expect(saved.output == path + "\n", "\(saved.errors)")
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == "ball:\n  diameter: 70pt\n  snap.response: 600ms\n")
    let list = run(["preset", "list"], in: folder)
    #expect(list.output.contains("\nsoft                 \(path)\n"), "\(list.output)")
    let difference = run(["preset", "diff", "soft"], in: folder)
    #expect(difference.output.split(separator: "\n").count == 3)
    #expect(difference.output.contains("ball.diameter"))
    #expect(difference.output.contains("70pt"))
    #expect(run(["preset", "diff", "wechat", "soft"], in: folder).code == 0)
    #expect(run(["preset", "diff", "soft", path], in: folder).output.isEmpty)
    let again = run(["preset", "save", "soft", "-o", "ball.diameter=71pt"], in: folder)
    #expect(again.code == 73)
    #expect(again.errors.contains("--replace"))
    #expect(run(["preset", "save", "soft", "--replace"], in: folder).code == 0)
    // A headless command finds the preset, too, when its line names it.
    let state = run(["inspect", "--preset", "soft"], in: folder)
    #expect(state.code == 0, "\(state.errors)")
  }

  @Test(arguments: [
    (["save", "wechat", "-o", "ball.diameter=70pt"], 64, "comes with the program"),
    (["save", "WeChat", "--replace", "-o", "ball.diameter=70pt"], 64, "comes with the program"),
    (["save", "a/b", "-o", "ball.diameter=70pt"], 64, "is not a preset's name"),
    (["save", "soft"], 64, "nothing to save"),
    (["save", "soft", "-o", "ball.diameter=70"], 78, "has no unit"),
    (["diff", "wechta"], 66, "did you mean wechat?"), (["diff", "./nowhere.yaml"], 66, "no such file"),
  ])
  func mistakes_are_told(arguments: [String], code: Int32, text: String) throws {
    let folder = try TemporaryDirectory()
    let result = run(["preset"] + arguments, in: folder)
    #expect(result.code == code, "\(result)")
    #expect(result.errors.contains(text), "\(result)")
  }
}
