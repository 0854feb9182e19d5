extension PageBuilder {
  /// Settings: groups of rows with values and switches.
  func settings() -> PageLayout {
    var layout = emptyLayout(
      "settings", .settings, bar: BarLayout(title: content[.settings]),
      background: colors.groupedBackground)
    layout.contentHeight = 8
    for section in content.settings {
      if !section.title.isEmpty {
        layout.scrolled.append(
          text(
            section.title, x: 20, midY: layout.contentHeight + 20, size: 13,
            color: colors.secondaryLabel, maxWidth: size.width - 40))
        layout.contentHeight += 34
      }
      let group = Rect(12, layout.contentHeight, size.width - 24, Double(section.rows.count) * 52)
      layout.scrolled.append(.roundedRect(RoundedRect(group, radius: 10), .color(colors.row)))
      for (index, row) in section.rows.enumerated() {
        let y = layout.contentHeight
        layout.scrolled.append(
          text(
            row.title, x: group.minX + 16, midY: y + 26, size: 16, color: colors.label,
            maxWidth: group.width - 130))
        addAccessory(row.accessory, trailing: group.maxX - 14, midY: y + 26, to: &layout)
        if index + 1 < section.rows.count {
          layout.scrolled.append(
            .hairline(from: Point(group.minX + 16, y + 52), to: Point(group.maxX, y + 52), colors.separator))
        }
        layout.contentHeight += 52
      }
      layout.contentHeight += 14
    }
    layout.contentHeight += 12 + safeArea.bottom
    return layout
  }

  private func addAccessory(
    _ accessory: DemoContent.SettingsRow.Accessory, trailing: Double, midY: Double,
    to layout: inout PageLayout
  ) {
    switch accessory {
    case .disclosure(let value):
      layout.scrolled.append(
        icon("icons/chevron-right", center: Point(trailing - 6, midY), size: 16, tint: colors.tertiaryLabel))
      if let value {
        layout.scrolled.append(
          text(
            value, x: trailing - 20, midY: midY, size: 15, color: colors.secondaryLabel,
            alignment: .trailing, maxWidth: 110))
      }
    case .toggle(let isOn):
      let track = Rect(trailing - 50, midY - 15, 50, 30)
      layout.scrolled.append(
        .roundedRect(RoundedRect(track, radius: 15), .color(isOn ? colors.tint : colors.separator)))
      layout.scrolled.append(
        .roundedRect(
          RoundedRect(circle: Point(isOn ? track.maxX - 15 : track.minX + 15, midY), radius: 13),
          .color(.white)))
    }
  }
}
