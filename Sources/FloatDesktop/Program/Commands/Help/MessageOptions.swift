import ArgumentParser
import FloatFiles

/// The options of every command that say how it talks: `-q` and `--color`.
///
/// They are taken out of a command line before the parser sees it, so that every command has them, wherever they stand.
struct MessageOptions: Equatable {
  enum Color: String, CaseIterable {
    case auto, always, never
  }

  private(set) var isQuiet = false
  private(set) var color = Color.auto
  /// True for messages that a window reads, which has this program make a file; no help has this option.
  private(set) var isForProgram = false
  /// The command line without these options.
  private(set) var rest: [String] = []

  /// The option of a window for the commands that it runs.
  static let forProgram = "--json-messages"

  /// The options as a command would declare them: the parser describes them for the help and for completions.
  struct Declaration: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print no messages but errors; results are printed all the same.")
    var quiet = false

    @Option(
      help: .takes(
        "auto|always|never", "Colour messages (default: on a terminal, unless NO_COLOR is set)."))
    var color: String?
  }

  init(_ arguments: [String]) throws(CommandFailure) {
    guard arguments.first != CompleteCommand.name else {
      rest = arguments
      return
    }
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--":
        rest += ["--"] + words
        return
      case "-q", "--quiet": isQuiet = true
      case Self.forProgram: isForProgram = true
      case "--color": color = try Self.color(words.popFirst())
      case _ where word.hasPrefix("--color="): color = try Self.color(String(word.dropFirst(8)))
      default: rest.append(word)
      }
    }
  }

  private static func color(_ word: String?) throws(CommandFailure) -> Color {
    guard let color = word.flatMap(Color.init) else {
      let names = Color.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure(.usage, "--color\(word.map { " \($0)" } ?? ""): write one of \(names)")
    }
    return color
  }

  /// The variables that tell the rest of the program, and the processes that it starts.
  var variables: [String: String] {
    var variables: [String: String] = [:]
    if isQuiet { variables[Diagnostics.quietVariable] = "1" }
    if isForProgram { variables[Diagnostics.programVariable] = "1" }
    switch color {
    case .auto: break
    case .always: variables.merge(["CLICOLOR_FORCE": "1", "NO_COLOR": ""]) { $1 }
    case .never: variables["NO_COLOR"] = "1"
    }
    return variables
  }
}
