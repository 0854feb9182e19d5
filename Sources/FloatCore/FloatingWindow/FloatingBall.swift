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
    /// As far as the only collected page has shrunk.
    case morph
  }

  var dock: Dock
  var center: Tracked<Point>
  /// How round its left (x) and right (y) corners are: 0 square, 1 round.
  ///
  /// Two numbers, so that a ball that changes its edge changes its shape without a jump.
  var roundness: Animated<Point>
  /// 1 for a ball that is a disc at its dock, too; 0 for one that lies flush with the edge.
  var disc = Animated(0.0)
  /// 0 at rest, 1 pressed.
  var press = Animated(0.0)
  var alphaRule = AlphaRule.hidden
  /// The distance of the opacity shown from what the rule says; fades to zero.
  var alphaResidual = Animated(0.0)
  var icons: [BallIcon] = []
  var isHeld = false
  /// From the pointer to the ball's centre when it was grabbed.
  var grab = Point.zero
  /// When the fall into the corner ends and the ball goes back to its dock, unseen.
  var removalEnd: Double?
  /// 0 at its size, 1 once it has fallen into the corner.
  var fall = Animated(0.0)
  /// True when the press caught the ball in flight, which is no tap.
  var wasCaught = false
  /// 0 in sight, 1 idle: half behind its edge or faint, as the configuration has it.
  var tuck = Animated(0.0)
  /// When it becomes idle, or nil while it is idle or will not be.
  var idleTime: Double?

  init(dock: Dock, frame: Rect) {
    self.dock = dock
    center = Tracked(frame.center)
    roundness = Animated(Self.dockedRoundness(dock.edge))
  }

  /// Square where it touches its edge, round elsewhere.
  static func dockedRoundness(_ edge: Edge) -> Point { edge == .left ? Point(0, 1) : Point(1, 0) }

  /// 0 at a dock, 1 when it is round all over.
  func separation(at t: Double) -> Double {
    let round = roundness.value(at: t)
    return min(max(min(round.x, round.y), 0), 1)
  }

  func endTime() -> Double {
    var end = max(center.endTime, roundness.endTime, disc.endTime, press.endTime, alphaResidual.endTime)
    end = max(end, tuck.endTime, fall.endTime)
    for icon in icons { end = max(end, icon.center.endTime, icon.diameter.endTime) }
    return end
  }
}
