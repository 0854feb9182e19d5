import FloatCore

/// Saving the changes as a preset: its name is typed at the panel's foot.
extension Panel {
  /// The name of a preset while it is typed.
  package struct Naming: Hashable, Sendable {
    package internal(set) var line: LineEditor
    /// The reason why it was not saved.
    package internal(set) var refusal: Refusal?
    /// The place that had the focus before, and whether the panel had the keyboard.
    let before: PanelPlace?
    let hadFocus: Bool

    package enum Refusal: Hashable, Sendable {
      /// A preset of this name exists; saving again replaces it.
      case taken
      case told(String)
    }
  }

  mutating func beginNaming() {
    naming = Naming(line: LineEditor(suggestedName), before: focus, hadFocus: hasFocus)
    hasFocus = true
    focus = .presetName
  }

  /// Leaves the field without saving.
  mutating func endNaming() {
    guard let ended = naming else { return }
    naming = nil
    if focus == .presetName || focus == .savePreset { focus = ended.before }
  }

  /// A name made of the groups of the changed keys, with a number if a preset of that name exists.
  private var suggestedName: String {
    var groups: [String] = []
    for change in tuning.changes {
      let group = String(change.key.prefix { $0 != "." })
      if !groups.contains(group) { groups.append(group) }
    }
    let name = groups.count <= 2 ? groups.joined(separator: "-") : "tuned"
    let taken = settings.first { $0.kind == .preset }?.choices ?? []
    if !taken.contains(name) { return name }
    return (2...).lazy.map { "\(name)-\($0)" }.first { !taken.contains($0) } ?? name
  }

  mutating func changeName(_ change: (inout LineEditor) -> Void) {
    guard var line = naming?.line else { return }
    change(&line)
    if line.text != naming?.line.text { naming?.refusal = nil }
    naming?.line = line
  }

  mutating func handleNamingKey(_ key: String, _ modifiers: PanelModifiers) {
    switch key {
    case "Return": takeName()
    case "Space" where focus == .savePreset: takeName()
    case "Tab", "Up", "Down": focus = focus == .presetName ? .savePreset : .presetName
    default:
      guard focus == .presetName else { return }
      var answer = FieldAnswer.ignored
      changeName { answer = Self.handle(key, modifiers, in: &$0) }
      _ = take(answer)
    }
  }

  /// Asks for the preset to be saved; a second time replaces an existing one.
  mutating func takeName() {
    guard let naming, isEnabled(.preset) else { return endNaming() }
    let words = naming.line.text.split { $0.isWhitespace }
    guard !words.isEmpty else { return }
    effects.append(
      .savePreset(name: words.joined(separator: " "), replaces: naming.refusal == .taken))
  }

  /// Handles the outcome of saving.
  mutating func take(_ answer: PresetAnswer) {
    switch answer {
    case .saved(let name, let path):
      // The keyboard goes back to where it was.
      if naming?.hadFocus == false { hasFocus = false }
      endNaming()
      notice = words.savedPreset(name, path)
    case .taken: naming?.refusal = .taken
    case .refused(let reason): naming?.refusal = .told(reason)
    }
  }

  mutating func putNameCaret(at x: Double, selecting: Bool = false) {
    guard let line = naming?.line else { return }
    let start = PanelMetrics.nameField(height: height).x + 8
    let index = caretIndex(in: line, at: x, from: start)
    naming?.line.put(index, selecting: selecting)
  }
}
