import Testing

@testable import FloatCore

/// One stroke of the hand, reported by mice of different rates.
@Suite struct VelocityTrackerRateTests {
  static let rates = [60.0, 125, 250, 500, 1000, 8000]
  static let strokes = [
    Stroke(distance: 300, duration: 0.35, released: 0.60),
    Stroke(distance: 220, duration: 0.25, released: 0.55),
    Stroke(distance: 120, duration: 0.30, released: 0.70),
    Stroke(distance: 500, duration: 0.50, released: 0.45),
    Stroke(distance: -260, duration: 0.40, released: 0.65),
  ]

  /// A minimum-jerk stroke, released on the way: x = D (10τ³ − 15τ⁴ + 6τ⁵), τ = t / T.
  struct Stroke: Sendable {
    var distance: Double
    var duration: Double
    /// The fraction of the duration after which the button is released.
    var released: Double

    var releaseTime: Double { released * duration }

    func position(_ t: Double) -> Double {
      let s = t / duration
      return distance * s * s * s * (10 + s * (6 * s - 15))
    }

    /// dx/dt = D/T · 30τ²(1 − τ)².
    func velocity(_ t: Double) -> Double {
      let s = t / duration
      return distance / duration * 30 * s * s * (1 - s) * (1 - s)
    }

    /// The samples of a mouse of a rate; the last one is at the release. With a grid, it sends nothing while the pixel
    /// stays.
    func track(rate: Double, grid: Double = 0) -> VelocityTracker {
      var tracker = VelocityTracker()
      let count = Int(releaseTime * rate)
      for i in stride(from: count, through: 0, by: -1) {
        let t = releaseTime - Double(i) / rate
        let x = grid > 0 ? (position(t) / grid).rounded() * grid : position(t)
        if grid > 0, tracker.x.samples.last?.position == x { continue }
        tracker.add(position: Point(x, 0), at: t)
      }
      return tracker
    }
  }

  @Test(arguments: strokes) func every_rate_gives_the_true_velocity_within_5_percent(stroke: Stroke) {
    // A parabola over h misjudges the end slope of a cubic by x‴h²/10, which is 4 % for the quickest stroke here.
    let truth = stroke.velocity(stroke.releaseTime)
    let seen = Self.rates.map { stroke.track(rate: $0).velocity(at: stroke.releaseTime).x / truth }
    for (rate, ratio) in zip(Self.rates, seen) { #expect(abs(ratio - 1) < 0.05, "\(ratio) at \(rate) Hz") }
    #expect((seen.max() ?? 0) - (seen.min() ?? 0) < 0.03)
  }

  @Test(arguments: strokes) func whole_points_stay_within_15_percent_at_every_rate(stroke: Stroke) {
    // Rounding alone moves the end slope of a parabola by about ½ pt · 5 / 40 ms ≈ 60 pt/s.
    for rate in Self.rates {
      let v = stroke.track(rate: rate, grid: 1).velocity(at: stroke.releaseTime).x
      let truth = stroke.velocity(stroke.releaseTime)
      #expect(abs(v / truth - 1) < 0.15, "\(v) instead of \(truth) at \(rate) Hz")
    }
  }
}
