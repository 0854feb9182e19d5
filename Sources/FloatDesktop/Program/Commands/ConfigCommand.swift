import ArgumentParser
import FloatFiles
import FloatPages
import FloatReplay
import Glibc

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show, check, write and edit the configuration.",
    subcommands: [
      ConfigShowCommand.self, ConfigValidateCommand.self, ConfigSetCommand.self, ConfigInitCommand.self,
      ConfigEditCommand.self, ConfigPathCommand.self, ConfigSchemaCommand.self, ConfigReferenceCommand.self,
    ])

  /// The config file that is written: the one named, else the user's own, whether it exists or not.
  static func file(_ named: String?) throws(CommandFailure) -> String {
    if named == BoundedFile.standardInput {
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
  @Option(help: ArgumentHelp("Apply a preset; may be repeated, later ones win.", valueName: "name|file"))
  var preset: [String] = []

  @Option(
    name: .customShort("o"),
    help: ArgumentHelp("Set a configuration key, such as ball.diameter=70pt.", valueName: "key=value"))
  var override: [String] = []

  func setup(
    config: String?, readsUserFiles: Bool, isStrict: Bool = false
  ) throws(CommandFailure) -> ParameterSetup {
    ParameterSetup(
      readsUserFiles: readsUserFiles, isStrict: isStrict, config: config, presets: preset, options: [],
      overrides: override, assets: try Assets.locate(), defaults: .builtIn)
  }
}

struct ConfigPathCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Print the path of your config file, whether or not it exists.")

  func run() throws {
    let files = ConfigurationPaths(environment: Environment.directories).files
    let path = try files.first { access($0, F_OK) == 0 } ?? ConfigCommand.file(nil)
    try Output.write(path)
  }
}

struct ConfigReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Print the reference of all keys, as Markdown.")

  func run() throws { try Output.write(ConfigurationReference.text) }
}

struct ConfigSchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print a JSON Schema, for editors: of config files, or of prototype.yaml.",
    discussion: """
      An editor takes it from a first line like "# yaml-language-server: $schema=prototype.schema.json", which "floatdesktop \
      config init" and "floatdesktop new" write, with the schema beside the file.
      """)

  @Argument(help: ArgumentHelp("The kind of file.", valueName: "config|prototype"))
  var kind = Kind.config

  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case config
    case prototype
  }

  func run() throws {
    switch kind {
    case .config: try Output.write(ConfigurationSchema.text)
    case .prototype: try Output.write(PrototypeSchema.text)
    }
  }
}
