import FloatCore

/// The panel as shapes, for the painter that draws the phone.
extension Panel {
  package var scene: Scene {
    let colors = Palette(appearance)
    var layers = [listLayer(colors), headerLayer(colors), footerLayer(colors)]
    if let menu { layers.append(menuLayer(menu, colors)) }
    return Scene(size: Size(Self.width, height), background: colors.ground, layers: layers)
  }

  // MARK: List

  private func listLayer(_ colors: Palette) -> Layer {
    let offset = scrollOffset
    let rows = visibleLines(offset).map { layer($0.item, at: $0.y, colors) }
    var ink = Ink(colors)
    if layout.height > viewport.height, viewport.height > 0 {
      let length = max(24, viewport.height * viewport.height / layout.height)
      let share = offset / (layout.height - viewport.height)
      let y = min(max(share, 0), 1) * (viewport.height - length - 8) + 4
      ink.box(Rect(Self.width - 6, y, 3, length), colors.track, radius: 1.5)
    }
    let list = Layer(id: "panel:list", position: Point(0, -offset), sublayers: rows)
    return Layer(
      id: "panel:viewport", position: viewport.origin, outline: RoundedRect(Rect(size: viewport.size)),
      sublayers: [list, Layer(id: "panel:scroll-bar", content: ink.shapes)])
  }

  /// The visible lines and their places; those drawn on top come last.
  private func visibleLines(_ offset: Double) -> [(item: PanelItem, y: Double)] {
    let top = offset
    let bottom = offset + viewport.height
    guard let slide else { return layout.items(from: top, to: bottom).map { ($0, $0.frame.y) } }
    let shift = slide.offset(at: now)
    let leaving = slide.leaving.filter { $0.frame.maxY > top && $0.frame.y < bottom }
    let items = layout.items(from: top - shift.magnitude, to: bottom + shift.magnitude)
    return leaving.map { ($0, $0.frame.y) }
      + items.map { ($0, $0.frame.y + ($0.frame.y >= slide.top ? shift : 0)) }
      .filter { $0.1 < bottom && $0.1 + $0.0.frame.height > top }
  }

  /// A line as a layer of its own, because its shapes seldom change while the list scrolls.
  private func layer(_ item: PanelItem, at y: Double, _ colors: Palette) -> Layer {
    var ink = Ink(colors)
    var sublayers: [Layer] = []
    let frame = Rect(size: item.frame.size)
    let id = item.id
    ink.shapes.append(.rect(frame, colors.ground))
    switch item.kind {
    case .section(let section, let title, let count, let isOpen):
      draw(section, title, count, isOpen, frame, &ink)
    case .caption(let title):
      ink.write(
        title, x: PanelMetrics.margin, middle: frame.midY + 2, size: Ink.small, weight: .medium,
        colors.secondary)
    case .hint(let lines):
      ink.lines(lines, x: PanelMetrics.margin, middle: 10, height: 17, size: Ink.text, colors.secondary)
    case .springTitle(let spring, let title):
      draw(spring, title, frame, isFocused: isFocused(item, .form), &ink)
    case .springPlot(let spring):
      sublayers.append(springCard(spring, frame, id: id, isFocused: isFocused(item, .plot), colors))
    case .colorEditor(let key): sublayers.append(colorCard(key, item, frame, id: id, colors))
    case .curveEditor(let key): sublayers.append(curveCard(key, item, frame, id: id, colors))
    case .conflict(_, let text):
      ink.write(
        "\(words.file): \(text)", x: PanelMetrics.right, middle: frame.midY - 3, size: Ink.small,
        colors.warning, alignment: .trailing)
    case .offer(let count): drawOffer(count, item, frame, &ink)
    case .setting(let setting):
      if isFocused(item) { ink.ring(Rect(10, 2, Self.width - 20, frame.height - 4)) }
      ink.write(words.title(setting.kind), x: PanelMetrics.margin, middle: frame.midY, colors.label)
      drawChoice(setting.current, setting.choices, frame, isHovered(item), &ink)
    case .row(let key, let name): drawRow(key, name, item, frame, &ink)
    }
    return Layer(
      id: id, position: Point(0, y), outline: RoundedRect(frame), content: ink.shapes,
      sublayers: sublayers, isRasterized: true)
  }

  /// True if the keyboard's focus is on a line, or on a part of it.
  func isFocused(_ item: PanelItem, _ part: PanelPart? = nil) -> Bool {
    guard showsFocus, hasFocus, let row = item.row else { return false }
    return focus == part.map { .part(row, $0) } ?? .row(row)
  }

  private func draw(
    _ section: PanelSection, _ title: String, _ count: Int?, _ isOpen: Bool, _ frame: Rect,
    _ ink: inout Ink
  ) {
    let colors = ink.colors
    let middle = frame.midY + 1
    if frame.y >= 0, case .group = section {
      ink.hairline(Point(PanelMetrics.margin, 0), Point(PanelMetrics.right, 0), colors.line)
    }
    if showsFocus, hasFocus, focus == .section(section) {
      ink.ring(Rect(10, 5, Self.width - 20, frame.height - 8))
    }
    ink.write(
      title, x: PanelMetrics.margin, middle: middle, weight: .semibold, colors.label)
    ink.icon(.disclosure(isOpen: isOpen), at: Point(PanelMetrics.right - 4, middle), colors.tertiary)
    if let count {
      let isChanged = section == .changed && count > 0
      ink.write(
        "\(count)", x: PanelMetrics.right - 16, middle: middle, isChanged ? colors.accent : colors.secondary,
        alignment: .trailing)
    }
  }

  // MARK: Head and foot

  private func headerLayer(_ colors: Palette) -> Layer {
    var ink = Ink(colors)
    ink.shapes.append(.rect(Rect(0, 0, Self.width, PanelMetrics.header), colors.ground))
    let field = PanelMetrics.search
    ink.box(field, colors.field, radius: 8)
    ink.icon(.search, at: Point(field.x + 15, field.midY), colors.secondary)
    let isFocused = focus == .search && hasFocus
    let inner = Rect(field.x + 22, field.y, field.width - 22 - 20, field.height)
    if query.isEmpty, !isFocused || composition == nil {
      ink.write(words.find, x: inner.x + 8, middle: field.midY, colors.tertiary)
      if !isFocused {
        ink.write(
          words.findHint, x: field.maxX - 10, middle: field.midY, size: Ink.small, colors.tertiary,
          alignment: .trailing)
      }
    } else if !query.isEmpty {
      ink.icon(.clear, at: PanelMetrics.clear.center, colors.secondary)
    }
    ink.line(query, in: inner, isFocused: isFocused, composing: isFocused ? composition : nil)
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
        Layer(id: "panel:help", opacity: naming == nil ? helpOpacity : 1, content: help.shapes)
      ])
  }

  /// Draws the explanation of the key under the pointer or in focus, or the problem with a typed value.
  private func drawHelp(_ frame: Rect, _ ink: inout Ink) {
    let colors = ink.colors
    let x = PanelMetrics.margin
    let width = Self.width - 2 * PanelMetrics.margin
    if let naming { return drawNaming(naming, &ink) }
    guard let key = keyInQuestion, notice == nil else {
      let lines = TextMetrics.wrap(notice ?? words.howTo, size: Ink.small, width: width, maxLines: 3)
      return ink.lines(
        lines, x: PanelMetrics.margin, middle: frame.y + 17, notice == nil ? colors.tertiary : colors.label)
    }
    ink.write(
      key.entry.key, x: x, middle: frame.y + 15, size: Ink.small, weight: .medium, colors.label,
      maxWidth: width)
    let problem = editing?.problem
    let lines = TextMetrics.wrap(
      problem ?? key.entry.summary, size: Ink.small, width: width, maxLines: problem == nil ? 2 : 3)
    ink.lines(
      lines, x: PanelMetrics.margin, middle: frame.y + 32, problem == nil ? colors.secondary : colors.warning)
    guard problem == nil else { return }
    var facts = "\(words.byDefault) \(key.entry.defaultText)"
    if let range = key.entry.rangeText { facts += "  ·  \(range.lowest) – \(range.highest)" }
    ink.write(
      facts, x: x, middle: frame.y + 32 + Double(max(lines.count, 1)) * 15, size: Ink.small,
      colors.tertiary, maxWidth: width)
  }

  /// The key that the help is about.
  var keyInQuestion: PanelKey? {
    if let editing { return catalog[editing.row.key] }
    if let row = press?.place.row, let key = catalog[row.key] { return key }
    if let hover, let row = place(at: hover)?.row, let key = catalog[row.key] { return key }
    return focus?.row.flatMap { catalog[$0.key] }
  }

  private func drawButtons(_ ink: inout Ink) {
    let colors = ink.colors
    let count = tuning.changedKeys.count
    ink.write(
      words.changes(count), x: PanelMetrics.margin, middle: height - PanelMetrics.footer + 26,
      weight: count > 0 ? .medium : .regular, count > 0 ? colors.accent : colors.secondary, maxWidth: 84)
    for action in PanelAction.allCases {
      guard let frame = PanelMetrics.button(action, height: height) else { continue }
      let isEnabled = isEnabled(action)
      let isHovered = isEnabled && hover.map(frame.contains) ?? false
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
      if showsFocus, hasFocus, focus == .action(action) { ink.ring(frame) }
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

  private func menuLayer(_ menu: Menu, _ colors: Palette) -> Layer {
    let hovered = hover.flatMap { place(at: $0) }
    return colors.card("panel:menu", menu.frame, radius: 8, lift: 12, ground: colors.card) { ink in
      let frame = Rect(size: menu.frame.size)
      for (index, word) in menu.words.enumerated() {
        let row = Rect(4, 4 + Double(index) * PanelMetrics.menuRow, frame.width - 8, PanelMetrics.menuRow)
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
