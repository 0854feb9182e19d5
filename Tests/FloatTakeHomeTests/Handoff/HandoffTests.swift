import FloatPages
import Testing

@testable import FloatCore
@testable import FloatStudio
@testable import FloatStudioSupport
@testable import FloatTakeHome
@testable import FloatTestSupport

/// What a hand-off page says of a gesture.
@Suite struct HandoffTests {
  /// A session with an open article, at rest.
  private func opened(_ values: [String: String] = [:]) throws -> Session {
    var parameters = Parameters.builtIn
    for (key, value) in values { try parameters.set(key, to: value) }
    var session = Session(Prototype(parameters: parameters))
    session.wait(1)
    for row in ["row:chat-1", "row:article-1"] {
      session.tap(row)
      session.wait(2)
    }
    return session
  }

  private func handoff(_ session: Session) throws -> Handoff {
    let take = try #require(session.playback.take)
    return try #require(Handoff(take, usual: .builtIn))
  }

  private func popped(_ values: [String: String] = [:]) throws -> Handoff {
    var session = try opened(values)
    session.drag(from: Point(2, 400), to: Point(230, 400), over: 0.2, hold: 0)
    session.wait(2)
    return try handoff(session)
  }

  /// A ball thrown to the left so hard that its spring goes far beyond the wall.
  private func thrown(catchingAfter seconds: Double? = nil) throws -> Session {
    var session = try opened()
    session.drag(from: Point(2, 400), to: Point(330, 745), over: 0.2, hold: 0)
    session.wait(2)
    session.pull(from: session.shown.state.ball.frame.center, to: Point(250, 500), over: 0.2)
    session.move(to: Point(150, 480), over: 0.04)
    session.release()
    if let seconds {
      session.wait(seconds)
      session.press(session.shown.state.ball.frame.center)
      session.wait(0.1)
      session.release()
    }
    session.wait(2)
    return session
  }

  private func curve(_ thing: String, _ property: String, of handoff: Handoff) throws -> HandoffCurve {
    try #require(handoff.trace.curves.first { $0.thing == thing && $0.property == property })
  }

  // MARK: Curves

  @Test func the_ball_is_shown_inside_the_wall_that_its_spring_goes_beyond() throws {
    let handoff = try handoff(thrown())
    #expect(handoff.main.name == .ballSnap)
    let x = try curve("ball", "x", of: handoff)
    #expect(x.walls == [30])
    #expect(x.values.compactMap(\.self).allSatisfy { $0 >= 30 && $0 <= 345 })
    let promise = try #require(x.promises.first)
    #expect(promise.start == handoff.main.start)
    let lowest = try #require(promise.values.min())
    #expect(abs(lowest - (30 - handoff.main.beyond)) < 0.5)
    #expect(handoff.main.beyond > 2)
    let wall = try #require(handoff.main.wallTime)
    #expect(handoff.marks.map(\.text) == ["press", "release", "ball at the wall", "ball at rest"])
    #expect(handoff.marks[2].time == wall)
    // Until the wall what is shown is what the spring promises.
    let course = try #require(handoff.main.motion.course)
    for (time, value) in zip(handoff.trace.times, x.values) where time > handoff.main.start && time < wall {
      let shown = try #require(value)
      #expect(abs(shown - course.value(at: time).x) < 1e-6)
    }
  }

  @Test func velocities_are_those_of_the_closed_form_after_the_release() throws {
    let handoff = try popped()
    let x = try curve("page:article-1", "x", of: handoff)
    for (time, velocity) in zip(handoff.trace.times, x.velocities)
    where time > handoff.main.start && time < handoff.main.end - 0.03 {
      let truth = try #require(handoff.main.motion.velocity(at: time)).x
      let shown = try #require(velocity)
      // A page shows whole points a second.
      #expect(abs(shown - truth) < 0.1, "\(time)")
    }
    // Before it they are the hand's, which moved 228 pt in 0.2 s.
    let held = zip(handoff.trace.times, x.velocities).first { $0.0 > handoff.main.start - 0.12 }
    let hand = try #require(held?.1)
    #expect(abs(hand - 1140) < 20)
  }

  @Test func the_page_below_follows_by_the_formula_beside_it() throws {
    let handoff = try popped(["navigation.parallax": "0.5"])
    let (page, below) = (
      try curve("page:article-1", "x", of: handoff), try curve("page below", "x", of: handoff)
    )
    for (x, other) in zip(page.values, below.values) {
      guard let x, let other else { continue }
      #expect(abs(other + 0.5 * (375 - x)) < 1e-9)
    }
    let row = try #require(handoff.rows.first { $0.thing == "page below" && $0.property == "x" })
    #expect(row.curve == "follows page:article-1")
    #expect(row.detail == "-0.5 * (width - offset)")
    let end = try #require(row.to)
    #expect(abs(end) < 1)
  }

  @Test func what_darkens_in_steps_has_no_velocity() throws {
    let dim = try curve("page below", "dim", of: popped())
    #expect(Set(dim.values.compactMap(\.self)).count > 10)
    #expect(dim.velocities.compactMap(\.self) == [])
  }

  // MARK: Rows, rules, key frames

  @Test func rows_have_the_springs_numbers_and_say_which_keys_changed() throws {
    let handoff = try popped(["navigation.response": "500ms"])
    let row = handoff.rows[0]
    #expect(row.thing == "page:article-1")
    #expect(row.property == "x")
    #expect(row.to == 375)
    // k = (2π / 0.5 s)², c = 2 √k
    #expect(row.curve == "spring, stiffness 157.91, damping 25.133")
    #expect(row.delay == 0)
    let velocity = try #require(row.velocity)
    #expect(abs(velocity - 1140) < 5)
    #expect(row.isChanged)
    #expect(row.keys.filter(\.isChanged).map(\.key) == ["navigation.response"])
    #expect(row.keys.first(where: \.isChanged)?.usual == "344ms")
    #expect(!handoff.rows.contains { $0.thing == "zone" && $0.curve.hasPrefix("follows") }, "it has a spring")
  }

  @Test func rules_have_the_values_numbers() throws {
    let popped = try popped(["navigation.lookahead": "200ms"])
    let sheet = try #require(popped.sheets.first)
    var parameters = Parameters.builtIn
    try parameters.set("navigation.lookahead", to: "200ms")
    let rules = sheet.rulesInWords(parameters)
    #expect(
      rules.map(\.kind) == [.starts, .commits, .velocity, .wall, .caught, .cancels, .reduced])
    #expect(rules[1].text.contains("50 %"))
    #expect(rules[1].text.contains("200ms"))
    for name in MotionName.animated {
      let sheet = try #require(MotionSheet(name, parameters, usual: .builtIn))
      let rules = sheet.rulesInWords(parameters)
      #expect(rules.allSatisfy { $0.text.hasSuffix(".") && !$0.text.contains("  ") }, "\(name)")
      #expect(
        Set(rules.map(\.kind)).isSuperset(of: [.starts, .commits, .velocity, .caught, .reduced]), "\(name)")
    }
  }

  @Test func key_frames_are_shown_by_a_frame_and_their_distances_fill_the_screen() throws {
    let handoff = try handoff(thrown())
    #expect(handoff.keyFrames.map(\.title) == ["Release", "At the wall", "Rest"])
    for frame in handoff.keyFrames {
      let frames = (frame.time - handoff.start) * HandoffKeyFrame.rate
      #expect(abs(frames - frames.rounded()) < 1e-6)
      #expect(frame.outline.rect.width == 60)
      #expect(frame.lines.contains { $0.length == 60 })
    }
    let first = handoff.keyFrames[0]
    #expect(first.time >= handoff.main.start)
    #expect(first.time < handoff.main.start + 1 / HandoffKeyFrame.rate)
    // To the left side and the top, or to the right side and the bottom.
    let rect = first.outline.rect
    let across = rect.midX < 187.5 ? rect.minX : 375 - rect.maxX
    #expect(first.lines[0].length == across)
  }

  @Test func a_badge_has_an_overshoot_and_no_wall() throws {
    var session = Session()
    session.wait(1)
    let badge = try #require(
      session.shown.elements.last { $0.id.description.hasPrefix("badge:") }?.frame.center)
    session.drag(from: badge, to: badge + Point(38, 20), over: 0.2, hold: 0)
    session.wait(2)
    let handoff = try handoff(session)
    #expect(handoff.main.name == .badgeReturn)
    #expect(handoff.keyFrames.map(\.title) == ["Release", "Overshoot", "Rest"])
    #expect(handoff.trace.curves.allSatisfy { $0.walls.isEmpty })
    #expect(handoff.sheets.map(\.name).contains(.badgeReturn))
  }

  // MARK: What is no usual gesture

  @Test func what_is_caught_says_so_and_when() throws {
    let handoff = try handoff(thrown(catchingAfter: 0.1))
    let caught = try #require(handoff.trace.motions.first { $0.name == .ballSnap })
    #expect(caught.isCaught)
    #expect(abs(caught.end - caught.start - 0.1) < 0.002)
    #expect(handoff.trace.motions.filter { $0.name == .ballSnap }.map(\.isCaught) == [true, false])
    #expect(handoff.marks.contains { $0.kind == .caught && $0.text == "ball caught" })
  }

  @Test func where_nothing_moves_there_is_nothing_to_hand_off() throws {
    var session = Session()
    session.wait(1)
    session.send(.key("Tab"))
    session.wait(1)
    let take = try #require(session.playback.take)
    #expect(Handoff(take, usual: .builtIn) == nil)
  }

  @Test func what_starts_later_than_the_release_has_a_delay() throws {
    var session = try opened()
    session.drag(from: Point(2, 400), to: Point(330, 745), over: 0.2, hold: 0)
    session.wait(2)
    let ball = session.shown.state.ball.frame.center
    session.drag(from: ball, to: Point(350, 780), over: 0.2, hold: 0)
    session.wait(2)
    // The red zone waits for the ball that falls into it.
    let handoff = try handoff(session)
    let row = try #require(handoff.rows.last { $0.thing == "zone" && $0.property == "progress" })
    #expect(abs(row.delay - 0.14) < 1e-9)
  }
}
