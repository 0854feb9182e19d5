import FloatCore

/// A tab of the root page.
public enum Tab: String, Hashable, Sendable, CaseIterable {
  /// The conversations; `tab:chats` as an element.
  case chats
  /// The people; `tab:contacts` as an element.
  case contacts
  /// What else there is; `tab:discover` as an element.
  case discover
  /// The person whose phone it is; `tab:me` as an element.
  case me

  var title: DemoContent.StringKey {
    switch self {
    case .chats: .chats
    case .contacts: .contacts
    case .discover: .discover
    case .me: .me
    }
  }
}
