extension PageBuilder {
  private static let bubbleTextSize = 16.0
  private static let bubbleLine = 22.0
  private static let inputHeight = 54.0

  /// A conversation with its bubbles and article cards, and a field to write in.
  func chat(_ chat: DemoContent.Chat) -> PageLayout {
    var layout = emptyLayout(
      chat.id, .chat, bar: BarLayout(title: chat.name),
      background: colors.groupedBackground, bottom: Self.inputHeight + safeArea.bottom)
    layout.contentHeight = 12
    for message in chat.messages {
      switch message {
      case .text(let string, let sender): addBubble(string, sender, chat, to: &layout)
      case .article(let id, let sender):
        if let article = content.article(id) { addCard(article, sender, chat, to: &layout) }
      case .time(let string):
        layout.scrolled.append(
          text(
            string, x: size.width / 2, midY: layout.contentHeight + 10, size: 12,
            color: colors.tertiaryLabel, alignment: .center))
        layout.contentHeight += 32
      }
    }
    addInputBar(to: &layout)
    return layout
  }

  private func addAvatar(
    _ sender: DemoContent.Message.Sender, _ chat: DemoContent.Chat, _ layout: inout PageLayout
  ) {
    let mine = sender == .me
    layout.scrolled.append(
      picture(
        mine ? content.profile.avatar : chat.avatar,
        Rect(mine ? size.width - 52 : 12, layout.contentHeight, 40, 40), radius: 7))
  }

  private func addBubble(
    _ string: String, _ sender: DemoContent.Message.Sender, _ chat: DemoContent.Chat,
    to layout: inout PageLayout
  ) {
    addAvatar(sender, chat, &layout)
    let mine = sender == .me
    let y = layout.contentHeight
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      TextMetrics.wrap(
        String($0), size: Self.bubbleTextSize, weight: .regular, width: size.width - 62 - 24 - 68)
    }
    let widest =
      lines.map { TextMetrics.width($0, size: Self.bubbleTextSize, weight: .regular) }.max() ?? 0
    let width = max(40, widest + 26)
    let height = Double(max(1, lines.count)) * Self.bubbleLine + 18
    let x = mine ? size.width - 62 - width : 62
    let fill = mine ? colors.bubbleMe : colors.bubbleThem
    layout.scrolled.append(.roundedRect(RoundedRect(Rect(x, y, width, height), radius: 8), .color(fill)))
    layout.scrolled.append(
      .fill(tail(at: Point(mine ? x + width : x, y + 20), pointsRight: mine), .color(fill)))
    for (index, line) in lines.enumerated() {
      layout.scrolled.append(
        text(
          line, x: x + 13, midY: y + 9 + Self.bubbleLine * (Double(index) + 0.5),
          size: Self.bubbleTextSize, color: mine ? colors.bubbleMeLabel : colors.label))
    }
    layout.contentHeight += max(40, height) + 14
  }

  private func tail(at p: Point, pointsRight: Bool) -> Path {
    let d = pointsRight ? 5.0 : -5.0
    var path = Path()
    path.move(to: p + Point(-d * 0.4, -6))
    path.line(to: p + Point(0, -5.5))
    path.quad(to: p + Point(0, 5.5), control: p + Point(d * 2.1, 0))
    path.line(to: p + Point(-d * 0.4, 6))
    path.close()
    return path
  }

  private func addCard(
    _ article: DemoContent.Article, _ sender: DemoContent.Message.Sender, _ chat: DemoContent.Chat,
    to layout: inout PageLayout
  ) {
    addAvatar(sender, chat, &layout)
    let width = min(268, size.width - 62 - 56)
    let x = sender == .me ? size.width - 62 - width : 62
    let y = layout.contentHeight
    let lines = TextMetrics.wrap(
      article.title, size: 16, weight: .medium, width: width - 24 - 66, maxLines: 2)
    let height = 116.0
    layout.scrolled.append(
      .roundedRect(RoundedRect(Rect(x, y, width, height), radius: 8), .color(colors.bubbleThem)))
    for (index, line) in lines.enumerated() {
      layout.scrolled.append(
        text(
          line, x: x + 12, midY: y + 25 + Double(index) * 22, size: 16, weight: .medium,
          color: colors.label, maxWidth: width - 24 - 62))
    }
    layout.scrolled.append(picture(article.picture, Rect(x + width - 66, y + 14, 54, 54), radius: 5))
    layout.scrolled.append(
      .hairline(from: Point(x + 12, y + 86), to: Point(x + width - 12, y + 86), colors.separator))
    layout.scrolled.append(picture(article.icon, Rect(x + 12, y + 93, 16, 16), radius: 8))
    layout.scrolled.append(
      text(
        article.publisher, x: x + 34, midY: y + 101, size: 11.5, color: colors.secondaryLabel,
        maxWidth: width - 60))
    layout.scrolledElements.append(
      Element(
        id: "row:\(article.id)", role: "link", label: article.title, frame: Rect(x, y, width, height)))
    layout.contentHeight += height + 14
  }

  private func addInputBar(to layout: inout PageLayout) {
    let top = size.height - Self.inputHeight - safeArea.bottom
    let midY = top + Self.inputHeight / 2
    layout.fixed.append(.rect(Rect(0, top, size.width, size.height - top), colors.tabBar))
    layout.fixed.append(.hairline(from: Point(0, top), to: Point(size.width, top), colors.separator))
    layout.fixed.append(icon("icons/mic", center: Point(28, midY), size: 26, tint: colors.label))
    layout.fixed.append(
      .roundedRect(
        RoundedRect(Rect(54, midY - 19, size.width - 54 - 92, 38), radius: 6), .color(colors.bubbleThem)))
    layout.fixed.append(
      text(
        content[.messagePlaceholder], x: 66, midY: midY, size: 15, color: colors.tertiaryLabel,
        maxWidth: size.width - 54 - 92 - 24))
    layout.fixed.append(
      icon("icons/smile", center: Point(size.width - 66, midY), size: 26, tint: colors.label))
    layout.fixed.append(
      icon("icons/plus", center: Point(size.width - 27, midY), size: 26, tint: colors.label))
  }
}
