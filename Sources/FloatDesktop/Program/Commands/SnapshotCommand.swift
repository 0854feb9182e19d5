import ArgumentParser
import FloatFiles
import FloatPainting
import FloatReplay
import FloatSnapshots
import FloatStudio

struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Write pictures of a recording or scenario, without a window.",
    discussion: """
      Give --output one file per --at, or a single folder, which is created if necessary: its pictures are named after \
      their times (1.250s.png) or snapshots. Without --at, a picture is taken at each "snapshot" step of the scenario, named after the \
      step; if there is none, at the end: after a scenario's last step, or when a recording has come to rest. A prototype \
      alone is shown as it opens.
      """)

  @OptionGroup var prototype: PrototypeOptions
  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Overlays") var overlay: OverlayOptions
  @OptionGroup var comparison: ComparisonOptions

  @Option(
    parsing: .upToNextOption,
    help: .takes(
      "time|name",
      "A time, such as 1.25 or 1250ms, or the name of a scenario's snapshot; one picture for each."))
  var at: [TimeOrSnapshotArgument] = []

  @Option(parsing: .upToNextOption, help: .takes("file", "PNG files to write, or a folder."))
  var output: [String]

  @Option(help: .takes("on|off", "Draw the phone's body around the screen."))
  var bezel: Bezel = .off

  func validate() throws {
    guard source.replay != nil || source.scenario != nil || prototype.prototype != nil else {
      throw ValidationError("say what to take pictures of with --replay, --scenario or --prototype")
    }
  }

  func run() throws {
    let setup = try prototype.setup(.headless, source: source.source())
    let timeline = try setup.timeline()
    let shots = try SnapshotPlan(
      at: at, outputs: output, timeline: timeline, isFolder: Folder.exists
    ).shots
    let other = try comparison.phone(beside: setup, timeline)
    let others = try other.map {
      try SnapshotPlan(at: at, outputs: output, timeline: $0.timeline, isFolder: Folder.exists).shots
    }
    let scale = prototype.scale ?? SuiteScenario.defaultScale
    var moments = MomentPainter(
      timeline, beside: other, painter: setup.makePainter(scale: scale), scale: scale,
      showsBody: bezel == .on,
      overlays: overlay.overlays)
    if bezel == .on, shots.contains(where: { $0.panel != nil }) {
      Diagnostics.warning("the panel is not drawn beside the phone's body: leave out --bezel on to see it")
    }
    let overlays = TimelineOverlays(overlay.overlays, of: timeline)
    for (index, shot) in shots.enumerated() {
      if let reason = overlays.silence(at: shot.prototype, timeline) { Diagnostics.warning(reason) }
      let picture = moments.paint(
        [shot.prototype, others?[index].prototype].compactMap(\.self), panel: bezel == .off ? shot.panel : nil
      )
      try Self.write(picture.surface, to: shot.path)
    }
  }

  private static func write(_ picture: Surface, to path: String) throws {
    guard let bytes = PNGFile.encode(picture) else {
      throw CommandFailure(.cannotWrite, "\(path): cannot be written: the picture is too large for a PNG")
    }
    try AtomicFile.write(bytes, to: path)
  }
}
