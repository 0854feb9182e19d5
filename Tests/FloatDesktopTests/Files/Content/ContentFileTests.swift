import FloatCore
import Testing

@testable import FloatDesktop

@Suite("Content files")
struct ContentFileTests {
  static let folder = AssetsForTests.path("content")

  @Test(arguments: ["en", "zh-Hans"])
  func shippedContentIsComplete(language: String) throws {
    let content = try ContentFile.load(path: "\(Self.folder)/\(language).yaml")
    #expect(content.chats.map(\.id) == (1...14).map { "chat-\($0)" })
    #expect(content.articles.map(\.id) == (1...8).map { "article-\($0)" })
    for article in content.articles { #expect((8...12).contains(article.paragraphs.count), "\(article.id)") }
    #expect(content.contacts.map(\.people.count).reduce(0, +) >= 14)
    #expect(content.contacts.map(\.letter) == content.contacts.map(\.letter).sorted())
    #expect(Set(content.me.compactMap(\.page)) == ["settings", "sdk"])
    #expect(Set(content.strings.keys) == Set(DemoContent.StringKey.allCases))
  }

  @Test(arguments: ["en", "zh-Hans"])
  func firstShippedChatHoldsTheCardsOfAllArticlesInOrder(language: String) throws {
    let content = try ContentFile.load(path: "\(Self.folder)/\(language).yaml")
    let chat = try #require(content.chats.first)
    let cards = chat.messages.compactMap { if case .article(let id, _) = $0 { id } else { nil } }
    #expect(cards == content.articles.map(\.id))
  }

  @Test func languagesHaveTheSameShape() throws {
    let english = try ContentFile.load(path: "\(Self.folder)/en.yaml")
    let chinese = try ContentFile.load(path: "\(Self.folder)/zh-Hans.yaml")
    #expect(english.chats.map(\.unread) == chinese.chats.map(\.unread))
    #expect(english.chats.map(\.avatar) == chinese.chats.map(\.avatar))
    #expect(english.chats.map(\.messages.count) == chinese.chats.map(\.messages.count))
    #expect(english.articles.map(\.picture) == chinese.articles.map(\.picture))
    #expect(english.articles.map(\.paragraphs.count) == chinese.articles.map(\.paragraphs.count))
    #expect(english.discover.map(\.icon) == chinese.discover.map(\.icon))
    #expect(english.me.map(\.page) == chinese.me.map(\.page))
    #expect(english.settings.map(\.rows.count) == chinese.settings.map(\.rows.count))
  }

  @Test(arguments: ["en", "zh-Hans"])
  func everyPictureAndIconThatIsNamedExists(language: String) throws {
    let content = try ContentFile.load(path: "\(Self.folder)/\(language).yaml")
    let assets = Assets(root: AssetsForTests.path(""))
    for name in Self.images(of: content).union(Self.images(of: .fallback)) {
      #expect(assets.contains("\(name).svg") || assets.contains("\(name).png"), "\(name)")
    }
  }

  /// The names of all pictures and icons in a content.
  private static func images(of content: DemoContent) -> Set<String> {
    let rows = content.contactShortcuts + content.discover + content.me
    return Set(
      rows.map(\.icon) + content.chats.map(\.avatar) + content.articles.flatMap { [$0.icon, $0.picture] }
    )
    .union(content.contacts.flatMap(\.people).map(\.avatar) + [content.profile.avatar])
  }

  @Test func unreadCountsShowEveryKindOfBadge() throws {
    let unread = try ContentFile.load(path: "\(Self.folder)/en.yaml").chats.map(\.unread)
    #expect(unread.contains { $0 < 0 }, "a dot")
    #expect(unread.contains(0), "none")
    #expect(unread.contains { (1...9).contains($0) }, "one digit")
    #expect(unread.contains { (10...99).contains($0) }, "two digits")
    #expect(unread.contains { $0 > 99 }, "99+")
  }

  @Test func smallContentIsRead() throws {
    let content = try ContentFile.parse(Self.small, file: "small.yaml")
    #expect(
      content.chats == [
        DemoContent.Chat(
          id: "chat-1", name: "Club", avatar: "a", preview: "Hi", time: "9:41", unread: -1, muted: true,
          messages: [
            .time("8:00"), .text("Hi", from: .them), .text("Ho", from: .me),
            .article("article-1", from: .them),
            .article("article-1", from: .me),
          ])
      ])
    #expect(content.articles[0].paragraphs == [.text("One"), .heading("Two"), .quote("Three")])
    #expect(
      content.discover
        == [DemoContent.Row(icon: "i", tint: .red, title: "R", page: "sdk", startsGroup: true)])
    #expect(
      content.settings[0].rows.map(\.accessory) == [.disclosure(nil), .disclosure("Off"), .toggle(true)])
    #expect(content[.float] == "浮窗")
    #expect(content[.back] == "Back")
  }

  @Test func missingFileIsAnErrorWithoutAPlace() {
    #expect(throws: AssetFileError(file: "/nowhere/en.yaml", reason: "there is no such file")) {
      try ContentFile.load(path: "/nowhere/en.yaml")
    }
  }

  /// What to replace in `small`, by what, and the place and the beginning of the reason that follow from it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var from: String
    var to: String
    var place: String
    var reason: String
    var testDescription: String { reason }
  }

  @Test(arguments: [
    Mistake(
      from: "unread: -1", to: "unread: many", place: "7:13", reason: "unread: has to be a whole number"),
    Mistake(from: "unread: -1", to: "unred: -1", place: "7:5", reason: "unknown key “unred”"),
    Mistake(from: "muted: true", to: "muted: 7", place: "8:12", reason: "muted: has to be true or false"),
    Mistake(from: "name: Club", to: "name: []", place: "3:11", reason: "name: has to be a text"),
    Mistake(from: "    name: Club\n", to: "", place: "2:5", reason: "name: is missing"),
    Mistake(from: "id: chat-1", to: "id: chat-01", place: "2:9", reason: "id: “chat-01” has to be chat-1"),
    Mistake(from: "id: chat-1", to: "id: caf\u{e9}", place: "2:9", reason: "id: “café” has to be chat-1"),
    Mistake(
      from: "preview: Hi", to: "preview: Hi: ho", place: "5:16", reason: "mapping values are not allowed"),
    Mistake(
      from: "{me: Ho}", to: "{me: Ho, time: x}", place: "12:24", reason: "time: a message holds only one"),
    Mistake(from: "{me: Ho}", to: "{}", place: "12:9", reason: "a message has to hold one of"),
    Mistake(from: "{me: Ho}", to: "me", place: "12:9", reason: "an entry of messages has to be a mapping"),
    Mistake(
      from: "article: article-1}", to: "article: article-9}", place: "13:19",
      reason: "article: there is no “article-9”"),
    Mistake(from: "from: me", to: "from: you", place: "14:36", reason: "from: “you” is not one of me, them"),
    Mistake(
      from: "tint: red", to: "tint: mauve", place: "30:21", reason: "tint: “mauve” is not one of green,"),
    Mistake(from: "page: sdk", to: "page: sdx", place: "30:42", reason: "page: there is no page “sdx”"),
    Mistake(
      from: "toggle: true", to: "toggle: true, value: x", place: "37:28", reason: "toggle: a row has either"),
    Mistake(from: "me: []", to: "profile: {}", place: "31:1", reason: "the same key twice: profile"),
    Mistake(from: "me: []", to: "my: []", place: "32:1", reason: "unknown key “my”; known here: strings,"),
  ])
  func mistakeIsReportedAtItsPlace(mistake: Mistake) {
    let text = Self.small.replacing(mistake.from, with: mistake.to, maxReplacements: 1)
    #expect(text != Self.small)
    do {
      _ = try ContentFile.parse(text, file: "small.yaml")
      Issue.record("no error for \(mistake.to)")
    } catch {
      let expected = "small.yaml:\(mistake.place): error: \(mistake.reason)"
      #expect(error.description.hasPrefix(expected), "\(error.description)")
    }
  }

  @Test func secondChatWithTheSameIDIsAnError() {
    let chat = "  - {id: chat-1, name: n, avatar: a, preview: p, time: t, messages: []}\n"
    let text = Self.small.replacing("articles:", with: chat + "articles:")
    #expect(throws: AssetFileError.self) { try ContentFile.parse(text, file: "small.yaml") }
  }

  @Test func everyTruncationIsReadOrRefusedWithoutACrash() {
    let bytes = Array(Self.small.utf8)
    for length in 0..<bytes.count {
      let text = String(decoding: bytes[..<length], as: UTF8.self)
      _ = try? ContentFile.parse(text, file: "small.yaml")
    }
  }

  static let small = """
    chats:
      - id: chat-1
        name: Club
        avatar: a
        preview: Hi
        time: "9:41"
        unread: -1
        muted: true
        messages:
          - {time: "8:00"}
          - {them: Hi}
          - {me: Ho}
          - {article: article-1}
          - {article: article-1, from: me}
    articles:
      - id: article-1
        title: T
        author: A
        publisher: P
        icon: i
        picture: p
        date: d
        paragraphs: [One, "## Two", "> Three"]
    contact-shortcuts: []
    contacts:
      - letter: A
        people:
          - {name: Ada, avatar: a, page: chat-1}
    discover:
      - {icon: i, tint: red, title: R, page: sdk, gap: true}
    profile: {name: n, account: a, avatar: v}
    me: []
    settings:
      - rows:
          - {title: a}
          - {title: b, value: "Off"}
          - {title: c, toggle: true}
    sdk: {title: t, subtitle: s, partner: p, paragraphs: [x], buttons: [y]}
    strings: {float: 浮窗}

    """
}
