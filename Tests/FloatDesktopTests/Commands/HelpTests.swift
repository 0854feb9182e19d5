import ArgumentParser
import FloatFiles
import Foundation
import Testing

@testable import FloatDesktop
@testable import FloatTestSupport

/// The texts of `--help`, and the options that every command has.
@Suite struct HelpTests {
  /// All command lines that have a help.
  private static let commands: [[String]] = {
    func below(_ command: any ParsableCommand.Type, _ path: [String]) -> [[String]] {
      [path]
        + command.configuration.subcommands.filter { $0.configuration.shouldDisplay }.flatMap {
          below($0, path + [$0.configuration.commandName ?? ""])
        }
    }
    return below(FloatDesktopCommand.self, [])
  }()

  @Test(arguments: commands)
  func a_help_is_80_columns_wide_and_has_the_options_of_all_commands(command: [String]) {
    let help = CommandRun(command + ["--help"], code: 0)
    let wide = help.output.split(separator: "\n").filter { $0.count > 80 }
    #expect(wide == [])
    #expect(help.output.contains("  -q, --quiet"))
    #expect(help.output.contains("  --color <auto|always|never>"))
  }

  @Test func the_programs_help_shows_the_window_examples_and_documents() {
    for words in [["--help"], ["-h"], ["help"], ["--help", "-q"]] {
      let help = CommandRun(words).output
      for text in [
        "--device <device|file>", "--hud", "--panel", "--config <file>", "-o <key=value>", "OVERLAYS:",
        "EXAMPLES:",
        "SUBCOMMANDS:", "DOCUMENTATION:", "Exit codes:", "--version",
      ] { #expect(help.contains(text), "\(words): \(text)") }
      #expect(!help.contains(CompletionQuestion.word))
    }
  }

  /// The folder that the help names is there.
  @Test func the_help_names_documents_that_are_there() throws {
    let lines = CommandRun(["--help"]).output.split(separator: "\n")
    let line = try #require(lines.first { $0.hasSuffix("all documents") })
    let folder = try #require(line.split(separator: " ").first)
    #expect(Folder.isFile(folder + "/prototypes.md"))
  }

  @Test func examples_are_commands() {
    for example in CommandExample.all {
      // The example's folder is not there.
      let words = example.line.split(separator: " ").dropFirst().map(String.init)
      let line = words.first == "my-app" ? ["."] + words.dropFirst() : words
      #expect(throws: Never.self, "\(example.line)") { _ = try FloatDesktopCommand.parseAsRoot(line) }
    }
  }

  @Test func quiet_leaves_errors_and_color_is_a_choice() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("ball.diameter: 70\n", to: "config.yaml")
    let plain = CommandRun(["config", "validate", file])
    #expect(!plain.errors.contains("\u{1B}["))
    #expect(CommandRun(["config", "validate", file, "--color", "always"]).errors.contains("\u{1B}["))
    #expect(CommandRun(["--color=always", "config", "validate", file]).errors.contains("\u{1B}["))
    let never = CommandRun(
      ["config", "validate", "--color", "never", file], environment: ["CLICOLOR_FORCE": "1"])
    #expect(never.errors == plain.errors)
    #expect(CommandRun(["-q", "config", "validate", file]).errors == plain.errors)
    // A notice about what was made, and one about what is missing.
    let made = CommandRun(["new", folder.path + "/one"], home: folder.path)
    let quiet = CommandRun(["new", "--quiet", folder.path + "/two"], home: folder.path)
    #expect(quiet.code == made.code)
    #expect(quiet.errors == "")
    for (words, text) in [
      (["--color", "blue"], "--color blue: write one of auto"), (["--color"], "--color: write"),
    ] {
      let wrong = CommandRun(["inspect"] + words, code: 64)
      #expect(wrong.errors.contains(text), "\(wrong.errors)")
    }
  }

  @Test func a_window_reads_the_messages_of_its_commands_as_json() throws {
    struct Message: Decodable { let error: String }
    let folder = try TemporaryDirectory()
    let file = try folder.write("steps: [fly]\n", to: "scenario.yaml")
    for words in [
      ["export", "--replay", "/nowhere", "--output", "a.gif"], ["inspect", "--fly"],
      ["inspect", "--scenario", file],
    ] {
      let plain = CommandRun(words)
      let told = CommandRun(["--json-messages"] + words, environment: ["CLICOLOR_FORCE": "1"])
      #expect(told.code == plain.code)
      let line = try #require(told.errors.split(separator: "\n").last)
      let error = try JSONDecoder().decode(Message.self, from: Data(line.utf8)).error
      #expect(plain.errors.contains(error), "\(told.errors)")
    }
    #expect(!CommandRun(["export", "--help"]).output.contains("--json-messages"))
  }

  @Test func a_window_reads_how_much_an_export_has_written() throws {
    struct Message: Decodable { let percent: Int }
    let folder = try TemporaryDirectory()
    let file = try folder.write("steps: [{wait: 300ms}]\n", to: "scenario.yaml")
    let run = CommandRun([
      "--json-messages", "export", "--scenario", file, "--fps", "20", "--scale", "1",
      "--output", folder.path + "/frames",
    ])
    #expect(run.code == 0, "\(run.errors)")
    let told = try run.errors.split(separator: "\n").map {
      try JSONDecoder().decode(Message.self, from: Data($0.utf8)).percent
    }
    #expect(told.count > 3 && told == told.sorted() && told.last == 100, "\(told)")
  }

  @Test func colours_follow_the_variables_of_a_terminal() {
    let cases: [(variables: [String: String], terminal: Bool, isOn: Bool)] = [
      ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false),
      (["TERM": "dumb"], true, false),
      (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
    ]
    for (variables, terminal, isOn) in cases {
      #expect(TerminalColors.enabled(environment: variables, isTerminal: terminal) == isOn, "\(variables)")
    }
  }

  /// As a file manager names what it opens.
  @Test func a_recording_without_an_option_is_played() throws {
    let folder = try TemporaryDirectory()
    let take = try folder.write("{\"floatdesktop\":1,\"device\":\"iphone-x\"}\n", to: "take.jsonl")
    let run = try #require(try FloatDesktopCommand.parsed([take]) as? RunCommand)
    #expect(run.source.replay == take)
    #expect(run.folder == nil)
    let pipe = folder.path + "/pipe.jsonl"
    mkfifo(pipe, 0o600)
    #expect((try FloatDesktopCommand.parsed([pipe]) as? RunCommand)?.source.replay == pipe)
    _ = CommandRun(["my-take.jsonl"], code: 64)
  }

  @Test func the_document_has_the_table_of_keys() throws {
    let text = try String(contentsOfFile: Repository.path("docs/keys.md"), encoding: .utf8)
    let rows = KeyBindings.table.map { binding in
      let keys = binding.keys.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(keys) | `\(binding.name)` | \(binding.summary) |"
    }
    let table = (["| key | name | what it does |", "|---|---|---|"] + rows).joined(separator: "\n")
    #expect(text.contains(table), "the table of docs/keys.md has to be:\n\(table)")
  }

  @Test func the_help_has_the_table_of_keys() {
    let help = FloatDesktopCommand.helpMessage(for: RunCommand.self, columns: 200)
    for line in KeyBindings.plainText.split(separator: "\n") {
      #expect(help.contains(line.drop { $0 == " " }), "\(line)")
    }
  }
}
