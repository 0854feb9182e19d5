import FloatCore

/// A press on the picture that draws, moves or sizes a frame. Points are on the picture.
struct DrawHand: Equatable, Sendable {
  /// The press, with the frame before; nil for a new one.
  private(set) var hold: Hold<Rect?>
  /// Where the way of the hand begins; for a new frame, once it has moved, on a line.
  private var start: Point
  private let x, y: Snapping.Pull
  /// The part of the picture in which the frame stays.
  let part: Rect

  /// How far inside an edge or a corner a press takes it, in points.
  private static let grip = 8.0

  /// - Parameter frame: The frame that is taken hold of; nil begins a new one.
  init(at place: Point, by owner: Int, on frame: Rect?, within part: Rect) {
    func pull(_ value: Double, _ low: Double, _ high: Double) -> Snapping.Pull {
      let grip = min(Self.grip, (high - low) / 4)
      return value < low + grip ? .low : value > high - grip ? .high : .stays
    }
    let pulls = frame.map { (pull(place.x, $0.minX, $0.maxX), pull(place.y, $0.minY, $0.maxY)) }
    (x, y) = pulls.map { $0 == (.stays, .stays) ? (.moves, .moves) : $0 } ?? (.high, .high)
    (hold, start, self.part) = (Hold(frame, at: place, by: owner), place, part)
  }

  var isNew: Bool { hold.target == nil }

  mutating func move(to place: Point, _ lines: Snapping) {
    let wasDrag = hold.isDrag
    hold.move(to: place)
    // The lines are still those around the press.
    if hold.isDrag, !wasDrag, isNew {
      start = lines.pulled(Rect(origin: start, size: .zero), by: .zero, .moves, .moves, within: part).origin
    }
  }

  /// The frame that it makes now; nil for a new one that has not begun.
  func frame(_ lines: Snapping) -> Rect? {
    guard hold.isDrag else { return hold.target }
    let frame = hold.target ?? Rect(origin: start, size: .zero)
    return lines.pulled(frame, by: hold.last - start, x, y, within: part)
  }
}
