import FloatCore
import FloatPages

/// The contents of the built-in layouts.
extension PrototypeReader {
  /// The content of a page with a layout; nil, with reports, if something is missing.
  mutating func content(
    _ layout: PrototypeKeys.Layout, _ node: Field, _ page: inout PrototypePages.Page
  ) -> PrototypePages.Content? {
    let node = own(node)
    switch layout {
    case .article: return node.values(PrototypeKeys.article).map { .article(article($0, &page)) }
    case .conversation:
      return node.values(PrototypeKeys.conversation).map { .conversation(conversation($0, &page)) }
    case .chatList:
      guard let values = node.values(PrototypeKeys.chatList) else { return nil }
      let actions = actions(values[\.actions])
      return .chatList(
        .init(
          chats: (values.chats ?? []).map { chat($0, actions) },
          search: target(values.search, isPresented: false), menu: menu(values.menu)))
    case .contacts:
      guard let values = node.values(PrototypeKeys.contacts) else { return nil }
      return .contacts(
        .init(
          rows: rows(values.rows),
          sections: (values.sections ?? []).map { section in
            .init(letter: words(section.letter), people: (section.people ?? []).map { contact($0) })
          }))
    case .list:
      guard let values = node.values(PrototypeKeys.list) else { return nil }
      return .list(
        .init(
          image: name(values.image), tint: values.tint, paragraphs: paragraphs(values.paragraphs),
          rows: rows(values.rows), hasSearchField: values.searchField ?? false))
    case .profile:
      guard let values = node.values(PrototypeKeys.profile) else { return nil }
      return .profile(
        .init(
          name: words(values.name), account: words(values.account), avatar: name(values.avatar) ?? "",
          page: rowTarget(values.target), rows: rows(values.rows)))
    case .settings:
      guard let values = node.values(PrototypeKeys.settings) else { return nil }
      if page.icon.isEmpty { page.icon = "icons/settings" }
      return .settings(
        (values.sections ?? []).map { section in
          .init(
            title: words(section.title),
            rows: (section.rows ?? []).map { .init(title: words($0.title), kind: settingsKind($0)) })
        })
    case .partner:
      guard let values = node.values(PrototypeKeys.partner) else { return nil }
      return .partner(
        .init(
          partner: words(values.partner), subtitle: words(values.subtitle),
          paragraphs: paragraphs(values.paragraphs), buttons: paragraphs(values.buttons)))
    }
  }

  private mutating func article(
    _ values: Values<PrototypeKeys.Article>, _ page: inout PrototypePages.Page
  ) -> PrototypePages.Article {
    let icon = name(values.icon) ?? ""
    if page.icon.isEmpty { page.icon = icon }
    return PrototypePages.Article(
      title: translated(values.title) ?? page.title, author: words(values.author),
      publisher: words(values.publisher), icon: icon, picture: name(values.picture) ?? "",
      date: words(values.date),
      paragraphs: paragraphs(values.paragraphs).map { text in
        if text.hasPrefix("## ") { return .heading(String(text.dropFirst(3))) }
        if text.hasPrefix("> ") { return .quote(String(text.dropFirst(2))) }
        return .text(text)
      },
      next: article(values.next))
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
    _ values: Values<PrototypeKeys.Chat>, _ actions: [PrototypePages.RowAction]
  ) -> PrototypePages.Chat {
    PrototypePages.Chat(
      page: rowTarget(values.target), name: words(values.name), avatar: name(values.avatar) ?? "",
      preview: words(values.preview), time: words(values.time), unread: values.unread.map { Int($0) } ?? 0,
      isMuted: values.muted ?? false,
      actions: values[\.actions].map { self.actions($0, ofRow: values.target) } ?? actions)
  }

  private mutating func contact(_ values: Values<PrototypeKeys.Contact>) -> PrototypePages.Contact {
    PrototypePages.Contact(
      name: words(values.name), avatar: name(values.avatar) ?? "", page: rowTarget(values.target))
  }

  private mutating func rows(_ rows: [Values<PrototypeKeys.Row>]?) -> [PrototypePages.Row] {
    (rows ?? []).map { values in
      var row = PrototypePages.Row(
        icon: name(values.icon) ?? "", tint: values.tint, title: words(values.title),
        page: rowTarget(values.target), startsGroup: values.gap ?? false)
      row.actions = actions(values[\.actions], ofRow: values.target)
      return row
    }
  }

  mutating func menu(_ items: [Values<PrototypeKeys.MenuItem>]?) -> [PageAction.MenuItem] {
    (items ?? []).compactMap { item in
      let title = words(item.title)
      return target(item.page, isPresented: nil).map { .init(title: title, page: $0) }
    }
  }

  // MARK: Settings

  private mutating func settingsKind(
    _ values: Values<PrototypeKeys.SettingsRow>
  ) -> PrototypePages.SettingsRow.Kind {
    let kinds = [values.toggle, values.choice, values.value].compactMap { $0 }
    if kinds.count > 1 {
      kinds[1].report("a row holds one thing, and this one already has \(kinds[0].name)")
    }
    if let node = values.toggle, let key = key(node) {
      return .toggle(
        key: key, on: value(values.on, "on", of: key, at: node, usual: "true"),
        off: value(values.off, "off", of: key, at: node, usual: "false"))
    }
    if let node = values.choice, let key = key(node) {
      let choices = parameters.schema.inputEntry(for: key)?.choices ?? []
      guard !choices.isEmpty else {
        node.report("\"\(key)\" has no list of values to choose from")
        return .link(value: nil, page: nil)
      }
      var words: [String: String] = [:]
      for pair in values.names?.fields(choices)?.all ?? [] {
        words[pair.name] = translated(pair)
      }
      return .choice(key: key, names: words)
    }
    return .link(value: translated(values.value), page: rowTarget(values.target))
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

  private mutating func words(_ node: Field?) -> String { translated(node) ?? "" }

  private mutating func paragraphs(_ node: Field?) -> [String] {
    (node?.items() ?? []).compactMap { translated($0) }
  }

  mutating func name(_ node: Field?) -> String? { node.flatMap { picture($0)?.name } }
}
