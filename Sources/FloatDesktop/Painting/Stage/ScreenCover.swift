import FloatStudio

/// A part of the screen that the body covers: a corner, or the surroundings of a notch, island or hole.
///
/// The screen's pixels show through as far as the mask says; the rest is the body.
package final class ScreenCover {
  /// In the screen's pixels.
  let rect: PixelRect
  private let body: [UInt32]
  /// 255 where the screen is fully visible.
  private let mask: [UInt8]

  init(rect: PixelRect, body: [UInt32], mask: [UInt8]) {
    self.rect = rect
    self.body = body
    self.mask = mask
  }

  /// Draws the body over a part of the screen that was painted just now; must not be repeated over covered pixels.
  func draw(over screen: PixelBuffer, in area: PixelRect) {
    let visible = rect.intersection(area)
    for y in visible.minY..<max(visible.minY, visible.maxY) {
      let row = screen.pointer(visible.minX, y)
      let start = (y - rect.minY) * rect.width + visible.minX - rect.minX
      for i in 0..<visible.width { row[i] = Self.mix(row[i], body[start + i], UInt32(mask[start + i])) }
    }
  }

  /// `a` if k is 255, `b` if it is 0; both are opaque.
  private static func mix(_ a: UInt32, _ b: UInt32, _ k: UInt32) -> UInt32 {
    if k == 255 { return a }
    if k == 0 { return b }
    func channel(_ shift: UInt32) -> UInt32 {
      let v = (a >> shift & 255) * k + (b >> shift & 255) * (255 - k) + 127
      return (v / 255) << shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }
}
