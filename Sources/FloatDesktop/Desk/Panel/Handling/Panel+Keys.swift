import FloatCore

/// The keyboard: everything can be reached and changed without a pointer.
extension Panel {
  mutating func takeFocus(_ isHere: Bool) {
    guard isHere != keyboard.isHere else { return }
    keyboard.isHere = isHere
    if isHere {
      keyboard.isShown = true
      if keyboard.place == nil { keyboard.place = list.layout.stops.first ?? .search }
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
    guard pointer.press == nil else { return }
    if menu != nil { return handleMenuKey(key) }
    keyboard.isShown = true
    notice = nil
    if naming != nil { return handleNamingKey(key, modifiers) }
    if editing != nil { return handleEditingKey(key, modifiers) }
    if keyboard.place == .search, handleSearchKey(key, modifiers) { return }
    switch key {
    case "Tab": moveFocus(by: modifiers.contains(.shift) ? -1 : 1)
    case "Down": moveFocus(by: 1)
    case "Up": moveFocus(by: -1)
    case "Home": focusFirst()
    case "End": focus(list.layout.stops.last)
    case "PageDown": list.scroller.wheel(by: -viewport.height + 2 * PanelMetrics.row, at: now)
    case "PageUp": list.scroller.wheel(by: viewport.height - 2 * PanelMetrics.row, at: now)
    default: if let place = keyboard.place { handleKey(key, modifiers, on: place) }
    }
  }

  /// Cancels, leaves or closes the first of these that applies.
  private mutating func escape() {
    if pointer.press != nil {
      cancelPress()
    } else if naming != nil {
      endNaming()
    } else if editing != nil {
      field = nil
    } else if menu != nil {
      menu = nil
    } else if keyboard.place == .search, !query.isEmpty {
      changeQuery { $0 = TextField() }
    } else if keyboard.place == .search {
      // The panel keeps the keyboard, as with every field: the Escape after the next is the phone's.
      keyboard.place = nil
    } else {
      // The keyboard goes back to the phone.
      keyboard = PanelKeyboard()
    }
  }

  // MARK: Focus

  /// Everything that can have the focus, from top to bottom.
  var stops: [PanelPlace] {
    [.search] + list.layout.stops
      + [PanelAction.undo, .redo, .flip, .save, .preset].filter(isEnabled).map { .action($0) }
  }

  mutating func moveFocus(by step: Int) {
    let stops = stops
    let index = keyboard.place.flatMap { stops.firstIndex(of: $0) } ?? (step > 0 ? -1 : stops.count)
    focus(stops[(index + step + stops.count) % stops.count])
    if keyboard.place == .search { query.selectAll() }
  }

  /// Focuses the first row of the search results, or of the list.
  mutating func focusFirst() {
    let isKey = { (place: PanelPlace) in if case .row = place { true } else { false } }
    let stops = list.layout.stops
    focus(stops.first(where: isKey) ?? stops.first)
  }

  /// Focuses a place, and scrolls it into sight; none changes nothing.
  private mutating func focus(_ place: PanelPlace?) {
    guard let place else { return }
    keyboard.place = place
    guard let frame = list.layout.item(of: place)?.frame else { return }
    list.scroller.reveal(from: frame.minY, to: frame.maxY, margin: PanelMetrics.gap, at: now)
  }

  // MARK: Keys by place

  private mutating func handleSearchKey(_ key: String, _ modifiers: PanelModifiers) -> Bool {
    switch key {
    case "Return", "Down", "Tab":
      guard key != "Tab" || !modifiers.contains(.shift), !query.isEmpty else { return false }
      focusFirst()
      return true
    default: return handleInField(key, modifiers)
    }
  }

  private mutating func handleKey(_ key: String, _ modifiers: PanelModifiers, on place: PanelPlace) {
    let isPress = key == "Return" || key == "Space"
    switch place {
    case .section(let section):
      let isOpen = content.toggled.contains(section) != section.isOpenAtFirst
      if isPress || key == "Left" && isOpen || key == "Right" && !isOpen { toggle(section) }
      if key == "Backspace" || key == "Delete" { reset(section) }
    case .action(let action): if isPress, isEnabled(action) { perform(action) }
    case .row(let row): handle(PanelKeyPress(key: key, modifiers: modifiers, part: nil, row: row))
    case .part(let row, let part):
      handle(PanelKeyPress(key: key, modifiers: modifiers, part: part, row: row))
    case .offer(let offer): if isPress { answer(offer) }
    case .search, .clearSearch, .choice, .presetName, .savePreset: break
    }
  }

  private mutating func handle(_ press: PanelKeyPress) {
    guard let control = control(press.row) else { return }
    switch press.key {
    case "Backspace", "Delete": control.reset(merging: nil, &self)
    case "Return" where press.part == nil && control.isTyped: edit(control, press.row)
    case "Space" where press.part == nil && control.editorHeight != nil: unfold(press.row)
    default: control.handle(press, &self)
    }
  }

  // MARK: The open list of choices

  mutating func openMenu(_ row: PanelRowID) {
    // The row of a spring has no focus of its own, but its form has.
    let places: [PanelPlace] = [.row(row), .part(row, .form)]
    guard let place = places.first(where: { list.layout.item(of: $0) != nil }),
      let frame = list.layout.item(of: place)?.frame, let control = control(row),
      !tuning.isPeeking,
      !control.choices.isEmpty
    else { return }
    let words = control.choices
    let area = panelRect(control.fieldArea(in: frame))
    let height = Double(words.count) * PanelMetrics.menuRow + 8
    let below = area.maxY + 4
    let y = below + height <= self.height - 8 ? below : max(8, area.minY - 4 - height)
    keyboard.place = place
    menu = PanelMenu(
      row: row, words: words, selected: words.firstIndex(of: control.choice(self)) ?? 0,
      frame: Rect(area.x, y, area.width, height))
  }

  private mutating func handleMenuKey(_ key: String) {
    guard let open = menu else { return }
    switch key {
    case "Up": menu?.selected = max(0, open.selected - 1)
    case "Down": menu?.selected = min(open.words.count - 1, open.selected + 1)
    case "Home": menu?.selected = 0
    case "End": menu?.selected = open.words.count - 1
    case "Return", "Space", "Tab":
      menu = nil
      if key != "Tab" { control(open.row)?.choose(open.selected, &self) }
    default: break
    }
  }
}
