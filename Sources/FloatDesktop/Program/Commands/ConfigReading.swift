import ArgumentParser
import FloatCore
import FloatFiles
import FloatPages
import FloatReplay
import Glibc

struct ConfigShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the values in use, as a config file.",
    usage: "floatdesktop config show [<options>]",
    discussion: """
      Combines defaults, presets, the config file and -o. Problems are reported on standard error; after \
      errors, which keep the defaults, the exit code is 78.
      """
  )

  @OptionGroup var file: ConfigFileOptions
  @OptionGroup var layers: ConfigLayerOptions

  @Flag(help: "Print the defaults instead.")
  var `default` = false

  @Flag(help: "Describe each key: what it does, its range, and the source of its default.")
  var docs = false

  @Flag(help: "Show only values that differ from the defaults.")
  var changesOnly = false

  @Flag(help: "Print JSON: each key with its value as text, as a number and with its unit.")
  var json = false

  func validate() throws {
    if json, docs { throw ValidationError("--json and --docs exclude each other") }
  }

  func run() throws {
    var text = ConfigurationText(hasDocs: docs)
    var isWrong = false
    if !`default` {
      let outcome = try layers.setup(config: file.config).outcome()
      text.parameters = outcome.parameters
      text.keys = outcome.keys
      isWrong = !outcome.diagnostics.errors.isEmpty
    }
    if changesOnly { text.base = .builtIn }
    try Output.write(json ? JSON.values(text.parameters, base: text.base).text(pretty: true) : text.text)
    if isWrong { throw CommandFailure(.badConfiguration, "") }
  }
}

struct ConfigValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Report every problem in a config file; exit code 78 if there are any.",
    discussion:
      "Checks your own config file unless one is given; - is standard input. Presets are checked the same way."
  )

  @Argument(help: .takes("file", "The file to check."))
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
    // No values are in use here, so none is kept.
    let found = configuration.apply(to: &parameters) + configuration.apply(to: &keys)
    let problems = found.map { problem in
      var problem = problem
      problem.kept = nil
      return problem
    }
    Diagnostics.show(problems)
    guard problems.errors.isEmpty else { throw CommandFailure(.badConfiguration, "") }
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
    abstract: "Print the JSON Schema of a kind of file, for editors.",
    discussion: """
      An editor takes it from a first line like "# yaml-language-server: $schema=prototype.schema.json", which "floatdesktop \
      config init" and "floatdesktop new" write, with the schema beside the file.
      """)

  @Argument(help: .takes("config|prototype|scenario|matrix|device", "The kind of file."))
  var kind = Kind.config

  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case config
    case prototype
    case scenario
    case matrix
    case device
  }

  func run() throws {
    switch kind {
    case .config: try Output.write(ConfigurationSchema.text)
    case .prototype: try Output.write(PrototypeSchema.text)
    case .scenario: try Output.write(ScenarioSchema.text)
    case .matrix: try Output.write(ScenarioSchema.matrixText)
    case .device: try Output.write(DeviceSchema.text)
    }
  }
}
