import Foundation
import Testing

@testable import FloatTestSupport

/// Command lines that open no window: exit codes, data on the standard output, problems on the standard error.
@Suite struct CommandLineTests {
  private func expect(
    _ arguments: [String], code: Int32, says text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let run = CommandRun(arguments)
    expectMistake(in: (run.code, run.output, run.errors), code: code, says: text, sourceLocation)
  }

  @Test(
    arguments: [
      ("fly", "fly"), ("--scale 1 snapshot", "floatdesktop snapshot …"), ("run --frames 0", "--frames"),
      // The help that it names lists the options.
      ("test --shard 3/2 a", "\"floatdesktop test --help\""), ("test --jobs 0 a", "--jobs must be"),
      ("test --record some a", "--record"), ("test --precision 1.5 a", "--precision must be"),
      ("test", "Missing expected argument"), ("test -", "name a folder or a scenario"),
      ("export --output a.mp4", "--scenario"),
      ("config show --fly", "\"floatdesktop config show --help\""), ("--fly", "\"floatdesktop run --help\""),
      ("run --slowdown 0", "--slowdown"), ("run --at 1s", "--replay"),
      ("--loop --replay a", "--loop needs a scenario"), ("--kiosk --loop", "leave out --loop"),
      ("inspect --at soon", "soon"),
      ("inspect --replay a --scenario b", "exclude"), ("inspect -o ball.diameter", "KEY=VALUE"),
      ("export --scenario a -o a.mp4 --output b.mp4", "--output"),
      ("inspect --scale 0", "--scale"), ("snapshot --output a.png", "--scenario"),
      ("inspect --at -1", "--at: -1 is below zero"), ("inspect --fly --at -1", "--at: -1 is below zero"),
      ("run --frames -2.5", "--frames: -2.5 is below zero"),
      ("config set --config - ball.diameter 70pt", "name a file"), ("run --config -", "name a file"),
      ("export --scenario a --output -", "name a file"),
      // Beyond the last frame that has a number.
      ("inspect --at 1e18", "--at 1e18: neither a time"), ("inspect --at 1e308ms", "neither a time"),
      ("run --at 9e15", "write a time from 0 to 1e15 s, such as 1.25 or 1250ms"),
      ("code --at nan", "write a time from 0 to 1e15 s"), ("inspect --onion-step inf", "write a time from 0"),
      ("--kiosk --idle 9e15", "such as 1.25 or 1250ms, or off"), ("inspect --onion 9e15", "write a number"),
      ("test --jobs inf a", "write a number"), ("inspect --scale 1,5", "write a number"),
      ("test --precision 99% a", "write a number"), ("test --shard 3 a", "such as 2/3"),
      ("export --max-size 9e15 --output a.mp4", "write a size such as 10MB"),
      ("--kiosk --display 99999999999", "write its number, from 0, or its name"),
      (
        "snapshot --scenario a --output b.png --window=9e15",
        "--window: \"9e15\" is not a size; write a width and a height from 120 to 8192, such as 1200x900"
      ),
      ("snapshot --scenario a --output b.png --window 1200x900xfoo", "is not a size"),
      ("snapshot --outptu x.png", "unknown option --outptu; did you mean --output?"),
      ("snapshot --outptu=x.png", "unknown option --outptu; did you mean --output?"),
      ("snapshot --window --outptu x.png", "unknown option --outptu; did you mean --output?"),
      ("handoff --scenaro a --output b", "unknown option --scenaro; did you mean --scenario?"),
      ("\u{2014}version", "begins with another dash; write --version"),
      ("snapshot \u{2013}-scenario a \u{2014}output b.png", "write --scenario"),
      ("--kiosk \u{2014}idle 5s", "write --idle"),
      ("snapshot --output \u{2014}a.png --bogus", "unknown option --bogus"),
      ("config set ball.diameter \u{2212}5 extra", "takes a key and a value"),
      ("inspect \u{2212}o ball.diameter=70pt", "write -o"),
      ("--devcie x", "unknown option --devcie; did you mean --device?"),
      ("code --for swiftu", "is invalid for '--for <platform>'; did you mean swiftui?"),
      ("config shw", "config: no command \"shw\"; did you mean show?"),
      ("preset show wechat", "preset: no command \"show\"; "),
      ("scenario form a", "scenario: no command \"form\"; "),
      ("help nope", "help: no command \"nope\"; "),
      ("help config shw", "help: no command \"shw\"; did you mean show?"),
      ("--kiosk --record a", "leave out --record"), ("--kiosk --replay a", "leave out --replay"),
      ("--kiosk --at 1s", "leave out --at"), ("--kiosk --hud", "leave out --hud"),
      ("--kiosk --panel", "leave out --panel"), ("--kiosk --path", "leave out --path"),
      ("--kiosk --onion 3", "leave out --onion"), ("--kiosk --show-hotspots", "leave out --show-hotspots"),
      ("--kiosk --scenario a", "--attract"), ("--kiosk --scale 2", "leave out --scale"),
      ("--kiosk --idle 4s", "--idle must be 5s to 3600s"), ("--kiosk --idle 2h", "2h"),
      ("--kiosk --idle off --attract a", "leave one out"), ("--idle 30s", "add --kiosk"),
      ("--attract a", "add --kiosk"), ("--display 0", "add --kiosk"), ("--kiosk --display -1", "below zero"),
      ("inspect --scenario - --config -", "only one file can be read from standard input"),
      ("config diff - -", "only one file can be read from standard input"),
      ("--kiosk --attract - --attract -", "only one file can be read from standard input"),
    ] as [(String, String)])
  func wrong_usage_is64(line: String, text: String) {
    expect(line.split(separator: " ").map(String.init), code: 64, says: text)
  }

  /// The name may be empty in a script whose variable is not set; everything would then go into the root folder.
  @Test func a_new_prototype_needs_a_name() {
    expect(["new", ""], code: 64, says: "the name is empty")
    expect([""], code: 64, says: "the name is empty")
    expect(["inspect", "--scenario", ""], code: 64, says: "--scenario: the name is empty")
  }

  /// It may be named without an option.
  @Test func a_recording_is_told_as_it_was_named() throws {
    let folder = try TemporaryDirectory()
    let take = try folder.write("", to: "take.jsonl")
    expect(["--kiosk", take], code: 64, says: "leave out \(take), or play it with --attract")
    expect([take, "--scenario", "a.yaml"], code: 64, says: "\(take) and --scenario exclude each other")
  }

  @Test(
    arguments: [
      ("--replay /nowhere/a.jsonl", "/nowhere/a.jsonl"), ("--scenario /nowhere/a.yaml", "/nowhere/a.yaml"),
      ("--config /nowhere/a.yaml", "/nowhere/a.yaml: error: no such file"),
      ("--device toaster", "--device: no device \"toaster\"; use one of"),
      ("--device /nowhere/a.yaml", "/nowhere/a.yaml: error: no such"), ("--preset toaster", "toaster"),
      ("--state /a.json", "/a.json: no such file; {\"version\": 1, \"entrances\": []} is one without pages"),
    ] as [(String, String)])
  func a_missing_file_is66(options: String, text: String) {
    expect(["inspect"] + options.split(separator: " ").map(String.init), code: 66, says: text)
  }

  /// It is a part of a name there, and reads nothing.
  @Test func a_dash_may_be_a_filter_more_than_once() {
    expect(["test", "/nowhere", "--filter", "-", "--filter", "-"], code: 66, says: "/nowhere")
  }

  /// A message names what was written, and not an option that was not.
  @Test func a_preset_that_is_not_there_is_told_as_it_was_named() throws {
    expect(["preset", "diff", "nope"], code: 66, says: "nope: error: no preset \"nope\"")
    expect(
      ["config", "diff", "wechta"], code: 66,
      says: "wechta: error: no preset \"wechta\"; did you mean wechat?")
    let folder = try TemporaryDirectory()
    let file = try folder.write(
      "device: iphone-x\npresets: [wechat, nope]\nsteps: [wait: 1ms]\n", to: "a.yaml")
    expect(
      ["inspect", "--scenario", file], code: 66, says: "\(file):2:19: error: presets: no preset \"nope\"")
    let other = try folder.write("steps: [wait: 1ms]\ndevice: nokia\n", to: "b.yaml")
    expect(
      ["inspect", "--scenario", other], code: 66, says: "\(other):2:9: error: device: no device \"nokia\"")
    let third = try folder.write("steps: [wait: 1ms]\nprototype: nope\n", to: "c.yaml")
    expect(["inspect", "--scenario", third], code: 66, says: "\(third):2:12: error: prototype: ")
  }

  @Test func a_state_that_is_no_json_is_told_with_its_place() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("{\"version\": 1,\n \"entrances\": [}\n", to: "a.json")
    expect(["inspect", "--state", file], code: 65, says: "it is not valid JSON: line 2, column 16: ")
  }

  @Test func values_of_a_config_file_with_errors_are_printed_and_end_in78() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("ball.diameter: red\n", to: "c.yaml")
    let result = CommandRun(["config", "show", "--config", file], code: 78)
    #expect(result.output.contains("ball:") || result.output.contains("ball.diameter"))
    #expect(result.errors.contains("c.yaml:1:16: error: ball.diameter"))
  }

  @Test func the_end_of_everything_is_told_also_with_an_end() {
    let throwing = [
      "export", "--scenario", Repository.path("Assets/scenarios/throw.yaml"), "--output", "/nowhere/a.mp4",
    ]
    expect(throwing + ["--from", "1e9", "--to", "1e9"], code: 64, says: "everything is over at ")
    expect(throwing + ["--from", "2", "--to", "1"], code: 64, says: "--from is after --to")
    expect(throwing + ["--from", "1e9"], code: 64, says: "everything is over at ")
    expect(throwing + ["--fps=-9223372036854775808"], code: 64, says: "--fps must be 1 to 240")
  }

  @Test func errors_of_usage_are_coloured_too() {
    #expect(
      CommandRun(["--color", "always", "inspect", "--fly"]).errors.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(!CommandRun(["--color", "never", "inspect", "--fly"]).errors.contains("\u{1B}"))
  }

  @Test func a_wrong_override_is78() {
    expect(["inspect", "-o", "ball.diametre=70pt"], code: 78, says: "ball.diameter")
    expect(["inspect", "-o", "ball.diameter=red"], code: 78, says: "ball.diameter")
    expect(["inspect", "-o", "ball.diameter=“70pt”"], code: 78, says: "(U+201C); write \"")
  }

  @Test func a_device_may_be_a_file() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("{name: Mine, width: 333, height: 600}", to: "mine.yaml")
    let take = try folder.write("{\"floatdesktop\":1,\"device\":\"mine\"}\n", to: "take.jsonl")
    let scenario = try folder.write("device: mine.yaml\nsteps: [wait: 10ms]\n", to: "a.yaml")
    for arguments in [["--device", file], ["--replay", take, "--device", file], ["--scenario", scenario]] {
      let result = CommandRun(["inspect"] + arguments)
      #expect(result.code == 0, "\(arguments): \(result.errors)")
      let row = try TracedState(line: result.output).elements?.first { $0.id == "row:chat-1" }
      #expect(row?.frame[2] == 333, "\(arguments)")
    }
    expect(["inspect", "--replay", take], code: 66, says: "name its file with --device")
    expect(["scenario", "from", take], code: 66, says: "name its file with --device")
    let written = CommandRun(["scenario", "from", take, "--device", file], code: 0)
    #expect(written.output.contains("/mine.yaml\n"))
    try folder.write("name: Mine\nwidth: 333\nheight: tall\n", to: "mine.yaml")
    let wrong = CommandRun(["inspect", "--device", file], code: 65)
    #expect(wrong.errors.hasPrefix("\(file):3:9: error: height: "))
  }

  @Test func what_is_only_looked_at_stays_as_it_is() throws {
    let folder = try TemporaryDirectory()
    let other = try folder.write("{\"version\": 7}", to: "Documents/notes.json")
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    for path in [folder.path + "/Documents", other, folder.path + "/pipe"] {
      expect(["inspect", "--state", path], code: 65, says: path)
      expect(["run", "--state", path], code: 65, says: "the pages in the ball cannot be read")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Documents", "pipe"])
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "{\"version\": 7}")
  }

  @Test func a_file_is_not_read_and_written_at_once() throws {
    let folder = try TemporaryDirectory()
    let header = "{\"floatdesktop\":1,\"device\":\"iphone-x\"}\n"
    let take = try folder.write(header, to: "take.jsonl")
    #expect(symlink(take, folder.path + "/link") == 0)
    expect(["run", "--replay", take, "--record", folder.path + "/link"], code: 64, says: "the same file")
    expect(
      ["run", "--record", folder.path + "/a", "--trace", folder.path + "/./a"], code: 64,
      says: "the same file")
    expect(["scenario", "from", take, "--output", take], code: 64, says: "are the same file")
    let values = try folder.write("ball.diameter: 70pt\n", to: "values.yaml")
    for option in ["--config", "--device", "--state"] {
      expect(["code", option, values, "--output", values], code: 64, says: "are the same file")
      expect(["run", option, values, "--record", values], code: 64, says: "are the same file")
    }
    expect(["run", "--trace", take], code: 64, says: "is a recording, which would be lost")
    #expect(try String(contentsOfFile: take, encoding: .utf8) == header)
  }

  @Test func a_prototypes_picture_is_not_written_over_by_one_of_it() throws {
    let folder = try TemporaryDirectory()
    let app = folder.path + "/app"
    let bytes = PictureBytes.png(750, 1624)
    let pictures = try ["frame-0000.png", "frame-0000.dark@2x.png"].map {
      try folder.write(bytes, to: "app/screens/\($0)")
    }
    try folder.write(PictureBytes.svg(375, 812), to: "app/screens/home.svg")
    try folder.write(
      "floatdesktop: 1\npages:\n  home: {picture: screens/home.svg}\n  a: {picture: screens/frame-0000.png}\n",
      to: "app/prototype.yaml")
    let still = try folder.write("prototype: app\nsteps: [wait: 10ms]\n", to: "still.yaml")
    var lines = pictures.map { ["snapshot", "--prototype", app, "--output", $0] }
    lines += [
      ["snapshot", "--scenario", still, "--output", pictures[0]],
      ["export", "--scenario", still, "--output", app + "/screens"],
    ]
    for line in lines {
      let run = CommandRun(line)
      #expect(
        run.code == 64 && run.errors.contains("is a picture of the prototype, which would be lost"), "\(run)")
    }
    for picture in pictures {
      #expect(FileManager.default.contents(atPath: picture).map { [UInt8]($0) } == bytes)
    }
    // A picture of its own may be beside them, and is replaced by the next one.
    for name in ["shots/frame-0000.png", "frame-0000.png", "0.png"] {
      for _ in 1...2 {
        _ = CommandRun(["snapshot", "--prototype", app, "--output", app + "/" + name], code: 0)
      }
    }
  }

  /// A slip in a command line must not cost a prototype.
  @Test(arguments: [
    "run --record FILE", "run --trace FILE", "handoff --scenario s.yaml --output FILE",
    "code --output FILE", "scenario from take.jsonl --output FILE", "test . --junit FILE",
    "test . --report FILE",
    "config set --config FILE ball.diameter 60pt",
  ])
  func what_a_person_wrote_is_not_written_over(line: String) throws {
    let folder = try TemporaryDirectory()
    let text = "floatdesktop: 1\npages: {}\n"
    for (name, kind) in [("prototype.yaml", "prototype"), ("home.svg", "picture")] {
      let path = try folder.write(text, to: name)
      expect(
        line.replacing("FILE", with: path).split(separator: " ").map(String.init), code: 64,
        says: "\(path) is a \(kind), which would be lost; name another file")
      #expect(try folder.text(name) == text)
    }
  }

  @Test func a_pipe_is_no_suite_and_may_hold_the_other_values() throws {
    let folder = try TemporaryDirectory()
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    expect(["test", pipe], code: 64, says: "name a folder or a scenario")
    let throwing = Repository.path("Assets/scenarios/throw.yaml")
    expect(
      ["snapshot", "--scenario", throwing, "--compare", pipe, "--output", folder.path + "/a.png"], code: 78,
      says: "is a pipe that nothing writes to")
  }

  @Test func a_pointer_of_git_lfs_is_no_config_file() throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "c.yaml")
    expect(["config", "set", "--config", file, "ball.diameter", "70pt"], code: 78, says: "Git LFS pointer")
  }

  @Test func no_control_character_reaches_the_terminal() throws {
    let folder = try TemporaryDirectory()
    let name = "a\u{1B}]0;owned\u{7}\u{9B}31m.jsonl"
    let result = CommandRun(["inspect", "--state", folder.path + "/" + name], code: 66)
    let harmful = result.errors.dropLast().unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(harmful.isEmpty, "\(result.errors)")
  }

  @Test func inspect_prints_the_state_and_the_elements() throws {
    let result = CommandRun(["inspect"], code: 0)
    let state = try TracedState(line: result.output)
    #expect(state.stack == ["chats"])
    #expect(state.t == 0)
    let ids = try #require(state.elements).map(\.id)
    #expect(ids.contains("row:chat-1"))
    #expect(ids.contains("badge:chat-1"))
    #expect(Set(ids).count == ids.count)
  }

  /// A ball that is let go is still on its way to the finger.
  @Test func a_release_is_printed_with_the_place_from_which_it_was_decided() throws {
    let throwing = Repository.path("Assets/scenarios/throw.yaml")
    let text = CommandRun(["inspect", "--no-pretty", "--scenario", throwing, "--path"], code: 0).output
    func place(_ key: String) throws -> (x: Double, y: Double) {
      let release = try #require(text.firstRange(of: "\"release\":{")).upperBound
      let start = try #require(text[release...].firstRange(of: "\"\(key)\":[")).upperBound
      let numbers = text[start...].prefix { $0 != "]" }.split(separator: ",").compactMap { Double($0) }
      try #require(numbers.count == 2)
      return (numbers[0], numbers[1])
    }
    let (at, from, velocity, projected) = try (
      place("at"), place("from"), place("velocity"), place("projected")
    )
    #expect(abs(at.x + 0.15 * velocity.x - projected.x) < 0.1)
    #expect(abs(at.y + 0.15 * velocity.y - projected.y) < 0.1)
    #expect(abs(at.y - from.y) > 1)
  }

  /// A window takes the effects of its phone, so that it can carry them out.
  @Test func what_happened_is_listed_with_a_window_as_without() throws {
    let folder = try TemporaryDirectory()
    let steps = "steps:\n  - call: {collect: article-1}\n  - settle\n  - snapshot: a\n"
    let phone = try folder.write(steps, to: "phone.yaml")
    let window = try folder.write(steps + "  - clock: pause\n", to: "window.yaml")
    func printed(_ file: String, _ more: String...) -> String {
      CommandRun(["inspect", "--no-pretty", "--scenario", file] + more, code: 0).output
    }
    let expected = printed(phone)
    #expect(expected.contains(#""effects":["save"],"events":[{"t":0,"name":"page.will-collect""#))
    #expect(printed(window) == expected)
    #expect(printed(window, "--at", "a") == expected)
  }
}
