import FloatCore

/// Rows: a name, and the control of its kind.
extension Panel {
  func drawRow(
    _ key: PanelKey, _ name: String, _ item: PanelItem, _ frame: Rect, _ canvas: inout PanelCanvas
  ) {
    let colors = canvas.colors
    let isChanged = tuning.isChanged(key.entry.key)
    let isHandled = press?.place.row == item.row || (press == nil && isHovered(item) && menu == nil)
    if isFocused(item), editing == nil { canvas.ring(Rect(10, 2, Self.width - 20, frame.height - 4)) }
    if isChanged { drawMark(item, frame, &canvas) }
    canvas.text(
      name, x: PanelMetrics.margin, middle: frame.midY, isHandled ? colors.label : colors.label.faded(0.92),
      maxWidth: PanelMetrics.column - PanelMetrics.margin - 6)
    if let editing, editing.row == item.row {
      return drawEditing(editing, placed(editingField(item), from: item.frame), &canvas)
    }
    switch key.entry.kind {
    case .number, .count: drawNumber(key, frame, isHandled, &canvas)
    case .flag: drawSwitch(key, frame, &canvas)
    case .choice(let words): drawChoice(tuning.text(key.entry.key), words, frame, isHandled, &canvas)
    case .color:
      drawSwatch(color(key).color, PanelMetrics.swatch(in: frame), &canvas)
      drawField(tuning.text(key.entry.key), PanelMetrics.besideSwatch(in: frame), isHandled, &canvas)
    case .curve:
      let swatch = PanelMetrics.swatch(in: frame)
      canvas.box(swatch, isHandled ? colors.hoverField : colors.field)
      drawCurve(key, swatch.inset(by: EdgeInsets(top: 4, left: 7, bottom: 4, right: 7)), 1.25, &canvas)
      drawMenuButton(curveName(key), PanelMetrics.besideSwatch(in: frame), isHandled, &canvas)
    case .text:
      drawField(tuning.text(key.entry.key), PanelMetrics.controls(in: frame), isHandled, &canvas)
    }
  }

  /// The dot before a changed key; under a pointer it becomes the button that takes the change back.
  private func drawMark(_ item: PanelItem, _ frame: Rect, _ canvas: inout PanelCanvas) {
    let mark = PanelMetrics.mark(in: frame)
    guard isHovered(item), press == nil, menu == nil, editing?.row != item.row else {
      return canvas.circle(mark.center, 2.5, canvas.colors.accent)
    }
    // The ring of the focus runs through here.
    canvas.circle(mark.center, 7, canvas.colors.ground)
    let isOver = hover.map { mark.contains(Point($0.x, listPoint($0).y - item.frame.y)) } ?? false
    canvas.icon(.revert, at: mark.center, isOver ? canvas.colors.label : canvas.colors.accent)
  }

  func isHovered(_ item: PanelItem) -> Bool {
    hover.map { viewport.contains($0) && item.frame.contains(listPoint($0)) } ?? false
  }

  /// A part of a line in the line's own coordinates.
  func placed(_ rect: Rect, from frame: Rect) -> Rect { rect.offset(by: -frame.origin) }

  private func drawEditing(_ editing: Editing, _ field: Rect, _ canvas: inout PanelCanvas) {
    let colors = canvas.colors
    canvas.box(field, colors.card)
    canvas.line(editing.line, in: field, isFocused: true, composing: composition)
    canvas.outline(
      field.inset(by: 0.75), editing.problem == nil ? colors.ring : colors.warning, width: 1.5,
      radius: PanelMetrics.corner - 0.75)
  }

  private func drawNumber(_ key: PanelKey, _ frame: Rect, _ isHandled: Bool, _ canvas: inout PanelCanvas) {
    let colors = canvas.colors
    let slider = PanelMetrics.slider(in: frame)
    let knob = PanelMetrics.knob(min(max(share(key), 0), 1), on: slider)
    let track = Rect(slider.x, slider.midY - 2, slider.width, 4)
    canvas.box(track, colors.track, radius: 2)
    canvas.box(Rect(track.x, track.y, knob.x - track.x, 4), colors.fill, radius: 2)
    if tuning.isChanged(key.entry.key) {
      // From the files' value to the present one.
      var old = NumberValue.number(tuning.savedText(key.entry.key), key.entry)
      if isBounce(key) { old = SpringShape.bounce(old) }
      let base = PanelMetrics.knob(min(max(share(of: old, key), 0), 1), on: slider)
      canvas.shapes.append(
        .rect(Rect(min(base.x, knob.x), track.y, (base.x - knob.x).magnitude, 4), colors.accent))
      canvas.box(Rect(base.x - 1, slider.midY - 6, 2, 12), colors.accent, radius: 1)
    }
    canvas.knob(knob)
    let field = PanelMetrics.field(in: frame)
    canvas.box(field, isHandled ? colors.hoverField : colors.field)
    canvas.quantity(isBounce(key) ? bounceText(key) : shortText(key), in: field, colors.label)
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

  private func drawSwitch(_ key: PanelKey, _ frame: Rect, _ canvas: inout PanelCanvas) {
    let area = PanelMetrics.toggle(in: frame)
    let isOn = tuning.text(key.entry.key) == "true"
    let share = switches[key.entry.key]?.share(at: now) ?? (isOn ? 1 : 0)
    canvas.box(area, canvas.colors.track.mixed(with: canvas.colors.accent, share), radius: area.height / 2)
    canvas.knob(Point(area.minX + 10 + share * (area.width - 20), area.midY), radius: 8)
  }

  func drawChoice(
    _ current: String, _ words: [String], _ frame: Rect, _ isHandled: Bool, _ canvas: inout PanelCanvas
  ) {
    let colors = canvas.colors
    guard let segments = PanelMetrics.segments(words, in: frame) else {
      return drawMenuButton(current, PanelMetrics.controls(in: frame), isHandled, &canvas)
    }
    canvas.box(PanelMetrics.controls(in: frame), isHandled ? colors.hoverField : colors.field)
    for (word, segment) in zip(words, segments) {
      let isOn = word == current
      if isOn { drawSelected(segment, &canvas) }
      canvas.text(
        word, x: segment.midX, middle: segment.midY, size: PanelMetrics.small,
        weight: isOn ? .medium : .regular, isOn ? colors.label : colors.secondary, alignment: .center)
    }
  }

  /// The background of the chosen word of several side by side.
  func drawSelected(_ segment: Rect, _ canvas: inout PanelCanvas) {
    canvas.box(segment.offset(y: 0.5), canvas.colors.shadow.faded(0.5), radius: 4.5)
    canvas.box(segment, canvas.colors.selected, radius: 4.5)
  }

  private func drawMenuButton(_ text: String, _ field: Rect, _ isHandled: Bool, _ canvas: inout PanelCanvas) {
    canvas.box(field, isHandled ? canvas.colors.hoverField : canvas.colors.field)
    canvas.text(text, x: field.x + 8, middle: field.midY, canvas.colors.label, maxWidth: field.width - 28)
    canvas.icon(.chevron, at: Point(field.maxX - 11, field.midY), canvas.colors.secondary)
  }

  private func drawField(_ text: String, _ field: Rect, _ isHandled: Bool, _ canvas: inout PanelCanvas) {
    canvas.box(field, isHandled ? canvas.colors.hoverField : canvas.colors.field)
    canvas.text(text, x: field.x + 8, middle: field.midY, canvas.colors.label, maxWidth: field.width - 16)
  }

  /// A colour, on a ground that shows through if it is not opaque.
  private func drawSwatch(_ color: Color, _ area: Rect, _ canvas: inout PanelCanvas) {
    if color.alpha < 255 {
      canvas.box(area, .white)
      canvas.shapes += Checks.shapes(
        area.inset(by: EdgeInsets(top: 0, left: 1.5, bottom: 0, right: 1.5)), side: 5.5)
    }
    canvas.box(area, color)
    canvas.outline(area.inset(by: 0.5), canvas.colors.label.faded(0.16), radius: PanelMetrics.corner - 0.5)
  }

  /// A curve's name, or its four numbers.
  private func curveName(_ key: PanelKey) -> String {
    let text = tuning.text(key.entry.key)
    guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return text }
    return text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ", ").joined(separator: "  ")
  }

  /// A timing curve from the lower left to the upper right corner of a rectangle.
  func drawCurve(
    _ key: PanelKey, _ area: Rect, _ width: Double, _ canvas: inout PanelCanvas, saved: Bool = false
  ) {
    let text = saved ? tuning.savedText(key.entry.key) : tuning.text(key.entry.key)
    guard let curve = try? ParameterText.curve(text) else { return }
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
    canvas.shapes.append(.stroke(path, width: width, saved ? canvas.colors.other : canvas.colors.accent))
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
