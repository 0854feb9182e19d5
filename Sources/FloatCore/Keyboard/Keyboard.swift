/// The keyboard focus.
struct Keyboard: Equatable, Sendable {
  /// The focused element, shown by a ring.
  var focus: ElementID?
  /// The element that had the focus when a key opened a menu or the list; Escape focuses it again.
  var opener: ElementID?

  /// The meaning of a key.
  enum Action: Equatable {
    /// Moves the focus by this many elements.
    case move(Int)
    case activate
    /// Activates the focused element; scrolls one screen down if no element has the focus.
    case activateOrScroll
    case delete
    case openList
    case arrow(dx: Int, dy: Int)
    /// Scrolls by this many screens.
    case scroll(Double)

    /// The keys that have a meaning besides `Escape`.
    static let keys: KeyValuePairs<String, Action> = [
      "Tab": .move(1), "Shift+Tab": .move(-1), "Return": .activate, "Space": .activateOrScroll,
      "Left": .arrow(dx: -1, dy: 0), "Right": .arrow(dx: 1, dy: 0),
      "Up": .arrow(dx: 0, dy: -1), "Down": .arrow(dx: 0, dy: 1),
      "PageUp": .scroll(-1), "PageDown": .scroll(1), "Home": .scroll(-.infinity), "End": .scroll(.infinity),
      "Delete": .delete, "Backspace": .delete,
      "ContextMenu": .openList, "Menu": .openList, "Shift+F10": .openList,
    ]

    /// The meaning of a key by its name; nil for a key without one.
    init?(_ key: String) {
      guard let action = Self.keys.first(where: { $0.key == key })?.value else { return nil }
      self = action
    }
  }

  /// Moves the focus through the elements; at the ends it wraps around or stays.
  mutating func move(by step: Int, through ids: [ElementID], wraps: Bool = true) {
    guard !ids.isEmpty else { return }
    guard let focus, let index = ids.firstIndex(of: focus) else {
      focus = step > 0 ? ids.first : ids.last
      return
    }
    let next = index + step
    self.focus = ids[wraps ? (next + ids.count) % ids.count : min(max(next, 0), ids.count - 1)]
  }
}
