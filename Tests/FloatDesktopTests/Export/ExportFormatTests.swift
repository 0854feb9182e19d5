import Testing

@testable import FloatDesktop
@testable import FloatFiles

@Suite struct ExportFormatTests {
  @Test(arguments: [
    ("a.mp4", ExportFormat.mp4), ("A.MP4", .mp4), ("b/a.gif", .gif), ("frames", .frames), ("a.gif/", .frames),
    ("there.mp4", .frames), ("b.c/frames", .frames), (".hidden", .frames), (".a.gif", .gif), ("..", .frames),
  ])
  func the_name_says_what_is_written(output: String, format: ExportFormat) throws {
    #expect(try ExportFormat(output: output) { $0 == "there.mp4" || $0 == ".." } == format)
  }

  @Test(arguments: ["a.webm", "a.png", "a.b.c", "", "a."])
  func another_name_is_wrong_usage(output: String) {
    #expect {
      try ExportFormat(output: output) { _ in false }
    } throws: { error in
      guard let failure = error as? CommandFailure else { return false }
      return failure.code == .usage
        && (output.isEmpty || (failure.message.contains(".mp4") && failure.message.contains(".gif")))
    }
  }

  @Test func each_format_has_its_rates() throws {
    #expect(try ExportFormat.mp4.rate(nil) == 60)
    #expect(try ExportFormat.frames.rate(nil) == 60)
    #expect(try ExportFormat.gif.rate(nil) == 50)
    #expect(try ExportFormat.mp4.rate(240) == 240)
    #expect(try ExportFormat.mp4.rate(23.976) == 23.976)
    #expect(try ExportFormat.gif.rate(1) == 1)
  }

  @Test(arguments: [
    (ExportFormat.mp4, 0.0, "1 to 240"), (.mp4, -1, "1 to 240"), (.mp4, .nan, "1 to 240"),
    (.frames, .infinity, "1 to 240"), (.mp4, 240.5, "1 to 240"), (.mp4, 1_000_000, "1 to 240"),
    (.gif, 51, "1 to 50"), (.gif, 0.5, "1 to 50"), (.gif, .nan, "1 to 50"),
  ])
  func other_rates_are_wrong_usage(format: ExportFormat, rate: Double, range: String) {
    #expect {
      try format.rate(rate)
    } throws: { error in
      (error as? CommandFailure)?.code == .usage
        && (error as? CommandFailure)?.message.contains(range) == true
    }
  }
}
