/// What a page's navigation bar shows.
public struct BarLayout: Hashable, Sendable {
  /// The button at the bar's start.
  public enum Leading: Hashable, Sendable {
    /// No button: the page is the root.
    case none
    /// A chevron that goes one page back.
    case back
    /// A cross that closes a presented page; it goes back, as the chevron does.
    case close
  }

  /// The button at the bar's end.
  public enum Trailing: Hashable, Sendable {
    /// No button.
    case none
    /// The page's "…".
    case more
    /// The plus above the conversations.
    case add
  }

  /// The text in the middle, cut to the room there is.
  public var title: String
  /// The button at the start.
  public var leading: Leading
  /// The button at the end.
  public var trailing: Trailing

  /// A bar; without more than a title one that leads back.
  ///
  /// - Parameters:
  ///   - title: The text in the middle.
  ///   - leading: The button at the start.
  ///   - trailing: The button at the end.
  public init(title: String, leading: Leading = .back, trailing: Trailing = .none) {
    self.title = title
    self.leading = leading
    self.trailing = trailing
  }
}
