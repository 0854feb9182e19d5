import ArgumentParser
import FloatCore
import FloatFiles
import FloatPainting
import FloatReplay

/// The options that say which prototype it is: the same for every command that has one.
struct PrototypeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read this config file. A window reads the user's own by default, pictures and states none.",
      valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Start from a preset; a later one goes over an earlier one.", valueName: "name"))
  var preset: [String] = []

  @Option(
    name: .customShort("o"),
    help: ArgumentHelp("Set one configuration key, as in -o ball.diameter=70pt.", valueName: "key=value"))
  var override: [String] = []

  @Option(help: ArgumentHelp("The device whose screen is shown (default: iphone-x).", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("Pixels a point.", valueName: "s"))
  var scale: Double?

  @Option(
    help:
      "light, dark or system; a window goes by the desktop by default, and by light where that says nothing.")
  var appearance: AppearanceOption?

  @Option(
    help: ArgumentHelp(
      "The language of the pages: en, zh-Hans or built-in (a few pages without a file). A window takes the "
        + "desktop's by default.",
      valueName: "language"))
  var language: Language?

  @Option(
    help: ArgumentHelp(
      "Draw text by fonts, or as boxes, the same on every machine.", valueName: "fonts|boxes"))
  var text: TextRenderer.Mode?

  @Option(
    help: ArgumentHelp(
      "Take the pages in the ball from this file. A window keeps its own; pictures and states start empty.",
      valueName: "file"))
  var state: String?

  func validate() throws {
    if let scale, !(scale >= 0.1 && scale <= 8) { throw ValidationError("--scale must be 0.1 to 8") }
    for pair in override where pair.firstIndex(of: "=").map({ $0 == pair.startIndex }) ?? true {
      throw ValidationError("-o takes KEY=VALUE, as in -o ball.diameter=70pt, not \"\(pair)\"")
    }
  }

  /// The prototype that these options and what is played ask for.
  func setup(
    _ mode: PrototypeSetup.Mode, source: ReplaySource? = nil
  ) throws(CommandFailure) -> PrototypeSetup {
    var choices = PrototypeChoices()
    choices.config = config
    choices.presets = preset
    choices.overrides = override
    choices.device = device
    choices.appearance = appearance?.appearance
    choices.followsDesktopAppearance = appearance == .system
    choices.language = language
    choices.usesTextBoxes = text.map { $0 == .boxes }
    choices.state = state
    let setup = try PrototypeSetup(choices, mode: mode, source: source)
    let longest = max(setup.device.size.width, setup.device.size.height) * (scale ?? 1)
    guard longest <= Double(Surface.maximumSide) else {
      throw CommandFailure(
        .usage,
        "--scale: \(setup.device.id) would be \(Int(min(longest, 1e9))) pixels long; at most "
          + "\(Surface.maximumSide) can be drawn")
    }
    return setup
  }
}

extension PrototypeSetup {
  /// A painter for the prototype; a window's keeps what it makes of the first page's pictures.
  func makePainter(scale: Double) -> Painter {
    Painter(
      scale: scale, deviceSize: device.size, text: TextRenderer(mode: usesTextBoxes ? .boxes : .fonts),
      images: ImageStore(
        assets: assets, kept: mode == .window ? ImageCacheFile(environment: Environment.directories) : nil))
  }
}

/// What `--appearance` takes.
enum AppearanceOption: String, CaseIterable, ExpressibleByArgument {
  case light
  case dark
  /// As the desktop has it, now and whenever it changes.
  case system

  /// Nil for the desktop's.
  var appearance: Appearance? { Appearance(rawValue: rawValue) }
}
