import ArgumentParser
import FloatReplay

/// Options that name a recording or a scenario.
struct SourceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Play a recording made by \"run --record\".", valueName: "file"))
  var replay: String?

  @Option(help: ArgumentHelp("Play a scenario.", valueName: "file"))
  var scenario: String?

  func validate() throws {
    if replay != nil, scenario != nil { throw ValidationError("--replay and --scenario exclude each other") }
  }

  /// The recording or scenario, read; nil where none is named.
  func source() throws -> ReplaySource? {
    if let replay { return try .recording(replay) }
    if let scenario { return try .scenario(scenario) }
    return nil
  }
}
