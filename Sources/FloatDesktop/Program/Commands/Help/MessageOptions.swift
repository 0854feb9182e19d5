import ArgumentParser
import FloatFiles

/// The options of every command that say how it talks: `-q` and `--color`.
///
/// They are taken out of a command line before the parser sees it, so that every command has them, wherever they stand.
struct MessageOptions {
  /// The variables that tell the rest of the program, and the processes that it starts.
  private(set) var variables: [String: String] = [:]
  /// The command line without these options.
  private(set) var rest: [String] = []

  /// The option of a window for the commands that it runs, whose messages it reads; no help has it.
  static let forProgram = "--json-messages"

  /// The options as a command would declare them: the parser describes them for the help and for completions.
  struct Declaration: ParsableArguments {
    @Flag(name: [.short, .long], help: "Print no messages but errors; results are printed all the same.")
    var quiet = false

    @Option(
      help: .takes(
        "auto|always|never", "Colour messages (default: on a terminal, unless NO_COLOR is set)."))
    var color: String?
  }

  init(_ arguments: [String]) throws(CommandFailure) {
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--":
        rest += ["--"] + words
        return
      case "-q", "--quiet": variables[Diagnostics.quietVariable] = "1"
      case Self.forProgram: variables[Diagnostics.programVariable] = "1"
      case "--color": try setColor(words.popFirst())
      case _ where word.hasPrefix("--color="): try setColor(String(word.dropFirst(8)))
      default: rest.append(word)
      }
    }
  }

  /// Sets the variables of a value of `--color`, the last of which counts.
  private mutating func setColor(_ word: String?) throws(CommandFailure) {
    switch word {
    case "auto": (variables["CLICOLOR_FORCE"], variables["NO_COLOR"]) = (nil, nil)
    case "always": (variables["CLICOLOR_FORCE"], variables["NO_COLOR"]) = ("1", "")
    case "never": (variables["CLICOLOR_FORCE"], variables["NO_COLOR"]) = (nil, "1")
    default:
      throw CommandFailure(
        .usage, "--color\(word.map { " \($0)" } ?? ""): write one of auto, always, never")
    }
  }
}
