/// Everything that is on the device's screen at one moment, back to front.
public struct Scene: Equatable, Sendable {
  /// The device's screen in points.
  public var size: Size
  /// What the screen is filled with below all layers; painted opaque, whatever its alpha.
  public var background: Color
  /// What is on the screen, back to front, in its coordinates; what juts out is not seen.
  public var layers: [Layer]

  /// A picture of a screen.
  ///
  /// - Parameters:
  ///   - size: The screen's, in points.
  ///   - background: What it is filled with.
  ///   - layers: What is on it, back to front.
  public init(size: Size, background: Color, layers: [Layer]) {
    self.size = size
    self.background = background
    self.layers = layers
  }
}

/// Light or dark colours for everything on the screen.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light ground; `light` in files.
  case light
  /// Light text on a dark ground; `dark` in files.
  case dark
}
