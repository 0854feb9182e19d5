import FloatCore

/// The places of the panel, and those under a point.
extension Panel {
  /// The place that a press at a point applies to; nil if there is nothing to press.
  func place(at point: Point) -> PanelPlace? {
    if let menu { return menu.areas.place(at: point) }
    if let place = fixedAreas.place(at: point) { return place }
    guard viewport.contains(point) else { return nil }
    let p = listPoint(point)
    return list.layout.item(at: p.y).flatMap { areas(of: $0).place(at: p) }
  }

  /// All that is in sight, with its frame; a press on the middle hits it.
  var sights: [(place: PanelPlace, frame: Rect)] {
    let lines = list.layout.items.flatMap { areas(of: $0) }.map { ($0.place, panelRect($0.frame)) }
    return (menu?.areas ?? fixedAreas).map { ($0.place, $0.frame) }
      + lines.filter { viewport.contains($0.1.center) }
  }

  /// Where a place lies; nil for one out of sight.
  func frame(of place: PanelPlace) -> Rect? { sights.first { $0.place == place }?.frame }

  /// The places above and below the list, in the panel's coordinates.
  var fixedAreas: [HitArea<PanelPlace>] {
    var areas = [HitArea(PanelPlace.search, PanelMetrics.search)]
    if !query.isEmpty { areas.append(HitArea(.clearSearch, PanelMetrics.clear)) }
    if naming != nil {
      areas.append(HitArea(.presetName, PanelMetrics.nameField(height: height)))
      areas.append(HitArea(.savePreset, PanelMetrics.nameButton(height: height)))
    }
    return areas
      + PanelAction.allCases.compactMap { action in
        PanelMetrics.button(action, height: height).map { HitArea(.action(action), $0) }
      }
  }

  /// The places in a line, with the mark and the field that its state adds, in the list's coordinates.
  private func areas(of item: PanelItem) -> [HitArea<PanelPlace>] {
    var areas = item.areas(in: item.frame, tuning.shown)
    guard case .control(let control, let line, _) = item.kind, let row = item.row else { return areas }
    if control.key != nil, tuning.isChanged(control.id) {
      areas.append(HitArea(.part(row, .revert), PanelMetrics.mark(in: item.frame)))
    }
    if editing?.row == row {
      let field = line == .row ? control.fieldArea(in: item.frame) : PanelMetrics.controls(in: item.frame)
      areas.append(HitArea(.part(row, .field), field, hit: .column(field, of: item.frame)))
    }
    return areas
  }

  /// The pointer's shape at a point.
  func cursor(at point: Point) -> PanelCursor {
    switch pointer.press?.hold.target ?? place(at: point) {
    case .search, .presetName: .text
    case .part(let row, .field): editing?.row == row || pointer.press == nil ? .text : .arrow
    case .part(let row, .label): control(row)?.hasNumber == true ? .sideways : .arrow
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
  /// No pointer at all.
  case hidden
}
