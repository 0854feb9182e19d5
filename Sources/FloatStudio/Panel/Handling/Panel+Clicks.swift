import FloatCore

/// Clicks and double clicks.
extension Panel {
  mutating func click(_ place: PanelPlace) {
    switch place {
    case .clearSearch:
      changeQuery { $0 = LineEditor() }
      focus = .search
    case .section(let section): toggle(section)
    case .action(let action): if isEnabled(action) { perform(action) }
    case .offer(let offer): answer(offer)
    case .savePreset: takeName()
    case .part(let row, let part):
      if part == .form {
        usesBounce.toggle()
      } else if row.section == .phone {
        if part == .menu { openMenu(row) }
        if case .segment(let index) = part { choose(row, index) }
      } else if let key = catalog[row.key] {
        click(key, row, part)
      }
    case .search, .presetName, .row, .choice: break
    }
  }

  private mutating func click(_ key: PanelKey, _ row: PanelRowID, _ part: PanelPart) {
    switch part {
    case .toggle: toggle(key)
    case .segment(let index):
      if case .choice(let words) = key.entry.kind, words.indices.contains(index) {
        set(key, to: .text(words[index]))
      }
    case .menu: openMenu(row)
    case .swatch: unfold(row)
    case .revert: reset(key)
    default: break
    }
  }

  /// Sets the offered values in one step, or discards them.
  mutating func answer(_ offer: PanelOffer) {
    if offer == .restore { tuning.set(offered) }
    offered = []
    focus = nil
  }

  /// True if a double click at the place takes something back.
  mutating func resetByDoubleClick(_ place: PanelPlace) -> Bool {
    guard case .part(let row, let part) = place else { return false }
    switch part {
    case .label, .slider, .handle1, .handle2, .square, .hue, .opacity:
      guard let key = catalog[row.key] else { return false }
      reset(key, merging: merging("click", row.key))
    case .plot:
      guard let spring = catalog.springs[row.key] else { return false }
      resetSpring(spring)
    default: return false
    }
    return true
  }

  mutating func resetSpring(_ spring: PanelSpring) {
    let isChanged = spring.keys.contains(where: tuning.isChanged)
    tuning.set(
      spring.keys.compactMap { catalog[$0] }.map { key in
        ConfigurationValue(key.entry.key, isChanged ? tuning.savedValue(key) : key.entry.defaultValue)
      })
    play(spring.block)
  }
}
