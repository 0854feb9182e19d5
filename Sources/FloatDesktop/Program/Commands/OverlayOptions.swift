import ArgumentParser
import FloatCore
import FloatReplay
import FloatStudio

/// The overlays over the phone that make a motion visible, for all commands that show one.
struct OverlayOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: .takes("n", "Show this many frames before and after, as an onion skin: 1 to 30."))
  var onion: Int?

  @Option(help: .takes("time", "How far apart the frames are (default: 33ms)."))
  var onionStep: TimeArgument?

  @Flag(
    help: "Show the path of what moves, its release, its projected end, and where it comes to rest.")
  var path = false

  @Flag(help: "Show position and velocity over time, beside the curve that the parameters predict.")
  var velocity = false

  @Flag(help: "Show the lines that decide what a release does, with labels.")
  var thresholds = false

  @Flag(help: "Outline what can be pressed, how far badges can be grabbed, and the edge for dragging back.")
  var showHotspots = false

  func validate() throws {
    if let onion, !(1...Overlays.mostOnion).contains(onion) {
      throw ValidationError("--onion must be 1 to \(Overlays.mostOnion)")
    }
    if let onionStep {
      guard onion != nil else { throw ValidationError("--onion-step needs an onion skin: add --onion N") }
      guard (0.001...1).contains(onionStep.seconds) else {
        throw ValidationError("--onion-step must be 1ms to 1s")
      }
    }
  }

  /// The options, and which of them are given.
  var given: [(name: String, isGiven: Bool)] {
    [
      ("--onion", onion != nil), ("--path", path), ("--velocity", velocity), ("--thresholds", thresholds),
      ("--show-hotspots", showHotspots),
    ]
  }

  var overlays: Overlays {
    var overlays = Overlays()
    overlays.onion = onion ?? 0
    overlays.onionStep = onionStep?.seconds ?? Overlays.usualOnionStep
    overlays.path = path
    overlays.velocity = velocity
    overlays.thresholds = thresholds
    overlays.hotspots = showHotspots
    return overlays
  }
}

struct TimelineOverlays {
  private(set) var overlays: Overlays
  private let history: History?
  private var painter = OverlayPainter()

  init(_ overlays: Overlays, of timeline: Timeline) {
    self.overlays = overlays
    history = overlays.isEmpty ? nil : timeline.history
  }

  mutating func layers(over prototype: Prototype) -> [Layer] {
    guard let history else { return [] }
    return painter.layers(
      overlays, over: OverlayMoment(prototype, take: history.take(at: prototype.now)))
  }

  /// Why onion skin, path and velocity draw nothing at a moment; nil where they draw something or were not asked for.
  func silence(at prototype: Prototype, _ timeline: Timeline) -> String? {
    var moving = self
    (moving.overlays.thresholds, moving.overlays.hotspots) = (false, false)
    guard !moving.overlays.isEmpty, moving.layers(over: prototype).isEmpty else { return nil }
    let next = timeline.inputs.first { input in
      guard case .pointer(.down, _, _) = input.input else { return false }
      return input.time > prototype.now
    }
    let advice = next.map { "the next touch is at \(FrameTimes.text($0.time)) s" } ?? "no touch follows"
    return "the overlays have nothing to show at \(FrameTimes.text(prototype.now)) s; \(advice)"
  }

  /// The gesture of a moment; nil where no option needs it.
  func take(at time: Double) -> GestureTake? { history?.take(at: time) }
}

extension Timeline {
  /// The whole history, with its gestures.
  var history: History {
    var history = History(start, keepsAll: true)
    for input in inputs { history.send(input) }
    history.advance(to: rest().prototype.now)
    return history
  }
}
