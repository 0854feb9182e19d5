import ArgumentParser
import FloatCore
import Glibc

/// `floatdesktop config init`: writes the commented config file.
struct ConfigInitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write the commented config file, and its schema beside it.",
    discussion: """
      The file holds every key, with its default or a preset's value, live. A file that exists is not changed.
      """)

  @OptionGroup var file: ConfigFileOptions
  @OptionGroup var layers: ConfigLayerOptions

  func run() throws {
    let path = try ConfigCommand.file(file.config)
    try Self.write(
      to: path, parameters: try layers.setup(config: nil, readsUserFiles: true).presetParameters())
    Output.write(path)
  }

  /// Writes both files; the schema is the program's own and replaced by each version's.
  static func write(to path: String, parameters: Parameters) throws(CommandFailure) {
    let text = ConfigurationText(
      parameters: parameters, hasDocs: true, schema: ConfigurationSchema.fileName
    ).text
    do throws(FileReplacement.Failure) {
      try FileReplacement.create(path, bytes: Array(text.utf8))
    } catch {
      throw failure(path, error)
    }
    let schema = ConfigurationPaths.join(FileReplacement.parent(of: path), ConfigurationSchema.fileName)
    do throws(FileReplacement.Failure) {
      try FileReplacement.replace(schema, with: Array(ConfigurationSchema.text.utf8), mode: 0o644)
    } catch {
      throw failure(schema, error)
    }
  }

  private static func failure(_ path: String, _ error: FileReplacement.Failure) -> CommandFailure {
    CommandFailure(error == .exists ? .usage : .noSuchInput, "\(path): \(error)")
  }
}
