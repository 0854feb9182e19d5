import Testing

@testable import FloatDesktop
@testable import FloatFiles

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

@Suite struct MomentOrMarkTests {
  private let timeline = Timeline(
    inputs: [], end: 9,
    marks: [.init(name: "zone", time: 1.5, inputCount: 7), .init(name: "docked", time: 3)])

  @Test func aTimeIsATimeAndEverythingElseIsAName() throws {
    let time = try #require(MomentOrMark(argument: "1250ms")).place(on: timeline)
    #expect(time.time == 1.25 && time.inputCount == nil)
    let zone = try #require(MomentOrMark(argument: "zone")).place(on: timeline)
    #expect(zone.time == 1.5 && zone.inputCount == 7, "just when the step is, not after the next one")
    #expect(MomentOrMark(argument: "") == nil)
  }

  @Test func aNameThatIsNotThereSaysWhichAre() {
    let failure = #expect(throws: CommandFailure.self) {
      try MomentOrMark.mark("zoen").place(on: timeline)
    }
    #expect(failure?.code == .usage && failure?.message.contains("zone, docked") == true)
  }
}
