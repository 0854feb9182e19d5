import FloatCore

/// A line of the panel: a heading, a row with a control, or an unfolded editor.
struct PanelItem: Sendable {
  enum Kind: Sendable {
    case section(PanelSection, title: String, count: Int?, isOpen: Bool)
    /// A heading above some keys.
    case caption(String)
    case hint([String])
    /// A key with the control of its kind.
    case row(PanelKey, name: String)
    /// The heading of a spring, with the two ways to describe it.
    case springTitle(PanelSpring, String)
    case springPlot(PanelSpring)
    case colorEditor(PanelKey)
    case curveEditor(PanelKey)
    /// The file's new value, below a key that was changed here as well.
    case conflict(PanelKey, String)
    /// The number of values that were changed earlier and not saved.
    case offer(Int)
    /// A setting of the phone that is not a key.
    case setting(PanelSetting)
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
    case .springTitle(let spring, _): return "panel:\(place)/spring/\(spring.block)"
    case .springPlot(let spring): return "panel:\(place)/plot/\(spring.block)"
    case .colorEditor, .curveEditor: return "panel:\(place)/editor/\(key?.entry.key ?? "")"
    case .conflict: return "panel:\(place)/conflict/\(key?.entry.key ?? "")"
    case .offer: return "panel:offer"
    case .setting(let setting): return "panel:\(place)/\(setting.kind.rawValue)"
    case .row(let key, _): return "panel:\(place)/\(key.entry.key)"
    }
  }

  /// The key that the line is about; nil for headings.
  var key: PanelKey? {
    switch kind {
    case .row(let key, _), .colorEditor(let key), .curveEditor(let key), .conflict(let key, _): key
    default: nil
    }
  }

  /// The row that presses and the focus go to.
  var row: PanelRowID? {
    guard let section else { return nil }
    switch kind {
    case .springTitle(let spring, _), .springPlot(let spring): return PanelRowID(section, spring.block)
    case .section, .caption, .hint, .conflict, .offer: return nil
    case .setting(let setting): return PanelRowID(section, setting.kind.rawValue)
    default: return key.map { PanelRowID(section, $0.entry.key) }
    }
  }

  /// The places in this line where the keyboard's focus stops, in order.
  var stops: [PanelPlace] {
    switch kind {
    case .section(let section, _, _, _): return [.section(section)]
    case .offer: return PanelOffer.allCases.map { .offer($0) }
    case .caption, .hint, .conflict: return []
    default: break
    }
    guard let row else { return [] }
    switch kind {
    case .springTitle: return [.part(row, .form)]
    case .springPlot: return [.part(row, .plot)]
    case .colorEditor: return [.part(row, .square), .part(row, .hue), .part(row, .opacity)]
    case .curveEditor: return [.part(row, .handle1), .part(row, .handle2)]
    default: return [.row(row)]
    }
  }
}
