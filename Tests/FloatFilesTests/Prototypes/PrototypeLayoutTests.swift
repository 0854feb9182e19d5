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
    return try PrototypeFolder.parse(
      Array(text.utf8), file: folder.path + "/prototype.yaml", language: language, assets: Self.assets
    ) { _ in .iPhoneX }
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
      var prototype = Prototype(content: pages)
      let frame = try #require(prototype.elements.first { $0.id.description == "tab:\(tab)" }).frame
      prototype.send(TimedInput(time: 0.1, .pointer(.down, id: 0, at: frame.center)))
      prototype.send(TimedInput(time: 0.15, .pointer(.up, id: 0, at: frame.center)))
      prototype.advance(to: 1)
      #expect(prototype.elements.contains { $0.role == "row" }, "\(tab)")
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

  @Test(arguments: [
    (
      "layout: profile", "layout: profil",
      "error: layout: \"profil\" is not one of article, conversation, chat-list, contacts, list, profile, settings, partner; "
        + "did you mean profile?"
    ),
    ("      author: Ines\n", "", "error: author: is missing"),
    ("author: Ines\n", "autor: Ines\n", "error: autor: unknown key; did you mean author?"),
    (
      "page: club, preview", "page: clubb, preview",
      "error: page: there is no page \"clubb\"; did you mean club?"
    ),
    ("page: settings, gap", "page: people, gap", "error: page: \"people\" is a tab; write \"tab: people\""),
    ("- ines: Good", "- inez: Good", "error: inez: unknown key; did you mean ines?"),
    ("from: ines", "from: inez", "error: from: there is no portrait \"inez\"; did you mean ines?"),
    (
      ", me: pictures/avatar-9, ines", ", ines",
      "error: me: has no portrait; write \"avatars: {me: pictures/…}\" above the messages"
    ),
    (
      "- them: Hello", "- {them: Hello, me: Hi}",
      "error: me: a message holds one thing, and this one already has them"
    ),
    ("- them: Hello", "- {from: ines}", "error: messages: a message needs words, a time or an article"),
    (
      "article: story, from", "article: find, from",
      "error: article: \"find\" is not an article; a card shows pages with \"layout: article\""
    ),
    (
      "picture: pictures/harbour", "picture: pictures/harbor",
      "error: picture: pictures/harbor: no such picture; did you mean pictures/harbour?"
    ),
    (
      "icons/contacts}", "location}",
      "error: icon: location: no such picture; did you mean icons/location?"
    ),
    (
      "icons/contacts}", "icons/lokation.svg}",
      "error: icon: icons/lokation.svg: no such picture; did you mean icons/location?"
    ),
    (
      "icons/contacts}", "avatar5}", "error: icon: avatar5: no such picture; did you mean pictures/avatar-5?"
    ),
    (
      "icons/contacts}", "umbrella}",
      "error: icon: umbrella: no such picture; use one of icons/android-battery, icons/android-cellular, "
    ),
    (
      "icons/contacts}", "pictures/umbrella}",
      "error: icon: pictures/umbrella: no such picture; use one of pictures/avatar-1, "
    ),
    (
      "toggle: haptic.enabled", "toggle: haptic.enable",
      "error: toggle: there is no configuration key \"haptic.enable\"; did you mean haptic.enabled?"
    ),
    (
      "choice: entrances.when-full", "choice: ball.diameter",
      "error: choice: \"ball.diameter\" has no list of values to choose from"
    ),
    ("{refuse: Say", "{refuze: Say", "error: refuze: unknown key; did you mean refuse?"),
    ("tint: gray", "tint: grey", "error: tint: \"grey\" is not one of "),
    ("{letter: L, people", "{leter: L, people", "error: leter: unknown key; did you mean letter?"),
    ("unread: 3", "unread: many", "error: unread: "),
    ("search: {en: Look", "serch: {en: Look", "error: serch: unknown key; did you mean search?"),
    ("    layout: contacts\n", "", "error: people: has no picture; write"),
    (
      "    layout: contacts\n", "    layout: contacts\n    badges: {}\n",
      "error: badges: belongs to a page that is a picture; this one has a layout"
    ),
    (
      "present: partner", "page: partner, present: partner",
      "error: present: a row opens one page; choose page or present"
    ),
    ("badge: all", "badge: some", "error: badge: takes a count, \"sum\" for the page's badges, or \"all\""),
    (
      "icons/contacts}", "icons/contacts, badge: sum}",
      "warning: badge: has nothing to add up: \"people\" has no badges; write some there, or give a count"
    ),
  ])
  func a_mistake_is_told_with_what_to_do(right: String, wrong: String, message: String) throws {
    #expect(Self.small.contains(right), "\(right)")
    let text = Self.small.replacing(right, with: wrong, maxReplacements: 1)
    var found: [Diagnostic] = []
    do { found = try read(text).diagnostics } catch let error as DataError { found = error.diagnostics }
    #expect(found.contains { $0.summary.contains(": " + message) }, "\(found.map(\.summary))")
    #expect(found.allSatisfy { $0.position != nil })
  }
}
