import FloatCore

/// Rows: a name, and the control of its kind.
extension Panel {
  func drawRow(
    _ key: PanelKey, _ name: String, _ item: PanelItem, _ frame: Rect, _ ink: inout Ink
  ) {
    let colors = ink.colors
    let isChanged = tuning.isChanged(key.entry.key)
    let isHandled = press?.place.row == item.row || (press == nil && isHovered(item) && menu == nil)
    if isFocused(item), editing == nil { ink.ring(Rect(10, 2, Self.width - 20, frame.height - 4)) }
    if isChanged { drawMark(item, frame, &ink) }
    ink.write(
      name, x: PanelMetrics.margin, middle: frame.midY, isHandled ? colors.label : colors.label.faded(0.92),
      maxWidth: PanelMetrics.column - PanelMetrics.margin - 6)
    if let editing, editing.row == item.row {
      return drawEditing(editing, placed(editingField(item), from: item.frame), &ink)
    }
    switch key.entry.kind {
    case .number, .count: drawNumber(key, frame, isHandled, &ink)
    case .flag: drawSwitch(key, frame, &ink)
    case .choice(let words): drawChoice(tuning.text(key.entry.key), words, frame, isHandled, &ink)
    case .color:
      drawSwatch(color(key).color, PanelMetrics.swatch(in: frame), &ink)
      drawField(tuning.text(key.entry.key), PanelMetrics.besideSwatch(in: frame), isHandled, &ink)
    case .curve:
      let swatch = PanelMetrics.swatch(in: frame)
      ink.box(swatch, isHandled ? colors.hovered : colors.field)
      drawCurve(key, swatch.inset(by: EdgeInsets(top: 4, left: 7, bottom: 4, right: 7)), 1.25, &ink)
      drawMenuButton(curveName(key), PanelMetrics.besideSwatch(in: frame), isHandled, &ink)
    case .text:
      drawField(tuning.text(key.entry.key), PanelMetrics.controls(in: frame), isHandled, &ink)
    }
  }

  /// The dot before a changed key; under a pointer it becomes the button that takes the change back.
  private func drawMark(_ item: PanelItem, _ frame: Rect, _ ink: inout Ink) {
    let mark = PanelMetrics.mark(in: frame)
    guard isHovered(item), press == nil, menu == nil, editing?.row != item.row else {
      return ink.circle(mark.center, 2.5, ink.colors.accent)
    }
    // The ring of the focus runs through here.
    ink.circle(mark.center, 7, ink.colors.ground)
    let isOver = hover.map { mark.contains(Point($0.x, listPoint($0).y - item.frame.y)) } ?? false
    ink.icon(.revert, at: mark.center, isOver ? ink.colors.label : ink.colors.accent)
  }

  func isHovered(_ item: PanelItem) -> Bool {
    hover.map { viewport.contains($0) && item.frame.contains(listPoint($0)) } ?? false
  }

  /// A part of a line in the line's own coordinates.
  func placed(_ rect: Rect, from frame: Rect) -> Rect { rect.offset(by: -frame.origin) }

  private func drawEditing(_ editing: Editing, _ field: Rect, _ ink: inout Ink) {
    let colors = ink.colors
    ink.box(field, colors.card)
    ink.line(editing.line, in: field, isFocused: true, composing: composition)
    ink.outline(
      field.inset(by: 0.75), editing.problem == nil ? colors.accent : colors.warning, width: 1.5,
      radius: Ink.corner - 0.75)
  }

  private func drawNumber(_ key: PanelKey, _ frame: Rect, _ isHandled: Bool, _ ink: inout Ink) {
    let colors = ink.colors
    let slider = PanelMetrics.slider(in: frame)
    let knob = PanelMetrics.knob(min(max(share(key), 0), 1), on: slider)
    let track = Rect(slider.x, slider.midY - 2, slider.width, 4)
    ink.box(track, colors.track, radius: 2)
    ink.box(Rect(track.x, track.y, knob.x - track.x, 4), colors.fill, radius: 2)
    if tuning.isChanged(key.entry.key) {
      // From the files' value to the present one.
      var old = NumberValue.number(tuning.savedValue(key))
      if isBounce(key) { old = SpringShape.bounce(old) }
      let base = PanelMetrics.knob(min(max(share(of: old, key), 0), 1), on: slider)
      ink.shapes.append(
        .rect(Rect(min(base.x, knob.x), track.y, (base.x - knob.x).magnitude, 4), colors.accent))
      ink.box(Rect(base.x - 1, slider.midY - 6, 2, 12), colors.accent, radius: 1)
    }
    ink.knob(knob)
    let field = PanelMetrics.field(in: frame)
    ink.box(field, isHandled ? colors.hovered : colors.field)
    ink.quantity(isBounce(key) ? bounceText(key) : shortText(key), in: field, colors.label)
  }

  /// The value shortened to fit into a field: at most four digits after the point.
  private func shortText(_ key: PanelKey) -> String {
    let text = tuning.text(key.entry.key)
    guard let point = text.firstIndex(of: ".") else { return text }
    let digits = text[text.index(after: point)...].prefix { $0.isNumber }
    guard digits.count > 4 else { return text }
    let unit = text[digits.endIndex...]
    return SpringPlot.decimal(DecimalText.number(text[..<digits.endIndex]) ?? 0, 3) + unit
  }

  private func drawSwitch(_ key: PanelKey, _ frame: Rect, _ ink: inout Ink) {
    let area = PanelMetrics.toggle(in: frame)
    let isOn = tuning.value(key) == .flag(true)
    let share = switches[key.entry.key]?.share(at: now) ?? (isOn ? 1 : 0)
    ink.box(area, ink.colors.track.mixed(with: ink.colors.accent, share), radius: area.height / 2)
    ink.knob(Point(area.minX + 10 + share * (area.width - 20), area.midY), radius: 8)
  }

  func drawChoice(
    _ current: String, _ words: [String], _ frame: Rect, _ isHandled: Bool, _ ink: inout Ink
  ) {
    let colors = ink.colors
    guard let segments = PanelMetrics.segments(words, in: frame) else {
      return drawMenuButton(current, PanelMetrics.controls(in: frame), isHandled, &ink)
    }
    ink.box(PanelMetrics.controls(in: frame), isHandled ? colors.hovered : colors.field)
    for (word, segment) in zip(words, segments) {
      let isOn = word == current
      if isOn { drawSelected(segment, &ink) }
      ink.write(
        word, x: segment.midX, middle: segment.midY, size: Ink.small,
        weight: isOn ? .medium : .regular, isOn ? colors.label : colors.secondary, alignment: .center)
    }
  }

  /// The background of the chosen word of several side by side.
  func drawSelected(_ segment: Rect, _ ink: inout Ink) {
    ink.box(segment.offset(y: 0.5), ink.colors.shadow.faded(0.5), radius: 4.5)
    ink.box(segment, ink.colors.selected, radius: 4.5)
  }

  private func drawMenuButton(_ text: String, _ field: Rect, _ isHandled: Bool, _ ink: inout Ink) {
    ink.box(field, isHandled ? ink.colors.hovered : ink.colors.field)
    ink.write(text, x: field.x + 8, middle: field.midY, ink.colors.label, maxWidth: field.width - 28)
    ink.icon(.chevron, at: Point(field.maxX - 11, field.midY), ink.colors.secondary)
  }

  private func drawField(_ text: String, _ field: Rect, _ isHandled: Bool, _ ink: inout Ink) {
    ink.box(field, isHandled ? ink.colors.hovered : ink.colors.field)
    ink.write(text, x: field.x + 8, middle: field.midY, ink.colors.label, maxWidth: field.width - 16)
  }

  /// A colour, on a ground that shows through if it is not opaque.
  private func drawSwatch(_ color: Color, _ area: Rect, _ ink: inout Ink) {
    if color.alpha < 255 {
      ink.box(area, .white)
      ink.shapes += Checks.shapes(
        area.inset(by: EdgeInsets(top: 0, left: 1.5, bottom: 0, right: 1.5)), side: 5.5)
    }
    ink.box(area, color)
    ink.outline(area.inset(by: 0.5), ink.colors.label.faded(0.16), radius: Ink.corner - 0.5)
  }

  /// A curve's name, or its four numbers.
  private func curveName(_ key: PanelKey) -> String {
    let text = tuning.text(key.entry.key)
    guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return text }
    return text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ", ").joined(separator: "  ")
  }

  /// A timing curve from the lower left to the upper right corner of a rectangle.
  func drawCurve(
    _ key: PanelKey, _ area: Rect, _ width: Double, _ ink: inout Ink, saved: Bool = false
  ) {
    guard case .curve(let curve) = saved ? tuning.savedValue(key) : tuning.value(key) else { return }
    var path = Path()
    path.move(to: Point(area.minX, area.maxY))
    func point(_ x: Double, _ y: Double) -> Point {
      Point(area.x + x * area.width, area.maxY - y * area.height)
    }
    switch curve {
    case .cubicBezier(let bezier):
      path.cubic(
        to: point(1, 1), control1: point(bezier.x1, bezier.y1), control2: point(bezier.x2, bezier.y2))
    case .linear: path.line(to: point(1, 1))
    }
    ink.shapes.append(.stroke(path, width: width, saved ? ink.colors.other : ink.colors.accent))
  }
}

/// A checkerboard that stands for emptiness behind translucent colours.
enum Checks {
  static func shapes(_ area: Rect, side: Double) -> [Shape] {
    let columns = Int((area.width / side).rounded(.down))
    let rows = Int((area.height / side).rounded(.down))
    return (0..<rows).flatMap { row in
      (0..<columns).compactMap { column in
        guard (row + column).isMultiple(of: 2) else { return nil }
        return .rect(
          Rect(area.x + Double(column) * side, area.y + Double(row) * side, side, side), Color(rgb: 0xD0D0D4))
      }
    }
  }
}
