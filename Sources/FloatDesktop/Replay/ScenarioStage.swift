import FloatCore
import FloatStudio

/// The phone that a scenario acts on; with `clock` steps the scenario controls its time.
///
/// Steps happen in the scenario's time. Without such steps that is the phone's time; with them the playback maps it to
/// the phone's.
struct ScenarioStage {
  /// The scenario's time, in seconds.
  private(set) var now: Double
  /// The prototype as it is shown.
  private(set) var prototype: Prototype
  /// The inputs so far, in the order of time.
  private(set) var inputs: [TimedInput] = []
  /// Nil where no step acts on time.
  private var playback: Playback?

  init(_ start: Prototype, hasClock: Bool) {
    now = start.now
    prototype = start
    playback = hasClock ? Playback(start) : nil
  }

  /// False while the shown prototype does not go on by itself.
  var isLive: Bool { playback.map { $0.isLive && $0.isPlaying } ?? true }
  /// Seconds of the phone for each second of the scenario.
  private var speed: Double { playback?.clock.speed ?? 1 }

  mutating func send(_ sent: [TimedInput], until end: Double) {
    if playback == nil {
      for input in sent { prototype.send(input) }
      inputs += sent
    } else {
      for input in sent { playback?.send(input.input, atReal: input.time) }
    }
    pass(to: end)
  }

  /// Passes so many of the phone's seconds.
  mutating func pass(_ duration: Double) { pass(to: now + duration / speed) }

  private mutating func pass(to time: Double) {
    now = time
    guard let playback else { return prototype.advance(to: time) }
    show(playback)
  }

  mutating func perform(_ action: ScenarioStep.Clock) {
    guard var playback else { return }
    for action in action.actions { playback.perform(action, atReal: now) }
    show(playback)
  }

  /// Shows an advanced copy, because the playback itself counts the inputs since its last advance.
  private mutating func show(_ playback: Playback) {
    self.playback = playback
    for change in self.playback?.takeChanges() ?? [] {
      switch change {
      case .happened(let input): inputs.append(input)
      case .dropped(let time): inputs.removeAll { $0.time > time }
      }
    }
    var shown = playback
    shown.advance(toReal: now)
    prototype = shown.prototype
  }

  /// Passes time until nothing moves; returns false where something moves on.
  mutating func settle() -> Bool {
    guard playback.map({ !$0.isStanding }) ?? true else { return true }
    var rest = prototype
    let isAtRest = Settling.settle(&rest)
    let length = rest.now - prototype.now
    if playback == nil {
      (prototype, now) = (rest, rest.now)
    } else {
      pass(length)
    }
    return isAtRest
  }
}

extension ScenarioStep.Clock {
  /// The actions on a playback.
  fileprivate var actions: [ClockAction] {
    switch self {
    case .pause: [.pause]
    case .play: [.play]
    case .speed(let speed): [.speed(speed)]
    case .step(let frames): [.step(frames)]
    case .scrub(let time): [.scrub(to: time)]
    case .letGo: [.endScrub]
    case .loop: [.leave, .toggleLoop]
    case .leave: [.leave]
    }
  }
}
