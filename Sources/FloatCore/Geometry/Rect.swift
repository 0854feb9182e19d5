/// An axis-aligned rectangle in points, by its top-left corner and its size.
public struct Rect: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points; y grows downwards.
  public var y: Double
  /// The distance from the left to the right edge, in points; a rectangle whose width is not above zero is empty.
  public var width: Double
  /// The distance from the top to the bottom edge, in points; a rectangle whose height is not above zero is empty.
  public var height: Double

  /// A rectangle from its top-left corner and its size, in points; nothing is checked or normalised.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// A rectangle of a size with its top-left corner at a point, by default the origin.
  public init(origin: Point = .zero, size: Size) { self.init(origin.x, origin.y, size.width, size.height) }

  /// A rectangle of a size about a centre.
  public init(center: Point, size: Size) {
    self.init(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  /// The smallest rectangle around two points.
  package init(_ a: Point, _ b: Point) {
    self.init(min(a.x, b.x), min(a.y, b.y), (a.x - b.x).magnitude, (a.y - b.y).magnitude)
  }

  /// An empty rectangle at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// The left edge, in points: ``x``.
  public var minX: Double { x }
  /// The top edge, in points: ``y``.
  public var minY: Double { y }
  /// The right edge, in points; left of ``minX`` where the width is negative.
  public var maxX: Double { x + width }
  /// The bottom edge, in points; above ``minY`` where the height is negative.
  public var maxY: Double { y + height }
  /// Half-way between the left and the right edge, in points.
  public var midX: Double { x + width / 2 }
  /// Half-way between the top and the bottom edge, in points.
  public var midY: Double { y + height / 2 }
  /// The point half-way between opposite corners.
  public var center: Point { Point(midX, midY) }
  /// The top-left corner.
  public var origin: Point { Point(x, y) }
  /// The width and the height.
  public var size: Size { Size(width, height) }
  /// True unless both sides are above zero, so also when one is not a number.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// True when the point lies inside or on the top or left edge; the right and bottom edges are outside.
  public func contains(_ p: Point) -> Bool { p.x >= minX && p.x < maxX && p.y >= minY && p.y < maxY }

  /// This rectangle moved by a displacement.
  public func offset(by d: Point) -> Rect { Rect(x + d.x, y + d.y, width, height) }

  /// This rectangle moved by a displacement.
  public func offset(x dx: Double = 0, y dy: Double = 0) -> Rect { Rect(x + dx, y + dy, width, height) }

  /// This rectangle shrunk by `d` points on all four sides; a negative `d` grows it. Sizes never go below zero.
  public func inset(by d: Double) -> Rect { inset(by: EdgeInsets(top: d, left: d, bottom: d, right: d)) }

  /// This rectangle shrunk by the insets. Sizes never go below zero.
  public func inset(by i: EdgeInsets) -> Rect {
    Rect(x + i.left, y + i.top, max(0, width - i.left - i.right), max(0, height - i.top - i.bottom))
  }

  /// The overlap of both rectangles; its width or height is zero where they do not overlap.
  public func intersection(_ o: Rect) -> Rect {
    let left = max(minX, o.minX)
    let top = max(minY, o.minY)
    return Rect(left, top, max(0, min(maxX, o.maxX) - left), max(0, min(maxY, o.maxY) - top))
  }

  /// The smallest rectangle that contains both; an empty one adds nothing.
  public func union(_ o: Rect) -> Rect {
    if isEmpty { return o }
    if o.isEmpty { return self }
    let left = min(minX, o.minX)
    let top = min(minY, o.minY)
    return Rect(left, top, max(maxX, o.maxX) - left, max(maxY, o.maxY) - top)
  }

  /// The nearest point inside this rectangle, edges included.
  package func clamp(_ p: Point) -> Point {
    Point(min(max(p.x, minX), max(minX, maxX)), min(max(p.y, minY), max(minY, maxY)))
  }
}

/// Distances from the four edges of a rectangle, in points; positive is inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance down from the top edge.
  public var top: Double
  /// The distance to the right from the left edge.
  public var left: Double
  /// The distance up from the bottom edge.
  public var bottom: Double
  /// The distance to the left from the right edge.
  public var right: Double

  /// Insets in points, 0 by default.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No inset at any edge.
  public static let zero = EdgeInsets()
}

/// The left or the right edge of the screen.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  /// The edge at x = 0; `left` in files.
  case left
  /// The edge at x = the screen's width; `right` in files.
  case right
}
