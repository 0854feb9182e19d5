import ArgumentParser
import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay

/// Options that choose the prototype, shared by all commands that use one.
struct PrototypeOptions: ParsableArguments {
  @Option(
    help: .takes(
      "file", "Use this config file. By default a window uses your own, and other commands use none."))
  var config: String?

  @Option(help: .takes("dir", "Show this prototype: a folder with a prototype.yaml (default: the demo)."))
  var prototype: String?

  @OptionGroup var layers: ConfigLayerOptions

  @Option(help: .takes("device|file", "Device to show, by its name or by its file (default: iphone-x)."))
  var device: String?

  @Option(help: .takes("s", "Pixels per point."))
  var scale: Double?

  @Option(
    help:
      "Light or dark; system follows the desktop, as a window does by default.")
  var appearance: AppearanceOption?

  @Option(
    help: .takes(
      "language",
      "Language of the pages; built-in needs no files and has only a few pages. A window uses the desktop's by default."
    ))
  var language: Language?

  @Option(
    help: .takes("fonts|boxes", "Draw text with fonts, or as boxes, which look the same on every machine."))
  var text: TextRenderer.Mode?

  @Option(
    help: .takes(
      "file",
      "Load the collected pages from this file. By default a window uses its own, and other commands start without."
    ))
  var state: String?

  /// The files that it may read.
  var files: [WrittenFile.Named] {
    [("--config", config), ("--device", device), ("--state", state)]
      + layers.preset.map { ("--preset", $0) }
  }

  func validate() throws {
    if let scale, !(scale >= 0.1 && scale <= 8) { throw ValidationError("--scale must be 0.1 to 8") }
  }

  /// The setup that these options and the recording or scenario ask for.
  ///
  /// - Parameters:
  ///   - folder: A prototype that was named without an option.
  ///   - startsFresh: True to leave the user's own pages in the ball alone.
  func setup(
    _ mode: PrototypeSetup.Mode, source: ReplaySource? = nil, folder: String? = nil, startsFresh: Bool = false
  ) throws(CommandFailure) -> PrototypeSetup {
    var choices = PrototypeChoices()
    choices.config = config
    choices.prototype = folder ?? prototype
    choices.presets = layers.preset
    choices.overrides = layers.override
    choices.device = device.map(DeviceChoice.init)
    choices.appearance = appearance?.appearance
    choices.followsDesktopAppearance = appearance == .system
    choices.language = language
    choices.usesTextBoxes = text.map { $0 == .boxes }
    choices.state = state
    choices.startsFresh = startsFresh
    let setup = try PrototypeSetup(choices, mode: mode, source: source)
    if let reason = PictureLimits.objection(making: setup.device.size, scale: scale ?? 1) {
      throw CommandFailure(.usage, "--scale: \(setup.device.id): \(reason)")
    }
    return setup
  }
}

extension PrototypeSetup {
  /// A painter for pictures of the prototype, which are written only with all pictures in them.
  func makePainter(scale: Double) -> Painter {
    Painter(
      scale: scale, deviceSize: device.size, text: TextRenderer(mode: usesTextBoxes ? .boxes : .fonts),
      images: ImageStore(assets: assets, failsWithout: true))
  }
}

/// A value of `--appearance`.
enum AppearanceOption: String, CaseIterable, ExpressibleByArgument {
  case light
  case dark
  /// The desktop's appearance, now and whenever it changes.
  case system

  /// Nil for the desktop's appearance.
  var appearance: Appearance? { Appearance(rawValue: rawValue) }
}

/// Options that name a recording or a scenario.
struct SourceOptions: ParsableArguments {
  @Option(help: .takes("file", "Play a recording made by \"run --record\"."))
  var replay: String?

  @Option(help: .takes("file", "Play a scenario."))
  var scenario: String?

  func validate() throws { try refuseBoth("--replay") }

  /// - Parameter name: What the recording was named by.
  func refuseBoth(_ name: String) throws {
    if replay != nil, scenario != nil { throw ValidationError("\(name) and --scenario exclude each other") }
  }

  var files: [WrittenFile.Named] { [("--replay", replay), ("--scenario", scenario)] }

  /// Reads the recording or scenario; nil where none is named.
  func source() throws(CommandFailure) -> ReplaySource? {
    if let replay { return try .recording(replay) }
    if let scenario { return try .scenario(scenario) }
    return nil
  }
}
