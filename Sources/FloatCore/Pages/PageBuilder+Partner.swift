extension PageBuilder {
  /// The partner's page, presented push-style.
  func partner() -> PageLayout {
    let sdk = content.sdk
    var layout = emptyLayout(
      "sdk", .sdk, bar: BarLayout(title: sdk.title, leading: .close), background: colors.background)
    let margin = 24.0
    let hero = Rect(0, 0, size.width, 210)
    layout.scrolled.append(
      .roundedRect(
        RoundedRect(hero),
        .linearGradient(
          from: hero.origin, to: Point(hero.maxX, hero.maxY), Color(rgb: 0x2B5876), Color(rgb: 0x4E4376))))
    for (index, radius) in [150.0, 104, 62].enumerated() {
      layout.scrolled.append(
        .roundedRect(
          RoundedRect(circle: Point(size.width - 66, 92), radius: radius),
          .color(Color(255, 255, 255, UInt8(14 + index * 10)))))
    }
    layout.scrolled.append(
      text(
        sdk.partner, x: margin, midY: 124, size: 30, weight: .bold, color: .white,
        maxWidth: size.width - 2 * margin))
    layout.scrolled.append(
      text(
        sdk.subtitle, x: margin, midY: 160, size: 15, color: Color(255, 255, 255, 210),
        maxWidth: size.width - 2 * margin))
    layout.contentHeight = hero.maxY + 26
    for paragraph in sdk.paragraphs {
      addLines(
        paragraph, x: margin, width: size.width - 2 * margin, size: 16, weight: .regular, line: 25,
        color: colors.label, to: &layout)
      layout.contentHeight += 14
    }
    layout.contentHeight += 12
    for (index, title) in sdk.buttons.enumerated() {
      let frame = Rect(margin, layout.contentHeight, size.width - 2 * margin, 48)
      let isMain = index == 0
      layout.scrolled.append(
        .roundedRect(RoundedRect(frame, radius: 10), .color(isMain ? colors.tint : colors.fill)))
      layout.scrolled.append(
        text(
          title, x: frame.midX, midY: frame.midY, size: 16, weight: .semibold,
          color: isMain ? .white : colors.label, alignment: .center, maxWidth: frame.width - 24))
      layout.contentHeight += 60
    }
    layout.contentHeight += 12 + safeArea.bottom
    return layout
  }
}
