import FloatCore
import FloatStudio

/// Escape on a stand, which no visitor may end by accident: it acts when it comes up soon; while it is held, a ring fills,
/// and the full ring ends the program.
///
/// Times are real ones, in seconds.
struct EscapeRing: Card, Equatable, Sendable {
  /// When it went down; nil while it is up.
  private var start: Double?
  /// False for a press that was taken away from the phone.
  private var acts = true
  private var fade = Fade()
  /// How much of the ring is filled, 0 to 1.
  private var filled = 0.0

  /// The longest press that acts, and the press that ends the program, in seconds.
  static let tap = 0.5
  static let hold = 3.0
  // In points.
  private static let radius = 34.0
  private static let plate = 54.0
  private static let width = 7.0

  mutating func press(acts: Bool, at now: Double) { (start, self.acts) = (now, acts) }

  /// - Returns: True if Escape acts now.
  mutating func release(at now: Double) -> Bool {
    guard let start else { return false }
    advance(to: now)
    self.start = nil
    fade.show(false, at: now)
    return acts && now - start <= Self.tap
  }

  mutating func cancel(at now: Double) {
    start = nil
    fade.show(false, at: now)
  }

  /// When the ring is full; nil while Escape is up.
  var end: Double? { start.map { $0 + Self.hold } }

  // MARK: The picture

  private mutating func advance(to now: Double) {
    guard let start, now > start + Self.tap else { return }
    fade.show(true, at: start + Self.tap)
    filled = min(1, (now - start) / Self.hold)
  }

  func isChanging(_ playback: Playback, _ context: CardContext) -> Bool {
    fade.isChanging(at: context.now) || start.map { context.now > $0 + Self.tap } == true
  }

  /// When the ring begins to show.
  var nextDeadline: Double? { fade.isShown ? nil : start.map { ($0 + Self.tap).nextUp } }

  mutating func layers(_ playback: Playback, _ context: CardContext) -> [Layer] {
    advance(to: context.now)
    guard let opacity = fade.draw(at: context.now) else { return [] }
    let colors = Palette(playback.prototype.appearance)
    let size = playback.device.size
    let place = Rect(
      center: Point(size.width / 2, size.height / 2), size: Size(2 * Self.plate, 2 * Self.plate))
    return [
      colors.card("shell:escape", place, radius: Self.plate, lift: 14, opacity: opacity) { ink in
        let center = Point(Self.plate, Self.plate)
        ink.shapes.append(
          .stroke(Path(circle: center, radius: Self.radius), width: Self.width, colors.track))
        var arc = Path()
        let top = -Double.pi / 2
        arc.arc(center: center, radius: Self.radius, from: top, to: top + 2 * Double.pi * filled)
        ink.shapes.append(.stroke(arc, width: Self.width, colors.accent))
      }
    ]
  }
}
