import ArgumentParser
import FloatCore
import FloatFiles

/// `floatdesktop config show`: the values in use, as a config file.
struct ConfigShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the values in use, as a config file.",
    discussion: "All layers count: defaults, presets, the config file, -o. Problems go to the standard error."
  )

  @OptionGroup var file: ConfigFileOptions
  @OptionGroup var layers: ConfigLayerOptions

  @Flag(help: "Print the defaults, whatever is configured.")
  var `default` = false

  @Flag(help: "Say above each key what it does, its range, and where its default comes from.")
  var docs = false

  @Flag(help: "Leave out what is as by default.")
  var changesOnly = false

  func run() throws {
    var text = ConfigurationText(hasDocs: docs)
    if !`default` {
      text.parameters = try layers.setup(config: file.config, readsUserFiles: true).outcome().parameters
    }
    if changesOnly { text.base = Parameters() }
    let output = text.text
    if !output.isEmpty { try Output.write(output) }
  }
}
