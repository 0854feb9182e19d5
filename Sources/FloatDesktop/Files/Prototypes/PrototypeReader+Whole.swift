import FloatCore
import FloatPages

/// The checks that need all pages: how pages are opened, which are unreachable, what overlaps.
extension PrototypeReader {
  mutating func settle(
    _ content: inout PrototypePages, _ pairs: [Field], _ tabBadges: [String: Field]
  ) {
    settleOpenings(&content)
    fillIn(&content)
    for (page, place) in articles where content.page(page) != nil {
      guard case .article? = content.page(page)?.content else {
        place.report("\"\(page)\" is not an article; a card shows pages with \"layout: article\"")
        continue
      }
    }
    findUnreached(pairs)
    for page in content.pages {
      guard case .picture(let picture) = page.content,
        let pair = pairs.first(where: { $0.name == page.id.description })
      else { continue }
      findOverlaps(picture.form.hotspots, pair.part("hotspots"))
      if page.isCollectable == true, pair.part("icon") == nil {
        pair.reportKey(
          "has no icon for the ball, which shows the whole picture instead; write \"icon: …\" below it",
          isWarning: true)
      }
    }
    for (tab, node) in tabBadges where content.tabSums.contains(tab) {
      let hasBadges =
        switch content.page(PageID(tab))?.content {
        case .picture(let page): !page.form.badges.isEmpty || page.variants.contains { !$1.badges.isEmpty }
        case .chatList(let list): !list.chats.isEmpty
        default: false
        }
      if !hasBadges {
        node.report(
          "has nothing to add up: \"\(tab)\" has no badges; write some there, or give a count",
          isWarning: true)
      }
    }
  }

  /// A page is presented if any place presents it.
  private mutating func settleOpenings(_ content: inout PrototypePages) {
    var presented: [String: Bool] = [:]
    for opening in openings {
      guard let isPresented = opening.isPresented else { continue }
      if let before = presented[opening.page], before != isPresented {
        problems.report(
          opening.position, isPresented ? "present" : "push",
          "\"\(opening.page)\" is \(before ? "presented" : "pushed") elsewhere; open a page in only one way")
      }
      presented[opening.page] = presented[opening.page] ?? isPresented
    }
    for index in content.pages.indices {
      let isPresented = presented[content.pages[index].id.description]
      (content.pages[index].isPresented, content.pages[index].isPushed) = (
        isPresented == true, isPresented == false
      )
    }
  }

  /// Gives rows of conversations the names and the pictures of their pages.
  private func fillIn(_ content: inout PrototypePages) {
    let pages = content
    for index in content.pages.indices {
      guard case .chatList(var list) = content.pages[index].content else { continue }
      for row in list.chats.indices {
        guard let page = list.chats[row].page.flatMap(pages.page) else { continue }
        if list.chats[row].name.isEmpty { list.chats[row].name = page.title }
        if list.chats[row].avatar.isEmpty { list.chats[row].avatar = page.icon }
      }
      content.pages[index].content = .chatList(list)
    }
  }

  private mutating func findUnreached(_ pairs: [Field]) {
    var reached = Set(tabs.isEmpty ? Array(names.prefix(1)) : tabs)
    var waiting = Array(reached)
    while let page = waiting.popLast() {
      for opening in openings where opening.from == page && reached.insert(opening.page).inserted {
        waiting.append(opening.page)
      }
    }
    for pair in pairs where !reached.contains(pair.name) {
      pair.reportKey(
        "nothing leads to this page; open it from a hotspot or a row, or leave it out", isWarning: true)
    }
  }

  /// - Parameter node: Where the file places the hotspots.
  private func findOverlaps(_ hotspots: [PrototypePages.Hotspot], _ node: Field?) {
    func overlap(_ hotspot: PrototypePages.Hotspot, _ other: PrototypePages.Hotspot) -> Bool {
      // A hotspot on everything that scrolls is meant to lie below others.
      guard let frame = other.frame else { return hotspot.frame == nil }
      return hotspot.frame.map { !$0.intersection(frame).isEmpty } ?? true
    }
    for (index, hotspot) in hotspots.enumerated() {
      guard let other = hotspots[..<index].first(where: { overlap(hotspot, $0) }),
        let pair = node?.part(hotspot.name)
      else { continue }
      pair.reportKey("overlaps \"\(other.name)\" and is on top of it; move one of them", isWarning: true)
    }
  }
}

extension Field {
  /// The value of a key in a mapping, without reports.
  func part(_ key: String) -> Field? {
    node.pairs?.first { $0.key.text == key }.map {
      Field(node: $0.value, name: key, keyPosition: $0.key.position, problems: problems)
    }
  }
}
