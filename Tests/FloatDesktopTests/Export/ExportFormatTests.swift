import Testing

@testable import FloatDesktop
@testable import FloatFiles

@Suite struct ExportFormatTests {
  @Test(arguments: [
    ("a.mp4", ExportFormat.mp4), ("A.MP4", .mp4), ("a.webm", .webm), ("b/a.apng", .apng), ("b/a.gif", .gif),
    ("frames", .frames), ("a.gif/", .frames),
    ("there.mp4/", .frames), ("there.png", .frames), ("b.c/frames", .frames), (".hidden", .frames),
    (".a.gif", .gif), ("..", .frames), ("/", .frames),
  ])
  func the_name_says_what_is_written(output: String, format: ExportFormat) throws {
    #expect(try ExportFormat(output: output) { ["there.mp4", "there.png", ".."].contains($0) } == format)
  }

  /// It would get pictures where a film was asked for.
  @Test func a_folder_with_the_name_of_a_film_is_told() {
    #expect {
      try ExportFormat(output: "there.mp4") { $0 == "there.mp4" }
    } throws: { error in
      (error as? CommandFailure)?.message.contains("--output there.mp4: is a folder; end the name in /")
        == true
    }
  }

  @Test(arguments: ["a.mov", "a.png", "a.b.c", "", "a."])
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
    for format in ExportFormat.allCases {
      #expect(try format.rate(nil).value == (format == .gif ? 50 : 60))
      for rate in format == .gif ? [1, 23.976, 50] : [1, 23.976, 240] {
        #expect(try format.rate(FrameRate(rate)).value == rate)
      }
    }
  }

  @Test func a_rate_may_be_a_fraction_which_stays_exact() throws {
    let film = try #require(FrameRate(argument: "30000/1001"))
    #expect(film.value == 30000.0 / 1001)
    #expect(film.text == "30000/1001")
    #expect(film.divided(by: 2).text == "30000/2002")
    #expect(FrameRate(50).divided(by: 4).text == "12.5")
    #expect(FrameRate(argument: "29.97")?.text == "29.97")
    for wrong in ["30000/0", "1/2/3", "/2", "-1/2", "a/b", "1.5/2", "", "thirty"] {
      #expect(FrameRate(argument: wrong) == nil, "\(wrong)")
    }
  }

  @Test func a_number_of_bytes_has_a_unit() {
    let sizes: [(text: String, bytes: Int?)] = [
      ("10MB", 10_000_000), ("1.5MiB", 1_572_864), ("800kB", 800_000), ("900000", 900_000), ("3m", 3_000_000),
      ("20 b", nil), ("0", nil), ("-1MB", nil), ("MB", nil), ("1e3", nil), ("1TB", nil), ("inf", nil),
    ]
    for (text, bytes) in sizes { #expect(ByteCount(argument: text)?.bytes == bytes, "\(text)") }
    #expect(ByteCount(10_000_000).text == "10 MB")
  }

  @Test func for_a_smaller_file_scale_goes_down_first_and_the_rate_last() {
    let asked = ExportQuality(scale: 2, rate: FrameRate(50))
    let attempts = ExportQuality.attempts(asked, .gif)
    #expect(attempts.first == asked)
    #expect(attempts[1] == ExportQuality(scale: 1.5, rate: FrameRate(50)))
    #expect(attempts.map(\.loss) == attempts.map(\.loss).sorted())
    #expect(attempts.map(\.scale) == attempts.map(\.scale).sorted(by: >))
    #expect(attempts.dropLast().allSatisfy { $0.rate.value == 50 })
    #expect(attempts.last == ExportQuality(scale: 0.5, rate: FrameRate(25), loss: 2))
    for rate in [49.0, 25, 24, 8] {
      let slow = ExportQuality(scale: 2, rate: FrameRate(rate))
      #expect(ExportQuality.attempts(slow, .gif).allSatisfy { $0.rate == slow.rate }, "\(rate)")
    }
    let fast = ExportQuality(scale: 2, rate: FrameRate(240))
    #expect(ExportQuality.attempts(fast, .mp4).last?.rate == FrameRate(30))
    #expect(ExportQuality.attempts(asked, .apng).allSatisfy { $0.loss == 0 })
    // What is small already is left as it is.
    let least = ExportQuality(scale: 0.2, rate: FrameRate(8))
    #expect(ExportQuality.attempts(least, .apng) == [least])
    #expect(attempts[2].leastSize(from: asked, of: 1000) == 250)
  }

  @Test(arguments: [
    (ExportFormat.mp4, 0.0, "1 to 240"), (.mp4, -1, "1 to 240"), (.mp4, .nan, "1 to 240"),
    (.frames, .infinity, "1 to 240"), (.mp4, 240.5, "1 to 240"), (.mp4, 1_000_000, "1 to 240"),
    (.gif, 51, "1 to 50"), (.gif, 0.5, "1 to 50"), (.gif, .nan, "1 to 50"),
  ])
  func other_rates_are_wrong_usage(format: ExportFormat, rate: Double, range: String) {
    #expect {
      try format.rate(FrameRate(rate))
    } throws: { error in
      (error as? CommandFailure)?.code == .usage
        && (error as? CommandFailure)?.message.contains(range) == true
    }
  }
}
