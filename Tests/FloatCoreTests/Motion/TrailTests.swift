import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("The way of a pointer as it is shown")
struct TrailTests {
  /// A press at 0 s and moves at the given milliseconds, each at as many points as milliseconds.
  private func trail(_ times: Double...) -> Trail<Double> {
    var trail = Trail(0.0, at: 0)
    for ms in times { trail.add(ms, at: ms / 1000) }
    return trail
  }

  @Test func a_press_is_where_it_is() {
    let press = Trail(7.0, at: 3)
    #expect(press.value(at: 3) == 7)
    #expect(press.value(at: 99) == 7)
    #expect(press.lag == 0)
    #expect(press.restTime == -.infinity)
  }

  @Test func the_lag_is_the_longest_gap_since_the_press() {
    #expect(trail(8).lag == 0.008)
    #expect(trail(8, 12).lag == 0.008)
    #expect(isNear(trail(8, 18, 20).lag, 0.010, within: 1e-12))
  }

  @Test func between_two_moves_it_goes_straight_a_lag_behind() {
    let way = trail(8, 16)
    #expect(isNear(way.value(at: 0.016), 8, within: 1e-9))
    #expect(isNear(way.value(at: 0.018), 10, within: 1e-9))
    #expect(isNear(way.velocity(at: 0.018), 1000, within: 1e-6))
  }

  @Test func it_rests_on_the_last_place_a_lag_later_and_never_goes_beyond() {
    let way = trail(8, 16)
    #expect(isNear(way.restTime, 0.024, within: 1e-12))
    #expect(way.value(at: 0.0239) < 16)
    #expect(way.value(at: way.restTime) == 16)
    #expect(way.value(at: 1) == 16)
    #expect(way.velocity(at: way.restTime) == 0)
  }

  @Test func a_move_after_a_longer_gap_than_20_ms_shows_at_once() {
    #expect(trail(20).lag == 0.020)
    #expect(trail(21).lag == 0)
    #expect(trail(8, 16, 100).value(at: 0.1) == 100)
    // The next sample is shown a lag late again.
    let way = trail(8, 16, 100, 108)
    #expect(isNear(way.value(at: 0.108), 100, within: 1e-9))
    #expect(isNear(way.lag, 0.008, within: 1e-12))
  }

  @Test func a_gap_of_20_ms_is_one_whenever_it_begins() {
    for start in 0..<2000 {
      var way = Trail(0.0, at: Double(start) / 1000)
      way.add(1, at: Double(start + 20) / 1000)
      #expect(way.lag > 0)
    }
  }

  @Test func moves_of_one_time_are_one_move() {
    var way = trail(8, 16)
    way.add(20, at: 0.016)
    way.add(21, at: 0.010)
    #expect(way.end == 21)
    #expect(way.lag == 0.008)
    way.add(22, at: .nan)
    #expect(way.end == 22)
    #expect(way.value(at: 1) == 22)
  }

  @Test func it_is_even_where_it_is_and_never_outside_of_where_it_was() {
    var random = SplitMix64(seed: 9)
    let gaps: [Double] = [0.001, 0.008, 0.0166, 0.02, 0.5]
    for _ in 0..<200 {
      var way = Trail(0.0, at: 0)
      var now = 0.0
      for _ in 0..<60 {
        let gap = gaps.randomElement(using: &random) ?? 0
        let before = way.value(at: now + gap)
        now += gap
        way.add(random.uniform(-100...100), at: now)
        let after = way.value(at: now)
        if gap <= Trail<Double>.longestGap {
          #expect(isNear(before, after, within: 1e-6), "no jump at a move")
        } else {
          #expect(after == way.end)
        }
        for part in [0.1, 0.5, 0.9] {
          #expect((-100...100).contains(way.value(at: now + part * way.lag)))
        }
      }
    }
  }

  /// The number of positions that a trail keeps.
  private func kept(_ trail: Trail<Double>) -> Int {
    var count = 0
    _ = trail.map { (value: Double) -> Double in
      count += 1
      return value
    }
    return count
  }

  @Test func it_keeps_as_much_as_it_needs() {
    var way = Trail(0.0, at: 0)
    for i in 1...5000 { way.add(Double(i), at: Double(i) / 8000) }
    #expect(isNear(way.value(at: 5000.0 / 8000), 4999, within: 1e-6))
    // 20 ms of them, and the newest.
    #expect(kept(way) == 161)
    var slow = Trail(0.0, at: 0)
    slow.add(16, at: 0.016)
    for i in 1...160 { slow.add(16 + Double(i) / 8, at: 0.016 + Double(i) / 8000) }
    // 16 ms back from 36 ms, through 128 of the moves of 8000 Hz.
    #expect(isNear(slow.value(at: 0.036), 20, within: 1e-6))
    for i in 1...10_000 { way.add(Double(i), at: 1 + Double(i) * 1e-7) }
    #expect(way.value(at: 1.001).isFinite)
    #expect(kept(way) == 257)
  }

  @Test func what_follows_goes_the_same_way() {
    let way = trail(8, 16).map { Point(2 * $0, 5) }
    #expect(isNear(way.value(at: 0.018).x, 20, within: 1e-9))
    #expect(way.value(at: 0.018).y == 5)
    #expect(way.lag == 0.008)
    #expect(way.end == Point(32, 5))
  }

  @Test func a_way_from_a_time_on_stood_still_before() {
    let way = trail(8, 16, 24).beginning(at: 0.016)
    #expect(way.value(at: 0.020) == 16)
    #expect(way.value(at: 0.024) == 16)
    #expect(isNear(way.value(at: 0.028), 20, within: 1e-9))
    // This holds between two moves, too: it stood at the place of the one before.
    let later = trail(8, 16, 24).beginning(at: 0.020)
    #expect(later.value(at: 0.026) == 16)
    #expect(isNear(later.value(at: 0.030), 20, within: 1e-9))
    #expect(trail(8, 16).beginning(at: 0.016).value(at: 0.016) == 16)
  }
}
