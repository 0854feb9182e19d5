import Testing

@testable import FloatCore
@testable import FloatPages

/// The few pages that need no file.
@Suite struct PrototypePagesTests {
  private let pages = PrototypePages.fallback

  @Test func the_built_in_pages_hold_three_chats_and_more_articles_than_the_ball() throws {
    guard case .chatList(let list)? = pages.page("chats")?.content else {
      Issue.record("chats is no list")
      return
    }
    #expect(list.chats.map(\.page) == ["chat-1", "chat-2", "chat-3"])
    #expect((1...6).allSatisfy { pages.article(PageID("article-\($0)")) != nil })
    #expect(pages.article("article-7") == nil)
    #expect(pages.page("chat-99") == nil)
  }

  @Test func the_first_conversation_holds_the_cards_of_all_articles_the_first_one_last() {
    guard case .conversation(let chat)? = pages.page("chat-1")?.content else {
      Issue.record("chat-1 is no conversation")
      return
    }
    let cards = chat.messages.compactMap { if case .article(let id, _) = $0 { id } else { nil } }
    #expect(cards == (1...6).reversed().map { PageID("article-\($0)") })
  }

  @Test func every_row_leads_somewhere() {
    let parameters = Parameters.builtIn
    for page in pages.pages {
      for tab in pages.tabs where page.id != "chats" || tab == "chats" {
        var builder = PageBuilder(content: pages, device: .iPhoneX, parameters: parameters)
        builder.tab = page.id == "chats" ? tab : ""
        let layout = pages.layout(of: page.id, by: builder)
        for case .push(let id, _)? in layout.map({ Array($0.actions.values) }) ?? [] {
          #expect(pages.traits(of: id) != nil, "\(page.id) leads to \(id)")
        }
      }
    }
  }

  @Test func a_text_without_an_entry_is_the_english_one() {
    var content = pages
    content.strings = [.search: "搜索"]
    content.interface = [.float: "浮窗"]
    #expect(content[.search] == "搜索")
    #expect(content[.float] == "浮窗")
    #expect(content[.on] == "On")
    #expect(content[.cancelFloat] == "Remove")
  }

  @Test func every_text_has_an_english_one() {
    for key in InterfaceText.allCases { #expect(!key.english.isEmpty) }
    for key in PrototypePages.StringKey.allCases { #expect(!key.english.isEmpty, "\(key)") }
  }
}
