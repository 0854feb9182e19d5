import FloatCore
import FloatFiles
import Testing

@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct ScenarioClockTests {
  private static let open: [ScenarioStep] = [
    .hand(.wait(1)), .hand(.tap(.element("row:chat-1"))), .hand(.wait(2)),
  ]
  private static let push: [ScenarioStep] = [
    .hand(.press(.point(Point(2, 400)))), .hand(.move(to: .point(Point(300, 400)), over: 0.2)),
    .hand(.release),
  ]

  private func timeline(_ steps: [ScenarioStep]) throws -> Timeline {
    try ScenarioRunner.timeline(
      of: steps.enumerated().map { Placed($1, at: SourcePosition(line: $0 + 2, column: 5)) },
      from: Prototype())
  }

  private func moments(_ steps: [ScenarioStep]) throws -> [Prototype] {
    try timeline(steps).marks.map(\.prototype)
  }

  @Test func a_pause_holds_the_moment_however_long() throws {
    let moments = try moments(
      Self.open + Self.push + [
        .hand(.wait(0.1)), .clock(.pause), .snapshot("a"), .hand(.wait(5)), .snapshot("b"), .clock(.play),
        .hand(.wait(1)),
        .snapshot("c"),
      ])
    #expect(moments[0] == moments[1])
    #expect(moments[0].isAnimating)
    #expect(abs(moments[2].now - (moments[0].now + 1)) < 1e-9)
  }

  @Test func frames_back_show_what_was_and_change_nothing() throws {
    let moments = try moments(
      Self.open + Self.push + [
        .hand(.wait(0.1)), .clock(.pause), .snapshot("a"), .clock(.step(-3)), .snapshot("b"),
        .clock(.step(3)),
        .snapshot("c"),
      ])
    #expect(abs(moments[0].now - moments[1].now - 0.05) < 1e-6)
    #expect(moments[1].state.transition?.topX ?? 0 < moments[0].state.transition?.topX ?? 0)
    #expect(abs(moments[2].now - moments[0].now) < 1e-6)
  }

  @Test func letting_go_of_a_moment_drops_what_came_after() throws {
    let timeline = try timeline(
      Self.open + Self.push + [
        .hand(.wait(2)), .clock(.scrub(to: 2.5)), .snapshot("a"), .clock(.letGo), .hand(.wait(1)),
      ])
    #expect(timeline.marks[0].prototype.now == 2.5)
    #expect(timeline.inputs.count == 2, "the tap alone is left")
    #expect(timeline.last.state.stack == ["chats", "chat-1"])
  }

  @Test func a_gesture_is_looped_with_the_values_of_now() throws {
    // The page is held still before its release, because a thrown page at first moves by its velocity, with any
    // spring.
    let held: [ScenarioStep] = [
      .hand(.press(.point(Point(2, 400)))), .hand(.move(to: .point(Point(300, 400)), over: 0.2)),
      .hand(.wait(0.2)), .hand(.release),
    ]
    func topX(_ response: String) throws -> Double {
      let moments = try moments(
        Self.open + held + [
          .hand(.wait(2)), .clock(.loop), .clock(.pause),
          .hand(.set([ConfigurationValue(key: "navigation.response", value: response)])),
          .clock(.scrub(to: 3.55)), .snapshot("a"),
        ])
      return moments[0].state.transition?.topX ?? -1
    }
    let (quick, slow) = (try topX("344ms"), try topX("1200ms"))
    #expect(slow > 0)
    #expect(quick > slow + 5)
  }

  @Test func half_the_speed_takes_twice_as_long() throws {
    let moments = try moments([.hand(.wait(1)), .clock(.speed(0.5)), .hand(.wait(1)), .snapshot("a")])
    #expect(abs(moments[0].now - 1.5) < 1e-9)
  }

  @Test func at_half_the_speed_settling_takes_twice_as_long() throws {
    let tap = ScenarioStep.hand(.tap(.element("row:chat-1")))
    let marks = try timeline([.clock(.speed(0.5)), tap, .snapshot("a"), .hand(.settle), .snapshot("b")]).marks
    let (phones, scenarios) = (marks[1].prototype.now - marks[0].prototype.now, marks[1].time - marks[0].time)
    #expect(phones > 0.3)
    #expect(abs(scenarios - 2 * phones) < 1e-9, "\(scenarios) s for \(phones) s")
  }

  @Test func steps_without_a_clock_are_what_they_were() throws {
    let plain = try timeline(Self.open + Self.push + [.hand(.settle)])
    let played = try timeline(Self.open + Self.push + [.hand(.settle), .clock(.play)])
    #expect(plain.inputs == played.inputs)
    #expect(plain.last.state == played.last.state)
  }

  @Test func what_stands_cannot_be_captured_over_time() {
    #expect {
      try timeline([.clock(.pause), .filmstrip("a", over: 0.5, frames: 3)])
    } throws: { error in
      (error as? ScenarioRunner.Failure)?.reason.contains("time is paused") == true
    }
  }
}
