import FloatCore

// All pixels are premultiplied ARGB, and all rounding is exact: round(a·b / 255) is (v + 128 + ((v + 128) >> 8)) >> 8,
// two channels at a time.

/// A pixel with all channels multiplied by `k` / 255.
@inline(__always)
func scaled(_ p: UInt32, _ k: UInt32) -> UInt32 {
  let rb = (p & 0x00FF_00FF) &* k &+ 0x0080_0080
  let ag = ((p >> 8) & 0x00FF_00FF) &* k &+ 0x0080_0080
  return (((rb &+ ((rb >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF)
    | ((ag &+ ((ag >> 8) & 0x00FF_00FF)) & 0xFF00_FF00)
}

/// The product of two 8-bit fractions.
@inline(__always)
func scaled8(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let v = a &* b &+ 128
  return (v &+ (v >> 8)) >> 8
}

/// `source` over `destination`.
@inline(__always)
package func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
  source &+ scaled(destination, 255 &- (source >> 24))
}

func premultiplied(_ straight: UInt32) -> UInt32 {
  let a = straight >> 24
  return (scaled(straight, a) & 0x00FF_FFFF) | (a << 24)
}

func unpremultiplied(_ p: UInt32) -> UInt32 {
  let a = p >> 24
  guard a != 0, a != 255 else { return p }
  func channel(_ shift: UInt32) -> UInt32 { min(255, ((p >> shift & 255) * 255 + a / 2) / a) << shift }
  return a << 24 | channel(16) | channel(8) | channel(0)
}

extension Color {
  /// This colour as a premultiplied pixel, its alpha multiplied by `opacity` / 255.
  func pixel(opacity: UInt32 = 255) -> UInt32 {
    let a = scaled8(UInt32(alpha), opacity)
    let straight = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    return scaled(straight, a) | (a << 24)
  }
}
