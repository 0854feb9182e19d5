package import FloatCore

/// The colours of the stage and of a phone's body on it.
package struct StageColors: Equatable, Sendable {
  package var background: Color
  package var shadow: Shadow
  /// The metal of the body's edge, from its start to its end.
  package var metal: Color
  package var metalShade: Color
  /// Between metal and glass.
  package var rim: Color
  package var glass = Color(0x08, 0x08, 0x0A)
  package var lens = Color(0x14, 0x1B, 0x2B)
  package var glint = Color(0x4A, 0x5C, 0x86)
  package var button = Color(0x33, 0x34, 0x38)

  private static let light = StageColors(
    background: Color(0xE6, 0xE7, 0xEB),
    shadow: Shadow(color: Color(20, 24, 40, 90), radius: 26, offset: Point(0, 9)),
    metal: Color(0x6A, 0x6C, 0x73), metalShade: Color(0x45, 0x47, 0x4D), rim: Color(0x26, 0x27, 0x2B))
  private static let dark = StageColors(
    background: Color(0x1C, 0x1D, 0x20),
    shadow: Shadow(color: Color(0, 0, 0, 150), radius: 26, offset: Point(0, 9)),
    metal: Color(0x7C, 0x7E, 0x86), metalShade: Color(0x50, 0x52, 0x59), rim: Color(0x2C, 0x2D, 0x31))

  /// The colours between light (0) and dark (1).
  package static func of(darkness: Double) -> StageColors {
    func mix(_ path: KeyPath<StageColors, Color>) -> Color {
      light[keyPath: path].mixed(with: dark[keyPath: path], darkness)
    }
    var colors = light
    (colors.background, colors.shadow.color) = (mix(\.background), mix(\.shadow.color))
    (colors.metal, colors.metalShade, colors.rim) = (mix(\.metal), mix(\.metalShade), mix(\.rim))
    return colors
  }
}
