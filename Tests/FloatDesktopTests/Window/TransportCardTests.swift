import FloatCore
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesktop
@testable import FloatTestSupport

/// The card of `F3` in a window, with a phone, a hand, and frames a sixtieth of a second apart.
@Suite struct TransportCardTests {
  private struct Stage {
    var playback: Playback
    var card = TransportCard()
    var now = 0.0
    var isHeld = false
    /// The card's place on the screen and its opacity.
    var shown: (origin: Point, opacity: Double)?

    init(_ prototype: Prototype = Prototype()) { playback = Playback(prototype) }

    mutating func frame(isHidden: Bool = false) {
      now += 1.0 / 60
      playback.advance(toReal: now)
      card.follow(playback, isHidden: isHidden, isHeld: isHeld, at: now)
      shown = card.layer(playback, at: now).map { ($0.position, $0.opacity) }
    }

    mutating func wait(_ seconds: Double) { for _ in 0..<Int(seconds * 60) { frame() } }

    /// Sends a pointer's phase to the card.
    mutating func send(_ phase: PointerPhase, at point: Point) {
      for action in card.take(.pointer(phase, id: 0, at: point), playback) ?? [] {
        playback.perform(action, atReal: now)
      }
    }

    /// Sends a pointer's phase to the phone.
    mutating func touch(_ phase: PointerPhase, at point: Point) {
      isHeld = phase == .down || phase == .move
      playback.send(.pointer(phase, id: 0, at: point), atReal: now)
    }

    mutating func drag(from start: Point, to end: Point) {
      touch(.down, at: start)
      for step in 1...20 {
        frame()
        touch(.move, at: start + (end - start) * (Double(step) / 20))
      }
    }

    /// Puts the ball at the side of a place.
    mutating func putBall(at end: Point) {
      drag(from: ball.center, to: end)
      wait(0.3)
      touch(.up, at: end)
    }

    var ball: Rect { playback.prototype.state.ball.frame }
    var place: Rect { card.place ?? .zero }
    var grip: Point { place.origin + Point(place.width / 2, 6) }
  }

  private func opened() -> Stage {
    var stage = Stage(FloatTestSupport.Stage.collected(2).prototype)
    stage.wait(1)
    stage.card.toggle()
    stage.wait(0.5)
    return stage
  }

  @Test func it_fades_in_and_out_and_is_pressed_only_while_it_is_shown() {
    var stage = Stage()
    stage.frame()
    stage.card.toggle()
    var opacities: [Double] = []
    for _ in 0..<20 {
      stage.frame()
      opacities.append(stage.shown?.opacity ?? 0)
    }
    let place = stage.place.center
    stage.card.toggle()
    for _ in 0..<20 {
      stage.frame()
      opacities.append(stage.shown?.opacity ?? 0)
      let taken = stage.card.take(.wheel(at: place, dx: 0, dy: 1, isPrecise: false), stage.playback)
      #expect(taken == nil)
    }
    #expect(opacities[19] == 1)
    #expect(opacities.last == 0)
    #expect(stage.shown == nil)
    #expect(zip(opacities, opacities.dropFirst()).allSatisfy { abs($0 - $1) < 0.2 })
    #expect(!stage.card.isChanging(at: stage.now))
  }

  /// The panel has these controls itself.
  @Test func beside_the_panel_it_is_gone_and_takes_nothing() {
    var stage = opened()
    let grip = stage.grip
    for _ in 0..<20 { stage.frame(isHidden: true) }
    #expect(stage.shown == nil)
    #expect(stage.card.place == nil)
    let taken = stage.card.take(.pointer(.down, id: 0, at: grip), stage.playback)
    #expect(taken == nil)
  }

  @Test func it_gives_way_to_a_ball_and_comes_back_without_a_jump() {
    var stage = opened()
    let foot = stage.place
    #expect(foot.minY > 600)
    var origins: [Point] = []
    func look(_ stage: inout Stage) {
      for _ in 0..<180 {
        stage.frame()
        if let shown = stage.shown { origins.append(shown.origin) }
      }
    }
    stage.putBall(at: Point(60, 680))
    look(&stage)
    #expect(!stage.ball.intersection(foot).isEmpty)
    #expect(stage.place.intersection(stage.ball).isEmpty)
    #expect(stage.place.maxY < 300)
    stage.putBall(at: Point(60, 400))
    look(&stage)
    #expect(stage.place == foot, "the foot is free again")
    #expect(stage.shown?.origin == foot.origin)
    #expect(!stage.card.isChanging(at: stage.now))
    for (a, b) in zip(origins, origins.dropFirst()) { #expect(a.distance(to: b) < 80) }
  }

  /// While the zone is shown, the main gesture is about the zone.
  @Test func it_is_away_while_a_zone_is_shown() {
    var stage = opened()
    stage.drag(from: stage.ball.center, to: Point(200, 560))
    stage.wait(1)
    let zone = stage.playback.prototype.state.zone
    #expect(zone.kind == .remove)
    #expect(zone.progress > 0.9)
    #expect(stage.place.maxY < 812 - zone.radius)
    #expect((stage.shown?.origin ?? .zero).distance(to: stage.place.origin) < 1)
    stage.touch(.up, at: Point(200, 560))
    stage.wait(3)
    #expect(stage.place.intersection(stage.ball).isEmpty)
  }

  /// If it went to and fro with each round, it could not be pressed.
  @Test func in_a_loop_it_goes_away_once() {
    var stage = opened()
    stage.putBall(at: Point(200, 500))
    stage.wait(3)
    stage.playback.perform(.toggleLoop, atReal: stage.now)
    var places: [Rect] = []
    for _ in 0..<900 {
      stage.frame()
      if places.last != stage.place { places.append(stage.place) }
    }
    #expect(places.count == 2, "\(places)")
    #expect(stage.place.maxY < 400, "\(places)")
    stage.playback.perform(.leave, atReal: stage.now)
    stage.wait(1)
    #expect(stage.place == places[0])
  }

  @Test func a_card_on_its_way_is_caught_and_lies_where_it_is_put() throws {
    var stage = opened()
    let foot = stage.place
    stage.drag(from: stage.ball.center, to: Point(60, 680))
    stage.wait(0.1)
    stage.touch(.up, at: Point(60, 680))
    let caught = try #require(stage.shown?.origin)
    let grip = caught + Point(foot.width / 2, 6)
    stage.send(.down, at: grip)
    stage.wait(0.5)
    #expect(stage.shown?.origin == caught)
    stage.send(.move, at: grip + Point(0, 90))
    stage.frame()
    #expect(stage.shown?.origin == caught + Point(0, 90))
    stage.send(.up, at: grip + Point(0, 90))
    stage.wait(2)
    #expect(stage.shown?.origin == caught + Point(0, 90))
    // Dragged beyond the screen's edge it stays on the screen, and at the foot it returns to its place.
    let now = stage.grip
    stage.send(.down, at: now)
    stage.send(.move, at: Point(now.x, 2000))
    stage.frame()
    #expect(stage.shown.map { $0.origin.y + foot.height <= 812 } == true)
    stage.send(.move, at: Point(now.x, foot.minY + 10))
    stage.send(.up, at: Point(now.x, foot.minY + 10))
    stage.wait(1)
    #expect(stage.place.maxY < 300)
    #expect(stage.place.intersection(stage.ball).isEmpty)
  }

  @Test func under_the_mouse_it_stays_and_says_that_it_can_be_dragged() {
    var stage = opened()
    let foot = stage.place
    let isChanged = stage.card.hover(at: stage.grip)
    #expect(isChanged)
    let texts = stage.card.layer(stage.playback, at: stage.now)?.sublayers.flatMap(\.content).compactMap {
      if case .text(let run) = $0 { run.text } else { nil }
    }
    #expect(texts?.contains("Drag to move") == true)
    stage.putBall(at: Point(60, 680))
    stage.wait(1)
    #expect(stage.place == foot)
    _ = stage.card.hover(at: nil)
    stage.wait(1)
    #expect(stage.place.maxY < 300)
  }
}
