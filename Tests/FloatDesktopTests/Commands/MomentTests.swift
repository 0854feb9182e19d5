import Testing

@testable import FloatDesktop

@Suite struct MomentTests {
  @Test(arguments: [("1.25", 1.25), ("1.25s", 1.25), ("1250ms", 1.25), ("0", 0), ("1e-3", 0.001)])
  func secondsAndMilliseconds(text: String, seconds: Double) {
    #expect(Moment(argument: text)?.seconds == seconds)
  }

  @Test(arguments: ["", "s", "-1", "inf", "nan", "0x10", "1 s", "1m", "soon", "1,5"])
  func whatIsNoTimeIsRefused(text: String) {
    #expect(Moment(argument: text) == nil)
  }
}
