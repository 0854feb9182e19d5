import FloatCore

/// Changes of several values, and the buttons.
extension Panel {
  /// Merges steps of a key in quick succession, such as those of one turn of the wheel or of a key held down.
  func merging(_ what: String, _ key: String) -> TuningStep.Merging {
    TuningStep.Merging(name: "\(what) \(key)", time: now)
  }

  /// Resets all changed keys of a section to the files' values, in one step.
  mutating func reset(_ section: PanelSection) {
    let keys: [String] =
      switch section {
      case .touched: content.touched
      case .changed: Array(tuning.changedKeys)
      case .named: content.found?.named ?? []
      case .described: content.found?.described ?? []
      case .phone: []
      case .group(let id): tuning.changedKeys.filter { catalog[$0]?.group == id }
      }
    tuning.set(
      catalog.sorted(tuning.changedKeys.intersection(keys)).compactMap { catalog[$0] }
        .map { ConfigurationValue($0.entry.key, tuning.savedValue($0)) })
  }

  /// Sets the offered values in one step, or discards them.
  mutating func answer(_ offer: PanelOffer) {
    if offer == .restore { tuning.set(content.offered) }
    content.offered = []
    keyboard.place = nil
  }

  mutating func unfold(_ row: PanelRowID) {
    content.unfolded.formSymmetricDifference([row])
    list.opened = .row(row)
  }

  mutating func toggle(_ section: PanelSection) {
    content.toggled.formSymmetricDifference([section])
    list.opened = .section(section)
  }

  /// Copies a motion as its menu says; false for a block of keys that is none's.
  @discardableResult
  mutating func copySpring(_ block: String?) -> Bool {
    guard let copied = copying.copy(block, tuning.shown, language) else { return false }
    effects.append(.copy(copied.text))
    notice = copied.notice
    return true
  }

  // MARK: Buttons

  mutating func perform(_ action: PanelAction) {
    finishEditing()
    if action != .preset { endNaming() }
    switch action {
    case .undo:
      cancelPress()
      tuning.undo()
    case .redo:
      cancelPress()
      tuning.redo()
    case .flip:
      finishPress()
      tuning.flip()
    case .copy:
      if copySpring(keyboard.place?.row?.key) { return }
      let lines = yaml
      guard !lines.isEmpty else { return }
      effects.append(.copy(lines))
      notice = words.copied(lines.count { $0 == "\n" })
    case .save:
      finishPress()
      guard !tuning.changes.isEmpty else { return }
      if tuning.isSaveHeldBack {
        tuning.noteHeldBack()
        notice = words.heldBack(tuning.conflicts.count)
      } else {
        effects.append(.save)
      }
    case .preset:
      finishPress()
      if naming != nil {
        endNaming()
      } else if isEnabled(.preset) {
        beginNaming()
      }
    case .find:
      keyboard = PanelKeyboard(isHere: true, isShown: true, place: .search)
      query.selectAll()
    }
  }

  /// The row in focus, or else everything changed, as lines of a config file.
  var yaml: String {
    var values = tuning.changes
    if let row = keyboard.place?.row, row.section != .phone {
      let keys = catalog.springs[row.key]?.keys ?? [row.key]
      values = keys.map { ConfigurationValue(key: $0, value: tuning.text($0)) }
    }
    return values.map { value in
      let isPlain = catalog[value.key].map { $0.entry.kind != .color && $0.entry.kind != .text } ?? true
      return "\(value.key): \(isPlain ? value.value : "\"\(value.value)\"")\n"
    }.joined()
  }

  /// False if an action has nothing to do now.
  func isEnabled(_ action: PanelAction) -> Bool {
    switch action {
    case .undo: tuning.canUndo
    case .redo: tuning.canRedo
    case .save, .preset: !tuning.changedKeys.isEmpty
    case .copy: !yaml.isEmpty
    case .flip, .find: true
    }
  }
}
