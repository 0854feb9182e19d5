import ArgumentParser
import FloatCore
import FloatFiles

/// What is wrong with a command line, where the parser takes it, or names a consequence of the mistake instead.
enum CommandLineMistake {
  /// Throws for a command line that the parser takes without doing what it says.
  static func check(_ arguments: [String]) throws(CommandFailure) {
    let inputs = zip(arguments, [""] + arguments).filter { word, before in
      word == BoundedFile.standardInput && !others.contains(before)
        || word.hasPrefix("--") && word.hasSuffix("=-") && !others.contains(String(word.dropLast(2)))
    }
    if inputs.count > 1 {
      throw CommandFailure(.usage, "only one file can be read from standard input; name the others")
    }
    guard arguments.first == "help" else { return }
    var command: any ParsableCommand.Type = FloatDesktopCommand.self
    for word in arguments.dropFirst() where !word.hasPrefix("-") {
      guard let next = command.subcommand(named: word) else {
        throw CommandFailure(.usage, "help: " + unknown(word, in: command.commandNames))
      }
      command = next
    }
  }

  /// The options whose "-" is the standard output, or a text.
  private static let others: Set = ["--output", "--record", "--trace", "--report", "--junit", "--filter"]

  /// What to write for a value that the parser refuses, by its name in the help.
  private static let forms = [
    "bytes": "a size such as 10MB", "display": "its number, from 0, or its name", "i/n": "a part such as 2/3",
    "n": "a number", "ratio": "a number", "s": "a number", "time": TimeArgument.form,
    "time|off": TimeArgument.form + ", or off",
  ]

  /// The misspelt word of a command line that was refused, which is to blame; else the parser's message on one line.
  static func reason(for message: String, in arguments: [String]) -> String {
    var usual = message.split(separator: "\n").joined(separator: " ")
    for (name, form) in forms where usual.hasSuffix(" <\(name)>'") { usual += "; write " + form }
    return misspelt(in: arguments) ?? misspeltValue(in: usual) ?? usual
  }

  /// What is wrong with an option that begins with another dash: chats and word processors make one of two.
  private static func dashed(_ word: String) -> String? {
    let dashes = "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}"
    let name = word.drop { dashes.contains($0) || $0 == "-" }
    guard word.first.map(dashes.contains) == true, name.first?.isLetter == true else { return nil }
    return "\"\(word)\" begins with another dash; write " + (name.count > 1 ? "--" : "-") + name
  }

  /// The parser's message about a value with the one that was meant, in place of all that there are.
  private static func misspeltValue(in message: String) -> String? {
    guard let list = message.firstRange(of: ". Please provide one of ") else { return nil }
    let known = message[list.upperBound...].split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(
      String.init)
    let value = message.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first ?? ""
    return Spelling.nearest(
      to: String(value), in: known.filter { !["and", "or", "the"].contains($0) }, limit: 1
    )
    .first.map { message[..<list.lowerBound] + "; did you mean \($0)?" }
  }

  private static func misspelt(in arguments: [String]) -> String? {
    guard let tree = CommandTree.whole else { return nil }
    var line = CommandLineState(tree)
    for word in arguments {
      let isValue = line.open.map { !($0.mayStandAlone && word.hasPrefix("-")) } ?? false
      let name = String(word.prefix { $0 != "=" })
      if !isValue, !line.isOverWithOptions, let told = dashed(word) { return told }
      if !isValue, !line.isOverWithOptions, word.hasPrefix("--"), word != "--", word != "--help",
        line.option(named: name) == nil
      {
        let known = line.options.map(\.text).filter { $0.hasPrefix("--") }
        return "unknown option \(name)"
          + (Spelling.nearest(to: name, in: known, limit: 1).first.map { "; did you mean \($0)?" } ?? "")
      }
      let commands = line.command.commands.map(\.commandName)
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
