/// The tunable values below the key `morph`; see ``ParameterSchema`` for ranges, units and sources.
public struct MorphParameters: Hashable, Sendable {
  /// The response of the spring that grows the ball into a page. (`morph.expand.response`)
  public var expandResponse = 0.0
  /// The response of the spring that shrinks a page into the ball. (`morph.shrink.response`)
  public var shrinkResponse = 0.0
  /// The damping ratio of both springs. (`morph.damping-ratio`)
  public var dampingRatio = 0.0
  /// How dark the page below gets under a morphing page. (`morph.cover`)
  public var cover = 0.0
  /// The share of the morph, at the ball's end, over which page and ball cross-fade. (`morph.fade`)
  public var fade = 0.0
  /// The share of that cross-fade, at the ball's end, by which it is over, so that nothing of the page is left in the ball. (`morph.fade-rest`)
  public var fadeRest = 0.0
  /// How a page grows out of the ball and shrinks into it. (`morph.motion`)
  public var motion = MotionKind.spring
  /// The curve it runs along. (`morph.curve`)
  public var curve = TimingCurve.linear
  /// How long it grows along a curve. (`morph.expand.duration`)
  public var expandDuration = 0.0
  /// How long it shrinks along a curve after a tap on back. (`morph.shrink.duration`)
  public var shrinkDuration = 0.0
  /// How long it shrinks along a curve after a drag. (`morph.collect.duration`)
  public var collectDuration = 0.0
  /// How dark the page below is when a page begins to shrink after a tap on back. (`morph.shrink.cover`)
  public var shrinkCover = 0.0
  /// How dark a page that shrinks after a drag gets itself. (`morph.collect.cover`)
  public var collectCover = 0.0
  /// The shape where the page fills the screen. (`morph.page-end`)
  public var pageEnd = MorphEnd.overscan
  /// The page shrinks to this much less than the ball. (`morph.ball-inset`)
  public var ballInset = 0.0
  /// The inset from which on the shape in the ball is a circle; below it keeps a part of the ball's flat side.
  /// (`morph.round-inset`)
  public var roundInset = 0.0
  /// The share of the morph over which the row a page grows out of fades. (`morph.row-fade`)
  public var rowFade = 0.0
  /// The share of the morph, at the page's end, over which the shadow comes. (`morph.shadow-fade`)
  public var shadowFade = 0.0
  /// How long a page that was let go half-way out takes to its place when it is turned round. (`morph.turn`)
  public var turn = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
