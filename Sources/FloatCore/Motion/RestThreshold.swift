/// How near and how slow something must be, for good, to count as being at rest.
///
/// When a motion is within both limits and will stay there, it is at its target with no velocity. It comes there without a
/// jump: what a spring leaves of its way is covered in the last 1/60 s before that.
public struct RestThreshold: Hashable, Sendable {
  /// The largest distance from the target, in the unit of the animated value.
  public let value: Double
  /// The largest speed, in that unit per second.
  public let velocity: Double

  /// A threshold; both limits are raised to 1e-12 when they are smaller, negative or not a number.
  public init(value: Double, velocity: Double) {
    self.value = Self.limited(value)
    self.velocity = Self.limited(velocity)
  }

  /// For values in points: 0.05 pt and 3 pt/s.
  ///
  /// The snap must not be seen on the densest screen we draw for: 0.05 pt is 0.15 pixel at scale 3, below the
  /// 1/6 pixel (one in six grey levels of an edge pixel) chosen as invisible. 3 pt/s is the speed that covers
  /// that same 0.05 pt in one frame at 60 Hz.
  public static let points = RestThreshold(value: 0.05, velocity: 3)

  /// For whole pages, which are drawn on whole pixels: 0.5 pt and 30 pt/s.
  ///
  /// A page this near moves half a point in its last frame, as it does in the frame before at 30 pt/s; waiting
  /// for less leaves it done for the eye but not for the hand for another tenth of a second.
  public static let pages = RestThreshold(value: 0.5, velocity: 30)

  /// For a progress from 0 to 1: 5e-5 and 3e-3 per second.
  ///
  /// ``points`` divided by 1000 pt, more than the longest side of a phone's screen in points.
  public static let unit = RestThreshold(value: 5e-5, velocity: 3e-3)

  /// The time before its end over which a spring covers what it leaves of its way, in seconds: a frame at 60 Hz, in which
  /// the velocity of each of the thresholds above covers just their distance.
  static let landing = 1.0 / 60

  private static func limited(_ x: Double) -> Double {
    guard x > 1e-12 else { return 1e-12 }
    return min(x, .greatestFiniteMagnitude)
  }
}
