/// The tunable values below the key `navigation`; see ``ParameterSchema`` for ranges, units and sources.
public struct NavigationParameters: Hashable, Sendable {
  /// The response of the spring of push and pop. (`navigation.response`)
  public var response = 0.0
  /// The damping ratio of that spring. (`navigation.damping-ratio`)
  public var dampingRatio = 0.0
  /// How far the page below moves, as a share of the width. (`navigation.parallax`)
  public var parallax = 0.0
  /// How dark the page below gets. (`navigation.dim`)
  public var dim = 0.0
  /// A drag that starts this close to the left edge pops the page. (`navigation.edge-width`)
  public var edgeWidth = 0.0
  /// How far ahead a release is projected. (`navigation.lookahead`)
  public var lookahead = 0.0
  /// The page goes when the projected drag passes this share of the width. (`navigation.finish-fraction`)
  public var finishFraction = 0.0
  /// The edge shadow's reach. (`navigation.shadow.radius`)
  public var shadowRadius = 0.0
  /// The edge shadow's darkness. (`navigation.shadow.opacity`)
  public var shadowOpacity = 0.0
  /// The response of a running transition's spring once another one waits for it.
  /// (`navigation.hurry-response`)
  public var hurryResponse = 0.0
  /// The response of the spring that takes up the edge drag's slop without a jump.
  /// (`navigation.grab.response`)
  public var grabResponse = 0.0
  /// Where the tab bar goes when a page comes in over it. (`navigation.tab-bar`)
  public var tabBar = TabBarMotion.page
  /// What decides whether a released page goes. (`navigation.finish-rule`)
  public var finishRule = FinishRule.projected
  /// For percent-or-velocity: above this speed the direction decides. (`navigation.finish-velocity`)
  public var finishVelocity = 0.0
  /// How a page gets to its place. (`navigation.settle`)
  public var settle = MotionKind.spring
  /// How long the whole way takes along a curve; a part of it takes its share. (`navigation.duration`)
  public var duration = 0.0
  /// Along a curve: how long a page that is flicked out takes; 0 makes no difference.
  /// (`navigation.fast-duration`)
  public var fastDuration = 0.0
  /// The curve it goes along. (`navigation.curve`)
  public var curve = TimingCurve.easeInOut
  /// The share of the way over which the edge shadow comes. (`navigation.shadow.fade`)
  public var shadowFade = 0.0
  /// The thin line along the edge of a moving page, and around one that is shrinking, in light appearance.
  /// (`navigation.edge.color`)
  public var edgeColor = Color.clear
  /// The same in dark appearance. (`navigation.edge.color-dark`)
  public var edgeColorDark = Color.clear
  /// How far in a moving page has to be for its content to take a press. (`navigation.ready`)
  public var ready = 0.0
  /// How many pushes and pops may wait for the one under way. (`navigation.waiting`)
  public var waiting = 0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
