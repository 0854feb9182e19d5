/// The radii of a rectangle's four corners, in points.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  /// Radii for a shape that lies flush with a screen edge: `inner` away from the edge, `outer` at it.
  public init(edge: Edge, inner: Double, outer: Double) {
    switch edge {
    case .left: self.init(topLeft: outer, topRight: inner, bottomRight: inner, bottomLeft: outer)
    case .right: self.init(topLeft: inner, topRight: outer, bottomRight: outer, bottomLeft: inner)
    }
  }

  public static let zero = CornerRadii(0)
}
