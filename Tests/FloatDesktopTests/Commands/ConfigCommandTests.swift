import Foundation
import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatTestSupport

/// `floatdesktop config`.
@Suite struct ConfigCommandTests {
  private func run(
    _ arguments: [String], in directory: borrowing TemporaryDirectory, environment: [String: String] = [:]
  ) -> CommandRun {
    CommandRun(
      ["config"] + arguments, home: directory.path,
      environment: ["XDG_CONFIG_DIRS": directory.path + "/none"].merging(environment) { $1 })
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func init_writes_a_file_that_validates() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/.config/floatdesktop/config.yaml"
    #expect(run(["path"], in: directory).output == path + "\n")
    #expect(run(["validate"], in: directory).code == 66)
    let made = run(["init"], in: directory)
    #expect(made.code == 0, "\(made.errors)")
    #expect(made.output == path + "\n")
    #expect(run(["validate"], in: directory).code == 0)
    #expect(try text(path).hasPrefix("# yaml-language-server: $schema=config.schema.json\n"))
    #expect(
      try text(directory.path + "/.config/floatdesktop/config.schema.json") == ConfigurationSchema.text)
    // The text is the shipped one.
    #expect(try text(path) == text(try Assets.locate().path("config.yaml")))
    try "mine".write(toFile: path, atomically: false, encoding: .utf8)
    let again = run(["init"], in: directory)
    #expect(again.code == 73)
    #expect(again.errors.contains("name another place, or open it by \"floatdesktop config edit\""))
    #expect(try text(path) == "mine")
  }

  @Test func init_from_a_preset_with_mistakes_writes_nothing() throws {
    let directory = try TemporaryDirectory()
    let preset = try directory.write("ball:\n  diameter: 4000pt\n", to: "my.yaml")
    let made = run(["init", "--preset", preset], in: directory)
    #expect(made.code == 78)
    #expect(made.errors.contains("my.yaml:2:13: error: ball.diameter"), "\(made.errors)")
    #expect(run(["validate"], in: directory).code == 66)
  }

  @Test func the_mistake_in_the_reference_is_told_as_it_says() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("ball:\n  snap:\n    response: 0.42\n", to: "config.yaml")
    let line = run(["validate", path], in: directory).errors.split(separator: "\n").first ?? "nothing"
    #expect(ConfigurationReference.text.contains(line.replacing(directory.path + "/", with: "")))
  }

  @Test func validate_tells_every_problem_and_is78() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("ball.diameter: 70\nbadge:\n  brk-distance: 60pt\n", to: "my.yaml")
    let result = run(["validate", path], in: directory)
    #expect(result.code == 78)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        \(path):1:16: error: ball.diameter: "70" has no unit (pt); write 70pt
          ball.diameter: 70
                         ^
        \(path):3:3: error: badge.brk-distance: unknown key; did you mean badge.break-distance?
            brk-distance: 60pt
            ^

        """)
  }

  @Test func show_tells_the_layers_together() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "ball.diameter: 71pt\nball.margin: 3pt\n", to: ".config/floatdesktop/presets/mine.yaml")
    try directory.write("ball.diameter: 72pt\n", to: ".config/floatdesktop/config.yaml")
    let changes = run(
      ["show", "--changes-only", "--preset", "mine", "-o", "ball.fade=0.1s"], in: directory)
    #expect(changes.output == "ball:\n  diameter: 72pt\n  margin: 3pt\n  fade: 100ms\n")
    #expect(
      run(["show", "--default"], in: directory).output == ConfigurationText().text)
    #expect(
      run(["show", "--default", "--docs"], in: directory).output == ConfigurationText(hasDocs: true).text)
    #expect(run(["show", "--default", "--changes-only"], in: directory).output == "")
    let wrong = run(["show", "-o", "ball.diameter=1"], in: directory)
    #expect(wrong.code == 78)
    #expect(wrong.errors.hasPrefix("-o: error: ball.diameter: \"1\" is out of range; use 20pt to 160pt"))
  }

  @Test func set_changes_one_value() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(
      "# 我的\nball:\n  diameter: 60pt # 直径\n", to: ".config/floatdesktop/config.yaml")
    #expect(run(["set", "ball.diameter", "70pt"], in: directory).code == 0)
    #expect(run(["set", "ball.margin", "4pt"], in: directory).code == 0)
    #expect(try text(path) == "# 我的\nball:\n  diameter: 70pt # 直径\n  margin: 4pt\n")
    // As -o has it.
    #expect(run(["set", "ball.margin = 5pt"], in: directory).code == 0)
    #expect(try text(path).hasSuffix("  margin: 5pt\n"))
    // A value below zero is no option.
    #expect(run(["set", "badge.burst.sink", "-1.5", "--config", path], in: directory).code == 0)
    #expect(try text(path).contains("sink: -1.5\n"))
    for words in [
      [], ["ball.margin"], ["ball.margin=5pt", "6pt"], ["ball.margin", "5pt", "6pt"], ["ball.margin", "--x"],
    ] {
      let result = run(["set"] + words, in: directory)
      #expect(result.code == 64, "\(words): \(result.errors)")
    }
    let wrong = run(["set", "ball.diameter", "700pt"], in: directory)
    #expect(wrong.code == 78)
    #expect(
      wrong.errors
        == "config set: error: ball.diameter: \"700pt\" is out of range; use 20pt to 160pt\n")
  }

  @Test func edit_opens_the_editor_and_checks_afterwards() throws {
    let directory = try TemporaryDirectory()
    func edit(_ options: [String], _ editors: [String: String]) throws -> (
      code: Int32, output: String, errors: String
    ) {
      try LiveApp.run(
        ["config", "edit"] + options,
        environment: ["HOME": directory.path, "XDG_CONFIG_DIRS": directory.path + "/none"].merging(editors) {
          $1
        })
    }
    let path = directory.path + "/my config's.yaml"
    let good = try edit(
      ["--config", path], ["EDITOR": "sed -i -e s/^#ball.diameter:/ball.diameter:/ -e s/60pt/61pt/"])
    #expect(good.code == 0, "\(good.errors)")
    #expect(try text(path).contains("\nball.diameter: 61pt\n"))
    let bad = try edit(["--config", path], ["VISUAL": "sed -i s/61pt/61/", "EDITOR": "false"])
    #expect(bad.code == 78)
    #expect(bad.errors.contains("ball.diameter: \"61\" has no unit (pt); write 61pt"))
    #expect(try edit([], ["EDITOR": "false"]).code == 64)
  }

  @Test func the_schema_and_the_reference_are_printed() throws {
    let directory = try TemporaryDirectory()
    #expect(run(["schema"], in: directory).output == ConfigurationSchema.text)
    #expect(run(["reference"], in: directory).output == ConfigurationReference.text)
  }
}
