import FloatCore
import FloatStudio

@testable import FloatDesk
@testable import FloatTestSupport

/// The card of `F3` over a phone, with a hand, and frames a sixtieth of a second apart.
struct TransportStage {
  var playback: Playback
  var card = TransportCard()
  var now = 0.0
  var isHeld = false
  var hover: Point?
  /// True while the panel is open.
  var hasPanel = false
  /// The card as it was last drawn.
  var layer: Layer?

  init(_ prototype: Prototype = Prototype()) { playback = Playback(prototype) }

  var context: CardContext {
    var context = CardContext(now: now)
    (context.isHeld, context.hover, context.hasPanel) = (isHeld, hover, hasPanel)
    return context
  }

  mutating func frame() {
    now += 1.0 / 60
    playback.advance(toReal: now)
    layer = card.layers(playback, context).first
  }

  mutating func wait(_ seconds: Double) { for _ in 0..<Int(seconds * 60) { frame() } }

  /// Sends an input to the card; returns true if it took it.
  @discardableResult
  mutating func send(_ input: Input) -> Bool {
    guard let requests = card.take(input, playback, context) else { return false }
    for case .clock(let action) in requests { playback.perform(action, atReal: now) }
    return true
  }

  @discardableResult
  mutating func send(_ phase: PointerPhase, at point: Point) -> Bool {
    send(.pointer(phase, id: 0, at: point))
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
  var origin: Point? { layer?.position }
  var opacity: Double { layer?.opacity ?? 0 }
  var isChanging: Bool { card.isChanging(playback, context) }
  var texts: [String] {
    (layer?.sublayers ?? []).flatMap(\.content).compactMap {
      if case .text(let run) = $0 { run.text } else { nil }
    }
  }
  var grip: Point { place.origin + Point(place.width / 2, 6) }
}
