import FloatCore
import FloatFiles
import Testing

@testable import FloatReplay
@testable import FloatTestSupport

/// The clock steps of scenarios; `Tests/Stories` has more.
@Suite struct ScenarioClockTests {
  private static let open: [ScenarioStep] = [
    .hand(.wait(1)), .hand(.tap(.element("row:chat-1"))), .hand(.wait(2)),
  ]
  private static let push: [ScenarioStep] = [
    .hand(.press(.point(Point(2, 400)))), .hand(.move(to: .point(Point(300, 400)), over: 0.2)),
    .hand(.release),
  ]

  private func timeline(_ steps: [ScenarioStep]) throws -> Timeline { try .playing(steps) }

  @Test func the_phones_time_takes_nothing_of_a_pause_and_half_at_half_the_speed() throws {
    let timeline = try timeline([
      .hand(.wait(1)), .clock(.pause), .hand(.wait(5)), .clock(.play), .clock(.speed(0.5)), .hand(.wait(1)),
      .snapshot("a"),
    ])
    #expect(abs(timeline.marks[0].prototype.now - 1.5) < 1e-9)
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
      (error as? CommandFailure)?.reason.contains("time is paused") == true
    }
  }
}
