import FloatCore

/// Changes of values, by a pointer, a key or a script.
extension Panel {
  /// Sets a key to a number in the unit of the table.
  ///
  /// - Parameter grid: The distance between two values, such as the key's step; 0 for none.
  mutating func set(_ key: PanelKey, to number: Double, grid: Double, merging: TuningStep.Merging? = nil) {
    set(key, to: NumberValue.value(number, key.entry, grid: grid), merging: merging)
  }

  mutating func set(_ key: PanelKey, to value: ParameterValue, merging: TuningStep.Merging? = nil) {
    if case .flag(let isOn) = value { turn(key, to: isOn) }
    tuning.set([ConfigurationValue(key.entry.key, value)], merging: merging)
    if !tuning.isInGesture { play(key) }
  }

  /// Merges steps of a key in quick succession, such as those of one turn of the wheel or of a key held down.
  func merging(_ what: String, _ key: String) -> TuningStep.Merging { .init("\(what) \(key)", at: now) }

  /// The number of a key in the unit of the table.
  func number(_ key: PanelKey) -> Double { NumberValue.number(tuning.value(key)) }

  /// Changes a number by some steps; the grid follows the step, so that fine steps are not rounded away.
  ///
  /// - Parameter what: The means of stepping: its steps in quick succession are merged into one.
  mutating func step(
    _ key: PanelKey, isBounce: Bool, by steps: Double, _ modifiers: PanelModifiers, with what: String = "keys"
  ) {
    let merging = merging(what, key.entry.key)
    let size = key.entry.step * modifiers.factor
    let grid = key.entry.kind == .count ? 1 : key.entry.step * min(modifiers.factor, 1)
    if isBounce {
      let bounce = SpringShape.bounce(number(key)) + steps * size
      set(key, to: SpringShape.ratio(bounce: bounce), grid: grid, merging: merging)
    } else {
      set(key, to: number(key) + steps * max(size, grid), grid: grid, merging: merging)
    }
  }

  /// Resets a key to the files' value, or to the default if it has that value already.
  mutating func reset(_ key: PanelKey, merging: TuningStep.Merging? = nil) {
    set(
      key, to: tuning.isChanged(key.entry.key) ? tuning.savedValue(key) : key.entry.defaultValue,
      merging: merging)
  }

  /// Resets all changed keys of a section to the files' values, in one step.
  mutating func reset(_ section: PanelSection) {
    let keys: [String] =
      switch section {
      case .touched: touched
      case .changed: Array(tuning.changedKeys)
      case .named: found?.named ?? []
      case .described: found?.described ?? []
      case .phone: []
      case .group(let id): tuning.changedKeys.filter { catalog[$0]?.group == id }
      }
    tuning.set(
      keys.filter(tuning.isChanged).sorted { catalog.order(of: $0) < catalog.order(of: $1) }
        .compactMap { catalog[$0] }.map { ConfigurationValue($0.entry.key, tuning.savedValue($0)) })
  }

  /// Chooses a neighbour of the present word; stops at the first and the last.
  mutating func choose(_ key: PanelKey, _ words: [String], by step: Int) {
    let index = words.firstIndex(of: tuning.text(key.entry.key)) ?? 0
    set(key, to: .text(words[min(max(index + step, 0), words.count - 1)]))
  }

  mutating func toggle(_ key: PanelKey) {
    set(key, to: .flag(tuning.value(key) != .flag(true)))
  }

  /// Starts the motion of a switch's knob from its present place to its new side.
  private mutating func turn(_ key: PanelKey, to isOn: Bool) {
    let wasOn = tuning.value(key) == .flag(true)
    guard isOn != wasOn, !tuning.isPeeking else { return }
    var knob = switches[key.entry.key] ?? Animated(wasOn ? 1 : 0)
    knob.animate(
      to: isOn ? 1 : 0, with: .spring(Spring(response: 0.2, dampingRatio: 1), .unit), at: now)
    switches[key.entry.key] = knob
  }

  mutating func unfold(_ row: PanelRowID) {
    if unfolded.remove(row) == nil { unfolded.insert(row) }
    opened = .row(row)
  }

  mutating func toggle(_ section: PanelSection) {
    if toggled.remove(section) == nil { toggled.insert(section) }
    opened = .section(section)
  }

  // MARK: Colours

  /// The colour of a key as hue, saturation and brightness.
  func color(_ key: PanelKey) -> HSVColor {
    guard case .color(let color) = tuning.value(key) else { return HSVColor(.black) }
    return HSVColor(color, hint: hsv[key.entry.key])
  }

  mutating func set(_ key: PanelKey, to color: HSVColor) {
    hsv[key.entry.key] = color
    set(key, to: .color(color.color))
  }

  /// Changes saturation, brightness, hue or opacity by shares of their ranges.
  mutating func shift(_ key: PanelKey, _ part: PanelPart, by d: Point) {
    var color = color(key)
    func moved(_ value: Double, _ d: Double) -> Double { min(max(value + d, 0), 1) }
    switch part {
    case .square:
      color.saturation = moved(color.saturation, d.x)
      color.value = moved(color.value, -d.y)
    case .hue: color.hue = moved(color.hue, d.x)
    case .opacity: color.opacity = moved(color.opacity, d.x)
    default: return
    }
    set(key, to: color)
  }

  // MARK: Curves

  /// The control points of a curve; those of a straight one are at a third and two thirds of its way.
  func handles(_ key: PanelKey) -> (first: Point, second: Point) {
    guard case .curve(.cubicBezier(let bezier)) = tuning.value(key) else {
      return (Point(1.0 / 3, 1.0 / 3), Point(2.0 / 3, 2.0 / 3))
    }
    return (Point(bezier.x1, bezier.y1), Point(bezier.x2, bezier.y2))
  }

  /// Moves a control point, rounded to hundredths.
  mutating func set(_ key: PanelKey, _ handle: PanelPart, to point: Point) {
    let old = handles(key)
    func hundredths(_ point: Point, _ y: ClosedRange<Double>) -> Point {
      Point(
        (min(max(point.x, 0), 1) * 100).rounded() / 100,
        (min(max(point.y, y.lowerBound), y.upperBound) * 100).rounded() / 100)
    }
    let new = hundredths(point, -2...3)
    let other = hundredths(handle == .handle1 ? old.second : old.first, -10...10)
    let (first, second) = handle == .handle1 ? (new, other) : (other, new)
    if let curve = TimingCurve.bezier(first.x, first.y, second.x, second.y) { set(key, to: .curve(curve)) }
  }

  // MARK: Springs

  /// Runs the dot along the curve of a changed spring once.
  mutating func play(_ key: PanelKey) {
    guard let spring = catalog.springs[key.block], spring.keys.contains(key.entry.key) else { return }
    play(spring.block)
  }

  // MARK: Buttons

  mutating func perform(_ action: PanelAction) {
    if action != .find { finishEditing() }
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
      let lines = yaml
      guard !lines.isEmpty else { return }
      effects.append(.copy(lines))
      notice = words.copied(lines.count { $0 == "\n" })
    case .save:
      finishPress()
      let changes = tuning.changes
      guard !changes.isEmpty else { return }
      if tuning.isSaveHeldBack {
        tuning.noteHeldBack()
        notice = words.heldBack(tuning.conflicts.count)
      } else {
        effects.append(.save(changes))
      }
    case .preset:
      finishPress()
      if naming != nil {
        endNaming()
      } else if isEnabled(.preset) {
        beginNaming()
      }
    case .find:
      hasFocus = true
      showsFocus = true
      focus = .search
      query.selectAll()
    }
  }

  /// The row in focus, or else everything changed, as lines of a config file.
  var yaml: String {
    var values = tuning.changes
    if let row = focus?.row {
      let keys = catalog.springs[row.key]?.keys ?? [row.key]
      values = keys.map { ConfigurationValue(key: $0, value: tuning.text($0)) }
    }
    return values.map { value in
      let isPlain = catalog[value.key].map { $0.entry.kind != .color && $0.entry.kind != .text } ?? true
      return "\(value.key): \(isPlain ? value.value : "\"\(value.value)\"")\n"
    }.joined()
  }

  func isEnabled(_ action: PanelAction) -> Bool {
    switch action {
    case .undo: tuning.canUndo
    case .redo: tuning.canRedo
    case .save, .preset: !tuning.changedKeys.isEmpty
    case .flip, .copy, .find: true
    }
  }
}
