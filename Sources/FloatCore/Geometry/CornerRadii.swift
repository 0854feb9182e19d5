/// The radii of a rectangle's four corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The top-left corner's, in points; 0 is square.
  public var topLeft: Double
  /// The top-right corner's, in points; 0 is square.
  public var topRight: Double
  /// The bottom-right corner's, in points; 0 is square.
  public var bottomRight: Double
  /// The bottom-left corner's, in points; 0 is square.
  public var bottomLeft: Double

  /// A radius for each corner, clockwise from the top left, in points.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius for all four corners, in points.
  public init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  /// One radius for both corners at the top, in points, and square ones at the bottom.
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
