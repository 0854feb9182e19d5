/// A kind of gesture, which decides from the pointer's motion whether a press is that gesture.
///
/// Slops are in points; a slop that a case names applies to every kind of pointer. A verdict is a function of the press
/// and the signal; the arena alone decides which gesture may begin.
public enum Recognizer: Hashable, Sendable {
  /// A press and a release in the same place, however long it took: within the settings' `tapSlop`.
  ///
  /// It fails as soon as the pointer strays beyond the slop, even if the pointer comes back. For a long press that
  /// excludes the tap, add one to the same arena: it wins at its deadline.
  case tap
  /// A press held in one place for a while, in seconds; nil for the settings' `longPressDuration`.
  ///
  /// It begins exactly at its deadline. Before that, it fails if the pointer strays beyond the settings'
  /// `longPressSlop` or is released; after that the pointer may move anywhere, so one press can slide to an item of a
  /// list and release on it. A duration of zero or less begins within the press itself, as for a mouse's right button;
  /// one that is not finite never begins.
  case longPress(duration: Double? = nil)
  /// A press that moves; nil for the settings' `panSlop`.
  ///
  /// It begins when the pointer leaves the circle of the slop in a direction that the axis allows, and fails when the
  /// pointer leaves the circle in another direction.
  case pan(PanAxis = .any, slop: Double? = nil)
  /// A swipe to the right from the screen's left edge, which goes back.
  ///
  /// It fails at once if the press is not in the strip from x = 0 to the edge width, in points, both included. It
  /// begins beyond the settings' `edgePanSlop` if the motion is to the right and |dy| / dx is less than `steepness`, so
  /// a scroll that starts in the strip stays a scroll; a steepness below 0 counts as 0. It fails once the pointer has
  /// left the larger of this slop and the pan slop in another direction, so a first twitch of the hand does not lose
  /// the swipe.
  case edgePan(edgeWidth: Double, steepness: Double = 1)
  /// A vertical pan that a first motion sideways does not end: the press can still become a scroll.
  ///
  /// It begins when the vertical displacement is beyond the settings' `panSlop` and at least as large as the horizontal
  /// one. It fails only when another gesture wins or the pointer is released.
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
    /// The last digits of a displacement depend on where on the screen it was made, so a motion within a millionth of a
    /// point of the diagonal counts as exactly diagonal.
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

  /// Its deadline during a press, in seconds; nil if only the pointer matters.
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
    case (.tap, .moved(let p)): return p.distance(to: press.start) > press.tapSlop ? .failed : .possible
    case (.tap, .released(let p)): return p.distance(to: press.start) > press.tapSlop ? .failed : .recognized
    case (.pan(let axis, let slop), .moved(let p)):
      let d = p - press.start
      guard d.length > slop ?? press.panSlop else { return .possible }
      return axis.allows(d) ? .recognized : .failed
    case (.edgePan(let edgeWidth, _), .pressed): return press.start.x <= edgeWidth ? .possible : .failed
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
