import Testing

@testable import FloatDesktop

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
}
