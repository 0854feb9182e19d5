import Testing

@testable import FloatCore

@Suite struct HandStepTests {
  private func place(_ target: HandTarget) -> Point? {
    switch target {
    case .element("ball"): Point(345, 400)
    case .element("back"): Point(20, 60)
    case .element: nil
    case .point(let point): point
    }
  }

  private func lower(
    _ step: HandStep<HandTarget>, at time: Double = 1, from pointer: Point? = nil
  ) throws(HandError) -> LoweredStep {
    try step.lower(at: time, from: pointer, resolve: place)
  }

  @Test func waits_that_are_added_up_end_where_they_should() throws {
    var time = 0.0
    for _ in 0..<30 { time = try lower(.wait(0.1), at: time).end }
    #expect(time == 3)
  }

  @Test func a_tap_presses_and_releases_in_one_place() throws {
    let lowered = try lower(.tap(.element("ball")))
    #expect(
      lowered
        == LoweredStep(
          inputs: [
            TimedInput(time: 1, .pointer(.down, id: 0, at: Point(345, 400))),
            TimedInput(time: 1.05, .pointer(.up, id: 0, at: Point(345, 400))),
          ], end: 1.05))
  }

  @Test func a_drag_moves_in_a_straight_line_at_a_constant_velocity() throws {
    // 0.1 s at 120 samples a second: 11 samples inside, and the 12th is the end. 120 pt over 0.1 s: 10 pt a sample.
    let lowered = try lower(
      .drag(from: .point(Point(10, 50)), to: .point(Point(130, 50)), over: 0.1, hold: 0.25, release: false))
    #expect(lowered.inputs.count == 1 + 12)
    #expect(lowered.inputs[0] == TimedInput(time: 1, .pointer(.down, id: 0, at: Point(10, 50))))
    for i in 1...12 {
      #expect(lowered.inputs[i].time == (i == 12 ? 1 + 0.1 : 1 + Double(i) / 120))
      guard case .pointer(.move, id: 0, let point) = lowered.inputs[i].input else {
        Issue.record("not a move")
        continue
      }
      #expect(abs(point.x - (10 + 10 * Double(i))) < 1e-9)
      #expect(point.y == 50)
    }
    #expect(lowered.end == 1 + 0.1 + 0.25)
    #expect(lowered.pointer == Point(130, 50))
  }

  @Test func the_last_sample_is_exactly_the_target() throws {
    let end = Point(0.1 + 0.2, 1.0 / 3)
    let lowered = try lower(.move(to: .point(end), over: 0.37), from: Point(99.7, 3))
    #expect(lowered.inputs.last == TimedInput(time: 1 + 0.37, .pointer(.move, id: 0, at: end)))
  }

  @Test func sample_times_are_not_accumulated() throws {
    let lowered = try lower(.move(to: .point(Point(100, 0)), over: 600), at: 7, from: .zero)
    #expect(lowered.inputs.count == 600 * 120)
    for (index, input) in lowered.inputs.dropLast().enumerated() {
      #expect(input.time == 7 + Double(index + 1) / 120)
    }
  }

  @Test func releasing_a_drag_ends_where_it_was_held() throws {
    let lowered = try lower(
      .drag(from: .element("ball"), to: .element("back"), over: 0, hold: 0.5, release: true))
    #expect(
      lowered.inputs == [
        TimedInput(time: 1, .pointer(.down, id: 0, at: Point(345, 400))),
        TimedInput(time: 1, .pointer(.move, id: 0, at: Point(20, 60))),
        TimedInput(time: 1.5, .pointer(.up, id: 0, at: Point(20, 60))),
      ])
    #expect(lowered.pointer == nil)
  }

  @Test func a_long_press_holds_still() throws {
    let lowered = try lower(.longPress(.element("ball"), duration: 0.6, release: true))
    #expect(lowered.inputs.map(\.time) == [1, 1.6])
    let held = try lower(.longPress(.element("ball"), duration: 0.6, release: false))
    #expect(held.inputs.count == 1)
    #expect(held.end == 1.6)
    #expect(held.pointer == Point(345, 400))
  }

  @Test func steps_without_a_pointer_leave_it_alone() throws {
    let held = Point(5, 6)
    for step: HandStep<HandTarget> in [.wait(0.5), .settle] {
      let lowered = try lower(step, from: held)
      #expect(lowered.inputs.isEmpty)
      #expect(lowered.pointer == held)
      #expect(lowered.end == (step == .wait(0.5) ? 1.5 : 1))
    }
    #expect(try lower(.key("Escape"), from: held).inputs == [TimedInput(time: 1, .key("Escape"))])
    #expect(try lower(.resize(Size(390, 844))).inputs == [TimedInput(time: 1, .resize(Size(390, 844)))])
    #expect(
      try lower(.wheel(at: .point(Point(1, 2)), dx: 0, dy: -40)).inputs
        == [TimedInput(time: 1, .wheel(at: Point(1, 2), dx: 0, dy: -40))])
    let values = [
      ConfigurationValue(key: "ball.diameter", value: "70pt"), ConfigurationValue(key: "a", value: "b"),
    ]
    #expect(
      try lower(.set(values)).inputs
        == [
          TimedInput(time: 1, .configure(values))
        ])
  }

  @Test func what_cannot_be_done_is_said() {
    #expect(throws: HandError.unknownElement("nowhere")) { try lower(.tap(.element("nowhere"))) }
    #expect(throws: HandError.unknownElement("nowhere")) {
      try lower(.drag(from: .element("ball"), to: .element("nowhere"), over: 1, hold: 0, release: true))
    }
    #expect(throws: HandError.notPressed) { try lower(.release) }
    #expect(throws: HandError.notPressed) { try lower(.cancel) }
    #expect(throws: HandError.notPressed) { try lower(.move(to: .element("ball"), over: 1)) }
    #expect(throws: HandError.alreadyPressed) { try lower(.tap(.element("ball")), from: .zero) }
  }

  @Test func hostile_durations_are_clamped() throws {
    for duration in [Double.nan, .infinity, -5] {
      let lowered = try lower(.move(to: .point(Point(1, 1)), over: duration), from: .zero)
      #expect(lowered.end == 1)
      #expect(try lower(.wait(duration)).end == 1)
    }
    #expect(try lower(.wait(1e9)).end == 601)
  }
}
