import ArgumentParser
import FloatCore
import FloatFiles
import FloatPainting

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
