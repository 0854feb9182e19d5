import ArgumentParser
import FloatCore
import FloatFiles
import FloatReplay

/// `floatdesktop scenario`: creating scenarios.
struct ScenarioCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenario", abstract: "Make scenarios from recordings.", subcommands: [From.self])

  /// `floatdesktop scenario from`: a recording as an editable scenario.
  struct From: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "from", abstract: "Turn a recording into a scenario that can be edited.",
      discussion: """
        Taps become taps on elements, and the pointer's paths become a few straight moves of the same duration. The \
        scenario is played and compared with the recording; if it ends differently, paths are simplified less.
        """)

    @Argument(help: ArgumentHelp("A recording made by \"run --record\".", valueName: "recording"))
    var recording: String

    @Option(help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"))
    var output: String?

    /// By how many points a path may be off; tried in this order.
    static let tolerances = [2.0, 0.5, 0]

    func validate() throws {
      if let output, SameFile.isSame(output, recording) {
        throw ValidationError("--output is the recording itself, which would be lost; name another file")
      }
    }

    func run() throws {
      let recorded: Recording
      do throws(DataError) {
        recorded = try RecordingReader.load(path: recording)
      } catch {
        throw CommandFailure(showing: error)
      }
      let setup = try PrototypeSetup(
        PrototypeChoices(), mode: .headless, source: ReplaySource(recorded))
      if recorded.header.archive != nil {
        Diagnostics.warning("the recording starts with pages in the ball; a scenario starts without")
      }
      let timeline = try setup.timeline()
      let prototype = timeline.start
      let expected = Self.end(of: timeline)
      var text = ""
      var isSame = false
      for tolerance in Self.tolerances where !isSame {
        text = ScenarioWriter.text(
          of: recorded, name: BoundedFile.name(of: recording), prototype: prototype, tolerance: tolerance)
        isSame = Self.end(of: text, prototype: prototype) == expected
      }
      if !isSame {
        Diagnostics.warning("the scenario ends in another state than the recording; look at its steps")
      }
      guard let output, output != "-" else { return try Output.write(text) }
      try AtomicFile.write(text, to: output)
    }

    /// What a recording or scenario has led to: pages, collected pages, the dock, badges.
    private static func end(of timeline: Timeline) -> [String] {
      let state = timeline.last.state
      return state.stack + ["|"] + state.ball.items + [state.ball.edge.rawValue, "\(state.list.open)"]
        + state.badges.map { "\($0.id):\($0.state.rawValue)" }
    }

    private static func end(of text: String, prototype: Prototype) -> [String]? {
      guard let scenario = try? ScenarioFile.parse(Array(text.utf8), name: "scenario"),
        let timeline = try? ScenarioRunner.timeline(of: scenario.steps, from: prototype)
      else { return nil }
      return end(of: timeline)
    }
  }
}
