import FloatCore
import FloatFiles

extension ScenarioWriter {
  /// By how many points a path may be off; tried in this order.
  package static let tolerances = [2.0, 0.5, 0]

  /// The simplest scenario that leads to what the recording leads to; the last one tried where none does.
  ///
  /// - Parameters:
  ///   - file: Where the recording is from, as its first line names it.
  ///   - prototype: The folder of the prototype that was recorded; nil for the demo, and for a shipped one.
  ///   - device: The device that was recorded, where its id does not name it; nil for a shipped one.
  ///   - folder: Where the scenario is to lie, from which it names the prototype and the device; nil where that is not known.
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
    var text = ""
    for tolerance in tolerances {
      text = self.text(
        of: recording, name: source.name, prototype: timeline.start, tolerance: tolerance,
        folder: setup.prototypePath(from: folder), device: setup.deviceName(from: folder))
      if end(of: text, prototype: timeline.start) == expected { return (text, true) }
    }
    return (text, false)
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
