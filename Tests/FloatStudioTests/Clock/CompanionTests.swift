import FloatCore
import FloatPages
import Testing

@testable import FloatStudio
@testable import FloatTestSupport

@Suite struct CompanionTests {
  private struct Pair: PrototypeStage {
    var playback: Playback
    var companion: Companion
    private(set) var now = 0.0
    var held: Point?
    var prototype: Prototype { playback.prototype }

    init(_ other: Parameters = .builtIn) {
      playback = Playback(Prototype())
      companion = Companion(Prototype(parameters: other))
    }

    /// Passes real time, with a frame of both at its end.
    mutating func pass(to end: Double) {
      now = max(now, end)
      playback.advance(toReal: now)
      for change in playback.takeChanges() { companion.take(change) }
      companion.follow(playback)
    }

    mutating func send(_ input: Input) { playback.send(input, atReal: now) }
  }

  private static let row = Point(200, 180)

  /// With the same values both phones are equal, through everything that happens to time.
  @Test func with_the_same_values_it_is_the_same_at_every_frame() {
    var pair = Pair()
    pair.wait(1)
    pair.press(Self.row)
    func same(_ what: String) {
      #expect(pair.companion.prototype.state == pair.playback.prototype.state, "\(what)")
      #expect(pair.companion.prototype.scene == pair.playback.prototype.scene, "\(what)")
      var compared = pair.companion.prototype
      #expect(compared.takeEffects() == [], "\(what): the phone that is compared has no effects")
    }
    for step in 0..<120 {
      if step == 3 { pair.release() }
      pair.pass(to: 1 + Double(step) / 60)
      same("frame \(step)")
    }
    pair.playback.perform(.scrub(to: 1.2), atReal: 3.1)
    pair.pass(to: 3.2)
    same("scrubbed")
    pair.playback.perform(.leave, atReal: 3.3)
    pair.pass(to: 3.4)
    same("left")
    pair.playback.perform(.toggleLoop, atReal: 3.5)
    for step in 0..<200 {
      pair.pass(to: 3.5 + Double(step) / 60)
      #expect(pair.companion.prototype.scene == pair.playback.prototype.scene, "loop \(step)")
    }
    pair.playback.perform(.leave, atReal: 7)
    pair.playback.perform(.scrub(to: 1.1), atReal: 7.1)
    pair.playback.perform(.endScrub, atReal: 7.2)
    pair.pass(to: 7.3)
    same("lived on from there")
    pair.pass(to: 9)
    same("at rest")
  }

  @Test func it_has_its_own_values_and_none_that_come_later() throws {
    var other = Parameters.builtIn
    try other.set("navigation.parallax", to: "0")
    var pair = Pair(other)
    pair.wait(1)
    pair.tap(Self.row)
    pair.pass(to: 1.25)
    #expect(pair.companion.prototype.now == pair.playback.prototype.now)
    #expect(pair.companion.prototype.scene != pair.playback.prototype.scene)
    pair.pass(to: 4)
    #expect(pair.companion.prototype.state.stack == pair.playback.prototype.state.stack)
    pair.pass(to: 5)
    pair.send(
      .configure([.init(key: "ball.diameter", value: "70pt"), .init(key: "appearance", value: "dark")]))
    pair.pass(to: 6)
    #expect(pair.playback.prototype.parameters.ball.diameter == 70)
    #expect(pair.companion.prototype.parameters.ball.diameter == Parameters.builtIn.ball.diameter)
    #expect(pair.companion.prototype.appearance == .dark)
  }

  /// Both phones show the gesture that is viewed on the first one, each with its own values.
  @Test func the_gesture_is_its_own_with_its_own_values() throws {
    var other = Parameters.builtIn
    try other.set("navigation.response", to: "1.2s")
    for isSame in [true, false] {
      var pair = Pair(isSame ? .builtIn : other)
      #expect(pair.companion.take(beside: pair.playback) == nil)
      pair.wait(1)
      pair.tap(Self.row)
      pair.pass(to: 1.2)
      func places(_ take: GestureTake?) throws -> [Double] {
        GestureTrace(try #require(take)).samples.map(\.place.x)
      }
      func check(_ what: String) throws {
        let (here, there) = try (
          places(pair.playback.take), places(pair.companion.take(beside: pair.playback))
        )
        if isSame {
          #expect(here == there, "\(what)")
        } else {
          #expect(!there.isEmpty, "\(what)")
          #expect(here != there, "\(what)")
        }
      }
      try check("under way")
      pair.pass(to: 1.25)
      pair.send(.configure([.init(key: "ball.diameter", value: "70pt")]))
      pair.pass(to: 1.3)
      let inputs = try #require(pair.companion.take(beside: pair.playback)).inputs
      #expect(inputs.allSatisfy { if case .configure = $0.input { false } else { true } })
      #expect(pair.playback.take?.inputs.count == inputs.count + 1, "the value is the first phone's")
      pair.pass(to: 9)
      try check("at rest")
      // The slower page takes more time.
      let ends = try (
        places(pair.playback.take).count, places(pair.companion.take(beside: pair.playback)).count
      )
      #expect(isSame ? ends.0 == ends.1 : ends.0 < ends.1)
      pair.playback.perform(.toggleLoop, atReal: 9)
      pair.pass(to: 9.4)
      try check("looped")
    }
  }

  @Test func it_says_when_it_moves() throws {
    var other = Parameters.builtIn
    try other.set("navigation.response", to: "2s")
    var pair = Pair(other)
    pair.wait(1)
    pair.tap(Self.row)
    pair.pass(to: 1.3)
    #expect(pair.companion.isMoving(with: pair.playback))
    pair.playback.perform(.pause, atReal: 1.3)
    #expect(!pair.companion.isMoving(with: pair.playback))
    #expect(pair.companion.nextDeadline(with: pair.playback) == nil)
  }

  /// When its file changes, the new values count from then on, in a loop, and in a past that is lived again.
  @Test func values_of_its_own_change_while_it_is_there() throws {
    var pair = Pair()
    pair.wait(1)
    pair.tap(Self.row)
    pair.pass(to: 4)
    pair.companion.set([
      .init(key: "navigation.parallax", value: "0"), .init(key: "ball.diameter", value: "70pt"),
    ])
    pair.pass(to: 4.1)
    #expect(pair.companion.prototype.tuned.ball.diameter == 70)
    #expect(pair.playback.prototype.tuned.ball.diameter == Parameters.builtIn.ball.diameter)
    pair.playback.perform(.toggleLoop, atReal: 4.2)
    var differs = false
    for step in 0..<120 {
      pair.pass(to: 4.2 + Double(step) / 60)
      differs = differs || pair.companion.prototype.scene != pair.playback.prototype.scene
    }
    #expect(differs, "the gesture that is looped has the new values")
    pair.playback.perform(.leave, atReal: 7)
    pair.playback.perform(.scrub(to: 1.2), atReal: 7.1)
    pair.playback.perform(.endScrub, atReal: 7.2)
    pair.pass(to: 7.3)
    pair.playback.perform(.togglePlay, atReal: 7.4)
    pair.pass(to: 7.5)
    #expect(pair.playback.isLive, "lived on from there")
    #expect(pair.playback.history.present.now < 2, "lived on from there")
    #expect(pair.companion.prototype.tuned.ball.diameter == 70)
  }
}
