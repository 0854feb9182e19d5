import ArgumentParser
import FloatCore
import FloatFiles

struct ConfigInitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a commented config file, with its schema beside it.",
    discussion: """
      The file lists every key with its value: the default, or that of the given presets. An existing file is left alone.
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
    do throws(AtomicFile.Failure) {
      let lock = try AtomicFile.lock(path, .configuration)
      try AtomicFile.create(Array(text.utf8), at: path, .configuration)
      let schema = ConfigurationPaths.join(Folder.containing(path), ConfigurationSchema.fileName)
      try AtomicFile.write(Array(ConfigurationSchema.text.utf8), to: schema, .configuration)
      lock.release()
    } catch {
      throw error.reason == .exists
        ? CommandFailure(.usage, "\(error); \"floatdesktop config edit\" opens it") : CommandFailure(error)
    }
  }
}
