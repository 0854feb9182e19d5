import Testing

@testable import FloatCore
@testable import FloatFiles

@Suite struct ScenarioFileTests {
  private func read(_ text: String) throws(DataError) -> Scenario {
    try ScenarioFile.parse(Array(text.utf8), name: "s.yaml")
  }

  @Test func reads_calls_and_one_preset() throws {
    let scenario = try read(
      """
      presets: wechat
      steps:
        - call: {collect: article-1}
        - call: clear
        - call: {move-ball: {edge: left, fraction: 0.25}}
        - call: {burst: chat-1}
        - call: pop
        - call: {open: article-1}
        - call: {remove: article-1}
        - call: {push: chat-2}
        - call: {present: sdk}
      """)
    #expect(scenario.presets.map(\.value) == ["wechat"], "one preset may stand alone")
    #expect(
      scenario.steps.map(\.value) == [
        .hand(.call(.collect("article-1"))), .hand(.call(.clear)),
        .hand(.call(.moveBall(.left, fraction: 0.25))), .hand(.call(.burst(.page("chat-1")))),
        .hand(.call(.pop)), .hand(.call(.open("article-1"))), .hand(.call(.remove("article-1"))),
        .hand(.call(.push("chat-2"))), .hand(.call(.present("sdk"))),
      ])
  }

  @Test func reads_every_step() throws {
    let scenario = try read(
      """
      # collect an article
      device: iphone-x
      presets: [wechat, dark-badge]
      appearance: dark
      language: zh-Hans
      options:
        ball.diameter: 70pt
        ball:
          snap.response: 0.3s
      steps:
        - tap: row:article-1
        - tap: [187.5, 400pt]
        - press: ball
        - move: {to: [10, -20], over: 250ms}
        - move: back
        - release
        - cancel
        - drag: {from: [3, 400], to: ball, over: 0.2s, hold: 100ms, release: true}
        - drag: {from: ball, to: [0, 0]}
        - long-press: ball
        - long-press: {at: ball, for: 1s, release: false}
        - wheel: {at: [10, 20], dy: -40}
        - key: Escape
        - wait: 120ms
        - settle
        - settle:
        - set: {ball.diameter: 60pt, ball.snap.response: 420ms}
        - panel: open
        - panel: {search: snap response}
        - panel: {type: {ball.diameter: 60*1.2}}
        - panel: {inspect: ball}
        - panel: {preset: soft}
        - resize: [390, 844]
        - clock: pause
        - clock: {step: -3}
        - clock: {scrub: 1.5s}
        - clock: {speed: 0.25}
        - snapshot: 列表-open_2.x
      """)
    #expect(scenario.device == Placed("iphone-x", at: SourcePosition(line: 2, column: 9)))
    #expect(scenario.presets.map(\.value) == ["wechat", "dark-badge"])
    #expect(scenario.appearance == .dark)
    #expect(scenario.language?.value == "zh-Hans")
    #expect(
      scenario.options == [
        Placed(
          ConfigurationValue(key: "ball.diameter", value: "70pt"), at: SourcePosition(line: 7, column: 18)),
        Placed(
          ConfigurationValue(key: "ball.snap.response", value: "0.3s"),
          at: SourcePosition(line: 9, column: 20)),
      ])
    #expect(
      scenario.steps.map(\.value) == [
        .hand(.tap(.element("row:article-1"))),
        .hand(.tap(.point(Point(187.5, 400)))),
        .hand(.press(.element("ball"))),
        .hand(.move(to: .point(Point(10, -20)), over: 0.25)),
        .hand(.move(to: .element("back"), over: HandPace.moveDuration)),
        .hand(.release),
        .hand(.cancel),
        .hand(.drag(from: .point(Point(3, 400)), to: .element("ball"), over: 0.2, hold: 0.1, release: true)),
        .hand(
          .drag(
            from: .element("ball"), to: .point(.zero), over: HandPace.moveDuration, hold: 0, release: false)),
        .hand(.longPress(.element("ball"), duration: HandPace.longPressDuration, release: true)),
        .hand(.longPress(.element("ball"), duration: 1, release: false)),
        .hand(.wheel(at: .point(Point(10, 20)), dx: 0, dy: -40)),
        .hand(.key("Escape")),
        .hand(.wait(0.12)),
        .hand(.settle),
        .hand(.settle),
        .hand(
          .set([
            ConfigurationValue(key: "ball.diameter", value: "60pt"),
            ConfigurationValue(key: "ball.snap.response", value: "420ms"),
          ])),
        .panel(.open), .panel(.search("snap response")),
        .panel(.type([ConfigurationValue(key: "ball.diameter", value: "60*1.2")])),
        .panel(.inspect(.element("ball"))), .panel(.preset("soft")),
        .hand(.resize(Size(390, 844))),
        .clock(.pause),
        .clock(.step(-3)),
        .clock(.scrub(to: 1.5)),
        .clock(.speed(0.25)),
        .snapshot("列表-open_2.x"),
      ])
    #expect(scenario.steps[0].position == SourcePosition(line: 11, column: 5))
    #expect(scenario.steps[5].position == SourcePosition(line: 16, column: 5))
  }

  @Test func missing_files_are_missing() {
    let readers: [() throws -> Void] = [
      { _ = try ScenarioFile.load(path: "/nowhere/s") }, { _ = try RecordingReader.load(path: "/nowhere/s") },
    ]
    for read in readers {
      let error = #expect(throws: DataError.self) { try read() }
      #expect(error?.isMissing == true)
      #expect(error?.description == "/nowhere/s: error: no such file")
    }
  }
}
