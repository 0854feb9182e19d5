import FloatCore
import FloatPages

/// Reads the demo's content from a file of `Assets/content/`.
package enum ContentFile {
  /// The content of a file; throws with the place and the reason where the file is missing or wrong.
  package static func load(path: String) throws(DataError) -> DemoContent {
    let fields = try YAMLFields.load(path: path, limits: .content)
    do throws(Diagnostic) { return try content(fields) } catch { throw DataError(diagnostics: [error]) }
  }

  /// The content of a text; `file` is its name in errors.
  package static func parse(_ bytes: [UInt8], file: String) throws(Diagnostic) -> DemoContent {
    try content(YAMLFields.parse(bytes, file: file, limits: .content))
  }

  /// How many unread messages a chat may have: -1 for a dot, and far more than any badge shows.
  private static let unread = -1...999_999

  private static func content(_ root: YAMLFields) throws(Diagnostic) -> DemoContent {
    try root.allowOnly([
      "strings", "chats", "articles", "contact-shortcuts", "contacts", "discover", "profile", "me",
      "settings", "sdk", "pages", "new-menu", "attachments",
    ])
    let articles = try root.list("articles", article)
    guard !articles.isEmpty else { throw root.error("articles", "needs at least one article") }
    try requireDistinct(articles.map(\.id), of: "articles", in: root)

    let articleIDs = Set(articles.map(\.id))
    let chats = try root.list("chats") { (fields) throws(Diagnostic) in
      try chat(fields, articles: articleIDs)
    }
    guard !chats.isEmpty else { throw root.error("chats", "needs at least one chat") }
    try requireDistinct(chats.map(\.id), of: "chats", in: root)

    let own = articleIDs.union(chats.map(\.id)).union(["settings", "sdk"])
    let plainIDs = root.has("pages") ? try root.list("pages", plainPageID) : []
    try requireDistinct(plainIDs + own.union(["chats"]), of: "pages", in: root)
    let pages = own.union(plainIDs)
    func rows(_ key: String) throws(Diagnostic) -> [DemoContent.Row] {
      try root.list(key) { (fields) throws(Diagnostic) in try row(fields, pages: pages) }
    }
    func menu(_ key: String) throws(Diagnostic) -> [DemoContent.MenuItem] {
      guard root.has(key) else { return [] }
      return try root.list(key) { (fields) throws(Diagnostic) in try menuItem(fields, pages: pages) }
    }
    let words = root.has("strings") ? try root.fields("strings") : nil
    try words?.allowOnly(
      DemoContent.StringKey.allCases.map(\.rawValue) + InterfaceText.allCases.map(\.rawValue))
    return DemoContent(
      chats: chats,
      articles: articles,
      contactShortcuts: try rows("contact-shortcuts"),
      contacts: try root.list("contacts") { (fields) throws(Diagnostic) in
        try contactSection(fields, pages: pages)
      },
      discover: try rows("discover"),
      profile: try profile(try root.fields("profile"), pages: pages),
      me: try rows("me"),
      settings: try root.list("settings") { (fields) throws(Diagnostic) in
        try settingsSection(fields, pages: pages)
      },
      sdk: try partnerPage(try root.fields("sdk")),
      pages: plainIDs.isEmpty
        ? []
        : try root.list("pages") { (fields) throws(Diagnostic) in try plainPage(fields, pages: pages) },
      newMenu: try menu("new-menu"),
      attachments: try menu("attachments"),
      strings: try texts(words, DemoContent.StringKey.self), interface: try texts(words, InterfaceText.self))
  }

  // MARK: Chats and articles

  private static func chat(
    _ fields: YAMLFields, articles: Set<String>
  ) throws(Diagnostic) -> DemoContent.Chat {
    try fields.allowOnly(["id", "name", "avatar", "preview", "time", "unread", "muted", "messages"])
    return DemoContent.Chat(
      id: try pageID(fields, kind: "chat"),
      name: try fields.string("name"),
      avatar: try fields.string("avatar"),
      preview: try fields.string("preview"),
      time: try fields.string("time"),
      unread: try fields.integer("unread", in: unread, or: 0),
      muted: try fields.bool("muted", or: false),
      messages: try fields.list("messages") { (fields) throws(Diagnostic) in
        try message(fields, articles: articles)
      })
  }

  private static func message(
    _ fields: YAMLFields, articles: Set<String>
  ) throws(Diagnostic) -> DemoContent.Message {
    guard let kind = fields.keys.first(where: { $0 != "from" }) else {
      throw fields.error("a message has to hold one of me, them, article, time")
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
      guard articles.contains(value) else { throw fields.error(kind, "there is no \"\(value)\" in articles") }
      return .article(value, from: fields.has("from") ? try fields.choice("from") : .them)
    }
  }

  private static func article(_ fields: YAMLFields) throws(Diagnostic) -> DemoContent.Article {
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
  private static func pageID(_ fields: YAMLFields, kind: String) throws(Diagnostic) -> String {
    let id = try fields.string("id")
    let number = id.dropFirst(kind.count + 1)
    guard id.hasPrefix(kind + "-"), let value = Int(number), value > 0, String(value) == number else {
      throw fields.error("id", "\"\(id)\" has to be \(kind)-1, \(kind)-2, …")
    }
    return id
  }

  private static func requireDistinct(
    _ ids: [String], of key: String, in root: YAMLFields
  ) throws(Diagnostic) {
    var seen: Set<String> = []
    for id in ids where !seen.insert(id).inserted {
      throw root.error(key, "\"\(id)\" is there twice")
    }
  }

  // MARK: Rows

  private static func row(
    _ fields: YAMLFields, pages: Set<String>
  ) throws(Diagnostic) -> DemoContent.Row {
    try fields.allowOnly(["icon", "tint", "title", "page", "gap"])
    return DemoContent.Row(
      icon: try fields.string("icon"),
      tint: try fields.choice("tint"),
      title: try fields.string("title"),
      page: try page(fields, pages: pages),
      startsGroup: try fields.bool("gap", or: false))
  }

  private static func page(_ fields: YAMLFields, pages: Set<String>) throws(Diagnostic) -> String? {
    guard fields.has("page") else { return nil }
    let page = try fields.string("page")
    guard pages.contains(page) else { throw fields.error("page", "there is no page \"\(page)\"") }
    return page
  }

  private static func contactSection(
    _ fields: YAMLFields, pages: Set<String>
  ) throws(Diagnostic) -> DemoContent.ContactSection {
    try fields.allowOnly(["letter", "people"])
    return DemoContent.ContactSection(
      letter: try fields.string("letter"),
      people: try fields.list("people") { (fields) throws(Diagnostic) in
        try fields.allowOnly(["name", "avatar", "page"])
        return DemoContent.Contact(
          name: try fields.string("name"), avatar: try fields.string("avatar"),
          page: try page(fields, pages: pages))
      })
  }

  private static func profile(
    _ fields: YAMLFields, pages: Set<String>
  ) throws(Diagnostic) -> DemoContent.Profile {
    try fields.allowOnly(["name", "account", "avatar", "page"])
    return DemoContent.Profile(
      name: try fields.string("name"), account: try fields.string("account"),
      avatar: try fields.string("avatar"), page: try page(fields, pages: pages))
  }

  private static func menuItem(
    _ fields: YAMLFields, pages: Set<String>
  ) throws(Diagnostic) -> DemoContent.MenuItem {
    try fields.allowOnly(["title", "page"])
    guard let page = try page(fields, pages: pages) else { throw fields.error("page", "is missing") }
    return DemoContent.MenuItem(title: try fields.string("title"), page: page)
  }

  // MARK: Plain pages

  private static func plainPageID(_ fields: YAMLFields) throws(Diagnostic) -> String {
    let id = try fields.string("id")
    guard id.utf8.allSatisfy({ $0 == 45 || (97...122).contains($0) || (48...57).contains($0) }),
      id.first?.isLetter == true
    else { throw fields.error("id", "\"\(id)\" has to be of the letters a to z, digits and hyphens") }
    return id
  }

  private static func plainPage(
    _ fields: YAMLFields, pages: Set<String>
  ) throws(Diagnostic) -> DemoContent.PlainPage {
    try fields.allowOnly(["id", "title", "image", "tint", "paragraphs", "rows"])
    return DemoContent.PlainPage(
      id: try plainPageID(fields),
      title: try fields.string("title"),
      image: fields.has("image") ? try fields.string("image") : nil,
      tint: fields.has("tint") ? try fields.choice("tint") : nil,
      paragraphs: fields.has("paragraphs") ? try fields.strings("paragraphs") : [],
      rows: fields.has("rows")
        ? try fields.list("rows") { (fields) throws(Diagnostic) in try row(fields, pages: pages) } : [])
  }

  // MARK: Settings

  private static func settingsSection(
    _ fields: YAMLFields, pages: Set<String>
  ) throws(Diagnostic) -> DemoContent.SettingsSection {
    try fields.allowOnly(["title", "rows"])
    return DemoContent.SettingsSection(
      title: try fields.string("title", or: ""),
      rows: try fields.list("rows") { (fields) throws(Diagnostic) in
        DemoContent.SettingsRow(
          title: try fields.string("title"), kind: try settingsKind(fields, pages: pages))
      })
  }

  private static func settingsKind(
    _ fields: YAMLFields, pages: Set<String>
  ) throws(Diagnostic) -> DemoContent.SettingsRow.Kind {
    if fields.has("toggle") {
      try fields.allowOnly(["title", "toggle", "on", "off"])
      let key = try fields.string("toggle")
      return .toggle(
        key: key, on: try settingsValue(fields, "on", of: key, or: "true"),
        off: try settingsValue(fields, "off", of: key, or: "false"))
    }
    if fields.has("choice") {
      try fields.allowOnly(["title", "choice", "names"])
      let key = try fields.string("choice")
      let choices = ParameterSchema.builtIn.inputEntry(for: key)?.choices ?? []
      guard !choices.isEmpty else { throw fields.error("choice", "\"\(key)\" is no key with a few values") }
      guard fields.has("names") else { return .choice(key: key, names: [:]) }
      let words = try fields.fields("names")
      try words.allowOnly(choices)
      var names: [String: String] = [:]
      for choice in choices where words.has(choice) { names[choice] = try words.string(choice) }
      return .choice(key: key, names: names)
    }
    try fields.allowOnly(["title", "value", "page"])
    return .link(
      value: fields.has("value") ? try fields.string("value") : nil, page: try page(fields, pages: pages))
  }

  /// A value that a switch gives its key, in the spelling that the key has it in.
  private static func settingsValue(
    _ fields: YAMLFields, _ name: String, of key: String, or usual: String
  ) throws(Diagnostic) -> String {
    let value = try fields.string(name, or: usual)
    var parameters = Parameters.builtIn
    do throws(ParameterError) {
      try parameters.apply(ConfigurationValue(key: key, value: value))
    } catch {
      throw fields.error(fields.has(name) ? name : "toggle", "\"\(key)\" cannot be \"\(value)\"")
    }
    return parameters.text(for: key) ?? value
  }

  private static func partnerPage(_ fields: YAMLFields) throws(Diagnostic) -> DemoContent.PartnerPage {
    try fields.allowOnly(["title", "subtitle", "partner", "paragraphs", "buttons"])
    return DemoContent.PartnerPage(
      title: try fields.string("title"), subtitle: try fields.string("subtitle"),
      partner: try fields.string("partner"), paragraphs: try fields.strings("paragraphs"),
      buttons: try fields.strings("buttons"))
  }

  /// The texts with the keys of an enumeration.
  private static func texts<Key: RawRepresentable & CaseIterable & Hashable>(
    _ fields: YAMLFields?, _ keys: Key.Type
  ) throws(Diagnostic) -> [Key: String] where Key.RawValue == String {
    var texts: [Key: String] = [:]
    guard let fields else { return texts }
    for key in Key.allCases where fields.has(key.rawValue) { texts[key] = try fields.string(key.rawValue) }
    return texts
  }
}
