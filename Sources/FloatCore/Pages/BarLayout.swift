/// What a page's navigation bar shows.
public struct BarLayout: Hashable, Sendable {
  /// The button at the bar's start.
  public enum Leading: Hashable, Sendable {
    case none
    case back
    case close
  }

  /// The button at the bar's end.
  public enum Trailing: Hashable, Sendable {
    case none
    /// The page's "…".
    case more
    case add
  }

  public var title: String
  public var leading: Leading
  public var trailing: Trailing

  public init(title: String, leading: Leading = .back, trailing: Trailing = .none) {
    self.title = title
    self.leading = leading
    self.trailing = trailing
  }
}
