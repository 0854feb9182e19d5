import FloatCore
import FloatFiles
import FloatStudio

/// Keys whose effect shows nowhere else, or that have none now: each says so for a moment.
extension Instrument {
  mutating func tell(_ text: String, at now: Double) { cards.toast.show(text, at: now) }

  func say(_ english: String, _ chinese: String) -> String {
    PanelLanguage(phone.language).say(english, chinese)
  }

  /// Shows the controls of time, or hides them; beside the panel, which has them, they stay as they are.
  mutating func toggleTransport(at now: Double) {
    guard sidebar.isOpen else { return cards.transport.toggle() }
    tell(say("The controls of time are in the panel", "时间控制在面板上方"), at: now)
  }

  mutating func showNextProblem(at now: Double) {
    guard !cards.messages.next(), !cards.messages.isShown else { return }
    tell(say("No problem to show", "没有问题"), at: now)
  }

  /// Writes the panel's values into the config file, if there are any.
  mutating func save(at now: Double) {
    guard sidebar.panel?.tuning.changes.isEmpty == false else { return sayNothing(to: .save, at: now) }
    sidebar.send(.action(.save), at: now)
  }

  /// Says that an action of the panel has nothing to do.
  mutating func sayNothing(to action: PanelAction, at now: Double) {
    switch action {
    case .undo: tell(say("Nothing to undo", "没有可撤销的更改"), at: now)
    case .redo: tell(say("Nothing to redo", "没有可重做的更改"), at: now)
    case .copy: tell(say("Nothing to copy", "没有要拷贝的更改"), at: now)
    case .save, .preset: tell(say("Nothing to save", "没有要保存的更改"), at: now)
    case .flip, .find: break
    }
  }

  mutating func sayItIsThePanels(at now: Double) {
    let key = bindings.keys(of: .panel).first
    tell(
      [say("That is a key of the panel", "这是面板的按键"), key].compactMap(\.self).joined(separator: " · "), at: now
    )
  }

  mutating func sayGhost(at now: Double) {
    guard sidebar.inspection.showsGhost else { return tell(say("Other values off", "另一组值：关"), at: now) }
    let tuning = sidebar.panel?.tuning
    let isSame = tuning.map { $0.other.differences(from: $0.values).isEmpty } ?? true
    tell(
      isSame ? say("A and B are the same", "A 与 B 相同") : say("Other values on", "另一组值：开"), at: now)
  }

  mutating func sayInspecting(at now: Double) {
    tell(
      sidebar.inspection.isAsking
        ? say("Click a thing on the phone to see its keys", "点按手机上的元素，查看其参数")
        : say("Inspection off", "检查：关"), at: now)
  }
}
