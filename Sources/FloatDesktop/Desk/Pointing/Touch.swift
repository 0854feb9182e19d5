import FloatCore

/// A finger, or the mouse's button, that is held on the screen or still beside it.
///
/// A thumb comes to the edge from beside the glass, and the glass feels it from the edge on. So a press a little left
/// of the screen has no effect until it crosses the edge, and is then a press at that place; its direction is decided
/// as for any other press.
struct Touch: Sendable {
  let id: Int
  private let screen: Rect
  /// The last known place; may lie outside the screen.
  private(set) var at: Point
  /// True once the screen has felt it.
  private(set) var isDown: Bool

  /// The distance left of the screen at which a press may begin, in points.
  static let edgeReach = 30.0

  /// A press; nil if it has no effect.
  init?(id: Int, at: Point, screen: Size) {
    self.id = id
    self.screen = Rect(size: screen)
    self.at = at
    isDown = self.screen.contains(at)
    let isBeside = at.x < 0 && at.x >= -Self.edgeReach && self.screen.contains(Point(0, at.y))
    guard isDown || isBeside else { return nil }
  }

  /// The press as an input, or nil if it is still outside.
  var press: Input? { isDown ? input(.down, at) : nil }

  /// The inputs of a move.
  mutating func move(to new: Point) -> [Input] {
    let old = at
    at = new
    if isDown { return [input(.move, new)] }
    guard old.x < 0, new.x >= 0 else { return [] }
    let entry = Point(0, old.y + (new.y - old.y) * (old.x / (old.x - new.x)))
    guard screen.contains(entry) else { return [] }
    isDown = true
    return [input(.down, entry), input(.move, new)]
  }

  /// The input of a release or a cancellation at a place; nil if the screen has not felt the press.
  func end(_ phase: PointerPhase, at place: Point) -> Input? { isDown ? input(phase, place) : nil }

  private func input(_ phase: PointerPhase, _ place: Point) -> Input { .pointer(phase, id: id, at: place) }
}
