import FloatCore

/// A curve as CSS's `linear()` with points where they are needed.
///
/// The segment with the largest error is split until none errs more than the tolerance, or there are enough points.
package struct LinearEasing: Sendable {
  /// The points, each with its share of the duration; as printed, with five and five decimals.
  package private(set) var points: [(share: Double, value: Double)]
  /// In seconds, a whole number of milliseconds.
  package let duration: Double
  /// The largest deviation from the curve, in the curve's unit.
  package private(set) var error = 0.0

  private static let most = 60
  private static let rate = 4000.0

  /// - Parameters:
  ///   - rest: How near its end the curve must stay to be over.
  ///   - tolerance: The error that needs no further point.
  ///   - end: Where it ends.
  ///   - curve: Its value after some seconds.
  init(rest: Double, tolerance: Double, end: Double, longest: Double, _ curve: (Double) -> Double) {
    let last = (0...Int(longest * Self.rate)).last { abs(curve(Double($0) / Self.rate) - end) > rest } ?? 0
    let duration = max((Double(last + 1) / Self.rate * 1000).rounded(.up) / 1000, 0.001)
    self.duration = duration
    let count = max(1, Int((duration * Self.rate).rounded()))
    let samples = (0...count).map { $0 == count ? end : curve(duration * Double($0) / Double(count)) }
    var knots = [0, count]
    /// The worst instant between two knots, and its error.
    func worst(_ a: Int, _ b: Int) -> (index: Int, error: Double) {
      var found = (index: a, error: 0.0)
      for index in a...b {
        let line = samples[a] + (samples[b] - samples[a]) * Double(index - a) / Double(b - a)
        if abs(samples[index] - line) > found.error { found = (index, abs(samples[index] - line)) }
      }
      return found
    }
    var segments = [worst(0, count)]
    while knots.count < Self.most,
      let index = segments.indices.max(by: { segments[$0].error < segments[$1].error }),
      segments[index].error > tolerance
    {
      let split = segments[index].index
      knots.insert(split, at: index + 1)
      segments[index] = worst(knots[index], split)
      segments.insert(worst(split, knots[index + 2]), at: index + 1)
    }
    points = knots.map {
      ((Double($0) / Double(count) * 1e5).rounded() / 1e5, (samples[$0] * 1e5).rounded() / 1e5)
    }
    for index in samples.indices {
      error = max(error, abs(value(at: Double(index) / Double(count)) - samples[index]))
    }
  }

  /// The value at a share of the duration.
  package func value(at share: Double) -> Double {
    guard let index = points.lastIndex(where: { $0.share <= share }), index + 1 < points.count else {
      return (points.last { $0.share <= share } ?? points[0]).value
    }
    let (a, b) = (points[index], points[index + 1])
    return a.value + (b.value - a.value) * (share - a.share) / (b.share - a.share)
  }

  /// `linear(0 0%, 0.00045 0.318%, …, 1 100%)`
  package var text: String {
    let list = points.map { "\(Digits.decimals($0.value, 5)) \(Digits.decimals($0.share * 100, 3))%" }
    return "linear(\(list.joined(separator: ", ")))"
  }

  /// `529`
  package var milliseconds: String { DecimalText.text((duration * 1000).rounded()) }
}

extension MotionSheet {
  /// The curve as a list of points, from 0 to 1, or from 0 and back for a share; nil for what is a timing curve.
  ///
  /// - Parameter velocity: At the start, in ways a second.
  package func easing(velocity: Double = 0) -> LinearEasing? {
    guard let spring else { return nil }
    // A hundredth of a point of 300 would take hundreds of points.
    let (rest, tolerance) = quantity == .share ? (5e-5, 1e-4) : (0.05 / 300, 0.05 / 300)
    let longest = min(spring.settlingTime(distance: 1.0, initialVelocity: velocity, threshold: .unit), 20)
    if case .kick(let kick) = startVelocity {
      return LinearEasing(rest: rest, tolerance: tolerance, end: 0, longest: longest) {
        spring.value(from: 0, to: 0, initialVelocity: kick, at: $0)
      }
    }
    return LinearEasing(rest: rest, tolerance: tolerance, end: 1, longest: longest) {
      spring.value(from: 0, to: 1, initialVelocity: velocity, at: $0)
    }
  }
}
