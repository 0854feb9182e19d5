/// What has the focus.
struct Keyboard: Equatable, Sendable {
  /// The element that has it; shown by a ring.
  var focus: ElementID?
  /// What had it when a key opened a menu or the list; Escape gives it back.
  var opener: ElementID?

  /// What a key asks for.
  enum Action: Equatable {
    /// To the element this many further on.
    case move(Int)
    case activate
    /// As `activate`, or one screen down where nothing has the focus.
    case activateOrScroll
    case delete
    case openList
    case arrow(dx: Int, dy: Int)
    /// In screens.
    case scroll(Double)

    /// What a key of this name means; nil for one that means nothing.
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

  /// Moves on through the elements, round at the ends.
  mutating func move(by step: Int, through ids: [ElementID]) {
    guard !ids.isEmpty else { return }
    guard let focus, let index = ids.firstIndex(of: focus) else {
      focus = step > 0 ? ids.first : ids.last
      return
    }
    self.focus = ids[(index + step + ids.count) % ids.count]
  }
}
