package import ArgumentParser
import FloatCore
package import FloatDesk
import FloatFiles
import FloatReplay
import FloatStudio

/// What a window shows beside the phone and over it, for `run` and for pictures of a window.
struct WindowOptions: ParsableArguments {
  @Flag private var shown: [WindowOption] = []

  func shows(_ option: WindowOption) -> Bool { shown.contains(option) }

  /// The beginning of an instrument with these options.
  func beginning(_ overlays: Overlays) -> InstrumentOptions {
    var options = InstrumentOptions()
    options.overlays = overlays
    options.shows = Set(shown)
    return options
  }
}

extension WindowOption: EnumerableFlag {
  package static func help(for option: WindowOption) -> ArgumentHelp? { ArgumentHelp(option.help) }
}

/// Asks for pictures of the whole window.
struct WindowPictureOptions: ParsableArguments {
  @Option(
    defaultAsFlag: WindowSizeArgument.opening,
    help: .takes(
      "WxH",
      "Show the whole window: the phone's body, the panel, and what the window's keys open. It has this size in the "
        + "desktop's units, or the one in which it opens on a display of 1920 × 1080."))
  var window: WindowSizeArgument? = nil

  @OptionGroup var shown: WindowOptions

  func validate() throws {
    if let mistake = window?.mistake { throw ValidationError(mistake) }
    guard window == nil else { return }
    for (option, name) in [(WindowOption.hud, "--hud"), (.panel, "--panel")] where shown.shows(option) {
      throw ValidationError("\(name) belongs to the window: add --window")
    }
  }

  /// The window to take pictures of; nil if only the phone is asked for.
  ///
  /// - Parameter density: Pixels per unit of the desktop.
  func beginning(
    of setup: PrototypeSetup, _ overlays: Overlays, bezel: Bezel?, beside other: Counterpart?,
    density: Double
  ) -> WindowBeginning? {
    guard let window else { return nil }
    var options = shown.beginning(overlays)
    let title = WindowTitle(
      prototype: setup.prototypeName, device: setup.device.name, presets: setup.presets)
    options.phone = PhoneFacts(setup, title, bezel: bezel, usual: nil, lock: .played)
    options.compared = other.map {
      ComparedStart($0.prototype, names: $0.names, hasBody: bezel != .off)
    }
    return WindowBeginning(setup.device, options, size: window.size, density: density)
  }
}

/// The size of a window, such as `1200x900`.
struct WindowSizeArgument: ExpressibleByArgument, CustomStringConvertible {
  /// Nil for the size in which a window opens.
  let size: PixelSize?
  /// What is wrong with it: the parser would take what is no size for a word of its own.
  private(set) var mistake: String?

  static let opening = WindowSizeArgument(size: nil)

  private init(size: PixelSize?) { self.size = size }

  init(argument: String) {
    let range = WindowFacts.minimumSize.width...8192
    let words = argument.split(separator: "x", omittingEmptySubsequences: false)
    let sides = words.compactMap { Int($0) }.filter(range.contains)
    let isSize = words.count == 2 && sides.count == 2
    size = isSize ? PixelSize(width: sides[0], height: sides[1]) : nil
    guard !isSize else { return }
    mistake =
      "--window: \"\(PrintableText.shortened(argument, to: 40))\" is not a size; write a width and a height "
      + "from \(range.lowerBound) to \(range.upperBound), such as 1200x900"
  }

  var description: String { size.map { "\($0.width)x\($0.height)" } ?? "as it opens" }
}
