import FloatCore

/// The panel's actions for scripts, which have no pointer.
extension Panel {
  /// Opens or folds a section: a group by its first word, or one of the panel's own sections by its name.
  ///
  /// - Returns: False if the list has no such section.
  mutating func unfold(named name: String) -> Bool {
    let sections: [PanelSection] = [.group(name), .touched, .changed, .named, .described, .phone]
    guard
      let section = sections.first(where: {
        ($0 == .group(name) || $0.name == name) && isListed($0)
      })
    else { return false }
    toggle(section)
    send(.leave, at: now)
    return true
  }

  private func isListed(_ section: PanelSection) -> Bool { list.layout.item(of: .section(section)) != nil }

  /// Unfolds the editor of a key's first row.
  ///
  /// - Returns: False if the key has no row, or no editor to unfold.
  mutating func unfold(key: String) -> Bool {
    guard let row = row(of: key), control(row)?.editorHeight != nil else { return false }
    unfold(row)
    send(.leave, at: now)
    return true
  }

  /// Types a value into a key's field, as a hand does, wherever the list is scrolled to.
  ///
  /// - Returns: False if the text is not a valid value.
  mutating func type(_ text: String, into key: String, at time: Double) -> Bool {
    advance(to: time)
    guard let found = catalog[key],
      let value = try? TypedValue.read(text, for: found.entry, in: tuning.values)
    else { return false }
    found.control.set(value, &self)
    send(.leave, at: time)
    return true
  }

  /// Resets a key, as a double click on its row does.
  mutating func resetKey(_ key: String) {
    guard let found = catalog[key] else { return }
    found.control.reset(merging: nil, &self)
    send(.leave, at: now)
  }

  /// The first row of a key in the list.
  private func row(of key: String) -> PanelRowID? {
    list.layout.items.lazy.compactMap(\.row).first { $0.key == key }
  }
}
