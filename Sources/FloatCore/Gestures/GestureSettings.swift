/// The tuned numbers of all recognisers, as data.
///
/// Slops are the distances in points that a pointer may stray from its press; "beyond" always means strictly
/// greater. A slop that is not a number is never exceeded. A pan can override its slop.
public struct GestureSettings: Hashable, Sendable {
  /// How far a tap may stray, in points.
  ///
  /// UIKit allows about 10 for fingers; 5 is the drag threshold that desktop toolkits use for a mouse.
  public var tapSlop = 5.0
  /// How far the pointer moves before a pan or a scroll begins, in points. By default it equals `tapSlop`, so that a
  /// press becomes a pan where it stops being a tap.
  public var panSlop = 5.0
  /// How far the pointer moves before an edge pan begins, in points; by default less than `panSlop`, so that a swipe
  /// from the edge is recognised before a scroll.
  public var edgePanSlop = 3.0
  /// How far a long press may stray before it begins, in points (TMWu/WeChatFloatBall: 5).
  public var longPressSlop = 5.0
  /// How long a long press takes, in seconds (UIKit's default and TMWu/WeChatFloatBall: 0.5).
  public var longPressDuration = 0.5
  /// The factor on all slops for a finger: 2 gives UIKit's 10 points for tap, pan and long press.
  public var touchSlopScale = 2.0
  /// The time span of the velocity estimate, in seconds; see `VelocityTracker.horizon`.
  public var velocityHorizon = 0.040
  /// How long without motion counts as standing still, in seconds; see `VelocityTracker.assumeStopped`.
  public var assumeStopped = 0.040
  /// The fastest velocity reported, in points per second (Flutter's maximum fling velocity: 8000).
  public var maximumSpeed = 8000.0

  /// The defaults.
  public init() {}

  /// A velocity tracker with these settings.
  public var velocityTracker: VelocityTracker {
    VelocityTracker(horizon: velocityHorizon, assumeStopped: assumeStopped, maximumSpeed: maximumSpeed)
  }
}
