import ArgumentParser
import FloatFiles

/// `floatdesktop config reference`: the page about the configuration.
struct ConfigReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Print the page about the configuration and all its keys, as Markdown.")

  func run() throws { try Output.write(ConfigurationReference.text) }
}
