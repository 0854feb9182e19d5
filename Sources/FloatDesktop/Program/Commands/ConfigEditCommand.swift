import ArgumentParser
import FloatCore
import FloatFiles
import FloatPages
import Glibc

struct ConfigEditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Open the config file in $VISUAL or $EDITOR, then check it.",
    discussion: "If there is none yet, it is written first, as by \"config init\".")

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
    // The path goes through a variable, so that the shell takes it as it is.
    setenv("FLOATDESKTOP_CONFIG_FILE", path, 1)
    let file = "\"$FLOATDESKTOP_CONFIG_FILE\""
    let editor = ["VISUAL", "EDITOR"].lazy.compactMap(Environment.value).first
    // By the shell, as git does it: the variables may hold options, as in "code --wait".
    let usual = ["sensible-editor", "nano", "vi"].map { "\($0) \(file)" }.joined(separator: " || ")
    let status = system(editor.map { "\($0) \(file)" } ?? usual)
    guard status == 0 else {
      throw CommandFailure(
        .usage, "the editor \"\(editor ?? "sensible-editor")\" failed; VISUAL or EDITOR says which one to use"
      )
    }
  }
}
