import ArgumentParser
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
      selects the format: .mp4 is H.264, .gif is a looping GIF, and a name without an extension is a folder of \
      frame-0000.png and so on, where earlier frames are replaced. Videos need ffmpeg; a folder does not.
      """)

  @OptionGroup var prototype: PrototypeOptions
  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Overlays") var overlay: OverlayOptions
  @OptionGroup var comparison: ComparisonOptions
  @OptionGroup(title: "The window") var picture: WindowPictureOptions

  @Option(help: .takes("file", "The .mp4 or .gif to write, or a folder."))
  var output: String

  // A word that looks like an option counts as a wrong number.
  @Option(
    parsing: .unconditional,
    help: .takes("n", "Frames per second, 1 to 240 (default: 60); for a GIF 1 to 50 (default: 50)."))
  var fps: Double?

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

  @Option(help: .hidden)
  var parent: Int32?

  func validate() throws {
    if output == "-" {
      throw ValidationError(
        "--output -: a video cannot be written to standard output; name a file or a folder")
    }
    if let read = source.replay ?? source.scenario, SameFile.isSame(output, read) {
      throw ValidationError("--output is the file being played, which would be lost; name another one")
    }
    guard source.replay != nil || source.scenario != nil else {
      throw ValidationError("say what to export with --replay or --scenario")
    }
  }

  func run() throws {
    if let parent { try WorkerProcess.endWithParent(parent) }
    let interruption = Interruption()
    defer { interruption.end() }
    let format = try ExportFormat(output: output, isFolder: Folder.exists)
    let rate = try format.rate(fps)
    let setup = try prototype.setup(.headless, source: source.source())
    let plain = try setup.timeline()
    let other = try comparison.phone(beside: setup, plain)
    let scale = prototype.scale ?? SuiteScenario.defaultScale
    let window = picture.beginning(of: setup, overlay.overlays, bezel: bezel, beside: other, density: scale)
    let timeline = try window.map { try setup.timeline(in: $0) } ?? plain
    let times = try times(of: [timeline] + [other?.timeline].compactMap(\.self), rate: rate)
    let painter = setup.makePainter(scale: scale)
    let frames: FrameSequence
    if window != nil, let script = timeline.script {
      frames = FrameSequence(times: times, of: WindowFrames(script.player, painter))
    } else {
      let phones = PhoneFrames(
        timeline, beside: other, painter: painter, scale: scale, showsTouches: picture.shown.touches,
        showsBody: bezel != .off, overlays: overlay.overlays)
      frames = FrameSequence(times: times, of: phones)
    }
    let exporter = Exporter(format: format, output: output, interruption: interruption, frames: frames)
    let bytes = try exporter.export()
    Diagnostics.notice(
      "\(output): \(PrintableText.counted(times.count, "frame")), \(FrameTimes.text(times.duration)) s, \(Self.text(bytes: bytes))"
    )
  }

  /// - Parameter timelines: The timelines of all phones; names are looked up in the first.
  private func times(of timelines: [Timeline], rate: Double) throws(CommandFailure) -> FrameTimes {
    let timeline = timelines[0]
    let begin = try from?.seconds(of: "--from", on: timeline) ?? 0
    if let end = try to?.seconds(of: "--to", on: timeline) {
      guard begin <= end else { throw CommandFailure(.usage, "--from is after --to") }
      return try FrameTimes(from: begin, to: end, rate: rate)
    }
    let rests = timelines.map { $0.rest() }
    // In a window everything is over in the window's time.
    let ends = zip(timelines, rests).map { timeline, rest in
      picture.window.flatMap { _ in timeline.script }.map { $0.end + rest.prototype.now - timeline.end }
        ?? rest.prototype.now
    }
    let end = ends.max() ?? 0
    guard begin <= end else {
      throw CommandFailure(
        .usage, "--from \(FrameTimes.text(begin)): everything is over at \(FrameTimes.text(end)) s")
    }
    let times = try FrameTimes(from: begin, throughRestAt: end, rate: rate)
    if rests.contains(where: { !$0.isAtRest }) {
      Diagnostics.warning(
        "something still moves \(FrameTimes.text(Settling.limit)) s after the end, where the video stops; choose "
          + "another end with --to")
    }
    return times
  }

  /// A number of bytes in a suitable unit.
  static func text(bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) bytes"
    case ..<999_950: "\(FrameTimes.text((Double(bytes) / 100).rounded() / 10)) kB"
    default: "\(FrameTimes.text((Double(bytes) / 100_000).rounded() / 10)) MB"
    }
  }
}
