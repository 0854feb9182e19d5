/// The ball: where it is docked, how it moves there, and how it looks on the way.
///
/// What it holds is not here: its icons follow the entrances.
struct FloatingBall: Equatable, Sendable {
  /// What the ball's opacity follows; a change of the rule fades, it does not jump.
  enum AlphaRule: Equatable, Sendable {
    case hidden
    case shown
    /// As far as the only collected page is dragged away.
    case drag
    /// As far as the only collected page has shrunk; it begins at what was there when the page was let go.
    case morph(floor: Double)

    /// A ball that a drag or a list has made faint is out of reach.
    var takesPresses: Bool {
      switch self {
      case .shown, .morph: true
      case .hidden, .drag: false
      }
    }
  }

  /// A ball this near to its edge touches it, in points.
  static let touch = 0.5
  /// How closely the time of that is looked for, in seconds.
  static let landingStep = 1.0 / 480

  var dock: Dock
  var center: Tracked<Point>
  /// 1 for a ball that is a disc at its dock, too; 0 for one that lies flush with the edge.
  var disc = Animated(0.0)
  /// 0 at rest, 1 pressed.
  var press = Animated(0.0)
  var alphaRule = AlphaRule.hidden
  /// The distance of the opacity shown from what the rule says; fades to zero.
  var alphaResidual = Animated(0.0)
  var icons: [BallIcon] = []
  /// The icons of pages that are in the ball no more: they shrink where they are, below the others.
  var leavingIcons: [BallIcon] = []
  var isHeld = false
  /// From the pointer to the ball's centre when it was grabbed.
  var grab = Point.zero
  /// When the fall into the corner ends and the ball goes back to its dock, unseen.
  var removalEnd: Double?
  /// 0 at its size, 1 once it has fallen into the corner.
  var fall = Animated(0.0)
  /// When it touches the edge it flies to; nil while it does not fly.
  var landing: Double?
  /// True when the press caught the ball in flight, which is no tap.
  var wasCaught = false
  /// 0 in sight, 1 idle: half behind its edge or faint, as the configuration has it.
  var tuck = Animated(0.0)
  /// When it becomes idle, or nil while it is idle or will not be.
  var idleTime: Double?

  init(dock: Dock, frame: Rect) {
    self.dock = dock
    center = Tracked(frame.center)
  }

  func endTime() -> Double {
    var end = max(center.endTime, disc.endTime, press.endTime, alphaResidual.endTime)
    end = max(end, tuck.endTime, fall.endTime)
    for icon in icons + leavingIcons { end = max(end, icon.center.endTime, icon.diameter.endTime) }
    return end
  }
}
