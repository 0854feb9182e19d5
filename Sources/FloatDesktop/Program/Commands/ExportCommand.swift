import ArgumentParser
import FloatCore
import FloatDesk
import FloatFiles
import FloatPainting
import FloatReplay
import FloatSnapshots
import FloatStudio
import Glibc

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a video of a recording or scenario, without a window.",
    discussion: """
      Each frame shows what "floatdesktop snapshot --at" shows at its time, with the phone's body around it. The video \
      runs from the start until everything is at rest, unless --from and --to say otherwise. The name of the output \
      selects the format: .mp4 is H.264, .webm is VP9, .gif and .apng loop, and a name without an extension is a folder \
      of frame-0000.png and so on, where earlier frames are replaced. Videos need ffmpeg; a folder does not.

      With --max-size the file is written again until it is small enough: at a smaller scale, then with worse colours, \
      and last with fewer frames a second, at least 25.
      """)

  @OptionGroup var prototype: PrototypeOptions
  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Overlays") var overlay: OverlayOptions
  @OptionGroup var comparison: ComparisonOptions
  @OptionGroup(title: "The window") var picture: WindowPictureOptions

  @Option(help: .takes("file", "The .mp4, .webm, .gif or .apng to write, or a folder."))
  var output: String

  // A word that looks like an option counts as a wrong number.
  @Option(
    parsing: .unconditional,
    help: .takes(
      "n", "Frames per second, 1 to 240 (default: 60), also 30000/1001; for a GIF 1 to 50 (default: 50)."))
  var fps: FrameRate?

  @Option(help: .takes("bytes", "The most that the file may have, such as 10MB or 800kB."))
  var maxSize: ByteCount?

  @Option(
    help: .takes(
      "time|name",
      "Where the video starts: a time, such as 1.25 or 1250ms, or the name of a scenario's snapshot (default: 0)."
    ))
  var from: TimeOrSnapshotArgument?

  @Option(help: .takes("time|name", "Where it ends (default: when everything is at rest)."))
  var to: TimeOrSnapshotArgument?

  @Option(
    help: .takes(
      "on|off", "Draw the phone's body around the screen (default: on, with --window if there is room)."))
  var bezel: Bezel?

  func validate() throws {
    if output == "-" {
      throw ValidationError(
        "--output -: a video cannot be written to standard output; name a file or a folder")
    }
    try WrittenFile.check("--output", output, reading: source.files + prototype.files + comparison.files)
    guard source.replay != nil || source.scenario != nil else {
      throw ValidationError("say what to export with --replay or --scenario")
    }
  }

  func run() throws {
    let interruption = Interruption()
    defer { interruption.end() }
    let format = try ExportFormat(output: output, isFolder: Folder.exists)
    if maxSize != nil, format == .frames {
      throw CommandFailure(.usage, "--max-size is for a file, and --output \(output) is a folder of pictures")
    }
    let rate = try format.rate(fps)
    let setup = try prototype.setup(.headless, source: source.source())
    for name in format == .frames ? Folder.names(in: output).filter(FrameFolder.isFrame) : [] {
      try WrittenFile.check(
        "--output", Folder.join(output, name), of: setup.prototypePath, over: .picture)
    }
    let asked = ExportQuality(scale: prototype.scale ?? SuiteScenario.defaultScale, rate: rate)
    let other = try comparison.phone(beside: setup)
    let timeline = try timeline(of: setup, beside: other, scale: asked.scale)
    let timelines = [timeline, other?.timeline(beside: timeline)].compactMap(\.self)
    let span = try span(of: timelines)
    let overlays = picture.window == nil ? timelines.map { TimelineOverlays(overlay.overlays, of: $0) } : []
    var tooLarge: (quality: ExportQuality, bytes: Int)?
    for quality in maxSize == nil ? [asked] : ExportQuality.attempts(asked, format) {
      if let tooLarge, let maxSize,
        quality.leastSize(from: tooLarge.quality, of: tooLarge.bytes) > maxSize.bytes
      {
        continue
      }
      let painter = setup.makePainter(scale: quality.scale)
      // A window counts in pixels.
      let window =
        quality.scale == asked.scale || picture.window == nil
        ? timeline.window : try self.timeline(of: setup, beside: other, scale: quality.scale).window
      let shown: any FrameSource =
        if picture.window != nil, let window { WindowFrames(window, painter) } else {
          PhoneFrames(
            timelines, names: other?.names, painter: painter, scale: quality.scale,
            showsTouches: picture.shown.shows(.touches), showsBody: bezel != .off, overlays: overlays)
        }
      let (begin, end, rate) = (span.lowerBound, span.upperBound, quality.rate.value)
      let times =
        to == nil
        ? try FrameTimes(from: begin, throughRestAt: end, rate: rate)
        : try FrameTimes(from: begin, to: end, rate: rate)
      let frames = FrameSequence(times: times, of: shown)
      let exporter = Exporter(
        format: format, output: output, interruption: interruption, frames: frames, quality: quality,
        limit: maxSize?.bytes)
      do {
        let bytes = try exporter.export()
        Diagnostics.notice(
          "\(output): \(Self.summary(frames.times, bytes, quality, isAsked: quality == asked))")
        return
      } catch let error as Exporter.TooLarge {
        tooLarge = (quality, error.bytes)
      }
    }
    throw CommandFailure(
      .cannotWrite,
      "\(output): is larger than --max-size \(maxSize?.text ?? "") even at its smallest; choose a part with --from and --to"
    )
  }

  private static func summary(
    _ times: FrameTimes, _ bytes: Int, _ quality: ExportQuality, isAsked: Bool
  ) -> String {
    let facts =
      "\(PrintableText.counted(times.count, "frame")), \(FrameTimes.text(times.duration)) s, \(ByteCount(bytes).text)"
    guard !isAsked else { return facts }
    let colors = quality.loss > 0 ? ", with worse colours" : ""
    return facts
      + " (\(FrameTimes.text(quality.rate.value)) frames a second at scale \(FrameTimes.text(quality.scale))\(colors))"
  }

  /// The first phone's timeline, in a window if that is shown.
  ///
  /// - Parameter scale: Pixels per point.
  private func timeline(
    of setup: PrototypeSetup, beside other: Counterpart?, scale: Double
  ) throws(CommandFailure) -> Timeline {
    try setup.timeline(
      in: picture.beginning(of: setup, overlay.overlays, bezel: bezel, beside: other, density: scale))
  }

  /// The part of time that a video shows: up to an end that was asked for, or through the rest.
  ///
  /// - Parameter timelines: The timelines of all phones; names are looked up in the first.
  private func span(of timelines: [Timeline]) throws(CommandFailure) -> ClosedRange<Double> {
    let timeline = timelines[0]
    let begin = try from?.seconds(of: "--from", on: timeline) ?? 0
    let asked = try to?.seconds(of: "--to", on: timeline)
    if let asked, begin > asked { throw CommandFailure(.usage, "--from is after --to") }
    // Within the time that was played, the end need not be looked for.
    if let asked, begin <= timeline.end { return begin...asked }
    let rests = timelines.map { $0.rest() }
    // In a window everything is over in the window's time.
    let ends = zip(timelines, rests).map { timeline, rest in
      picture.window.flatMap { _ in timeline.window }.map { $0.end + rest.prototype.now - timeline.end }
        ?? rest.prototype.now
    }
    let end = ends.max() ?? 0
    guard begin <= end else {
      throw CommandFailure(
        .usage, "--from \(FrameTimes.text(begin)): everything is over at \(FrameTimes.text(end)) s")
    }
    if let asked { return begin...asked }
    if rests.contains(where: { !$0.isAtRest }) {
      Diagnostics.warning(
        "something still moves \(FrameTimes.text(ScenarioStepReader.longestRest)) s after the end, where the video stops; choose "
          + "another end with --to")
    }
    return begin...end
  }
}
