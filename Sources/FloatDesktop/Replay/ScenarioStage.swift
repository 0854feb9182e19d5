import FloatCore
import FloatDesk
import FloatFiles
import FloatStudio

/// The phone that a scenario acts on, in a window if a step concerns the window.
///
/// Steps happen in the scenario's time. Without a window that is the phone's time, to the bit; with one, the window's
/// playback maps it to the phone's.
struct ScenarioStage {
  /// The scenario's time, in seconds.
  private(set) var now: Double
  /// The prototype as it is shown.
  @Boxed private(set) var prototype: Prototype
  /// The inputs so far, in the order of time.
  private(set) var inputs: [TimedInput] = []
  /// What was done in the window so far, if there is one.
  private(set) var script: WindowScript?
  private var window: OffscreenWindow?

  /// - Parameter window: Nil for a phone alone.
  init(_ start: Prototype, in window: OffscreenWindow?) {
    now = start.now
    prototype = start
    self.window = window
    script = window.map { WindowScript($0) }
    // The panel knows the values from the beginning on, whenever it is opened.
    try? act(.input(.makePanel))
  }

  private var playback: Playback? { window?.instrument.playback }
  /// False while the shown prototype does not go on by itself.
  var isLive: Bool { playback.map { $0.isLive && $0.isPlaying } ?? true }
  /// The panel's picture beside the phone; nil while it is closed.
  var panel: Scene? { window?.instrument.panelScene(beside: prototype) }

  mutating func send(_ sent: [TimedInput], until end: Double) {
    if window == nil {
      for input in sent { prototype.send(input) }
      inputs += sent
    } else {
      for input in sent { try? act(.input(.script(input.input)), at: input.time) }
    }
    pass(to: end)
  }

  /// Does something in the window now.
  mutating func perform(_ act: WindowScript.Act) throws(PanelStepError) {
    try self.act(act)
    pass(to: now)
  }

  private mutating func act(_ act: WindowScript.Act, at time: Double? = nil) throws(PanelStepError) {
    let time = time ?? now
    try window?.perform(act, at: time)
    script?.note(act, at: time)
    for case .change(let change) in window?.takeRequests() ?? [] {
      switch change {
      case .happened(let input): inputs.append(input)
      case .dropped(let time): inputs.removeAll { $0.time > time }
      case .restarted: inputs = []
      }
    }
  }

  /// Passes so many of the phone's seconds.
  mutating func pass(_ duration: Double) { pass(to: now + duration / (playback?.clock.speed ?? 1)) }

  /// Shows an advanced copy, because the playback itself counts the inputs since its last advance.
  private mutating func pass(to time: Double) {
    now = time
    guard var shown = playback else { return prototype.advance(to: time) }
    shown.advance(toReal: now)
    prototype = shown.prototype
  }

  /// Passes time until nothing moves; returns false where something moves on.
  mutating func settle() -> Bool {
    guard playback.map({ !$0.isStanding }) ?? true else { return true }
    var rest = prototype
    let isAtRest = rest.settle()
    let length = rest.now - prototype.now
    if window == nil {
      (prototype, now) = (rest, rest.now)
    } else {
      pass(length)
    }
    return isAtRest
  }
}
