import FloatCore

/// Rows with words to choose from, side by side or in a list that opens.
extension Panel {
  /// The words of a row's list, or of its segments; empty for other rows.
  func choices(_ row: PanelRowID) -> [String] {
    if row.section == .phone { return setting(row)?.choices ?? [] }
    return catalog[row.key]?.entry.choices ?? []
  }

  /// The word that is chosen in a row.
  func choice(_ row: PanelRowID) -> String { setting(row)?.current ?? tuning.text(row.key) }

  private func setting(_ row: PanelRowID) -> PanelSetting? {
    row.section == .phone ? settings.first { $0.kind.rawValue == row.key } : nil
  }

  /// Chooses one of a row's words.
  mutating func choose(_ row: PanelRowID, _ index: Int) {
    let words = choices(row)
    guard words.indices.contains(index) else { return }
    if let setting = setting(row) {
      if words[index] != setting.current { effects.append(.choose(setting.kind, words[index])) }
    } else if let key = catalog[row.key] {
      set(key, to: .text(words[index]))
    }
  }

  // MARK: The open list

  mutating func openMenu(_ row: PanelRowID) {
    guard let item = layout.item(of: .row(row)), !tuning.isPeeking else { return }
    let words = choices(row)
    guard !words.isEmpty else { return }
    let control = panelRect(
      catalog[row.key]?.entry.kind == .curve
        ? PanelMetrics.besideSwatch(in: item.frame) : PanelMetrics.controls(in: item.frame))
    let height = Double(words.count) * PanelMetrics.menuRow + 8
    let below = control.maxY + 4
    let y = below + height <= self.height - 8 ? below : max(8, control.minY - 4 - height)
    focus = .row(row)
    menu = Menu(
      row: row, words: words, selected: words.firstIndex(of: choice(row)) ?? 0,
      frame: Rect(control.x, y, control.width, height))
  }

  mutating func handleMenuKey(_ key: String) {
    guard var open = menu else { return }
    switch key {
    case "Up": open.selected = max(0, open.selected - 1)
    case "Down": open.selected = min(open.words.count - 1, open.selected + 1)
    case "Home": open.selected = 0
    case "End": open.selected = open.words.count - 1
    case "Return", "Space", "Tab":
      menu = nil
      if key != "Tab" { choose(open.row, open.selected) }
      return
    default: return
    }
    menu = open
  }
}
