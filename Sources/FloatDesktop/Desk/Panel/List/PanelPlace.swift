import FloatCore

/// A list of keys in the panel.
enum PanelSection: Hashable, Sendable {
  /// The keys that shape the thing touched last.
  case touched
  /// The keys whose values differ from the files'.
  case changed
  /// Search: keys whose names match.
  case named
  /// Search: keys whose sentences or values match.
  case described
  /// The phone's settings other than keys.
  case phone
  /// A group of the table.
  case group(String)

  /// A unique word for the section.
  var name: String {
    if case .group(let id) = self { "group-\(id)" } else { "\(self)" }
  }

  /// True for a section that is open until the user folds it.
  var isOpenAtFirst: Bool {
    switch self {
    case .touched, .named, .described: true
    case .changed, .phone, .group: false
    }
  }
}

/// A row of the panel; a key may have one in several sections.
struct PanelRowID: Hashable, Sendable {
  var section: PanelSection
  /// The key, or the block of a spring.
  var key: String

  init(_ section: PanelSection, _ key: String) {
    self.section = section
    self.key = key
  }
}

/// A place for presses and the keyboard's focus.
enum PanelPlace: Hashable, Sendable {
  case search, clearSearch
  case section(PanelSection)
  /// A row as a whole.
  case row(PanelRowID)
  case part(PanelRowID, PanelPart)
  /// A line of the open list of choices.
  case choice(Int)
  case action(PanelAction)
  /// A choice for values that were not saved.
  case offer(PanelOffer)
  /// The field for a preset's name, and the button beside it.
  case presetName, savePreset

  /// The row that contains the place, or nil.
  var row: PanelRowID? {
    switch self {
    case .row(let id), .part(let id, _): id
    default: nil
    }
  }
}

/// The choices for values that were changed earlier and not saved.
enum PanelOffer: Hashable, Sendable, CaseIterable {
  case restore, discard
}
