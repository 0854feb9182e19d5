import ArgumentParser
import FloatCore
import FloatFiles
import FloatPages

struct ConfigShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the values in use, as a config file.",
    discussion: "Combines defaults, presets, the config file and -o. Problems are reported on standard error."
  )

  @OptionGroup var file: ConfigFileOptions
  @OptionGroup var layers: ConfigLayerOptions

  @Flag(help: "Print the defaults instead.")
  var `default` = false

  @Flag(help: "Describe each key: what it does, its range, and the source of its default.")
  var docs = false

  @Flag(help: "Show only values that differ from the defaults.")
  var changesOnly = false

  func run() throws {
    var text = ConfigurationText(hasDocs: docs)
    if !`default` {
      let outcome = try layers.setup(config: file.config, readsUserFiles: true).outcome()
      text.parameters = outcome.parameters
      text.keys = outcome.keys
    }
    if changesOnly { text.base = .builtIn }
    let output = text.text
    if !output.isEmpty { try Output.write(output) }
  }
}
