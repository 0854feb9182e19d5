import FloatCore
import Testing

@testable import FloatStudio
@testable import FloatStudioSupport
@testable import FloatTestSupport

@Suite struct GestureTraceTests {
  private static let screen = Device.iPhoneX.size

  private func swiped(to x: Double = 300) -> Session {
    var session = Session.opened()
    session.drag(from: Point(2, 400), to: Point(x, 400), over: 0.2, hold: 0)
    session.wait(2)
    return session
  }

  private func trace(_ session: Session) throws -> (take: GestureTake, trace: GestureTrace) {
    let take = try #require(session.playback.take)
    return (take, GestureTrace(take))
  }

  // MARK: Moving things

  @Test func a_swipe_is_traced_from_the_finger_to_the_rest() throws {
    let (take, trace) = try trace(swiped())
    let page = try #require(trace.thing(at: take.block.start + 0.15))
    #expect(page == .page("chat-1"))
    let run = trace.run(of: page, at: take.block.start + 0.15)
    #expect(run.first?.isHeld == true)
    #expect(run.last?.isHeld == false)
    #expect(run.allSatisfy { $0.place.y == Self.screen.height / 2 })
    #expect(zip(run, run.dropFirst()).allSatisfy { $0.place.x <= $1.place.x + 1e-9 })
    #expect(abs(run.last!.place.x - Self.screen.width) < 2)
  }

  @Test func at_rest_nothing_moves() throws {
    var session = Session()
    session.wait(1)
    session.send(.key("Tab"))
    session.wait(1)
    let (take, trace) = try trace(session)
    #expect(trace.thing(at: take.block.start + 0.1) == nil)
  }

  // MARK: The release

  @Test func a_release_says_how_fast_where_the_rule_looks_and_where_it_ends() throws {
    let (take, trace) = try trace(swiped())
    let flight = try #require(trace.flights.first)
    #expect(flight.start == take.block.strokes[0].end)
    // 298 pt in 0.2 s.
    #expect(abs(flight.velocity.x - 1490) < 30)
    #expect(flight.velocity.y == 0, "a page moves along one side")
    let projected = try #require(flight.projected)
    #expect(abs(projected.x - (flight.decided.x + flight.velocity.x * 0.35)) < 1e-9)
    #expect(flight.end == Point(Self.screen.width, Self.screen.height / 2))
  }

  @Test func a_release_a_moment_after_the_last_move_is_as_fast_as_the_phone_has_it() throws {
    var session = Session.opened()
    session.drag(from: Point(2, 400), to: Point(200, 400), over: 0.2, hold: 0.013)
    session.wait(2)
    let (_, trace) = try trace(session)
    let flight = try #require(trace.flights.first)
    #expect(abs(flight.velocity.x - 990) < 20)
    let sample = try #require(trace.samples.first { $0.time > flight.start + 0.1 })
    let promised = try #require(flight.promised(at: sample.time))
    #expect(abs(promised.x - sample.place.x) < 1.5)
  }

  @Test func a_page_that_stays_ends_where_it_was() throws {
    var session = Session.opened()
    session.drag(from: Point(2, 400), to: Point(60, 400), over: 0.6, hold: 0.3)
    session.wait(2)
    let flight = try #require(try trace(session).trace.flights.first)
    #expect(flight.end == Point(0, Self.screen.height / 2))
    #expect(flight.velocity == .zero)
  }

  @Test func what_the_parameters_promise_is_what_happens() throws {
    let (_, trace) = try trace(swiped())
    let flight = try #require(trace.flights.first)
    let run = trace.run(of: flight.thing, at: flight.start).filter { $0.time >= flight.start }
    #expect(run.count > 20)
    for sample in run {
      let promised = try #require(flight.promised(at: sample.time))
      // The spring would swing beyond the screen's edge, where the page stops.
      #expect(abs(min(promised.x, Self.screen.width) - sample.place.x) < 1.5, "at \(sample.time)")
    }
  }

  /// Along a curve, a flick has its own duration.
  @Test func a_flick_along_a_curve_is_promised_its_own_time() throws {
    var session = Session.opened()
    let values = ["navigation.settle": "curve", "navigation.fast-duration": "0.12s"]
    for (key, value) in values { session.send(.set(key: key, value: value)) }
    session.drag(from: Point(2, 400), to: Point(200, 400), over: 0.1, hold: 0)
    session.wait(2)
    let (_, trace) = try trace(session)
    let flight = try #require(trace.flights.first)
    #expect(abs(try #require(flight.promisedEnd) - flight.start - 0.12) < 1e-9)
    for sample in trace.run(of: flight.thing, at: flight.start) where sample.time >= flight.start {
      #expect(abs(try #require(flight.promised(at: sample.time)).x - sample.place.x) < 1.5)
    }
  }

  @Test func a_tap_has_a_promise_and_no_velocity() throws {
    let (_, trace) = try trace(Session.opened())
    let flight = try #require(trace.flights.first)
    #expect(flight.thing == .page("chat-1"))
    #expect(flight.velocity == .zero)
    #expect(flight.end == Point(0, Self.screen.height / 2))
  }

  @Test func another_value_promises_another_curve() throws {
    // A thrown page at first moves by its velocity, with any spring.
    var session = Session.opened()
    session.perform(.toggleLoop)
    let before = try #require(try trace(session).trace.flights.first)
    session.send(.configure([ConfigurationValue(key: "navigation.response", value: "900ms")]))
    let after = try #require(try trace(session).trace.flights.first)
    let time = before.start + 0.1
    #expect(before.promised(at: time)!.x < after.promised(at: time)!.x - 20)
  }

  // MARK: Between ball and screen

  /// Expects that the thing between ball and screen moves as its parameters say, all the way.
  private func expectKeptPromise(
    _ session: Session, _ kind: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let flight = try #require(try trace(session).trace.flights.last, sourceLocation: location)
    let run = try trace(session).trace.run(of: flight.thing, at: flight.start + 0.05)
      .filter { $0.time >= flight.start }
    #expect(run.count > 20, "\(kind)", sourceLocation: location)
    for sample in run {
      let promised = try #require(flight.promised(at: sample.time), "\(kind)", sourceLocation: location)
      #expect(
        promised.distance(to: sample.place) < 1.5, "\(kind) at \(sample.time - flight.start)",
        sourceLocation: location)
    }
    let ball = session.shown.state.ball
    let end = ball.visible ? ball.frame.center : Rect(size: Self.screen).center
    #expect(flight.end == end, "\(kind)", sourceLocation: location)
  }

  @Test(arguments: ["spring", "curve"])
  func a_page_goes_into_the_ball_and_comes_out_as_the_parameters_promise(motion: String) throws {
    var session = Session.collected(["morph.motion": motion])
    session.wait(2)
    try expectKeptPromise(session, "collected")
    session.tap("ball")
    session.wait(2)
    try expectKeptPromise(session, "opened")
    session.tap("back")
    session.wait(2)
    try expectKeptPromise(session, "closed")
  }

  /// A page in the hand is placed by its edge, and a shrinking one by its middle, so no run goes from one to the other.
  @Test func a_run_has_no_jump_where_a_page_turns_into_the_ball() throws {
    var session = Session.collected()
    session.wait(2)
    let trace = try trace(session).trace
    let flight = try #require(trace.flights.last)
    for time in [flight.start - 0.2, flight.start + 0.1] {
      let run = trace.run(of: flight.thing, at: time)
      #expect(run.count > 20)
      #expect(run.allSatisfy { ($0.time < flight.start) == (time < flight.start) })
      // The hand's own moves are 13 points apart.
      for (a, b) in zip(run, run.dropFirst()) {
        #expect(a.place.distance(to: b.place) < 40, "at \(b.time - flight.start)")
      }
    }
  }

  /// Released with a velocity towards the ball; then caught on the way and released again.
  @Test func a_page_that_is_thrown_into_the_ball_is_as_fast_as_the_hand() throws {
    var session = Session.collected()
    session.wait(2)
    session.tap("ball")
    session.wait(2)
    session.drag(from: Point(3, 420), to: Point(240, 430), over: 0.1, hold: 0)
    session.wait(2)
    try expectKeptPromise(session, "thrown")
  }

  // MARK: Going on

  @Test func a_trace_that_goes_on_with_its_gesture_is_the_one_played_at_once() throws {
    var session = Session.opened()
    session.press(Point(2, 400))
    var trace = GestureTrace(try #require(session.playback.take))
    for _ in 0..<4 {
      session.move(by: Point(70, 0), over: 0.06)
      trace.extend(try #require(session.playback.take))
    }
    session.release()
    for _ in 0..<60 {
      session.wait(1.0 / 60)
      trace.extend(try #require(session.playback.take))
    }
    let whole = GestureTrace(try #require(session.playback.take))
    #expect(trace.samples.map(\.place) == whole.samples.map(\.place))
    #expect(trace.samples.map(\.time) == whole.samples.map(\.time))
    #expect(trace.flights.map(\.velocity) == whole.flights.map(\.velocity))
  }
}
