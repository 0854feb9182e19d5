import ArgumentParser
import FloatCore
import FloatFiles
import FloatReplay
import FloatStudio

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Print the state and the elements on screen as JSON, without a window.",
    discussion: """
      Without --at, prints the state after a scenario's last step, or when a recording has come to rest. "effects" \
      and "events" list all since the start. Overlay options add the numbers behind the overlays' lines.
      """)

  @OptionGroup var prototype: PrototypeOptions
  @OptionGroup var source: SourceOptions
  @OptionGroup(title: "Overlays") var overlay: OverlayOptions

  @Option(
    parsing: .upToNextOption,
    help: .takes(
      "time|name",
      "A time, such as 1.25 or 1250ms, or the name of a scenario's snapshot; one object for each."))
  var at: [TimeOrSnapshotArgument] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Indent the JSON (default: on a terminal), or print one object per line.")
  var pretty: Bool?

  func run() throws {
    let timeline = try prototype.setup(.headless, source: source.source()).timeline()
    let isPretty = pretty ?? Output.isTerminal
    let moments =
      try at.isEmpty
      ? [Timeline.Mark(name: "", prototype: timeline.last)]
      : TimeOrSnapshotArgument.moments(at, on: timeline)
    let overlays = TimelineOverlays(overlay.overlays, of: timeline)
    for moment in moments {
      var prototype = moment.prototype
      var effects = prototype.takeEffects()
      if timeline.window != nil {
        // A window takes the effects of its phone.
        var player = Player(
          timeline.start, inputs: Array(timeline.inputs.prefix(moment.inputCount ?? .max)))
        player.advance(to: prototype.now)
        effects = player.takeEffects()
      }
      let members = OverlayJSON.members(
        overlays.overlays, at: prototype, overlays.take(at: prototype.now))
      try Output.write(Self.state(of: prototype, effects, with: members).text(pretty: isPretty))
    }
  }

  static func state(
    of prototype: Prototype, _ effects: [Effect], with members: [(key: String, value: JSON)] = []
  ) -> StateJSON {
    StateJSON(
      prototype.state, time: prototype.now, frame: Int((prototype.now * framesPerSecond).rounded(.down)),
      effects: effects, elements: prototype.elements, more: members)
  }

  /// The rate of the frames that `frame` counts: the refreshes of a usual display.
  private static let framesPerSecond = 60.0
}
