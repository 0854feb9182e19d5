import Foundation
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite struct DecelerationRateTests {
  private let quick = DecelerationRate(0.99)

  @Test func loses_the_named_share_every_millisecond() {
    for (rate, share) in [(DecelerationRate.normal, 0.998), (quick, 0.99)] {
      for ms in [1, 16, 250, 1000] {
        #expect(near(rate.remaining(at: Double(ms) / 1000), pow(share, Double(ms)), 1e-12))
      }
    }
    // k = −1000 ln 0.998 = 2.002/s.
    #expect(near(DecelerationRate.normal.exponent, 2.002, 1e-3))
  }

  @Test func starts_exactly_and_ends_at_the_projection() {
    let rate = DecelerationRate.normal
    for t in [0, -1, -.infinity, .nan] as [Double] {
      #expect(rate.travel(at: t) == 0)
      #expect(rate.remaining(at: t) == 1)
    }
    #expect(near(1234.5 * rate.travel(at: 60), rate.project(velocity: 1234.5), 1e-9))
    // −1000/(1000 ln 0.998) = 499.4998, and 99.4992 at 0.99.
    #expect(near(rate.project(velocity: 1000.0), 499.4998, 1e-4))
    #expect(near(quick.project(velocity: 1000.0), 99.4992, 1e-4))
    #expect(quick.project(velocity: Point(0, -1000)).x == 0)
  }

  @Test func runs_a_distance_in_the_time_it_says() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let velocity = random.uniform(-4000...4000)
      let rate = random.uniform(0...1) < 0.5 ? DecelerationRate.normal : quick
      let distance = rate.project(velocity: velocity) * random.uniform(0.001...0.999)
      let t = try #require(rate.time(toRun: distance, velocity: velocity))
      #expect(t > 0)
      #expect(near(velocity * rate.travel(at: t), distance, 1e-9))
      // It never gets to a place behind it, or to one beyond its end.
      #expect(rate.time(toRun: -distance, velocity: velocity) == nil)
      #expect(rate.time(toRun: 2 * rate.project(velocity: velocity), velocity: velocity) == nil)
    }
    let rate = DecelerationRate.normal
    #expect(rate.time(toRun: 1, velocity: 0) == nil)
    #expect(rate.time(toRun: 0, velocity: 0) == 0)
    #expect(rate.time(toRun: .nan, velocity: 100) == nil)
    #expect(rate.time(toRun: rate.project(velocity: 100), velocity: 100) == nil)
  }

  @Test func hands_its_velocity_over_at_a_bound() throws {
    // The speed lost is k times the way: v = v₀ − k·(bound − origin).
    let rate = DecelerationRate.normal
    let t = try #require(rate.time(toRun: 200, velocity: 1500))
    #expect(near(1500 * rate.remaining(at: t), 1500 - rate.exponent * 200, 1e-9))
    // A bounce that begins with this velocity is continuous in position and velocity.
    var scroll = Animated(0.0)
    scroll.decay(velocity: 1500, at: 0)
    scroll.animate(to: 200, with: .spring(.smooth), at: t)
    #expect(near(scroll.value(at: t), 200, 1e-9))
    #expect(near(scroll.velocity(at: t), 1500 * rate.remaining(at: t), 1e-9))
  }

  @Test func comes_to_rest_when_it_says() {
    // ln(1000/3)/2.002 = 2.9017 s
    let rate = DecelerationRate.normal
    let t = rate.time(from: 1000, downTo: 3)
    #expect(near(t, log(1000.0 / 3) / (-1000 * log(0.998)), 1e-12))
    #expect(near(1000 * rate.remaining(at: t), 3, 1e-9))
    #expect(rate.time(from: 1000, downTo: 1000) == 0)
    let end = rate.settlingTime(speed: 1000, threshold: .points)
    #expect(1000 * rate.travel(at: end) >= rate.project(velocity: 1000) - 0.05 * (1 + 1e-9))
    #expect(1000 * rate.remaining(at: end) <= 3)
  }

  @Test func every_extreme_input_gives_a_finite_output() {
    for d in extremeNumbers {
      let rate = DecelerationRate(d)
      #expect(rate.exponent.isFinite)
      #expect(rate.exponent > 0)
      for velocity in extremeNumbers where velocity.isFinite {
        #expect(rate.settlingTime(speed: velocity, threshold: .points).isFinite)
        for t in extremeNumbers {
          #expect(rate.travel(at: t).isFinite)
          #expect(rate.remaining(at: t).isFinite)
          #expect(rate.time(from: velocity, downTo: t).isFinite)
          let reached = rate.time(toRun: t, velocity: velocity)
          #expect(reached.map { (0..<Double.infinity).contains($0) } ?? true)
        }
      }
    }
  }
}
