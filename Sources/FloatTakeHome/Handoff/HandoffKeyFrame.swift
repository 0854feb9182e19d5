package import FloatCore
import FloatStudio

/// A moment with the moving thing's outline and its distances.
package struct HandoffKeyFrame: Equatable, Sendable {
  /// A length on the screen, with its number.
  package struct Line: Equatable, Sendable {
    package let from: Point
    package let to: Point
    /// In points.
    package var length: Double { from.distance(to: to) }
  }

  package let title: String
  /// In seconds.
  package let time: Double
  package let outline: RoundedRect
  package let lines: [Line]

  /// The start, the first contact with a wall (or the overshoot, or half of the way), and the end.
  static func all(of moved: HandoffMotion, in take: GestureTake) -> [HandoffKeyFrame] {
    let middle: (String, Double)? =
      moved.wallTime.map { ("At the wall", $0) } ?? moved.overshootTime.map { ("Overshoot", $0) }
      ?? moved.halfTime.map { ("Half-way", $0) }
    // At its very end it does not move any more, and has no outline.
    let last = max(moved.start, moved.end - 1e-3)
    let first =
      moved.delay == 0 && take.block.strokes.contains { $0.end == moved.start } ? "Release" : "Start"
    let moments =
      [(first, moved.start)] + [middle].compactMap(\.self) + [(moved.isCaught ? "Caught" : "Rest", last)]
    var player = Player(take.start, inputs: take.inputs)
    return moments.sorted { $0.1 < $1.1 }.compactMap { title, moment in
      // A frame that is shown, so that the lines are where the picture is: the next one, but the last of the motion.
      let frames = (moment - take.block.start) * Self.rate
      let frame = moment == last ? (frames + 1e-6).rounded(.down) : (frames - 1e-6).rounded(.up)
      let time = take.block.start + frame / Self.rate
      player.advance(to: time)
      let motion = player.prototype.motions.first { $0.thing == moved.motion.thing }
      guard let outline = motion?.outline else { return nil }
      return HandoffKeyFrame(
        title: title, time: time, outline: outline,
        lines: lines(of: outline.rect, on: Rect(size: take.start.device.size)))
    }
  }

  /// The distances to the nearer sides, and the size of a thing that is smaller than the screen.
  private static func lines(of rect: Rect, on screen: Rect) -> [Line] {
    var lines: [Line] = []
    func add(_ from: Point, _ to: Point) {
      if from.distance(to: to) >= 1 { lines.append(Line(from: from, to: to)) }
    }
    let isLeft = rect.midX <= screen.midX || rect.maxX > screen.maxX
    let isHigh = rect.midY <= screen.midY || rect.maxY > screen.maxY
    let (across, down) = (min(rect.midX, screen.maxX), min(rect.midY, screen.maxY))
    if isLeft, rect.minX > screen.minX {
      add(Point(screen.minX, down), Point(rect.minX, down))
    } else if !isLeft {
      add(Point(rect.maxX, down), Point(screen.maxX, down))
    }
    if isHigh, rect.minY > screen.minY {
      add(Point(across, screen.minY), Point(across, rect.minY))
    } else if !isHigh {
      add(Point(across, rect.maxY), Point(across, screen.maxY))
    }
    guard rect.width < screen.width, rect.height < screen.height else { return lines }
    // Its size stands on the sides away from those.
    let x = isLeft ? rect.maxX + Self.gap : rect.minX - Self.gap
    let y = isHigh ? rect.maxY + Self.gap : rect.minY - Self.gap
    add(Point(rect.minX, y), Point(rect.maxX, y))
    add(Point(x, rect.minY), Point(x, rect.maxY))
    return lines
  }

  /// The frames a second of the page.
  package static let rate = 60.0
  /// How far outside a thing its width and height are written, in points.
  private static let gap = 10.0
}
