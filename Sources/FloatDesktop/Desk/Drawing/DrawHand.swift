import FloatCore

/// A press on the picture that draws, moves or sizes a frame. Points are on the picture.
struct DrawHand: Equatable, Sendable {
  private struct Grip: Equatable, Sendable {
    /// The frame before; nil for a new one.
    let frame: Rect?
    let x, y: Snapping.Pull
    /// The part of the picture in which the frame stays.
    let part: Rect
  }

  private var hold: Hold<Grip>
  /// Where the way of the hand begins; for a new frame, once it has moved, on a line.
  private var start: Point

  /// How far inside an edge or a corner a press takes it, in points.
  private static let grip = 8.0

  /// - Parameter frame: The frame that is taken hold of; nil begins a new one.
  init(at place: Point, by owner: Int, on frame: Rect?, within part: Rect) {
    func pull(_ value: Double, _ low: Double, _ high: Double) -> Snapping.Pull {
      let grip = min(Self.grip, (high - low) / 4)
      return value < low + grip ? .low : value > high - grip ? .high : .stays
    }
    var (x, y) = (Snapping.Pull.high, Snapping.Pull.high)
    if let frame {
      (x, y) = (pull(place.x, frame.minX, frame.maxX), pull(place.y, frame.minY, frame.maxY))
      if x == .stays, y == .stays { (x, y) = (.moves, .moves) }
    }
    hold = Hold(Grip(frame: frame, x: x, y: y, part: part), at: place, by: owner)
    start = place
  }

  var owner: Int { hold.owner }
  /// Where it was pressed.
  var place: Point { hold.start }
  var part: Rect { hold.target.part }
  var isNew: Bool { hold.target.frame == nil }
  /// False for a click so far.
  var isDrag: Bool { hold.isDrag }

  mutating func move(to place: Point, _ lines: Snapping) {
    let wasDrag = hold.isDrag
    hold.move(to: place)
    // The lines are still those around the press.
    if isDrag, !wasDrag, isNew { start = part.clamp(lines.snapped(start)) }
  }

  /// The frame that it makes now; nil for a new one that has not begun.
  func frame(_ lines: Snapping) -> Rect? {
    let grip = hold.target
    guard isDrag else { return grip.frame }
    return lines.pulled(
      grip.frame ?? Rect(origin: start, size: .zero), by: hold.last - start, grip.x, grip.y, within: part)
  }
}
