/// A material: what lies below a layer, blurred and tinted, shown inside the layer's outline.
public struct Backdrop: Hashable, Sendable {
  /// The blur radius in points (σ is half of it); 0 tints without blurring.
  public var radius: Double
  /// Painted over the blur; its alpha says how much of the blur stays visible.
  public var tint: Color

  /// A material.
  ///
  /// - Parameters:
  ///   - radius: The blur radius, in points; 0 tints without blurring.
  ///   - tint: Painted over the blur.
  public init(radius: Double, tint: Color) {
    self.radius = radius
    self.tint = tint
  }
}
