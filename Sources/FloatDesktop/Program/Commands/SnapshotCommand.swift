import ArgumentParser
import FloatCore
import FloatDesk
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
  @OptionGroup(title: "The window") var picture: WindowPictureOptions

  @Option(
    parsing: .upToNextOption,
    help: .takes(
      "time|name",
      "A time, such as 1.25 or 1250ms, or the name of a scenario's snapshot; one picture for each."))
  var at: [TimeOrSnapshotArgument] = []

  @Option(parsing: .upToNextOption, help: .takes("file", "PNG files to write, or a folder."))
  var output: [String]

  @Option(
    help: .takes(
      "on|off", "Draw the phone's body around the screen (default: off, with --window if there is room)."))
  var bezel: Bezel?

  func validate() throws {
    if picture.shown.shows(.touches), picture.window == nil {
      throw ValidationError("--touches belongs to the window: add --window")
    }
    guard source.replay != nil || source.scenario != nil || prototype.prototype != nil else {
      throw ValidationError("say what to take pictures of with --replay, --scenario or --prototype")
    }
  }

  func run() throws {
    let setup = try prototype.setup(.headless, source: source.source())
    let other = try comparison.phone(beside: setup)
    let scale = prototype.scale ?? SuiteScenario.defaultScale
    let window = picture.beginning(of: setup, overlay.overlays, bezel: bezel, beside: other, density: scale)
    let timeline = try setup.timeline(in: window)
    let shots = try shots(of: timeline)
    for shot in shots {
      try WrittenFile.check(
        "--output", shot.path, reading: source.files + prototype.files + comparison.files,
        of: setup.prototypePath, over: .picture)
    }
    let painter = setup.makePainter(scale: scale)
    let overlays = TimelineOverlays(overlay.overlays, of: timeline)
    for shot in shots {
      if let reason = overlays.silence(at: shot.mark.prototype, timeline) { Diagnostics.warning(reason) }
    }
    if window != nil, let window = timeline.window { return try write(shots, in: window, painter) }
    let timelines = [timeline, other?.timeline(beside: timeline)].compactMap(\.self)
    let all = try timelines.map { try self.shots(of: $0) }
    let hasBody = bezel == .on
    var moments = MomentPainter(
      timeline.start.device, names: other?.names, painter: painter, scale: scale, showsBody: hasBody,
      overlays: [overlays] + timelines.dropFirst().map { TimelineOverlays(overlay.overlays, of: $0) })
    if hasBody, shots.contains(where: { $0.mark.panel != nil }) {
      Diagnostics.warning(
        "the panel is not drawn beside the phone's body: add --window, or leave out --bezel on")
    }
    for (index, shot) in shots.enumerated() {
      let picture = moments.paint(
        all.map { $0[index].mark.prototype }, panel: hasBody ? nil : shot.mark.panel)
      try painter.checkPictures()
      try Self.write(picture.surface, to: shot.path)
    }
  }

  private func shots(of timeline: Timeline) throws(CommandFailure) -> [SnapshotPlan.Shot] {
    try SnapshotPlan(at: at, outputs: output, timeline: timeline, isFolder: Folder.exists).shots
  }

  /// Writes pictures of the window: as it was kept at a snapshot, and played up to a time.
  private func write(
    _ shots: [SnapshotPlan.Shot], in window: Timeline.Window, _ painter: Painter
  ) throws {
    var played = window
    let pictures = WindowPicturePainter(painter)
    for shot in shots.sorted(by: { $0.mark.time < $1.mark.time }) {
      var kept = shot.mark.window
      let picture = try kept?.picture(at: shot.mark.time) ?? played.picture(at: shot.mark.time)
      let surface = pictures.paint(picture).surface
      try painter.checkPictures()
      try Self.write(surface, to: shot.path)
    }
  }

  private static func write(_ picture: Surface, to path: String) throws {
    guard let bytes = PNGFile.encode(picture) else {
      throw CommandFailure(.cannotWrite, "\(path): cannot be written: the picture is too large for a PNG")
    }
    try AtomicFile.write(bytes, to: path)
  }
}
