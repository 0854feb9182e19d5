import ArgumentParser
import FloatCore
import FloatFiles

/// What is wrong with a command line, where the parser takes it, or names a consequence of the mistake instead.
enum CommandLineMistake {
  /// Throws for a command line that the parser takes without doing what it says.
  static func check(_ arguments: [String]) throws(CommandFailure) {
    // A line that is completed is not run.
    guard arguments.first != CompleteCommand.name else { return }
    let inputs = zip(arguments, [""] + arguments).filter { word, before in
      word == BoundedFile.standardInput && !outputs.contains(before)
        || word.hasPrefix("--") && word.hasSuffix("=-") && !outputs.contains(String(word.dropLast(2)))
    }
    if inputs.count > 1 {
      throw CommandFailure(.usage, "only one file can be read from standard input; name the others")
    }
    guard arguments.first == "help" else { return }
    var known = FloatDesktopCommand.configuration.subcommands
    for word in arguments.dropFirst() where !word.hasPrefix("-") {
      guard let next = known.first(where: { $0.configuration.commandName == word }) else {
        throw CommandFailure(
          .usage,
          "help: "
            + unknown(
              word, in: known.map { $0.configuration }.filter(\.shouldDisplay).compactMap(\.commandName)))
      }
      known = next.configuration.subcommands
    }
  }

  /// The options whose "-" is the standard output.
  private static let outputs: Set = ["--output", "--record", "--trace", "--report", "--junit"]

  /// The parser's message on one line; for a missing argument or one too many, the misspelt word that is to blame.
  static func reason(for message: String, in arguments: [String]) -> String {
    let usual = message.split(separator: "\n").joined(separator: " ")
    guard usual.hasPrefix("Missing expected") || usual.contains("nexpected argument") else { return usual }
    return misspelt(in: arguments) ?? usual
  }

  private static func misspelt(in arguments: [String]) -> String? {
    guard let tree = CommandTree.whole else { return nil }
    var line = CommandLineState(tree)
    for word in arguments {
      let isValue = line.open.map { !($0.takesMany && word.hasPrefix("-")) } ?? false
      let name = String(word.prefix { $0 != "=" })
      if !isValue, !line.isOverWithOptions, word.hasPrefix("--"), word != "--", word != "--help",
        line.option(named: name) == nil
      {
        let known = line.options.map(\.text).filter { $0.hasPrefix("--") }
        return "unknown option \(name)"
          + (Spelling.nearest(to: name, in: known, limit: 1).first.map { "; did you mean \($0)?" } ?? "")
      }
      let commands = line.command.shown.map(\.commandName)
      if !isValue, !word.hasPrefix("-"), line.mayNameCommand, !commands.isEmpty,
        line.command.defaultSubcommand == nil, !commands.contains(word)
      {
        return "\(line.command.commandName): " + unknown(word, in: commands)
      }
      line.read(word)
    }
    return nil
  }

  private static func unknown(_ word: String, in commands: [String]) -> String {
    "no command \"\(PrintableText.shortened(word, to: 40))\""
      + (Spelling.offer(for: word, in: commands).map { "; " + $0 } ?? "")
  }
}
