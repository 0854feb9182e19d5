import FloatCore

extension PageBuilder where Source == PrototypePages {
  /// An image, some lines, and rows that open pages; each of them may be missing.
  func list(_ list: PrototypePages.List, _ frame: PageFrame) -> PageLayout {
    var layout = empty(frame, bar: bar(frame), background: colors.groupedBackground)
    if list.hasSearchField {
      addSearchField(to: &layout, as: .named("search"), .tell(content[.notInDemo]))
    }
    let m = metrics.plain
    var y = 0.0
    if let image = list.image {
      y = m.top
      let center = Point(size.width / 2, y + m.image / 2)
      layout.scrolled.append(
        list.tint.map { icon(image, center: center, size: m.image, tint: metrics.tint[$0]) }
          ?? picture(image, Rect(center: center, size: Size(m.image, m.image)), radius: m.radius))
      y += m.image
    }
    let width = max(0, size.width - 2 * margin(m.margin, column: m.column))
    for paragraph in list.paragraphs {
      y += m.gap
      for line in TextMetrics.wrap(paragraph, size: m.textSize, weight: .regular, width: width) {
        layout.scrolled.write(
          line, x: size.width / 2, midY: y + m.lineHeight / 2, size: m.textSize, color: colors.secondaryLabel,
          alignment: .center)
        y += m.lineHeight
      }
    }
    if y > 0 { y += m.bottom }
    addRows(list.rows, top: max(layout.contentHeight, y > 0 ? y : metrics.rows.groupGap), to: &layout)
    layout.contentHeight += endInset(frame)
    return layout
  }
}
