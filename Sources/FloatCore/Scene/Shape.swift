/// One shape to draw, in the coordinates of its layer: points, y down, straight alpha, clockwise angles.
public enum Shape: Hashable, Sendable {
  /// A rectangle; its edges are snapped to whole pixels by the painter.
  case rect(Rect, Color)
  /// A rounded rectangle, antialiased at sub-pixel positions.
  case roundedRect(RoundedRect, Paint)
  /// A filled path, antialiased at sub-pixel positions.
  case fill(Path, Paint)
  /// A stroked path with round joins and caps; the width is in points.
  case stroke(Path, width: Double, Color)
  /// A line of exactly one device pixel, horizontal or vertical.
  case hairline(from: Point, to: Point, Color)
  /// One line of text.
  case text(TextRun)
  /// A picture or an icon.
  case image(ImageRun)
}

/// The paint that fills a shape.
public enum Paint: Hashable, Sendable {
  /// A single colour.
  case color(Color)
  /// A linear gradient between two points of the layer, in points; the end colours continue beyond them.
  case linearGradient(from: Point, to: Point, Color, Color)
}

extension Shape {
  /// Half the height of the capitals, in ems: slightly less than half of ``TextMetrics/capHeight``, so that a baseline
  /// exactly between two pixels always goes to the upper one.
  private static var halfCapHeight: Double { 0.3636 }

  /// A line of text whose capitals are centred on `midY`.
  public static func line(
    _ string: String, x: Double, midY: Double, size: Double, weight: TextRun.Weight = .regular, color: Color,
    alignment: TextRun.Alignment = .leading, maxWidth: Double = .infinity
  ) -> Shape {
    .text(
      TextRun(
        string, baseline: Point(x, midY + size * halfCapHeight), size: size, weight: weight, color: color,
        alignment: alignment, maxWidth: maxWidth))
  }

  /// The shape scaled about a point; line widths and text sizes scale with it.
  package func scaled(by k: Double, about center: Point) -> Shape {
    func place(_ p: Point) -> Point { center + (p - center) * k }
    func area(_ r: Rect) -> Rect { Rect(origin: place(r.origin), size: Size(r.width * k, r.height * k)) }
    func round(_ shape: RoundedRect) -> RoundedRect {
      RoundedRect(area(shape.rect), radii: shape.radii.scaled(by: k))
    }
    func paint(_ paint: Paint) -> Paint {
      guard case .linearGradient(let from, let to, let a, let b) = paint else { return paint }
      return .linearGradient(from: place(from), to: place(to), a, b)
    }
    switch self {
    case .rect(let rect, let color): return .rect(area(rect), color)
    case .roundedRect(let shape, let fill): return .roundedRect(round(shape), paint(fill))
    case .fill(let path, let fill): return .fill(path.mapped(place), paint(fill))
    case .stroke(let path, let width, let color): return .stroke(path.mapped(place), width: width * k, color)
    case .hairline(let from, let to, let color): return .hairline(from: place(from), to: place(to), color)
    case .text(var run):
      run.baseline = place(run.baseline)
      run.size *= k
      run.maxWidth *= k
      return .text(run)
    case .image(var run):
      run.frame = round(run.frame)
      run.clip = run.clip?.mapped(place)
      return .image(run)
    }
  }
}

extension [Shape] {
  /// Adds a line of text whose capitals are centred on `midY`.
  package mutating func write(
    _ string: String, x: Double, midY: Double, size: Double, weight: TextRun.Weight = .regular, color: Color,
    alignment: TextRun.Alignment = .leading, maxWidth: Double = .infinity
  ) {
    append(
      .line(
        string, x: x, midY: midY, size: size, weight: weight, color: color, alignment: alignment,
        maxWidth: maxWidth))
  }
}
