import FloatCore

extension PageBuilder where Source == PrototypePages {
  /// An article: title, author, picture, paragraphs.
  func article(_ article: PrototypePages.Article, _ frame: PageFrame) -> PageLayout {
    var layout = empty(frame, bar: bar(frame, title: article.publisher), background: colors.background)
    let m = metrics.article
    let margin = self.margin(m.margin, column: m.column)
    let width = max(0, size.width - 2 * margin)
    layout.contentHeight = m.top
    addLines(
      article.title, x: margin, width: width, size: m.titleSize, weight: .bold, line: m.titleLineHeight,
      color: colors.label, to: &layout)
    layout.contentHeight += m.titleGap
    let midY = layout.contentHeight + m.bylineIcon / 2
    let icon = Rect(margin, layout.contentHeight, m.bylineIcon, m.bylineIcon)
    layout.scrolled.append(picture(article.icon, icon, radius: m.bylineIcon / 2))
    let bylineX = m.bylineIcon + m.bylineX
    let byline = "\(article.author)  ·  \(article.date)"
    layout.scrolled.write(
      byline, x: margin + bylineX, midY: midY, size: m.bylineSize, color: colors.secondaryLabel,
      maxWidth: width - bylineX)
    layout.contentHeight += m.bylineIcon + m.bylineGap
    let pictureHeight = (width * m.pictureAspect).rounded()
    layout.scrolled.append(
      picture(
        article.picture, Rect(margin, layout.contentHeight, width, pictureHeight), radius: m.pictureRadius))
    layout.contentHeight += pictureHeight + m.pictureGap
    for paragraph in article.paragraphs {
      switch paragraph {
      case .heading(let string):
        layout.contentHeight += m.headingTop
        addLines(
          string, x: margin, width: width, size: m.headingSize, weight: .semibold, line: m.headingLineHeight,
          color: colors.label, to: &layout)
        layout.contentHeight += m.headingGap
      case .text(let string):
        addLines(
          string, x: margin, width: width, size: m.textSize, weight: .regular, line: m.textLineHeight,
          color: colors.label, to: &layout)
        layout.contentHeight += m.textGap
      case .quote(let string):
        let top = layout.contentHeight
        addLines(
          string, x: margin + m.quoteX, width: width - m.quoteX, size: m.quoteSize, weight: .medium,
          line: m.quoteLineHeight, color: colors.secondaryLabel, to: &layout)
        layout.scrolled.append(
          .roundedRect(
            RoundedRect(
              Rect(
                margin, top + m.quoteBarInset, m.quoteBar,
                max(0, layout.contentHeight - top - 2 * m.quoteBarInset)), radius: m.quoteBar / 2),
            .color(colors.tint)))
        layout.contentHeight += m.quoteGap
      }
    }
    layout.scrolled.write(
      content[.endOfArticle], x: size.width / 2, midY: layout.contentHeight + m.endY, size: m.endSize,
      color: colors.tertiaryLabel, alignment: .center)
    layout.contentHeight += m.endHeight
    if let next = article.next { addNext(next, to: &layout) }
    layout.contentHeight += m.bottom + endInset(frame)
    return layout
  }

  /// Adds a card that opens the next article, so that a stack of any depth can be made.
  private func addNext(_ id: PageID, to layout: inout PageLayout) {
    guard let next = content.article(id) else { return }
    let m = metrics.article
    let margin = self.margin(m.margin, column: m.column)
    let card = Rect(margin, layout.contentHeight, max(0, size.width - 2 * margin), m.nextHeight)
    layout.scrolled.append(.roundedRect(RoundedRect(card, radius: m.nextRadius), .color(colors.fill)))
    let shown = Rect(
      card.x + m.nextPadding, card.y + (card.height - m.nextPicture) / 2, m.nextPicture, m.nextPicture)
    layout.scrolled.append(picture(next.picture, shown, radius: m.nextPictureRadius))
    let textX = m.nextPadding + m.nextPicture + m.nextGap
    layout.scrolled.write(
      next.title, x: card.x + textX, midY: card.midY - m.nextTitleY, size: m.nextTitleSize, weight: .medium,
      color: colors.label, maxWidth: card.width - textX - m.nextTextEnd)
    layout.scrolled.write(
      next.publisher, x: card.x + textX, midY: card.midY + m.nextTextY, size: m.nextTextSize,
      color: colors.secondaryLabel, maxWidth: card.width - textX - m.nextTextEnd)
    layout.addScrolled(
      Element(id: .row(id), role: "link", label: next.title, frame: card, radius: m.nextRadius), .push(id))
    layout.contentHeight += card.height
  }

  /// Adds wrapped text at the end of the content.
  func addLines(
    _ string: String, x: Double, width: Double, size textSize: Double, weight: TextRun.Weight,
    line: Double, color: Color, to layout: inout PageLayout
  ) {
    for row in TextMetrics.wrap(string, size: textSize, weight: weight, width: width) {
      layout.scrolled.write(
        row, x: x, midY: layout.contentHeight + line / 2, size: textSize, weight: weight, color: color)
      layout.contentHeight += line
    }
  }
}
