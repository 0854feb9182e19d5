import FloatCore
import FloatFiles
import FloatPages
import FloatStudio
import Foundation
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

/// What plays on a stand between visitors, and how the first touch ends it.
@Suite struct AttractTests {
  /// Opens a conversation half a second after its beginning, and lasts two seconds.
  private func attraction(_ row: String = "row:chat-1", _ values: [ConfigurationValue] = []) throws
    -> Attraction
  {
    let start = Prototype().reopened(with: values)
    let point = try #require(start.elements.last { $0.id.description == row }).frame.center
    return Attraction(
      start,
      inputs: [
        TimedInput(time: 0.5, .pointer(.down, id: 0, at: point)),
        TimedInput(time: 0.55, .pointer(.up, id: 0, at: point)),
      ], end: 2, on: Prototype())
  }

  private func stage(_ attractions: [Attraction]) -> WindowStage {
    var options = InstrumentOptions.bare
    options.kiosk = KioskOptions(idle: 5, attractions: attractions)
    return WindowStage(Prototype(), options)
  }

  /// One play: a pause, two seconds, a pause.
  private let length = 4.0

  @Test func files_play_in_turn_with_their_touches_over_and_over() throws {
    var stage = stage([try attraction("row:chat-1"), try attraction("row:chat-2")])
    var begin = 0.0
    for round in 0..<5 {
      let row = round % 2 == 0 ? "chat-1" : "chat-2"
      stage.wait(begin + 1.52 - stage.now)
      #expect(stage.picture.over.contains { $0.id == "touch:0" })
      stage.wait(begin + 3.5 - stage.now)
      #expect(stage.stack == ["chats", row], "\(round)")
      let end = try #require(stage.outlook.choreTime)
      #expect(abs(end - begin - length) < 1e-6)
      stage.wait(end + 0.001 - stage.now)
      begin = stage.now
      #expect(stage.picture.over.map(\.id) == ["stand:before"])
    }
    stage.wait(0.6)
    #expect(stage.picture.over.isEmpty)
  }

  @Test func another_finger_counts_while_the_first_is_still_down() throws {
    var stage = stage([try attraction()])
    stage.wait(2)
    let count = stage.inputs.count
    stage.send(.pointer(.down, .finger(7), at: Point(100, 600)))
    stage.send(.pointer(.down, .finger(8), at: Point(180, 180)))
    stage.send(.pointer(.move, .finger(7), at: Point(100, 700)))
    stage.wait(0.05)
    stage.send(.pointer(.up, .finger(8), at: Point(180, 180)))
    stage.send(.pointer(.up, .finger(7), at: Point(100, 700)))
    #expect(stage.phases.suffix(stage.inputs.count - count) == [.down, .up])
    stage.wait(1)
    #expect(stage.stack == ["chats", "chat-1"])
  }

  @Test func a_key_and_a_wheel_end_it_and_a_hover_does_not() throws {
    for input in [
      .key(["Tab"]), .wheel(at: Point(180, 300), dx: 0, dy: -40, isPrecise: false),
      .secondary(at: Point(180, 300)), .key(["Escape"]),
    ] as [InstrumentInput] {
      var stage = stage([try attraction()])
      stage.wait(2)
      stage.mouse(.move, at: Point(100, 100))
      stage.mouse(.move, at: Point(180, 300))
      #expect(stage.instrument.kiosk?.isPlaying == true)
      let count = stage.inputs.count
      stage.send(input)
      stage.send(.key(["Tab"], isRepeat: true))
      stage.send(.keyUp(["Escape"]))
      #expect(stage.instrument.kiosk?.isPlaying == false)
      #expect(stage.inputs.count == count)
      stage.wait(0.1)
      #expect(stage.stack == ["chats"])
    }
  }

  @Test func a_plays_values_are_its_own_and_go_with_it() throws {
    let values = [ConfigurationValue(key: "ball.diameter", value: "70pt")]
    var stage = stage([try attraction("row:chat-1", values)])
    stage.wait(1)
    #expect(stage.value("ball.diameter") == "70pt")
    var facts = FileFacts(bindings: .standard, parameters: Parameters.builtIn)
    facts.values = [("ball.diameter", "50pt"), ("ball.margin", "9pt")].map {
      ConfigurationValue(key: $0.0, value: $0.1)
    }
    stage.send(.answer(.files(facts)))
    stage.press(Point(180, 180))
    #expect(stage.value("ball.diameter") == "50pt")
    stage.release()
    stage.wait(6)
    #expect(stage.instrument.kiosk?.isPlaying == true)
    #expect(stage.value("ball.diameter") == "70pt")
    // What it does not set itself is the stand's.
    #expect(stage.value("ball.margin") == "9pt")
  }

  @Test(arguments: [false, true])
  func the_ground_fades_with_phones_that_were_dark(isCompared: Bool) {
    var dark = Parameters.builtIn
    dark.appearance = .dark
    var options = InstrumentOptions.bare
    options.kiosk = KioskOptions(
      idle: 5,
      attractions: [Attraction(Prototype(parameters: dark), inputs: [], end: 2, on: Prototype())])
    if isCompared { options.compared = ComparedStart(Prototype(), names: ["a", "b"], hasBody: false) }
    var stage = WindowStage(Prototype(), options, window: WindowStage.facts(width: 1000, height: 1000))
    func expect(_ darkness: Double) {
      let ground = isCompared ? stage.picture.scene(of: stage.phone.scene) : stage.instrument.ground?.scene
      #expect(ground?.background == StageColors.of(darkness: darkness).background)
    }
    stage.wait(1)
    expect(1)
    stage.send(.pointer(.down, .mouse, at: Point(400, 500)))
    stage.wait(PictureFade.duration / 2)
    expect(0.5)
    stage.wait(PictureFade.duration)
    expect(0)
  }

  @Test func a_play_is_silent_and_a_visitor_is_not() throws {
    var options = InstrumentOptions()
    options.kiosk = KioskOptions(idle: 5, attractions: [try attraction()])
    var instrument = Instrument(Playback(Prototype()), options, window: WindowStage.facts())
    func told() -> Int {
      instrument.takeEffects().count {
        switch $0 {
        case .errand(.sound), .errand(.notice), .errand(.save): true
        default: false
        }
      }
    }
    _ = instrument.outlook(at: 0)
    for effect in [.sound(.tick), .notice("full"), .save] as [Effect] { instrument.report(effect, at: 0) }
    #expect(told() == 0)
    instrument.send(.pointer(.down, .mouse, at: Point(180, 180)), at: 1)
    for effect in [.sound(.tick), .notice("full"), .save] as [Effect] { instrument.report(effect, at: 1) }
    #expect(told() == 2)
  }

  /// Random visitors with random pauses, at full speed. `SOAK_HOURS=8` plays a working day.
  @Test(arguments: [true, false])
  func after_hours_of_visitors_it_is_as_on_its_first_day(attracts: Bool) throws {
    let hours = ProcessInfo.processInfo.environment["SOAK_HOURS"].flatMap(Double.init) ?? 1
    var stage = stage(attracts ? [try attraction(), try attraction("row:chat-2")] : [])
    var random = SplitMix64(seed: 54)
    func number(in range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func place() -> Point { Point(number(in: 0...375), number(in: 0...812)) }
    /// Passes time as a window does, which wakes up for all that is due.
    func pass(_ seconds: Double) {
      let end = stage.now + seconds
      while let due = stage.outlook.choreTime, due < end { stage.wait(max(0, due - stage.now).nextUp) }
      stage.wait(max(0, end - stage.now))
    }
    stage.samplesPerSecond = 12
    let first = Prototype()
    var visitors = 0
    while stage.now < hours * 3600 {
      visitors += 1
      pass(number(in: 0...1) < 0.1 ? number(in: 0.1...300) : number(in: 0.1...8))
      for _ in 0..<Int(number(in: 1...12)) {
        switch number(in: 0...1) {
        case ..<0.05:
          stage.key(["Escape", "Tab", "Return", "ContextMenu", "Delete", "Down", "F2"][random.below(7)])
          stage.wait(0.1)
          stage.send(.keyUp(["Escape"]))
        case ..<0.1: stage.send(.wheel(at: place(), dx: 0, dy: number(in: -300...300), isPrecise: false))
        case ..<0.13: stage.send(.secondary(at: place()))
        case ..<0.15: stage.send(.interruption)
        default:
          let pointer: Pointer = number(in: 0...1) < 0.7 ? .mouse : .finger(Int64(1 + random.below(4)))
          // Some begin at the edge, where pages are taken back.
          let from = number(in: 0...1) < 0.3 ? Point(4, number(in: 100...700)) : place()
          // Some hold still, and some collect the page.
          let to = number(in: 0...1) < 0.3 ? from : number(in: 0...1) < 0.2 ? Point(365, 800) : place()
          // The release of the drag before may have been lost.
          (stage.pointer, stage.held) = (pointer, nil)
          stage.pull(from: from, to: to, over: number(in: 0...0.5), hold: number(in: 0.01...0.9))
          if number(in: 0...1) < 0.9 { stage.release() }
        }
        stage.wait(number(in: 0.05...1.5))
      }
      // A play that follows begins with the phone of the first day, which stands for a second.
      stage.wait(5.01)
      // Who only made the window lose its focus was not there.
      var first = first
      first.advance(to: stage.phone.now)
      #expect(stage.phone.state == first.state, "\(visitors)")
      #expect(stage.phone.scene == first.scene, "\(visitors)")
      #expect(stage.instrument.kiosk?.isPlaying == attracts, "\(visitors)")
      #expect(stage.instrument.playback.history.size.copies < 10)
      // Nothing but what fades lies over it.
      #expect(stage.picture.over.allSatisfy { $0.id == "stand:before" }, "\(visitors)")
      #expect(stage.picture.panes.isEmpty)
    }
    #expect(visitors > 10)
    #expect(stage.quitCount == 0)
  }
}
