import Foundation
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite struct DecayTests {
  @Test func loses_the_named_share_every_millisecond() {
    for (rate, share) in [(DecelerationRate.normal, 0.998), (.fast, 0.99)] {
      let decay = Decay(from: 0, velocity: 1000, rate: rate)
      for ms in [1, 16, 250, 1000] {
        #expect(near(decay.velocity(at: Double(ms) / 1000), 1000 * pow(share, Double(ms)), 1e-9))
      }
    }
    // k = −1000 ln 0.998 = 2.002/s.
    #expect(near(DecelerationRate.normal.exponent, 2.002, 1e-3))
  }

  @Test func velocity_is_the_derivative_of_position() {
    let decay = Decay(from: 17, velocity: -2300, rate: .fast)
    let h = 1e-4
    for i in 1...100 {
      let t = Double(i) * 0.01
      let slope =
        (8 * (decay.value(at: t + h) - decay.value(at: t - h)) - decay.value(at: t + 2 * h)
          + decay.value(at: t - 2 * h)) / (12 * h)
      #expect(near(decay.velocity(at: t), slope, 1e-6))
    }
  }

  @Test func starts_exactly_and_ends_at_the_projection() {
    let decay = Decay(from: 31.7, velocity: 1234.5)
    for t in [0, -1, -.infinity, .nan] as [Double] {
      #expect(decay.value(at: t) == 31.7)
      #expect(decay.velocity(at: t) == 1234.5)
    }
    #expect(decay.finalValue == 31.7 + DecelerationRate.normal.project(velocity: 1234.5))
    #expect(near(decay.value(at: 60), decay.finalValue, 1e-9))
    #expect(decay.value(at: .infinity).isFinite)
  }

  @Test func both_published_projections_have_their_numbers() {
    // WWDC 2018: (1000/1000)·0.998/0.002 = 499; the limit: −1000/(1000 ln 0.998) = 499.4998.
    #expect(near(DecelerationRate.normal.project(velocity: 1000.0, .wwdc), 499, 1e-9))
    #expect(near(DecelerationRate.normal.project(velocity: 1000.0), 499.4998, 1e-4))
    // At 0.99: 99 against 99.4992, half a percent apart.
    #expect(near(DecelerationRate.fast.project(velocity: 1000.0, .wwdc), 99, 1e-9))
    #expect(near(DecelerationRate.fast.project(velocity: 1000.0), 99.4992, 1e-4))
    #expect(DecelerationRate.fast.project(velocity: Point(0, -1000), .exact).x == 0)
  }

  @Test func reaches_a_position_when_it_says() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let decay = Decay(
        from: random.uniform(-500...500), velocity: random.uniform(-4000...4000),
        rate: random.uniform(0...1) < 0.5 ? .normal : .fast)
      let bound = decay.origin + (decay.finalValue - decay.origin) * random.uniform(0.001...0.999)
      let t = try #require(decay.time(toReach: bound))
      #expect(t > 0)
      #expect(near(decay.value(at: t), bound, 1e-9))
      // It never reaches a bound behind it, or one beyond its end.
      #expect(decay.time(toReach: decay.origin - (bound - decay.origin)) == nil)
      #expect(decay.time(toReach: decay.finalValue + (decay.finalValue - decay.origin)) == nil)
    }
    #expect(Decay(from: 5, velocity: 0).time(toReach: 6) == nil)
    #expect(Decay(from: 5, velocity: 0).time(toReach: 5) == 0)
    #expect(Decay(from: 5, velocity: 100).time(toReach: .nan) == nil)
    let end = Decay(from: 0, velocity: 100)
    #expect(end.time(toReach: end.finalValue) == nil)
  }

  @Test func hands_its_velocity_over_at_a_bound() throws {
    // The speed lost is k times the way: v = v₀ − k·(bound − origin).
    let decay = Decay(from: 0, velocity: 1500)
    let t = try #require(decay.time(toReach: 200))
    #expect(near(decay.velocity(at: t), 1500 - DecelerationRate.normal.exponent * 200, 1e-9))
    // A bounce that begins with this velocity is continuous in position and velocity.
    var scroll = Animated(0.0)
    scroll.decay(velocity: 1500, at: 0)
    scroll.animate(to: 200, with: .spring(.smooth), at: t)
    #expect(near(scroll.value(at: t), 200, 1e-9))
    #expect(near(scroll.velocity(at: t), decay.velocity(at: t), 1e-9))
  }

  @Test func comes_to_rest_when_it_says() {
    // ln(1000/3)/2.002 = 2.9017 s
    let decay = Decay(from: 0, velocity: -1000)
    #expect(near(decay.timeToRest(below: 3), log(1000.0 / 3) / (-1000 * log(0.998)), 1e-12))
    #expect(near(decay.velocity(at: decay.timeToRest(below: 3)), -3, 1e-9))
    #expect(decay.timeToRest(below: 1000) == 0)
    let end = decay.settlingTime()
    #expect((decay.value(at: end) - decay.finalValue).magnitude <= 0.05 * (1 + 1e-9))
    #expect(decay.velocity(at: end).magnitude <= 3)
  }

  @Test func every_extreme_input_gives_a_finite_output() {
    for d in extremeNumbers {
      let rate = DecelerationRate(d)
      #expect(rate.exponent.isFinite)
      #expect(rate.exponent > 0)
      for origin in extremeNumbers {
        for velocity in extremeNumbers {
          let decay = Decay(from: origin, velocity: velocity, rate: rate)
          #expect(decay.finalValue.isFinite)
          #expect(decay.settlingTime().isFinite)
          for t in extremeNumbers {
            #expect(decay.value(at: t).isFinite)
            #expect(decay.velocity(at: t).isFinite)
            #expect(decay.timeToRest(below: t).isFinite)
            if let reached = decay.time(toReach: t) { #expect((0..<Double.infinity).contains(reached)) }
          }
        }
      }
    }
  }
}
