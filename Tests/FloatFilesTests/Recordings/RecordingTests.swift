import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatTestSupport

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
    // A device's id may be as long as a file's name.
    let long = Recording(header: RecordingHeader(device: String(repeating: "a", count: 255)))
    #expect(try read(RecordingWriter.text(for: long)) == long)
  }

  @Test func calls_read_back_the_same() throws {
    let calls: [Call] = [
      .collect("a b"), .open("a"), .remove("a"), .clear, .push("a"), .present("a"), .pop,
      .moveBall(.right, fraction: 0.1 + 0.2), .burst(.tab), .burst(.page("a")),
    ]
    let recording = Recording(inputs: calls.map { TimedInput(time: 1, .call($0)) })
    #expect(try read(RecordingWriter.text(for: recording)).inputs == recording.inputs)
    // Where a program sends the ball beyond its way, the line has the place to which that leads.
    for (fraction, written) in [(2, 1.0), (-1, 0), (.nan, 0.5)] {
      let far = Recording(inputs: [TimedInput(time: 1, .call(.moveBall(.left, fraction: fraction)))])
      let read = try read(RecordingWriter.text(for: far)).inputs.map(\.input)
      #expect(read == [.call(.moveBall(.left, fraction: written))])
    }
  }

  /// What the program wrote is played without the keys that it no longer has; `Bad/recording/gone-keys` has the message.
  @Test func keys_that_are_gone_are_left_out() throws {
    let path = Repository.path("Tests/FloatFilesTests/Bad/recording/gone-keys.jsonl")
    let recording = try RecordingReader.parse(BoundedFile.read(path, limit: 9999), name: path) { _ in }
    #expect(recording.header.configuration.map(\.key) == ["ball.diameter"])
    #expect(recording.inputs == [TimedInput(time: 3, .set(key: "ball.margin", value: "10pt"))])
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
      scenario.steps.map(\.value) == [.hand(.set([ConfigurationValue(key: "appearance", value: "dark")]))])
  }

  @Test func numbers_read_back_bit_for_bit() throws {
    var numbers = SplitMix64(seed: 7)
    var time = 0.0
    let inputs = (0..<5000).map { _ in
      time += numbers.unit
      let x = Double(bitPattern: numbers.next())
      return TimedInput(
        time: time,
        .wheel(at: Point(x.magnitude <= 1e5 ? x : -0.0, 1 / 3), dx: .leastNonzeroMagnitude, dy: 0.1))
    }
    let recording = Recording(inputs: inputs)
    let back = try read(RecordingWriter.text(for: recording))
    #expect(back == recording)
    // Zero has two bit patterns.
    for (a, b) in zip(back.inputs, inputs) {
      guard case .wheel(let p, _, _, _) = a.input, case .wheel(let q, _, _, _) = b.input else { continue }
      #expect(p.x.bitPattern == q.x.bitPattern)
    }
  }

  @Test func all_problems_are_told_up_to_a_limit() {
    let text = Self.header + String(repeating: "{}\n", count: 100)
    #expect(problems(text).count == RecordingReader.maximumProblems)
  }

  @Test func lines_are_limited() {
    let long = "{\"t\":1,\"type\":\"key\",\"key\":\"" + String(repeating: "a", count: 70_000) + "\"}"
    #expect(problems(Self.header + long) == ["r.jsonl:2:1: error: the line is longer than 64 KiB"])
    let names = "{" + (0..<5000).map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    #expect(problems(Self.header + names).first?.contains("too many names") == true)
  }

  @Test func windows_lines_and_a_mark_are_read() throws {
    let text = Self.header + "{\"t\":1,\"type\":\"key\",\"key\":\"a\"}\n"
    #expect(try read("\u{FEFF}" + text.replacing("\n", with: "\r\n")).inputs.count == 1)
  }
}
