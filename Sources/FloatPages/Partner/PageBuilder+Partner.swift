import FloatCore

extension PageBuilder where Source == DemoContent {
  /// For a page that begins below the status bar, with round corners at its top.
  func asSheet() -> PageBuilder {
    var sheet = self
    sheet.device.safeArea.top += metrics.partner.sheetGap
    sheet.isSheet = true
    return sheet
  }

  /// What of the screen a sheet covers; its lower corners are out of sight.
  private var sheetOutline: RoundedRect {
    RoundedRect(
      Rect(0, safeArea.top, size.width, max(0, size.height - safeArea.top)),
      radii: CornerRadii(
        topLeft: metrics.partner.sheetRadius, topRight: metrics.partner.sheetRadius, bottomRight: 0,
        bottomLeft: 0))
  }

  /// The partner's page, presented push-style.
  func partner() -> PageLayout {
    let sdk = content.sdk
    var layout = emptyLayout(
      .sdk, bar: BarLayout(title: sdk.title, leading: .close), background: colors.background)
    if isSheet { layout.sheet = sheetOutline }
    let m = metrics.partner
    let margin = self.margin(m.margin, column: m.column)
    let width = max(0, size.width - 2 * margin)
    let hero = Rect(0, 0, size.width, m.heroHeight)
    layout.scrolled.append(
      .roundedRect(
        RoundedRect(hero),
        .linearGradient(
          from: hero.origin, to: Point(hero.maxX, hero.maxY), m.heroFrom, m.heroTo)))
    let rings = [
      (m.ringsOuter, m.ringsOuterFill), (m.ringsMiddle, m.ringsMiddleFill), (m.ringsInner, m.ringsInnerFill),
    ]
    for (radius, fill) in rings {
      let ring = Path(
        circle: Point(size.width - m.ringsX, m.ringsY), radius: radius, from: hero.minY, to: hero.maxY)
      layout.scrolled.append(.fill(ring, .color(fill)))
    }
    layout.scrolled.append(
      text(
        sdk.partner, x: margin, midY: m.titleY, size: m.titleSize, weight: .bold, color: m.titleColor,
        maxWidth: width))
    layout.scrolled.append(
      text(
        sdk.subtitle, x: margin, midY: m.subtitleY, size: m.subtitleSize, color: m.subtitleColor,
        maxWidth: width))
    layout.contentHeight = hero.maxY + m.top
    for paragraph in sdk.paragraphs {
      addLines(
        paragraph, x: margin, width: width, size: m.textSize, weight: .regular, line: m.textLineHeight,
        color: colors.label, to: &layout)
      layout.contentHeight += m.textGap
    }
    layout.contentHeight += m.bottom
    for (index, title) in sdk.buttons.enumerated() {
      let frame = Rect(margin, layout.contentHeight, width, m.buttonHeight)
      let isMain = index == 0
      layout.scrolled.append(
        .roundedRect(RoundedRect(frame, radius: m.buttonRadius), .color(isMain ? colors.tint : colors.fill)))
      layout.scrolled.append(
        text(
          title, x: frame.midX, midY: frame.midY, size: m.buttonTextSize, weight: .semibold,
          color: isMain ? m.buttonLabel : colors.label, alignment: .center,
          maxWidth: frame.width - 2 * m.buttonPadding))
      layout.addScrolled(
        Element(
          id: .named("button:\(index + 1)"), role: "button", label: title, frame: frame,
          radius: m.buttonRadius),
        .back)
      layout.contentHeight += m.buttonHeight + m.buttonGap
    }
    layout.contentHeight += m.bottom + safeArea.bottom
    return layout
  }
}
