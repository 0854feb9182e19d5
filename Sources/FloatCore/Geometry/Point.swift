/// A position or a displacement in points, y down, origin at the top left of the device's screen.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(0, 0)

  /// The distance from the origin, in points; exact for axis-aligned displacements.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The distance to another point, in points.
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The scalar product of two displacements.
  public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// This displacement turned a quarter counter-clockwise as seen on a y-up page (x, y) → (−y, x).
  public var perpendicular: Point { Point(-y, x) }

  /// True when neither coordinate is infinite or not a number.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }
  public static func / (a: Point, k: Double) -> Point { Point(a.x / k, a.y / k) }
  public static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }
  public static func += (a: inout Point, b: Point) { a = a + b }
  public static func -= (a: inout Point, b: Point) { a = a - b }
}
