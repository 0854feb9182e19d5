import FloatCore

extension PageBuilder where Source == PrototypePages {
  /// The distance of bubbles and cards from their sender's side.
  private var messageX: Double { metrics.chat.margin + metrics.chat.avatarSize + metrics.chat.gap }

  /// A conversation with its bubbles and article cards, and a field to write in.
  func conversation(_ conversation: PrototypePages.Conversation, _ frame: PageFrame) -> PageLayout {
    var layout = empty(
      frame, bar: bar(frame), background: colors.groupedBackground,
      bottom: metrics.inputBar.height + footer(frame))
    let m = metrics.chat
    layout.opensAtEnd = true
    layout.contentHeight = m.top
    for message in conversation.messages {
      switch message {
      case .text(let string, let sender): addBubble(string, sender, to: &layout)
      case .article(let id, let sender):
        if let article = content.article(id) { addCard(article, id, sender, to: &layout) }
      case .time(let string):
        layout.scrolled.write(
          string, x: size.width / 2, midY: layout.contentHeight + m.timeY, size: m.timeSize,
          color: colors.tertiaryLabel, alignment: .center)
        layout.contentHeight += m.timeHeight
      }
    }
    addInputBar(conversation.menu, footer: footer(frame), to: &layout)
    return layout
  }

  private func addAvatar(_ sender: PrototypePages.Sender, _ layout: inout PageLayout) {
    let m = metrics.chat
    let x = sender.isMe ? size.width - m.margin - m.avatarSize : m.margin
    layout.scrolled.append(
      picture(
        sender.avatar, Rect(x, layout.contentHeight, m.avatarSize, m.avatarSize), radius: m.avatarRadius))
  }

  private func addBubble(_ string: String, _ sender: PrototypePages.Sender, to layout: inout PageLayout) {
    addAvatar(sender, &layout)
    let m = metrics.chat
    let mine = sender.isMe
    let y = layout.contentHeight
    let room = size.width - messageX - 2 * m.paddingX - m.free
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      TextMetrics.wrap(String($0), size: m.textSize, weight: .regular, width: room)
    }
    let widest = lines.map { TextMetrics.width($0, size: m.textSize, weight: .regular) }.max() ?? 0
    let width = max(m.minimumWidth, widest + 2 * m.paddingX)
    let height = Double(max(1, lines.count)) * m.lineHeight + 2 * m.paddingY
    let x = mine ? size.width - messageX - width : messageX
    let fill = mine ? colors.bubbleMe : colors.bubbleThem
    layout.scrolled.append(
      .roundedRect(RoundedRect(Rect(x, y, width, height), radius: m.radius), .color(fill)))
    layout.scrolled.append(
      .fill(tail(at: Point(mine ? x + width : x, y + m.tailY), pointsRight: mine), .color(fill)))
    for (index, line) in lines.enumerated() {
      layout.scrolled.write(
        line, x: x + m.paddingX, midY: y + m.paddingY + m.lineHeight * (Double(index) + 0.5),
        size: m.textSize, color: mine ? colors.bubbleMeLabel : colors.label)
    }
    layout.contentHeight += max(m.avatarSize, height) + m.spacing
  }

  private func tail(at p: Point, pointsRight: Bool) -> Path {
    let reach = metrics.chat.tailSize
    let d = pointsRight ? reach : -reach
    // A triangle with a round tip, a little wider than long; its base lies under the bubble.
    var path = Path()
    path.move(to: p + Point(-d * 0.4, -1.2 * reach))
    path.line(to: p + Point(0, -1.1 * reach))
    path.quad(to: p + Point(0, 1.1 * reach), control: p + Point(d * 2.1, 0))
    path.line(to: p + Point(-d * 0.4, 1.2 * reach))
    path.close()
    return path
  }

  private func addCard(
    _ article: PrototypePages.Article, _ id: PageID, _ sender: PrototypePages.Sender,
    to layout: inout PageLayout
  ) {
    addAvatar(sender, &layout)
    let m = metrics.card
    let width = max(0, min(m.width, size.width - messageX - m.free))
    let x = sender.isMe ? size.width - messageX - width : messageX
    let y = layout.contentHeight
    let lines = TextMetrics.wrap(
      article.title, size: m.titleSize, weight: .medium,
      width: width - 2 * m.padding - m.pictureSize - m.titleWrapGap, maxLines: 2)
    let height = m.height
    layout.scrolled.append(
      .roundedRect(
        RoundedRect(Rect(x, y, width, height), radius: metrics.chat.radius), .color(colors.bubbleThem)))
    for (index, line) in lines.enumerated() {
      layout.scrolled.write(
        line, x: x + m.padding, midY: y + m.titleY + Double(index) * m.titleLineHeight, size: m.titleSize,
        weight: .medium, color: colors.label, maxWidth: width - 2 * m.padding - m.pictureSize - m.titleGap)
    }
    let picture = Rect(x + width - m.padding - m.pictureSize, y + m.pictureY, m.pictureSize, m.pictureSize)
    layout.scrolled.append(self.picture(article.picture, picture, radius: m.pictureRadius))
    let line = y + height - m.footerHeight
    let footerY = line + m.footerHeight / 2
    layout.scrolled.append(separator(x: x + m.padding, to: x + width - m.padding, y: line))
    let icon = Rect(x + m.padding, footerY - m.footerIcon / 2, m.footerIcon, m.footerIcon)
    layout.scrolled.append(self.picture(article.icon, icon, radius: m.footerIcon / 2))
    let textX = m.padding + m.footerIcon + m.footerGap
    layout.scrolled.write(
      article.publisher, x: x + textX, midY: footerY, size: m.footerSize, color: colors.secondaryLabel,
      maxWidth: width - textX - m.footerEnd)
    layout.addScrolled(
      Element(
        id: .row(id), role: "link", label: article.title, frame: Rect(x, y, width, height),
        radius: metrics.chat.radius), .push(id))
    layout.contentHeight += height + metrics.chat.spacing
  }

  private func addInputBar(_ menu: [PageAction.MenuItem], footer: Double, to layout: inout PageLayout) {
    let m = metrics.inputBar
    let top = size.height - m.height - footer
    let midY = top + m.height / 2
    let field = Rect(
      m.fieldX, midY - m.fieldHeight / 2, max(0, size.width - m.fieldX - m.fieldEnd), m.fieldHeight)
    layout.fixed.append(.rect(Rect(0, top, size.width, size.height - top), colors.tabBar))
    layout.fixed.append(separator(x: 0, y: top))
    layout.fixed.append(
      .roundedRect(RoundedRect(field, radius: m.fieldRadius), .color(colors.bubbleThem)))
    layout.fixed.write(
      content[.messagePlaceholder], x: field.minX + m.fieldPadding, midY: midY, size: m.textSize,
      color: colors.tertiaryLabel, maxWidth: field.width - 2 * m.fieldPadding)
    layout.addFixed(
      Element(
        id: .named("message"), role: "textbox", label: content[.messagePlaceholder], frame: field,
        radius: m.fieldRadius), .tell(content[.notInDemo]))
    func button(
      _ id: String, _ name: String, _ label: PrototypePages.StringKey, x: Double, _ action: PageAction
    ) {
      let center = Point(x, midY)
      layout.fixed.append(icon(name, center: center, size: m.icon, tint: colors.label))
      layout.addFixed(
        Element(
          id: .named(id), role: "button", label: content[label],
          frame: Rect(center: center, size: Size(m.touch, m.fieldHeight))), action)
    }
    button("voice", "icons/mic", .voice, x: m.micX, .tell(content[.notInDemo]))
    button("emoji", "icons/smile", .emoji, x: size.width - m.smileX, .tell(content[.notInDemo]))
    if !menu.isEmpty {
      button("attach", "icons/plus", .attach, x: size.width - m.plusX, .menu(items(menu)))
    }
  }
}
