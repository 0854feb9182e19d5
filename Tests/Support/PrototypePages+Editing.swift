package import FloatCore
package import FloatPages

extension PrototypePages {
  /// The pages with one of them changed.
  package func changing(_ id: PageID, _ change: (inout Page) -> Void) -> PrototypePages {
    var pages = self
    for index in pages.pages.indices where pages.pages[index].id == id { change(&pages.pages[index]) }
    return pages
  }

  /// The pages with the list of conversations changed.
  package func changingChats(_ change: (inout ChatList) -> Void) -> PrototypePages {
    changing("chats") { page in
      guard case .chatList(var list) = page.content else { return }
      change(&list)
      page.content = .chatList(list)
    }
  }
}
