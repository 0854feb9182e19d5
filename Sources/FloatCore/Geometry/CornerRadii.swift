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
  public init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  /// One radius for both top corners, in points; the bottom corners are square.
  package init(top: Double) { self.init(topLeft: top, topRight: top, bottomRight: 0, bottomLeft: 0) }

  /// Radii for a shape that lies flush with a screen edge: `inner` away from the edge, `outer` at it.
  package init(edge: Edge, inner: Double, outer: Double) {
    switch edge {
    case .left: self.init(topLeft: outer, topRight: inner, bottomRight: inner, bottomLeft: outer)
    case .right: self.init(topLeft: inner, topRight: outer, bottomRight: outer, bottomLeft: inner)
    }
  }

  func mapped(_ f: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: f(topLeft), topRight: f(topRight), bottomRight: f(bottomRight), bottomLeft: f(bottomLeft))
  }

  func scaled(by k: Double) -> CornerRadii { mapped { $0 * k } }
}
