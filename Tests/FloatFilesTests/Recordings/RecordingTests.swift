import Testing

@testable import FloatCore
@testable import FloatFiles

@Suite struct RecordingTests {
  private static let header = "{\"floatdesktop\":1,\"device\":\"iphone-x\",\"presets\":[\"wechat\"]}\n"

  private func read(_ text: String) throws(DataError) -> Recording {
    try RecordingReader.parse(Array(text.utf8), name: "r.jsonl")
  }

  private func problems(_ text: String) -> [String] {
    do throws(DataError) {
      _ = try read(text)
      return []
    } catch {
      return error.diagnostics.map(\.summary)
    }
  }

  @Test func reads_the_contracts_examples() throws {
    let recording = try read(
      Self.header + """
        {"t":0.516,"type":"pointer","phase":"down","id":0,"x":3,"y":400}
        {"t":0.516,"type":"wheel","x":10,"y":20,"dx":0,"dy":-40}

        {"t":1,"type":"key","key":"Escape"}
        {"t":1.5e0,"type":"resize","w":390,"h":844}
        {"t":2,"type":"set","key":"ball.diameter","value":"70pt"}
        """)
    #expect(recording.header == RecordingHeader(device: "iphone-x", presets: ["wechat"]))
    #expect(
      recording.inputs == [
        TimedInput(time: 0.516, .pointer(.down, id: 0, at: Point(3, 400))),
        TimedInput(time: 0.516, .wheel(at: Point(10, 20), dx: 0, dy: -40)),
        TimedInput(time: 1, .key("Escape")),
        TimedInput(time: 1.5, .resize(Size(390, 844))),
        TimedInput(time: 2, .set(key: "ball.diameter", value: "70pt")),
      ])
    #expect(recording.duration == 2)
  }

  @Test func writes_the_contracts_form() {
    #expect(
      RecordingWriter.lines(for: TimedInput(time: 0.516, .pointer(.down, id: 0, at: Point(3, 400))))
        == "{\"t\":0.516,\"type\":\"pointer\",\"phase\":\"down\",\"id\":0,\"x\":3,\"y\":400}")
    #expect(RecordingWriter.line(for: RecordingHeader(presets: ["wechat"])) + "\n" == Self.header)
  }

  @Test func everything_reads_back_the_same() throws {
    let header = RecordingHeader(
      device: "phone \"x\" \\ 你好\n\u{1}", presets: ["a", "b"],
      configuration: [ConfigurationValue(key: "ball.diameter", value: "70pt")], appearance: .dark,
      language: "zh-Hans",
      archive: CollectedPagesArchive(
        pages: [
          CollectedPage(pageID: "article-1", kind: "article", title: "悬浮窗", icon: "book", scrollOffset: 120.5)
        ], dock: Dock(edge: .left, fraction: 0.1 + 0.2)), prototype: "my-app")
    let recording = Recording(
      header: header,
      inputs: PointerPhase.allCases.enumerated().map {
        TimedInput(
          time: Double($0.offset) / 3, .pointer($0.element, id: $0.offset, at: Point(-1 / 3, 1e-300)))
      } + [TimedInput(time: 7, .key("\u{7F}\t"))])
    #expect(try read(RecordingWriter.text(for: recording)) == recording)
  }

  @Test func a_device_s_id_may_be_as_long_as_a_file_s_name() throws {
    let recording = Recording(header: RecordingHeader(device: String(repeating: "a", count: 255)))
    #expect(try read(RecordingWriter.text(for: recording)) == recording)
  }

  @Test func lines_that_set_at_one_time_are_one_step() throws {
    let text =
      Self.header + """
        {"t":1,"type":"set","key":"ball.diameter","value":"70pt"}
        {"t":1,"type":"set","key":"zone.radius","value":"200pt"}
        {"t":1,"type":"key","key":"Escape"}
        {"t":1,"type":"set","key":"ball.margin","value":"2pt"}
        {"t":2,"type":"set","key":"ball.margin","value":"3pt"}

        """
    let recording = try read(text)
    #expect(
      recording.inputs == [
        TimedInput(
          time: 1,
          .configure([
            ConfigurationValue(key: "ball.diameter", value: "70pt"),
            ConfigurationValue(key: "zone.radius", value: "200pt"),
          ])),
        TimedInput(time: 1, .key("Escape")),
        TimedInput(time: 1, .set(key: "ball.margin", value: "2pt")),
        TimedInput(time: 2, .set(key: "ball.margin", value: "3pt")),
      ])
    let lines = recording.inputs.map(RecordingWriter.lines).joined(separator: "\n") + "\n"
    #expect(Self.header + lines == text)
  }

  @Test func light_and_dark_change_as_the_desktop_says() throws {
    let text = Self.header + "{\"t\":1,\"type\":\"set\",\"key\":\"appearance\",\"value\":\"dark\"}\n"
    #expect(try read(text).inputs == [TimedInput(time: 1, .set(key: "appearance", value: "dark"))])
    #expect(throws: DataError.self) { try read(text.replacing("\"dark\"", with: "\"dim\"")) }
    let scenario = try ScenarioFile.parse(
      Array("steps:\n  - set: {appearance: dark}\n".utf8), name: "s.yaml")
    #expect(
      scenario.steps.map(\.value) == [.set([ConfigurationValue(key: "appearance", value: "dark")])])
  }

  @Test func numbers_read_back_bit_for_bit() throws {
    var generator = SystemSeed(state: 7)
    var inputs: [TimedInput] = []
    var time = 0.0
    for _ in 0..<5000 {
      time += Double(generator.next() >> 11) / 9_007_199_254_740_992
      let x = Double(bitPattern: generator.next())
      inputs.append(
        TimedInput(
          time: time,
          .wheel(at: Point(x.magnitude <= 1e5 ? x : -0.0, 1 / 3), dx: .leastNonzeroMagnitude, dy: 0.1)))
    }
    let recording = Recording(inputs: inputs)
    let back = try read(RecordingWriter.text(for: recording))
    for (a, b) in zip(back.inputs, inputs) {
      guard case .wheel(let p, _, _, _) = a.input, case .wheel(let q, _, _, _) = b.input else { continue }
      #expect(a.time.bitPattern == b.time.bitPattern)
      #expect(p.x.bitPattern == q.x.bitPattern)
    }
    #expect(back == recording)
  }

  private struct SystemSeed {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  static let event = "{\"t\":1,\"type\":\"pointer\",\"phase\":\"down\",\"id\":0,\"x\":3,\"y\":4}\n"

  @Test(arguments: [
    (
      "",
      "r.jsonl:1:1: error: the recording is empty; its first line is {\"floatdesktop\":1,\"device\":\"iphone-x\"}"
    ),
    (
      event,
      "r.jsonl:1:1: error: this is not a recording: its first line must be {\"floatdesktop\":1,\"device\":\"iphone-x\"}"
    ),
    ("steps:\n  - tap: ball\n", "r.jsonl:1:1: error: not valid JSON: expected a value"),
    (
      "{\"floatdesktop\":2}",
      "r.jsonl:1:17: error: floatdesktop: unknown version of recordings; this program reads version 1"
    ),
    ("{\"floatdesktop\":1,\"presets\":\"a\"}", "r.jsonl:1:29: error: presets: takes a list, not text"),
    ("{\"floatdesktop\":1,\"presets\":[1]}", "r.jsonl:1:30: error: presets: takes text, not a number"),
    (
      "{\"floatdesktop\":1,\"devcie\":\"x\"}",
      "r.jsonl:1:19: error: devcie: unknown key; did you mean device?"
    ),
    (
      "{\"floatdesktop\":1,\"config\":{\"ball.diameter\":\"7\"}}",
      "r.jsonl:1:45: error: ball.diameter: \"7\" is out of range; use 20pt to 160pt"
    ),
    (
      "{\"floatdesktop\":1,\"config\":{\"ball.dia\":\"7\"}}",
      "r.jsonl:1:29: error: ball.dia: unknown key"
    ),
    (
      "{\"floatdesktop\":1,\"dock\":{\"edge\":\"top\",\"fraction\":0}}",
      "r.jsonl:1:34: error: dock.edge: \"top\" is not one of left, right"
    ),
    (
      "{\"floatdesktop\":1,\"appearance\":\"drak\"}",
      "r.jsonl:1:32: error: appearance: \"drak\" is not one of light, dark; did you mean dark?"
    ),
  ])
  func headers_are_checked(_ text: String, _ message: String) {
    #expect(problems(text) == [message])
  }

  @Test(arguments: [
    ("{\"t\":1,\"type\":\"pointer\"", "2:24: error: the line ends too early; it may have been cut off"),
    ("{\"t\":1,\"type\":\"poin", "2:15: error: this text is never closed"),
    ("{\"t\":1,", "2:8: error: the line ends too early; it may have been cut off"),
    ("{\"t\":", "2:6: error: the line ends too early; it may have been cut off"),
    ("{\"t\" 1}", "2:6: error: expected \":\""),
    ("{t:1}", "2:2: error: expected a name in quotes"),
    ("{\"t\":1 \"x\":2}", "2:8: error: expected \",\" or \"}\""),
    ("[1,2]", "2:1: error: takes keys and values, not a list"),
    ("{\"t\":1}{\"t\":2}", "2:8: error: unexpected text after the value; write one object a line"),
    (
      "{\"t\":1,\"t\":2,\"type\":\"key\",\"key\":\"a\"}",
      "2:8: error: t: given twice, first at line 2, column 2; remove one"
    ),
    ("{}", "2:1: error: t: is missing"),
    ("{\"t\":\"1\"}", "2:6: error: t: takes a number, not text"),
    ("{\"t\":null}", "2:6: error: t: takes a number, not null"),
    (
      "{\"t\":-0.1,\"type\":\"key\",\"key\":\"a\"}",
      "2:6: error: t: \"-0.1\" is out of range; use 0 to 2678400"
    ),
    ("{\"t\":1e999,\"type\":\"key\",\"key\":\"a\"}", "2:6: error: the number is too large"),
    ("{\"t\":NaN}", "2:6: error: not valid JSON: expected a value"),
    ("{\"t\":01}", "2:6: error: a number cannot start with 0 and another digit"),
    ("{\"t\":1.}", "2:6: error: not a JSON number"),
    ("{\"t\":+1}", "2:6: error: not valid JSON: expected a value"),
    ("{\"t\":1}", "2:1: error: type: is missing"),
    (
      "{\"t\":1,\"type\":\"pionter\"}",
      "2:15: error: type: \"pionter\" is not one of pointer, wheel, context-menu, key, resize, set; did you mean pointer?"
    ),
    (
      "{\"t\":1,\"type\":\"pointer\",\"phase\":\"Down\",\"id\":0,\"x\":0,\"y\":0}",
      "2:33: error: phase: \"Down\" is not one of down, move, up, cancel; did you mean down?"
    ),
    (
      "{\"t\":1,\"type\":\"pointer\",\"phase\":\"up\",\"id\":0.5,\"x\":0,\"y\":0}",
      "2:43: error: id: \"0.5\" is not a whole number; write 1"
    ),
    (
      "{\"t\":1,\"type\":\"pointer\",\"phase\":\"up\",\"id\":-1,\"x\":0,\"y\":0}",
      "2:43: error: id: \"-1\" is out of range; use 0 to 1000"
    ),
    (
      "{\"t\":1,\"type\":\"pointer\",\"phase\":\"up\",\"id\":0,\"x\":1e6,\"y\":0}",
      "2:49: error: x: \"1e6\" is out of range; use -100000 to 100000"
    ),
    ("{\"t\":1,\"type\":\"pointer\",\"phase\":\"up\",\"id\":0,\"x\":0}", "2:1: error: y: is missing"),
    ("{\"t\":1,\"type\":\"key\",\"key\":\"\"}", "2:27: error: key: has no value"),
    (
      "{\"t\":1,\"type\":\"key\",\"key\":\"你好\",\"z\":1}",
      "2:32: error: z: unknown key; use one of t, type, key"
    ),
    ("{\"t\":1,\"type\":\"key\",\"key\":\"\\q\"}", "2:28: error: unknown escape in text"),
    ("{\"t\":1,\"type\":\"key\",\"key\":\"\\ud83d\"}", "2:28: error: half of a surrogate pair"),
    (
      "{\"t\":1,\"type\":\"resize\",\"w\":0,\"h\":5}",
      "2:28: error: w: \"0\" is out of range; use 1 to 10000"
    ),
    (
      "{\"t\":1,\"type\":\"set\",\"key\":\"ball.diametr\",\"value\":\"5pt\"}",
      "2:27: error: ball.diametr: unknown key; did you mean ball.diameter?"
    ),
    (
      "{\"t\":1,\"type\":\"set\",\"key\":\"ball.diameter\",\"value\":\"5\"}",
      "2:51: error: ball.diameter: \"5\" is out of range; use 20pt to 160pt"
    ),
    ("[[[[[[[[[1]]]]]]]]]", "2:9: error: nested deeper than 8 levels"),
  ])
  func events_are_checked(_ line: String, _ message: String) {
    #expect(problems(Self.header + line) == ["r.jsonl:" + message])
  }

  @Test func times_never_run_backwards() {
    let text =
      Self.header + "{\"t\":2,\"type\":\"key\",\"key\":\"a\"}\n{\"t\":2,\"type\":\"key\",\"key\":\"b\"}\n"
      + "{\"t\":1.5,\"type\":\"key\",\"key\":\"c\"}\n"
    #expect(
      problems(text) == [
        "r.jsonl:4:6: error: t: the time runs backwards: 1.5 comes after 2.0; sort the lines by \"t\""
      ])
  }

  @Test func all_problems_are_told_up_to_a_limit() {
    let text = Self.header + String(repeating: "{}\n", count: 100)
    #expect(problems(text).count == RecordingReader.maximumProblems)
    #expect(problems(Self.header + "{}\n" + Self.event + "{\"t\":}\n").count == 2)
  }

  @Test func lines_are_limited() {
    let long = "{\"t\":1,\"type\":\"key\",\"key\":\"" + String(repeating: "a", count: 70_000) + "\"}"
    #expect(problems(Self.header + long) == ["r.jsonl:2:1: error: the line is longer than 64 KiB"])
    let names = "{" + (0..<5000).map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    #expect(problems(Self.header + names).first?.contains("too many names") == true)
  }

  @Test func bytes_that_are_no_text_are_refused() {
    let bytes = Array(Self.header.utf8) + [0x7B, 0xFF, 0x7D, 0x0A]
    #expect(throws: DataError.self) { try RecordingReader.parse(bytes, name: "r") }
  }

  @Test func missing_files_are_missing() {
    let error = #expect(throws: DataError.self) { try RecordingReader.load(path: "/nowhere/r.jsonl") }
    #expect(error?.isMissing == true)
    #expect(error?.description == "/nowhere/r.jsonl: error: no such file")
  }

  @Test func windows_lines_and_a_mark_are_read() throws {
    let text =
      "\u{FEFF}" + (Self.header + Self.event).split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    #expect(try read(text).inputs.count == 1)
  }
}
