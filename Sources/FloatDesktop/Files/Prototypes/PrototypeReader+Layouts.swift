import FloatCore
import FloatPages

/// The contents of the built-in layouts.
extension PrototypeReader {
  /// The content of a page with a layout; nil, with reports, if something is missing.
  mutating func content(
    _ layout: PrototypeMapping, _ node: Field, _ page: inout PrototypePages.Page
  ) -> PrototypePages.Content? {
    guard let values = mapping(own(node), layout) else { return nil }
    switch layout {
    case .article: return .article(article(values, &page))
    case .conversation: return .conversation(conversation(values, &page))
    case .chatList:
      let actions = actions(values["actions"])
      return .chatList(
        .init(
          chats: items(values["chats"], .chat) { $0.chat($1, actions) },
          search: target(values["search"], isPresented: false), menu: menu(values)))
    case .contacts:
      return .contacts(
        .init(
          rows: rows(values),
          sections: items(values["sections"], .section) { reader, values in
            .init(
              letter: reader.translated(values["letter"]) ?? "",
              people: reader.items(values["people"], .contact) { $0.contact($1) })
          }))
    case .list:
      return .list(
        .init(
          image: name(values, "image"), tint: tint(values), paragraphs: paragraphs(values["paragraphs"]),
          rows: rows(values), hasSearchField: values["search-field"]?.flag() ?? false))
    case .profile:
      return .profile(
        .init(
          name: words(values, "name"), account: words(values, "account"),
          avatar: name(values, "avatar") ?? "",
          page: rowTarget(values), rows: rows(values)))
    case .settings:
      if page.icon.isEmpty { page.icon = "icons/settings" }
      return .settings(
        items(values["sections"], .settingsSection) { reader, values in
          .init(
            title: reader.words(values, "title"),
            rows: reader.items(values["rows"], .settingsRow) { $0.settingsRow($1) })
        })
    case .partner:
      return .partner(
        .init(
          partner: words(values, "partner"), subtitle: words(values, "subtitle"),
          paragraphs: paragraphs(values["paragraphs"]), buttons: paragraphs(values["buttons"])))
    default: return nil
    }
  }

  private mutating func article(
    _ values: Fields, _ page: inout PrototypePages.Page
  ) -> PrototypePages.Article {
    let icon = name(values, "icon") ?? ""
    if page.icon.isEmpty { page.icon = icon }
    return PrototypePages.Article(
      title: translated(values["title"]) ?? page.title, author: words(values, "author"),
      publisher: words(values, "publisher"), icon: icon, picture: name(values, "picture") ?? "",
      date: words(values, "date"),
      paragraphs: paragraphs(values["paragraphs"]).map { text in
        if text.hasPrefix("## ") { return .heading(String(text.dropFirst(3))) }
        if text.hasPrefix("> ") { return .quote(String(text.dropFirst(2))) }
        return .text(text)
      },
      next: article(values["next"]))
  }

  /// A reference to a page that must be an article.
  mutating func article(_ node: Field?) -> PageID? {
    guard let node, let page = target(node, isPresented: nil) else { return nil }
    articles.append((page, node))
    return page
  }

  // MARK: Rows

  /// - Parameter actions: The actions of rows that have none of their own.
  private mutating func chat(
    _ values: Fields, _ actions: [PrototypePages.RowAction]
  ) -> PrototypePages.Chat {
    PrototypePages.Chat(
      page: rowTarget(values), name: translated(values["name"]) ?? "",
      avatar: name(values, "avatar") ?? "", preview: words(values, "preview"), time: words(values, "time"),
      unread: values["unread"]?.number(PrototypeKey.unreadCounts).map { Int($0) } ?? 0,
      isMuted: values["muted"]?.flag() ?? false,
      actions: values["actions"] == nil ? actions : self.actions(ofRow: values))
  }

  private mutating func contact(_ values: Fields) -> PrototypePages.Contact {
    PrototypePages.Contact(
      name: words(values, "name"), avatar: name(values, "avatar") ?? "", page: rowTarget(values))
  }

  private mutating func rows(_ values: Fields) -> [PrototypePages.Row] {
    items(values["rows"], .row) { reader, values in
      var row = PrototypePages.Row(
        icon: reader.name(values, "icon") ?? "", tint: reader.tint(values),
        title: reader.words(values, "title"), page: reader.rowTarget(values),
        startsGroup: values["gap"]?.flag() ?? false)
      row.actions = reader.actions(ofRow: values)
      return row
    }
  }

  mutating func menu(_ values: Fields) -> [PageAction.MenuItem] {
    let items: [PageAction.MenuItem?] = items(values["menu"], .menuItem) { reader, values in
      let title = reader.words(values, "title")
      return reader.target(values["page"], isPresented: nil).map { .init(title: title, page: $0) }
    }
    return items.compactMap { $0 }
  }

  // MARK: Settings

  private mutating func settingsRow(_ values: Fields) -> PrototypePages.SettingsRow {
    PrototypePages.SettingsRow(title: words(values, "title"), kind: settingsKind(values))
  }

  private mutating func settingsKind(_ values: Fields) -> PrototypePages.SettingsRow.Kind {
    let kinds = ["toggle", "choice", "value"].filter { values[$0] != nil }
    if kinds.count > 1, let node = values[kinds[1]] {
      node.report("a row holds one thing, and this one already has \(kinds[0])")
    }
    if let node = values["toggle"], let key = key(node) {
      return .toggle(
        key: key, on: value(values["on"], "on", of: key, at: node, usual: "true"),
        off: value(values["off"], "off", of: key, at: node, usual: "false"))
    }
    if let node = values["choice"], let key = key(node) {
      let choices = parameters.schema.inputEntry(for: key)?.choices ?? []
      guard !choices.isEmpty else {
        node.report("\"\(key)\" has no list of values to choose from")
        return .link(value: nil, page: nil)
      }
      var words: [String: String] = [:]
      for pair in values["names"]?.fields(choices)?.all ?? [] {
        words[pair.name] = translated(pair)
      }
      return .choice(key: key, names: words)
    }
    return .link(value: translated(values["value"]), page: rowTarget(values))
  }

  /// A configuration key.
  private mutating func key(_ node: Field) -> String? {
    guard let key = node.text() else { return nil }
    guard parameters.schema.inputEntry(for: key) == nil else { return key }
    return node.name(of: "configuration key", in: parameters.schema.entries.map(\.key))
  }

  /// The value that a switch gives its key, in the key's own spelling.
  private mutating func value(
    _ node: Field?, _ name: String, of key: String, at place: Field, usual: String
  ) -> String {
    let text = node?.text() ?? usual
    var scratch = Parameters.builtIn
    do throws(ParameterError) {
      try scratch.apply(ConfigurationValue(key: key, value: text))
    } catch {
      problems.report((node ?? place).position, name, "\"\(key)\" cannot be \"\(text)\"")
    }
    return scratch.text(for: key) ?? text
  }

  // MARK: Parts

  /// A mapping's values; missing keys are reported.
  mutating func mapping(_ node: Field, _ mapping: PrototypeMapping) -> Fields? {
    guard let values = node.fields(mapping.names) else { return nil }
    for key in mapping.keys where key.isRequired { _ = values.required(key.name) }
    return values
  }

  mutating func items<Item>(
    _ node: Field?, _ mapping: PrototypeMapping,
    _ item: (inout PrototypeReader, Fields) -> Item
  ) -> [Item] {
    var found: [Item] = []
    for node in node?.items() ?? [] {
      if let values = self.mapping(node, mapping) { found.append(item(&self, values)) }
    }
    return found
  }

  private mutating func words(_ values: Fields, _ key: String) -> String {
    translated(values[key]) ?? ""
  }

  private mutating func paragraphs(_ node: Field?) -> [String] {
    (node?.items() ?? []).compactMap { translated($0) }
  }

  private mutating func name(_ values: Fields, _ key: String) -> String? {
    values[key].flatMap { picture($0)?.name }
  }

  private mutating func tint(_ values: Fields) -> PrototypePages.Tint? {
    values["tint"]?.choice()
  }
}
