import FloatCore

extension PrototypePages {
  /// A text of the built-in layouts that pages do not contain themselves.
  ///
  /// The raw value is the English text, which is used if a prototype provides no other.
  public enum StringKey: String, Hashable, Sendable, CaseIterable {
    /// The text in the search field above the conversations.
    case search = "Search"
    /// The label for screen readers of the plus above the conversations.
    case newChat = "New Chat"
    /// The label for screen readers of the plus below a conversation.
    case attach = "Attach"
    /// The label for screen readers of the microphone below a conversation.
    case voice = "Voice"
    /// The label for screen readers of the smile below a conversation.
    case emoji = "Emoji"
    /// The label for screen readers of a switch that is on.
    case on = "On"
    /// The label for screen readers of a switch that is off.
    case off = "Off"
    /// The notice for something that the demo does not have.
    case notInDemo = "This is not part of the demo."
    /// The placeholder in the field below a conversation.
    case messagePlaceholder = "Message"
    /// The line below an article's text.
    case endOfArticle = "The end"

    /// The English text.
    public var english: String { rawValue }
    /// The key in a content file's `strings`: the name of the case.
    public var key: String { "\(self)" }
    /// The texts by their keys.
    public static let byKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })
  }
}
