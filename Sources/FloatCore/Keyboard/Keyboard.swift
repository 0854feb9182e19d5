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

    /// The meaning of a key by its name; nil for a key without one.
    init?(_ key: String) {
      switch key {
      case "Tab": self = .move(1)
      case "Shift+Tab": self = .move(-1)
      case "Return": self = .activate
      case "Space": self = .activateOrScroll
      case "Delete", "Backspace": self = .delete
      case "ContextMenu", "Menu", "Shift+F10": self = .openList
      case "Left": self = .arrow(dx: -1, dy: 0)
      case "Right": self = .arrow(dx: 1, dy: 0)
      case "Up": self = .arrow(dx: 0, dy: -1)
      case "Down": self = .arrow(dx: 0, dy: 1)
      case "PageUp": self = .scroll(-1)
      case "PageDown": self = .scroll(1)
      case "Home": self = .scroll(-.infinity)
      case "End": self = .scroll(.infinity)
      default: return nil
      }
    }
  }

  /// Moves the focus through the elements and wraps around at the ends.
  mutating func move(by step: Int, through ids: [ElementID]) {
    guard !ids.isEmpty else { return }
    guard let focus, let index = ids.firstIndex(of: focus) else {
      focus = step > 0 ? ids.first : ids.last
      return
    }
    self.focus = ids[(index + step + ids.count) % ids.count]
  }
}
