import ArgumentParser
import Glibc

/// The command line.
struct FloatDesktopCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "floatdesktop",
    abstract:
      "A phone's floating window, sticky badges and push-style pages, to feel with a mouse and to tune.",
    version: version,
    subcommands: [
      RunCommand.self, SnapshotCommand.self, ExportCommand.self, InspectCommand.self, TestCommand.self,
      ScenarioCommand.self, ConfigCommand.self,
      BenchCommand.self,
    ],
    defaultSubcommand: RunCommand.self)

  static let version = "0.1.0"

  /// Runs a command line and returns the process's exit code.
  static func status(of arguments: [String]) -> Int32 {
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
      return EXIT_SUCCESS
    } catch let failure as CommandFailure {
      if !failure.message.isEmpty { Diagnostics.error(failure.message) }
      return failure.code.rawValue
    } catch {
      return report(error, of: arguments)
    }
  }

  /// Prints what the argument parser throws: help and the version, which are no errors, and wrong usage.
  private static func report(_ error: any Error, of arguments: [String]) -> Int32 {
    guard exitCode(for: error) != .success else {
      Output.write(fullMessage(for: error))
      return EXIT_SUCCESS
    }
    let reason = message(for: error).split(separator: "\n").joined(separator: " ")
    Diagnostics.error("\(reason) (see \"\(command(in: arguments)) --help\")")
    return CommandFailure.Code.usage.rawValue
  }

  /// The command that a command line names, whose help has its options.
  private static func command(in arguments: [String]) -> String {
    var words = ["floatdesktop"]
    var known = configuration.subcommands
    for argument in arguments {
      guard let next = known.first(where: { $0.configuration.commandName == argument }) else { break }
      words.append(argument)
      known = next.configuration.subcommands
    }
    // Options without a command are those of the default.
    if words.count == 1, arguments.first?.hasPrefix("-") == true { words.append("run") }
    return words.joined(separator: " ")
  }
}
