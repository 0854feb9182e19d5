import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A stroke is the same whenever it begins")
struct ShiftedStrokeTests {
  /// Stamps in whole milliseconds, as SDL gives them, and the pointer's places.
  struct Stroke {
    var samples: [(ms: Int, at: Point)] = []
    var release = 0

    /// Gaps of a mouse of 125 Hz, gaps of exactly the window's length, and others.
    static func random(using random: inout SplitMix64) -> Stroke {
      var stroke = Stroke()
      var ms = 0
      var at = Point(4, 400)
      let gaps = [8, 8, 8, 8, 1, 2, 10, 16, 17, 20, 39, 40, 41]
      for _ in 0..<Int.random(in: 2...24, using: &random) {
        stroke.samples.append((ms, at))
        ms += gaps.randomElement(using: &random) ?? 8
        at += Point(random.uniform(-4...24), random.uniform(-6...8))
      }
      stroke.release =
        (stroke.samples.last?.ms ?? 0) + ([0, 8, 39, 40, 41].randomElement(using: &random) ?? 0)
      return stroke
    }

    func velocity(from start: Int) -> Point {
      var tracker = VelocityTracker()
      for sample in samples { tracker.add(position: sample.at, at: Double(start + sample.ms) / 1000) }
      return tracker.velocity(at: Double(start + release) / 1000)
    }
  }

  @Test func a_shift_by_whole_milliseconds_changes_no_velocity_by_a_bit() {
    var random = SplitMix64(seed: 13)
    for _ in 0..<2000 {
      let stroke = Stroke.random(using: &random)
      let shift = Int.random(in: 1...10_000_000, using: &random)
      #expect(stroke.velocity(from: 0) == stroke.velocity(from: shift), "\(stroke) and \(shift) ms later")
    }
  }

  @Test func at_125_hz_the_sample_40_ms_back_is_in_at_every_start() {
    for start in 0..<2000 {
      var tracker = VelocityTracker()
      for i in 0..<20 { tracker.add(position: Point(Double(i), 0), at: Double(start + 8 * i) / 1000) }
      #expect(tracker.x.samples.count == 7)  // and the one before
    }
  }

  @Test func a_release_20_ms_after_the_last_motion_has_its_velocity_at_every_start() {
    for start in 0..<2000 {
      var tracker = VelocityTracker()
      tracker.add(position: .zero, at: Double(start + 100) / 1000)
      tracker.add(position: Point(40, 0), at: Double(start + 140) / 1000)
      #expect(tracker.velocity(at: Double(start + 160) / 1000).x == 1000)
      #expect(abs(tracker.velocity(at: Double(start + 161) / 1000).x - 950) < 1e-9)
      #expect(tracker.velocity(at: Double(start + 180) / 1000) == .zero)
    }
  }

  @Test func a_swipe_back_ends_alike_whenever_it_begins() {
    var opened = Stage()
    opened.open("chat-2")
    var random = SplitMix64(seed: 31)
    var outcomes: [Bool: Int] = [:]
    for _ in 0..<60 {
      let stroke = Stroke.random(using: &random)
      let base = Int((opened.now * 1000).rounded(.up)) + 1
      let ends = [0, 1, 3, 700, 12_345].map { shift -> (stack: [String], velocity: Point) in
        var prototype = opened.prototype
        func time(_ ms: Int) -> Double { Double(base + shift + ms) / 1000 }
        for (index, sample) in stroke.samples.enumerated() {
          prototype.send(
            TimedInput(time: time(sample.ms), .pointer(index == 0 ? .down : .move, id: 0, at: sample.at)))
        }
        prototype.advance(to: time(stroke.release))
        let velocity = prototype.arena.velocity
        let last = stroke.samples.last?.at ?? .zero
        prototype.send(TimedInput(time: time(stroke.release), .pointer(.up, id: 0, at: last)))
        prototype.advance(to: prototype.now + 3)
        return (prototype.state.stack, velocity)
      }
      #expect(ends.allSatisfy { $0 == ends[0] }, "\(stroke)")
      outcomes[ends[0].stack.count == 1, default: 0] += 1
    }
    #expect(outcomes.count == 2, "both outcomes are tried: \(outcomes)")
  }
}
