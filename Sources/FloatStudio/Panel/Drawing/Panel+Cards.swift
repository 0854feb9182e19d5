import FloatCore

/// The editors that are more than a row: springs, colours, timing curves.
extension Panel {
  /// A card's ground, with its content clipped to the card's outline.
  private func card(_ frame: Rect, id: String, _ ink: Ink, rim: Ink) -> Layer {
    let card = PanelMetrics.card(in: frame)
    var ground = Ink(ink.colors)
    ground.box(card, ink.colors.card, radius: 8)
    let inner = Layer(id: "\(id):inside", outline: RoundedRect(card, radius: 8), content: ink.shapes)
    var edge = Ink(ink.colors)
    edge.outline(card.inset(by: 0.5), ink.colors.line, radius: 7.5)
    return Layer(
      id: "\(id):card", content: ground.shapes,
      sublayers: [inner, Layer(id: "\(id):rim", content: edge.shapes + rim.shapes)])
  }

  // MARK: Springs

  func draw(
    _ spring: PanelSpring, _ title: String, _ frame: Rect, isFocused: Bool, _ ink: inout Ink
  ) {
    let colors = ink.colors
    ink.write(
      title, x: PanelMetrics.margin, middle: frame.midY + 1, size: Ink.small, weight: .medium,
      colors.secondary)
    let forms = PanelMetrics.springForms(in: frame)
    let area = forms[0].union(forms[1]).inset(by: -2)
    ink.box(area, colors.field, radius: 5.5)
    let names = [spring.isSettling ? words.duration : words.response, words.bounce]
    for (index, (name, form)) in zip(names, forms).enumerated() {
      let isOn = usesBounce == (index == 1)
      if isOn { drawSelected(form, &ink) }
      ink.write(
        name, x: form.midX, middle: form.midY, size: 10, weight: isOn ? .medium : .regular,
        isOn ? colors.label : colors.secondary, alignment: .center)
    }
    if isFocused { ink.ring(area, radius: 7) }
  }

  func springCard(
    _ spring: PanelSpring, _ frame: Rect, id: String, isFocused: Bool, _ colors: Palette
  ) -> Layer {
    var ink = Ink(colors)
    let plot = PanelMetrics.springPlot(in: frame)
    let saved = spring.spring(in: tuning.saved)
    let shape = spring.spring(in: tuning.shown)
    let span = SpringShape.span(saved)
    let target = plot.maxY - SpringPlot.unit(plot)
    var x = plot.minX
    while x < plot.maxX {
      ink.hairline(Point(x, target), Point(min(x + 4, plot.maxX), target), colors.other)
      x += 7
    }
    ink.hairline(Point(plot.minX, plot.maxY), Point(plot.maxX, plot.maxY), colors.line)
    if shape != saved {
      ink.shapes.append(.stroke(SpringPlot.path(saved, span: span, in: plot), width: 1.5, colors.other))
    }
    ink.shapes.append(.stroke(SpringPlot.path(shape, span: span, in: plot), width: 2, colors.accent))
    if let dot = dots[spring.block] {
      let size = dot.size(at: now, span: span)
      let place = SpringPlot.point(shape, at: min(dot.elapsed(at: now), span), span: span, in: plot)
      ink.circle(place, 5 * size, colors.card)
      ink.circle(place, 4 * size, colors.warning)
    }
    ink.write("0", x: plot.minX, middle: plot.maxY + 8, size: 9.5, colors.tertiary)
    ink.write(
      "\(SpringPlot.decimal(span, 2)) s", x: plot.maxX, middle: plot.maxY + 8, size: 9.5, colors.tertiary,
      alignment: .trailing)
    drawFacts(shape, Rect(plot.x, plot.maxY + 18, plot.width, 32), &ink)
    var rim = Ink(colors)
    if isFocused {
      rim.outline(PanelMetrics.card(in: frame).inset(by: -1), colors.accent, width: 1.5, radius: 9)
    }
    return card(frame, id: id, ink, rim: rim)
  }

  private func drawFacts(_ spring: Spring, _ area: Rect, _ ink: inout Ink) {
    let overshoot = SpringShape.overshoot(spring) * 100
    let columns = [0.0, 102, 192]
    let facts = [
      [
        (words.settles, "\(SpringPlot.decimal(spring.settlingDuration, 2)) s"),
        (words.overshoot, "\(SpringPlot.decimal(overshoot, 1)) %"),
      ],
      [
        (words.stiffness, SpringPlot.decimal(spring.stiffness, 0)),
        (words.damping, SpringPlot.decimal(spring.damping, 1)),
        (words.mass, SpringPlot.decimal(spring.mass, 1)),
      ],
    ]
    for (row, line) in facts.enumerated() {
      for (column, fact) in line.enumerated() {
        let x = area.x + columns[column]
        let middle = area.y + 6 + Double(row) * 15
        ink.write(fact.0, x: x, middle: middle, size: Ink.small, ink.colors.secondary)
        let width = TextMetrics.width(fact.0, size: Ink.small)
        ink.write(
          fact.1, x: x + width + 5, middle: middle, size: Ink.small, weight: .semibold,
          ink.colors.label)
      }
    }
  }

  // MARK: Colours

  func colorCard(_ key: PanelKey, _ item: PanelItem, _ frame: Rect, id: String, _ colors: Palette)
    -> Layer
  {
    var ink = Ink(colors)
    let color = color(key)
    let square = PanelMetrics.colorSquare(in: frame)
    let pure = HSVColor(hue: color.hue, saturation: 1, value: 1).color
    ink.gradient(square, radius: 5, .white, pure)
    ink.gradient(square, radius: 5, Color(0, 0, 0, 0), .black, along: .vertical)
    let spot = Point(
      square.x + color.saturation * square.width, square.y + (1 - color.value) * square.height)
    let hue = PanelMetrics.hueStrip(in: frame)
    drawHues(hue, &ink)
    let opacity = PanelMetrics.opacityStrip(in: frame)
    ink.box(opacity, .white, radius: 6)
    ink.shapes += Checks.shapes(
      opacity.inset(by: EdgeInsets(top: 0, left: 6, bottom: 0, right: 6)), side: 6)
    var opaque = color
    opaque.opacity = 1
    var clear = opaque.color
    clear.alpha = 0
    ink.gradient(opacity, radius: 6, clear, opaque.color)
    ink.outline(opacity.inset(by: 0.25), colors.line, width: 0.5, radius: 5.75)
    var rim = Ink(colors)
    rim.knob(spot, fill: opaque.color)
    rim.knob(Point(hue.x + color.hue * hue.width, hue.midY), fill: pure)
    rim.knob(Point(opacity.x + color.opacity * opacity.width, opacity.midY))
    if isFocused(item, .square) { rim.ring(square, radius: 7) }
    if isFocused(item, .hue) { rim.ring(hue, radius: 8) }
    if isFocused(item, .opacity) { rim.ring(opacity, radius: 8) }
    return card(frame, id: id, ink, rim: rim)
  }

  /// The colours of the rainbow: six gradients between seven pure colours.
  private func drawHues(_ strip: Rect, _ ink: inout Ink) {
    for sixth in 0..<6 {
      let from = (strip.x + strip.width * Double(sixth) / 6).rounded()
      let to = (strip.x + strip.width * Double(sixth + 1) / 6).rounded()
      let radii = CornerRadii(
        topLeft: sixth == 0 ? 6 : 0, topRight: sixth == 5 ? 6 : 0, bottomRight: sixth == 5 ? 6 : 0,
        bottomLeft: sixth == 0 ? 6 : 0)
      func pure(_ index: Int) -> Color { HSVColor(hue: Double(index % 6) / 6, saturation: 1, value: 1).color }
      ink.shapes.append(
        .roundedRect(
          RoundedRect(Rect(from, strip.y, to - from, strip.height), radii: radii),
          .linearGradient(from: Point(from, 0), to: Point(to, 0), pure(sixth), pure(sixth + 1))))
    }
  }

  // MARK: Timing curves

  func curveCard(_ key: PanelKey, _ item: PanelItem, _ frame: Rect, id: String, _ colors: Palette)
    -> Layer
  {
    var ink = Ink(colors)
    let plot = PanelMetrics.curvePlot(in: frame)
    for share in [0.0, 0.25, 0.5, 0.75, 1] {
      let x = plot.x + share * plot.width
      let y = plot.maxY - share * plot.height
      let color = share == 0 || share == 1 ? colors.other : colors.line
      ink.hairline(Point(x, plot.minY), Point(x, plot.maxY), color)
      ink.hairline(Point(plot.minX, y), Point(plot.maxX, y), color)
    }
    if tuning.isChanged(key.entry.key) { drawCurve(key, plot, 1.5, &ink, saved: true) }
    let handles = handles(key)
    let first = PanelMetrics.handle(handles.first.x, handles.first.y, in: frame)
    let second = PanelMetrics.handle(handles.second.x, handles.second.y, in: frame)
    ink.line(Point(plot.minX, plot.maxY), first, colors.fill, width: 1)
    ink.line(Point(plot.maxX, plot.minY), second, colors.fill, width: 1)
    drawCurve(key, plot, 2, &ink)
    var rim = Ink(colors)
    for (place, part) in [(first, PanelPart.handle1), (second, .handle2)] {
      rim.knob(place, radius: 6, fill: colors.accent)
      if isFocused(item, part) {
        rim.outline(Rect(center: place, size: Size(20, 20)), colors.accent, width: 1.5, radius: 10)
      }
    }
    return card(frame, id: id, ink, rim: rim)
  }
}
