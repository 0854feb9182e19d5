import Testing

@testable import FloatCore
@testable import FloatPages

@Suite("The demo's content")
struct DemoContentTests {
  @Test func fallback_holds_three_chats_and_more_articles_than_the_ball() {
    #expect(DemoContent.fallback.chats.map(\.id) == ["chat-1", "chat-2", "chat-3"])
    #expect(DemoContent.fallback.articles.map(\.id) == (1...6).map { "article-\($0)" })
  }

  @Test func first_fallback_chat_holds_the_cards_of_all_articles_the_first_one_last() throws {
    let chat = try #require(DemoContent.fallback.chat("chat-1"))
    let cards = chat.messages.compactMap { if case .article(let id, _) = $0 { id } else { nil } }
    #expect(cards == DemoContent.fallback.articles.map(\.id).reversed())
  }

  @Test func fallback_me_opens_the_settings_and_the_partners_page() {
    #expect(Set(DemoContent.fallback.me.compactMap(\.page)) == ["settings", "sdk"])
  }

  @Test func lookup_of_an_unknown_id_is_nil() {
    #expect(DemoContent.fallback.chat("chat-99") == nil)
    #expect(DemoContent.fallback.article("article-0") == nil)
    #expect(DemoContent.fallback.article("article-6")?.title == "The Second Infusion")
  }

  @Test func string_without_an_entry_reads_its_english_default() {
    var content = DemoContent.fallback
    content.strings = [.search: "搜索"]
    content.interface = [.float: "浮窗"]
    #expect(content[.search] == "搜索" && content[.float] == "浮窗")
    #expect(content[.settings] == "Settings" && content[.cancelFloat] == "Remove")
  }

  @Test func every_string_key_has_a_default() {
    for key in InterfaceText.allCases { #expect(!key.english.isEmpty) }
    for key in DemoContent.StringKey.allCases {
      #expect(!key.english.isEmpty, "\(key.rawValue)")
    }
  }
}
