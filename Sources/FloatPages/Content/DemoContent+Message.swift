import FloatCore

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
      /// The person whose phone it is, on the right; the key `me` in a content file.
      case me
      /// Everybody else, on the left; the key `them` in a content file.
      case them
    }
  }
}
