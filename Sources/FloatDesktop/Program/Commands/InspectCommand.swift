import ArgumentParser
import FloatCore
import FloatFiles

/// `floatdesktop inspect`: the state and the elements as JSON.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print the state and the elements on the screen as JSON, without a window.",
    discussion: """
      Without --at, a scenario is looked at after its last step and a recording when everything has come to rest. \
      "effects" are all since the start.
      """)

  @OptionGroup var prototype: PrototypeOptions
  @OptionGroup var source: SourceOptions

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "When to look, as 1.25 or 1250ms, or by the name of one of a scenario's snapshots; one object each.",
      valueName: "time"))
  var at: [MomentOrMark] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Spread the JSON over many lines (default: on a terminal), or put each object on one.")
  var pretty: Bool?

  func run() throws {
    let source = try source.source()
    let setup = try PrototypeSetup(prototype, mode: .headless, source: source)
    let start = setup.makePrototype()
    let timeline = try source?.timeline(for: start) ?? Timeline(inputs: [], end: 0)
    let isPretty = pretty ?? Output.isTerminal
    for moment in at.isEmpty ? [.moment(Moment(seconds: timeline.end))] : at {
      let (time, inputCount) = try moment.place(on: timeline)
      let state = Self.state(at: time, inputCount: inputCount, from: start, inputs: timeline.inputs)
      try Output.write(state.text(pretty: isPretty))
    }
  }

  /// The state at a time, as `inspect` prints it.
  static func state(
    at time: Double, inputCount: Int? = nil, from start: Prototype, inputs: [TimedInput]
  ) -> JSON {
    var player = Player(start, inputs: inputs)
    player.advance(to: time, inputCount: inputCount)
    let effects = player.takeEffects().map(\.name)
    let prototype = player.prototype
    return StateJSON.object(
      prototype.state, time: prototype.now, frame: Int((prototype.now * framesPerSecond).rounded(.down)),
      effects: effects, elements: prototype.elements)
  }

  /// What `frame` counts in: the refreshes of a usual display.
  private static let framesPerSecond = 60.0
}
