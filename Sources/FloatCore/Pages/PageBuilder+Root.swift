extension PageBuilder {
  /// The root page with one of its tabs in front.
  func root(_ tab: Tab) -> PageLayout {
    var layout = emptyLayout(
      "chats", .root,
      bar: BarLayout(title: content[tab.title], leading: .none, trailing: tab == .chats ? .add : .none),
      background: tab == .chats ? colors.background : colors.groupedBackground,
      bottom: Self.tabBarHeight + safeArea.bottom)
    switch tab {
    case .chats: addChats(to: &layout)
    case .contacts: addContacts(to: &layout)
    case .discover: addRows(content.discover, top: 8, to: &layout)
    case .me:
      addProfile(to: &layout)
      addRows(content.me, top: layout.contentHeight + 8, to: &layout)
    }
    addTabBar(tab, to: &layout)
    return layout
  }

  private func addChats(to layout: inout PageLayout) {
    addSearchField(to: &layout)
    let rowHeight = 72.0
    for chat in content.chats {
      let y = layout.contentHeight
      let midY = y + rowHeight / 2
      let textX = 76.0
      layout.scrolled.append(picture(chat.avatar, Rect(16, midY - 24, 48, 48), radius: 8))
      let timeWidth = TextMetrics.width(chat.time, size: 12, weight: .regular)
      layout.scrolled.append(
        text(
          chat.name, x: textX, midY: midY - 12, size: 16.5, weight: .medium, color: colors.label,
          maxWidth: size.width - textX - timeWidth - 28))
      layout.scrolled.append(
        text(
          chat.time, x: size.width - 16, midY: midY - 12, size: 12, color: colors.tertiaryLabel,
          alignment: .trailing))
      layout.scrolled.append(
        text(
          chat.preview, x: textX, midY: midY + 12, size: 14, color: colors.secondaryLabel,
          maxWidth: size.width - textX - (chat.muted ? 44 : 20)))
      if chat.muted {
        layout.scrolled.append(
          icon(
            "icons/bell-slash", center: Point(size.width - 23, midY + 12), size: 14,
            tint: colors.tertiaryLabel))
      }
      layout.scrolled.append(
        .hairline(
          from: Point(textX, y + rowHeight), to: Point(size.width, y + rowHeight), colors.separator))
      layout.scrolledElements.append(
        Element(
          id: "row:\(chat.id)", role: "row", label: chat.name, frame: Rect(0, y, size.width, rowHeight)))
      layout.badges.append(.init(id: chat.id, center: Point(64, midY - 22), isFixed: false))
      layout.contentHeight += rowHeight
    }
  }

  private func addSearchField(to layout: inout PageLayout) {
    let y = layout.contentHeight
    layout.scrolled.append(
      .roundedRect(RoundedRect(Rect(12, y + 10, size.width - 24, 36), radius: 8), .color(colors.fill)))
    let label = content[.search]
    let width = TextMetrics.width(label, size: 15, weight: .regular)
    let start = (size.width - width - 22) / 2
    layout.scrolled.append(
      icon("icons/search", center: Point(start + 8, y + 28), size: 16, tint: colors.tertiaryLabel))
    layout.scrolled.append(
      text(label, x: start + 22, midY: y + 28, size: 15, color: colors.tertiaryLabel))
    layout.contentHeight += 54
  }

  private func addContacts(to layout: inout PageLayout) {
    addRows(content.contactShortcuts, top: 0, to: &layout)
    for section in content.contacts {
      let top = layout.contentHeight
      layout.scrolled.append(
        text(section.letter, x: 16, midY: top + 15, size: 13, color: colors.secondaryLabel))
      layout.contentHeight += 30
      for (index, person) in section.people.enumerated() {
        let y = layout.contentHeight
        layout.scrolled.append(.rect(Rect(0, y, size.width, 56), colors.row))
        layout.scrolled.append(picture(person.avatar, Rect(16, y + 8, 40, 40), radius: 7))
        layout.scrolled.append(
          text(
            person.name, x: 70, midY: y + 28, size: 16, color: colors.label, maxWidth: size.width - 90))
        if index + 1 < section.people.count {
          layout.scrolled.append(
            .hairline(from: Point(70, y + 56), to: Point(size.width, y + 56), colors.separator))
        }
        if let page = person.page, PageKind(pageID: page, in: content) != nil {
          layout.scrolledElements.append(
            Element(
              id: "row:\(page)", role: "row", label: person.name, frame: Rect(0, y, size.width, 56)))
        }
        layout.contentHeight += 56
      }
    }
    layout.contentHeight += 16
  }

  /// Rows with an icon in colour, in groups that gaps separate.
  func addRows(_ rows: [DemoContent.Row], top: Double, to layout: inout PageLayout) {
    layout.contentHeight = top
    for (index, row) in rows.enumerated() {
      if row.startsGroup && index > 0 { layout.contentHeight += 8 }
      let y = layout.contentHeight
      layout.scrolled.append(.rect(Rect(0, y, size.width, 56), colors.row))
      layout.scrolled.append(
        icon(row.icon, center: Point(30, y + 28), size: 24, tint: row.tint.color))
      layout.scrolled.append(
        text(row.title, x: 58, midY: y + 28, size: 16, color: colors.label, maxWidth: size.width - 100))
      layout.scrolled.append(
        icon(
          "icons/chevron-right", center: Point(size.width - 20, y + 28), size: 16,
          tint: colors.tertiaryLabel))
      if index + 1 < rows.count, !rows[index + 1].startsGroup {
        layout.scrolled.append(
          .hairline(from: Point(58, y + 56), to: Point(size.width, y + 56), colors.separator))
      }
      if let page = row.page, PageKind(pageID: page, in: content) != nil {
        layout.scrolledElements.append(
          Element(id: "row:\(page)", role: "row", label: row.title, frame: Rect(0, y, size.width, 56)))
      }
      layout.contentHeight += 56
    }
  }

  private func addProfile(to layout: inout PageLayout) {
    layout.scrolled.append(.rect(Rect(0, 0, size.width, 120), colors.row))
    layout.scrolled.append(picture(content.profile.avatar, Rect(24, 28, 64, 64), radius: 10))
    layout.scrolled.append(
      text(
        content.profile.name, x: 106, midY: 46, size: 20, weight: .semibold, color: colors.label,
        maxWidth: size.width - 130))
    layout.scrolled.append(
      text(
        content.profile.account, x: 106, midY: 76, size: 14, color: colors.secondaryLabel,
        maxWidth: size.width - 130))
    layout.contentHeight = 120
  }
}
