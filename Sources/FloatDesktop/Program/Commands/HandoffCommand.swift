import ArgumentParser
import FloatCore
import FloatFiles
import FloatPages
import FloatPainting
import FloatReplay
import FloatSnapshots
import FloatStudio
import FloatTakeHome

struct HandoffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "handoff", abstract: "Write a page about a gesture for engineers, as one HTML file.",
    discussion: """
      The page plays the gesture frame by frame, beside its curves, a table of what moves by which numbers, the rules in \
      words, measured key frames, the code for each platform, and the recording to check a build with. It needs no \
      network and opens in any browser. It has at most \(Self.limit.text): longer gestures get smaller pictures.
      """)

  @OptionGroup var prototype: PrototypeOptions
  @OptionGroup var source: SourceOptions

  @Option(
    help: .takes(
      "time|name",
      "The gesture at this time, or at a scenario's snapshot (default: the last one in which something moves)."
    ))
  var at: TimeOrSnapshotArgument?

  @Option(help: .takes("file", "The page to write (default: handoff.html)."))
  var output = "handoff.html"

  static let limit = ByteCount(8_000_000)

  func validate() throws {
    guard source.replay != nil || source.scenario != nil else {
      throw ValidationError("say which gesture with --replay or --scenario")
    }
    try WrittenFile.check("--output", output, reading: source.files + prototype.files)
  }

  func run() throws {
    let setup = try prototype.setup(.headless, source: source.source())
    let template = try HandoffTemplate(setup.assets)
    let timeline = try setup.timeline()
    let handoff = try handoff(on: timeline)
    let isPrinted = output == BoundedFile.standardInput
    let document = HandoffDocument(
      handoff: handoff, source: name, setup: setup,
      files: try HandoffFiles(
        timeline, of: setup, to: handoff.end, in: isPrinted ? nil : Folder.containing(output)))
    let empty = template.filled(title: document.title, data: document.data(with: nil)).count
    let (frames, quality) = try frames(of: timeline, for: handoff, setup, limit: Self.limit.bytes - empty)
    let page = template.filled(title: document.title, data: document.data(with: frames))
    guard !isPrinted else { return try Output.write(String(decoding: page, as: UTF8.self)) }
    try AtomicFile.write(page, to: output)
    Diagnostics.notice(
      "\(output): \(handoff.title), \(PrintableText.counted(frames.pictures.count, "frame")) at scale "
        + "\(FrameTimes.text(quality.scale)), JPEG quality \(quality.jpeg)"
        + (quality.rate < 60 ? ", \(FrameTimes.text(quality.rate)) a second" : "")
        + ", \(ByteCount(page.count).text)")
  }

  /// What the page calls the recording or scenario.
  private var name: String {
    let path = source.replay ?? source.scenario ?? ""
    guard path == BoundedFile.standardInput else { return Folder.name(of: path) }
    return Diagnostics.isForProgram ? "a window" : "standard input"
  }

  // MARK: The gesture

  private func handoff(on timeline: Timeline) throws(CommandFailure) -> Handoff {
    let history = timeline.history
    if let at {
      let time = try at.seconds(of: "--at", on: timeline)
      // A snapshot is before a step that begins at the same time.
      let isNamed = if case .snapshot = at { true } else { false }
      guard let take = history.take(at: isNamed ? time.nextDown : time) else {
        let first = history.blocks.first.map { "; the first begins at \(FrameTimes.text($0.start)) s" } ?? ""
        throw CommandFailure(.usage, "--at \(FrameTimes.text(time)): there is no gesture by then\(first)")
      }
      guard let handoff = Handoff(take, usual: .builtIn) else {
        throw CommandFailure(
          .usage, "--at \(FrameTimes.text(time)): nothing moves in that gesture; choose another time")
      }
      return handoff
    }
    for block in history.blocks.reversed() {
      if let take = history.take(at: block.start), let handoff = Handoff(take, usual: .builtIn) {
        return handoff
      }
    }
    throw CommandFailure(.badData, "\(name): nothing moves in it, so there is nothing to hand off")
  }

  // MARK: The frames

  /// The best frames that fit.
  ///
  /// - Parameter limit: The bytes that they may add to the page.
  private func frames(
    of timeline: Timeline, for handoff: Handoff, _ setup: PrototypeSetup, limit: Int
  ) throws(CommandFailure) -> (HandoffFrames, HandoffFrames.Quality) {
    for quality in HandoffFrames.Quality.attempts(scale: prototype.scale) {
      let times = try FrameTimes(from: handoff.start, throughRestAt: handoff.end, rate: quality.rate)
      let painter = setup.makePainter(scale: quality.scale)
      let shown = PhoneFrames([timeline], painter: painter, scale: quality.scale, showsTouches: true)
      // Three bytes are four characters, and each picture has some of its own.
      let room = limit / 4 * 3 - times.count * 60
      let frames = try HandoffFrames(FrameSequence(times: times, of: shown), quality: quality, limit: room)
      if let frames { return (frames, quality) }
    }
    throw CommandFailure(
      .cannotWrite,
      "\(output): would be larger than \(Self.limit.text) even with the smallest pictures; choose a shorter gesture with --at"
    )
  }
}
