extension PageBuilder {
  /// Settings: groups of rows with values and switches.
  func settings() -> PageLayout {
    var layout = emptyLayout(
      "settings", .settings, bar: BarLayout(title: content[.settings]),
      background: colors.groupedBackground)
    let m = metrics.settings
    layout.contentHeight = m.top
    for section in content.settings {
      if !section.title.isEmpty {
        layout.scrolled.append(
          text(
            section.title, x: m.headingX, midY: layout.contentHeight + m.headingY, size: m.headingSize,
            color: colors.secondaryLabel, maxWidth: size.width - 2 * m.headingX))
        layout.contentHeight += m.headingHeight
      }
      let group = Rect(
        m.margin, layout.contentHeight, max(0, size.width - 2 * m.margin),
        Double(section.rows.count) * m.rowHeight)
      layout.scrolled.append(.roundedRect(RoundedRect(group, radius: m.radius), .color(colors.row)))
      for (index, row) in section.rows.enumerated() {
        let y = layout.contentHeight
        layout.scrolled.append(
          text(
            row.title, x: group.minX + m.inset, midY: y + m.rowHeight / 2, size: m.textSize,
            color: colors.label,
            maxWidth: group.width - m.inset - m.textEnd))
        addAccessory(
          row.accessory, trailing: group.maxX - m.accessoryInset, midY: y + m.rowHeight / 2, to: &layout)
        if index + 1 < section.rows.count {
          layout.scrolled.append(
            .hairline(
              from: Point(group.minX + m.inset, y + m.rowHeight), to: Point(group.maxX, y + m.rowHeight),
              colors.separator))
        }
        layout.contentHeight += m.rowHeight
      }
      layout.contentHeight += m.gap
    }
    layout.contentHeight += m.bottom + safeArea.bottom
    return layout
  }

  private func addAccessory(
    _ accessory: DemoContent.SettingsRow.Accessory, trailing: Double, midY: Double,
    to layout: inout PageLayout
  ) {
    let m = metrics.settings
    switch accessory {
    case .disclosure(let value):
      layout.scrolled.append(
        icon(
          "icons/chevron-right", center: Point(trailing - m.chevronX, midY), size: m.chevron,
          tint: colors.tertiaryLabel))
      if let value {
        layout.scrolled.append(
          text(
            value, x: trailing - m.valueX, midY: midY, size: m.valueSize, color: colors.secondaryLabel,
            alignment: .trailing, maxWidth: m.valueWidth))
      }
    case .toggle(let isOn):
      let track = Rect(
        trailing - m.switchWidth, midY - m.switchHeight / 2, m.switchWidth, m.switchHeight)
      let end = m.switchHeight / 2
      layout.scrolled.append(
        .roundedRect(RoundedRect(track, radius: end), .color(isOn ? colors.tint : colors.separator)))
      layout.scrolled.append(
        .roundedRect(
          RoundedRect(
            circle: Point(isOn ? track.maxX - end : track.minX + end, midY), radius: m.switchKnob / 2),
          .color(m.switchKnobFill)))
    }
  }
}
