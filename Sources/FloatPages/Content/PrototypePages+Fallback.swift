import FloatCore

extension PrototypePages {
  /// A small content in English that needs no files, for tests and for an installation without its assets.
  ///
  /// It has three conversations and six articles, one more than the ball holds.
  public static let fallback = PrototypePages(
    name: "FloatDesktop",
    pages: fallbackTabs + fallbackChats + fallbackArticles + [fallbackSettings, fallbackPartner]
      + fallbackLists,
    tabs: [
      TabItem(id: "chats", title: "Chats", icon: "icons/chats", badge: .tab),
      TabItem(id: "contacts", title: "Contacts", icon: "icons/contacts"),
      TabItem(id: "discover", title: "Discover", icon: "icons/discover"),
      TabItem(id: "me", title: "Me", icon: "icons/me"),
    ])

  private static let fallbackActions = [
    RowAction(title: "Unread", kind: .unread), RowAction(title: "Hide", kind: .hide),
    RowAction(title: "Delete", kind: .delete),
  ]

  private static let fallbackTabs = [
    Page(
      id: "chats", title: "Chats",
      content: .chatList(
        ChatList(
          chats: [
            Chat(
              page: "chat-1", name: "Reading Club", avatar: "pictures/avatar-1",
              preview: "Start with the harbour.", time: "9:41", unread: 3, actions: fallbackActions),
            Chat(
              page: "chat-2", name: "Ada Lindqvist", avatar: "pictures/avatar-2",
              preview: "See you at the pier.", time: "9:12", unread: 120, actions: fallbackActions),
            Chat(
              page: "chat-3", name: "Tomás Reyes", avatar: "pictures/avatar-3", preview: "Thank you!",
              time: "Yesterday", actions: fallbackActions),
          ], search: "search",
          menu: [.init(title: "New Friends", page: "new-friends"), .init(title: "Scan", page: "scan")]))),
    Page(
      id: "contacts", title: "Contacts",
      content: .contacts(
        Contacts(
          rows: [Row(icon: "icons/person", tint: .orange, title: "New Friends", page: "new-friends")],
          sections: [
            ContactSection(
              letter: "A",
              people: [Contact(name: "Ada Lindqvist", avatar: "pictures/avatar-2", page: "chat-2")]),
            ContactSection(
              letter: "T",
              people: [Contact(name: "Tomás Reyes", avatar: "pictures/avatar-3", page: "chat-3")]),
          ]))),
    Page(
      id: "discover", title: "Discover",
      content: .list(
        List(rows: [
          Row(icon: "icons/moments", tint: .blue, title: "Moments", page: "moments"),
          Row(icon: "icons/scan", tint: .green, title: "Scan", page: "scan", startsGroup: true),
        ]))),
    Page(
      id: "me", title: "Me",
      content: .profile(
        Profile(
          name: "June Park", account: "ID: junepark", avatar: "pictures/avatar-9", page: "profile",
          rows: [
            Row(icon: "icons/link", tint: .green, title: "Partner Service", page: "sdk"),
            Row(icon: "icons/settings", tint: .gray, title: "Settings", page: "settings", startsGroup: true),
          ]))),
  ]

  private static let fallbackSettings = Page(
    id: "settings", title: "Settings", icon: "icons/settings",
    content: .settings([
      SettingsSection(
        title: "Floating window",
        rows: [
          SettingsRow(title: "Pages in the ball", kind: .choice(key: "entrances.maximum", names: [:])),
          SettingsRow(
            title: "When it is full",
            kind: .choice(
              key: "entrances.when-full",
              names: [
                "refuse": "Say so", "manage": "Show the list", "replace": "Replace the oldest",
                "ignore": "Do nothing",
              ])),
          SettingsRow(title: "Vibrate", kind: .toggle(key: "haptic.enabled", on: "true", off: "false")),
        ]),
      SettingsSection(
        title: "General",
        rows: [
          SettingsRow(title: "Dark Mode", kind: .toggle(key: "appearance", on: "dark", off: "light")),
          SettingsRow(title: "Storage", kind: .link(value: "Enough", page: nil)),
          SettingsRow(title: "About", kind: .link(value: "FloatDesktop", page: "about")),
        ]),
    ]))

  private static let fallbackPartner = Page(
    id: "sdk", title: "Partner Service", icon: "icons/link", isPresented: true,
    content: .partner(
      PartnerPage(
        partner: "Northlight", subtitle: "A page that belongs to somebody else",
        paragraphs: ["This page is presented over the prototype. Drag from the left edge to close it."],
        buttons: ["Continue", "Not now"])))

  private static let fallbackLists = [
    Page(
      id: "search", title: "Search",
      content: .list(
        List(
          rows: [Row(icon: "icons/moments", tint: .blue, title: "Moments", page: "moments")],
          hasSearchField: true))),
    fallbackNote("new-friends", "New Friends", "icons/person", .orange, "Nobody has asked yet."),
    fallbackNote("moments", "Moments", "icons/moments", .blue, "A quiet day."),
    fallbackNote("scan", "Scan", "icons/scan", .green, "Nothing to scan here."),
    fallbackNote("profile", "June Park", "pictures/avatar-9", nil, "ID: junepark"),
    fallbackNote(
      "about", "About", "icons/float", .green, "FloatDesktop, a desktop window that behaves like a phone."),
  ]

  /// A page with an image and a line.
  private static func fallbackNote(
    _ id: PageID, _ title: String, _ image: String, _ tint: Tint?, _ line: String
  ) -> Page {
    Page(id: id, title: title, content: .list(List(image: image, tint: tint, paragraphs: [line])))
  }

  private static let fallbackMe = Sender(avatar: "pictures/avatar-9", isMe: true)

  private static let fallbackChats = [
    fallbackChat(1, "Reading Club") { club in
      [.text("Six short pieces for the week.", from: club)]
        + (1...6).reversed().map { .article(PageID("article-\($0)"), from: club) }
        + [.text("Start with the harbour.", from: club)]
    },
    fallbackChat(2, "Ada Lindqvist") { [.text("See you at the pier.", from: $0)] },
    fallbackChat(3, "Tomás Reyes") {
      [.text("The tea has arrived.", from: fallbackMe), .text("Thank you!", from: $0)]
    },
  ]

  private static func fallbackChat(_ number: Int, _ name: String, _ messages: (Sender) -> [Message]) -> Page {
    let avatar = "pictures/avatar-\(number)"
    return Page(
      id: PageID("chat-\(number)"), title: name, icon: avatar,
      content: .conversation(
        Conversation(messages: messages(Sender(avatar: avatar)), menu: [.init(title: "Scan", page: "scan")])))
  }

  private static let fallbackArticles = [
    fallbackArticle(1, "The Harbour Before Six", picture: "pictures/harbour"),
    fallbackArticle(2, "Weather on the Ridge", picture: "pictures/mountains"),
    fallbackArticle(3, "A City Seen from the Tram", picture: "pictures/city"),
    fallbackArticle(4, "What a Desk Remembers", picture: "pictures/desk"),
    fallbackArticle(5, "Under the Tall Trees", picture: "pictures/forest"),
    fallbackArticle(6, "The Second Infusion", picture: "pictures/tea"),
  ]

  /// An article that leads to the next one, and the last to the first.
  private static func fallbackArticle(_ number: Int, _ title: String, picture: String) -> Page {
    let icon = "pictures/logo-\(number)"
    return Page(
      id: PageID("article-\(number)"), title: title, icon: icon, isCollectable: true,
      content: .article(
        Article(
          title: title, author: "June Park", publisher: "Daylight", icon: icon, picture: picture,
          date: "12 May", paragraphs: fallbackParagraphs, next: PageID("article-\(number % 6 + 1)"))))
  }

  /// Long enough that an article scrolls on every device.
  private static let fallbackParagraphs: [Paragraph] = [
    .text(
      "Some places are best met early, before they have decided what to be that day. The light is low, the "
        + "doors are shut, and whoever is about has a reason."),
    .text(
      "Walk slowly and you begin to notice what was put there by hand: a bench turned to the east, a rope "
        + "coiled the way it was taught, a cup left out to dry."),
    .heading("Looking twice"),
    .text(
      "The first look collects the names of things. The second one collects how they stand to each other, and "
        + "that is the part worth taking home."),
    .quote("The second look is the one worth taking home."),
    .text(
      "It helps to leave the camera in the bag for an hour. A picture settles a question that was only just "
        + "becoming interesting."),
    .text(
      "By nine the place has made up its mind. Deliveries arrive, somebody laughs behind a shutter, and the "
        + "quiet moves on to wherever it spends the day."),
    .heading("Going back"),
    .text(
      "Go back the next morning and nearly everything is the same, which is how you find the one thing that "
        + "is not. It is usually small, and usually somebody's kindness."),
    .text("That is reason enough to be early again."),
  ]
}
