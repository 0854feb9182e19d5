package import FloatCore
package import FloatFiles

extension ScenarioWriter {
  /// The tolerances of a path, in points, in the order in which they are tried.
  package static let tolerances = [2.0, 0.5, 0]

  /// Returns the simplest scenario with the recording's outcome; the last one tried where none has it.
  ///
  /// - Parameters:
  ///   - file: The recording's file, as the scenario's first line names it.
  ///   - prototype: The folder of the recorded prototype; nil for the demo, and for a shipped one.
  ///   - device: The recorded device, where its id does not name it; nil for a shipped one.
  ///   - folder: The scenario's future folder, which the paths of prototype and device are relative to; nil where it is
  ///     unknown.
  package static func faithfulText(
    of recording: Recording, file: String, prototype: String?, device: DeviceChoice?, in folder: String?
  ) throws(CommandFailure) -> (text: String, isSame: Bool) {
    var choices = PrototypeChoices()
    choices.prototype = prototype
    choices.device = device
    let source = ReplaySource(recording, file: file)
    let setup = try PrototypeSetup(choices, mode: .headless, source: source)
    let timeline = try setup.timeline()
    let expected = end(of: timeline)
    var playable: String?
    // A tap on an element is shorter than the hand's, which counts where the next press comes at once.
    for (tolerance, isLiteral) in tolerances.map({ ($0, false) }) + [(0, true)] {
      let text = self.text(
        of: recording, name: source.name, prototype: timeline.start, tolerance: tolerance,
        isLiteral: isLiteral,
        folder: setup.prototypePath(from: folder), device: setup.deviceName(from: folder))
      let outcome = end(of: text, prototype: timeline.start)
      if outcome == expected { return (text, true) }
      if outcome != nil { playable = text }
    }
    guard let playable else {
      throw CommandFailure(
        .badData, "\(source.name): no scenario of it can be played; use the recording itself")
    }
    return (playable, false)
  }

  /// The outcome of a recording or scenario: pages, collected pages, the dock, whether the list is open, badges.
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

  /// The scenario with its last motion as a trace: a golden then holds the motion, not only its end.
  package static func traced(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let settle = lines.lastIndex(of: "  - settle") { lines[settle] = "  - trace: motion" }
    return lines.joined(separator: "\n")
  }
}
