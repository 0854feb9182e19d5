import Foundation
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite struct SpringMotionTests {
  /// Every regime, and both sides of critical damping as close as doubles allow.
  static let ratios: [Double] = [
    0.01, 0.1, 0.25, 0.5, 0.86, 0.99, 0.999, 1 - 1e-4, 1 - 1e-6, 1 - 1e-9, 1 - 1e-12, 1, 1 + 1e-12, 1 + 1e-9,
    1 + 1e-6, 1 + 1e-4, 1.001, 1.01, 1.5, 2, 4.56, 10, 40,
  ]

  @Test(arguments: ratios)
  func agrees_with_small_step_integration(ratio: Double) {
    for (mass, stiffness) in [(1.0, 100.0), (3, 1000), (0.2, 5), (25, 2500)] {
      let damping = 2 * ratio * (mass * stiffness).squareRoot()
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
      let w = (stiffness / mass).squareRoot()
      // Steps of 1/50 of the shortest time constant; the classic method's error is then below 1e-9.
      let fastest = w * max(1, ratio + max(0, ratio * ratio - 1).squareRoot())
      for (x0, v0) in [(100.0, 0.0), (0, 800), (-50, 2000), (30, -900)] {
        let travel = max(x0.magnitude, v0.magnitude / w)
        var reference = SpringIntegrator(mass: mass, stiffness: stiffness, damping: damping, x: x0, v: v0)
        let interval = 0.5 / w
        let steps = max(50, Int((interval * fastest * 50).rounded(.up)))
        for i in 1...24 {
          reference.run(for: interval, steps: steps)
          let t = Double(i) * interval
          let x = spring.value(from: x0, to: 0, initialVelocity: v0, at: t)
          let v = spring.velocity(from: x0, to: 0, initialVelocity: v0, at: t)
          #expect(near(x, reference.x, 1e-6 * travel), "ratio \(ratio) mass \(mass) t \(t)")
          #expect(near(v, reference.v, 1e-6 * travel * max(w, fastest)), "ratio \(ratio) mass \(mass) t \(t)")
        }
      }
    }
  }

  @Test func starts_exactly_at_its_position_and_velocity() {
    var random = SplitMix64(seed: 1)
    for ratio in Self.ratios {
      let spring = Spring(response: 0.4, dampingRatio: ratio)
      for _ in 0..<20 {
        let (from, to) = (random.uniform(-1e3...1e3), random.uniform(-1e3...1e3))
        let velocity = random.uniform(-1e4...1e4)
        for t in [0, -0.0, -1, -.infinity, .nan] as [Double] {
          #expect(spring.value(from: from, to: to, initialVelocity: velocity, at: t) == from)
          #expect(spring.velocity(from: from, to: to, initialVelocity: velocity, at: t) == velocity)
        }
      }
    }
  }

  @Test func is_continuous_through_critical_damping() {
    let critical = Spring(response: 0.5, dampingRatio: 1)
    let w = critical.angularFrequency
    for exponent in 3...16 {
      let gap = pow(10, -Double(exponent))
      for ratio in [1 - gap, 1 + gap] {
        let spring = Spring(response: 0.5, dampingRatio: ratio)
        for i in 1...60 {
          let t = Double(i) * 0.02
          let a = critical.coefficients(at: t)
          let b = spring.coefficients(at: t)
          // |∂x/∂ζ| of the critical solution, (ωt)³/3·e^(−ωt) and kin, is below 2 in units of the travel.
          let allowed = 2 * gap + 4e-15
          #expect(near(a.xx, b.xx, allowed))
          #expect(near(a.xv * w, b.xv * w, allowed))
          #expect(near(a.vx / w, b.vx / w, allowed))
          #expect(near(a.vv, b.vv, allowed))
        }
      }
    }
  }

  @Test func overdamped_motion_is_the_sum_of_its_exponentials() {
    // λ² + 5λ + 4 = 0: rates 1 and 4. From rest at 3: x = 4e^(−t) − e^(−4t).
    let spring = Spring(mass: 1, stiffness: 4, damping: 5)
    for t in [0.1, 1, 3, 20, 700] {
      let x = 4 * exp(-t) - exp(-4 * t)
      #expect(near(spring.value(from: 3, to: 0, at: t), x, 1e-14 * x))
    }
  }

  @Test func overshoot_is_the_seeds_published_number() {
    // e^(−πζ/√(1−ζ²)): KYCuteView ζ = 0.4 in 0.5 s: 25.4 %; DBBadgeButton ζ = 0.6 in 0.25 s: 9.48 %.
    for (duration, ratio, published, digit) in [(0.5, 0.4, 0.254, 1e-3), (0.25, 0.6, 0.0948, 1e-4)] {
      let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
      let peak = (1...20_000).map { spring.value(from: 0.0, to: 1, at: Double($0) * 5e-5) }.max() ?? 0
      #expect(near(peak - 1, exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot()), 1e-6))
      #expect(near(peak - 1, published, digit / 2))
    }
  }

  @Test func system_spring_is_the_push_curve_plotted_from_a_device() {
    // Flutter's `fastEaseInToSlowEaseOut`, fitted to frames of an iOS 16.3 push over 500 ms: two cubics meeting at
    // (0.198, 0.541). The system spring stays within 0.0064 of the width of it.
    func curve(_ x: Double) -> Double {
      let (mx, my) = (0.198, 0.541)
      if x < mx {
        let c = CubicBezier(valid: 0.056 / mx, 0.024 / my, 0.108 / mx, 0.3085 / my)
        return c.value(at: x / mx) * my
      }
      let (w, h) = (1 - mx, 1 - my)
      let c = CubicBezier(valid: (0.3655 - mx) / w, (1 - my) / h, (0.5465 - mx) / w, (0.989 - my) / h)
      return my + c.value(at: (x - mx) / w) * h
    }
    var worst = 0.0
    for i in 0...500 {
      let t = Double(i) / 1000
      worst = max(worst, (Spring.system.value(from: 0.0, to: 1, at: t) - curve(t / 0.5)).magnitude)
    }
    #expect((0.004...0.0065).contains(worst))
  }

  @Test func moves_every_axis_by_itself() {
    let spring = Spring.bouncy
    let value = spring.value(
      from: Point(1, 40), to: Point(-100, 60), initialVelocity: Point(900, 3), at: 0.21)
    #expect(value.x == spring.value(from: 1.0, to: -100, initialVelocity: 900, at: 0.21))
    #expect(value.y == spring.value(from: 40.0, to: 60, initialVelocity: 3, at: 0.21))
    let velocity = spring.velocity(from: Point(1, 2), to: .zero, at: 0.1)
    #expect(velocity.y == spring.velocity(from: 2.0, to: 0, at: 0.1))
  }

  @Test func zero_distance_stays_on_the_target() {
    for t in [0, 1e-9, 0.1, 1e9] {
      #expect(Spring.bouncy.value(from: 12.3, to: 12.3, at: t) == 12.3)
      #expect(Spring.bouncy.velocity(from: 12.3, to: 12.3, at: t) == 0)
    }
  }

  @Test func every_extreme_input_gives_a_finite_output() {
    let finite = extremeNumbers.filter(\.isFinite)
    var springs: [Spring] = []
    for a in extremeNumbers {
      for b in extremeNumbers {
        springs.append(Spring(response: a, dampingRatio: b))
        springs.append(Spring(duration: a, bounce: b))
        springs.append(Spring(settlingDuration: a, dampingRatio: b))
        springs.append(Spring(settlingDuration: 0.5, dampingRatio: a, epsilon: b))
        for c in extremeNumbers {
          springs.append(Spring(mass: a, stiffness: b, damping: c))
          springs.append(Spring(mass: a, stiffness: b, damping: c, allowsOverdamping: false))
        }
      }
    }
    var random = SplitMix64(seed: 2)
    for spring in springs {
      let parts = [
        spring.mass, spring.stiffness, spring.damping, spring.angularFrequency, spring.dampingRatio,
        spring.response, spring.duration, spring.bounce, spring.settlingDuration,
      ]
      let allFinite = parts.allSatisfy { $0.isFinite }
      #expect(allFinite, "\(spring)")
      #expect(spring.settlingDuration > 0, "\(spring)")
      #expect(spring.dampingRatio >= 0.01, "\(spring)")
      #expect(spring.stiffness > 0, "\(spring)")
      for _ in 0..<12 {
        let from = finite.randomElement(using: &random) ?? 0
        let to = finite.randomElement(using: &random) ?? 0
        let velocity = finite.randomElement(using: &random) ?? 0
        let t = extremeNumbers.randomElement(using: &random) ?? 0
        #expect(spring.value(from: from, to: to, initialVelocity: velocity, at: t).isFinite)
        #expect(spring.velocity(from: from, to: to, initialVelocity: velocity, at: t).isFinite)
        let rest = spring.settlingTime(
          distance: from, initialVelocity: velocity, threshold: RestThreshold(value: to, velocity: t))
        #expect(rest.isFinite)
        #expect(rest >= 0)
        let k = spring.coefficients(at: t)
        #expect([k.xx, k.xv, k.vx, k.vv].allSatisfy { $0.isFinite })
      }
    }
  }
}
