import Testing

@testable import FloatCore

@Suite struct VelocityTrackerTests {
  /// The window of Android and Flutter.
  private let parity = VelocityTracker(horizon: 0.100, maximumSpeed: .infinity)

  /// The slope of the parabola through (milliseconds, x) samples.
  private func slope(_ samples: [(ms: Double, x: Double)]) -> Double {
    VelocitySample.parabolaSlope(of: samples.map { VelocitySample(time: $0.ms / 1000, position: $0.x) })
  }

  /// Feeds (milliseconds, x) samples, y = −2x, and reads the velocity at the last one's time.
  private func velocity(
    _ tracker: VelocityTracker, _ samples: [(ms: Double, x: Double)], releaseAfter gap: Double = 0
  ) -> Point {
    var tracker = tracker
    for s in samples { tracker.add(position: Point(s.x, -2 * s.x), at: s.ms / 1000) }
    return tracker.velocity(at: ((samples.last?.ms ?? 0) + gap) / 1000)
  }

  // MARK: Quadratic fits, derived by hand

  @Test(
    arguments: [
      // Through (−2, 0), (−1, 1), (0, 4): x = 4 + 4t + t², slope 4 at 0, per 10 ms.
      ([(0, 0), (10, 1), (20, 4)], 400),
      // u = −1.5 … 1.5: line Σuy/Σu² = 13.5/5; p₂ = (1, −1, −1, 1), Σp₂y/Σp₂² = 3/4; slope at 1.5 is 2.7 + 3 · 0.75.
      ([(0, 0), (10, 1), (20, 4), (30, 8)], 495),
      // u = −2 … 2: line 37/10; p₂ = (2, −1, −2, −1, 2), Σp₂y/Σp₂² = 13/14; slope at 2 is 3.7 + 4 · 13/14.
      ([(0, 0), (10, 1), (20, 4), (30, 8), (40, 15)], 370 + 5200.0 / 14),
    ] as [([(ms: Double, x: Double)], Double)])
  func samples_fit_the_parabola_between_them(samples: [(ms: Double, x: Double)], wanted: Double) {
    #expect(abs(slope(samples) - wanted) < 1e-6)
  }

  @Test func uneven_samples_of_a_parabola_give_its_slope() {
    // x = 3 − 40t + 9000t², slope −40 + 18000 · 0.031 at 31 ms.
    let samples = [0.0, 3, 4, 11, 19, 20, 31].map { (ms: $0, x: 3 - 0.040 * $0 + 0.009 * $0 * $0) }
    #expect(abs(slope(samples) - 518) < 1e-6)
  }

  @Test func late_times_lose_no_digits_that_matter() {
    // A day of uptime: stamps are exact to 2⁻³⁶ s there, 1.5e-9 of a 10 ms step.
    let samples = [(0.0, 0.0), (10, 1), (20, 4), (30, 8)].map { (ms: $0.0 + 86_400_000, x: $0.1) }
    #expect(abs(slope(samples) - 495) < 1e-3)
  }

  // MARK: Window

  @Test func samples_older_than_the_horizon_do_not_count() {
    var tracker = VelocityTracker()
    for ms in [0.0, 10, 20, 30, 40] { tracker.add(position: Point(ms, 0), at: ms / 1000) }
    #expect(tracker.x.samples.count == 5)  // exactly 40 ms old still counts
    for ms in [50.0, 60] { tracker.add(position: Point(ms, 0), at: ms / 1000) }
    // 20…60 ms count, and at 10 the oldest step began.
    #expect(tracker.x.samples.map(\.position) == [10, 20, 30, 40, 50, 60])
  }

  @Test(arguments: [-1.0, 0, .nan]) func the_newest_sample_stays_whatever_the_horizon(horizon: Double) {
    var tracker = VelocityTracker(horizon: horizon)
    for ms in [0.0, 10, 20] { tracker.add(position: Point(ms, 0), at: ms / 1000) }
    #expect(tracker.x.samples.last?.position == 20)
  }

  @Test(arguments: [1.0, 60, 125, 1000, 8000]) func storage_stays_bounded(rate: Double) {
    var tracker = VelocityTracker()
    for i in 0..<20_000 { tracker.add(position: Point(Double(i), 0), at: Double(i) / rate) }
    #expect(Double(tracker.x.samples.count) <= 0.040 * rate + 2)
  }

  @Test func storage_stays_bounded_with_an_endless_horizon() {
    var tracker = VelocityTracker(horizon: .infinity)
    for i in 0..<20_000 { tracker.add(position: Point(Double(i), 0), at: Double(i) * 1e-6) }
    #expect(tracker.x.samples.count == AxisVelocity.capacity)
  }

  // MARK: Standing still, and odd stamps

  @Test(
    arguments: [
      // One sample or none has no velocity, and two make a line: (7 − 3) / 8 ms.
      ([], 0, 0), ([(0, 5)], 0, 0), ([(0, 3), (8, 7)], 0, 500),
      // A release long after the last motion has none, and one before it counts as at it.
      ([(0, 0), (10, 5), (20, 10)], 20, 500), ([(0, 0), (10, 5), (20, 10)], 30, 250),
      ([(0, 0), (10, 5), (20, 10)], 40, 0), ([(0, 0), (10, 5)], -3, 500),
      // A gap forgets what was before it.
      ([(0, 0), (10, 90), (50.1, 100), (58.1, 104)], 0, 500), ([(0, 0), (10, 90), (50.1, 100)], 0, 0),
      // Equal times replace the last sample, and decreasing ones are dropped.
      ([(0, 0), (10, 99), (10, 5)], 0, 500), ([(10, 0), (10, 99)], 0, 0),
      ([(0, 0), (10, 5), (4, 99), (10, 5)], 0, 500),
      // Two stamps almost together do not look like a jump: 5 pt / 16 ms, then one more point 0.1 ms later, where a parabola
      // would give 10 000. A line is fitted: times from their mean −10.7, 5.3, 5.4, the sum of their squares 171.74.
      ([(0, 0), (16, 5), (16.1, 6)], 0, (5.3 * 5 + 5.4 * 6) / 171.74 * 1000),
      // A report that repeats the place is none. 26 ms after the last motion are three tenths of the way from half of 40 ms
      // to the whole.
      ([(0, 0), (16, 5), (16.1, 5), (30, 5)], 6, 312.5), ([(0, 0), (16, 5), (30, 5)], 12, 312.5 * 0.7),
    ] as [([(ms: Double, x: Double)], Double, Double)])
  func a_velocity_is_that_of_the_last_motion(
    samples: [(ms: Double, x: Double)], gap: Double, wanted: Double
  ) {
    let v = velocity(parity, samples, releaseAfter: gap)
    #expect(abs(v.x - wanted) <= (wanted == 0 ? 0 : 1e-6))
    #expect(abs(v.y + 2 * wanted) <= (wanted == 0 ? 0 : 2e-6))
  }

  @Test func a_longer_stop_keeps_the_velocity_longer() {
    let samples = [(ms: 0.0, x: 0.0), (10, 5), (20, 10)]
    #expect(abs(velocity(VelocityTracker(assumeStopped: 0.2), samples, releaseAfter: 99).x - 500) <= 1e-6)
  }

  @Test func what_is_not_finite_is_dropped() {
    var tracker = parity
    tracker.add(position: Point(.nan, 0), at: 0)
    tracker.add(position: .zero, at: .infinity)
    #expect(tracker == parity)
  }

  @Test func huge_input_gives_finite_output() {
    for x in [1e300, -1e300, .greatestFiniteMagnitude] {
      let tracker = VelocityTracker()
      #expect(velocity(tracker, [(0, 0), (1e-9, x / 4), (2e-9, -x / 4)]).isFinite)
      #expect(velocity(tracker, [(0, 0), (10, x / 4), (20, -x / 4), (30, x / 3)]).isFinite)
    }
  }

  @Test func a_velocity_too_fast_keeps_its_direction() {
    var tracker = VelocityTracker(maximumSpeed: 1000)
    tracker.add(position: .zero, at: 0)
    tracker.add(position: Point(30, -40), at: 0.010)
    // (3000, −4000) has length 5000, and a fifth of it is left.
    let v = tracker.velocity(at: 0.010)
    #expect(abs(v.x - 600) < 1e-9)
    #expect(abs(v.y + 800) < 1e-9)
  }
}
