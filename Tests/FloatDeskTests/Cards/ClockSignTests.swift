import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct ClockSignTests {
  /// A phone in the hand, with the sign over it.
  private struct Desk {
    var playback: Playback
    var sign: ClockSign
    var real = 0.0
    /// The number of inputs that the phone received.
    var received = 0
    var bindings = KeyBindings.standard
    var textScale = 1.0

    init(speed: Double = 1, stop: Double? = nil) {
      playback = Playback(Prototype(), speed: speed, stop: stop)
      sign = ClockSign(playback)
      wait(1)
    }

    func context(_ language: Language = .english) -> CardContext {
      var context = CardContext(now: real, language: language, bindings: bindings)
      context.textScale = textScale
      return context
    }

    var isChanging: Bool { sign.isChanging(playback, context()) }

    /// Passes real time, with a frame of the phone at its end.
    mutating func wait(_ seconds: Double) {
      real += seconds
      playback.advance(toReal: real)
      takeChanges()
    }

    mutating func perform(_ action: ClockAction) {
      playback.perform(action, atReal: real)
      takeChanges()
    }

    /// The sign in this frame.
    mutating func frame(_ language: Language = .english) -> Layer? {
      sign.layers(playback, context(language)).first
    }

    /// The sign once it has faded in or out.
    mutating func layer(_ language: Language = .english) -> Layer? {
      _ = frame(language)
      wait(Fade.duration)
      return frame(language)
    }

    mutating func text(_ language: Language = .english) -> String? {
      for case .text(let run) in layer(language)?.content ?? [] { return run.text }
      return nil
    }

    /// Sends an input to the sign, and to the phone if the sign does not take it.
    mutating func send(_ input: Input) {
      guard let requests = sign.take(input, playback, context()) else {
        sign.note(input, playback, at: real)
        playback.send(input, atReal: real)
        return takeChanges()
      }
      for case .clock(let action) in requests { perform(action) }
    }

    mutating func click(_ point: Point) {
      send(.pointer(.down, id: 0, at: point))
      send(.pointer(.up, id: 0, at: point))
    }

    private mutating func takeChanges() {
      received += playback.takeChanges().count { if case .happened = $0 { true } else { false } }
    }
  }

  // An expectation cannot contain a mutating call.
  private func text(_ desk: inout Desk, _ language: Language = .english) -> String? { desk.text(language) }

  @Test func time_that_stands_or_is_slow_is_said_and_usual_time_is_not() {
    var desk = Desk()
    #expect(text(&desk) == nil)
    desk.perform(.pause)
    #expect(text(&desk) == "Paused · F8")
    #expect(text(&desk, .simplifiedChinese) == "已暂停 · F8")
    desk.perform(.speed(0.1))
    #expect(text(&desk) == "Paused · F8", "a slow clock that stands stands")
    desk.perform(.play)
    #expect(text(&desk) == "10 %")
    desk.perform(.speed(1))
    #expect(text(&desk) == nil)
  }

  @Test(arguments: [("Ctrl+P", "Paused · Ctrl+P"), ("none", "Paused")])
  func it_names_the_key_that_plays_on(key: String, expected: String) {
    var desk = Desk()
    _ = ConfigurationFile.parse("keys: {play: \(key)}\n", name: "c").apply(to: &desk.bindings)
    desk.perform(.pause)
    #expect(text(&desk) == expected)
  }

  @Test func the_desktops_size_of_text_enlarges_it() throws {
    func sign(_ textScale: Double) throws -> (size: Double, frame: Rect) {
      var desk = Desk()
      desk.textScale = textScale
      desk.perform(.pause)
      let shown = desk.layer()
      let layer = try #require(shown)
      for case .text(let run) in layer.content {
        return (run.size, try #require(layer.outline).rect.offset(by: layer.position))
      }
      throw CancellationError()
    }
    let (usual, large) = (try sign(1), try sign(2))
    // Usual words are made a little smaller beside the notch; these are below the navigation bar.
    #expect(large.size == 22)
    #expect(usual.size <= 11)
    #expect(large.frame.height == usual.frame.height * 2)
    #expect(large.frame.minX > 0)
    #expect(large.frame.maxX < 375)
    #expect(large.frame.minY >= 44 + Prototype().parameters.bar.height, "the button that leads back is free")
  }

  @Test func the_speed_of_the_command_line_is_usual() {
    var desk = Desk(speed: 1 / 20.0)
    #expect(text(&desk) == nil)
    desk.perform(.pause)
    #expect(text(&desk) == "Paused · F8")
  }

  /// A window that was asked to stop shows the pixels of a picture.
  @Test func a_stop_that_was_asked_for_is_said_once_somebody_presses() {
    var desk = Desk(stop: 0.5)
    #expect(desk.playback.clock.isPaused)
    #expect(text(&desk) == nil)
    desk.click(Point(180, 400))
    #expect(text(&desk) == "Paused · F8")
  }

  @Test(arguments: [
    Input.pointer(.down, id: 0, at: Point(180, 400)), .key("Escape"), .contextMenu(at: Point(180, 400)),
    .wheel(at: Point(180, 400), dx: 0, dy: 40),
  ])
  func what_a_standing_phone_does_not_take_shakes_the_sign(input: Input) throws {
    var desk = Desk()
    desk.perform(.pause)
    let shown = desk.layer()
    let home = try #require(shown).position
    #expect(!desk.isChanging)
    desk.send(input)
    var places: [Double] = []
    for _ in 0..<60 {
      desk.wait(1 / 60.0)
      let layer = desk.frame()
      places.append(try #require(layer).position.x - home.x)
    }
    #expect(places.contains { $0 > 2 })
    #expect(places.contains { $0 < -2 })
    #expect(places.allSatisfy { abs($0) < 8 })
    #expect(places.last == 0)
    #expect(!desk.isChanging)
  }

  @Test func a_moving_phone_shakes_nothing() {
    var desk = Desk()
    desk.perform(.speed(0.1))
    _ = desk.layer()
    desk.click(Point(180, 400))
    #expect(!desk.isChanging)
  }

  @Test func a_click_on_it_plays_on_at_full_speed() throws {
    var desk = Desk()
    desk.perform(.speed(0.1))
    desk.perform(.pause)
    let shown = desk.layer()
    let layer = try #require(shown)
    let center = layer.position + (try #require(layer.outline)).rect.center
    desk.click(center)
    #expect(desk.playback.isPlaying)
    #expect(text(&desk) == "10 %")
    desk.click(center)
    #expect(desk.playback.clock.speed == 1)
    #expect(desk.received == 0, "the phone receives none of it")
    #expect(text(&desk) == nil)
    // Nothing is there any more.
    desk.click(center)
    #expect(desk.received == 2)
  }

  @Test func a_press_that_slips_off_does_nothing() throws {
    var desk = Desk()
    desk.perform(.pause)
    let shown = desk.layer()
    let layer = try #require(shown)
    desk.send(.pointer(.down, id: 0, at: layer.position + Point(4, 4)))
    desk.send(.pointer(.up, id: 0, at: Point(180, 400)))
    #expect(!desk.playback.isPlaying)
    // The pointer is free again.
    let later = desk.sign.take(.pointer(.move, id: 0, at: Point(180, 400)), desk.playback, desk.context())
    #expect(later == nil)
  }

  // MARK: In the window

  /// The distances of the sign from where it comes to rest, in the frames of half a second.
  private func shake(_ stage: inout WindowStage) throws -> [Double] {
    var places: [Double] = []
    for _ in 0..<30 {
      stage.wait(1 / 60.0)
      let sign = stage.picture.over.first { $0.id == "shell:clock-sign" }
      places.append(try #require(sign).position.x)
    }
    return places.map { $0 - (places.last ?? 0) }
  }

  @Test func only_what_reaches_the_standing_phone_shakes_the_sign() throws {
    var stage = WindowStage()
    stage.wait(2)
    stage.key("F8")
    stage.key("F7")
    for _ in 0..<2 { stage.wait(0.5) }
    #expect(stage.instrument.playback.isScrubbed)
    // Escape returns from the earlier moment.
    stage.key("Escape")
    #expect(!stage.instrument.playback.isScrubbed)
    let escaped = try shake(&stage)
    #expect(escaped.allSatisfy { $0 == 0 })
    // A press hides the keys.
    stage.key("F1")
    for _ in 0..<2 { stage.wait(0.5) }
    stage.press(Point(180, 400))
    stage.release()
    let hidden = try shake(&stage)
    #expect(hidden.allSatisfy { $0 == 0 })
    stage.press(Point(180, 400))
    stage.release()
    let pressed = try shake(&stage)
    #expect(pressed.contains { abs($0) > 2 })
  }
}
