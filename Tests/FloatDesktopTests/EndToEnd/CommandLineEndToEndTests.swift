import Foundation
import Testing

@testable import FloatTestSupport

/// The real program without a window: exit codes, and one line on the standard error.
@Suite struct CommandLineEndToEndTests {
  private func expect(
    _ arguments: [String], code: Int32, says text: String, environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try LiveApp.run(arguments, environment: environment)
    #expect(result.code == code, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.errors.contains(text), "\(result.errors)", sourceLocation: sourceLocation)
    #expect(
      result.errors.split(separator: "\n").count == 1, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.output.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func without_a_display_it_says_what_to_do() throws {
    try expect([], code: 69, says: "floatdesktop snapshot")
    try expect(["run"], code: 69, says: "DISPLAY=:9999", environment: ["DISPLAY": ":9999"])
    try expect([], code: 69, says: "WAYLAND_DISPLAY=none", environment: ["WAYLAND_DISPLAY": "none"])
  }

  @Test func wrong_usage_is64() throws {
    try expect(["fly"], code: 64, says: "fly")
    try expect(["--scale", "1", "snapshot"], code: 64, says: "floatdesktop snapshot …")
    try expect(["run", "--frames", "0"], code: 64, says: "--frames")
    // The help that it names lists the options.
    try expect(["test", "--shard", "3/2", "a"], code: 64, says: "\"floatdesktop test --help\"")
    try expect(["config", "show", "--fly"], code: 64, says: "\"floatdesktop config show --help\"")
    try expect(["--fly"], code: 64, says: "\"floatdesktop run --help\"")
    try expect(["run", "--slowdown", "0"], code: 64, says: "--slowdown")
    try expect(["run", "--at", "1s"], code: 64, says: "--replay")
    try expect(["inspect", "--at", "soon"], code: 64, says: "soon")
    try expect(["inspect", "--replay", "a", "--scenario", "b"], code: 64, says: "exclude")
    try expect(["inspect", "-o", "ball.diameter"], code: 64, says: "KEY=VALUE")
    try expect(["inspect", "--scale", "0"], code: 64, says: "--scale")
    try expect(["snapshot", "--output", "a.png"], code: 64, says: "--scenario")
  }

  @Test func a_missing_file_is66() throws {
    try expect(["inspect", "--replay", "/nowhere/a.jsonl"], code: 66, says: "/nowhere/a.jsonl")
    try expect(["inspect", "--scenario", "/nowhere/a.yaml"], code: 66, says: "/nowhere/a.yaml")
    try expect(["inspect", "--config", "/nowhere/a.yaml"], code: 66, says: "/nowhere/a.yaml")
    try expect(["inspect", "--device", "toaster"], code: 66, says: "iphone-x")
    try expect(["inspect", "--device", "/nowhere/a.yaml"], code: 66, says: "/nowhere/a.yaml: error: no such")
    try expect(["inspect", "--preset", "toaster"], code: 66, says: "toaster")
    try expect(["inspect", "--state", "/nowhere/a.json"], code: 66, says: "/nowhere/a.json")
  }

  @Test func a_device_may_be_a_file() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("{name: Mine, width: 333, height: 600}", to: "mine.yaml")
    let take = try folder.write("{\"floatdesktop\":1,\"device\":\"mine\"}\n", to: "take.jsonl")
    let scenario = try folder.write("device: mine.yaml\nsteps: [wait: 10ms]\n", to: "a.yaml")
    for arguments in [["--device", file], ["--replay", take, "--device", file], ["--scenario", scenario]] {
      let result = try LiveApp.run(["inspect"] + arguments)
      #expect(result.code == 0, "\(arguments): \(result.errors)")
      let row = try TracedState(line: result.output).elements?.first { $0.id == "row:chat-1" }
      #expect(row?.frame[2] == 333, "\(arguments)")
    }
    try expect(["inspect", "--replay", take], code: 66, says: "name its file with --device")
    try expect(["scenario", "from", take], code: 66, says: "name its file with --device")
    let written = try LiveApp.run(["scenario", "from", take, "--device", file])
    #expect(written.code == 0 && written.output.contains("/mine.yaml\n"), "\(written)")
    try folder.write("name: Mine\nwidth: 333\nheight: tall\n", to: "mine.yaml")
    let wrong = try LiveApp.run(["inspect", "--device", file])
    #expect(wrong.code == 65 && wrong.errors.hasPrefix("\(file):3:9: error: height: "), "\(wrong)")
  }

  @Test func what_is_only_looked_at_stays_as_it_is() throws {
    let folder = try TemporaryDirectory()
    let other = try folder.write("{\"version\": 7}", to: "Documents/notes.json")
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    for path in [folder.path + "/Documents", other, folder.path + "/pipe"] {
      try expect(["inspect", "--state", path], code: 65, says: path)
    }
    try expect(
      ["run", "--state", other], code: 65, says: "the pages in the ball cannot be read",
      environment: ["DISPLAY": ":9999"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Documents", "pipe"])
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "{\"version\": 7}")
  }

  /// The name may be empty in a script whose variable is not set; everything would then go into the root folder.
  @Test func a_new_prototype_needs_a_name() throws {
    try expect(["new", ""], code: 64, says: "the name is empty")
    try expect([""], code: 64, says: "the name is empty")
    try expect(["inspect", "--scenario", ""], code: 64, says: "--scenario: the name is empty")
  }

  @Test func a_number_below_zero_is_told_as_one() throws {
    try expect(["inspect", "--at", "-1"], code: 64, says: "--at: -1 is below zero")
    try expect(["run", "--frames", "-2.5"], code: 64, says: "--frames: -2.5 is below zero")
  }

  /// The process that keeps a gesture as a video; the encoder ends with it, however it ends.
  @Test func a_video_for_a_window_that_has_ended_is_not_begun() throws {
    let folder = try TemporaryDirectory()
    let take = try folder.write("{\"floatdesktop\":1,\"device\":\"iphone-x\"}\n", to: "take.jsonl")
    let output = folder.path + "/frames/"
    #expect(try LiveApp.run(["export", "--replay", take, "--output", output, "--parent", "1"]).code == 64)
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test func a_file_is_not_read_and_written_at_once() throws {
    let folder = try TemporaryDirectory()
    let header = "{\"floatdesktop\":1,\"device\":\"iphone-x\"}\n"
    let take = try folder.write(header, to: "take.jsonl")
    #expect(symlink(take, folder.path + "/link") == 0)
    try expect(["run", "--replay", take, "--record", folder.path + "/link"], code: 64, says: "the same file")
    try expect(
      ["run", "--record", folder.path + "/a", "--trace", folder.path + "/./a"], code: 64,
      says: "the same file")
    try expect(["scenario", "from", take, "--output", take], code: 64, says: "the recording itself")
    #expect(try String(contentsOfFile: take, encoding: .utf8) == header)
  }

  @Test func the_standard_input_is_named_by_a_dash() throws {
    let folder = try TemporaryDirectory()
    func run(_ words: String, _ input: String) throws -> (code: Int32, output: String, errors: String) {
      let process = try ChildProcess(
        "sh", ["-c", "printf '\(input)' | '\(LiveApp.program)' \(words)"],
        environment: ["HOME": folder.path].merging(
          ProcessInfo.processInfo.environment.filter { ["PATH", "FLOATDESKTOP_ASSETS"].contains($0.key) }
        ) { $1 }, folder: folder.path)
      let code = try process.waitForEnd()
      return (code, process.output, process.errorOutput)
    }
    #expect(try run("config validate -", "ball.diameter: 70pt\\n").code == 0)
    let wrong = try run("config validate -", "ball.diameter: 70\\n")
    #expect(wrong.code == 78 && wrong.errors.hasPrefix("standard input:1:16: error: ball.diameter:"))
    let inspected = try run("inspect --scenario - --no-pretty", "steps: [wait: 10ms]\\n")
    #expect(inspected.code == 0 && inspected.output.hasPrefix("{\"t\":0.01,"), "\(inspected)")
    #expect(try run("inspect --config -", "ball.diameter: 70pt\\n").output.contains("[") == true)
    try expect(["config", "set", "--config", "-", "ball.diameter", "70pt"], code: 64, says: "name a file")
    try expect(["run", "--config", "-"], code: 64, says: "name a file")
    try expect(["export", "--scenario", "a", "--output", "-"], code: 64, says: "name a file")
  }

  @Test func no_control_character_reaches_the_terminal() throws {
    let folder = try TemporaryDirectory()
    let name = "a\u{1B}]0;owned\u{7}\u{9B}31m.jsonl"
    let result = try LiveApp.run(["inspect", "--state", folder.path + "/" + name])
    #expect(result.code == 66)
    let harmful = result.errors.dropLast().unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(harmful.isEmpty, "\(result.errors)")
  }

  @Test func a_wrong_override_is78() throws {
    try expect(["inspect", "-o", "ball.diametre=70pt"], code: 78, says: "ball.diameter")
    try expect(["inspect", "-o", "ball.diameter=red"], code: 78, says: "ball.diameter")
  }

  @Test func help_and_version_are_data() throws {
    let help = try LiveApp.run(["--help"])
    #expect(help.code == 0 && help.errors.isEmpty && help.output.contains("snapshot"))
    let version = try LiveApp.run(["--version"])
    #expect(version.code == 0 && version.output.split(separator: ".").count == 3)
  }

  @Test func inspect_prints_the_state_and_the_elements() throws {
    let result = try LiveApp.run(["inspect"])
    #expect(result.code == 0, "\(result.errors)")
    let state = try TracedState(line: result.output)
    #expect(state.stack == ["chats"])
    #expect(state.t == 0)
    let ids = try #require(state.elements).map(\.id)
    #expect(ids.contains("row:chat-1") && ids.contains("badge:chat-1"))
    #expect(Set(ids).count == ids.count)
  }

  @Test func an_override_changes_what_is_inspected() throws {
    let result = try LiveApp.run(["inspect", "-o", "ball.diameter=70pt"])
    #expect(try TracedState(line: result.output).ball.frame[2...] == [70, 70])
  }
}
