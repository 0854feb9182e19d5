import ArgumentParser
import FloatCore
import FloatFiles

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
    try Output.write(path)
  }

  /// Writes both files; the schema is the program's own and replaced by each version's.
  static func write(to path: String, parameters: Parameters) throws(CommandFailure) {
    let text = ConfigurationText(
      parameters: parameters, hasDocs: true, schema: ConfigurationSchema.fileName
    ).text
    do throws(WholeFile.Failure) {
      let lock = try WholeFile.lock(path, .configuration)
      try WholeFile.create(Array(text.utf8), at: path, .configuration)
      let schema = ConfigurationPaths.join(Folder.containing(path), ConfigurationSchema.fileName)
      try WholeFile.write(Array(ConfigurationSchema.text.utf8), to: schema, .configuration)
      lock.release()
    } catch {
      throw error.reason == .exists
        ? CommandFailure(.usage, "\(error); \"floatdesktop config edit\" opens it") : CommandFailure(error)
    }
  }
}
