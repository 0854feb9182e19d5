package import FloatCore
package import FloatPainting
package import FloatStudio
import Glibc

extension Surface {
  /// Blackens the place of the panel's handle, which a window has on its stage and a picture lacks.
  ///
  /// - Parameters:
  ///   - window: The window's rectangle.
  ///   - scale: Pixels per point.
  @discardableResult
  package func withoutHandle(of window: PixelRect, scale: Double = 1) -> Surface {
    let width = Int((20 * scale).rounded())
    let height = Int((64 * scale).rounded())
    let top = window.y + (window.height - height) / 2
    for y in top..<top + height {
      for x in window.maxX - width..<window.maxX { self[x, y] = 0xFF00_0000 }
    }
    return self
  }

  /// The number of pixels of a rectangle, by default all, whose colours are another surface's `dx` pixels further right.
  package func differences(from other: Surface, in rect: PixelRect? = nil, dx: Int = 0) -> Int {
    let rect = rect ?? bounds
    var count = 0
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX where (self[x, y] ^ other[x + dx, y]) & 0xFF_FFFF != 0 { count += 1 }
    }
    return count
  }

  /// A larger surface of one colour, with this one at a place.
  package func placed(x: Int, y: Int, in size: PixelSize, on color: Color) -> Surface {
    let whole = Surface(width: size.width, height: size.height)
    whole.fill(color)
    whole.copy(bounds, from: self, dx: x, dy: y)
    return whole
  }

  /// The number of pixels of a rectangle that meet a condition.
  package func count(in rect: PixelRect, where isCounted: (UInt32) -> Bool) -> Int {
    var count = 0
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX where isCounted(self[x, y]) { count += 1 }
    }
    return count
  }

  /// The peak signal-to-noise ratio in decibels; infinite for equal pictures.
  package func similarity(to other: Surface) -> Double {
    guard width == other.width, height == other.height else { return 0 }
    var sum = 0
    for y in 0..<height {
      for x in 0..<width {
        for shift in [0, 8, 16] as [UInt32] {
          let difference = Int(self[x, y] >> shift & 255) - Int(other[x, y] >> shift & 255)
          sum += difference * difference
        }
      }
    }
    return 10 * log10(255 * 255 * Double(3 * width * height) / Double(sum))
  }
}
