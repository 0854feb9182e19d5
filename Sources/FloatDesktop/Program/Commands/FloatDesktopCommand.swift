public import ArgumentParser
import FloatFiles
import FloatPainting
import FloatSnapshots
import FloatStudio
import Glibc

/// The command line.
struct FloatDesktopCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "floatdesktop",
    abstract:
      "A phone's floating window, sticky badges and push navigation on the desktop: play with them, tune them.",
    discussion: """
      Exit codes: 0 success, 1 pictures differ (test), 64 wrong usage, 65 invalid scenario, recording or picture, \
      66 input not found, 69 no display, no ffmpeg, or a picture that this machine cannot draw, 73 output cannot be written, 78 invalid configuration. "-" reads a config file, \
      scenario or recording from standard input.
      """,
    version: version,
    subcommands: [
      RunCommand.self, SnapshotCommand.self, ExportCommand.self, InspectCommand.self, CodeCommand.self,
      HandoffCommand.self, TestCommand.self, ScenarioCommand.self, ConfigCommand.self, PresetCommand.self,
      NewCommand.self,
    ],
    defaultSubcommand: RunCommand.self)

  static let version = "0.1.0"

  /// Runs a command line and returns the process's exit code.
  static func status(of arguments: [String]) -> Int32 {
    do {
      // The words of a line that is completed are not this line's options.
      if try CompletionQuestion.isAnswered(for: arguments) { return EXIT_SUCCESS }
      let messages = try MessageOptions(arguments)
      return Environment.adding(messages.variables) { status(ofRest: messages.rest) }
    } catch {
      return report(error)
    }
  }

  /// Runs a command line without the options that every command has.
  private static func status(ofRest arguments: [String]) -> Int32 {
    do {
      do {
        if try CompletionScript.isPrinted(for: arguments) { return EXIT_SUCCESS }
        try refuseUnusableNames(in: arguments)
        try CommandLineMistake.check(arguments)
        var command = try parsed(arguments)
        try command.run()
      } catch  where !(error is CommandFailure) && exitCode(for: error) == .success {
        // Help and the version are no errors, though the parser throws them.
        try Output.write(
          HelpText.isAskedFor(by: arguments) ? HelpText.whole : HelpText.finished(fullMessage(for: error)))
      }
      return EXIT_SUCCESS
    } catch let failure as CommandFailure {
      return report(failure)
    } catch let failure as AtomicFile.Failure {
      return report(CommandFailure(failure))
    } catch {
      let reason =
        negativeNumber(in: arguments) ?? CommandLineMistake.reason(for: message(for: error), in: arguments)
      Diagnostics.error("\(reason) (see \"\(command(in: arguments)) --help\")")
      return CommandFailure.Code.usage.rawValue
    }
  }

  /// The command that a command line asks for.
  ///
  /// The window's command is tried alone first, because the whole parser collects the options of all commands, several
  /// times over, and a start waits for it. The whole parser runs where that fails; it knows help, the other commands,
  /// and the error messages.
  static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    // The parser drops what is joined to an option that may stand without a value.
    let arguments = arguments.flatMap { word in
      word.hasPrefix("--window=") ? ["--window", String(word.dropFirst("--window=".count))] : [word]
    }
    if mayOpenWindow(arguments),
      let run = try? RunCommand.parseAsRoot(Array(arguments.dropFirst(arguments.first == "run" ? 1 : 0)))
        as? RunCommand
    {
      return run
    }
    return try parseAsRoot(arguments)
  }

  /// True for a command line with the window's command or none, where the first word may be a prototype's folder.
  static func mayOpenWindow(_ arguments: [String]) -> Bool {
    guard let first = arguments.first, first != "run", !first.hasPrefix("-") else { return true }
    return !["help", CompletionQuestion.word].contains(first) && subcommand(named: first) == nil
  }

  /// Refuses names that no file has: empty ones, which a shell makes of an unset variable, and those that are not UTF-8.
  private static func refuseUnusableNames(in arguments: [String]) throws(CommandFailure) {
    // Swift repairs the process's arguments, and nothing has the repaired name.
    let words = zip(
      CommandLine.arguments, UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)))
    if let (name, _) = words.first(where: { $1.flatMap { String(validatingCString: $0) } == nil }) {
      throw CommandFailure(
        .usage, "\"\(name)\" is not UTF-8; write it in UTF-8, or rename the file or folder")
    }
    // The value of a key may be empty.
    guard arguments.first != "config", let index = arguments.firstIndex(of: "") else { return }
    let before = index > 0 && arguments[index - 1].hasPrefix("-") ? arguments[index - 1] + ": " : ""
    throw CommandFailure(.usage, "\(before)the name is empty; is a shell variable not set?")
  }

  /// The message for a number below zero after an option: the parser takes the number for another option, and no
  /// option allows one.
  private static func negativeNumber(in arguments: [String]) -> String? {
    zip(arguments, arguments.dropFirst()).first { option, value in
      option.hasPrefix("--") && Double(value).map { $0 < 0 } ?? false
    }.map { "\($0): \($1) is below zero" }
  }

  private static func report(_ failure: CommandFailure) -> Int32 {
    failure.report()
    return failure.code.rawValue
  }

  /// The command that a command line names, whose help lists its options.
  private static func command(in arguments: [String]) -> String {
    var words = ["floatdesktop"]
    var command: any ParsableCommand.Type = self
    for argument in arguments {
      guard let next = command.subcommand(named: argument) else { break }
      words.append(argument)
      command = next
    }
    // Options without a command belong to the default one.
    if words.count == 1, arguments.first?.hasPrefix("-") == true { words.append("run") }
    return words.joined(separator: " ")
  }
}

extension ParsableCommand {
  /// The command below this one that a word names.
  static func subcommand(named word: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == word }
  }

  /// The names of the commands below this one.
  static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }
}

extension ArgumentHelp {
  /// The help text of an option, and the name of its value there.
  static func takes(_ value: String, _ text: String) -> ArgumentHelp {
    ArgumentHelp(text, valueName: value)
  }
}

// Types of other targets that are values of command-line options.
extension Bezel: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}
extension SnapshotRecord: ExpressibleByArgument {}
extension SuiteShard: ExpressibleByArgument {
  package init?(argument: String) { self.init(part: argument) }
}
extension TextRenderer.Mode: ExpressibleByArgument {}

@main enum FloatDesktopProgram {
  /// Runs the process's command line, and ends the process with its exit code.
  static func main() {
    let arguments = ChildProgram.arguments(of: CommandLine.arguments)
    StandardStream.keepPlaces()
    SignalWatch.ignoreFailingWrites()
    if let rest = try? MessageOptions(arguments).rest, FloatDesktopCommand.mayOpenWindow(rest) {
      RunCommand.beginStart()
    }
    exit(FloatDesktopCommand.status(of: arguments))
  }
}
