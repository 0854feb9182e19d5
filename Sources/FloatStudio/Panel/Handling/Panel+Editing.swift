import FloatCore

/// Typing: values, and the search.
extension Panel {
  /// Opens a value's field for typing, with all of it selected.
  mutating func edit(_ key: PanelKey, _ row: PanelRowID) {
    guard !tuning.isPeeking else { return }
    editing = Editing(row: row, line: LineEditor(editingText(key)))
    focus = .row(row)
  }

  /// The text that a value's field starts with.
  func editingText(_ key: PanelKey) -> String {
    isBounce(key) ? bounceText(key) : tuning.text(key.entry.key)
  }

  /// Sets the typed value; if it is not valid, shows the problem and returns false.
  @discardableResult
  mutating func takeEditing() -> Bool {
    guard let typed = editing, let key = catalog[typed.row.key] else { return true }
    do throws(QuantityError) {
      if isBounce(key) {
        try takeBounce(typed.line.text, key)
      } else {
        set(
          key, to: try TypedValue.read(typed.line.text, for: key.entry, in: tuning.values))
      }
      editing = nil
      return true
    } catch {
      editing?.problem = error.message
      return false
    }
  }

  /// Sets the typed value if it is valid, and leaves the field in any case.
  mutating func finishEditing() {
    if !takeEditing() { editing = nil }
  }

  private mutating func takeBounce(_ typed: String, _ key: PanelKey) throws(QuantityError) {
    var parser = QuantityParser(typed, unit: .none, current: bounceText(key))
    let bounce = try parser.value(bareFactor: 1)
    let range = shownRange(key)
    guard range.contains(bounce) else {
      let lowest = DecimalText.text((range.lowerBound * 100).rounded() / 100)
      let highest = DecimalText.text((range.upperBound * 100).rounded() / 100)
      throw QuantityError("\"\(typed)\" is out of range; use \(lowest) to \(highest)")
    }
    set(key, to: SpringShape.ratio(bounce: bounce), grid: 0.001)
  }

  /// The bounce of a damping ratio, rounded to thousandths.
  func bounceText(_ key: PanelKey) -> String {
    DecimalText.text((SpringShape.bounce(number(key)) * 1000).rounded() / 1000)
  }

  mutating func handleText(_ text: String) {
    guard !text.isEmpty, press == nil else { return }
    composition = nil
    notice = nil
    if naming != nil {
      changeName { $0.insert(text) }
    } else if editing != nil {
      editing?.line.insert(text)
      editing?.problem = nil
    } else if focus == .search {
      changeQuery { $0.insert(text) }
    } else if text != " ", beginTyping() {
      editing?.line.insert(text)
    }
  }

  /// Opens the field of the row in focus for typed text, as in a table; false if nothing can be typed there.
  private mutating func beginTyping() -> Bool {
    guard case .row(let row)? = focus, let key = catalog[row.key], key.entry.kind != .flag else {
      return false
    }
    if case .choice = key.entry.kind { return false }
    edit(key, row)
    return editing != nil
  }

  // MARK: Input methods

  /// Text that an input method has composed and not committed, shown at the caret and underlined.
  struct Composition: Hashable, Sendable {
    let text: String
    /// In characters, from 0 to the length.
    let caret: Int

    init?(_ text: String, caret: Int) {
      let shown = text.filter { !$0.isNewline && $0 != "\t" }.prefix(LineEditor.maximumLength)
      guard !shown.isEmpty else { return nil }
      self.text = String(shown)
      self.caret = min(max(caret, 0), shown.count)
    }
  }

  mutating func compose(_ text: String, caret: Int) {
    guard press == nil, menu == nil, hasFocus else { return }
    let new = Composition(text, caret: caret)
    if new != nil, !isTyping, !beginTyping() { return }
    composition = new
  }

  /// Changes the query; a different one scrolls its results to the top.
  mutating func changeQuery(_ change: (inout LineEditor) -> Void) {
    let before = query.text
    change(&query)
    if query.text != before {
      let search = PanelSearch(query.text)
      found = search.isEmpty ? nil : search.find(in: catalog, values: tuning.values, settings: settings)
      startAtTop()
    }
  }

  /// A field's response to a key.
  enum FieldAnswer {
    case taken, ignored
    case asks(PanelEffect)
  }

  /// Handles a key in a field.
  static func handle(_ key: String, _ modifiers: PanelModifiers, in line: inout LineEditor) -> FieldAnswer {
    let selects = modifiers.contains(.shift)
    let isWhole = modifiers.contains(.control)
    switch key {
    case "Left":
      if isWhole { line.moveToStart(selecting: selects) } else { line.move(-1, selecting: selects) }
    case "Right": if isWhole { line.moveToEnd(selecting: selects) } else { line.move(1, selecting: selects) }
    case "Home": line.moveToStart(selecting: selects)
    case "End": line.moveToEnd(selecting: selects)
    case "Backspace": line.deleteBackward()
    case "Delete": line.deleteForward()
    case "A" where isWhole: line.selectAll()
    case "V" where isWhole: return .asks(.paste)
    case "C" where isWhole, "X" where isWhole:
      guard !line.selection.isEmpty else { return .taken }
      let text = line.selectedText
      if key == "X" { line.insert("") }
      return .asks(.copy(text))
    default: return .ignored
    }
    return .taken
  }

  // MARK: The caret's place

  /// The x of the search text's start, in points.
  var searchTextStart: Double { PanelMetrics.search.x + 30 }

  /// The x of the start of a value's text while it is edited.
  func editingTextStart(_ row: PanelRowID) -> Double {
    guard let item = layout.item(of: .row(row)) else { return 0 }
    return editingField(item).x + 8
  }

  /// The field of a value that is being typed: wider than the usual one, so that sums fit.
  func editingField(_ item: PanelItem) -> Rect {
    if case .row(let key, _) = item.kind, key.entry.kind == .color || key.entry.kind == .curve {
      return PanelMetrics.besideSwatch(in: item.frame)
    }
    return PanelMetrics.controls(in: item.frame)
  }

  /// The index between two characters that is nearest to a point.
  func caretIndex(in line: LineEditor, at x: Double, from start: Double) -> Int {
    var best = 0
    var distance = Double.infinity
    for index in 0...line.text.count {
      let place = start + TextMetrics.width(line.prefix(index), size: Ink.text)
      if (place - x).magnitude < distance { (best, distance) = (index, (place - x).magnitude) }
    }
    return best
  }
}
