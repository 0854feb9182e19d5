import FloatCore
import FloatPages
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// Pages with built-in layouts, filled by a `prototype.yaml`.
@Suite struct PrototypeLayoutTests {
  /// A page of each layout.
  static let small = """
    floatdesktop: 1
    strings: {search: {en: Look, zh-Hans: 找}}
    tabs:
      - {page: chats, title: Chats, icon: icons/chats, badge: all}
      - {page: people, title: People, icon: icons/contacts}
      - {page: me, title: Me, icon: icons/me}
    pages:
      chats:
        title: Chats
        layout: chat-list
        content:
          search: find
          menu: [{title: Find, page: find}]
          chats:
            - {page: club, preview: {en: Hello, zh-Hans: 你好}, time: "9:41", unread: 3}
            - {page: story, name: A story, avatar: pictures/logo-1, unread: -1, muted: true}
      people:
        layout: contacts
        content:
          en: {sections: [{letter: A, people: [{name: Ada, avatar: pictures/avatar-2, page: club}]}]}
          zh-Hans: {sections: [{letter: L, people: [{name: 林, avatar: pictures/avatar-3, page: club}]}]}
      me:
        layout: profile
        content:
          name: June
          account: june
          avatar: pictures/avatar-9
          rows:
            - {icon: icons/settings, tint: gray, title: Settings, page: settings, gap: true}
            - {icon: icons/link, title: Partner, present: partner}
      club:
        title: {en: Club, zh-Hans: 读书会}
        layout: conversation
        content:
          avatars: {them: pictures/avatar-1, me: pictures/avatar-9, ines: pictures/avatar-19}
          menu: [{title: Find, page: find}]
          messages:
            - time: "9:30"
            - them: Hello
            - ines: Good morning
            - me: Hi
            - {article: story, from: ines}
      story:
        title: A story
        layout: article
        collectable: true
        content:
          author: Ines
          publisher: Daylight
          icon: pictures/logo-1.svg
          picture: pictures/harbour
          date: 12 May
          next: story-2
          paragraphs: ["## One", Words., "> Said"]
      story-2:
        title: Another
        layout: article
        content: {author: Ines, publisher: Daylight, icon: icons/a, picture: icons/a, date: today, paragraphs: [Words.]}
      settings:
        title: Settings
        layout: settings
        content:
          sections:
            - title: All
              rows:
                - {title: Vibrate, toggle: haptic.enabled}
                - {title: Full, choice: entrances.when-full, names: {refuse: Say so}}
                - {title: About, value: FloatDesktop, page: find}
      partner:
        title: Partner
        layout: partner
        content: {partner: Northlight, subtitle: Hello, paragraphs: [Words.], buttons: [Yes]}
      find:
        title: Find
        layout: list
        content: {search-field: true, image: icons/search, tint: blue, paragraphs: [Nothing], rows: []}

    """

  private static let assets = Assets(root: Repository.path("Assets"))

  private func read(_ text: String, _ language: Language = .english) throws -> PrototypeFolder {
    let folder = try TemporaryDirectory()
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"></svg>", to: "icons/a.svg")
    return try PrototypeFolder.load(
      folder.path + "/prototype.yaml", text: Array(text.utf8), language: language, assets: Self.assets
    ) { _ in .iPhoneX }
  }

  @Test func pages_are_kept_and_ask() throws {
    var text = Self.small.replacing("collectable: true", with: "collectable: true\n    collect: ask")
    text = text.replacing("pages:\n  chats:", with: "entrances: {keep: [story]}\npages:\n  chats:")
    let folder = try read(text)
    #expect(folder.diagnostics.isEmpty, "\(folder.diagnostics.map(\.summary))")
    let traits = try #require(folder.pages.traits(of: "story"))
    #expect(traits.isKept)
    #expect(traits.asksToCollect)
    #expect(folder.pages.traits(of: "story-2")?.isKept == false)
    let wrong = try read(text.replacing("keep: [story]", with: "keep: [stori]"))
    #expect(wrong.diagnostics.count == 1)
  }

  @Test func every_layout_is_read() throws {
    let folder = try read(Self.small)
    #expect(folder.diagnostics.isEmpty, "\(folder.diagnostics.map(\.summary))")
    let pages = folder.pages
    #expect(pages.root == "chats")
    #expect(pages.tabs == ["chats", "people", "me"])
    #expect(pages[.search] == "Look")
    guard case .chatList(let list)? = pages.page("chats")?.content,
      case .conversation(let club)? = pages.page("club")?.content,
      case .article(let story)? = pages.page("story")?.content,
      case .settings(let sections)? = pages.page("settings")?.content
    else {
      Issue.record("a page has another layout")
      return
    }
    // A row has the name and the picture of its page.
    #expect(list.chats.map(\.name) == ["Club", "A story"])
    #expect(list.chats.map(\.avatar) == ["pictures/avatar-1", "pictures/logo-1"])
    #expect(list.search == "find")
    #expect(list.menu.map(\.page) == ["find"])
    let ines = PrototypePages.Sender(avatar: "pictures/avatar-19")
    #expect(
      club.messages == [
        .time("9:30"), .text("Hello", from: .init(avatar: "pictures/avatar-1")),
        .text("Good morning", from: ines), .text("Hi", from: .init(avatar: "pictures/avatar-9", isMe: true)),
        .article("story", from: ines),
      ])
    #expect(story.title == "A story")
    #expect(story.next == "story-2")
    #expect(story.icon == "pictures/logo-1")
    #expect(story.paragraphs == [.heading("One"), .text("Words."), .quote("Said")])
    #expect(pages.page("story")?.icon == "pictures/logo-1")
    #expect(pages.page("story")?.isCollectable == true)
    #expect(pages.page("partner")?.isPresented == true)
    #expect(pages.page("settings")?.isPresented == false)
    #expect(
      sections[0].rows.map(\.kind) == [
        .toggle(key: "haptic.enabled", on: "true", off: "false"),
        .choice(key: "entrances.when-full", names: ["refuse": "Say so"]),
        .link(value: "FloatDesktop", page: "find"),
      ])
    // Pictures missing from the folder come from the shipped ones; the folder's own come first.
    guard case .article(let other)? = pages.page("story-2")?.content else { return }
    #expect(other.icon.hasSuffix("/icons/a.svg"))
  }

  @Test func every_page_of_every_layout_can_be_shown() throws {
    let pages = try read(Self.small).pages
    for page in pages.pages where page.id != pages.root {
      let start = PrototypePages(name: "", pages: [page] + pages.pages.filter { $0.id != page.id })
      let prototype = Prototype(content: start)
      #expect(!prototype.elements.isEmpty || !prototype.scene.layers.isEmpty, "\(page.id)")
    }
    for tab in pages.tabs {
      var stage = Stage(Prototype(content: pages))
      stage.tap("tab:\(tab)")
      stage.wait(1)
      #expect(stage.prototype.elements.contains { $0.role == "row" }, "\(tab)")
    }
    #expect(pages.traits(of: "entrances.when-full")?.kind == "choices")
  }

  @Test func words_and_contents_are_those_of_the_language() throws {
    let pages = try read(Self.small, .simplifiedChinese).pages
    #expect(pages[.search] == "找")
    #expect(pages.page("club")?.title == "读书会")
    guard case .contacts(let people)? = pages.page("people")?.content else { return }
    #expect(people.sections.map(\.letter) == ["L"])
    // The program supplies the texts that the prototype lacks.
    #expect(pages.text(.float) == "浮窗")
    #expect(pages[.endOfArticle] == "完")
    #expect(try read(Self.small).pages.text(.float) == nil)
  }

  /// The shipped pictures of a folder, not of all.
  @Test(arguments: ["umbrella": "icons/android-battery", "pictures/umbrella": "pictures/avatar-1"])
  func an_icon_that_resembles_none_is_told_with_those_there_are(name: String, first: String) throws {
    let found = try read(Self.small.replacing("icons/contacts}", with: name + "}")).diagnostics.map(\.reason)
    #expect(found.map { $0.prefix { $0 != "," } } == ["\(name): no such picture; use one of \(first)"])
  }
}
