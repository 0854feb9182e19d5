package import FloatCore

/// Shapes in the colours of a palette, collected back to front.
package struct Ink {
  package let colors: Palette
  package var shapes: [Shape] = []

  package init(_ colors: Palette) { self.colors = colors }

  /// The usual size of text, and that of lesser words, in points.
  package static let text = 12.0
  package static let small = 11.0
  /// The radius of fields and buttons.
  package static let corner = 6.0
  package static let knob = 7.0

  /// A line of text whose capitals are centred on a height.
  package mutating func write(
    _ text: String, x: Double, middle: Double, size: Double = Self.text, weight: TextRun.Weight = .regular,
    _ color: Color, alignment: TextRun.Alignment = .leading, maxWidth: Double = .infinity
  ) {
    shapes.write(
      text, x: x, midY: middle, size: size, weight: weight, color: color, alignment: alignment,
      maxWidth: maxWidth)
  }

  package mutating func box(_ rect: Rect, _ color: Color, radius: Double = Self.corner) {
    shapes.append(.roundedRect(RoundedRect(rect, radius: radius), .color(color)))
  }

  package mutating func outline(_ rect: Rect, _ color: Color, width: Double = 1, radius: Double = Self.corner)
  {
    shapes.append(.stroke(Path(RoundedRect(rect, radius: radius)), width: width, color))
  }

  /// The ring around the thing that has the keyboard's focus.
  package mutating func ring(_ rect: Rect, radius: Double = Self.corner + 2) {
    outline(rect.inset(by: -2), colors.accent, width: 1.5, radius: radius)
  }

  package mutating func icon(_ icon: Icon, at center: Point, _ color: Color) {
    shapes += icon.shapes(at: center, color)
  }

  package mutating func circle(_ center: Point, _ radius: Double, _ color: Color) {
    shapes.append(.roundedRect(RoundedRect(circle: center, radius: radius), .color(color)))
  }

  /// The round handle of sliders, strips and curves.
  package mutating func knob(_ center: Point, radius: Double = Self.knob, fill: Color? = nil) {
    circle(Point(center.x, center.y + 0.5), radius + 0.75, colors.knobRim)
    circle(center, radius, colors.knob)
    if let fill { circle(center, radius - 2, fill) }
  }

  package mutating func line(_ a: Point, _ b: Point, _ color: Color, width: Double = 1) {
    shapes.append(.stroke(Path(lines: [a, b]), width: width, color))
  }

  package mutating func hairline(_ a: Point, _ b: Point, _ color: Color) {
    shapes.append(.hairline(from: a, to: b, color))
  }

  /// A rectangle with a gradient from one colour to another, to the right or down.
  package mutating func gradient(
    _ rect: Rect, radius: Double, _ a: Color, _ b: Color, along axis: Axis = .horizontal
  ) {
    let (from, to) =
      axis == .horizontal
      ? (Point(rect.minX, 0), Point(rect.maxX, 0)) : (Point(0, rect.minY), Point(0, rect.maxY))
    shapes.append(.roundedRect(RoundedRect(rect, radius: radius), .linearGradient(from: from, to: to, a, b)))
  }

  /// Lines of text, one below the other; the first is centred on a height.
  package mutating func lines(
    _ lines: [String], x: Double, middle: Double, height: Double = 15, size: Double = Self.small,
    _ color: Color, alignment: TextRun.Alignment = .leading, maxWidth: Double = .infinity
  ) {
    for (index, line) in lines.enumerated() {
      write(
        line, x: x, middle: middle + Double(index) * height, size: size, color, alignment: alignment,
        maxWidth: maxWidth)
    }
  }

  /// A number in a colour, with its unit in the secondary colour, right-aligned.
  package mutating func quantity(_ text: String, in field: Rect, _ color: Color) {
    let split = text.lastIndex { $0.isNumber }.map { text.index(after: $0) } ?? text.endIndex
    let (number, unit) = (String(text[..<split]), String(text[split...]))
    var x = field.maxX - 8
    if !unit.isEmpty {
      write(unit, x: x, middle: field.midY, colors.secondary, alignment: .trailing)
      x -= TextMetrics.width(unit, size: Self.text) + 3
    }
    write(number, x: x, middle: field.midY, color, alignment: .trailing, maxWidth: x - field.minX - 4)
  }
}

extension Palette {
  /// A card over the phone: a ground with round corners and a shadow, with what is drawn on it in its own coordinates.
  ///
  /// - Parameters:
  ///   - lift: The radius of its shadow; 0 for none.
  ///   - ground: Nil for the ground of sheets.
  package func card(
    _ id: String, _ frame: Rect, radius: Double, lift: Double, ground: Color? = nil, opacity: Double = 1,
    sublayers: [Layer] = [], _ draw: (inout Ink) -> Void = { _ in }
  ) -> Layer {
    let outline = RoundedRect(Rect(size: frame.size), radius: radius)
    var ink = Ink(self)
    ink.box(outline.rect, ground ?? sheet, radius: radius)
    draw(&ink)
    return Layer(
      id: id, position: frame.origin, outline: outline, opacity: opacity,
      shadow: lift > 0 ? shadow(lift) : nil, content: ink.shapes, sublayers: sublayers)
  }
}
