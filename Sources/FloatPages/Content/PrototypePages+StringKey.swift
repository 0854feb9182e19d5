import FloatCore

extension PrototypePages {
  /// The texts of the built-in layouts that no page says itself; the raw value is the key in a prototype's `strings`.
  public enum StringKey: String, Hashable, Sendable, CaseIterable {
    /// What the search field above the conversations says.
    case search
    /// What a screen reader says of the plus above the conversations.
    case newChat
    /// What a screen reader says of the plus below a conversation.
    case attach
    /// What a screen reader says of the microphone below a conversation.
    case voice
    /// What a screen reader says of the smile below a conversation.
    case emoji
    /// What a screen reader says of a switch that is on.
    case on
    /// What a screen reader says of a switch that is off.
    case off
    /// What a notice says of something that the demo does not have.
    case notInDemo
    /// What the empty field below a conversation says.
    case messagePlaceholder
    /// The line below an article's text.
    case endOfArticle

    /// The text in English, read where a content has none of its own.
    public var english: String {
      switch self {
      case .search: "Search"
      case .newChat: "New Chat"
      case .attach: "Attach"
      case .voice: "Voice"
      case .emoji: "Emoji"
      case .on: "On"
      case .off: "Off"
      case .notInDemo: "This is not part of the demo."
      case .messagePlaceholder: "Message"
      case .endOfArticle: "The end"
      }
    }
  }
}
