/// A soft shadow around a layer's outline.
public struct Shadow: Hashable, Sendable {
  /// The shadow's colour where it is whole; its alpha says how dark that is.
  public var color: Color
  /// The blur radius in points: the shadow fades out this far outside the outline (σ is half of it).
  public var radius: Double
  /// How far the shadow lies from the outline, in points, y down.
  public var offset: Point

  /// A shadow of an outline.
  ///
  /// - Parameters:
  ///   - color: Its colour, with its darkness as alpha.
  ///   - radius: The blur radius, in points; 0 gives a hard edge, below 0 no shadow.
  ///   - offset: From the outline, in points.
  public init(color: Color, radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
