import FloatCore

/// The place of a card that slides to a target, and can be caught and sent elsewhere while it moves.
///
/// Times are real ones, in seconds.
struct Slide: Equatable, Sendable {
  private var place: Animated<Point>?

  private static let spring = Spring(response: 0.35, dampingRatio: 1)

  /// Sends the card somewhere; a card that is not visible yet is there at once.
  mutating func go(to target: Point, at time: Double, isSeen: Bool) {
    guard isSeen, place != nil else { return stop(at: target) }
    guard place?.target != target else { return }
    place?.animate(to: target, with: .spring(Self.spring), at: time)
  }

  mutating func stop(at point: Point) { place = Animated(point) }

  func value(at time: Double) -> Point { place?.value(at: time) ?? .zero }
  /// The place that it is going to, or is at.
  var target: Point { place?.target ?? .zero }
}
