import ArgumentParser
import FloatFiles
import FloatPages
import FloatReplay

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show, check, write and edit the configuration.",
    subcommands: [
      ConfigShowCommand.self, ConfigDiffCommand.self, ConfigValidateCommand.self, ConfigSetCommand.self,
      ConfigInitCommand.self,
      ConfigEditCommand.self, ConfigPathCommand.self, ConfigSchemaCommand.self, ConfigReferenceCommand.self,
    ])

  /// The config file to write: the one named, else the user's own, whether it exists or not.
  static func file(_ named: String?) throws(CommandFailure) -> String {
    if named == BoundedFile.standardInput {
      throw CommandFailure(.usage, "--config -: standard input can be read but not changed; name a file")
    }
    if let named { return named }
    guard let path = ConfigurationPaths(environment: Environment.directories).userFile else {
      throw CommandFailure(
        .noSuchInput,
        "there is no place for a config file: neither XDG_CONFIG_HOME nor HOME is an absolute path in UTF-8")
    }
    return path
  }
}

/// Names a config file other than the user's own.
struct ConfigFileOptions: ParsableArguments {
  @Option(help: .takes("file", "Use this config file instead of your own."))
  var config: String?
}

/// Names the layers around the config file.
struct ConfigLayerOptions: ParsableArguments {
  @Option(help: .takes("preset|file", "Apply a preset; may be repeated, later ones win."))
  var preset: [String] = []

  @Option(
    name: .customShort("o"),
    help: .takes("key=value", "Set a configuration key, such as ball.diameter=70pt."))
  var override: [String] = []

  func validate() throws {
    for pair in override where pair.firstIndex(of: "=").map({ $0 == pair.startIndex }) ?? true {
      let isFile = ExportFormat.isFile(pair)
      throw ValidationError(
        "-o takes KEY=VALUE, as in -o ball.diameter=70pt, not \"\(pair)\""
          + (isFile ? "; a file to write is named with --output" : ""))
    }
  }

  func setup(config: String?, isStrict: Bool = false) throws(CommandFailure) -> ParameterSetup {
    ParameterSetup(
      readsUserFiles: true, isStrict: isStrict, config: config, presets: preset, overrides: override,
      assets: try Assets.locate())
  }
}
