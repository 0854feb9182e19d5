extension PageBuilder {
  /// An article: title, author, picture, paragraphs.
  func article(_ article: DemoContent.Article) -> PageLayout {
    var layout = emptyLayout(
      article.id, .article, bar: BarLayout(title: article.publisher, trailing: .more),
      background: colors.background)
    let margin = 20.0
    let width = size.width - 2 * margin
    layout.contentHeight = 22
    addLines(
      article.title, x: margin, width: width, size: 24, weight: .bold, line: 31, color: colors.label,
      to: &layout)
    layout.contentHeight += 12
    let midY = layout.contentHeight + 12
    layout.scrolled.append(picture(article.icon, Rect(margin, midY - 12, 24, 24), radius: 12))
    let byline = "\(article.author)  ·  \(article.date)"
    layout.scrolled.append(
      text(
        byline, x: margin + 34, midY: midY, size: 14, color: colors.secondaryLabel, maxWidth: width - 34))
    layout.contentHeight += 24 + 18
    let pictureHeight = (width * 0.56).rounded()
    layout.scrolled.append(
      picture(article.picture, Rect(margin, layout.contentHeight, width, pictureHeight), radius: 10))
    layout.contentHeight += pictureHeight + 22
    for paragraph in article.paragraphs {
      switch paragraph {
      case .heading(let string):
        layout.contentHeight += 8
        addLines(
          string, x: margin, width: width, size: 19, weight: .semibold, line: 26, color: colors.label,
          to: &layout)
        layout.contentHeight += 10
      case .text(let string):
        addLines(
          string, x: margin, width: width, size: 17, weight: .regular, line: 28, color: colors.label,
          to: &layout)
        layout.contentHeight += 16
      case .quote(let string):
        let top = layout.contentHeight
        addLines(
          string, x: margin + 18, width: width - 18, size: 18, weight: .medium, line: 28,
          color: colors.secondaryLabel, to: &layout)
        layout.scrolled.append(
          .roundedRect(
            RoundedRect(Rect(margin, top + 3, 3.5, layout.contentHeight - top - 6), radius: 1.75),
            .color(colors.tint)))
        layout.contentHeight += 16
      }
    }
    layout.scrolled.append(
      text(
        content[.endOfArticle], x: size.width / 2, midY: layout.contentHeight + 18, size: 13,
        color: colors.tertiaryLabel, alignment: .center))
    layout.contentHeight += 44
    addNext(after: article, to: &layout)
    layout.contentHeight += 12 + safeArea.bottom
    return layout
  }

  /// A card that leads on to the next article, so that a reader can go as deep as there is something to read.
  private func addNext(after article: DemoContent.Article, to layout: inout PageLayout) {
    guard let index = content.articles.firstIndex(where: { $0.id == article.id }),
      content.articles.count > 1
    else { return }
    let next = content.articles[(index + 1) % content.articles.count]
    let card = Rect(20, layout.contentHeight, size.width - 40, 76)
    layout.scrolled.append(.roundedRect(RoundedRect(card, radius: 10), .color(colors.fill)))
    layout.scrolled.append(picture(next.picture, Rect(card.x + 10, card.y + 10, 56, 56), radius: 6))
    layout.scrolled.append(
      text(
        next.title, x: card.x + 80, midY: card.midY - 11, size: 15.5, weight: .medium, color: colors.label,
        maxWidth: card.width - 96))
    layout.scrolled.append(
      text(
        next.publisher, x: card.x + 80, midY: card.midY + 13, size: 13, color: colors.secondaryLabel,
        maxWidth: card.width - 96))
    layout.scrolledElements.append(
      Element(id: "row:\(next.id)", role: "link", label: next.title, frame: card))
    layout.contentHeight += card.height
  }

  /// Adds wrapped text below what is there.
  func addLines(
    _ string: String, x: Double, width: Double, size textSize: Double, weight: TextRun.Weight,
    line: Double, color: Color, to layout: inout PageLayout
  ) {
    for row in TextMetrics.wrap(string, size: textSize, weight: weight, width: width) {
      layout.scrolled.append(
        text(
          row, x: x, midY: layout.contentHeight + line / 2, size: textSize, weight: weight, color: color))
      layout.contentHeight += line
    }
  }
}
