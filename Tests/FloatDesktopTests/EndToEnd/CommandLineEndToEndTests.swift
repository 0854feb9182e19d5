import Foundation
import Testing

@testable import FloatTestSupport

/// The real program without a window: exit codes, streams, and what concerns its process.
@Suite struct CommandLineEndToEndTests {
  private func expect(
    _ arguments: [String], code: Int32, says text: String, environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    expectMistake(
      in: try LiveApp.run(arguments, environment: environment), code: code, says: text, sourceLocation)
  }

  @Test func without_a_display_it_says_what_to_do() throws {
    try expect([], code: 69, says: "floatdesktop snapshot")
    try expect(["run"], code: 69, says: "DISPLAY=:9999", environment: ["DISPLAY": ":9999"])
    try expect([], code: 69, says: "WAYLAND_DISPLAY=none", environment: ["WAYLAND_DISPLAY": "none"])
  }

  @Test func problems_and_data_have_a_stream_each() throws {
    try expect(["--fly"], code: 64, says: "\"floatdesktop run --help\"")
    let version = try LiveApp.run(["--version"], code: 0)
    #expect(version.output == CommandRun(["--version"]).output)
    #expect(version.errors.isEmpty)
  }

  /// The process that keeps a gesture as a video; the encoder ends with it, however it ends.
  @Test func a_video_for_a_window_that_has_ended_is_not_begun() throws {
    let folder = try TemporaryDirectory()
    let take = try folder.write("{\"floatdesktop\":1,\"device\":\"iphone-x\"}\n", to: "take.jsonl")
    let output = folder.path + "/frames/"
    let words = ["run-for-parent", "1", "/proc/self/exe", "export", "--replay", take, "--output", output]
    #expect(try LiveApp.run(words).code == 1)
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  /// Runs a line of a shell, in which the program is `$fd`.
  private func shell(
    _ line: String, in folder: borrowing TemporaryDirectory
  ) throws -> ChildProcess.Outcome {
    try ChildProcess.shell("fd='\(LiveApp.program)'; \(line)", in: folder.path)
  }

  /// Swift repairs such names, and a file of the repaired name is another one.
  @Test func a_name_that_is_not_utf8_is_told_and_no_other_is_made_for_it() throws {
    let folder = try TemporaryDirectory()
    let start = "bad=$(printf 'b\\377'); mkdir $bad; "
    let named = try shell(start + "\"$fd\" new $bad/app", in: folder)
    #expect(named.code == 64 && named.errors.contains("is not UTF-8; write it in UTF-8"), "\(named)")
    let home = try shell("bad=$(printf 'b\\377'); HOME=$PWD/$bad \"$fd\" config init", in: folder)
    #expect(home.code == 66 && home.errors.contains("HOME is an absolute path in UTF-8"), "\(home)")
    #expect(try shell("ls -I 'bash-*' | wc -l", in: folder).output == "1\n")
    let inside = try shell(
      "cd $(printf 'b\\377'); \"$fd\" new app -q >&2; \"$fd\" inspect --prototype app", in: folder)
    #expect(inside.code == 65 && inside.errors.contains("is not UTF-8; rename what is not"), "\(inside)")
    // The replacement character is a letter like others where it is written.
    let written = try shell(
      "name=$(printf 'b\\357\\277\\275'); \"$fd\" new $name/app -q; cd $name; \"$fd\" inspect --prototype app",
      in: folder)
    #expect(written.code == 0, "\(written)")
  }

  @Test func the_standard_input_is_named_by_a_dash() throws {
    let folder = try TemporaryDirectory()
    func run(_ words: String, _ input: String) throws -> ChildProcess.Outcome {
      try shell("printf '\(input)' | \"$fd\" \(words)", in: folder)
    }
    #expect(try run("config validate -", "ball.diameter: 70pt\\n").code == 0)
    let wrong = try run("config validate -", "ball.diameter: 70\\n")
    #expect(wrong.code == 78)
    #expect(wrong.errors.hasPrefix("standard input:1:16: error: ball.diameter:"))
    let inspected = try run("inspect --scenario - --no-pretty", "steps: [wait: 10ms]\\n")
    #expect(inspected.code == 0, "\(inspected.errors)")
    #expect(inspected.output.hasPrefix("{\"t\":0.01,"))
    #expect(try run("inspect --config -", "ball.diameter: 70pt\\n").output.contains("["))
  }
}
