/// The tuned numbers of all recognisers, as data.
///
/// Slops are the distances in points that a pointer may stray from its press; "beyond" always means strictly
/// greater. A slop that is not a number is never exceeded. A pan can override its slop.
public struct GestureSettings: Hashable, Sendable {
  /// How far a tap may stray, in points.
  ///
  /// UIKit allows about 10 for fingers; 5 is the drag threshold that desktop toolkits use for a mouse.
  public var tapSlop: Double
  /// How far the pointer moves before a pan or a scroll begins, in points. By default it equals `tapSlop`, so that a
  /// press becomes a pan where it stops being a tap.
  public var panSlop: Double
  /// How far the pointer moves before an edge pan begins, in points; by default less than `panSlop`, so that a swipe
  /// from the edge is recognised before a scroll.
  public var edgePanSlop: Double
  /// How far a long press may stray before it begins, in points (TMWu/WeChatFloatBall: 5).
  public var longPressSlop: Double
  /// How long a long press takes, in seconds (UIKit's default and TMWu/WeChatFloatBall: 0.5).
  public var longPressDuration: Double
  /// The factor on all slops for a finger: 2 gives UIKit's 10 points for tap, pan and long press.
  public var touchSlopScale: Double
  /// The time span of the velocity estimate, in seconds; see `VelocityTracker.horizon`.
  public var velocityHorizon: Double
  /// How long without motion counts as standing still, in seconds; see `VelocityTracker.assumeStopped`.
  public var assumeStopped: Double
  /// The fastest velocity reported, in points per second (Flutter's maximum fling velocity: 8000).
  public var maximumSpeed: Double

  /// Settings with the defaults for all values not given.
  ///
  /// - Parameters:
  ///   - tapSlop: In points.
  ///   - panSlop: In points.
  ///   - edgePanSlop: In points.
  ///   - longPressSlop: In points.
  ///   - longPressDuration: In seconds.
  ///   - touchSlopScale: A finger's slops as multiples of the mouse's.
  ///   - velocityHorizon: In seconds.
  ///   - assumeStopped: In seconds.
  ///   - maximumSpeed: In points per second.
  public init(
    tapSlop: Double = 5, panSlop: Double = 5, edgePanSlop: Double = 3, longPressSlop: Double = 5,
    longPressDuration: Double = 0.5, touchSlopScale: Double = 2, velocityHorizon: Double = 0.040,
    assumeStopped: Double = 0.040, maximumSpeed: Double = 8000
  ) {
    (self.tapSlop, self.panSlop) = (tapSlop, panSlop)
    (self.edgePanSlop, self.longPressSlop) = (edgePanSlop, longPressSlop)
    (self.longPressDuration, self.touchSlopScale) = (longPressDuration, touchSlopScale)
    (self.velocityHorizon, self.assumeStopped) = (velocityHorizon, assumeStopped)
    self.maximumSpeed = maximumSpeed
  }

  /// A velocity tracker with these settings.
  public var velocityTracker: VelocityTracker {
    VelocityTracker(
      horizon: velocityHorizon, assumeStopped: assumeStopped, maximumSpeed: maximumSpeed)
  }
}
