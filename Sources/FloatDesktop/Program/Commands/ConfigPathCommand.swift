import ArgumentParser
import FloatFiles
import Glibc

/// `floatdesktop config path`: where the config file is.
struct ConfigPathCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Print the path of the config file that is read, or would be.")

  func run() throws {
    let files = ConfigurationPaths(environment: Environment.directories).files
    let path = try files.first { access($0, F_OK) == 0 } ?? ConfigCommand.file(nil)
    try Output.write(path)
  }
}
