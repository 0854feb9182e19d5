import RealModule
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// What holds for the velocity of every hand, at every rate of reports, on both axes.
@Suite("A velocity is one that was measured") struct VelocityInvariantTests {
  /// Times in milliseconds, places in points.
  private typealias Report = (ms: Double, at: Double)

  private struct Hand {
    let reports: [Report]
    let horizon: Double
    let stop: Double
    /// What has heard the reports, on the horizontal axis and on the vertical one.
    private let trackers: [VelocityTracker]

    init(reports: [Report], horizon: Double, stop: Double) {
      (self.reports, self.horizon, self.stop) = (reports, horizon, stop)
      let tracker = VelocityTracker(
        horizon: horizon / 1000, assumeStopped: stop / 1000, maximumSpeed: .infinity)
      trackers = Self.hear(reports, [tracker, tracker])
    }

    private static func hear(_ reports: [Report], _ trackers: [VelocityTracker]) -> [VelocityTracker] {
      var trackers = trackers
      for report in reports {
        trackers[0].add(position: Point(report.at, 3), at: report.ms / 1000)
        trackers[1].add(position: Point(3, report.at), at: report.ms / 1000)
      }
      return trackers
    }

    func velocity(_ more: [Report] = [], at release: Double) -> Double {
      let both = Self.hear(more, trackers).map { $0.velocity(at: release / 1000) }
      #expect(both[0].x == both[1].y && both[0].y == 0 && both[1].x == 0)
      return both[0].x
    }

    /// When it moved last.
    var moved: Double { (trackers[0].x.samples.last?.time ?? 0) * 1000 }

    var last: Report { reports[reports.count - 1] }

    /// The speeds of the steps that reach into the window, in points per second.
    func steps(_ more: [Report] = []) -> [Double] {
      let all = reports + more
      let moved = all.indices.filter { $0 == 0 || all[$0].at != all[$0 - 1].at }.map { all[$0] }
      guard let newest = moved.last else { return [] }
      return zip(moved, moved.dropFirst()).filter { newest.ms - $1.ms <= horizon + 1e-6 }
        .map { ($1.at - $0.at) / ($1.ms - $0.ms) * 1000 }
    }
  }

  private static let rates: [[Double]] = [
    [60], [90], [120], [125], [250], [500], [1000], [60, 1000], [125, 1000], [60, 125, 250, 500, 1000],
  ]

  /// The times between reports of 1000, 500, 250, 125 and 60 Hz, in milliseconds.
  private static let periods: [Double] = [1, 2, 4, 8, 1000 / 60]

  /// A hand of one of the rates, or of a mixture; `speed` gives points a second at a time in seconds.
  private static func hand(
    using random: inout SplitMix64, length: ClosedRange<Double> = 50...200, speed: (Double) -> Double
  ) -> Hand {
    let rates = Self.rates.randomElement(using: &random) ?? [125]
    let (wholeTimes, wholePoints) = (Bool.random(using: &random), Bool.random(using: &random))
    let end = random.uniform(length)
    var (t, x) = (0.0, 0.0)
    var reports: [Report] = []
    while t < end {
      let report = (ms: wholeTimes ? t.rounded() : t, at: wholePoints ? x.rounded() : x)
      if reports.last?.ms != report.ms { reports.append(report) }
      let step = 1000 / (rates.randomElement(using: &random) ?? 125)
      x += speed(t / 1000) * step / 1000
      t += step
    }
    return Hand(
      reports: reports, horizon: [20, 25, 40, 40, 40, 100].randomElement(using: &random) ?? 40,
      stop: [20, 30, 40, 40, 40, 60, 100].randomElement(using: &random) ?? 40)
  }

  private func isMeasured(_ v: Double, _ steps: [Double]) -> Bool {
    if steps.allSatisfy({ $0 >= 0 }), v < 0 { return false }
    if steps.allSatisfy({ $0 <= 0 }), v > 0 { return false }
    return v.magnitude <= (steps.map(\.magnitude).max() ?? 0) * (1 + 1e-6)
  }

  @Test func it_is_never_against_every_motion_nor_faster_than_the_fastest() {
    var random = SplitMix64(seed: 48)
    for index in 0..<10_000 {
      // A hand that speeds up, slows down, stops and in half of the cases turns back.
      let (a, b, c) = (random.uniform(0...4000), random.uniform(10...200), random.uniform(0...6))
      let isMonotone = index.isMultiple(of: 2)
      let hand = Self.hand(using: &random, length: 5...200) { t in
        let v = a * (1 + Double.sin(b * t + c))
        return isMonotone ? v : v - a
      }
      let v = hand.velocity(at: hand.last.ms)
      #expect(isMeasured(v, hand.steps()), "\(v) of \(hand)")
    }
  }

  @Test func a_hold_before_the_release_takes_it_away_without_a_cliff() {
    var random = SplitMix64(seed: 49)
    for _ in 0..<2000 {
      let full = random.uniform(100...6000)
      let hand = Self.hand(using: &random) { _ in full }
      guard let fastest = hand.steps().max() else { continue }
      let moved = hand.moved
      let whole = hand.velocity(at: moved)
      var before = whole
      for hold in stride(from: 0.0, through: hand.stop + 2, by: 1) {
        let v = hand.velocity(at: moved + hold)
        #expect(v <= before && before - v < fastest / 5, "\(before) → \(v) after \(hold) ms of \(hand)")
        if hold <= hand.stop / 2 { #expect(v == whole, "\(hold) ms of \(hand)") }
        if hold >= hand.stop { #expect(v == 0, "\(hold) ms of \(hand)") }
        before = v
      }
    }
  }

  /// Holds that end with a last twitch of a point some milliseconds later, and holds in which reports repeat the place.
  @Test func a_hold_before_a_last_twitch_takes_it_away_as_well() {
    var random = SplitMix64(seed: 50)
    for index in 0..<1500 {
      let speed = random.uniform(1000...6000)
      let hand = Self.hand(using: &random) { _ in speed }
      let last = hand.last
      let full: Double = hand.velocity(at: last.ms)
      let period: Double = Self.periods.randomElement(using: &random) ?? 8
      let twitch: Double = Self.periods.randomElement(using: &random) ?? 8
      let way = index.isMultiple(of: 4) ? -1.0 : 1.0
      let repeats = Bool.random(using: &random)
      let twitches = !repeats || Bool.random(using: &random)
      var before: Double?
      var least = Double.infinity
      for hold in stride(from: 0.0, through: hand.stop + hand.horizon, by: 1) {
        var more: [Report] = []
        if repeats { more += stride(from: period, through: hold, by: period).map { (last.ms + $0, last.at) } }
        if twitches { more.append((last.ms + hold + twitch, last.at + way)) }
        let v: Double = hand.velocity(more, at: last.ms + hold + (twitches ? twitch : 0))
        #expect(isMeasured(v, hand.steps(more)), "\(v) after \(hold) ms of \(hand)")
        if let before { #expect(abs(v - before) < full / 4, "\(before) → \(v) after \(hold) ms of \(hand)") }
        #expect(v.magnitude - least <= full / 10, "\(v) after \(least), \(hold) ms of \(hand)")
        before = v
        least = min(least, v.magnitude)
      }
    }
  }

  @Test func an_even_motion_keeps_its_velocity_to_the_last_digits() {
    for rate in [60.0, 125, 250, 500, 1000] {
      for speed in [40.0, 500, 1000, 2400, -1600] {
        var tracker = VelocityTracker()
        var end = 0.0
        for i in 0...Int(rate / 5) {
          end = Double(i) / rate
          tracker.add(position: Point(20 + speed * end, 300 - speed / 2 * end), at: end)
        }
        let bare = Point(
          VelocitySample.parabolaSlope(of: tracker.x.samples.dropFirst()),
          VelocitySample.parabolaSlope(of: tracker.y.samples.dropFirst()))
        #expect(abs(bare.x / speed - 1) < 1e-6 && abs(bare.y / speed + 0.5) < 1e-6)
        // The times of 60 Hz are no whole nanoseconds.
        let room = rate == 60 ? 1e-7 * speed.magnitude : 0
        for hold in [0, 0.008, 0.020] {
          let v = tracker.velocity(at: end + hold)
          #expect(abs(v.x - bare.x) <= room && abs(v.y - bare.y) <= room, "\(v), \(bare) at \(rate) Hz")
        }
      }
    }
  }
}
