/// A kind of gesture, which decides from what the pointer does whether a press is that gesture.
///
/// Slops are in points; a gesture's own applies to every kind of pointer. A verdict is a function of the press and the
/// signal; the arena alone decides which gesture may begin.
public enum Recognizer: Hashable, Sendable {
  /// A press and a release in the same place, however long it took: within the settings' `tapSlop`.
  ///
  /// It fails as soon as the pointer strays beyond the slop, even if the pointer comes back. For a long press that
  /// excludes the tap, add one to the same arena: it wins at its deadline.
  case tap
  /// A press held in one place for a while, in seconds; nil for the settings' `longPressDuration`.
  ///
  /// It begins at its deadline, to the instant. Before that, straying beyond the settings' `longPressSlop` or letting go fails it; after
  /// that the pointer is free, so one press can slide to an item of a list and release on it. A duration of zero or
  /// less begins within the press itself, as for a mouse's right button; one that is not finite never begins.
  case longPress(duration: Double? = nil)
  /// A press that moves; nil for the settings' `panSlop`.
  ///
  /// It begins when the pointer leaves the slop in a direction that the axis allows, and fails when it leaves it in
  /// another: the point where the pointer crosses the circle decides.
  case pan(PanAxis = .any, slop: Double? = nil)
  /// A swipe to the right from the screen's left edge, the way back.
  ///
  /// It fails within the press if that is not in the strip from x = 0 to the edge width, in points, both included.
  /// It begins beyond the settings' `edgePanSlop` if the motion is to the right and |dy| / dx is less than `steepness`, so a scroll
  /// that starts in the strip stays a scroll; a steepness below 0 counts as 0. It fails once the pointer has left
  /// the larger of this slop and the pan slop in another direction, so a first twitch of the hand does not lose the
  /// swipe.
  case edgePan(edgeWidth: Double, steepness: Double = 1)
  /// A vertical pan that does not give up: a press that first went sideways can still turn into a scroll.
  ///
  /// It begins when the vertical displacement is beyond the settings' `panSlop` and at least as
  /// large as the horizontal one. It fails only when another gesture wins or the pointer is released.
  case scroll

  /// The directions a pan may begin in; once begun it follows the pointer anywhere.
  public enum PanAxis: Hashable, Sendable {
    /// Every direction.
    case any
    /// Nearer to horizontal than to vertical.
    case horizontal
    /// At least as near to vertical as to horizontal, so that an exact diagonal is vertical.
    case vertical
    /// To the right, and nearer to horizontal than to vertical.
    case right
    /// To the left, and nearer to horizontal than to vertical.
    case left
    /// Downwards, and at least as near to vertical as to horizontal.
    case down

    /// True when a displacement from the press lies in an allowed direction.
    ///
    /// The difference of two places differs in its last digits from where on the screen it was made: an exact diagonal
    /// is one within a millionth of a point.
    public func allows(_ d: Point) -> Bool {
      let isHorizontal = abs(d.x) - abs(d.y) > 1e-6
      return switch self {
      case .any: true
      case .horizontal: isHorizontal
      case .vertical: !isHorizontal
      case .right: d.x > 0 && isHorizontal
      case .left: d.x < 0 && isHorizontal
      case .down: d.y > 0 && !isHorizontal
      }
    }
  }

  /// The time at which it must be woken during a press, in seconds; nil when only the pointer matters.
  func deadline(in press: Press) -> Double? {
    guard case .longPress(let own) = self else { return nil }
    let duration = own ?? press.settings.longPressDuration
    let end = press.time + (duration < 0 ? 0 : duration)
    return end.isFinite ? end : nil
  }

  /// The verdict on a signal; a gesture that has begun or failed is not asked again.
  func verdict(on signal: PressSignal, in press: Press) -> Recognition {
    switch (self, signal) {
    case (.longPress, .moved(let p)):
      return p.distance(to: press.start) > press.longPressSlop ? .failed : .possible
    case (.longPress, .deadline(let t)):
      return deadline(in: press).map { t >= $0 } ?? false ? .recognized : .possible
    case (.tap, .moved(let p)):
      return p.distance(to: press.start) > press.tapSlop ? .failed : .possible
    case (.tap, .released(let p)):
      return p.distance(to: press.start) > press.tapSlop ? .failed : .recognized
    case (.pan(let axis, let slop), .moved(let p)):
      let d = p - press.start
      guard d.length > slop ?? press.panSlop else { return .possible }
      return axis.allows(d) ? .recognized : .failed
    case (.edgePan(let edgeWidth, _), .pressed):
      return press.start.x <= edgeWidth ? .possible : .failed
    case (.edgePan(_, let steepness), .moved(let p)):
      let d = p - press.start
      if d.x > 0, d.y.magnitude < d.x * max(0, steepness) {
        return d.length > press.edgePanSlop ? .recognized : .possible
      }
      return d.length > max(press.edgePanSlop, press.panSlop) ? .failed : .possible
    case (.scroll, .moved(let p)):
      let d = p - press.start
      return abs(d.y) > press.panSlop && PanAxis.vertical.allows(d) ? .recognized : .possible
    case (.longPress, .released), (.pan, .released), (.edgePan, .released), (.scroll, .released):
      return .failed
    case (_, .pressed), (_, .deadline): return .possible
    }
  }
}

/// A signal during a press, as its recognisers see it.
enum PressSignal: Equatable, Sendable {
  case pressed
  case moved(to: Point)
  case released(at: Point)
  case deadline(Double)
}

/// A recogniser's verdict about its own gesture.
enum Recognition: Equatable, Sendable {
  case possible
  /// Its gesture was performed, and it wants to begin.
  case recognized
  case failed
}
