import FloatCore

/// The keyboard: everything can be reached and changed without a pointer.
extension Panel {
  mutating func takeFocus(_ isHere: Bool) {
    guard isHere != hasFocus else { return }
    hasFocus = isHere
    if isHere {
      showsFocus = true
      if focus == nil { focus = layout.stops.first ?? .search }
    } else {
      cancelPress()
      finishEditing()
      endNaming()
      menu = nil
      tuning.peek(false)
    }
  }

  mutating func handleKey(_ key: String, _ modifiers: PanelModifiers) {
    if key == "Escape" { return escape() }
    guard press == nil else { return }
    if menu != nil { return handleMenuKey(key) }
    showsFocus = true
    notice = nil
    if naming != nil { return handleNamingKey(key, modifiers) }
    if editing != nil { return handleEditingKey(key, modifiers) }
    if focus == .search, handleSearchKey(key, modifiers) { return }
    switch key {
    case "Tab": moveFocus(by: modifiers.contains(.shift) ? -1 : 1)
    case "Down": moveFocus(by: 1)
    case "Up": moveFocus(by: -1)
    case "Home": focusFirst()
    case "End": focusLast()
    case "PageDown": scroller.wheel(by: -viewport.height + 2 * PanelMetrics.row, at: now)
    case "PageUp": scroller.wheel(by: viewport.height - 2 * PanelMetrics.row, at: now)
    default: if let focus { handleKey(key, modifiers, on: focus) }
    }
  }

  /// Cancels, leaves or closes the first of these that applies.
  private mutating func escape() {
    if press != nil {
      cancelPress()
    } else if naming != nil {
      endNaming()
    } else if editing != nil {
      editing = nil
    } else if menu != nil {
      menu = nil
    } else if focus == .search, !query.isEmpty {
      changeQuery { $0 = LineEditor() }
    } else if focus == .search {
      // The panel keeps the keyboard, as with every field: the Escape after the next is the phone's.
      focus = nil
    } else {
      focus = nil
      hasFocus = false
      showsFocus = false
      effects.append(.focusPhone)
    }
  }

  // MARK: Focus

  /// Everything that can have the focus, from top to bottom.
  var stops: [PanelPlace] {
    [.search] + layout.stops
      + [PanelAction.undo, .redo, .flip, .save, .preset].filter(isEnabled).map { .action($0) }
  }

  private mutating func moveFocus(by step: Int) {
    let stops = stops
    let index = focus.flatMap { stops.firstIndex(of: $0) } ?? (step > 0 ? -1 : stops.count)
    let next = (index + step + stops.count) % stops.count
    focus = stops[next]
    if focus == .search { query.selectAll() }
    revealFocus()
  }

  /// Focuses the first row of the search results, or of the list.
  mutating func focusFirst() {
    let isKey = { (place: PanelPlace) in if case .row = place { true } else { false } }
    guard let first = layout.stops.first(where: isKey) ?? layout.stops.first else { return }
    focus = first
    revealFocus()
  }

  /// Focuses the last row of the list.
  private mutating func focusLast() {
    guard let last = layout.stops.last else { return }
    focus = last
    revealFocus()
  }

  private mutating func revealFocus() {
    guard let focus, let item = layout.item(of: focus) else { return }
    scroller.reveal(from: item.frame.minY, to: item.frame.maxY, margin: PanelMetrics.gap, at: now)
  }

  // MARK: Keys by place

  private mutating func handleSearchKey(_ key: String, _ modifiers: PanelModifiers) -> Bool {
    switch key {
    case "Return", "Down", "Tab":
      guard key != "Tab" || !modifiers.contains(.shift) else { return false }
      if query.isEmpty { return false }
      focusFirst()
      return true
    default:
      var answer = FieldAnswer.ignored
      changeQuery { answer = Self.handle(key, modifiers, in: &$0) }
      return take(answer)
    }
  }

  private mutating func handleEditingKey(_ key: String, _ modifiers: PanelModifiers) {
    guard var typed = editing else { return }
    switch key {
    case "Return": takeEditing()
    case "Tab": if takeEditing() { moveFocus(by: modifiers.contains(.shift) ? -1 : 1) }
    case "Up", "Down":
      let step = key == "Up" ? 1.0 : -1
      if let number = catalog[typed.row.key], isNumber(number) {
        nudge(number, typed, by: step, modifiers)
      } else if takeEditing() {
        moveFocus(by: -Int(step))
      }
    case "Z" where modifiers.contains(.control):
      if let key = catalog[typed.row.key] { edit(key, typed.row) }
    default:
      guard take(Self.handle(key, modifiers, in: &typed.line)) else { return }
      if typed.line.text != editing?.line.text { typed.problem = nil }
      editing = typed
    }
  }

  /// Steps a number in its field, after setting what was typed there.
  private mutating func nudge(
    _ key: PanelKey, _ typed: Editing, by steps: Double, _ modifiers: PanelModifiers
  ) {
    guard typed.line.text == editingText(key) || takeEditing() else { return }
    step(key, isBounce: isBounce(key), by: steps, modifiers)
    edit(key, typed.row)
  }

  /// True if a field had a use for a key.
  mutating func take(_ answer: FieldAnswer) -> Bool {
    if case .asks(let effect) = answer { effects.append(effect) }
    if case .ignored = answer { return false }
    return true
  }

  private mutating func handleKey(_ key: String, _ modifiers: PanelModifiers, on place: PanelPlace) {
    let isPress = key == "Return" || key == "Space"
    switch place {
    case .section(let section):
      let isOpen = toggled.contains(section) != section.isOpenAtFirst
      if isPress || key == "Left" && isOpen || key == "Right" && !isOpen { toggle(section) }
      if key == "Backspace" || key == "Delete" { reset(section) }
    case .action(let action): if isPress, isEnabled(action) { perform(action) }
    case .row(let row) where row.section == .phone: handleSettingKey(key, row)
    case .row(let row): if let entry = catalog[row.key] { handleKey(key, modifiers, row, entry) }
    case .part(let row, let part): handleKey(key, modifiers, row, part)
    case .offer(let offer): if isPress { answer(offer) }
    case .search, .clearSearch, .choice, .presetName, .savePreset: break
    }
  }

  private mutating func handleSettingKey(_ name: String, _ row: PanelRowID) {
    if name == "Return" || name == "Space" { openMenu(row) }
    let direction = name == "Left" ? -1 : name == "Right" ? 1 : 0
    if direction != 0, let index = choices(row).firstIndex(of: choice(row)) { choose(row, index + direction) }
  }

  private mutating func handleKey(
    _ name: String, _ modifiers: PanelModifiers, _ row: PanelRowID, _ key: PanelKey
  ) {
    if name == "Backspace" || name == "Delete" { return reset(key) }
    let direction = name == "Left" ? -1 : name == "Right" ? 1 : 0
    switch key.entry.kind {
    case .number, .count:
      if name == "Return" { return edit(key, row) }
      guard direction != 0 else { return }
      step(key, isBounce: isBounce(key), by: Double(direction), modifiers)
    case .flag:
      if name == "Return" || name == "Space" { toggle(key) }
      if direction != 0 { set(key, to: .flag(direction > 0)) }
    case .choice(let words):
      if name == "Return" || name == "Space" { openMenu(row) }
      if direction != 0 { choose(key, words, by: direction) }
    case .color:
      if name == "Return" { edit(key, row) }
      if name == "Space" { unfold(row) }
    case .curve:
      if name == "Return" { edit(key, row) }
      if name == "Space" { unfold(row) }
      if direction != 0 { choose(key, key.entry.choices, by: direction) }
    case .text: if name == "Return" { edit(key, row) }
    }
  }

  private mutating func handleKey(
    _ name: String, _ modifiers: PanelModifiers, _ row: PanelRowID, _ part: PanelPart
  ) {
    let d: Point
    switch name {
    case "Left": d = Point(-1, 0)
    case "Right": d = Point(1, 0)
    case "Plus", "+": d = Point(0, -1)
    case "Minus", "-": d = Point(0, 1)
    case "Return", "Space":
      if part == .form { usesBounce.toggle() }
      return
    case "Backspace", "Delete":
      if let key = catalog[row.key] {
        reset(key)
      } else if let spring = catalog.springs[row.key] {
        resetSpring(spring)
      }
      return
    default: return
    }
    let step = 0.01 * modifiers.factor
    if part == .form {
      usesBounce = name == "Right"
    } else if part == .plot, let spring = catalog.springs[row.key] {
      guard let key = catalog[d.x != 0 ? spring.time : spring.ratio] else { return }
      self.step(key, isBounce: false, by: d.x != 0 ? d.x : d.y, modifiers)
    } else if let key = catalog[row.key] {
      if part == .handle1 || part == .handle2 {
        let at = part == .handle1 ? handles(key).first : handles(key).second
        set(key, part, to: at + Point(d.x, -d.y) * max(step, 0.01))
      } else {
        shift(key, part, by: d * step)
      }
    }
  }
}
