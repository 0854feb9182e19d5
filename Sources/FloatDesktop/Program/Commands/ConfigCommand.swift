import ArgumentParser
import FloatFiles
import FloatReplay

/// `floatdesktop config`: everything about the config file.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show, check, write and edit the configuration.",
    subcommands: [
      ConfigShowCommand.self, ConfigValidateCommand.self, ConfigSetCommand.self, ConfigInitCommand.self,
      ConfigEditCommand.self, ConfigPathCommand.self, ConfigSchemaCommand.self, ConfigReferenceCommand.self,
    ])

  /// The config file that is written: the one named, else the user's own, whether it exists or not.
  static func file(_ named: String?) throws(CommandFailure) -> String {
    if named == InputFile.standardInput {
      throw CommandFailure(.usage, "--config -: the standard input can be read, not changed; name a file")
    }
    if let named { return named }
    guard let path = ConfigurationPaths(environment: Environment.directories).userFile else {
      throw CommandFailure(
        .noSuchInput,
        "there is no place for a config file: neither XDG_CONFIG_HOME nor HOME is an absolute path")
    }
    return path
  }
}

/// Names a config file other than the user's own.
struct ConfigFileOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Use this config file instead of your own.", valueName: "file"))
  var config: String?
}

/// Names the layers around the config file.
struct ConfigLayerOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Start from a preset; a later one goes over an earlier one.", valueName: "name"))
  var preset: [String] = []

  @Option(
    name: .customShort("o"),
    help: ArgumentHelp("Set one configuration key, as in -o ball.diameter=70pt.", valueName: "key=value"))
  var override: [String] = []

  func setup(config: String?, readsUserFiles: Bool) throws(CommandFailure) -> ParameterSetup {
    do throws(Assets.NotFound) {
      return ParameterSetup(
        readsUserFiles: readsUserFiles, isStrict: false, config: config, presets: preset, options: [],
        overrides: override, assets: try Assets.locate())
    } catch {
      throw CommandFailure(.noSuchInput, error.description)
    }
  }
}
