import ArgumentParser
import FloatCore
import FloatFiles
import FloatReplay

struct ScenarioCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenario", abstract: "Make scenarios from recordings.", subcommands: [From.self])

  struct From: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "from", abstract: "Turn a recording into a scenario that can be edited.",
      usage: "floatdesktop scenario from [<options>] <recording>",
      discussion: """
        Taps become taps on elements, and the pointer's paths become a few straight moves of the same duration. The \
        scenario is played and compared with the recording; if it ends differently, paths are simplified less.
        """)

    @Argument(help: .takes("recording", "A recording made by \"run --record\"."))
    var recording: String

    @Option(
      help: .takes("dir", "The folder of the recorded prototype, if it is your own."))
    var prototype: String?

    @Option(help: .takes("device|file", "The recorded device; its file, if it is your own."))
    var device: String?

    @Option(help: .takes("file", "Write to this file instead of standard output."))
    var output: String?

    func validate() throws {
      try WrittenFile.check("--output", output, reading: [("the recording", recording)], over: .scenario)
    }

    func run() throws {
      let recorded = try rethrowing(as: CommandFailure.init(_:)) { () throws(DataError) in
        try RecordingReader.load(path: recording)
      }
      let (text, isSame) = try ScenarioWriter.faithfulText(
        of: recorded, file: recording, prototype: prototype, device: device.map(DeviceChoice.init),
        in: output.flatMap { $0 == "-" ? nil : Folder.containing($0) })
      if recorded.header.archive != nil {
        Diagnostics.warning("the recording starts with pages in the ball; a scenario starts without them")
      }
      if !isSame {
        Diagnostics.warning("the scenario ends in a different state than the recording; check its steps")
      }
      try Output.write(text, to: output)
    }
  }
}
