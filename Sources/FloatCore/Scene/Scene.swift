/// Everything that is on the device's screen at one moment, back to front.
public struct Scene: Equatable, Sendable {
  /// The device's screen in points.
  public var size: Size
  public var background: Color
  public var layers: [Layer]

  public init(size: Size, background: Color, layers: [Layer]) {
    self.size = size
    self.background = background
    self.layers = layers
  }
}
