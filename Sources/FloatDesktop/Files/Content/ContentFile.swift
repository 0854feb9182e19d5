import FloatCore

/// Reads the demo's content from a file of `Assets/content/`.
enum ContentFile {
  /// The content of a file; throws with the place and the reason where the file is missing or wrong.
  static func load(path: String) throws(AssetFileError) -> DemoContent {
    try content(YAMLFields.load(path: path))
  }

  /// The content of a text; `file` is its name in errors.
  static func parse(_ text: String, file: String) throws(AssetFileError) -> DemoContent {
    try content(YAMLFields.parse(text, file: file))
  }

  private static func content(_ root: YAMLFields) throws(AssetFileError) -> DemoContent {
    try root.allowOnly([
      "strings", "chats", "articles", "contact-shortcuts", "contacts", "discover", "profile", "me",
      "settings",
      "sdk",
    ])
    let articles = try root.list("articles", article)
    guard !articles.isEmpty else { throw root.error("articles", "has to hold at least one article") }
    try requireDistinct(articles.map(\.id), of: "articles", in: root)

    let articleIDs = Set(articles.map(\.id))
    let chats = try root.list("chats") { (fields) throws(AssetFileError) in
      try chat(fields, articles: articleIDs)
    }
    guard !chats.isEmpty else { throw root.error("chats", "has to hold at least one chat") }
    try requireDistinct(chats.map(\.id), of: "chats", in: root)

    let pages = articleIDs.union(chats.map(\.id)).union(["settings", "sdk"])
    func rows(_ key: String) throws(AssetFileError) -> [DemoContent.Row] {
      try root.list(key) { (fields) throws(AssetFileError) in try row(fields, pages: pages) }
    }
    return DemoContent(
      chats: chats,
      articles: articles,
      contactShortcuts: try rows("contact-shortcuts"),
      contacts: try root.list("contacts") { (fields) throws(AssetFileError) in
        try contactSection(fields, pages: pages)
      },
      discover: try rows("discover"),
      profile: try profile(try root.fields("profile")),
      me: try rows("me"),
      settings: try root.list("settings", settingsSection),
      sdk: try partnerPage(try root.fields("sdk")),
      strings: root.has("strings") ? try strings(try root.fields("strings")) : [:])
  }

  // MARK: Chats and articles

  private static func chat(
    _ fields: YAMLFields, articles: Set<String>
  ) throws(AssetFileError) -> DemoContent.Chat {
    try fields.allowOnly(["id", "name", "avatar", "preview", "time", "unread", "muted", "messages"])
    return DemoContent.Chat(
      id: try pageID(fields, kind: "chat"),
      name: try fields.string("name"),
      avatar: try fields.string("avatar"),
      preview: try fields.string("preview"),
      time: try fields.string("time"),
      unread: try fields.integer("unread", or: 0),
      muted: try fields.bool("muted", or: false),
      messages: try fields.list("messages") { (fields) throws(AssetFileError) in
        try message(fields, articles: articles)
      })
  }

  private static func message(
    _ fields: YAMLFields, articles: Set<String>
  ) throws(AssetFileError) -> DemoContent.Message {
    guard let kind = fields.keys.first(where: { $0 != "from" }) else {
      throw AssetFileError(
        file: fields.file, mark: fields.mark, reason: "a message has to hold one of me, them, article, time")
    }
    try fields.allowOnly(kind == "article" ? ["article", "from"] : ["me", "them", "article", "time"])
    guard fields.keys.count == 1 || kind == "article" else {
      throw fields.error(fields.keys[1], "a message holds only one of me, them, article, time")
    }
    let value = try fields.string(kind)
    switch kind {
    case "me": return .text(value, from: .me)
    case "them": return .text(value, from: .them)
    case "time": return .time(value)
    default:
      guard articles.contains(value) else { throw fields.error(kind, "there is no “\(value)” in articles") }
      return .article(value, from: fields.has("from") ? try fields.choice("from") : .them)
    }
  }

  private static func article(_ fields: YAMLFields) throws(AssetFileError) -> DemoContent.Article {
    try fields.allowOnly([
      "id", "title", "author", "publisher", "icon", "picture", "date", "paragraphs", "collectable",
    ])
    return DemoContent.Article(
      id: try pageID(fields, kind: "article"),
      title: try fields.string("title"),
      author: try fields.string("author"),
      publisher: try fields.string("publisher"),
      icon: try fields.string("icon"),
      picture: try fields.string("picture"),
      date: try fields.string("date"),
      paragraphs: try fields.strings("paragraphs").map(paragraph),
      isCollectable: try fields.bool("collectable", or: true))
  }

  private static func paragraph(_ text: String) -> DemoContent.Paragraph {
    if text.hasPrefix("## ") { return .heading(String(text.dropFirst(3))) }
    if text.hasPrefix("> ") { return .quote(String(text.dropFirst(2))) }
    return .text(text)
  }

  /// An id such as `chat-12`: scenarios, recordings and the saved entrances name pages by it.
  private static func pageID(_ fields: YAMLFields, kind: String) throws(AssetFileError) -> String {
    let id = try fields.string("id")
    let number = id.dropFirst(kind.count + 1)
    guard id.hasPrefix(kind + "-"), let value = Int(number), value > 0, String(value) == number else {
      throw fields.error("id", "“\(id)” has to be \(kind)-1, \(kind)-2, …")
    }
    return id
  }

  private static func requireDistinct(
    _ ids: [String], of key: String, in root: YAMLFields
  ) throws(AssetFileError) {
    var seen: Set<String> = []
    for id in ids where !seen.insert(id).inserted {
      throw root.error(key, "“\(id)” is there twice")
    }
  }

  // MARK: Rows

  private static func row(
    _ fields: YAMLFields, pages: Set<String>
  ) throws(AssetFileError) -> DemoContent.Row {
    try fields.allowOnly(["icon", "tint", "title", "page", "gap"])
    return DemoContent.Row(
      icon: try fields.string("icon"),
      tint: try fields.choice("tint"),
      title: try fields.string("title"),
      page: try page(fields, pages: pages),
      startsGroup: try fields.bool("gap", or: false))
  }

  private static func page(_ fields: YAMLFields, pages: Set<String>) throws(AssetFileError) -> String? {
    guard fields.has("page") else { return nil }
    let page = try fields.string("page")
    guard pages.contains(page) else { throw fields.error("page", "there is no page “\(page)”") }
    return page
  }

  private static func contactSection(
    _ fields: YAMLFields, pages: Set<String>
  ) throws(AssetFileError) -> DemoContent.ContactSection {
    try fields.allowOnly(["letter", "people"])
    return DemoContent.ContactSection(
      letter: try fields.string("letter"),
      people: try fields.list("people") { (fields) throws(AssetFileError) in
        try fields.allowOnly(["name", "avatar", "page"])
        return DemoContent.Contact(
          name: try fields.string("name"), avatar: try fields.string("avatar"),
          page: try page(fields, pages: pages))
      })
  }

  private static func profile(_ fields: YAMLFields) throws(AssetFileError) -> DemoContent.Profile {
    try fields.allowOnly(["name", "account", "avatar"])
    return DemoContent.Profile(
      name: try fields.string("name"), account: try fields.string("account"),
      avatar: try fields.string("avatar"))
  }

  private static func settingsSection(_ fields: YAMLFields) throws(AssetFileError)
    -> DemoContent.SettingsSection
  {
    try fields.allowOnly(["title", "rows"])
    return DemoContent.SettingsSection(
      title: try fields.string("title", or: ""),
      rows: try fields.list("rows") { (fields) throws(AssetFileError) in
        try fields.allowOnly(["title", "value", "toggle"])
        if fields.has("value"), fields.has("toggle") {
          throw fields.error("toggle", "a row has either a value or a toggle")
        }
        let value = fields.has("value") ? try fields.string("value") : nil
        return DemoContent.SettingsRow(
          title: try fields.string("title"),
          accessory: fields.has("toggle")
            ? .toggle(try fields.bool("toggle", or: false)) : .disclosure(value))
      })
  }

  private static func partnerPage(_ fields: YAMLFields) throws(AssetFileError) -> DemoContent.PartnerPage {
    try fields.allowOnly(["title", "subtitle", "partner", "paragraphs", "buttons"])
    return DemoContent.PartnerPage(
      title: try fields.string("title"), subtitle: try fields.string("subtitle"),
      partner: try fields.string("partner"), paragraphs: try fields.strings("paragraphs"),
      buttons: try fields.strings("buttons"))
  }

  private static func strings(_ fields: YAMLFields) throws(AssetFileError) -> [DemoContent.StringKey: String]
  {
    try fields.allowOnly(DemoContent.StringKey.allCases.map(\.rawValue))
    var strings: [DemoContent.StringKey: String] = [:]
    for key in DemoContent.StringKey.allCases where fields.has(key.rawValue) {
      strings[key] = try fields.string(key.rawValue)
    }
    return strings
  }
}
