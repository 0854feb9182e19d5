import FloatCore
import FloatDesk
import FloatFiles

@testable import FloatReplay
@testable import FloatTestSupport

extension PrototypeSetup {
  /// What a run without a window starts from, with the choices of its command line.
  init(
    of source: ReplaySource? = nil, _ choose: (inout PrototypeChoices) -> Void = { _ in }
  ) throws(CommandFailure) {
    var choices = PrototypeChoices()
    choose(&choices)
    try self.init(choices, mode: .headless, source: source)
  }
}

extension Timeline {
  /// What some steps lead to; each is on its own line of a file, the first on its second.
  static func playing(
    _ steps: [ScenarioStep], in window: WindowBeginning? = nil
  ) throws(CommandFailure) -> Timeline {
    try ScenarioRunner.timeline(
      of: steps.enumerated().map { Placed($1, at: SourcePosition(line: $0 + 2, column: 5)) },
      from: Prototype(), in: window)
  }

  /// What the steps of a scenario's text lead to.
  static func playing(_ text: String, from start: Prototype = Prototype()) throws -> Timeline {
    let scenario = try ScenarioFile.parse(Array(text.utf8), name: "s.yaml")
    return try ScenarioRunner.timeline(of: scenario.steps, from: start)
  }
}
