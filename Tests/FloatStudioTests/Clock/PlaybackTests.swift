import FloatCore
import Testing

@testable import FloatStudio
@testable import FloatStudioSupport
@testable import FloatTestSupport

@Suite struct PlaybackTests {
  private static let frame = 1.0 / 60

  // MARK: Speed and pause

  @Test func at_a_quarter_of_the_speed_a_second_is_a_quarter() {
    var session = Session()
    session.wait(1)
    session.perform(.speed(0.25))
    session.wait(1)
    #expect(abs(session.playback.time - 1.25) < 1e-12)
    session.perform(.toggleSlow)
    session.wait(1)
    #expect(abs(session.playback.time - 2.25) < 1e-12)
    session.perform(.toggleSlow)
    #expect(session.playback.clock.speed == 0.25)
  }

  @Test func slow_motion_counts_events_in_the_phones_time() {
    var playback = Playback(Prototype(), speed: 0.25)
    playback.advance(toReal: 3)
    playback.send(.key("Tab"), atReal: 4)
    #expect(playback.takeChanges() == [.happened(TimedInput(time: 1, .key("Tab")))])
  }

  /// A recording up to the time of that frame then leads to that frame.
  @Test func what_nobody_does_by_hand_happens_once_the_last_frame_is_over() throws {
    var session = Session()
    session.wait(1)
    session.send(.configure([ConfigurationValue(key: "ball.diameter", value: "70pt")]))
    let time = try #require(session.recording.last).time
    #expect((1...1.001).contains(time))
  }

  @Test func a_pause_holds_the_moment_and_wakes_nobody() {
    var session = Session.opened()
    session.pull(from: Point(2, 400), to: Point(150, 400))
    session.perform(.pause)
    let held = session.shown
    session.wait(3600)
    #expect(session.shown == held)
    #expect(session.playback.nextDeadline == nil)
    #expect(!session.playback.isMoving)
  }

  @Test func the_time_of_a_pause_is_not_made_up_for() {
    var session = Session()
    session.wait(1)
    session.perform(.pause)
    session.wait(60)
    session.perform(.speed(0.5))
    session.perform(.play)
    #expect(session.playback.time == 1)
    session.wait(1)
    #expect(session.playback.time == 1.5)
  }

  @Test func it_stops_where_it_was_told_to_and_plays_on_from_there() {
    var session = Session(stop: 2)
    session.wait(5)
    #expect(session.playback.time == 2)
    #expect(!session.playback.isPlaying)
    session.perform(.play)
    session.wait(1)
    #expect(abs(session.playback.time - 3) < 1e-12)
  }

  // MARK: The hand while time stands

  @Test func a_release_during_a_pause_counts_when_play_goes_on() {
    var session = Session.opened()
    session.pull(from: Point(2, 400), to: Point(300, 400))
    let count = session.recording.count
    session.perform(.pause)
    session.send(.pointer(.move, id: 0, at: Point(20, 100)))
    session.send(.pointer(.up, id: 0, at: Point(20, 100)))
    session.wait(1)
    #expect(session.recording.count == count)
    session.perform(.play)
    #expect(session.recording.last?.input == .pointer(.up, id: 0, at: Point(300, 400)))
    session.wait(2)
    #expect(session.present.state.stack == ["chats"])
  }

  @Test func a_hand_that_moved_during_a_pause_goes_on_from_where_its_finger_is() {
    var session = Session.opened()
    session.pull(from: Point(2, 400), to: Point(200, 400))
    session.perform(.pause)
    session.send(.pointer(.move, id: 0, at: Point(260, 430)))
    session.perform(.play)
    session.wait(Self.frame)
    session.send(.pointer(.move, id: 0, at: Point(261, 430)))
    #expect(session.recording.last?.input == .pointer(.move, id: 0, at: Point(201, 400)))
  }

  @Test func a_press_during_a_pause_is_ignored_until_it_is_let_go() {
    var session = Session.opened()
    let count = session.recording.count
    session.perform(.pause)
    session.press(Point(2, 400))
    session.perform(.play)
    session.move(to: Point(300, 400))
    session.release()
    #expect(session.recording.count == count)
    session.press(Point(2, 400))
    #expect(session.recording.count == count + 1)
  }

  // MARK: Frames

  @Test func frames_back_and_on_are_a_sixtieth_each_and_lead_to_the_same_moment() {
    var session = Session.opened()
    session.drag(from: Point(2, 400), to: Point(300, 400), over: 0.2, hold: 0)
    session.wait(0.1)
    session.perform(.pause)
    let (time, shown) = (session.playback.time, session.shown)
    session.perform(.step(-1))
    #expect(abs(session.playback.time - (time - Self.frame)) < 1e-8)
    #expect(session.shown != shown)
    session.perform(.step(-5))
    for _ in 0..<6 { session.perform(.step(1)) }
    #expect(abs(session.playback.time - time) < 1e-8)
    #expect(session.present.now == time, "looking back changes nothing")
    session.perform(.leave)
    #expect(session.shown == shown)
  }

  @Test func a_frame_on_from_the_present_is_lived() {
    var session = Session.opened()
    session.perform(.pause)
    let time = session.present.now
    session.perform(.step(1))
    #expect(abs(session.present.now - (time + Self.frame)) < 1e-8)
    #expect(session.playback.isLive)
  }

  // MARK: Scrubbing

  @Test func letting_go_of_a_moment_lives_on_from_there_and_drops_the_rest_from_the_recording() {
    var session = Session.opened()
    let count = session.recording.count
    session.drag(from: Point(2, 400), to: Point(300, 400), over: 0.2, hold: 0)
    session.wait(2)
    #expect(session.present.state.stack == ["chats"])
    session.perform(.scrub(to: 2.5))
    session.wait(1)
    #expect(session.playback.time == 2.5)
    session.perform(.endScrub)
    #expect(session.recording.count == count)
    session.wait(1)
    #expect(session.present.state.stack == ["chats", "chat-1"])
    #expect(abs(session.present.now - 3.5) < 1e-12)
    #expect(session.problem == nil)
  }

  @Test func a_finger_that_nobody_holds_any_more_is_lifted_where_the_moment_had_it() {
    var session = Session.opened()
    session.pull(from: Point(2, 400), to: Point(300, 400), over: 0.24)
    let middle = session.recording[session.recording.count - 15]
    session.wait(1)
    session.release()
    session.wait(2)
    session.perform(.scrub(to: middle.time))
    session.perform(.endScrub)
    guard case .pointer(.move, _, let place) = middle.input else { return }
    #expect(session.recording.last?.input == .pointer(.up, id: 0, at: place))
    session.wait(3)
    #expect(session.problem == nil)
    #expect(session.playback.history.touches.isEmpty)
  }

  /// At the start of a throw the press could still become a tap, which would open the ball's page.
  @Test(arguments: [0.001, 0.013, 0.02]) func a_press_that_nothing_has_come_of_is_no_tap(
    after seconds: Double
  ) {
    var session = Session(Stage.collected(1).prototype)
    let start = session.present.now
    session.press(session.present.state.ball.frame.center)
    session.wait(0.05)
    session.move(to: Point(200, 300), over: 0.1)
    session.release()
    session.wait(3)
    let stack = session.present.state.stack
    session.perform(.scrub(to: start + seconds))
    session.perform(.endScrub)
    if case .pointer(.cancel, id: 0, _)? = session.recording.last?.input {
    } else {
      Issue.record("the press was let go: \(String(describing: session.recording.last))")
    }
    session.wait(3)
    #expect(session.present.state.stack == stack)
    #expect(session.problem == nil)
    #expect(session.playback.history.touches.isEmpty)
  }

  @Test func a_finger_that_is_still_held_stays_down() {
    var session = Session.opened()
    session.pull(from: Point(2, 400), to: Point(300, 400))
    session.perform(.step(-4))
    session.perform(.play)
    #expect(!session.playback.history.touches.isEmpty)
    let place = session.playback.history.touches.down[0]!.place
    session.wait(Self.frame)
    session.move(by: Point(1, 0), over: 0)
    #expect(session.playback.history.touches.down[0]!.place.distance(to: place + Point(1, 0)) < 1e-9)
  }

  @Test func a_moment_of_a_script_plays_on_with_the_script() {
    let script = [
      TimedInput(time: 1, .pointer(.down, id: 0, at: Point(200, 180))),
      TimedInput(time: 1.05, .pointer(.up, id: 0, at: Point(200, 180))),
    ]
    var session = Session(script: script)
    session.wait(4)
    #expect(session.recording == script)
    session.perform(.scrub(to: 1.02))
    session.perform(.endScrub)
    #expect(session.recording == [script[0]])
    session.wait(3)
    #expect(session.recording == script)
    #expect(session.present.state.stack.count == 2)
  }

  @Test func moments_and_loops_have_no_effects() {
    var session = Session(Stage.collected(2).prototype)
    session.wait(0.5)
    session.drag(from: session.present.state.ball.frame.center, to: Point(330, 780), over: 0.4, hold: 0.2)
    session.wait(3)
    #expect(session.effects.contains(.save))
    #expect(session.effects.contains { $0.event?.name == "page.removed" })
    let count = session.effects.count
    for index in 0..<60 { session.perform(.scrub(to: session.present.now - Double(index) * 0.05)) }
    session.perform(.leave)
    session.perform(.toggleLoop)
    for _ in 0..<100 { session.wait(0.05) }
    #expect(session.effects.count == count)
  }

  @Test func letting_go_before_the_ball_was_removed_stores_it_again() {
    var session = Session(Stage.collected(2).prototype)
    session.wait(0.5)
    let time = session.present.now
    session.drag(from: session.present.state.ball.frame.center, to: Point(330, 780), over: 0.4, hold: 0.2)
    session.wait(3)
    #expect(session.present.archive.pages.isEmpty)
    let count = session.effects.count
    session.perform(.scrub(to: time))
    session.perform(.endScrub)
    #expect(session.effects[count...].contains(.save))
    #expect(session.present.archive.pages.count == 2)
  }

  // MARK: Loops

  @Test func a_loop_plays_the_last_gesture_over_and_over_and_leaves_no_trace() {
    var session = Session.opened()
    session.drag(from: Point(2, 400), to: Point(300, 400), over: 0.2, hold: 0)
    session.wait(2)
    let (present, recording) = (session.present, session.recording)
    session.perform(.toggleLoop)
    #expect(session.shown.state.stack == ["chats", "chat-1"])
    var seen: [Double] = []
    for _ in 0..<300 {
      session.wait(Self.frame)
      seen.append(session.playback.time)
      if seen.count % 25 == 0 { #expect(session.problem == nil) }
    }
    #expect(zip(seen, seen.dropFirst()).contains { $0 > $1 }, "it begins again")
    #expect(session.present == present)
    #expect(session.recording == recording)
    session.perform(.toggleLoop)
    #expect(session.shown == present)
  }

  @Test func while_a_loop_is_paused_a_value_shows_the_same_instant_anew() throws {
    var session = Session.thrown()
    let time = try #require(session.last?.strokes.first?.end) + 0.1
    session.perform(.toggleLoop)
    session.perform(.pause)
    while session.playback.time < time { session.perform(.step(1)) }
    let (before, at) = (session.shown, session.playback.time)
    session.send(.set(key: "ball.snap.response", value: "0.9s"))
    #expect(session.playback.time == at)
    #expect(session.shown.state.ball.frame != before.state.ball.frame)
    #expect(session.problem == nil)
    session.send(.set(key: "ball.snap.response", value: "0.35s"))
    #expect(session.problem == nil)
  }

  @Test func a_value_set_at_a_scrubbed_moment_of_a_gesture_loops_that_gesture_at_that_instant() throws {
    var session = Session.thrown()
    let time = try #require(session.last?.strokes.first?.end) + 0.1
    session.perform(.pause)
    session.perform(.scrub(to: time))
    session.send(.set(key: "ball.snap.response", value: "0.9s"))
    #expect(session.playback.loop != nil)
    #expect(session.playback.time == time)
    #expect(session.problem == nil)
    session.perform(.leave)
    #expect(session.recording.last?.input == .set(key: "ball.snap.response", value: "0.9s"))
  }

  @Test func a_press_on_a_loop_that_plays_gives_the_phone_back_and_is_its_first() {
    var session = Session.thrown()
    let (present, blocks) = (session.present, session.playback.history.blocks.count)
    session.perform(.toggleLoop)
    session.wait(0.3)
    let recording = session.recording
    let ball = present.state.ball.frame.center
    session.press(ball)
    #expect(session.playback.isLive)
    #expect(session.present.state.stack == present.state.stack, "the phone is as it was left")
    #expect(session.present.now - present.now < 1e-6, "a loop takes none of the phone's time")
    session.move(to: ball + Point(150, 100))
    #expect(session.shown.state.ball.frame.center.distance(to: ball) > 100, "the ball is in the hand")
    session.release()
    session.wait(3)
    // A press, 120 reports a second, and a release.
    #expect(session.recording.count == recording.count + 1 + 24 + 1)
    #expect(session.playback.history.blocks.count == blocks + 1)
    #expect(session.problem == nil, "the recording leads there")
  }

  /// A paused loop is only viewed, so the hand has no effect on it.
  @Test func a_press_on_a_loop_that_stands_does_nothing() {
    var session = Session.opened()
    session.tap("back")
    session.wait(2)
    session.perform(.toggleLoop)
    session.perform(.pause)
    let count = session.recording.count
    session.press(Point(200, 400))
    session.release()
    #expect(session.playback.loop != nil)
    #expect(session.recording.count == count)
  }

  @Test func nothing_done_yet_cannot_be_looped() {
    var session = Session()
    session.wait(1)
    let isLooped = session.perform(.toggleLoop)
    #expect(!isLooped)
    #expect(session.playback.isLive)
  }

  // MARK: Memory

  /// Moves a mouse of 125 Hz about in strokes of two seconds.
  @Test func ten_minutes_of_use_stay_within_the_minute_that_is_kept() {
    var playback = Playback(Prototype())
    var most = (copies: 0, inputs: 0)
    for index in 0..<600 * 125 {
      let step = index % 250
      let phase: PointerPhase = step == 0 ? .down : step == 249 ? .up : .move
      let place = Point(180 + Double(index % 97), 300 + Double(index % 211))
      playback.send(.pointer(phase, id: 0, at: place), atReal: Double(index) / 125)
      guard index % 1000 == 0 else { continue }
      playback.advance(toReal: Double(index) / 125)
      _ = playback.takeChanges()
      _ = playback.takeEffects()
      let size = playback.history.size
      most = (max(most.copies, size.copies), max(most.inputs, size.inputs))
    }
    #expect(most.copies <= 160)
    #expect(most.inputs <= 61 * 125)
    let history = playback.history
    #expect(history.now - history.start <= History.span)
    #expect(history.blocks.allSatisfy { $0.start >= history.now - History.span - 3 })
  }

  @Test func a_finger_that_is_down_is_no_rest() {
    var session = Session.opened()
    #expect(session.playback.isResting)
    session.press(Point(200, 400))
    session.wait(0.2)
    #expect(!session.playback.prototype.isAnimating)
    #expect(!session.playback.isResting)
    session.release()
    session.wait(2)
    #expect(session.playback.isResting)
  }
}
