import CProcessor

// Loops over rows of premultiplied ARGB, four pixels at a time. `count` may be zero; pointers must cover that many
// pixels. Each gives the same bytes as its one-pixel form in Blending.swift, so that it does not matter where a row is
// cut. Loops are functions of their own, because in large closures the compiler leaves vector conversions as calls.

@inline(__always)
private func scaled(_ p: Four, _ k: Lanes) -> Four {
  let rb = divided(unsafeBitCast(p & pairMask, to: Lanes.self) &* k)
  let ag = divided(unsafeBitCast((p &>> 8) & pairMask, to: Lanes.self) &* k)
  return unsafeBitCast(rb, to: Four.self) | (unsafeBitCast(ag, to: Four.self) &<< 8)
}

/// Divides products of two bytes by 255, rounded: (v + 128) · 257 / 65536 is exact for all of them, and takes one
/// instruction (the high half of a product) where the sum of shifted values takes three.
@inline(__always)
private func divided(_ v: Lanes) -> Lanes {
  let wide = SIMD8<UInt32>(truncatingIfNeeded: v &+ halfLanes) &* 257
  return Lanes(truncatingIfNeeded: wide &>> 16)
}

@inline(__always)
private func over(_ source: Four, _ destination: Four) -> Four {
  source &+ scaled(destination, lanes(255 &- (source &>> 24)))
}

/// Blends one pixel over a row.
@inline(__always)
func blendRow(_ d: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UInt32) {
  if source >> 24 == 255 {
    d.update(repeating: source, count: count)
  } else if source != 0 {
    shadeCopyRow(d, d, count, shade: source, next: d)
  }
}

/// Copies a row (which may be the same one) under a translucent shade.
///
/// - Parameter next: The pixels that are read after this row, such as the next row of a part of a picture. A processor
///   prefetches the pixels that follow, which at the end of the part's row are the rest of the picture's row.
@inline(never)
func shadeCopyRow(
  _ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ count: Int, shade: UInt32,
  next: UnsafePointer<UInt32>
) {
  guard shade != 0 else { return d.update(from: s, count: count) }
  let keep = Lanes(repeating: UInt16(255 &- (shade >> 24)))
  let add = Four(repeating: shade)
  @inline(__always)
  func four(_ i: Int) { storeFour(add &+ scaled(loadFour(s, i), keep), d, i) }
  var i = fetchingAhead(s, 0..<count, next: next, four)
  while i &+ 4 <= count {
    four(i)
    i &+= 4
  }
  while i < count {
    d[i] = over(shade, s[i])
    i &+= 1
  }
}

/// Calls `four` for every four pixels of a row, as long as sixteen are left, a cache line, and meanwhile prefetches the
/// pixels that are read later.
///
/// - Returns: The index of the first remaining pixel.
@inline(__always)
private func fetchingAhead(
  _ s: UnsafePointer<UInt32>, _ row: Range<Int>, next: UnsafePointer<UInt32>, _ four: (Int) -> Void
) -> Int {
  let count = row.upperBound
  // Two kilobytes: less is too late if frames are larger than the caches, and more gains nothing.
  let distance = min(512, row.count)
  var i = row.lowerBound
  while i &+ 16 <= count {
    let ahead = i &+ distance
    processor_prefetch(ahead < count ? s + ahead : next + (ahead &- count))
    four(i)
    four(i &+ 4)
    four(i &+ 8)
    four(i &+ 12)
    i &+= 16
  }
  return i
}

/// Blends one pixel over a row, through 8-bit coverage.
@inline(never)
func maskRow(
  _ d: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int, _ source: UInt32
) {
  if source & 0xFF_FFFF == 0 { return shadowRow(d, mask, count, source) }
  let opaque = source >> 24 == 255
  let color = Four(repeating: source)
  let nothing = invisible(source)
  var i = 0
  while i &+ 4 <= count {
    let bytes = UnsafeRawPointer(mask + i).loadUnaligned(as: UInt32.self)
    // Most of a glyph's box is empty, and most of the rest is full.
    if bytes == .max, opaque {
      storeFour(color, d, i)
    } else if bytes & ~nothing != 0 {
      let m = lanes(unsafeBitCast(bytes, to: SIMD4<UInt8>.self))
      storeFour(over(scaled(color, m), loadFour(d, i)), d, i)
    }
    i &+= 4
  }
  while i < count {
    let m = UInt32(mask[i])
    if m != 0 { d[i] = over(scaled(source, m), d[i]) }
    i &+= 1
  }
}

/// The mask value, repeated, up to which nothing of a colour remains: no channel is larger than alpha, so that is any
/// value below 128 / alpha. The outer half of a faint shadow has such values.
@inline(__always)
private func invisible(_ source: UInt32) -> UInt32 {
  source >> 24 < 32 ? 0x0303_0303 : source >> 24 < 64 ? 0x0101_0101 : 0
}

/// Blends black over a row, through 8-bit coverage; only alpha is added.
@inline(never)
private func shadowRow(
  _ d: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int, _ source: UInt32
) {
  let alpha = Lanes(repeating: UInt16(truncatingIfNeeded: source >> 24))
  let nothing = invisible(source)
  let nothings = UInt64(nothing) << 32 | UInt64(nothing)
  @inline(__always)
  func four(_ bytes: UInt32, _ i: Int) {
    let a = divided(lanes(unsafeBitCast(bytes, to: SIMD4<UInt8>.self)) &* alpha)
    storeFour((unsafeBitCast(a, to: Four.self) &<< 24) &+ scaled(loadFour(d, i), 255 &- a), d, i)
  }
  var i = 0
  while i &+ 8 <= count {
    let bytes = UnsafeRawPointer(mask + i).loadUnaligned(as: UInt64.self)
    if bytes & ~nothings != 0 {
      four(UInt32(truncatingIfNeeded: bytes), i)
      four(UInt32(truncatingIfNeeded: bytes &>> 32), i &+ 4)
    }
    i &+= 8
  }
  while i < count {
    let m = UInt32(mask[i])
    if m != 0 { d[i] = over(scaled(source, m), d[i]) }
    i &+= 1
  }
}

/// Blends one pixel over a row, through 8-bit coverage moved by a fraction of a pixel: each value is a mean of the
/// row's value, the one before it and the two `above` those.
///
/// The mean of a shadow's values is not rounded before it is multiplied by alpha, because a soft one, which changes by
/// a level from pixel to pixel, would otherwise stand still and jump.
@inline(never)
func shiftedMaskRow(
  _ d: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>,
  _ weights: ShiftWeights, _ count: Int, _ source: UInt32
) {
  let here = Lanes(repeating: weights.here)
  let left = Lanes(repeating: weights.left)
  let up = Lanes(repeating: weights.above)
  let upLeft = Lanes(repeating: weights.aboveLeft)
  let isBlack = source & 0xFF_FFFF == 0
  let alpha = SIMD8<UInt32>(repeating: (source >> 24) &* 257)
  let color = Four(repeating: source)
  @inline(__always)
  func eight(_ p: UnsafePointer<UInt8>) -> Lanes {
    Lanes(truncatingIfNeeded: UnsafeRawPointer(p).loadUnaligned(as: SIMD8<UInt8>.self))
  }
  @inline(__always)
  func doubled(_ half: SIMD4<UInt16>) -> Lanes {
    var out = Lanes()
    out.evenHalf = half
    out.oddHalf = half
    return out
  }
  var i = 0
  while i &+ 8 <= count {
    let m = mask + i
    let a = above + i
    // At most 255 · 256.
    let sum = eight(m) &* here &+ eight(m - 1) &* left &+ eight(a) &* up &+ eight(a - 1) &* upLeft
    if isBlack {
      let high = (SIMD8<UInt32>(truncatingIfNeeded: sum) &* alpha) &>> 16
      let shade = (Lanes(truncatingIfNeeded: high) &+ halfLanes) &>> 8
      let first = doubled(shade.lowHalf)
      let second = doubled(shade.highHalf)
      storeFour((unsafeBitCast(first, to: Four.self) &<< 24) &+ scaled(loadFour(d, i), 255 &- first), d, i)
      storeFour(
        (unsafeBitCast(second, to: Four.self) &<< 24) &+ scaled(loadFour(d, i &+ 4), 255 &- second), d, i &+ 4
      )
    } else {
      let values = (sum &+ halfLanes) &>> 8
      storeFour(over(scaled(color, doubled(values.lowHalf)), loadFour(d, i)), d, i)
      storeFour(over(scaled(color, doubled(values.highHalf)), loadFour(d, i &+ 4)), d, i &+ 4)
    }
    i &+= 8
  }
  while i < count {
    d[i] = over(weights.shade(source, mask[i], mask[i &- 1], above[i], above[i &- 1]), d[i])
    i &+= 1
  }
}

/// Blends a row of pixels over a row, all multiplied by `k` / 255.
@inline(never)
func overRow(_ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ count: Int, _ k: UInt32) {
  guard k != 255 else { return overRow(d, s, count) }
  guard k != 0 else { return }
  let factor = Lanes(repeating: UInt16(truncatingIfNeeded: k))
  var i = 0
  while i &+ 4 <= count {
    storeFour(over(scaled(loadFour(s, i), factor), loadFour(d, i)), d, i)
    i &+= 4
  }
  while i < count {
    d[i] = over(scaled(s[i], k), d[i])
    i &+= 1
  }
}

@inline(never)
private func overRow(_ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ count: Int) {
  var i = 0
  while i &+ 4 <= count {
    storeFour(over(loadFour(s, i), loadFour(d, i)), d, i)
    i &+= 4
  }
  while i < count {
    d[i] = over(s[i], d[i])
    i &+= 1
  }
}

/// Blends a row of pixels under a shade over a row, all multiplied by `k` / 255.
@inline(never)
func shadedOverRow(
  _ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ count: Int, shade: UInt32, _ k: UInt32
) {
  if shade == 0 { return overRow(d, s, count, k) }
  let factor = Lanes(repeating: UInt16(truncatingIfNeeded: k))
  let keep = Lanes(repeating: UInt16(255 &- (shade >> 24)))
  let add = Four(repeating: shade)
  var i = 0
  while i &+ 4 <= count {
    storeFour(over(scaled(add &+ scaled(loadFour(s, i), keep), factor), loadFour(d, i)), d, i)
    i &+= 4
  }
  while i < count {
    d[i] = over(scaled(over(shade, s[i]), k), d[i])
    i &+= 1
  }
}
