import ArgumentParser
import FloatCore
import FloatFiles
import FloatPages

struct ConfigValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Report every problem in a config file; exit code 78 if there are any.",
    discussion:
      "Checks your own config file unless one is given; - is standard input. Presets are checked the same way."
  )

  @Argument(help: ArgumentHelp("The file to check.", valueName: "file"))
  var file: String?

  func run() throws {
    let path = try file ?? ConfigCommand.file(nil)
    let configuration = ConfigurationFile.load(path: path)
    guard !configuration.isMissing else {
      throw CommandFailure(
        .noSuchInput,
        file == nil
          ? "\(path): no such file; \"config init\" writes it" : "\(BoundedFile.name(of: path)): no such file"
      )
    }
    var parameters = Parameters.builtIn
    var keys = KeyBindings.standard
    // Nothing is in use here, so nothing is kept.
    let found = configuration.apply(to: &parameters) + configuration.apply(to: &keys)
    let problems = found.map { problem in
      var problem = problem
      problem.kept = nil
      return problem
    }
    Diagnostics.show(problems)
    guard problems.isEmpty else { throw CommandFailure(.badConfiguration, "") }
  }
}
