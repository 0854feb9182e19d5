import FloatCore
import Testing

@testable import FloatStudio
@testable import FloatStudioSupport
@testable import FloatTestSupport

@Suite("A demo plays itself until a hand takes the phone")
struct DemoTests {
  private static let row = Point(150, 180)

  /// A row is opened, and its page is dragged back from the left edge, slowly.
  private static let script: [TimedInput] = {
    var inputs = [
      TimedInput(time: 0.5, .pointer(.down, id: 0, at: row)),
      TimedInput(time: 0.55, .pointer(.up, id: 0, at: row)),
      TimedInput(time: 2, .pointer(.down, id: 0, at: Point(4, 400))),
    ]
    inputs += (1...100).map {
      TimedInput(time: 2 + Double($0) / 100, .pointer(.move, id: 0, at: Point(4 + 3 * Double($0), 400)))
    }
    return inputs + [TimedInput(time: 3, .pointer(.up, id: 0, at: Point(304, 400)))]
  }()

  private func demo(loops: Bool) -> Session {
    Session(script: Self.script, demo: Playback.Demo(end: 3.99, loops: loops))
  }

  private func play(_ session: inout Session, until time: Double) {
    while session.now < time - 1e-9 { session.wait(1.0 / 60) }
  }

  @Test func it_ends_as_a_recording_does() {
    var session = demo(loops: false)
    play(&session, until: 10)
    #expect(session.recording == Self.script)
    #expect(session.playback.nextDeadline == nil)
    session.tap("row:chat-2")
    session.wait(2)
    #expect(session.present.state.stack == ["chats", "chat-2"])
  }

  @Test func it_begins_again_with_a_new_phone() {
    var session = demo(loops: true)
    let start = session.present.state
    var seen: [Double: PrototypeState] = [:]
    for round in 0..<3 {
      for step in 0..<240 {
        session.wait(1.0 / 60)
        guard step % 20 == 7 else { continue }
        let state = session.present.state
        let time = session.playback.time
        #expect(abs(time - Double(step + 1) / 60) < 1e-6, "round \(round)")
        if let before = seen.updateValue(state, forKey: Double(step)) {
          #expect(before.stack == state.stack, "round \(round), \(time) s")
          #expect(abs((before.transition?.topX ?? 0) - (state.transition?.topX ?? 0)) < 1e-6)
        }
      }
    }
    #expect(session.playback.history.now < 1e-6 || session.playback.history.now > 3.9)
    play(&session, until: 12.2)
    #expect(session.present.state.stack == start.stack)
    #expect(session.recording.isEmpty)
  }

  /// In the middle of its drag: the finger of the demo is gone, the page returns, and the hand's own press counts.
  @Test(arguments: [false, true]) func a_press_takes_the_phone(loops: Bool) {
    var session = demo(loops: loops)
    play(&session, until: 2.3)
    #expect(session.present.state.transition?.interactive == true)
    session.press(Point(300, 600))
    #expect(
      session.recording.suffix(2).map(\.input) == [
        .pointer(.cancel, id: 0, at: session.recording[session.recording.count - 3].input.place),
        .pointer(.down, id: 0, at: Point(300, 600)),
      ])
    session.release()
    play(&session, until: 20)
    #expect(session.present.state.stack == ["chats", "chat-1"])
    #expect(session.present.state.transition == nil)
    #expect(session.present.now > 19)
  }

  /// A hand has taken it, and the demo's finger that is down there is lifted.
  @Test func an_earlier_moment_does_not_bring_back_a_demo_that_has_ended() {
    var session = demo(loops: true)
    play(&session, until: 2.3)
    session.press(Point(300, 600))
    session.release()
    play(&session, until: 4)
    session.perform(.scrub(to: 2.2))
    session.perform(.play)
    #expect(session.playback.history.touches.isEmpty)
    play(&session, until: 5)
    session.press(Point(300, 600))
    #expect(!session.playback.history.touches.isEmpty)
  }

  @Test func a_pointer_that_only_passes_takes_nothing() {
    var session = demo(loops: false)
    play(&session, until: 1)
    session.send(.pointer(.move, id: 0, at: Point(200, 300)))
    session.send(.key("F13"))
    play(&session, until: 4)
    #expect(session.recording == Self.script)
  }

  @Test func values_that_are_changed_meanwhile_stay() {
    var session = demo(loops: true)
    play(&session, until: 2.3)
    session.send(.configure([ConfigurationValue(key: "ball.diameter", value: "70pt")]))
    play(&session, until: 2.5)
    #expect(session.present.state.transition?.interactive == true)
    play(&session, until: 4.5)
    #expect(session.playback.time < 1)
    #expect(session.present.tuned.text(for: "ball.diameter") == "70pt")
    #expect(
      session.recording.map(\.input).first
        == .configure([ConfigurationValue(key: "ball.diameter", value: "70pt")]),
      "a recording of this round says so, too")
  }

  /// What the demo's own touches set is a part of each round.
  @Test func a_second_phone_keeps_what_the_desktop_decides_and_the_saved_pages() {
    var playback = Playback(Prototype(), script: Self.script, demo: Playback.Demo(end: 4, loops: true))
    var companion = Companion(Prototype())
    let pages = ControlPages.stage().prototype.content
    playback.advance(toReal: 1)
    playback.send(.configure([ConfigurationValue(key: "appearance", value: "dark")]), atReal: 1)
    playback.replacePages(pages, device: playback.device, atReal: 1)
    companion.replacePages(pages, device: playback.device)
    playback.advance(toReal: 4.5)
    for change in playback.takeChanges() { companion.take(change) }
    companion.follow(playback)
    #expect(companion.prototype.appearance == .dark)
    #expect(companion.prototype.state == playback.prototype.state)
    #expect(companion.prototype.scene == playback.prototype.scene)
  }

  @Test func a_second_phone_begins_again_as_well() {
    var playback = Playback(Prototype(), script: Self.script, demo: Playback.Demo(end: 4, loops: true))
    var companion = Companion(Prototype())
    var time = 0.0
    while time < 9 {
      time += 1.0 / 60
      playback.advance(toReal: time)
      for change in playback.takeChanges() { companion.take(change) }
      companion.follow(playback)
      #expect(companion.prototype.state == playback.prototype.state, "at \(time)")
    }
  }

  @Test func a_demo_without_a_length_does_not_loop() {
    var session = Session(demo: Playback.Demo(end: 0, loops: true))
    session.wait(1)
    #expect(session.playback.nextDeadline == nil)
  }
}

extension Input {
  fileprivate var place: Point {
    if case .pointer(_, _, let place) = self { place } else { .init(0, 0) }
  }
}
