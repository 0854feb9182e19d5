import FloatCore
import FloatPages
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// The shipped prototypes.
@Suite struct ShippedPrototypeTests {
  private static let assets = Assets(root: Repository.path("Assets"))

  private func folder(_ name: String, _ language: Language) throws -> PrototypeFolder {
    let devices = Self.assets.path("devices")
    return try PrototypeFolder.load(
      Self.assets.path("prototypes/\(name)"), language: language, assets: Self.assets
    ) { try? DeviceFile.load($0 ?? Device.iPhoneX.id, folder: devices) }
  }

  @Test(arguments: ["demo", "ledger", "tides"], [Language.english, .simplifiedChinese])
  func nothing_is_wrong_with_it(name: String, language: Language) throws {
    let folder = try folder(name, language)
    #expect(folder.diagnostics.isEmpty, "\(folder.diagnostics.map(\.summary))")
    #expect(folder.id == name)
  }

  @Test(arguments: [Language.english, .simplifiedChinese])
  func the_demo_is_complete(language: Language) throws {
    let pages = try folder("demo", language).pages
    #expect(pages.tabs == ["chats", "contacts", "discover", "me"])
    let ids = pages.pages.map(\.id.description)
    #expect((1...14).allSatisfy { ids.contains("chat-\($0)") })
    #expect((1...8).allSatisfy { ids.contains("article-\($0)") })
    guard case .chatList(let list)? = pages.page("chats")?.content,
      case .contacts(let contacts)? = pages.page("contacts")?.content,
      case .profile(let me)? = pages.page("me")?.content,
      case .list(let discover)? = pages.page("discover")?.content,
      case .conversation(let club)? = pages.page("chat-1")?.content
    else {
      Issue.record("a page has another layout")
      return
    }
    #expect(contacts.sections.map(\.letter) == contacts.sections.map(\.letter).sorted())
    #expect(me.rows.map(\.page) == ["sdk", "favourites", "album", "cards", "stickers", "settings"])
    for row in contacts.rows + discover.rows { #expect(row.page != nil, "\(row.title)") }
    // Every person has their own portrait.
    let people = contacts.sections.flatMap(\.people)
    let faces =
      list.chats.map { [$0.name, $0.avatar] } + people.map { [$0.name, $0.avatar] } + [[me.name, me.avatar]]
    #expect(Set(faces).count == Set(faces.map { $0[1] }).count, "two people have one portrait")
    // The first conversation holds the cards of all articles, article-1 last.
    let cards = club.messages.compactMap { if case .article(let id, _) = $0 { id } else { nil } }
    #expect(cards == (1...8).reversed().map { PageID("article-\($0)") })
    if language == .simplifiedChinese {
      #expect(Set(pages.strings.keys) == Set(PrototypePages.StringKey.allCases))
      #expect(Set(pages.interface.keys) == Set(InterfaceText.allCases))
    }
  }

  @Test func the_demos_languages_have_the_same_shape() throws {
    let english = try folder("demo", .english).pages
    let chinese = try folder("demo", .simplifiedChinese).pages
    #expect(english.pages.map(\.id) == chinese.pages.map(\.id))
    #expect(english.pages.map(\.content.kind) == chinese.pages.map(\.content.kind))
    #expect(english.counts == chinese.counts)
    let texts = zip(english.pages, chinese.pages).filter { $0.title == $1.title }.map(\.0.title)
    #expect(texts.isEmpty, "\(texts) in both languages")
  }
}
