import FloatCore
import Testing

@testable import FloatStudio
@testable import FloatTestSupport

@Suite struct ClockSignTests {
  /// A session with the sign over it.
  private struct Desk {
    var session: Session
    var sign: ClockSign

    init(speed: Double = 1, stop: Double? = nil) {
      session = Session(speed: speed, stop: stop)
      sign = ClockSign(session.playback)
      session.wait(1)
    }

    /// The sign's layer once it has faded in or out.
    mutating func layer(_ language: PanelLanguage = .english) -> Layer? {
      _ = sign.layer(session.playback, key: "F8", language, at: session.real)
      session.wait(Fade.duration)
      return sign.layer(session.playback, key: "F8", language, at: session.real)
    }

    mutating func text(_ language: PanelLanguage = .english) -> String? {
      for case .text(let run) in layer(language)?.content ?? [] { return run.text }
      return nil
    }

    mutating func send(_ input: Input) {
      if let actions = sign.take(input, session.playback, at: session.real) {
        for action in actions { session.perform(action) }
      } else {
        session.send(input)
      }
    }

    mutating func click(_ point: Point) {
      send(.pointer(.down, id: 0, at: point))
      send(.pointer(.up, id: 0, at: point))
    }
  }

  @Test func time_that_stands_or_is_slow_is_said_and_usual_time_is_not() {
    var desk = Desk()
    #expect(desk.text() == nil)
    desk.session.perform(.pause)
    #expect(desk.text() == "Paused · F8")
    #expect(desk.text(.simplifiedChinese) == "已暂停 · F8")
    desk.session.perform(.speed(0.1))
    #expect(desk.text() == "Paused · F8", "a slow clock that stands stands")
    desk.session.perform(.play)
    #expect(desk.text() == "10 %")
    desk.session.perform(.speed(1))
    #expect(desk.text() == nil)
  }

  @Test func the_speed_of_the_command_line_is_usual() {
    var desk = Desk(speed: 1 / 20.0)
    #expect(desk.text() == nil)
    desk.session.perform(.pause)
    #expect(desk.text() == "Paused · F8")
  }

  /// A window that was asked to stop shows the pixels of a picture.
  @Test func a_stop_that_was_asked_for_is_said_once_somebody_presses() {
    var desk = Desk(stop: 0.5)
    #expect(desk.session.playback.clock.isPaused)
    #expect(desk.text() == nil)
    desk.click(Point(180, 400))
    #expect(desk.text() == "Paused · F8")
  }

  @Test(arguments: [
    Input.pointer(.down, id: 0, at: Point(180, 400)), .key("Escape"), .contextMenu(at: Point(180, 400)),
    .wheel(at: Point(180, 400), dx: 0, dy: 40),
  ])
  func what_a_standing_phone_does_not_take_shakes_the_sign(input: Input) throws {
    var desk = Desk()
    desk.session.perform(.pause)
    let shown = desk.layer()
    let home = try #require(shown).position
    #expect(!desk.sign.isChanging(at: desk.session.real))
    desk.send(input)
    var places: [Double] = []
    for _ in 0..<60 {
      desk.session.wait(1 / 60.0)
      let layer = desk.sign.layer(desk.session.playback, key: "F8", .english, at: desk.session.real)
      places.append(try #require(layer).position.x - home.x)
    }
    #expect(places.contains { $0 > 2 })
    #expect(places.contains { $0 < -2 })
    #expect(places.allSatisfy { abs($0) < 8 })
    #expect(places.last == 0)
    #expect(!desk.sign.isChanging(at: desk.session.real))
  }

  @Test func a_moving_phone_shakes_nothing() {
    var desk = Desk()
    desk.session.perform(.speed(0.1))
    _ = desk.layer()
    desk.click(Point(180, 400))
    #expect(!desk.sign.isChanging(at: desk.session.real))
  }

  @Test func a_click_on_it_plays_on_at_full_speed() throws {
    var desk = Desk()
    desk.session.perform(.speed(0.1))
    desk.session.perform(.pause)
    let shown = desk.layer()
    let layer = try #require(shown)
    let center = layer.position + (try #require(layer.outline)).rect.center
    desk.click(center)
    #expect(desk.session.playback.isPlaying)
    #expect(desk.text() == "10 %")
    desk.click(center)
    #expect(desk.session.playback.clock.speed == 1)
    #expect(desk.session.recording.isEmpty, "the phone receives none of it")
    #expect(desk.text() == nil)
    // Nothing is there any more.
    desk.click(center)
    #expect(desk.session.recording.count == 2)
  }

  @Test func a_press_that_slips_off_does_nothing() throws {
    var desk = Desk()
    desk.session.perform(.pause)
    let shown = desk.layer()
    let layer = try #require(shown)
    desk.send(.pointer(.down, id: 0, at: layer.position + Point(4, 4)))
    desk.send(.pointer(.up, id: 0, at: Point(180, 400)))
    #expect(!desk.session.playback.isPlaying)
    #expect(!desk.sign.isPressed)
  }
}
