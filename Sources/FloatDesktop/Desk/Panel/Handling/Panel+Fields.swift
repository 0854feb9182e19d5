import FloatCore

/// Typing: the search, values, and the name of a preset.
extension Panel {
  /// The open field for a value.
  var editing: PanelField? { field?.row == nil ? nil : field }
  /// The open field for a preset's name.
  var naming: PanelField? { field?.row == nil ? field : nil }

  /// True while keys go into a field.
  var isTyping: Bool {
    keyboard.isHere && (editing != nil || keyboard.place == .search || keyboard.place == .presetName)
  }

  /// The area of the field that is typed into, or of the search.
  private func area(of field: PanelField?) -> Rect? {
    guard let field else { return PanelMetrics.search }
    guard let row = field.row else { return PanelMetrics.nameField(height: height) }
    guard let frame = list.layout.item(of: .row(row))?.frame else { return nil }
    return control(row).map { panelRect($0.fieldArea(in: frame)) }
  }

  /// The place of the text being typed, for an input method's window; nil if none is.
  var textArea: Rect? { isTyping ? area(of: keyboard.place == .search ? nil : field) : nil }

  /// The part of the search field in which its text is drawn.
  var searchArea: Rect {
    let field = PanelMetrics.search
    return Rect(field.x + 22, field.y, field.width - 22 - 20, field.height)
  }

  /// Puts the caret of the field in a place to a point.
  mutating func putCaret(in place: PanelPlace, at x: Double, selecting: Bool = false) {
    if place == .search {
      query.put(at: x, in: searchArea, selecting: selecting)
    } else if let field, let area = area(of: field) {
      self.field?.line.put(at: x, in: area, selecting: selecting)
    }
  }

  /// Changes the text of the field that keys go into, and returns what `change` does; nil without a field.
  @discardableResult
  private mutating func changeText<Result>(_ change: (inout TextField) -> Result) -> Result? {
    if field != nil { return field?.change(change) }
    guard keyboard.place == .search else { return nil }
    var result: Result?
    changeQuery { result = change(&$0) }
    return result
  }

  /// Changes the query; a different one scrolls its results to the top.
  mutating func changeQuery(_ change: (inout TextField) -> Void) {
    let before = query.text
    change(&query)
    if query.text != before {
      content.found = PanelSearch(
        query.text, in: catalog, values: tuning.values, settings: content.settings)
      startAtTop()
    }
  }

  mutating func handleText(_ text: String) {
    guard !text.isEmpty, pointer.press == nil else { return }
    composition = nil
    notice = nil
    if changeText({ $0.insert(text) }) == nil, text != " ", beginTyping() { field?.line.insert(text) }
  }

  mutating func compose(_ text: String, caret: Int) {
    guard pointer.press == nil, menu == nil, keyboard.isHere else { return }
    let new = Composition(text, caret: caret)
    if new != nil, !isTyping, !beginTyping() { return }
    composition = new
  }

  /// Hands a key to the field; false if it has no use for it.
  @discardableResult
  mutating func handleInField(_ key: String, _ modifiers: PanelModifiers) -> Bool {
    switch changeText({ $0.handle(key, modifiers) }) {
    case nil, .ignored: return false
    case .taken: break
    case .copy(let text): effects.append(.copy(text))
    case .paste: effects.append(.paste)
    }
    return true
  }

  // MARK: Values

  /// Opens a value's field for typing, with all of it selected.
  mutating func edit(_ control: any PanelControl, _ row: PanelRowID) {
    guard !tuning.isPeeking else { return }
    field = PanelField(owner: .value(row), line: TextField(control.text(self)))
    keyboard.place = .row(row)
  }

  /// Opens the field of the row in focus for typed text, as in a table; false if nothing can be typed there.
  private mutating func beginTyping() -> Bool {
    guard case .row(let row)? = keyboard.place, let control = control(row), control.isTyped else {
      return false
    }
    edit(control, row)
    return editing != nil
  }

  /// Sets the typed value; if it is not valid, shows the problem and returns false.
  @discardableResult
  mutating func takeEditing() -> Bool {
    guard let typed = editing, let control = typed.row.flatMap(control) else { return true }
    do throws(QuantityError) {
      try control.take(typed.line.text, &self)
      field = nil
      return true
    } catch {
      field?.problem = .told(error.message)
      return false
    }
  }

  /// Sets the typed value if it is valid, and leaves the field in any case.
  mutating func finishEditing() {
    if editing != nil, !takeEditing() { field = nil }
  }

  mutating func handleEditingKey(_ key: String, _ modifiers: PanelModifiers) {
    guard let typed = editing, let row = typed.row, let control = control(row) else { return }
    switch key {
    case "Return": takeEditing()
    case "Tab": if takeEditing() { moveFocus(by: modifiers.contains(.shift) ? -1 : 1) }
    case "Up", "Down":
      let step = key == "Up" ? 1.0 : -1
      // A number steps from what was typed; elsewhere the arrows leave the field.
      guard typed.line.text == control.text(self) || takeEditing() else { return }
      field = nil
      guard control.hasNumber else { return moveFocus(by: -Int(step)) }
      control.step(by: step, modifiers, with: "keys", &self)
      edit(control, row)
    case "Z" where modifiers.contains(.control): edit(control, row)
    default: handleInField(key, modifiers)
    }
  }

  // MARK: The name of a preset

  mutating func beginNaming() {
    field = PanelField(
      owner: .name(before: keyboard.place, hadFocus: keyboard.isHere), line: TextField(suggestedName))
    keyboard.isHere = true
    keyboard.place = .presetName
  }

  /// Leaves the field without saving.
  mutating func endNaming() {
    guard case .name(let before, _)? = field?.owner else { return }
    field = nil
    if keyboard.place == .presetName || keyboard.place == .savePreset { keyboard.place = before }
  }

  /// A name made of the groups of the changed keys, with a number if a preset of that name exists.
  private var suggestedName: String {
    let groups = tuning.changes.map { String($0.key.prefix { $0 != "." }) }.uniqued()
    let name = groups.count <= 2 ? groups.joined(separator: "-") : "tuned"
    let taken = content.settings.first { $0.kind == .preset }?.choices ?? []
    if !taken.contains(name) { return name }
    return (2...).lazy.map { "\(name)-\($0)" }.first { !taken.contains($0) } ?? name
  }

  mutating func handleNamingKey(_ key: String, _ modifiers: PanelModifiers) {
    switch key {
    case "Return": takeName()
    case "Space" where keyboard.place == .savePreset: takeName()
    case "Tab", "Up", "Down":
      keyboard.place = keyboard.place == .presetName ? .savePreset : .presetName
    default: if keyboard.place == .presetName { handleInField(key, modifiers) }
    }
  }

  /// Asks for the preset to be saved; a second time replaces an existing one.
  mutating func takeName() {
    guard let naming, isEnabled(.preset) else { return endNaming() }
    let words = naming.line.text.split { $0.isWhitespace }
    guard !words.isEmpty else { return }
    effects.append(.savePreset(name: words.joined(separator: " "), replaces: naming.problem == .taken))
  }

  /// Handles the outcome of saving.
  mutating func take(_ answer: PresetAnswer) {
    switch answer {
    case .saved(let name, let path):
      // The keyboard goes back to where it was.
      if case .name(_, hadFocus: false)? = field?.owner { keyboard.isHere = false }
      endNaming()
      notice = words.savedPreset(name, path)
    case .taken: if naming != nil { field?.problem = .taken }
    case .refused(let reason): if naming != nil { field?.problem = .told(reason) }
    }
  }
}
