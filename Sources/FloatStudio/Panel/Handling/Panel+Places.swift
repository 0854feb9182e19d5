import FloatCore

/// The places of the panel under a point.
extension Panel {
  /// The place that a press at a point applies to; nil if there is nothing to press.
  package func place(at point: Point) -> PanelPlace? {
    if let menu {
      guard menu.frame.contains(point) else { return nil }
      let index = Int((point.y - menu.frame.y - 4) / PanelMetrics.menuRow)
      return menu.words.indices.contains(index) ? .choice(index) : nil
    }
    if point.y < PanelMetrics.header {
      guard PanelMetrics.search.contains(point) else { return nil }
      return !query.isEmpty && PanelMetrics.clear.contains(point) ? .clearSearch : .search
    }
    if naming != nil {
      if PanelMetrics.nameField(height: height).contains(point) { return .presetName }
      if PanelMetrics.nameButton(height: height).contains(point) { return .savePreset }
    }
    if point.y >= height - PanelMetrics.footer {
      return PanelAction.allCases.first { PanelMetrics.button($0, height: height)?.contains(point) ?? false }
        .map { .action($0) }
    }
    guard viewport.contains(point) else { return nil }
    let list = listPoint(point)
    guard let item = layout.item(at: list.y) else { return nil }
    if case .section(let section, _, _, _) = item.kind { return .section(section) }
    if case .offer = item.kind {
      return PanelOffer.allCases.first { PanelMetrics.offerButton($0, in: item.frame).contains(list) }
        .map { .offer($0) }
    }
    guard let row = item.row, let part = part(of: item, at: list) else { return nil }
    return .part(row, part)
  }

  /// The pointer's shape at a point.
  package func cursor(at point: Point) -> PanelCursor {
    switch press?.place ?? place(at: point) {
    case .search, .presetName: .text
    case .part(let row, .field): editing?.row == row || press == nil ? .text : .arrow
    case .part(let row, .label): catalog[row.key].map { isNumber($0) } ?? false ? .sideways : .arrow
    case .part(_, .plot), .part(_, .square), .part(_, .handle1), .part(_, .handle2): .move
    case nil, .row, .part, .section, .action, .choice, .clearSearch, .offer, .savePreset: .arrow
    }
  }

  /// The key under the pointer or the keyboard's focus while nothing is done to it; its things may then be highlighted.
  package var keyOfInterest: String? {
    guard press == nil, menu == nil, editing == nil, naming == nil else { return nil }
    if let hover { return place(at: hover)?.row.flatMap { catalog[$0.key]?.entry.key } }
    return showsFocus && hasFocus ? focus?.row.flatMap { catalog[$0.key]?.entry.key } : nil
  }

  /// Shows keys at the top of the list.
  mutating func show(_ keys: [String]) {
    cancelPress()
    (touched, moved) = (keys.filter { catalog[$0] != nil }, [])
    toggled.remove(.touched)
    changeQuery { $0 = LineEditor() }
    startAtTop()
  }

  /// True while keys go into a field.
  package var isTyping: Bool { hasFocus && (editing != nil || focus == .search || focus == .presetName) }

  /// The place of the text being typed, for an input method's window; nil if none is.
  package var textArea: Rect? {
    guard hasFocus else { return nil }
    if let editing, let item = layout.item(of: .row(editing.row)) { return panelRect(editingField(item)) }
    if focus == .presetName { return PanelMetrics.nameField(height: height) }
    return focus == .search ? PanelMetrics.search : nil
  }

  /// The part of a row at a point of the list.
  private func part(of item: PanelItem, at p: Point) -> PanelPart? {
    let frame = item.frame
    // The controls respond over the whole height of a row.
    func isIn(_ rect: Rect) -> Bool { p.x >= rect.minX - 4 && p.x < rect.maxX + 4 }
    if let row = item.row, editing?.row == row, isIn(editingField(item)) { return .field }
    if let key = item.key, tuning.isChanged(key.entry.key), PanelMetrics.mark(in: frame).contains(p) {
      return .revert
    }
    switch item.kind {
    case .row(let key, _):
      let controls: [(part: PanelPart, area: Rect)]
      switch key.entry.kind {
      case .number, .count:
        controls = [(.slider, PanelMetrics.slider(in: frame)), (.field, PanelMetrics.field(in: frame))]
      case .flag: controls = [(.toggle, PanelMetrics.toggle(in: frame))]
      case .choice(let words): return choicePart(words, frame, p)
      case .color, .curve:
        controls = [
          (.swatch, PanelMetrics.swatch(in: frame)),
          (key.entry.kind == .color ? .field : .menu, PanelMetrics.besideSwatch(in: frame)),
        ]
      case .text: controls = [(.field, PanelMetrics.controls(in: frame))]
      }
      return controls.first { isIn($0.area) }?.part ?? .label
    case .setting(let setting): return choicePart(setting.choices, frame, p)
    case .springTitle:
      return PanelMetrics.springForms(in: frame).contains { isIn($0) } ? .form : nil
    case .springPlot:
      return PanelMetrics.card(in: frame).contains(p) ? .plot : nil
    case .colorEditor:
      let (square, hue, opacity) = (
        PanelMetrics.colorSquare(in: frame), PanelMetrics.hueStrip(in: frame),
        PanelMetrics.opacityStrip(in: frame)
      )
      if square.inset(by: -4).contains(p) { return .square }
      if p.y >= hue.minY - 4, p.y < hue.maxY + 4, isIn(hue) { return .hue }
      return p.y >= opacity.minY - 4 && isIn(opacity) ? .opacity : nil
    case .curveEditor(let key):
      let handles = handles(key)
      let first = PanelMetrics.handle(handles.first.x, handles.first.y, in: frame).distance(to: p)
      let second = PanelMetrics.handle(handles.second.x, handles.second.y, in: frame).distance(to: p)
      guard min(first, second) <= 16 else { return nil }
      return first < second ? .handle1 : .handle2
    case .section, .caption, .hint, .conflict, .offer: return nil
    }
  }

  /// The part of a row that offers a choice of words.
  private func choicePart(_ words: [String], _ frame: Rect, _ p: Point) -> PanelPart {
    guard let segments = PanelMetrics.segments(words, in: frame) else {
      return p.x >= PanelMetrics.controls(in: frame).minX - 4 ? .menu : .label
    }
    return segments.firstIndex { p.x >= $0.minX && p.x < $0.maxX }.map { .segment($0) } ?? .label
  }
}

/// The pointer's shape over the panel.
package enum PanelCursor: Hashable, Sendable {
  case arrow, text, sideways, move
}
