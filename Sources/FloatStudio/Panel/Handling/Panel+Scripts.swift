import FloatCore

/// The panel's actions for scripts, which have no pointer.
extension Panel {
  /// Opens or folds a section: a group by its first word, or one of the panel's own by its name.
  ///
  /// - Returns: False where there is no such section in the list.
  package mutating func unfold(named name: String) -> Bool {
    let sections: [PanelSection] = [.group(name), .touched, .changed, .named, .described, .phone]
    guard
      let section = sections.first(where: { ($0 == .group(name) || $0.name == name) && isListed($0) })
    else { return false }
    toggle(section)
    send(.leave, at: now)
    return true
  }

  private func isListed(_ section: PanelSection) -> Bool { layout.item(of: .section(section)) != nil }

  /// Unfolds the editor of a key's first row.
  ///
  /// - Returns: False where it has no row, or nothing to unfold.
  package mutating func unfold(key: String) -> Bool {
    guard let row = row(of: key), let entry = catalog[key]?.entry else { return false }
    guard entry.kind == .color || entry.kind == .curve else { return false }
    unfold(row)
    send(.leave, at: now)
    return true
  }

  /// Types a value into a key's field, as a hand does, wherever the list is.
  ///
  /// - Returns: False where it is no value.
  package mutating func type(_ text: String, into key: String, at time: Double) -> Bool {
    advance(to: time)
    guard let found = catalog[key],
      let value = try? TypedValue.read(text, for: found.entry, in: tuning.values)
    else { return false }
    set(found, to: value)
    send(.leave, at: time)
    return true
  }

  /// As a double click on a key's row does.
  package mutating func resetKey(_ key: String) {
    guard let found = catalog[key] else { return }
    reset(found)
    send(.leave, at: now)
  }

  /// The first row of a key in the list.
  private func row(of key: String) -> PanelRowID? {
    layout.items.lazy.compactMap(\.row).first { $0.key == key }
  }
}
