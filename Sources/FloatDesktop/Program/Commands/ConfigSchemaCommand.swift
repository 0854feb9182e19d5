import ArgumentParser
import FloatFiles

/// `floatdesktop config schema`: the JSON Schema of config files.
struct ConfigSchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print a JSON Schema of config files, for editors.")

  func run() throws { try Output.write(ConfigurationSchema.text) }
}
