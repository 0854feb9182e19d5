import Testing

@testable import FloatCore

@Suite("A value that follows")
struct TrackedTests {
  @Test func it_is_at_rest_from_its_end_time_on() {
    var x = Tracked(0.0)
    #expect(x.isAtRest(at: 0))
    x.settle(to: 100, with: .curve(.easeInOut, duration: 0.25), at: 5)
    #expect(x.endTime == 5.25)
    #expect(!x.isAtRest(at: x.endTime.nextDown))
    #expect(x.isAtRest(at: x.endTime))
    #expect(x.value(at: x.endTime) == 100)
  }
}
