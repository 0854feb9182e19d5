import FloatCore

extension PageBuilder where Source == DemoContent {
  /// The root page with one of its tabs in front.
  func root(_ tab: Tab) -> PageLayout {
    var layout = emptyLayout(
      .chats,
      bar: BarLayout(
        title: content[tab.title], leading: .none,
        trailing: tab == .chats && !content.newMenu.isEmpty ? .button(add) : .none),
      background: colors.groupedBackground,
      bottom: tabBarHeight)
    switch tab {
    case .chats: addChats(to: &layout)
    case .contacts: addContacts(to: &layout)
    case .discover: addRows(content.discover, top: metrics.rows.groupGap, to: &layout)
    case .me:
      addProfile(to: &layout)
      addRows(content.me, top: layout.contentHeight + metrics.rows.groupGap, to: &layout)
    }
    addTabBar(
      Tab.allCases.map {
        TabItem(
          id: $0.rawValue, title: content[$0.title], icon: "icons/\($0.rawValue)",
          badge: $0 == .chats ? .tab : nil)
      }, to: &layout)
    return layout
  }

  /// The plus above the conversations.
  private var add: BarLayout.Button {
    .init(id: "add", icon: "icons/plus", label: content[.newChat], action: .menu(items(content.newMenu)))
  }

  /// The rows of a menu that lead somewhere.
  func items(_ menu: [DemoContent.MenuItem]) -> [PageAction.MenuItem] {
    menu.compactMap { item in page(item.page).map { .init(title: item.title, page: $0) } }
  }

  /// The page with a name, if there is one.
  func page(_ name: String?) -> PageID? {
    guard let page = name.map({ PageID($0) }), PageKind(pageID: page, in: content) != nil else { return nil }
    return page
  }

  private func addChats(to layout: inout PageLayout) {
    addSearchField(to: &layout)
    let m = metrics.chats
    let textX = m.margin + m.avatarSize + m.gap
    // One ground for all rows, below the lines between them.
    layout.scrolled.append(
      .rect(
        Rect(0, layout.contentHeight, size.width, m.rowHeight * Double(content.chats.count)), colors.row))
    for chat in content.chats {
      let y = layout.contentHeight
      let midY = y + m.rowHeight / 2
      layout.scrolled.append(
        picture(
          chat.avatar, Rect(m.margin, midY - m.avatarSize / 2, m.avatarSize, m.avatarSize),
          radius: m.avatarRadius))
      let timeWidth = TextMetrics.width(chat.time, size: m.timeSize, weight: .regular)
      layout.scrolled.append(
        text(
          chat.name, x: textX, midY: midY - m.lineOffset, size: m.nameSize, weight: .medium,
          color: colors.label,
          maxWidth: size.width - textX - timeWidth - m.gap - m.margin))
      layout.scrolled.append(
        text(
          chat.time, x: size.width - m.margin, midY: midY - m.lineOffset, size: m.timeSize,
          color: colors.tertiaryLabel,
          alignment: .trailing))
      layout.scrolled.append(
        text(
          chat.preview, x: textX, midY: midY + m.lineOffset, size: m.previewSize,
          color: colors.secondaryLabel,
          maxWidth: size.width - textX - (chat.muted ? m.margin + m.muteIcon + m.muteGap : m.previewMargin)))
      if chat.muted {
        layout.scrolled.append(
          icon(
            "icons/bell-slash",
            center: Point(size.width - m.margin - m.muteIcon / 2, midY + m.lineOffset), size: m.muteIcon,
            tint: colors.tertiaryLabel))
      }
      layout.scrolled.append(
        .hairline(
          from: Point(textX, y + m.rowHeight), to: Point(size.width, y + m.rowHeight), colors.separator))
      layout.addScrolled(
        Element(
          id: .row(PageID(chat.id)), role: "row", label: chat.name, frame: Rect(0, y, size.width, m.rowHeight)
        ),
        .push(PageID(chat.id)))
      layout.badges.append(
        .init(
          id: .page(PageID(chat.id)),
          center: Point(m.margin + m.avatarSize, midY - m.avatarSize / 2 + m.badgeInset),
          isFixed: false))
      layout.contentHeight += m.rowHeight
    }
  }

  private func addSearchField(to layout: inout PageLayout) {
    guard PageKind(pageID: DemoContent.searchPage, in: content) != nil else { return }
    let m = metrics.search
    let field = Rect(m.margin, layout.contentHeight + m.top, max(0, size.width - 2 * m.margin), m.height)
    layout.scrolled.append(.roundedRect(RoundedRect(field, radius: m.radius), .color(colors.row)))
    let label = content[.search]
    let width = TextMetrics.width(label, size: m.textSize, weight: .regular)
    let start = (size.width - width - (m.icon + m.gap)) / 2
    layout.scrolled.append(
      icon(
        "icons/search", center: Point(start + m.icon / 2, field.midY), size: m.icon,
        tint: colors.tertiaryLabel))
    layout.scrolled.append(
      text(
        label, x: start + m.icon + m.gap, midY: field.midY, size: m.textSize, color: colors.tertiaryLabel))
    layout.addScrolled(
      Element(
        id: .row(DemoContent.searchPage), role: "searchbox", label: label, frame: field, radius: m.radius),
      .push(DemoContent.searchPage))
    layout.contentHeight += m.top + m.height + m.bottom
  }

  private func addContacts(to layout: inout PageLayout) {
    addRows(content.contactShortcuts, top: 0, to: &layout)
    let m = metrics.contacts
    let height = metrics.rows.height
    for section in content.contacts {
      let top = layout.contentHeight
      layout.scrolled.append(
        text(
          section.letter, x: m.margin, midY: top + m.headingHeight / 2, size: m.headingSize,
          color: colors.secondaryLabel))
      layout.contentHeight += m.headingHeight
      for (index, person) in section.people.enumerated() {
        let y = layout.contentHeight
        layout.scrolled.append(.rect(Rect(0, y, size.width, height), colors.row))
        // After the row's ground, which would cover a line that the row above ends with.
        if index > 0 { layout.scrolled.append(separator(x: m.textX, y: y)) }
        let avatar = Rect(m.margin, y + (height - m.avatarSize) / 2, m.avatarSize, m.avatarSize)
        layout.scrolled.append(picture(person.avatar, avatar, radius: m.avatarRadius))
        layout.scrolled.append(
          text(
            person.name, x: m.textX, midY: y + height / 2, size: metrics.rows.textSize, color: colors.label,
            maxWidth: size.width - m.textX - m.textEnd))
        if let page = page(person.page) {
          layout.addScrolled(
            Element(
              id: .row(page), role: "row", label: person.name, frame: Rect(0, y, size.width, height)),
            .push(page))
        }
        layout.contentHeight += height
      }
    }
    layout.contentHeight += m.bottom
  }

  /// Rows with an icon in colour, in groups that gaps separate.
  func addRows(_ rows: [DemoContent.Row], top: Double, to layout: inout PageLayout) {
    layout.contentHeight = top
    let m = metrics.rows
    for (index, row) in rows.enumerated() {
      if row.startsGroup && index > 0 { layout.contentHeight += m.groupGap }
      let y = layout.contentHeight
      let midY = y + m.height / 2
      layout.scrolled.append(.rect(Rect(0, y, size.width, m.height), colors.row))
      if index > 0, !row.startsGroup { layout.scrolled.append(separator(x: m.textX, y: y)) }
      layout.scrolled.append(
        icon(row.icon, center: Point(m.iconX, midY), size: m.icon, tint: metrics.tint[row.tint]))
      layout.scrolled.append(
        text(
          row.title, x: m.textX, midY: midY, size: m.textSize, color: colors.label,
          maxWidth: size.width - m.textX - m.textEnd))
      if let page = page(row.page) {
        layout.scrolled.append(chevron(midY: midY))
        layout.addScrolled(
          Element(id: .row(page), role: "row", label: row.title, frame: Rect(0, y, size.width, m.height)),
          .push(page))
      }
      layout.contentHeight += m.height
    }
  }

  /// What says of a row that it leads somewhere.
  private func chevron(midY: Double) -> Shape {
    let m = metrics.rows
    return icon(
      "icons/chevron-right", center: Point(size.width - m.chevronInset, midY), size: m.chevronSize,
      tint: colors.tertiaryLabel)
  }

  /// The line between two rows, from where their texts begin.
  private func separator(x: Double, y: Double) -> Shape {
    .hairline(from: Point(x, y), to: Point(size.width, y), colors.separator)
  }

  private func addProfile(to layout: inout PageLayout) {
    let m = metrics.profile
    layout.scrolled.append(.rect(Rect(0, 0, size.width, m.height), colors.row))
    let avatar = Rect(m.margin, (m.height - m.avatarSize) / 2, m.avatarSize, m.avatarSize)
    layout.scrolled.append(picture(content.profile.avatar, avatar, radius: m.avatarRadius))
    layout.scrolled.append(
      text(
        content.profile.name, x: m.textX, midY: m.nameY, size: m.nameSize, weight: .semibold,
        color: colors.label,
        maxWidth: size.width - m.textX - m.margin))
    layout.scrolled.append(
      text(
        content.profile.account, x: m.textX, midY: m.accountY, size: m.accountSize,
        color: colors.secondaryLabel,
        maxWidth: size.width - m.textX - m.margin))
    if let page = page(content.profile.page) {
      layout.scrolled.append(chevron(midY: m.accountY))
      layout.scrolled.append(
        icon(
          "icons/qr", center: Point(size.width - m.codeInset, m.accountY), size: m.codeSize,
          tint: colors.tertiaryLabel))
      layout.addScrolled(
        Element(
          id: .row(page), role: "row", label: content.profile.name,
          frame: Rect(0, 0, size.width, m.height)), .push(page))
    }
    layout.contentHeight = m.height
  }
}
