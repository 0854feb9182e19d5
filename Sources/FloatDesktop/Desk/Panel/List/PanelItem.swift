import FloatCore

/// A line of the panel: a heading, the row of a control, or its unfolded editor.
struct PanelItem: Sendable {
  enum Kind: Sendable {
    case section(PanelSection, title: String, count: Int?, isOpen: Bool)
    /// A heading above some keys.
    case caption(String)
    case hint([String])
    case control(any PanelControl, PanelLine, name: String)
    /// The file's new value, below a key that was changed here as well.
    case conflict(PanelKey, String)
    /// The number of values that were changed earlier and not saved.
    case offer(Int)
  }

  let kind: Kind
  /// In the coordinates of the list, which scrolls.
  let frame: Rect
  /// The section that contains it; nil for a section's own line.
  let section: PanelSection?

  /// A unique name in the list.
  var id: String {
    let place = section?.name ?? ""
    switch kind {
    case .section(let section, _, _, _): return "panel:\(section.name)"
    case .caption(let title): return "panel:\(place)/caption/\(title)"
    case .hint: return "panel:hint"
    case .control(let control, .row, _): return "panel:\(place)/\(control.id)"
    case .control(let control, .editor, _): return "panel:\(place)/editor/\(control.id)"
    case .conflict(let key, _): return "panel:\(place)/conflict/\(key.entry.key)"
    case .offer: return "panel:offer"
    }
  }

  var control: (any PanelControl)? { if case .control(let control, _, _) = kind { control } else { nil } }

  /// The row that presses and the focus go to.
  var row: PanelRowID? {
    guard let section, let control else { return nil }
    return PanelRowID(section, control.id)
  }

  /// The places in this line that can be pressed, back to front.
  ///
  /// - Parameters:
  ///   - frame: The line's frame, in the coordinates of the answer.
  ///   - values: The shown values.
  func areas(in frame: Rect, _ values: Parameters) -> [HitArea<PanelPlace>] {
    switch kind {
    case .section(let section, _, _, _):
      [HitArea(.section(section), frame.inset(by: PanelMetrics.sectionRing), hit: .rect(frame))]
    case .offer: PanelOffer.allCases.map { HitArea(.offer($0), PanelMetrics.offerButton($0, in: frame)) }
    case .caption, .hint, .conflict: []
    case .control(let control, let line, _):
      row.map { row in
        control.parts(of: line, in: frame, values).map { $0.named(.part(row, $0.place)) }
      } ?? []
    }
  }

  /// The places in this line where the keyboard's focus stops, in order: everything that can be pressed, but a row with a
  /// name as a whole.
  func stops(_ values: Parameters) -> [PanelPlace] {
    let places = areas(in: frame, values).map(\.place)
    return row.flatMap { places.contains(.part($0, .label)) ? [.row($0)] : nil } ?? places
  }
}
