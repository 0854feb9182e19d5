/// A tab of the root page.
public enum Tab: String, Hashable, Sendable, CaseIterable {
  case chats
  case contacts
  case discover
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
