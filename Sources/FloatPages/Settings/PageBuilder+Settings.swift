import FloatCore

extension PageBuilder where Source == PrototypePages {
  /// Settings: groups of rows with values and switches.
  func settings(_ sections: [PrototypePages.SettingsSection], _ frame: PageFrame) -> PageLayout {
    var layout = empty(frame, bar: bar(frame), background: colors.groupedBackground)
    let m = metrics.settings
    layout.contentHeight = m.top
    for section in sections {
      let rows = section.rows.filter(isShown)
      guard !rows.isEmpty else { continue }
      if !section.title.isEmpty {
        layout.scrolled.write(
          section.title, x: m.headingX, midY: layout.contentHeight + m.headingY, size: m.headingSize,
          color: colors.secondaryLabel, maxWidth: size.width - 2 * m.headingX)
        layout.contentHeight += m.headingHeight
      }
      addGroup(rows.map(\.title), to: &layout) { index, frame, layout in
        addAccessory(of: rows[index], frame, to: &layout)
      }
    }
    layout.contentHeight += m.bottom + endInset(frame)
    return layout
  }

  /// False for a row whose key has no effect because of another key's value.
  private func isShown(_ row: PrototypePages.SettingsRow) -> Bool {
    switch row.kind {
    case .toggle(let key, _, _), .choice(let key, _):
      parameters.schema.inputEntry(for: key)?.isRead(by: parameters) ?? true
    case .link: true
    }
  }

  /// Whether a switch is on, and the value that a tap on it sets. If the key is a list of words, the switch stands for
  /// the words by which its two values differ, and leaves the other words.
  private func toggle(_ key: String, on: String, off: String) -> (isOn: Bool, next: String) {
    let value = parameters.text(for: key) ?? ""
    guard parameters.schema.inputEntry(for: key)?.kind == .text else {
      return (value == on, value == on ? off : on)
    }
    let list = WordList(value)
    let added = WordList(on).subtracting(WordList(off))
    let removed = WordList(off).subtracting(WordList(on))
    let isOn = list.contains(added)
    return (
      isOn, isOn ? list.subtracting(added).union(removed).text : list.subtracting(removed).union(added).text
    )
  }

  /// The possible values of a key, with a check mark at the present one.
  func choices(_ row: PrototypePages.SettingsRow) -> PageLayout? {
    guard case .choice(let key, let names) = row.kind else { return nil }
    var layout = emptyLayout(
      PageID(key), bar: BarLayout(title: row.title), background: colors.groupedBackground)
    let m = metrics.settings
    layout.contentHeight = m.top
    let choices = parameters.schema.inputEntry(for: key)?.choices ?? []
    addGroup(choices.map { names[$0] ?? $0 }, to: &layout) { index, frame, layout in
      let value = choices[index]
      let isOn = parameters.text(for: key) == value
      let id = ElementID.named("option:\(key)=\(value)")
      layout.addScrolled(
        Element(
          id: id, role: "radio", label: "\(names[value] ?? value): \(content[isOn ? .on : .off])",
          frame: frame, radius: m.radius), .set(ConfigurationValue(key: key, value: value)))
      let check = Point(frame.maxX - m.accessoryInset - m.check / 2, frame.midY)
      layout.marks.append(
        .init(
          id: id, kind: .check, frame: Rect(center: check, size: Size(m.check, m.check)),
          isOn: isOn, response: m.switchResponse))
    }
    layout.contentHeight += m.bottom + safeArea.bottom
    return layout
  }

  /// Adds a group of rows with titles on one background; `accessory` adds the parts at the end of each row.
  private func addGroup(
    _ titles: [String], to layout: inout PageLayout,
    accessory: (_ index: Int, _ frame: Rect, _ layout: inout PageLayout) -> Void
  ) {
    let m = metrics.settings
    let group = Rect(
      m.margin, layout.contentHeight, max(0, size.width - 2 * m.margin), Double(titles.count) * m.rowHeight)
    layout.scrolled.append(.roundedRect(RoundedRect(group, radius: m.radius), .color(colors.row)))
    for (index, title) in titles.enumerated() {
      let frame = Rect(group.minX, layout.contentHeight, group.width, m.rowHeight)
      layout.scrolled.write(
        title, x: frame.minX + m.inset, midY: frame.midY, size: m.textSize, color: colors.label,
        maxWidth: frame.width - m.inset - m.textEnd)
      accessory(index, frame, &layout)
      if index + 1 < titles.count {
        layout.scrolled.append(separator(x: frame.minX + m.inset, to: frame.maxX, y: frame.maxY))
      }
      layout.contentHeight += m.rowHeight
    }
    layout.contentHeight += m.gap
  }

  private func addAccessory(of row: PrototypePages.SettingsRow, _ frame: Rect, to layout: inout PageLayout) {
    let m = metrics.settings
    let end = frame.maxX - m.accessoryInset
    switch row.kind {
    case .toggle(let key, let on, let off):
      let (isOn, next) = toggle(key, on: on, off: off)
      let id = ElementID.named("switch:\(key)")
      layout.addScrolled(
        Element(
          id: id, role: "switch", label: "\(row.title): \(content[isOn ? .on : .off])", frame: frame,
          radius: m.radius), .set(ConfigurationValue(key: key, value: next)))
      layout.marks.append(
        .init(
          id: id, kind: .toggle(knob: m.switchKnob, fill: m.switchKnobFill),
          frame: Rect(end - m.switchWidth, frame.midY - m.switchHeight / 2, m.switchWidth, m.switchHeight),
          isOn: isOn, response: m.switchResponse))
    case .choice(let key, let names):
      let value = parameters.text(for: key).map { names[$0] ?? $0 }
      addDisclosure(row.title, value: value, page: PageID(key), frame, to: &layout)
    case .link(let value, let page): addDisclosure(row.title, value: value, page: page, frame, to: &layout)
    }
  }

  /// Adds a value, and a chevron if the row leads somewhere.
  private func addDisclosure(
    _ title: String, value: String?, page: PageID?, _ frame: Rect, to layout: inout PageLayout
  ) {
    let m = metrics.settings
    var end = frame.maxX - m.accessoryInset
    if let page = self.page(page) {
      layout.scrolled.append(
        icon(
          "icons/chevron-right", center: Point(end - m.chevronX, frame.midY), size: m.chevron,
          tint: colors.tertiaryLabel))
      layout.addScrolled(
        Element(
          id: .row(page), role: "row", label: value.map { "\(title): \($0)" } ?? title, frame: frame,
          radius: m.radius), .push(page))
      end -= m.valueX
    }
    guard let value else { return }
    layout.scrolled.write(
      value, x: end, midY: frame.midY, size: m.valueSize, color: colors.secondaryLabel, alignment: .trailing,
      maxWidth: m.valueWidth)
  }
}
