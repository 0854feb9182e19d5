/// The radii of a rectangle's four corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the top-left corner, in points; 0 is square.
  public var topLeft: Double
  /// The radius of the top-right corner, in points; 0 is square.
  public var topRight: Double
  /// The radius of the bottom-right corner, in points; 0 is square.
  public var bottomRight: Double
  /// The radius of the bottom-left corner, in points; 0 is square.
  public var bottomLeft: Double

  /// A radius for each corner, clockwise from the top left, in points.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  /// The same radius for all four corners, in points.
  public init(_ all: Double) { self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all) }

  /// One radius for both top corners and one for both bottom corners, in points.
  package init(top: Double, bottom: Double = 0) {
    self.init(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
  }

  /// One radius for both left corners and one for both right corners, in points.
  init(left: Double, right: Double) {
    self.init(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
  }

  /// Radii for a shape that lies flush with a screen edge: `inner` away from the edge, `outer` at it.
  package init(edge: Edge, inner: Double, outer: Double) {
    self.init(left: edge == .left ? outer : inner, right: edge == .left ? inner : outer)
  }

  func mapped(_ f: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: f(topLeft), topRight: f(topRight), bottomRight: f(bottomRight), bottomLeft: f(bottomLeft))
  }

  func scaled(by k: Double) -> CornerRadii { mapped { $0 * k } }
}
