extension DemoContent {
  /// One entry of a conversation, oldest first.
  public enum Message: Hashable, Sendable {
    /// A bubble with text, which may hold line breaks.
    case text(String, from: Sender)
    /// The card of the article with this id.
    case article(String, from: Sender)
    /// A small grey line between the bubbles: the time of what follows.
    case time(String)

    /// Which side of the conversation a message is on.
    public enum Sender: String, Hashable, Sendable, CaseIterable {
      case me
      case them
    }
  }
}
