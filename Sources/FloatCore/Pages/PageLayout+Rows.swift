extension PageLayout {
  /// A row of the scrolled content that can be swiped to the left; behind it lie actions.
  public struct SwipeRow: Hashable, Sendable {
    /// The name in the ids of its element and of its actions: `row:chat-1`, `row:chat-1:action:delete`.
    public var id: PageID
    /// Its label for screen readers.
    public var label: String
    /// Its frame, in the scrolled content.
    public var frame: Rect
    /// The radius of its corners, in points; those where it joins another row are square.
    public var radius: Double
    /// Its shapes in the scrolled content, which move with it; an opaque ground comes first.
    public var shapes: [Shape]
    /// The indices that these shapes have in the page's ``PageLayout/scrolled``; nil for a part of a picture.
    public var own: Range<Int>?
    /// Its actions, from left to right.
    public var actions: [RowAction]

    /// A row with actions behind it.
    public init(
      id: PageID, label: String, frame: Rect, radius: Double = 0, shapes: [Shape], own: Range<Int>? = nil,
      actions: [RowAction]
    ) {
      (self.id, self.label, self.frame, self.radius) = (id, label, frame, radius)
      (self.shapes, self.own, self.actions) = (shapes, own, actions)
    }
  }

  /// An action behind a row.
  public struct RowAction: Hashable, Sendable {
    /// The effect of an action.
    public enum Effect: Hashable, Sendable {
      /// Gives the row's badge a dot, or marks the items that it counts as read.
      case unread
      /// Takes the row out of the page.
      case remove
      /// Opens a page.
      case push(PageID)
    }

    /// Its name in the id of its element.
    public var name: String
    /// Its title.
    public var title: String
    /// The colour of its ground.
    public var color: Color
    /// Its effect.
    public var effect: Effect
    /// The question that the first tap shows and a second tap answers; nil for an action that asks nothing.
    public var question: String?
    /// Whether it opens the same page as a tap on the row, so that the items of the row's badge are read, too.
    public var readsRow = false

    /// An action behind a row.
    public init(name: String, title: String, color: Color, effect: Effect, question: String? = nil) {
      (self.name, self.title, self.color, self.effect, self.question) = (name, title, color, effect, question)
    }
  }

  /// The outline of a row; its corners are square where it joins a row of the same width above or below, as in a card
  /// of rows.
  package func outline(of row: SwipeRow) -> RoundedRect {
    let frame = row.frame
    let others = rows.map(\.frame).filter { $0.minX == frame.minX && $0.maxX == frame.maxX }
    let top = others.contains { $0.maxY == frame.minY } ? 0 : row.radius
    let bottom = others.contains { $0.minY == frame.maxY } ? 0 : row.radius
    return RoundedRect(frame, radii: CornerRadii(top: top, bottom: bottom))
  }

  /// The row with an id; nil if the page has none.
  package func row(_ id: PageID) -> SwipeRow? { rows.first { $0.id == id } }
}
