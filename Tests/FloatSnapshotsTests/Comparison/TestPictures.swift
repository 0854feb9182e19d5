import FloatCore

@testable import FloatPainting

/// Small pictures with one known difference each.
enum TestPictures {
  static let width = 64
  static let height = 48

  static func plain(_ color: UInt32 = 0xFFF2_F2F2, width: Int = width, height: Int = height) -> Surface {
    let surface = Surface(width: width, height: height)
    surface.pixels.update(repeating: color, count: surface.stride * height)
    return surface
  }

  /// A dark card with hard edges on a light ground.
  static func card(x: Int = 16, y: Int = 12, shadow: Bool = true) -> Surface {
    let surface = plain()
    if shadow { fill(surface, x + 2, y + 2, 32, 24, 0xFFE4_E4E4) }
    fill(surface, x, y, 32, 24, 0xFF20_60C0)
    return surface
  }

  /// A disc with smooth edges, its centre at a fraction of a pixel.
  static func disc(x: Double = 32, y: Double = 24, radius: Double = 15) -> Surface {
    let surface = plain(0xFFFF_FFFF)
    for py in 0..<height {
      for px in 0..<width {
        let dx = Double(px) + 0.5 - x
        let dy = Double(py) + 0.5 - y
        let distance = (dx * dx + dy * dy).squareRoot()
        let coverage = min(max(radius - distance + 0.5, 0), 1)
        let level = UInt32((255 * (1 - coverage)).rounded())
        surface[px, py] = 0xFF00_0000 | level << 16 | level << 8 | level
      }
    }
    return surface
  }

  private static func fill(_ surface: Surface, _ x: Int, _ y: Int, _ w: Int, _ h: Int, _ color: UInt32) {
    for py in y..<y + h { for px in x..<x + w { surface[px, py] = color } }
  }
}
