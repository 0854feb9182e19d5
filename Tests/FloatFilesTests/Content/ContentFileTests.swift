import FloatCore
import FloatPages
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct ContentFileTests {
  static let folder = Repository.path("Assets/content")

  @Test(arguments: ["en", "zh-Hans"])
  func shipped_content_is_complete(language: String) throws {
    let content = try ContentFile.load(path: "\(Self.folder)/\(language).yaml")
    #expect(content.chats.map(\.id) == (1...14).map { "chat-\($0)" })
    #expect(content.articles.map(\.id) == (1...8).map { "article-\($0)" })
    for article in content.articles { #expect((8...12).contains(article.paragraphs.count), "\(article.id)") }
    #expect(content.contacts.map(\.people.count).reduce(0, +) >= 14)
    #expect(content.contacts.map(\.letter) == content.contacts.map(\.letter).sorted())
    #expect(
      content.me.map(\.page) == ["sdk", "favourites", "album", "cards", "stickers", "settings"])
    // Every row leads somewhere, and every person has a picture of their own.
    for row in content.contactShortcuts + content.discover { #expect(row.page != nil, "\(row.title)") }
    for person in content.contacts.flatMap(\.people) { #expect(person.page != nil, "\(person.name)") }
    let faces =
      content.chats.map { [$0.name, $0.avatar] }
      + content.contacts.flatMap(\.people).map { [$0.name, $0.avatar] }
      + [[content.profile.name, content.profile.avatar]]
    #expect(Set(faces).count == Set(faces.map { $0[1] }).count, "two people have one portrait")
    #expect(Set(content.strings.keys) == Set(DemoContent.StringKey.allCases))
    #expect(Set(content.interface.keys) == Set(InterfaceText.allCases))
  }

  @Test(arguments: ["en", "zh-Hans"])
  func first_shipped_chat_holds_the_cards_of_all_articles_the_first_one_last(language: String) throws {
    let content = try ContentFile.load(path: "\(Self.folder)/\(language).yaml")
    let chat = try #require(content.chats.first)
    let cards = chat.messages.compactMap { if case .article(let id, _) = $0 { id } else { nil } }
    #expect(cards == content.articles.map(\.id).reversed())
  }

  @Test func languages_have_the_same_shape() throws {
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
    #expect(english.pages.map(\.id) == chinese.pages.map(\.id))
    #expect(english.newMenu.map(\.page) == chinese.newMenu.map(\.page))
    #expect(english.attachments.map(\.page) == chinese.attachments.map(\.page))
  }

  @Test(arguments: ["en", "zh-Hans"])
  func every_picture_and_icon_that_is_named_exists(language: String) throws {
    let content = try ContentFile.load(path: "\(Self.folder)/\(language).yaml")
    let assets = Assets(root: Repository.path("Assets"))
    for name in Self.images(of: content).union(Self.images(of: .fallback)) {
      #expect(assets.contains("\(name).svg") || assets.contains("\(name).png"), "\(name)")
    }
  }

  /// The names of all pictures and icons in a content.
  private static func images(of content: DemoContent) -> Set<String> {
    let rows = content.contactShortcuts + content.discover + content.me + content.pages.flatMap(\.rows)
    return Set(
      rows.map(\.icon) + content.pages.compactMap(\.image) + content.chats.map(\.avatar)
        + content.articles.flatMap { [$0.icon, $0.picture] }
    )
    .union(content.contacts.flatMap(\.people).map(\.avatar) + [content.profile.avatar])
  }

  @Test func unread_counts_show_every_kind_of_badge() throws {
    let unread = try ContentFile.load(path: "\(Self.folder)/en.yaml").chats.map(\.unread)
    #expect(unread.contains { $0 < 0 }, "a dot")
    #expect(unread.contains(0), "none")
    #expect(unread.contains { (1...9).contains($0) }, "one digit")
    #expect(unread.contains { (10...99).contains($0) }, "two digits")
    #expect(unread.contains { $0 > 99 }, "99+")
  }

  @Test func small_content_is_read() throws {
    let content = try ContentFile.parse(Array(Self.small.utf8), file: "small.yaml")
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
      content.settings[0].rows.map(\.kind) == [
        .link(value: nil, page: nil), .link(value: "Off", page: "about"),
        .toggle(key: "sound.enabled", on: "true", off: "false"),
        .toggle(key: "ball.diameter", on: "80pt", off: "60pt"),
        .choice(key: "ball.shape", names: ["circle": "Round"]),
      ])
    #expect(
      content.pages == [
        DemoContent.PlainPage(
          id: "about", title: "A", image: "i", tint: .red, paragraphs: ["x"],
          rows: [DemoContent.Row(icon: "i", tint: .blue, title: "r", page: "sdk")]),
        DemoContent.PlainPage(id: "bare", title: "B"),
      ])
    #expect(content.newMenu == [DemoContent.MenuItem(title: "m", page: "about")])
    #expect(content.attachments.isEmpty && content.profile.page == "bare")
    #expect(content[.float] == "浮窗")
    #expect(content[.back] == "Back")
  }

  @Test func missing_file_is_an_error_without_a_place() {
    let missing = DataError(
      diagnostics: [Diagnostic(file: "/nowhere/en.yaml", reason: "no such file")], isMissing: true)
    #expect(throws: missing) { try ContentFile.load(path: "/nowhere/en.yaml") }
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
      from: "unread: -1", to: "unread: many", place: "7:13",
      reason: "unread: \"many\" is not a whole number"),
    Mistake(
      from: "unread: -1", to: "unread: 0x1F", place: "7:13",
      reason: "unread: \"0x1F\" is not a whole number; write a decimal number"),
    Mistake(
      from: "unread: -1", to: "unread: 9223372036854775807", place: "7:13",
      reason: "unread: \"9223372036854775807\" is out of range; use -1 to 999999"),
    Mistake(
      from: "unread: -1", to: "unread: 92233720368547758070", place: "7:13",
      reason: "unread: \"92233720368547758070\" is"),
    Mistake(
      from: "unread: -1", to: "unread: -2", place: "7:13",
      reason: "unread: \"-2\" is out of range; use -1 to 999999"),
    Mistake(
      from: "unread: -1", to: "unred: -1", place: "7:5",
      reason: "unred: unknown key; did you mean unread?"),
    Mistake(
      from: "muted: true", to: "muted: 7", place: "8:12",
      reason: "muted: \"7\" is not a switch; write true or false"),
    Mistake(from: "name: Club", to: "name: []", place: "3:11", reason: "name: takes a text"),
    Mistake(
      from: "name: Club", to: "name: ~", place: "3:11",
      reason: "name: takes a text; write \"~\" in quotes if that is meant"),
    Mistake(from: "name: Club", to: "name: !x Club", place: "3:11", reason: "tags (!) are not allowed here"),
    Mistake(
      from: "name: Club", to: "name: &a Club", place: "3:11", reason: "anchors (&) are not allowed here"),
    Mistake(from: "    name: Club\n", to: "", place: "2:5", reason: "name: is missing"),
    Mistake(
      from: "id: chat-1", to: "id: chat-01", place: "2:9", reason: "id: \"chat-01\" has to be chat-1"),
    Mistake(
      from: "id: chat-1", to: "id: caf\u{e9}", place: "2:9", reason: "id: \"café\" has to be chat-1"),
    Mistake(
      from: "preview: Hi", to: "preview: Hi: ho", place: "5:16", reason: "a second \":\" in one value"),
    Mistake(
      from: "{me: Ho}", to: "{me: Ho, time: x}", place: "12:24", reason: "time: a message holds only one"),
    Mistake(from: "{me: Ho}", to: "{}", place: "12:9", reason: "a message has to hold one of"),
    Mistake(
      from: "{me: Ho}", to: "me", place: "12:9", reason: "an entry of messages has to hold keys and values"),
    Mistake(
      from: "article: article-1}", to: "article: article-9}", place: "13:19",
      reason: "article: there is no \"article-9\""),
    Mistake(
      from: "from: me", to: "from: you", place: "14:36", reason: "from: \"you\" is not one of me, them"),
    Mistake(
      from: "tint: red", to: "tint: mauve", place: "30:21", reason: "tint: \"mauve\" is not one of green,"),
    Mistake(from: "page: sdk", to: "page: sdx", place: "30:42", reason: "page: there is no page \"sdx\""),
    Mistake(
      from: "toggle: sound.enabled", to: "toggle: sound.enabled, value: x", place: "37:43",
      reason: "value: unknown key;"),
    Mistake(
      from: "toggle: sound.enabled", to: "toggle: sound.volume", place: "37:28",
      reason: "toggle: \"sound.volume\" cannot be \"true\""),
    Mistake(
      from: "\"on\": 80pt", to: "\"on\": 8000pt", place: "38:49",
      reason: "on: \"ball.diameter\" cannot be \"8000pt\""),
    Mistake(
      from: "choice: ball.shape", to: "choice: ball.diameter", place: "39:28",
      reason: "choice: \"ball.diameter\" is no key with a few values"),
    Mistake(
      from: "{circle: Round}", to: "{square: Round}", place: "39:48", reason: "square: unknown key;"),
    Mistake(from: "id: about", to: "id: About", place: "42:10", reason: "id: \"About\" has to be of"),
    Mistake(from: "id: bare", to: "id: chat-1", place: "42:3", reason: "pages: \"chat-1\" is there twice"),
    Mistake(
      from: "{title: m, page: about}", to: "{title: m}", place: "45:5", reason: "page: is missing"),
    Mistake(
      from: "me: []", to: "profile: {}", place: "32:1",
      reason: "profile: given twice, first at line 31, column 1; remove one"),
    Mistake(from: "me: []", to: "my: []", place: "32:1", reason: "my: unknown key; did you mean me?"),
    Mistake(
      from: "me: []", to: "extra: []", place: "32:1", reason: "extra: unknown key; use one of strings,"),
  ])
  func mistake_is_reported_at_its_place(mistake: Mistake) {
    let text = Self.small.replacing(mistake.from, with: mistake.to, maxReplacements: 1)
    #expect(text != Self.small)
    do {
      _ = try ContentFile.parse(Array(text.utf8), file: "small.yaml")
      Issue.record("no error for \(mistake.to)")
    } catch {
      let expected = "small.yaml:\(mistake.place): error: \(mistake.reason)"
      #expect(error.summary.hasPrefix(expected), "\(error.summary)")
    }
  }

  @Test func second_chat_with_the_same_id_is_an_error() {
    let chat = "  - {id: chat-1, name: n, avatar: a, preview: p, time: t, messages: []}\n"
    let text = Self.small.replacing("articles:", with: chat + "articles:")
    #expect(throws: Diagnostic.self) { try ContentFile.parse(Array(text.utf8), file: "small.yaml") }
  }

  @Test func a_chat_may_have_many_unread_messages() throws {
    let text = Self.small.replacing("unread: -1", with: "unread: 999999")
    #expect(try ContentFile.parse(Array(text.utf8), file: "small.yaml").chats[0].unread == 999_999)
  }

  /// Hashing such keys takes longer than anybody waits.
  @Test func keys_that_are_aliases_are_refused_before_they_are_followed() {
    var text = "a0: &a0 [x]\n"
    for i in 1...8 {
      text += "a\(i): &a\(i) [\(Array(repeating: "*a\(i - 1)", count: 10).joined(separator: ", "))]\n"
    }
    text += "? *a8\n: 1\n? *a7\n: 2\n"
    #expect(throws: Diagnostic.self) { try ContentFile.parse(Array(text.utf8), file: "bomb.yaml") }
  }

  private func reason(_ text: String) -> String? {
    do {
      _ = try ContentFile.parse(Array(text.utf8), file: "much.yaml")
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func too_much_is_refused() {
    #expect(reason(String(repeating: "a: 1\n", count: 300_000)) == "the file is larger than 1 MiB")
    #expect(
      reason("strings: [" + String(repeating: "a,", count: 100_000) + "a]")
        == "the file holds more than 60000 values")
    for opening in ["[", "{a: ", "- ", "? [", "{[?"] {
      #expect(reason(String(repeating: opening, count: 100_000)) != nil, "\(opening)")
    }
    for opening in ["[", "{a: ", "- "] {
      #expect(
        reason(String(repeating: opening, count: 100_000)) == "nested deeper than 8 levels", "\(opening)")
    }
  }

  @Test(arguments: ["", "# nothing\n"])
  func an_empty_file_is_refused_at_its_start(text: String) {
    #expect(reason(text) == "the file is empty; it holds keys and values")
  }

  @Test func every_truncation_is_read_or_refused_without_a_crash() {
    let bytes = Array(Self.small.utf8)
    for length in 0..<bytes.count {
      let text = String(decoding: bytes[..<length], as: UTF8.self)
      _ = try? ContentFile.parse(Array(text.utf8), file: "small.yaml")
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
    profile: {name: n, account: a, avatar: v, page: bare}
    me: []
    settings:
      - rows:
          - {title: a}
          - {title: b, value: "Off", page: about}
          - {title: c, toggle: sound.enabled}
          - {title: d, toggle: ball.diameter, "on": 80pt, "off": 60pt}
          - {title: e, choice: ball.shape, names: {circle: Round}}
    sdk: {title: t, subtitle: s, partner: p, paragraphs: [x], buttons: [y]}
    pages:
      - {id: about, title: A, image: i, tint: red, paragraphs: [x], rows: [{icon: i, tint: blue, title: r, page: sdk}]}
      - {id: bare, title: B}
    new-menu:
      - {title: m, page: about}
    strings: {float: 浮窗}

    """
}
