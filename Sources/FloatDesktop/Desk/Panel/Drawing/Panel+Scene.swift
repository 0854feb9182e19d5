import FloatCore
import FloatStudio

/// The panel as shapes, for the painter that draws the phone.
extension Panel {
  var scene: Scene {
    let colors = Palette(appearance)
    var layers = [listLayer(colors), headerLayer(colors), footerLayer(colors)]
    if let menu { layers.append(menuLayer(menu, colors)) }
    return Scene(size: Size(Self.width, height), background: colors.ground, layers: layers)
  }

  // MARK: Head and foot

  private func headerLayer(_ colors: Palette) -> Layer {
    var ink = Ink(colors)
    ink.shapes.append(.rect(Rect(0, 0, Self.width, PanelMetrics.header), colors.ground))
    let field = PanelMetrics.search
    ink.box(field, colors.field, radius: 8)
    ink.icon(.search, at: Point(field.x + 15, field.midY), colors.secondary)
    let isFocused = keyboard.place == .search && keyboard.isHere
    if query.isEmpty, !isFocused || composition == nil {
      ink.write(words.find, x: searchArea.x + TextField.inset, middle: field.midY, colors.tertiary)
      if !isFocused {
        ink.write(
          words.findHint, x: field.maxX - 10, middle: field.midY, size: Ink.small, colors.tertiary,
          alignment: .trailing)
      }
    } else if !query.isEmpty {
      ink.icon(.clear, at: PanelMetrics.clear.center, colors.secondary)
    }
    query.draw(in: searchArea, isFocused: isFocused, composing: isFocused ? composition : nil, &ink)
    if isFocused { ink.outline(field.inset(by: 0.75), colors.accent, width: 1.5, radius: 7.25) }
    if scrollOffset > 0.5 {
      ink.hairline(Point(0, PanelMetrics.header), Point(Self.width, PanelMetrics.header), colors.line)
    }
    return Layer(id: "panel:header", content: ink.shapes)
  }

  private func footerLayer(_ colors: Palette) -> Layer {
    var ink = Ink(colors)
    let top = height - PanelMetrics.footer - PanelMetrics.help
    ink.shapes.append(.rect(Rect(0, top, Self.width, height - top), colors.ground))
    ink.shapes.append(.hairline(from: Point(0, top), to: Point(Self.width, top), colors.line))
    drawButtons(&ink)
    var help = Ink(colors)
    drawHelp(Rect(0, top, Self.width, PanelMetrics.help), &help)
    return Layer(
      id: "panel:footer", content: ink.shapes,
      sublayers: [
        Layer(
          id: "panel:help", opacity: naming == nil ? message.helpOpacity(at: now) : 1, content: help.shapes)
      ])
  }

  /// Draws the explanation of the key under the pointer or in focus, or the problem with a typed value.
  private func drawHelp(_ frame: Rect, _ ink: inout Ink) {
    let colors = ink.colors
    let x = PanelMetrics.margin
    let width = Self.width - 2 * PanelMetrics.margin
    if let naming { return drawName(naming, &ink) }
    guard let key = keyInQuestion, notice == nil else {
      let lines = TextMetrics.wrap(notice ?? words.howTo, size: Ink.small, width: width, maxLines: 3)
      return ink.lines(
        lines, x: PanelMetrics.margin, middle: frame.y + 17, notice == nil ? colors.tertiary : colors.label)
    }
    ink.write(
      key.entry.key, x: x, middle: frame.y + 15, size: Ink.small, weight: .medium, colors.label,
      maxWidth: width)
    let problem = editing?.message
    let lines = TextMetrics.wrap(
      problem ?? key.entry.summary, size: Ink.small, width: width, maxLines: problem == nil ? 2 : 3)
    ink.lines(
      lines, x: PanelMetrics.margin, middle: frame.y + 32, problem == nil ? colors.secondary : colors.warning)
    guard problem == nil else { return }
    var facts = "\(words.byDefault) \(key.entry.defaultText)"
    if let range = key.entry.rangeText { facts += "  ·  \(range.lowest) – \(range.highest)" }
    ink.write(
      facts, x: x, middle: frame.y + 32 + Double(max(lines.count, 1)) * 15, size: Ink.small, colors.tertiary,
      maxWidth: width)
  }

  /// The key that the help is about.
  var keyInQuestion: PanelKey? {
    if let row = editing?.row { return catalog[row.key] }
    let places = [
      pointer.press?.hold.target, pointer.hover.flatMap { place(at: $0) }, keyboard.place,
    ]
    return places.lazy.compactMap { $0?.row.flatMap { catalog[$0.key] } }.first
  }

  /// Draws the field for the name of a preset, in the place of the help.
  private func drawName(_ naming: PanelField, _ ink: inout Ink) {
    let colors = ink.colors
    let field = PanelMetrics.nameField(height: height)
    let x = PanelMetrics.margin
    ink.write(
      words.saveAsPreset(tuning.changedKeys.count), x: x, middle: field.minY - 13, size: Ink.small,
      weight: .medium, colors.label)
    let isTyping = keyboard.isHere && keyboard.place == .presetName
    naming.draw(in: field, isFocused: isTyping, composition, &ink)
    let button = PanelMetrics.nameButton(height: height)
    ink.button(
      naming.problem == .taken ? words.replace : words.save, button, isMain: true,
      isHovered: pointer.hover.map(button.contains) ?? false, isFocused: isFocused(on: .savePreset),
      weight: .semibold)
    let text = naming.problem == .taken ? words.presetTaken : naming.message ?? words.presetHint
    let lines = TextMetrics.wrap(
      text, size: Ink.small, width: Self.width - 2 * PanelMetrics.margin, maxLines: 2)
    ink.lines(
      lines, x: x, middle: field.maxY + 12, height: 14,
      naming.problem == nil ? colors.tertiary : colors.warning)
  }

  private func drawButtons(_ ink: inout Ink) {
    let colors = ink.colors
    let count = tuning.changedKeys.count
    ink.write(
      words.changes(count), x: PanelMetrics.margin, middle: height - PanelMetrics.footer + 26,
      weight: count > 0 ? .medium : .regular, count > 0 ? colors.accent : colors.secondary, maxWidth: 84)
    for case (.action(let action), let frame) in fixedAreas.map({ ($0.place, $0.frame) }) {
      let isEnabled = isEnabled(action)
      let isHovered = isEnabled && pointer.hover.map(frame.contains) ?? false
      // While a name is typed, the main button is the one beside the field.
      let isMain = action == .save && isEnabled && naming == nil
      let ground = isMain ? colors.accent : isHovered ? colors.hovered : colors.field
      ink.box(frame, isMain && isHovered ? ground.mixed(with: colors.label, 0.12) : ground)
      let color = isMain ? colors.onAccent : isEnabled ? colors.label : colors.tertiary
      switch action {
      case .undo: ink.icon(.undo, at: frame.center, color)
      case .redo: ink.icon(.redo, at: frame.center, color)
      case .flip: drawSets(frame, &ink)
      case .save:
        ink.write(words.save, x: frame.midX, middle: frame.midY, weight: .semibold, color, alignment: .center)
      case .preset: ink.icon(.more, at: frame.center, color)
      case .copy, .find: break
      }
      if isFocused(on: .action(action)) { ink.ring(frame) }
    }
  }

  /// A and B, with the set in use marked.
  private func drawSets(_ frame: Rect, _ ink: inout Ink) {
    let colors = ink.colors
    let isB = (tuning.active == .b) != tuning.isPeeking
    let half = Rect(frame.x + (isB ? frame.width / 2 : 2), frame.y + 2, frame.width / 2 - 2, frame.height - 4)
    ink.box(half, colors.selected, radius: 4.5)
    for (name, x, isOn) in [("A", 0.27, !isB), ("B", 0.73, isB)] {
      ink.write(
        name, x: frame.x + frame.width * x, middle: frame.midY, weight: isOn ? .semibold : .regular,
        isOn ? colors.label : colors.secondary, alignment: .center)
    }
  }

  // MARK: Choices

  private func menuLayer(_ menu: PanelMenu, _ colors: Palette) -> Layer {
    let hovered = pointer.hover.flatMap { place(at: $0) }
    return colors.card("panel:menu", menu.frame, radius: 8, lift: 12, ground: colors.card) { ink in
      let frame = Rect(size: menu.frame.size)
      for (index, word) in menu.words.enumerated() {
        let row = menu.row(index)
        let isMarked = hovered.map { $0 == .choice(index) } ?? (index == menu.selected)
        if isMarked { ink.box(row, colors.accent, radius: 5) }
        ink.write(
          word, x: row.x + 8, middle: row.midY, isMarked ? colors.onAccent : colors.label,
          maxWidth: row.width - 16)
      }
      ink.outline(frame.inset(by: 0.5), colors.line, radius: 7.5)
    }
  }
}
