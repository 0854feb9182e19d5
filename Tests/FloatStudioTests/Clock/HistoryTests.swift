import FloatCore
import Testing

@testable import FloatStudio
@testable import FloatStudioSupport
@testable import FloatTestSupport

@Suite struct HistoryTests {
  @Test func a_press_at_rest_begins_a_block_that_ends_at_rest() throws {
    var session = Session()
    session.wait(1)
    session.tap("row:chat-1")
    let open = try #require(session.last)
    #expect(open.end == nil)
    #expect(open.subject == "row:chat-1")
    session.wait(3)
    let tap = try #require(session.last)
    #expect(tap.kind == .tap)
    #expect(tap.start == session.recording[0].time)
    let end = try #require(tap.end)
    #expect(1.3 < end)
    #expect(end < 2)
    #expect(!session.playback.history.prototype(at: end).isAnimating)
    #expect(session.playback.history.prototype(at: end - 2.0 / 60).isAnimating)
  }

  @Test func the_end_of_a_block_does_not_depend_on_the_frames() {
    let ends = [0.004, 1.0 / 60, 0.3, 5].map { step in
      var session = Session()
      session.wait(1)
      session.tap("row:chat-1")
      for _ in 0..<Int((5 / step).rounded(.up)) { session.wait(step) }
      return session.last?.end
    }
    #expect(ends[0] != nil)
    #expect(Set(ends).count == 1, "\(ends)")
  }

  @Test func a_press_in_mid_motion_belongs_to_the_block_that_it_interrupts() {
    var session = Session()
    session.wait(1)
    session.tap("row:chat-1")
    session.wait(0.1)
    session.drag(from: Point(200, 400), to: Point(300, 400), over: 0.2, hold: 0)
    session.wait(2)
    #expect(session.playback.history.blocks.count == 1)
    #expect(session.last?.strokes.count == 2)
    #expect(session.last?.kind == .drag)
  }

  @Test(arguments: [("F12", false), ("q", false), ("Escape", true), ("Shift+Tab", true), ("PageDown", true)])
  func a_key_that_means_nothing_to_the_phone_is_no_gesture(key: String, isGesture: Bool) {
    var session = Session()
    session.tap("row:chat-1")
    session.wait(3)
    session.send(.key(key))
    session.wait(3)
    #expect(session.last?.kind == (isGesture ? .key : .tap))
  }

  /// As the phone takes them: seven points are a drag, and a press is as long as its key says.
  @Test func what_a_press_is_goes_by_the_phones_keys() {
    func kind(_ changes: [ConfigurationValue], by distance: Double, for seconds: Double) -> GestureBlock.Kind?
    {
      var session = Session()
      session.send(.configure(changes))
      session.wait(1)
      session.press(Point(200, 300))
      session.wait(seconds)
      session.move(to: Point(200, 300 + distance), over: 0.05)
      session.release()
      session.wait(2)
      return session.last?.kind
    }
    #expect(kind([], by: 7, for: 0.05) == .drag)
    #expect(kind([ConfigurationValue(key: "gesture.tap-slop", value: "20pt")], by: 7, for: 0.05) == .tap)
    #expect(kind([], by: 0, for: 0.7) == .press)
    #expect(kind([ConfigurationValue(key: "gesture.long-press", value: "1s")], by: 0, for: 0.7) == .tap)
  }

  @Test func a_swipe_is_named_by_what_it_moves() {
    var session = Session.opened()
    session.drag(from: Point(2, 400), to: Point(300, 400), over: 0.2, hold: 0)
    session.wait(2)
    #expect(session.last?.kind == .drag)
    #expect(session.last?.subject == "pop")
  }

  @Test func a_flood_of_inputs_shortens_what_is_kept() {
    var history = History(Prototype())
    for index in 0..<240_000 {
      let time = Double(index) / 8000
      let phase: PointerPhase = index == 0 ? .down : .move
      history.send(
        TimedInput(time: time, .pointer(phase, id: 0, at: Point(100 + Double(index % 200), 300))))
    }
    #expect(history.size.copies <= History.capacity)
    #expect(history.size.inputs <= History.capacity * History.maximumInputs)
    #expect(history.present.now - history.start > 15)
    #expect(history.prototype(at: 24).now == 24)
  }

  @Test func what_is_older_than_the_minute_cannot_be_shown() {
    var session = Session()
    session.wait(1)
    session.tap("row:chat-1")
    session.wait(100)
    session.tap("back")
    session.wait(2)
    #expect(session.playback.history.start > 40)
    session.perform(.scrub(to: 0))
    #expect(session.playback.time == session.playback.history.start)
    #expect(session.problem == nil)
  }

  @Test func the_last_gesture_is_kept_however_long_ago_it_was() {
    var session = Session()
    session.wait(1)
    session.tap("row:chat-1")
    session.wait(1000)
    #expect(session.last != nil)
    let isLooped = session.perform(.toggleLoop)
    #expect(isLooped)
    #expect(session.playback.loop?.block == session.last)
    session.wait(0.4)
    #expect(session.problem == nil)
    session.perform(.leave)
    session.perform(.scrub(to: 1.02))
    #expect(session.playback.time == 1.02)
    #expect(session.problem == nil)
  }
}
