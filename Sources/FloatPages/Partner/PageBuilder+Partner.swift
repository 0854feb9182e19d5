import FloatCore

extension PageBuilder where Source == PrototypePages {
  /// Text under a coloured head, with buttons that close the page.
  func partner(_ partner: PrototypePages.PartnerPage, _ frame: PageFrame) -> PageLayout {
    var layout = empty(frame, bar: bar(frame), background: colors.background)
    let m = metrics.partner
    let margin = self.margin(m.margin, column: m.column)
    let width = max(0, size.width - 2 * margin)
    let hero = Rect(0, 0, size.width, m.heroHeight)
    layout.scrolled.append(
      .roundedRect(
        RoundedRect(hero),
        .linearGradient(from: hero.origin, to: Point(hero.maxX, hero.maxY), m.heroFrom, m.heroTo)))
    let rings = [
      (m.ringsOuter, m.ringsOuterFill), (m.ringsMiddle, m.ringsMiddleFill), (m.ringsInner, m.ringsInnerFill),
    ]
    for (radius, fill) in rings {
      let ring = Path(
        circle: Point(size.width - m.ringsX, m.ringsY), radius: radius, from: hero.minY, to: hero.maxY)
      layout.scrolled.append(.fill(ring, .color(fill)))
    }
    layout.scrolled.write(
      partner.partner, x: margin, midY: m.titleY, size: m.titleSize, weight: .bold, color: m.titleColor,
      maxWidth: width)
    layout.scrolled.write(
      partner.subtitle, x: margin, midY: m.subtitleY, size: m.subtitleSize, color: m.subtitleColor,
      maxWidth: width)
    layout.contentHeight = hero.maxY + m.top
    for paragraph in partner.paragraphs {
      addLines(
        paragraph, x: margin, width: width, size: m.textSize, weight: .regular, line: m.textLineHeight,
        color: colors.label, to: &layout)
      layout.contentHeight += m.textGap
    }
    layout.contentHeight += m.bottom
    for (index, title) in partner.buttons.enumerated() {
      let button = Rect(margin, layout.contentHeight, width, m.buttonHeight)
      let isMain = index == 0
      layout.scrolled.append(
        .roundedRect(RoundedRect(button, radius: m.buttonRadius), .color(isMain ? colors.tint : colors.fill)))
      layout.scrolled.write(
        title, x: button.midX, midY: button.midY, size: m.buttonTextSize, weight: .semibold,
        color: isMain ? m.buttonLabel : colors.label, alignment: .center,
        maxWidth: button.width - 2 * m.buttonPadding)
      layout.addScrolled(
        Element(
          id: .named("button:\(index + 1)"), role: "button", label: title, frame: button,
          radius: m.buttonRadius), .back)
      layout.contentHeight += m.buttonHeight + m.buttonGap
    }
    layout.contentHeight += m.bottom + endInset(frame)
    return layout
  }
}
