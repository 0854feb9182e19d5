import Foundation
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite struct SpringSettlingTests {
  @Test func settling_duration_is_apples_documented_example() {
    // CASpringAnimation's documentation: damping 5 settles in 2.85 s, damping 15 in just over 1 s.
    // ζ = 0.25: ln((1 + 2.5/9.6825)/0.001)/2.5 = 2.85497; ζ = 0.75: ln((1 + 7.5/6.6144)/0.001)/7.5 = 1.0221.
    #expect(near(Spring(mass: 1, stiffness: 100, damping: 5).settlingDuration, 2.85497, 1e-5))
    #expect(near(Spring(mass: 1, stiffness: 100, damping: 15).settlingDuration, 1.0221, 1e-4))
    // Critical: 9.233413/10.
    #expect(near(Spring(mass: 1, stiffness: 100, damping: 20).settlingDuration, 0.9233413, 1e-7))
  }

  @Test func settling_duration_leaves_a_thousandth_in_every_regime() {
    for ratio in SpringMotionTests.ratios {
      let spring = Spring(response: 0.5, dampingRatio: ratio)
      let d = spring.settlingDuration
      let left =
        (0...2000).map { spring.coefficients(at: d * (1 + Double($0) / 1000)).xx.magnitude }.max() ?? 1
      #expect(left <= 0.001, "ratio \(ratio)")
    }
    let around = [1 - 1e-9, 1, 1 + 1e-9].map { Spring(response: 0.5, dampingRatio: $0).settlingDuration }
    // Above critical damping the slow rate falls by √(2·1e-9) = 4.5e-5 of itself.
    #expect(near(around[0], around[1], 1e-8))
    #expect(near(around[1], around[2], 5e-5))
  }

  /// The largest distance and speed from a time on, sampled densely over the rest of the motion.
  private func largest(
    _ spring: Spring, _ x0: Point, _ v0: Point, from start: Double
  ) -> (x: Double, v: Double) {
    var (x, v) = (0.0, 0.0)
    let step = 0.02 / spring.angularFrequency
    for i in 0..<1500 {
      // Steps are fine first and then wider, to reach the slow tail of strong damping too.
      let t = start + Double(i) * step * (1 + Double(i) / 100)
      x = max(x, spring.value(from: x0, to: .zero, initialVelocity: v0, at: t).length)
      v = max(v, spring.velocity(from: x0, to: .zero, initialVelocity: v0, at: t).length)
    }
    return (x, v)
  }

  @Test func stays_within_the_threshold_for_good() {
    var random = SplitMix64(seed: 5)
    for i in 0..<600 {
      let ratio =
        i < SpringMotionTests.ratios.count ? SpringMotionTests.ratios[i] : random.logUniform(0.02...50)
      let spring = Spring(response: random.logUniform(0.05...3), dampingRatio: ratio)
      let x0 = Point(random.uniform(-400...400), random.uniform(-400...400)) * random.uniform(0...1)
      let v0 = Point(random.uniform(-5000...5000), random.uniform(-5000...5000)) * random.uniform(0...1)
      let threshold = RestThreshold(
        value: random.logUniform(1e-3...10), velocity: random.logUniform(1e-2...300))
      let t = spring.settlingTime(distance: x0, initialVelocity: v0, threshold: threshold)
      let after = largest(spring, x0, v0, from: t)
      #expect(after.x <= threshold.value * (1 + 1e-9), "\(spring) x0 \(x0) v0 \(v0) \(threshold)")
      #expect(after.v <= threshold.velocity * (1 + 1e-9), "\(spring) x0 \(x0) v0 \(v0) \(threshold)")
    }
  }

  @Test func bound_is_not_much_later_than_the_last_movement() {
    for ratio in SpringMotionTests.ratios {
      let spring = Spring(response: 0.5, dampingRatio: ratio)
      for (x0, v0) in [(300.0, 0.0), (0, 2000), (300, -3000), (300, 3000)] {
        let bound = spring.settlingTime(distance: x0, initialVelocity: v0)
        var last = 0.0
        for i in 0...4000 {
          let t = bound * Double(i) / 4000
          let x = spring.value(from: x0, to: 0, initialVelocity: v0, at: t).magnitude
          let v = spring.velocity(from: x0, to: 0, initialVelocity: v0, at: t).magnitude
          if x > RestThreshold.points.value || v > RestThreshold.points.velocity { last = t }
        }
        #expect(last > 0.75 * bound, "ratio \(ratio) x0 \(x0) v0 \(v0): \(last) of \(bound)")
      }
    }
  }

  @Test func what_is_at_rest_settles_at_once() {
    #expect(Spring.smooth.settlingTime(distance: 0.0) == 0)
    #expect(Spring.smooth.settlingTime(distance: 0.01, initialVelocity: 0.01) == 0)
    #expect(Spring.bouncy.settlingTime(distance: Point.zero, initialVelocity: Point(0, 0.1)) == 0)
  }

  @Test func snapping_is_invisible_on_a_dense_screen() {
    // Below a sixth of a pixel at scale 3, and no further than one frame at 60 Hz would carry it.
    #expect(RestThreshold.points.value * 3 < 1.0 / 6)
    #expect(RestThreshold.points.velocity / 60 <= RestThreshold.points.value)
    // A progress of 0…1 over a screen of up to 1000 pt is no coarser.
    #expect(RestThreshold.unit.value * 1000 <= RestThreshold.points.value)
    #expect(RestThreshold.unit.velocity * 1000 <= RestThreshold.points.velocity)
  }
}
