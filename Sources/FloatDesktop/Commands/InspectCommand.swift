import ArgumentParser
import FloatCore

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
    help: ArgumentHelp("When to look, as 1.25 or 1250ms; one object each.", valueName: "time"))
  var at: [Moment] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Spread the JSON over many lines (default: on a terminal), or put each object on one.")
  var pretty: Bool?

  func run() throws {
    let source = try source.source()
    let setup = try PrototypeSetup(prototype, mode: .headless, source: source)
    let start = setup.makePrototype()
    let timeline = try source?.timeline(for: start) ?? Timeline(inputs: [], end: 0)
    let times = at.isEmpty ? [timeline.end] : at.map(\.seconds)
    let isPretty = pretty ?? Output.isTerminal
    for time in times {
      Output.write(Self.state(at: time, from: start, inputs: timeline.inputs).text(pretty: isPretty))
    }
  }

  /// The state at a time, as `inspect` prints it.
  static func state(at time: Double, from start: Prototype, inputs: [TimedInput]) -> JSON {
    var player = Player(start, inputs: inputs)
    player.advance(to: time)
    let effects = player.takeEffects().map(\.name)
    let prototype = player.prototype
    return StateJSON.object(
      prototype.state, time: prototype.now, frame: Int((prototype.now * framesPerSecond).rounded(.down)),
      effects: effects, elements: prototype.elements)
  }

  /// What `frame` counts in: the refreshes of a usual display.
  private static let framesPerSecond = 60.0
}
