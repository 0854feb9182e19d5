import FloatCore

extension PageBuilder where Source == PrototypePages {
  /// A list of conversations, with a search field above them and a menu behind the plus.
  func chatList(_ list: PrototypePages.ChatList, _ frame: PageFrame) -> PageLayout {
    let add = BarLayout.Button(
      id: "add", icon: "icons/plus", label: content[.newChat], action: .menu(items(list.menu)))
    var layout = empty(
      frame, bar: bar(frame, trailing: list.menu.isEmpty ? BarLayout.Trailing.none : .button(add)),
      background: colors.groupedBackground)
    if let search = page(list.search) { addSearchField(to: &layout, as: .row(search), .push(search)) }
    addChats(list.chats, to: &layout)
    layout.contentHeight += endInset(frame)
    return layout
  }

  private func addChats(_ chats: [PrototypePages.Chat], to layout: inout PageLayout) {
    let m = metrics.chats
    let textX = m.margin + m.avatarSize + m.gap
    let chats = chats.filter { $0.page.map { !removedRows.contains($0) } ?? true }
    // One background for all rows, below the lines between them.
    layout.scrolled.append(
      .rect(Rect(0, layout.contentHeight, size.width, m.rowHeight * Double(chats.count)), colors.row))
    for chat in chats {
      let y = layout.contentHeight
      let midY = y + m.rowHeight / 2
      let start = layout.scrolled.count
      layout.scrolled.append(
        picture(
          chat.avatar, Rect(m.margin, midY - m.avatarSize / 2, m.avatarSize, m.avatarSize),
          radius: m.avatarRadius))
      let timeWidth = TextMetrics.width(chat.time, size: m.timeSize, weight: .regular)
      layout.scrolled.write(
        chat.name, x: textX, midY: midY - m.lineOffset, size: m.nameSize, weight: .medium,
        color: colors.label, maxWidth: size.width - textX - timeWidth - m.gap - m.margin)
      layout.scrolled.write(
        chat.time, x: size.width - m.margin, midY: midY - m.lineOffset, size: m.timeSize,
        color: colors.tertiaryLabel, alignment: .trailing)
      layout.scrolled.write(
        chat.preview, x: textX, midY: midY + m.lineOffset, size: m.previewSize, color: colors.secondaryLabel,
        maxWidth: size.width - textX - (chat.isMuted ? m.margin + m.muteIcon + m.muteGap : m.previewMargin))
      if chat.isMuted {
        layout.scrolled.append(
          icon(
            "icons/bell-slash", center: Point(size.width - m.margin - m.muteIcon / 2, midY + m.lineOffset),
            size: m.muteIcon, tint: colors.tertiaryLabel))
      }
      layout.scrolled.append(separator(x: textX, y: y + m.rowHeight))
      let frame = Rect(0, y, size.width, m.rowHeight)
      if let page = addLink(chat.page, chat.name, frame, to: &layout) {
        // The line below the row is not its own, because it stays.
        let own = start..<layout.scrolled.count - 1
        addSwipeRow(
          page, chat.name, frame, [.rect(frame, colors.row)] + layout.scrolled[own], own: own, chat.actions,
          to: &layout)
        layout.badges.append(
          .init(
            id: .page(page), center: Point(m.margin + m.avatarSize, midY - m.avatarSize / 2 + m.badgeInset)))
      }
      layout.contentHeight += m.rowHeight
    }
  }

  /// Adds a search field that cannot be typed into; the page decides what a tap on it does.
  func addSearchField(to layout: inout PageLayout, as id: ElementID, _ action: PageAction) {
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
    layout.scrolled.write(
      label, x: start + m.icon + m.gap, midY: field.midY, size: m.textSize, color: colors.tertiaryLabel)
    layout.addScrolled(
      Element(id: id, role: "searchbox", label: label, frame: field, radius: m.radius), action)
    layout.contentHeight += m.top + m.height + m.bottom
  }

  /// People by letter, below rows that open pages.
  func contacts(_ contacts: PrototypePages.Contacts, _ frame: PageFrame) -> PageLayout {
    var layout = empty(frame, bar: bar(frame), background: colors.groupedBackground)
    addRows(contacts.rows, top: 0, to: &layout)
    let m = metrics.contacts
    let height = metrics.rows.height
    for section in contacts.sections {
      let top = layout.contentHeight
      layout.scrolled.write(
        section.letter, x: m.margin, midY: top + m.headingHeight / 2, size: m.headingSize,
        color: colors.secondaryLabel)
      layout.contentHeight += m.headingHeight
      for (index, person) in section.people.enumerated() {
        let y = layout.contentHeight
        layout.scrolled.append(.rect(Rect(0, y, size.width, height), colors.row))
        // The line comes after the row's background, which would cover a line at the end of the row above.
        if index > 0 { layout.scrolled.append(separator(x: m.textX, y: y)) }
        let avatar = Rect(m.margin, y + (height - m.avatarSize) / 2, m.avatarSize, m.avatarSize)
        layout.scrolled.append(picture(person.avatar, avatar, radius: m.avatarRadius))
        layout.scrolled.write(
          person.name, x: m.textX, midY: y + height / 2, size: metrics.rows.textSize, color: colors.label,
          maxWidth: size.width - m.textX - m.textEnd)
        _ = addLink(person.page, person.name, Rect(0, y, size.width, height), to: &layout)
        layout.contentHeight += height
      }
    }
    layout.contentHeight += m.bottom + endInset(frame)
    return layout
  }

  /// Adds rows with a coloured icon, in groups separated by gaps.
  func addRows(_ rows: [PrototypePages.Row], top: Double, to layout: inout PageLayout) {
    layout.contentHeight = top
    let m = metrics.rows
    // A portrait in place of an icon has the corners of the portraits in Contacts, scaled to its size.
    let radius = m.icon / metrics.contacts.avatarSize * metrics.contacts.avatarRadius
    // The row after a removed one begins its group.
    var (isFirst, startsGroup) = (true, false)
    for row in rows {
      startsGroup = startsGroup || row.startsGroup
      if let page = row.page, removedRows.contains(page) { continue }
      if startsGroup && !isFirst { layout.contentHeight += m.groupGap }
      let start = layout.scrolled.count
      let y = layout.contentHeight
      let midY = y + m.height / 2
      layout.scrolled.append(.rect(Rect(0, y, size.width, m.height), colors.row))
      if !isFirst, !startsGroup { layout.scrolled.append(separator(x: m.textX, y: y)) }
      let center = Point(m.iconX, midY)
      layout.scrolled.append(
        row.tint.map { icon(row.icon, center: center, size: m.icon, tint: metrics.tint[$0]) }
          ?? picture(row.icon, Rect(center: center, size: Size(m.icon, m.icon)), radius: radius))
      layout.scrolled.write(
        row.title, x: m.textX, midY: midY, size: m.textSize, color: colors.label,
        maxWidth: size.width - m.textX - m.textEnd)
      let frame = Rect(0, y, size.width, m.height)
      if let page = addLink(row.page, row.title, frame, to: &layout) {
        layout.scrolled.append(chevron(midY: midY))
        let own = start..<layout.scrolled.count
        addSwipeRow(page, row.title, frame, Array(layout.scrolled[own]), own: own, row.actions, to: &layout)
      }
      layout.contentHeight += m.height
      (isFirst, startsGroup) = (false, false)
    }
  }

  /// Makes a row open a page, and returns the page; nil if the row leads nowhere.
  private func addLink(_ id: PageID?, _ label: String, _ frame: Rect, to layout: inout PageLayout) -> PageID?
  {
    guard let page = page(id) else { return nil }
    layout.addScrolled(Element(id: .row(page), role: "row", label: label, frame: frame), .push(page))
    return page
  }

  /// The chevron of a row that opens a page.
  private func chevron(midY: Double) -> Shape {
    let m = metrics.rows
    return icon(
      "icons/chevron-right", center: Point(size.width - m.chevronInset, midY), size: m.chevronSize,
      tint: colors.tertiaryLabel)
  }

  /// A hairline at a height, from `x` to `end`, by default to the right edge of the page.
  func separator(x: Double, to end: Double? = nil, y: Double) -> Shape {
    .hairline(from: Point(x, y), to: Point(end ?? size.width, y), colors.separator)
  }

  /// A person, and rows that open pages.
  func profile(_ profile: PrototypePages.Profile, _ frame: PageFrame) -> PageLayout {
    var layout = empty(frame, bar: bar(frame), background: colors.groupedBackground)
    let m = metrics.profile
    layout.scrolled.append(.rect(Rect(0, 0, size.width, m.height), colors.row))
    let avatar = Rect(m.margin, (m.height - m.avatarSize) / 2, m.avatarSize, m.avatarSize)
    layout.scrolled.append(picture(profile.avatar, avatar, radius: m.avatarRadius))
    layout.scrolled.write(
      profile.name, x: m.textX, midY: m.nameY, size: m.nameSize, weight: .semibold, color: colors.label,
      maxWidth: size.width - m.textX - m.margin)
    layout.scrolled.write(
      profile.account, x: m.textX, midY: m.accountY, size: m.accountSize, color: colors.secondaryLabel,
      maxWidth: size.width - m.textX - m.margin)
    if addLink(profile.page, profile.name, Rect(0, 0, size.width, m.height), to: &layout) != nil {
      layout.scrolled.append(chevron(midY: m.accountY))
      layout.scrolled.append(
        icon(
          "icons/qr", center: Point(size.width - m.codeInset, m.accountY), size: m.codeSize,
          tint: colors.tertiaryLabel))
    }
    addRows(profile.rows, top: m.height + metrics.rows.groupGap, to: &layout)
    layout.contentHeight += endInset(frame)
    return layout
  }
}
