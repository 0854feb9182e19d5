import Testing

@testable import FloatDesktop

@Suite struct LoopClockTests {
  private func time(event: UInt32, now: UInt32, real: Double, slowdown: Double = 1) -> Double {
    LoopClock.prototypeTime(eventTicks: event, nowTicks: now, realNow: real, slowdown: slowdown)
  }

  @Test func anEventIsAsOldAsItsMilliseconds() {
    #expect(time(event: 1000, now: 1250, real: 3) == 3 - 0.25)
  }

  @Test func millisecondsMayWrapAround() {
    #expect(time(event: UInt32.max - 99, now: 100, real: 3) == 3 - 0.2)
  }

  @Test func anEventIsNeitherBeforeTheStartNorAfterNow() {
    #expect(time(event: 0, now: 5000, real: 3) == 0)
    #expect(time(event: 1001, now: 1000, real: 3) == 3)
  }

  @Test func slowMotionCountsInThePrototypesTime() {
    #expect(time(event: 1000, now: 2000, real: 5, slowdown: 4) == 1)
  }
}
