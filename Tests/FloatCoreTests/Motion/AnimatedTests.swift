import Foundation
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite struct AnimatedTests {
  @Test func rests_where_it_is_put() {
    var x = Animated(12.0)
    #expect(x.target == 12)
    #expect(x.endTime == -.infinity)
    #expect(x.startTime == -.infinity)
    for t in [-.infinity, -1, 0, 1e9, .infinity, .nan] as [Double] {
      #expect(x.value(at: t) == 12)
      #expect(x.velocity(at: t) == 0)
    }
    #expect(x.isAtRest(at: 0))
    x.animate(to: 100, with: .spring(.smooth), at: 1)
    #expect(!x.isAtRest(at: 1))
    x.set(7)
    #expect(x == Animated(7.0))
  }

  @Test func ends_exactly_on_the_target() {
    var x = Animated(0.1)
    for animation: FloatCore.Animation in [
      .spring(.bouncy), .spring(.system), .curve(.easeInOut, duration: 0.3),
    ] {
      let target = x.target + 123.4567
      x.animate(to: target, with: animation, at: 5)
      #expect(x.startTime == 5)
      #expect((5...8).contains(x.endTime))
      #expect(x.value(at: x.endTime) == target)
      #expect(x.velocity(at: x.endTime) == 0)
      #expect(!x.isAtRest(at: x.endTime.nextDown))
      #expect(x.isAtRest(at: x.endTime))
      #expect(x.value(at: .infinity) == target)
      if case .spring = animation {
        // It arrives without a jump, and slowly: the rest of the way is covered in a frame.
        #expect(near(x.value(at: x.endTime.nextDown), target, 1e-9))
        #expect(near(x.value(at: x.endTime - 1.0 / 60), target, 2 * RestThreshold.points.value))
        #expect(x.velocity(at: x.endTime.nextDown).magnitude <= 2 * RestThreshold.points.velocity)
      }
      x.set(target)
    }
  }

  /// However near its target a page is let go, even half a point away, it moves there and is not put there.
  @Test(arguments: [RestThreshold.points, .pages], [0.02, 0.3, 1])
  func what_is_left_within_the_threshold_is_covered_in_a_frame(threshold: RestThreshold, share: Double) {
    let start = threshold.value * share
    var x = Animated(start)
    x.animate(to: 0, with: .spring(Spring(response: 0.4, dampingRatio: 1), threshold), velocity: 0, at: 3)
    #expect(x.value(at: 3) == start)
    #expect(x.endTime >= 3 + 1.0 / 60)
    var last = start
    for step in 1...64 {
      let now = x.value(at: 3 + (x.endTime - 3) * Double(step) / 64)
      #expect(now <= last)
      #expect(last - now < start / 20)
      last = now
    }
    #expect(last == 0)
    // A value at rest on its target has no way to go.
    x.animate(to: 0, with: .spring(.smooth), at: 5)
    #expect(x.isAtRest(at: 5))
  }

  @Test func retargeting_at_any_time_keeps_position_and_velocity() {
    var random = SplitMix64(seed: 8)
    let springs: [Spring] = [.system, .bouncy, .interactive, Spring(response: 0.8, dampingRatio: 2.5)]
    var p = Animated(Point(30, 700))
    var now = 0.0
    for _ in 0..<2000 {
      let spring = springs.randomElement(using: &random) ?? .smooth
      let before = (p.value(at: now), p.velocity(at: now))
      let target = Point(random.uniform(0...375), random.uniform(0...812))
      if random.uniform(0...1) < 0.2 {
        p.decay(rate: DecelerationRate(0.99), at: now)
      } else {
        p.animate(to: target, with: .spring(spring), at: now)
      }
      #expect(p.value(at: now) == before.0)
      #expect(p.velocity(at: now) == before.1 || p.isAtRest(at: now))
      // Just afterwards there is no more change than the motion itself makes.
      let h = 1e-7
      let speed = before.1.length
      let pull = 2e3 * spring.angularFrequency * spring.angularFrequency
      #expect(p.value(at: now + h).distance(to: before.0) <= 2 * speed * h + pull * h * h + 1e-9)
      now += random.logUniform(1e-3...0.5)
    }
  }

  @Test func retargeted_motion_agrees_with_integration() {
    // The differential equation does not depend on retargeting, which only moves its target.
    let spring = Spring(mass: 2, stiffness: 300, damping: 20)
    var x = Animated(0.0)
    var reference = SpringIntegrator(mass: 2, stiffness: 300, damping: 20, x: 0, v: 0)
    var now = 0.0
    var last = 0.0
    for (target, duration) in [(100.0, 0.13), (-40, 0.21), (250, 0.05), (0, 0.4)] {
      x.animate(to: target, with: .spring(spring), at: now)
      reference.x += last - target
      last = target
      reference.run(for: duration, steps: 2000)
      now += duration
      #expect(near(x.value(at: now), target + reference.x, 1e-6))
      #expect(near(x.velocity(at: now), reference.v, 1e-5))
    }
  }

  @Test func caught_by_a_finger_it_freezes() {
    var p = Animated(Point.zero)
    p.animate(to: Point(300, 100), with: .spring(.bouncy), at: 0)
    let caught = p.value(at: 0.12)
    p.stop(at: 0.12)
    #expect(p.target == caught)
    #expect(p.value(at: 9) == caught)
    #expect(p.velocity(at: 0.12) == .zero)
    #expect(p.isAtRest(at: 0.12))
    #expect(p.endTime == -.infinity)
  }

  @Test func starts_with_the_fingers_velocity() {
    var x = Animated(50.0)
    x.animate(to: 300, with: .spring(.smooth), velocity: -1200, at: 2)
    #expect(x.value(at: 2) == 50)
    #expect(x.velocity(at: 2) == -1200)
    #expect(x.value(at: 2.01) < 50)
  }

  @Test func stands_still_during_a_delay() {
    var x = Animated(0.0)
    x.animate(to: 100, with: .spring(.smooth), at: 0)
    let from = x.value(at: 0.1)
    for animation: FloatCore.Animation in [.spring(.bouncy), .curve(.ease, duration: 0.2), .none] {
      var y = x
      y.animate(to: -50, with: animation, delay: 0.5, at: 0.1)
      #expect(y.startTime == 0.6)
      #expect(y.endTime >= 0.6)
      for t in [0.1, 0.3, 0.6.nextDown] {
        #expect(y.value(at: t) == from)
        #expect(y.velocity(at: t) == 0)
        #expect(!y.isAtRest(at: t))
      }
      #expect(y.value(at: y.endTime) == -50)
    }
    // A given velocity is kept for the start.
    x.animate(to: 0, with: .spring(.smooth), velocity: 80, delay: 1, at: 0.1)
    #expect(x.velocity(at: 1) == 0)
    #expect(x.velocity(at: 1.1) == 80)
  }

  @Test func curves_take_their_time_and_hand_their_velocity_on() {
    var x = Animated(10.0)
    x.animate(to: 110, with: .curve(.ease, duration: 0.5), at: 1)
    #expect(x.value(at: 1) == 10)
    #expect(x.endTime == 1.5)
    // Half time: CSS ease at 0.5 is 0.8024.
    #expect(near(x.value(at: 1.25), 10 + 100 * 0.802403387585, 1e-9))
    let h = 1e-5
    let slope = (x.value(at: 1.2 + h) - x.value(at: 1.2 - h)) / (2 * h)
    #expect(near(x.velocity(at: 1.2), slope, 1e-4))
    let (value, velocity) = (x.value(at: 1.2), x.velocity(at: 1.2))
    x.animate(to: 0, with: .spring(.smooth), at: 1.2)
    #expect(x.value(at: 1.2) == value)
    #expect(x.velocity(at: 1.2) == velocity)
  }

  @Test func no_animation_jumps() {
    var x = Animated(1.0)
    x.animate(to: 2, with: .none, at: 3)
    #expect(x == Animated(2.0))
    x.animate(to: 5, with: .curve(.linear, duration: 0), at: 3)
    #expect(x == Animated(5.0))
    x.animate(to: 6, with: .curve(.linear, duration: .nan), at: 3)
    #expect(x == Animated(6.0))
  }

  @Test func decay_runs_out_at_the_projection() {
    var p = Animated(Point(10, 10))
    p.decay(velocity: Point(600, -800), rate: .normal, at: 1)
    let end = Point(10, 10) + DecelerationRate.normal.project(velocity: Point(600, -800))
    #expect(p.target == end)
    #expect(p.velocity(at: 1) == Point(600, -800))
    #expect(p.value(at: p.endTime.nextDown).distance(to: end) <= 0.05 * (1 + 1e-9))
    #expect(p.value(at: p.endTime) == end)
    #expect(p.velocity(at: p.endTime) == .zero)
    #expect(p.value(at: 1.4).x == 10 + 600 * DecelerationRate.normal.travel(at: 1.4 - 1))
  }

  @Test func nonsense_is_ignored() {
    var x = Animated(Double.nan)
    #expect(x.value(at: 0) == 0)
    x.animate(to: 10, with: .spring(.smooth), at: 0)
    let copy = x
    x.set(.infinity)
    x.animate(to: .nan, with: .spring(.smooth), at: 0.1)
    x.animate(to: 1, with: .spring(.smooth), at: .nan)
    x.animate(to: 1, with: .none, at: .infinity)
    x.animate(to: 1, with: .curve(.ease, duration: 1), delay: .infinity, at: 0.1)
    x.decay(velocity: 3, at: .nan)
    #expect(x == copy)
    x.animate(to: 1, with: .spring(.smooth), velocity: .nan, delay: -4, at: 0.1)
    #expect(x.startTime == 0.1)
    #expect(x.velocity(at: 0.1) == copy.velocity(at: 0.1))
  }

  @Test func extremes_stay_finite_through_any_sequence() {
    var random = SplitMix64(seed: 9)
    var x = Animated(0.0)
    func pick() -> Double { extremeNumbers.randomElement(using: &random) ?? 0 }
    for _ in 0..<20_000 {
      let t = pick()
      let spring = Spring(response: random.logUniform(1e-3...10), dampingRatio: pick())
      switch Int.random(in: 0..<5, using: &random) {
      case 0: x.animate(to: pick(), with: .spring(spring), velocity: pick(), delay: pick(), at: t)
      case 1: x.animate(to: pick(), with: .spring(spring), at: t)
      case 2: x.animate(to: pick(), with: .curve(.ease, duration: pick()), delay: pick(), at: t)
      case 3: x.decay(velocity: pick(), at: t)
      default: x.stop(at: t)
      }
      #expect(x.target.isFinite)
      #expect(!x.endTime.isNaN)
      #expect(x.endTime < .infinity)
      for u in [t, pick(), pick()] {
        #expect(x.value(at: u).isFinite)
        #expect(x.velocity(at: u).isFinite)
      }
    }
  }
}
