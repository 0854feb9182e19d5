import FloatCore

/// A finger, or the mouse's button, that is held on the screen or on its way there.
///
/// A thumb comes to the edge from beside the glass, and the glass feels it from where it comes onto it. So a press a
/// little left of the screen says nothing until it crosses the edge, and is then a press at that place: which way it goes
/// is decided as for any other.
struct Touch {
  let id: Int
  private let screen: Rect
  /// Where it was last seen; may lie outside the screen.
  private(set) var at: Point
  /// True once the screen has felt it.
  private(set) var isDown: Bool

  /// How far left of the screen a press may begin, in points.
  static let edgeReach = 30.0

  /// A press; nil where it means nothing.
  init?(id: Int, at: Point, screen: Size) {
    self.id = id
    self.screen = Rect(size: screen)
    self.at = at
    isDown = self.screen.contains(at)
    let isBeside = at.x < 0 && at.x >= -Self.edgeReach && self.screen.contains(Point(0, at.y))
    guard isDown || isBeside else { return nil }
  }

  /// What the press says as an input, or nil.
  var press: Input? { isDown ? input(.down, at) : nil }

  /// What a move says.
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

  /// What it says when it is let go, or taken back, at a place.
  func end(_ phase: PointerPhase, at place: Point) -> Input? { isDown ? input(phase, place) : nil }

  private func input(_ phase: PointerPhase, _ place: Point) -> Input { .pointer(phase, id: id, at: place) }
}
