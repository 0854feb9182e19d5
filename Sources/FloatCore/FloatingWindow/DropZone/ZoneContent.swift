/// What the drop zone shows besides its colour.
public enum ZoneContent: String, Hashable, Sendable, CaseIterable {
  /// The rings and the word.
  case ringsAndLabel = "rings-and-label"
  /// Nothing (JXWeChatFloatView).
  case none
}
