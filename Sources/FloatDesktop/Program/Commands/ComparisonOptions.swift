import ArgumentParser
import FloatFiles
import FloatReplay

/// Puts a second phone beside the first.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: .takes(
      "preset|file",
      "Show a second phone beside the first, with the values of this preset or config file instead of those of "
        + "--preset, --config and -o; both receive the same input."))
  var compare: String?

  /// The values of the recording belong to the first phone alone, as in the window that kept it.
  @Flag(help: .hidden)
  var ownValues = false

  /// The second phone, which gets the same inputs; nil where there is none.
  func phone(
    beside setup: PrototypeSetup, _ timeline: @autoclosure () throws(CommandFailure) -> Timeline
  ) throws(CommandFailure) -> ComparedPhone? {
    guard let compare else { return nil }
    let counterpart = try setup.counterpart(with: compare, sharesRecorded: !ownValues)
    return ComparedPhone(
      timeline: try timeline().counterpart(from: counterpart.prototype, sharesValues: !ownValues),
      names: [setup.name, PrototypeSetup.name(of: compare)], reloader: counterpart.reloader)
  }
}

/// A phone beside another.
struct ComparedPhone {
  let timeline: Timeline
  /// The names of both phones, from left to right.
  let names: [String]
  /// Follows the file with its values.
  let reloader: ConfigurationReloader
}
