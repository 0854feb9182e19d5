import FloatCore

extension PrototypePages {
  /// A text of the built-in layouts that pages do not contain themselves; the raw value is the key in a prototype's
  /// `strings`.
  public enum StringKey: String, Hashable, Sendable, CaseIterable {
    /// The text in the search field above the conversations.
    case search
    /// The label for screen readers of the plus above the conversations.
    case newChat
    /// The label for screen readers of the plus below a conversation.
    case attach
    /// The label for screen readers of the microphone below a conversation.
    case voice
    /// The label for screen readers of the smile below a conversation.
    case emoji
    /// The label for screen readers of a switch that is on.
    case on
    /// The label for screen readers of a switch that is off.
    case off
    /// The notice for something that the demo does not have.
    case notInDemo
    /// The placeholder in the field below a conversation.
    case messagePlaceholder
    /// The line below an article's text.
    case endOfArticle

    /// The English text, used if a prototype does not provide one.
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
