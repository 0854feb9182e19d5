import FloatCore
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct ClockSignTests {
  /// A window that the phone fills, so that places in it are points.
  private func stage(
    speed: Double = 1, stop: Double? = nil, _ language: Language = .english,
    bindings: KeyBindings = .standard
  ) -> WindowStage {
    var options = InstrumentOptions.bare
    options.phone.language = language
    options.files = FileFacts(bindings: bindings, parameters: .builtIn)
    var stage = WindowStage(
      Playback(Prototype(), speed: speed, stop: stop), options, window: WindowStage.facts())
    stage.wait(1)
    return stage
  }

  private func sign(_ stage: WindowStage) -> Layer? { stage.card("clock-sign") }

  /// The sign once it has faded in or out.
  private func layer(_ stage: inout WindowStage) -> Layer? {
    for seconds in [0, Fade.duration] { stage.wait(seconds) }
    return sign(stage)
  }

  private func text(_ stage: inout WindowStage) -> String? { layer(&stage)?.words.first }

  private func isChanging(_ stage: WindowStage) -> Bool {
    let instrument = stage.instrument
    return instrument.cards.sign.isChanging(instrument.playback, instrument.context(at: stage.now))
  }

  @Test func time_that_stands_or_is_slow_is_said_and_usual_time_is_not() {
    var stage = stage()
    #expect(text(&stage) == nil)
    stage.send(.clock(.pause))
    #expect(text(&stage) == "Paused · F8")
    stage.send(.clock(.speed(0.1)))
    #expect(text(&stage) == "Paused · F8", "a slow clock that stands stands")
    stage.send(.clock(.play))
    #expect(text(&stage) == "10 %")
    stage.send(.clock(.speed(1)))
    #expect(text(&stage) == nil)
    stage = self.stage(.simplifiedChinese)
    stage.send(.clock(.pause))
    #expect(text(&stage) == "已暂停 · F8")
  }

  @Test(arguments: [("Ctrl+P", "Paused · Ctrl+P"), ("none", "Paused")])
  func it_names_the_key_that_plays_on(key: String, expected: String) {
    var bindings = KeyBindings.standard
    _ = ConfigurationFile.parse("keys: {play: \(key)}\n", name: "c").apply(to: &bindings)
    var stage = stage(bindings: bindings)
    stage.send(.clock(.pause))
    #expect(text(&stage) == expected)
  }

  @Test func the_desktops_size_of_text_enlarges_it() throws {
    func sign(_ textScale: Double) throws -> (size: Double, frame: Rect) {
      var stage = stage()
      stage.send(.desktop(isDark: nil, reducesMotion: nil, textScale: textScale))
      stage.send(.clock(.pause))
      let shown = layer(&stage)
      let layer = try #require(shown)
      return (
        try #require(layer.texts.first).size, try #require(layer.outline).rect.offset(by: layer.position)
      )
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
    var stage = stage(speed: 1 / 20.0)
    #expect(text(&stage) == nil)
    stage.send(.clock(.pause))
    #expect(text(&stage) == "Paused · F8")
  }

  /// A window that was asked to stop shows the pixels of a picture.
  @Test func a_stop_that_was_asked_for_is_said_once_somebody_presses() {
    var stage = stage(stop: 0.5)
    #expect(stage.instrument.playback.clock.isPaused)
    #expect(text(&stage) == nil)
    stage.tap(Point(180, 400))
    #expect(text(&stage) == "Paused · F8")
  }

  @Test(arguments: [
    Input.pointer(.down, id: 0, at: Point(180, 400)), .key("Escape"), .contextMenu(at: Point(180, 400)),
    .wheel(at: Point(180, 400), dx: 0, dy: 40),
  ])
  func what_a_standing_phone_does_not_take_shakes_the_sign(input: Input) throws {
    var stage = stage()
    stage.send(.clock(.pause))
    let home = layer(&stage)?.position
    #expect(!isChanging(stage))
    stage.send(.script(input))
    let places = try shake(&stage, frames: 60)
    #expect(places.contains { $0 > 2 })
    #expect(places.contains { $0 < -2 })
    #expect(places.allSatisfy { abs($0) < 8 })
    #expect(sign(stage)?.position == home)
    #expect(!isChanging(stage))
  }

  @Test func a_moving_phone_shakes_nothing() {
    var stage = stage()
    stage.send(.clock(.speed(0.1)))
    _ = layer(&stage)
    stage.tap(Point(180, 400))
    #expect(!isChanging(stage))
  }

  @Test func a_click_on_it_plays_on_at_full_speed() throws {
    var stage = stage()
    stage.send(.clock(.speed(0.1)))
    stage.send(.clock(.pause))
    _ = layer(&stage)
    let center = try stage.place(of: .card("clock-sign"))
    stage.tap(center)
    #expect(stage.instrument.playback.isPlaying)
    #expect(text(&stage) == "10 %")
    stage.tap(center)
    #expect(stage.instrument.playback.clock.speed == 1)
    #expect(stage.inputs == [], "the phone receives none of it")
    #expect(text(&stage) == nil)
    // Nothing is there any more.
    stage.tap(center)
    #expect(stage.phases == [.down, .up])
  }

  // MARK: In the window

  /// The distances of the sign from where it comes to rest, by default in the frames of half a second.
  private func shake(_ stage: inout WindowStage, frames: Int = 30) throws -> [Double] {
    var places: [Double] = []
    for _ in 0..<frames {
      stage.wait(1 / 60.0)
      places.append(try #require(sign(stage)).position.x)
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
    stage.longPress(Point(180, 400), for: 0)
    let hidden = try shake(&stage)
    #expect(hidden.allSatisfy { $0 == 0 })
    stage.longPress(Point(180, 400), for: 0)
    let pressed = try shake(&stage)
    #expect(pressed.contains { abs($0) > 2 })
  }
}
