/// Everything on the device's screen at one moment, back to front.
public struct Scene: Equatable, Sendable {
  /// The size of the device's screen, in points.
  public var size: Size
  /// The colour of the screen below all layers; it is painted opaque, without its alpha.
  public var background: Color
  /// The layers, back to front, in the screen's coordinates; parts outside the screen are not visible.
  public var layers: [Layer]

  /// A scene of a screen.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - background: The colour below all layers.
  ///   - layers: The layers, back to front.
  public init(size: Size, background: Color, layers: [Layer]) {
    (self.size, self.background, self.layers) = (size, background, layers)
  }
}

/// Light or dark colours for everything on the screen.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light background; `light` in files.
  case light
  /// Light text on a dark background; `dark` in files.
  case dark
}
