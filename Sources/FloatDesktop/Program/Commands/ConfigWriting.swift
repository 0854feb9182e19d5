import ArgumentParser
import FloatCore
import FloatFiles
import FloatPages
import FloatReplay
import Glibc

struct ConfigInitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a commented config file, with its schema beside it.",
    usage: "floatdesktop config init [<options>]",
    discussion: """
      The file lists every key. Those with the default value are comments, so that the file changes nothing by itself; values
      of the given presets are set. An existing file is left alone.
      """)

  @OptionGroup var file: ConfigFileOptions
  @OptionGroup var layers: ConfigLayerOptions

  func run() throws {
    let path = try ConfigCommand.file(file.config)
    try Self.write(
      to: path, parameters: try layers.setup(config: nil, isStrict: true).presetParameters())
    try Output.write(path)
  }

  /// Writes both files; each version of the program replaces the schema with its own.
  static func write(to path: String, parameters: Parameters) throws {
    let text = ConfigurationText(
      parameters: parameters, hasDocs: true, commentsDefaults: true, schema: ConfigurationSchema.fileName
    ).text
    do throws(AtomicFile.Failure) {
      let lock = try AtomicFile.lock(path, .configuration)
      try AtomicFile.create(Array(text.utf8), at: path, .configuration)
      let schema = Folder.join(Folder.containing(path), ConfigurationSchema.fileName)
      try AtomicFile.write(Array(ConfigurationSchema.text.utf8), to: schema, .configuration)
      lock.release()
    } catch {
      guard error.reason == .exists else { throw error }
      throw CommandFailure(.cannotWrite, "\(error), or open it by \"floatdesktop config edit\"")
    }
  }
}

struct ConfigSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Change one value in the config file and leave everything else as it is.",
    usage: "floatdesktop config set [--config <file>] <key> <value>",
    discussion: """
      Adds the key if it is missing, and creates the file if it does not exist. KEY=VALUE means the same as KEY VALUE.
      """)

  @OptionGroup var file: ConfigFileOptions

  @Argument(help: "The key, such as ball.snap.response.")
  var key: String

  // The parser takes a value below zero for an option.
  @Argument(parsing: .allUnrecognized, help: .takes("value", "The value, such as 0.42s."))
  var values: [String] = []

  func validate() throws {
    guard values.count == (key.contains("=") ? 0 : 1), values.first?.hasPrefix("--") != true else {
      throw ValidationError("takes a key and a value, such as \"ball.snap.response 0.42s\"")
    }
    try WrittenFile.check("--config", file.config)
  }

  func run() throws {
    let path = try ConfigCommand.file(file.config)
    do throws(ConfigurationStore.Failure) {
      let change = ConfigurationValue(assignment: key)
      try ConfigurationStore(path: path).set(change?.key ?? key, to: change?.value ?? values.joined())
    } catch {
      if case .file(let failure) = error { throw CommandFailure(failure) }
      throw CommandFailure(.badConfiguration, [error.diagnostic])
    }
  }
}

struct ConfigEditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Open the config file in $VISUAL or $EDITOR, then check it.",
    discussion: "If the file does not exist, it is written first, as by \"config init\".")

  @OptionGroup var file: ConfigFileOptions

  func run() throws {
    let path = try ConfigCommand.file(file.config)
    if access(path, F_OK) != 0 { try ConfigInitCommand.write(to: path, parameters: .builtIn) }
    try Self.edit(path)
    var validate = ConfigValidateCommand()
    validate.file = path
    try validate.run()
  }

  private static func edit(_ path: String) throws(CommandFailure) {
    // A variable holds the path, so that the shell does not interpret it.
    Environment.set("FLOATDESKTOP_CONFIG_FILE", to: path)
    let file = "\"$FLOATDESKTOP_CONFIG_FILE\""
    let editor = ["VISUAL", "EDITOR"].lazy.compactMap(Environment.value).first
    // Runs the editor in a shell, as git does: the variables may hold options, as in "code --wait".
    let usual = ["sensible-editor", "nano", "vi"].map { "\($0) \(file)" }.joined(separator: " || ")
    let status = system(editor.map { "\($0) \(file)" } ?? usual)
    guard status == 0 else {
      throw CommandFailure(
        .usage, "the editor \"\(editor ?? "sensible-editor")\" failed; set VISUAL or EDITOR to another one"
      )
    }
  }
}
