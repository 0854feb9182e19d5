import FloatPixelSupport
import Foundation
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// `floatdesktop export`, the real program.
@Suite struct ExportEndToEndTests {
  private func export(
    _ arguments: [String], in folder: String, scenario: String = ExportTools.scenario,
    environment: [String: String] = [:], code: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ChildProcess.Outcome {
    let path = folder + "/push.yaml"
    try scenario.write(toFile: path, atomically: true, encoding: .utf8)
    return try LiveApp.run(
      ["export", "--scenario", path, "--scale", "1", "--bezel", "off"] + arguments, environment: environment,
      code: code, sourceLocation: sourceLocation)
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != "push.yaml" }.sorted()
  }

  /// Pictures of some times by `snapshot`.
  private func snapshots(_ times: [Double], in folder: String, _ options: String...) throws -> [Surface] {
    let paths = times.indices.map { "\(folder)/\(UUID().uuidString)-\($0).png" }
    _ = CommandRun(
      ["snapshot", "--scenario", folder + "/push.yaml", "--scale", "1"] + options
        + ["--at"] + times.map { JSON.text(of: $0) } + ["--output"] + paths, code: 0)
    defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
    return try paths.map { try PNGFile.read($0) }
  }

  /// The frames of a video or of pictures that move, as a player shows them, following the file's own flags.
  private func frames(
    _ path: String, count: Int, in folder: String, filter: String = "format=rgb24,crop=375:812:0:0"
  ) throws -> [Surface] {
    _ = try ExportTools.run(
      "ffmpeg", ["-v", "error", "-i", path, "-vf", filter, folder + "/out-%d.png"], in: folder)
    return try (1...count).map { try PNGFile.read("\(folder)/out-\($0).png") }
  }

  @Test func ffmpeg_is_installed() {
    withKnownIssue("tests of GIF and MP4 are skipped") {
      #expect(ExportTools.missing == [], "install the package ffmpeg to run them")
    } when: {
      !ExportTools.missing.isEmpty
    }
  }

  @Test func the_phones_body_is_around_the_screen_unless_it_is_left_out() throws {
    let directory = try TemporaryDirectory()
    let scenario = try directory.write(ExportTools.scenario, to: "push.yaml")
    let folder = directory.path + "/frames"
    _ = CommandRun(
      [
        "export", "--scenario", scenario, "--scale", "1", "--to", "0", "--output", folder,
      ], code: 0)
    let frame = try PNGFile.read(folder + "/frame-0000.png")
    #expect(frame.width == 481)
    #expect(frame.height == 918)
    #expect(frame.hasSamePixels(as: try snapshots([0], in: directory.path, "--bezel", "on")[0]))
  }

  @Test func a_folder_has_the_snapshots_of_its_times() throws {
    let directory = try TemporaryDirectory()
    let folder = directory.path + "/frames"
    // A folder of PNGs needs no ffmpeg.
    let result = try export(
      ["--output", folder, "--fps", "24", "--appearance", "dark"], in: directory.path,
      environment: ["PATH": "/nowhere"])
    #expect(result.output.isEmpty)
    let frames = try names(folder)
    #expect(frames.count > 12)
    #expect(frames.count < 40)
    #expect(result.errors.hasPrefix("floatdesktop: \(folder): \(frames.count) frames, "), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    // The last frame shows everything at rest; the one before need not.
    let times = frames.indices.map { Double($0) / 24 } + [99]
    let expected = try snapshots(times, in: directory.path, "--appearance", "dark")
    for (index, name) in frames.enumerated() {
      let number = String(index)
      #expect(name == "frame-" + String(repeating: "0", count: 4 - number.count) + number + ".png")
      #expect(try PNGFile.read("\(folder)/\(name)").hasSamePixels(as: expected[index]), "\(name)")
    }
    #expect(expected[frames.count - 1].hasSamePixels(as: expected[frames.count]))
    #expect(!expected[0].hasSamePixels(as: expected[frames.count]))
  }

  @Test(.enabled(if: ExportTools.missing.isEmpty), arguments: ["30", "33", "50"])
  func a_gif_takes_as_long_as_it_should(rate: String) throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/push.gif"
    let result = try export(["--output", path, "--fps", rate], in: directory.path)
    #expect(try names(directory.path) == ["push.gif"])
    let (delays, loops) = try ExportTools.timing(ofGIF: path)
    #expect(loops == 0)
    #expect(result.errors.contains(" \(delays.count) frames, "), "\(result.errors)")
    let step = try 100 / #require(Double(rate))
    var sum = 0.0
    for (index, delay) in delays.enumerated() {
      #expect(abs(sum - Double(index) * step) <= 0.5 + 1e-9, "frame \(index)")
      #expect(delay >= 2)
      sum += Double(delay)
    }
    #expect(abs(sum - Double(delays.count) * step) <= 0.5 + 1e-9)
  }

  @Test(.enabled(if: ExportTools.missing.isEmpty))
  func a_gif_shows_the_snapshots_in_its_colours() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/push.gif"
    _ = try export(
      ["--output", path, "--fps", "20", "--from", "100ms", "--to", "300ms"], in: directory.path)
    #expect(try ExportTools.timing(ofGIF: path).delays == [5, 5, 5, 5])
    let expected = try snapshots((0..<4).map { 0.1 + Double($0) / 20 }, in: directory.path)
    let frames = try frames(path, count: 4, in: directory.path, filter: "null")
    #expect(zip(frames, expected).allSatisfy { $0.similarity(to: $1) > 38 })
  }

  /// Wherever the moment lies among the frames that stay.
  @Test(.enabled(if: ExportTools.missing.isEmpty), arguments: [50, 150, 350, 850])
  func a_gif_has_a_colour_that_is_seen_for_half_a_second(begin: Int) throws {
    let directory = try TemporaryDirectory()
    try directory.write(PicturePages.svg("#808080"), to: "p/grey.svg")
    try directory.write(PicturePages.svg("#e01010"), to: "p/red.svg")
    let next = "hotspots: {go: {frame: all, variant: "
    try directory.write(
      "floatdesktop: 1\npages: {grey: {picture: grey.svg, \(next)red}}, "
        + "variants: {red: {picture: red.svg, \(next)default}}}}}}\n", to: "p/prototype.yaml")
    let path = directory.path + "/red.gif"
    _ = try export(
      ["--output", path, "--fps", "10", "--scale", "0.1"], in: directory.path,
      scenario: "prototype: p\nsteps: [{wait: 200s}, {wait: \(begin)ms}, {tap: [180, 400]}, {wait: 500ms}, "
        + "{tap: [180, 400]}, {wait: 200s}]\n")
    _ = try ExportTools.run(
      "ffmpeg",
      [
        "-v", "error", "-ss", "\(200.4 + Double(begin) / 1000)", "-i", path, "-frames:v", "1",
        directory.path + "/red.png",
      ],
      in: directory.path)
    let shown = ExportTools.average(try PNGFile.read(directory.path + "/red.png"), x: 10, y: 30, side: 10)
    for (value, wanted) in zip(shown, [0xE0, 0x10, 0x10]) {
      #expect(abs(value - Double(wanted)) < 12, "\(shown)")
    }
  }

  @Test(.enabled(if: ExportTools.missing.isEmpty))
  func an_mp4_shows_the_snapshots_and_says_what_it_is() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/push.mp4"
    let result = try export(
      ["--output", path, "--fps", "30", "--from", "0.1", "--to", "0.5"], in: directory.path)
    #expect(result.errors.contains(" 12 frames, 0.4 s, "), "\(result.errors)")
    #expect(try names(directory.path) == ["push.mp4"])
    // 375 points at scale 1 are odd.
    let facts = try ExportTools.run(
      "ffprobe",
      [
        "-v", "error", "-count_frames", "-of", "default=nk=1:nw=1", "-show_entries",
        "stream=codec_name,width,height,pix_fmt,color_range,color_space,color_transfer,color_primaries,"
          + "r_frame_rate,duration,nb_read_frames", path,
      ], in: directory.path)
    #expect(
      facts.split(separator: "\n") == [
        "h264", "376", "812", "yuv420p", "tv", "bt709", "bt709", "bt709", "30/1", "0.400000", "12",
      ])
    let expected = try snapshots((0..<12).map { 0.1 + Double($0) / 30 }, in: directory.path)
    let frames = try frames(path, count: 12, in: directory.path)
    #expect(zip(frames, expected).allSatisfy { $0.similarity(to: $1) > 36 })
    // A grey bar and a red picture: a wrong range changes the bar, a wrong matrix the picture.
    for (x, y) in [(90, 40), (20, 158)] {
      let (shown, wanted) = (frames[0], expected[0])
      let pairs = zip(
        ExportTools.average(shown, x: x, y: y, side: 40), ExportTools.average(wanted, x: x, y: y, side: 40))
      for (shown, wanted) in pairs { #expect(abs(shown - wanted) < 2, "\(x), \(y)") }
    }
    // The index comes before the frames, so that a browser can begin at once.
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let index = try #require(bytes.range(of: Data("moov".utf8)))
    let content = try #require(bytes.range(of: Data("mdat".utf8)))
    #expect(index.lowerBound < content.lowerBound)
  }

  @Test(.enabled(if: ExportTools.missing.isEmpty), arguments: [("webm", "vp9", 25.0), ("apng", "apng", 60)])
  func other_formats_show_the_snapshots_too(ending: String, codec: String, least: Double) throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/push." + ending
    _ = try export(
      ["--output", path, "--fps", "30000/1001", "--from", "0.1", "--to", "0.4"], in: directory.path)
    #expect(try names(directory.path) == ["push.\(ending)"])
    let facts = try ExportTools.run(
      "ffprobe",
      ["-v", "error", "-of", "default=nk=1:nw=1", "-show_entries", "stream=codec_name,r_frame_rate", path],
      in: directory.path)
    #expect(facts.split(separator: "\n") == [Substring(codec), "30000/1001"])
    let expected = try snapshots((0..<9).map { 0.1 + Double($0) * 1001 / 30000 }, in: directory.path)
    let frames = try frames(path, count: 9, in: directory.path)
    #expect(zip(frames, expected).allSatisfy { $0.similarity(to: $1) > least })
  }

  @Test(.enabled(if: ExportTools.missing.isEmpty))
  func a_file_has_at_most_the_size_that_it_may_have() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/push.gif"
    _ = try export(["--output", path], in: directory.path)
    let size = try Data(contentsOf: URL(fileURLWithPath: path)).count
    let smaller = try export(["--output", path, "--max-size", "\(size / 3)"], in: directory.path)
    #expect(smaller.errors.contains(" frames a second at scale "), "\(smaller.errors)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count <= size / 3)
    let kept = try Data(contentsOf: URL(fileURLWithPath: path))
    let tiny = try export(["--output", path, "--max-size", "900"], in: directory.path, code: 73)
    #expect(tiny.errors.contains("--max-size 900 bytes"), "\(tiny.errors)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == kept, "the file from before is unchanged")
    #expect(try names(directory.path) == ["push.gif"])
    _ = try export(
      ["--output", directory.path + "/frames/", "--max-size", "1MB"], in: directory.path, code: 64)
  }
}
