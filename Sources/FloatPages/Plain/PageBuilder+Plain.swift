import FloatCore

extension PageBuilder where Source == DemoContent {
  /// A page with a title and little else: an image, some lines, rows that lead on.
  func plain(_ page: DemoContent.PlainPage) -> PageLayout {
    var layout = emptyLayout(
      PageID(page.id), bar: BarLayout(title: page.title), background: colors.groupedBackground)
    if PageID(page.id) == DemoContent.searchPage {
      addSearchField(to: &layout, as: .named("search"), .tell(content[.notInDemo]))
    }
    let m = metrics.plain
    var y = 0.0
    if let image = page.image {
      y = m.top
      let center = Point(size.width / 2, y + m.image / 2)
      layout.scrolled.append(
        page.tint.map { icon(image, center: center, size: m.image, tint: metrics.tint[$0]) }
          ?? picture(image, Rect(center: center, size: Size(m.image, m.image)), radius: m.radius))
      y += m.image
    }
    let width = max(0, size.width - 2 * margin(m.margin, column: m.column))
    for paragraph in page.paragraphs {
      y += m.gap
      for line in TextMetrics.wrap(paragraph, size: m.textSize, weight: .regular, width: width) {
        layout.scrolled.append(
          text(
            line, x: size.width / 2, midY: y + m.lineHeight / 2, size: m.textSize,
            color: colors.secondaryLabel, alignment: .center))
        y += m.lineHeight
      }
    }
    if y > 0 { y += m.bottom }
    addRows(page.rows, top: max(layout.contentHeight, y > 0 ? y : metrics.rows.groupGap), to: &layout)
    layout.contentHeight += safeArea.bottom
    return layout
  }
}
