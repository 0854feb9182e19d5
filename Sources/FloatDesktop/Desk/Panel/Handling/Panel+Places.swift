import FloatCore

/// The places of the panel under a point.
extension Panel {
  /// The place that a press at a point applies to; nil if there is nothing to press.
  func place(at point: Point) -> PanelPlace? {
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
    let p = listPoint(point)
    guard let item = list.layout.item(at: p.y) else { return nil }
    switch item.kind {
    case .section(let section, _, _, _): return .section(section)
    case .offer:
      return PanelOffer.allCases.first { PanelMetrics.offerButton($0, in: item.frame).contains(p) }
        .map { .offer($0) }
    case .control(let control, let line, _):
      return item.row.flatMap { row in
        part(of: control, line, row, item.frame, at: p).map { .part(row, $0) }
      }
    case .caption, .hint, .conflict: return nil
    }
  }

  /// The part of a control's line at a point of the list.
  private func part(
    of control: any PanelControl, _ line: PanelLine, _ row: PanelRowID, _ frame: Rect, at p: Point
  ) -> PanelPart? {
    if editing?.row == row {
      let field = line == .row ? control.fieldArea(in: frame) : PanelMetrics.controls(in: frame)
      if p.x >= field.minX - 4, p.x < field.maxX + 4 { return .field }
    }
    if control.key != nil, tuning.isChanged(control.id), PanelMetrics.mark(in: frame).contains(p) {
      return .revert
    }
    return control.part(at: p, of: line, in: frame, self)
  }

  /// The pointer's shape at a point.
  func cursor(at point: Point) -> PanelCursor {
    switch pointer.press?.hold.target ?? place(at: point) {
    case .search, .presetName: .text
    case .part(let row, .field): editing?.row == row || pointer.press == nil ? .text : .arrow
    case .part(let row, .label): control(row)?.dragsLabel == true ? .sideways : .arrow
    case .part(_, let part): part.cursor
    default: .arrow
    }
  }

  /// The key under the pointer or the keyboard's focus while nothing is done to it; its things may then be highlighted.
  var keyOfInterest: String? {
    guard pointer.press == nil, menu == nil, field == nil else { return nil }
    let place =
      if let hover = pointer.hover { place(at: hover) } else {
        keyboard.isShown && keyboard.isHere ? keyboard.place : nil
      }
    return place?.row.flatMap { catalog[$0.key]?.entry.key }
  }

  /// Shows keys at the top of the list.
  mutating func show(_ keys: [String]) {
    cancelPress()
    (content.touched, content.moved) = (keys.filter { catalog[$0] != nil }, [])
    content.toggled.remove(.touched)
    changeQuery { $0 = TextField() }
    startAtTop()
  }
}

/// The pointer's shape over the panel.
package enum PanelCursor: Hashable, Sendable {
  case arrow, text, sideways, move
}
