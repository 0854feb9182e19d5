public import FloatCore

extension PrototypePages {
  /// An action behind a row, which a swipe to the left shows.
  public struct RowAction: Hashable, Sendable {
    /// The effect of an action.
    public enum Kind: Hashable, Sendable {
      /// Gives the row's badge a dot, or marks the items that it counts as read.
      case unread
      /// Removes the row from the page.
      case hide
      /// Removes the row from the page after a second tap.
      case delete
      /// Opens a page; with an unknown id the action is left out.
      case push(PageID)
    }

    /// Its title.
    public var title: String
    /// The colour of its ground; nil for the usual one of its kind.
    public var color: Tint?
    /// Its effect.
    public var kind: Kind
    /// The question that a second tap answers; nil shows one only before deleting, in the usual words.
    public var question: String?

    /// An action behind a row.
    public init(title: String, kind: Kind, color: Tint? = nil, question: String? = nil) {
      (self.title, self.kind, self.color, self.question) = (title, kind, color, question)
    }

    /// Its name in the id of its element; that of an action that opens a page is the page's.
    public var name: String { usual.name }

    /// The colour of its ground.
    var shownColor: Tint { color ?? usual.color }

    private var usual: (name: String, color: Tint) {
      switch kind {
      case .unread: ("unread", .blue)
      case .hide: ("hide", .orange)
      case .delete: ("delete", .red)
      case .push(let page): (page.description, .gray)
      }
    }
  }
}
