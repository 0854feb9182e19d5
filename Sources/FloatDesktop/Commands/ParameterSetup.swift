import FloatCore
import Glibc

/// Finds the parameters of a prototype, and tells what is wrong with where they come from.
struct ParameterSetup {
  let mode: PrototypeSetup.Mode
  /// The file named by `--config`.
  let config: String?
  let presets: [String]
  /// `KEY=VALUE`; a later one goes over an earlier one.
  let overrides: [String]
  let assets: Assets

  /// The parameters: defaults, then presets, then a config file, then the overrides.
  ///
  /// A window opens in spite of mistakes in a config file: what is wrong keeps its default. Pictures and states are
  /// compared, so there any mistake ends the command, as a wrong override always does.
  func parameters() throws(CommandFailure) -> Parameters {
    var loader = ConfigurationLoader()
    loader.presets = presets
    loader.explicitFile = config
    let paths = ConfigurationPaths(environment: Environment.directories)
    if mode == .window {
      loader.files = paths.files
      loader.presetDirectories = paths.presetDirectories
    }
    loader.presetDirectories.append(assets.path("presets"))
    loader.overrides = overrides
    let outcome = loader.load()
    let colored = TerminalColors.enabled(
      environment: Environment.terminal, isTerminal: TerminalColors.isTerminal(STDERR_FILENO))
    for diagnostic in outcome.diagnostics { Diagnostics.line(diagnostic.text(colored: colored)) }
    if outcome.hasMissingFile { throw CommandFailure(.noSuchInput, "") }
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    if errors.contains(where: { mode == .headless || $0.file == "-o" }) {
      throw CommandFailure(.badConfiguration, "")
    }
    return outcome.parameters
  }
}
