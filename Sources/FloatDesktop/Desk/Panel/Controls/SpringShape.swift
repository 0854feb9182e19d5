import FloatCore

/// The overshoot and the response of a spring, the two numbers that dragging its curve changes.
enum SpringShape {
  /// The overshoot past the target, as a share of the way; 0 from critical damping on.
  static func overshoot(_ spring: Spring) -> Double {
    guard spring.dampingRatio < 1 else { return 0 }
    let root = ((1 - spring.dampingRatio) * (1 + spring.dampingRatio)).squareRoot()
    let peak = Double.pi / (spring.angularFrequency * root)
    return max(0, -spring.value(from: 1.0, to: 0, at: peak))
  }

  /// The damping ratio, 0.01…2, of a spring with an overshoot; a negative one stands for overdamping.
  static func dampingRatio(overshoot: Double) -> Double {
    guard overshoot > 0 else { return min(1 - overshoot, 2) }
    let ratio = Crossing.sides(0.01, 1, halvings: 40) {
      Self.overshoot(Spring(response: 1, dampingRatio: $0)) <= overshoot
    }
    return (ratio.before + ratio.beyond) / 2
  }

  /// The time that a plot spans, in seconds: the first of a few round lengths in which the spring settles with some
  /// room.
  static func span(_ spring: Spring) -> Double {
    let wanted = spring.settlingDuration * 1.15
    return [0.25, 0.5, 1, 2, 4, 8, 16].first { $0 >= wanted } ?? 32
  }

  /// The bounce of a damping ratio, as SwiftUI defines it.
  static func bounce(_ ratio: Double) -> Double { Spring(response: 1, dampingRatio: ratio).bounce }

  /// The damping ratio of a bounce.
  static func ratio(bounce: Double) -> Double { Spring(duration: 1, bounce: bounce).dampingRatio }
}
