/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// From left to right, in points.
  public var width: Double
  /// From top to bottom, in points.
  public var height: Double

  /// A size in points; nothing is checked, so that the sides may be negative or not finite.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = Size(0, 0)
}
