/// An axis-aligned rectangle in points, by its top-left corner and its size.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(origin: Point = .zero, size: Size) {
    self.init(origin.x, origin.y, size.width, size.height)
  }

  public init(center: Point, size: Size) {
    self.init(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  public static let zero = Rect(0, 0, 0, 0)

  public var minX: Double { x }
  public var minY: Double { y }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  public var center: Point { Point(midX, midY) }
  public var origin: Point { Point(x, y) }
  public var size: Size { Size(width, height) }
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

  /// The part both rectangles share; empty (zero size) when they do not overlap.
  public func intersection(_ o: Rect) -> Rect {
    let left = max(minX, o.minX)
    let top = max(minY, o.minY)
    return Rect(left, top, max(0, min(maxX, o.maxX) - left), max(0, min(maxY, o.maxY) - top))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ o: Rect) -> Rect {
    if isEmpty { return o }
    if o.isEmpty { return self }
    let left = min(minX, o.minX)
    let top = min(minY, o.minY)
    return Rect(left, top, max(maxX, o.maxX) - left, max(maxY, o.maxY) - top)
  }

  /// The nearest point inside this rectangle, edges included.
  public func clamp(_ p: Point) -> Point {
    Point(min(max(p.x, minX), max(minX, maxX)), min(max(p.y, minY), max(minY, maxY)))
  }
}
