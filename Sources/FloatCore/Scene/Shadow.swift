/// A soft shadow around a layer's outline.
public struct Shadow: Hashable, Sendable {
  public var color: Color
  /// The blur radius in points: the shadow fades out this far outside the outline (σ is half of it).
  public var radius: Double
  public var offset: Point

  public init(color: Color, radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
