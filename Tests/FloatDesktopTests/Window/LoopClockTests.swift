import Testing

@testable import FloatDesktop
@testable import FloatTestSupport

@Suite struct LoopClockTests {
  private func time(event: UInt32, now: UInt32, real: Double) -> Double {
    LoopClock.real(eventTicks: event, nowTicks: now, realNow: real)
  }

  @Test func an_event_is_as_old_as_its_milliseconds() {
    #expect(time(event: 1000, now: 1250, real: 3) == 3 - 0.25)
  }

  @Test func milliseconds_may_wrap_around() {
    #expect(time(event: UInt32.max - 99, now: 100, real: 3) == 3 - 0.2)
  }

  @Test func an_event_is_neither_before_the_start_nor_after_now() {
    #expect(time(event: 0, now: 5000, real: 3) == 0)
    #expect(time(event: 1001, now: 1000, real: 3) == 3)
  }

  /// SDL drops fractions of milliseconds, and time passes until the event is handled.
  @Test func an_event_before_a_deadline_is_not_after_it_by_a_part_of_a_millisecond() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<10_000 {
      let start = Double.random(in: 0..<0.1, using: &random)
      let deadline = Double.random(in: 1..<9, using: &random)
      let taken = deadline + Double.random(in: 0.25..<5, using: &random)
      let looked = taken + Double.random(in: 0..<0.002, using: &random)
      func ticks(_ real: Double) -> UInt32 { UInt32((start + real) * 1000) }
      let event = LoopClock.ticks(before: deadline, nowTicks: ticks(taken), realNow: taken)
      let place = time(event: event, now: ticks(looked), real: looked)
      #expect(place < deadline)
      #expect(place > deadline - 0.004)
    }
  }

  /// The kernel promises that its counter does not; a program that changes it breaks the promise.
  @Test func a_counter_that_goes_back_is_no_time_before_the_start() {
    #expect(LoopClock.seconds(from: 1000, to: 3500, frequency: 1000) == 2.5)
    #expect(LoopClock.seconds(from: 1000, to: 0, frequency: 1000) == 0)
    #expect(LoopClock.seconds(from: .max, to: 499, frequency: 1000) == 0.5)
  }
}
