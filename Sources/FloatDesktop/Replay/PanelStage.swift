import FloatCore
import FloatStudio

/// The panel that a scenario acts on.
struct PanelStage {
  private var panel: Panel
  /// True while pictures show the panel.
  private var isOpen = false
  private var now: Double

  init(_ prototype: Prototype) {
    panel = Panel(
      prototype.tuned, height: prototype.device.size.height, appearance: prototype.appearance)
    now = prototype.now
  }

  /// The panel's scene at a moment; nil while the panel is closed.
  func scene(beside prototype: Prototype) -> Scene? {
    guard isOpen else { return nil }
    var panel = panel
    panel.send(.resize(height: prototype.device.size.height), at: prototype.now)
    panel.send(.appearance(prototype.appearance), at: prototype.now)
    return panel.scene
  }

  /// Performs a step.
  ///
  /// - Parameters:
  ///   - time: The scenario's time, in seconds.
  ///   - place: Returns the point of a target; nil where the target is not on the screen.
  /// - Returns: The values that the phone takes.
  /// - Throws: Why nothing was done.
  mutating func perform(
    _ step: ScenarioStep.Panel, at time: Double, on prototype: Prototype,
    _ place: (ScenarioStep.Target) -> Point?
  ) throws(PanelStepError) -> [ConfigurationValue] {
    now = max(now, time)
    adopt(prototype)
    switch step {
    case .open: isOpen = true
    case .close: isOpen = false
    case .undo: send(.action(.undo))
    case .redo: send(.action(.redo))
    case .flip: send(.action(.flip))
    case .search(let words):
      send(.action(.find))
      send(.key("A", .control))
      if words.isEmpty { send(.key("Backspace")) } else { send(.text(words)) }
    case .preset(let name):
      if name.isEmpty {
        if panel.naming != nil { send(.key("Escape")) }
      } else {
        send(.action(.preset))
        guard panel.naming != nil else { throw .init(reason: "nothing is changed that a preset could hold") }
        send(.text(name))
      }
    case .unfold(let name):
      guard panel.unfold(named: name) else { throw .init(reason: "the list has no section \"\(name)\"") }
    case .edit(let key):
      guard panel.unfold(key: key) else { throw .init(reason: "\(key) has nothing to unfold here") }
    case .type(let values):
      for value in values {
        guard panel.type(value.value, into: value.key, at: now) else {
          throw .init(reason: "\(value.key): \"\(value.value)\" cannot be typed here")
        }
      }
    case .reset(let key): panel.resetKey(key)
    case .inspect(let target):
      guard let point = place(target) else {
        throw .init(reason: "the element to inspect is not on the screen")
      }
      send(.inspected(KeyMap.keys(at: point, on: prototype, in: panel.catalog)))
    }
    send(.leave)
    return panel.takeEffects().flatMap { effect -> [ConfigurationValue] in
      if case .configure(let values) = effect { values } else { [] }
    }
  }

  /// Takes over values that the phone has from elsewhere.
  private mutating func adopt(_ prototype: Prototype) {
    let values = prototype.tuned.differences(from: panel.tuning.shown)
    guard !values.isEmpty else { return }
    send(.values(values))
    _ = panel.takeEffects()
  }

  private mutating func send(_ input: PanelInput) { panel.send(input, at: now) }
}

/// Why a step in the panel could not be performed.
struct PanelStepError: Error {
  let reason: String
}
