import ArgumentParser
import FloatFiles

struct ConfigSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Change one value in the config file and leave everything else as it is.",
    discussion: "Adds the key if it is missing, and creates the file if it does not exist.")

  @OptionGroup var file: ConfigFileOptions

  @Argument(help: "The key, such as ball.snap.response.")
  var key: String

  @Argument(help: "The value, such as 0.42s.")
  var value: String

  func run() throws {
    let path = try ConfigCommand.file(file.config)
    do throws(ConfigurationStore.Failure) {
      try ConfigurationStore(path: path).set(key, to: value)
    } catch {
      switch error {
      case .refused(let diagnostic):
        Diagnostics.show([diagnostic])
        throw CommandFailure(.badConfiguration, "")
      case .unreadable(let reason):
        throw CommandFailure(.noSuchInput, "\(path): \(reason)")
      case .file(let failure):
        throw CommandFailure(failure)
      }
    }
  }
}
