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

  var files: [WrittenFile.Named] { [("--compare", compare)] }

  /// The values of the recording belong to the first phone alone, as in the window that kept it.
  @Flag(help: .hidden)
  var ownValues = false

  /// The second phone, which gets the same inputs; nil where there is none.
  func phone(beside setup: PrototypeSetup) throws(CommandFailure) -> ComparedPhone? {
    guard let compare else { return nil }
    return ComparedPhone(
      values: try setup.counterpart(with: compare, sharesRecorded: !ownValues),
      names: [setup.name, PrototypeSetup.name(of: compare)], sharesValues: !ownValues)
  }
}

/// A phone beside another.
struct ComparedPhone {
  /// The phone at its start, and what follows the file with its values.
  let values: Counterpart
  /// The names of both phones, from left to right.
  let names: [String]
  /// False where values that are set on the way belong to the first phone alone.
  let sharesValues: Bool

  /// Its timeline, which has the inputs of the first phone's.
  func timeline(beside first: Timeline) -> Timeline {
    first.counterpart(from: values.prototype, sharesValues: sharesValues)
  }
}
