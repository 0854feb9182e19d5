extension DemoContent {
  /// A small content in English that needs no file, for tests and for an installation without its assets.
  ///
  /// Three conversations and six articles: one more than the ball holds.
  public static let fallback = DemoContent(
    chats: fallbackChats,
    articles: fallbackArticles,
    contactShortcuts: [Row(icon: "icons/person", tint: .orange, title: "New Friends", page: "new-friends")],
    contacts: [
      ContactSection(
        letter: "A", people: [Contact(name: "Ada Lindqvist", avatar: "pictures/avatar-2", page: "chat-2")]),
      ContactSection(
        letter: "T", people: [Contact(name: "Tomás Reyes", avatar: "pictures/avatar-3", page: "chat-3")]),
    ],
    discover: [
      Row(icon: "icons/moments", tint: .blue, title: "Moments", page: "moments"),
      Row(icon: "icons/scan", tint: .green, title: "Scan", page: "scan", startsGroup: true),
    ],
    profile: Profile(
      name: "June Park", account: "ID: junepark", avatar: "pictures/avatar-9", page: "profile"),
    me: [
      Row(icon: "icons/link", tint: .green, title: "Partner Service", page: "sdk"),
      Row(icon: "icons/settings", tint: .gray, title: "Settings", page: "settings", startsGroup: true),
    ],
    settings: [
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
          SettingsRow(
            title: "Vibrate", kind: .toggle(key: "haptic.enabled", on: "true", off: "false")),
        ]),
      SettingsSection(
        title: "General",
        rows: [
          SettingsRow(title: "Dark Mode", kind: .toggle(key: "appearance", on: "dark", off: "light")),
          SettingsRow(title: "Storage", kind: .link(value: "Enough", page: nil)),
          SettingsRow(title: "About", kind: .link(value: "FloatDesktop", page: "about")),
        ]),
    ],
    sdk: PartnerPage(
      title: "Partner Service", subtitle: "A page that belongs to somebody else", partner: "Northlight",
      paragraphs: ["This page is presented over the prototype. Drag from the left edge to close it."],
      buttons: ["Continue", "Not now"]),
    pages: fallbackPages,
    newMenu: [
      MenuItem(title: "New Friends", page: "new-friends"), MenuItem(title: "Scan", page: "scan"),
    ],
    attachments: [MenuItem(title: "Scan", page: "scan")])

  private static let fallbackPages = [
    PlainPage(
      id: "search", title: "Search",
      rows: [Row(icon: "icons/moments", tint: .blue, title: "Moments", page: "moments")]),
    PlainPage(
      id: "new-friends", title: "New Friends", image: "icons/person", tint: .orange,
      paragraphs: ["Nobody has asked yet."]),
    PlainPage(
      id: "moments", title: "Moments", image: "icons/moments", tint: .blue, paragraphs: ["A quiet day."]),
    PlainPage(
      id: "scan", title: "Scan", image: "icons/scan", tint: .green, paragraphs: ["Nothing to scan here."]),
    PlainPage(id: "profile", title: "June Park", image: "pictures/avatar-9", paragraphs: ["ID: junepark"]),
    PlainPage(
      id: "about", title: "About", image: "icons/float", tint: .green,
      paragraphs: ["FloatDesktop, a desktop window that behaves like a phone."]),
  ]

  private static let fallbackChats = [
    Chat(
      id: "chat-1", name: "Reading Club", avatar: "pictures/avatar-1", preview: "Start with the harbour.",
      time: "9:41", unread: 3,
      messages: [.text("Six short pieces for the week.", from: .them)]
        + fallbackArticles.reversed().map { .article($0.id, from: .them) }
        + [.text("Start with the harbour.", from: .them)]),
    Chat(
      id: "chat-2", name: "Ada Lindqvist", avatar: "pictures/avatar-2", preview: "See you at the pier.",
      time: "9:12", unread: 120, messages: [.text("See you at the pier.", from: .them)]),
    Chat(
      id: "chat-3", name: "Tomás Reyes", avatar: "pictures/avatar-3", preview: "Thank you!",
      time: "Yesterday",
      messages: [.text("The tea has arrived.", from: .me), .text("Thank you!", from: .them)]),
  ]

  private static let fallbackArticles = [
    fallbackArticle(1, "The Harbour Before Six", picture: "pictures/harbour"),
    fallbackArticle(2, "Weather on the Ridge", picture: "pictures/mountains"),
    fallbackArticle(3, "A City Seen from the Tram", picture: "pictures/city"),
    fallbackArticle(4, "What a Desk Remembers", picture: "pictures/desk"),
    fallbackArticle(5, "Under the Tall Trees", picture: "pictures/forest"),
    fallbackArticle(6, "The Second Infusion", picture: "pictures/tea"),
  ]

  private static func fallbackArticle(_ number: Int, _ title: String, picture: String) -> Article {
    Article(
      id: "article-\(number)", title: title, author: "June Park", publisher: "Daylight",
      icon: "pictures/logo-\(number)", picture: picture, date: "12 May", paragraphs: fallbackParagraphs)
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
    .text(
      "That is reason enough to be early again."),
  ]
}
