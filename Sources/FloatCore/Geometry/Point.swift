import RealModule

/// A position or a displacement in points, y down, origin at the top left of the device's screen.
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin, in points.
  public var x: Double
  /// The distance below the origin, in points.
  public var y: Double

  /// A point from its coordinates, in points.
  ///
  /// Nothing is checked: coordinates may be infinite or not a number; see ``isFinite``.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, or no displacement at all.
  public static let zero = Point(0, 0)

  /// The distance from the origin, in points; exact for axis-aligned displacements.
  @inlinable public var length: Double { (x * x + y * y).squareRoot() }

  /// The distance to another point, in points.
  @inlinable public func distance(to other: Point) -> Double { (other - self).length }

  /// The scalar product of two displacements.
  package func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// This displacement turned a quarter clockwise on screen: (x, y) → (−y, x).
  package var perpendicular: Point { Point(-y, x) }

  /// True when neither coordinate is infinite or not a number.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The first moved by the second.
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  /// The displacement from the second to the first.
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  /// Both coordinates times a factor: scaled about the origin.
  public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }
  /// Both coordinates divided by a number; by zero they become infinite or not a number.
  public static func / (a: Point, k: Double) -> Point { Point(a.x / k, a.y / k) }
  /// The opposite displacement.
  public static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }
  /// Moves the first by the second.
  public static func += (a: inout Point, b: Point) { a = a + b }
  /// Moves the first back by the second.
  public static func -= (a: inout Point, b: Point) { a = a - b }
}

extension Point {
  /// The unit displacement at an angle in radians, clockwise on screen from +x (y down).
  public init(angle: Double) { self.init(Double.cos(angle), Double.sin(angle)) }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right, in points.
  public var width: Double
  /// The extent from top to bottom, in points.
  public var height: Double

  /// A size in points; nothing is checked, so the sides may be negative or not finite.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = Size(0, 0)
}
