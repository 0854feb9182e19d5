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
  func phone(beside setup: PrototypeSetup) throws(CommandFailure) -> Counterpart? {
    guard let compare else { return nil }
    return try setup.counterpart(with: compare, sharesValues: !ownValues)
  }
}
