import ArgumentParser
import FloatCore
import FloatFiles
import FloatPainting
import FloatSnapshots

/// `floatdesktop snapshot`: pictures without a window.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Write pictures of a recording or a scenario, without a window.",
    discussion: """
      With --at, every time has its --output. A folder as the only --output, made where it is missing, takes pictures of \
      all times, named after them (1.250s.png), or, without --at, of all "snapshot" steps of a scenario, by their names. Without \
      --at and such steps the picture is the last moment: a scenario's last step, or a recording come to rest.
      """)

  @OptionGroup var prototype: PrototypeOptions
  @OptionGroup var source: SourceOptions

  @Option(
    parsing: .upToNextOption, help: ArgumentHelp("When to look, as 1.25 or 1250ms.", valueName: "time"))
  var at: [TimeArgument] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("The pictures to write, PNG, or a folder.", valueName: "file"))
  var output: [String]

  @Option(
    help: ArgumentHelp("Draw the phone's body around the screen (default: off).", valueName: "on|off"))
  var bezel: Bezel = .off

  func validate() throws {
    guard source.replay != nil || source.scenario != nil else {
      throw ValidationError("say what to take pictures of with --replay or --scenario")
    }
  }

  func run() throws {
    let setup = try prototype.setup(.headless, source: source.source())
    let shots = try SnapshotPlan(
      times: at.map(\.seconds), outputs: output, timeline: setup.timeline(), isFolder: Folder.exists
    ).shots
    let scale = prototype.scale ?? SuiteScenario.defaultScale
    let painter = setup.makePainter(scale: scale)
    let staged = bezel == .on ? StagedPicture(setup.device, painter: painter) : nil
    for shot in shots {
      let scene = shot.prototype.scene
      painter.resize(scale: scale, deviceSize: scene.size)
      _ = painter.paint(scene)
      let picture = staged?.draw(screen: scene.size, appearance: shot.prototype.appearance)
      try Self.write(picture ?? painter.frame, to: shot.path)
    }
  }

  private static func write(_ picture: Surface, to path: String) throws {
    guard let bytes = PNGFile.encode(picture) else {
      throw CommandFailure(.cannotWrite, "\(path): cannot be written: the picture is too large for a PNG")
    }
    try WholeFile.write(bytes, to: path)
  }
}
