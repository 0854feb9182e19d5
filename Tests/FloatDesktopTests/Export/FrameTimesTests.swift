import Testing

@testable import FloatDesktop
@testable import FloatFiles

@Suite struct FrameTimesTests {
  private static let parts: [(from: Double, to: Double, rate: Double, count: Int)] = [
    (0, 0, 60, 1), (2, 2, 50, 1), (0, 0.001, 60, 1), (0, 1.0 / 60, 60, 1), (0, 1, 60, 60), (0, 1.001, 60, 61),
    // 0.7 - 0.6 is 0.09999999999999998, and (0.4 - 0.1) * 30 is 9.000000000000002.
    (0, 0.1, 30, 3), (0.6, 0.7, 30, 3), (0.1, 0.4, 30, 9), (1, 2, 23.976, 24), (0, 600, 60, 36_000),
  ]

  @Test(arguments: parts)
  func there_is_a_frame_for_every_part_of_the_time(from: Double, to: Double, rate: Double, count: Int) throws
  {
    let times = try FrameTimes(from: from, to: to, rate: rate)
    #expect(times.count == count)
    #expect(times[0] == from)
    #expect(times.duration == Double(count) / rate)
    #expect(times[count - 1] < max(to, from + 1e-9))
  }

  private static let rests: [(from: Double, rest: Double, rate: Double, count: Int)] = [
    (0, 0, 60, 1), (0, 1, 60, 61), (0, 1.01, 60, 62), (0.5, 0.5, 50, 1), (0.25, 0.5, 10, 4),
  ]

  @Test(arguments: rests)
  func the_last_frame_shows_the_rest(from: Double, rest: Double, rate: Double, count: Int) throws {
    let times = try FrameTimes(from: from, throughRestAt: rest, rate: rate)
    #expect(times.count == count)
    #expect(times[count - 1] >= rest)
    if count > 1 { #expect(times[count - 2] < rest) }
  }

  @Test func times_do_not_drift() throws {
    let times = try FrameTimes(from: 0.1, to: 400, rate: 60)
    #expect(times[18_001] == 0.1 + 18_001 / 60)
  }

  @Test(arguments: [(600.02, 60.0), (1e300, 1), (.infinity, 1)])
  func a_video_that_is_too_long_is_refused_with_the_bound(length: Double, rate: Double) {
    #expect {
      try FrameTimes(from: 0, to: length, rate: rate)
    } throws: { error in
      guard let failure = error as? CommandFailure else { return false }
      return failure.code == .usage && failure.message.contains("36000") && failure.message.contains("--from")
    }
  }

  @Test(arguments: [1.0, 3, 7, 24, 29.97, 30, 33, 50])
  func the_last_delay_fills_the_whole(rate: Double) throws {
    for count in 1...120 {
      let times = try FrameTimes(from: 0, to: Double(count) / rate, rate: rate)
      // The delays of the other frames are differences of rounded times.
      let begin = (Double(count - 1) / rate * 100).rounded()
      #expect(abs(begin + Double(times.lastDelay) - times.duration * 100) <= 0.5 + 1e-9)
      #expect(times.lastDelay >= 2)
    }
  }
}
