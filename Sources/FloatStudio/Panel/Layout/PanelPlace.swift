import FloatCore

/// A list of keys in the panel.
package enum PanelSection: Hashable, Sendable {
  /// What shapes what was touched last.
  case touched
  /// What differs from the files.
  case changed
  /// Search: keys whose names match.
  case named
  /// Search: keys whose sentences or values match.
  case described
  /// What the phone is, beside its keys.
  case phone
  /// A group of the table.
  case group(String)

  /// A word for it that no other has.
  var name: String {
    switch self {
    case .touched: "touched"
    case .changed: "changed"
    case .named: "named"
    case .described: "described"
    case .phone: "phone"
    case .group(let id): "group-\(id)"
    }
  }

  /// True for what is open until somebody folds it.
  package var isOpenAtFirst: Bool {
    switch self {
    case .touched, .named, .described: true
    case .changed, .phone, .group: false
    }
  }
}

/// A row of the panel; a key may have one in several sections.
package struct PanelRowID: Hashable, Sendable {
  package var section: PanelSection
  /// The key, or the block of a spring.
  package var key: String

  package init(_ section: PanelSection, _ key: String) {
    self.section = section
    self.key = key
  }
}

/// A part of a row that can be pressed by itself.
package enum PanelPart: Hashable, Sendable {
  case label, slider, field, toggle
  /// Before the name of a changed key: back to what the files say.
  case revert
  /// One of the words of a choice.
  case segment(Int)
  /// Opens the list of choices.
  case menu
  /// The little picture of a colour or a curve, which unfolds its editor.
  case swatch
  /// The curve of a spring, and which two numbers describe it.
  case plot, form
  /// Saturation and brightness, hue, opacity.
  case square, hue, opacity
  /// The control points of a timing curve.
  case handle1, handle2
}

/// Where a press goes, and what the keyboard's focus is on.
package enum PanelPlace: Hashable, Sendable {
  case search, clearSearch
  case section(PanelSection)
  /// A row as a whole.
  case row(PanelRowID)
  case part(PanelRowID, PanelPart)
  /// A line of the open list of choices.
  case choice(Int)
  case action(PanelAction)
  /// What becomes of values that were not saved.
  case offer(PanelOffer)
  /// The field for a preset's name, and the button beside it.
  case presetName, savePreset

  /// The row that it is in; nil elsewhere.
  package var row: PanelRowID? {
    switch self {
    case .row(let id), .part(let id, _): id
    default: nil
    }
  }
}

/// What can be done with values that were changed earlier and not saved.
package enum PanelOffer: Hashable, Sendable, CaseIterable {
  case restore, discard
}
