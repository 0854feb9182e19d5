import FloatCore

// All pixels are premultiplied ARGB, all rounding is exact: round(a·b / 255) by
// (v + 128 + ((v + 128) >> 8)) >> 8, two channels at a time.

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
func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
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

// Rows. `count` may be zero; pointers reach that many pixels.

/// One pixel over a row.
@inline(__always)
func blendRow(_ d: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UInt32) {
  let alpha = source >> 24
  if alpha == 255 {
    d.update(repeating: source, count: count)
  } else if source != 0 {
    blendTranslucentRow(d, count, source)
  }
}

@inline(never)
private func blendTranslucentRow(_ d: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UInt32) {
  let keep = UInt16(255 &- (source >> 24))
  var s = SIMD16<UInt16>(repeating: 0)
  for i in 0..<16 { s[i] = UInt16(source >> UInt32(8 * (i & 3)) & 255) }
  combineRow(d, d, count, keep, s) { over(source, $0) }
}

/// d = s·keep/255 + add for four pixels at a time; `one` does the rest of the row.
@inline(__always)
private func combineRow(
  _ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ count: Int, _ keep: UInt16,
  _ add: SIMD16<UInt16>, _ one: (UInt32) -> UInt32
) {
  let from = UnsafeRawPointer(s)
  let to = UnsafeMutableRawPointer(d)
  let half = SIMD16<UInt16>(repeating: 128)
  var i = 0
  while i &+ 4 <= count {
    let bytes = from.loadUnaligned(fromByteOffset: i &* 4, as: SIMD16<UInt8>.self)
    var v = SIMD16<UInt16>(truncatingIfNeeded: bytes) &* keep &+ half
    v = (v &+ (v &>> 8)) &>> 8 &+ add
    to.storeBytes(of: SIMD16<UInt8>(truncatingIfNeeded: v), toByteOffset: i &* 4, as: SIMD16<UInt8>.self)
    i &+= 4
  }
  while i < count {
    d[i] = one(s[i])
    i &+= 1
  }
}

/// Copies a row under a translucent shade.
func shadeCopyRow(
  _ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ count: Int, shade: UInt32
) {
  guard shade != 0 else { return d.update(from: s, count: count) }
  let keep = UInt16(255 &- (shade >> 24))
  var add = SIMD16<UInt16>(repeating: 0)
  for i in 0..<16 { add[i] = UInt16(shade >> UInt32(8 * (i & 3)) & 255) }
  combineRow(d, s, count, keep, add) { over(shade, $0) }
}

/// One pixel over a row, through 8-bit coverage.
func maskRow(
  _ d: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int, _ source: UInt32
) {
  let opaque = source >> 24 == 255
  for i in 0..<count {
    let m = UInt32(mask[i])
    if m == 0 { continue }
    if m == 255 && opaque {
      d[i] = source
    } else {
      d[i] = over(scaled(source, m), d[i])
    }
  }
}

/// A row of pixels over a row, all multiplied by `k` / 255.
func overRow(_ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ count: Int, _ k: UInt32) {
  if k == 255 {
    for i in 0..<count {
      let p = s[i]
      if p >> 24 == 255 {
        d[i] = p
      } else if p != 0 {
        d[i] = over(p, d[i])
      }
    }
  } else if k != 0 {
    for i in 0..<count where s[i] != 0 { d[i] = over(scaled(s[i], k), d[i]) }
  }
}

/// A row of pixels under a shade over a row, all multiplied by `k` / 255.
func shadedOverRow(
  _ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ count: Int, shade: UInt32, _ k: UInt32
) {
  if shade == 0 { return overRow(d, s, count, k) }
  for i in 0..<count { d[i] = over(scaled(over(shade, s[i]), k), d[i]) }
}
