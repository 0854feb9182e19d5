/// How near to its target, and how slow, a motion must stay to count as being at rest.
///
/// Once a motion stays within both limits, it is at its target with no velocity. It gets there without a jump, because
/// a spring covers its remaining distance in the last 1/60 s before that.
public struct RestThreshold: Hashable, Sendable {
  /// The largest distance from the target, in the unit of the animated value.
  public let value: Double
  /// The largest speed, in that unit per second.
  public let velocity: Double

  /// A threshold; a limit that is smaller than 1e-12, negative or not a number is raised to 1e-12.
  public init(value: Double, velocity: Double) {
    self.value = Self.limited(value)
    self.velocity = Self.limited(velocity)
  }

  /// For values in points: 0.05 pt and 3 pt/s.
  ///
  /// The end must be invisible on the densest supported screen: 0.05 pt is 0.15 pixel at scale 3, below 1/6 pixel (one
  /// in six grey levels of an edge pixel), the chosen limit of visibility. 3 pt/s covers 0.05 pt in one frame at 60 Hz.
  public static let points = RestThreshold(value: 0.05, velocity: 3)

  /// For whole pages, which are drawn on whole pixels: 0.5 pt and 30 pt/s.
  ///
  /// A page this near moves half a point in its last frame, as it does in the frame before at 30 pt/s. With a smaller
  /// threshold the page would look finished but take no presses for another tenth of a second.
  public static let pages = RestThreshold(value: 0.5, velocity: 30)

  /// For a page that goes below a ball: 4 pt of the screen's width and 240 pt/s.
  ///
  /// At this distance the page is 2 pt smaller than the ball that covers it, so stopping here is not seen; its icon can
  /// appear a sixth of a second sooner.
  static let hidden = RestThreshold(value: 4, velocity: 240)

  /// For a progress from 0 to 1: 5e-5 and 3e-3 per second.
  ///
  /// ``points`` divided by 1000 pt, which is more than the longest side of a phone's screen.
  public static let unit = RestThreshold(value: 5e-5, velocity: 3e-3)

  /// How long before its end a spring starts to cover its remaining distance, in seconds: one frame at 60 Hz, in which
  /// the velocity of each threshold above covers exactly its distance.
  static let landing = 1.0 / 60

  private static func limited(_ x: Double) -> Double {
    guard x > 1e-12 else { return 1e-12 }
    return min(x, .greatestFiniteMagnitude)
  }
}
