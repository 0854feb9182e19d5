// Loops over rows of premultiplied ARGB, four pixels at a time. `count` may be zero; pointers reach that many pixels.
// Each gives the same bytes as its one-pixel form in Blending.swift, so that where a row is cut does not matter.
// Loops are functions of their own: inlined into large closures, the compiler leaves conversions of vectors as calls.

private typealias Four = SIMD4<UInt32>
private typealias Lanes = SIMD8<UInt16>

// Not stored: asking whether a global is there yet would cost more than making it.
private var pairMask: Four { @inline(__always) get { Four(repeating: 0x00FF_00FF) } }
private var half: Lanes { @inline(__always) get { Lanes(repeating: 128) } }
private var highBytes: Lanes { @inline(__always) get { Lanes(repeating: 0xFF00) } }

@inline(__always)
private func load(_ p: UnsafePointer<UInt32>, _ i: Int) -> Four {
  UnsafeRawPointer(p + i).loadUnaligned(as: Four.self)
}

@inline(__always)
private func store(_ value: Four, _ p: UnsafeMutablePointer<UInt32>, _ i: Int) {
  UnsafeMutableRawPointer(p + i).storeBytes(of: value, as: Four.self)
}

/// Factors of 0…255, one a pixel, doubled for the two channels of a word.
@inline(__always)
private func lanes(_ k: Four) -> Lanes { unsafeBitCast(k | (k &<< 16), to: Lanes.self) }

/// The same of four bytes in a row.
@inline(__always)
private func lanes(_ bytes: SIMD4<UInt8>) -> Lanes {
  let wide = SIMD4<UInt16>(truncatingIfNeeded: bytes)
  var out = Lanes()
  out.evenHalf = wide
  out.oddHalf = wide
  return out
}

@inline(__always)
private func scaled(_ p: Four, _ k: Lanes) -> Four {
  let rb = divided(unsafeBitCast(p & pairMask, to: Lanes.self) &* k)
  let ag = divided(unsafeBitCast((p &>> 8) & pairMask, to: Lanes.self) &* k)
  return unsafeBitCast(rb, to: Four.self) | (unsafeBitCast(ag, to: Four.self) &<< 8)
}

/// Products of two bytes divided by 255 and rounded: (v + 128) · 257 / 65536 is exact for all of them, and one
/// instruction (the high half of a product) where the sum of shifted values takes three.
@inline(__always)
private func divided(_ v: Lanes) -> Lanes {
  let wide = SIMD8<UInt32>(truncatingIfNeeded: v &+ half) &* 257
  return Lanes(truncatingIfNeeded: wide &>> 16)
}

@inline(__always)
private func over(_ source: Four, _ destination: Four) -> Four {
  source &+ scaled(destination, lanes(255 &- (source &>> 24)))
}

/// One pixel over a row.
@inline(__always)
func blendRow(_ d: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UInt32) {
  if source >> 24 == 255 {
    d.update(repeating: source, count: count)
  } else if source != 0 {
    shadeCopyRow(d, d, count, shade: source)
  }
}

/// Copies a row (which may be the same one) under a translucent shade.
@inline(never)
func shadeCopyRow(
  _ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ count: Int, shade: UInt32
) {
  guard shade != 0 else { return d.update(from: s, count: count) }
  let keep = Lanes(repeating: UInt16(255 &- (shade >> 24)))
  let add = Four(repeating: shade)
  var i = 0
  while i &+ 4 <= count {
    store(add &+ scaled(load(s, i), keep), d, i)
    i &+= 4
  }
  while i < count {
    d[i] = over(shade, s[i])
    i &+= 1
  }
}

/// One pixel over a row, through 8-bit coverage.
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
      store(color, d, i)
    } else if bytes & ~nothing != 0 {
      let m = lanes(unsafeBitCast(bytes, to: SIMD4<UInt8>.self))
      store(over(scaled(color, m), load(d, i)), d, i)
    }
    i &+= 4
  }
  while i < count {
    let m = UInt32(mask[i])
    if m != 0 { d[i] = over(scaled(source, m), d[i]) }
    i &+= 1
  }
}

/// Values of a mask that leave nothing of a colour, repeated: no channel is larger than alpha, so below 128 / alpha
/// nothing is left. The outer half of a faint shadow is like that.
@inline(__always)
private func invisible(_ source: UInt32) -> UInt32 {
  source >> 24 < 32 ? 0x0303_0303 : source >> 24 < 64 ? 0x0101_0101 : 0
}

/// Black over a row, through 8-bit coverage: there is nothing to add but alpha.
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
    store((unsafeBitCast(a, to: Four.self) &<< 24) &+ scaled(load(d, i), 255 &- a), d, i)
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

/// One pixel over a row, through 8-bit coverage moved by a part of a pixel: each value is a mean of the row's, the one
/// before it and the two `above` those.
///
/// The mean of a shadow's values is not rounded before it is multiplied by alpha: where a soft one changes by a level
/// from pixel to pixel, it would else stand still and jump.
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
      let shade = (Lanes(truncatingIfNeeded: high) &+ half) &>> 8
      let first = doubled(shade.lowHalf)
      let second = doubled(shade.highHalf)
      store((unsafeBitCast(first, to: Four.self) &<< 24) &+ scaled(load(d, i), 255 &- first), d, i)
      store(
        (unsafeBitCast(second, to: Four.self) &<< 24) &+ scaled(load(d, i &+ 4), 255 &- second), d, i &+ 4)
    } else {
      let values = (sum &+ half) &>> 8
      store(over(scaled(color, doubled(values.lowHalf)), load(d, i)), d, i)
      store(over(scaled(color, doubled(values.highHalf)), load(d, i &+ 4)), d, i &+ 4)
    }
    i &+= 8
  }
  while i < count {
    d[i] = over(weights.shade(source, mask[i], mask[i &- 1], above[i], above[i &- 1]), d[i])
    i &+= 1
  }
}

/// Means of four rows of pixels: themselves, and what lies right of, below, and right of and below them.
@inline(never)
func mixPixels(
  _ d: UnsafeMutablePointer<UInt32>, _ a: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>,
  _ below: UnsafePointer<UInt32>, _ both: UnsafePointer<UInt32>, _ weights: ShiftWeights, _ count: Int
) {
  let own = Lanes(repeating: weights.here)
  let second = Lanes(repeating: weights.left)
  let third = Lanes(repeating: weights.above)
  let fourth = Lanes(repeating: weights.aboveLeft)
  mixEach(count) { i in
    @inline(__always)
    func sum(_ shift: UInt32) -> Lanes {
      pair(load(a, i), shift) &* own &+ pair(load(right, i), shift) &* second
        &+ pair(load(below, i), shift) &* third &+ pair(load(both, i), shift) &* fourth &+ half
    }
    store(unsafeBitCast(sum(0) &>> 8, to: Four.self) | unsafeBitCast(sum(8) & highBytes, to: Four.self), d, i)
  } one: { i in
    func sum(_ shift: UInt32) -> UInt32 {
      func channel(_ p: UnsafePointer<UInt32>, _ k: UInt16) -> UInt32 { (p[i] >> shift & 255) &* UInt32(k) }
      let sum =
        channel(a, weights.here) &+ channel(right, weights.left) &+ channel(below, weights.above)
        &+ channel(both, weights.aboveLeft) &+ 128
      return (sum >> 8) << shift
    }
    d[i] = sum(0) | sum(8) | sum(16) | sum(24)
  }
}

/// Two rows of pixels mixed, `share` / 256 of the second.
@inline(never)
func mixPixels(
  _ d: UnsafeMutablePointer<UInt32>, _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ share: UInt16,
  _ count: Int
) {
  let own = Lanes(repeating: 256 - share)
  let other = Lanes(repeating: share)
  mixEach(count) { i in
    @inline(__always)
    func sum(_ shift: UInt32) -> Lanes {
      pair(load(a, i), shift) &* own &+ pair(load(b, i), shift) &* other &+ half
    }
    store(unsafeBitCast(sum(0) &>> 8, to: Four.self) | unsafeBitCast(sum(8) & highBytes, to: Four.self), d, i)
  } one: { i in
    func sum(_ shift: UInt32) -> UInt32 {
      let first = (a[i] >> shift & 255) &* UInt32(256 - share)
      let second = (b[i] >> shift & 255) &* UInt32(share)
      return ((first &+ second &+ 128) >> 8) << shift
    }
    d[i] = sum(0) | sum(8) | sum(16) | sum(24)
  }
}

/// Every other channel of four pixels, from the first or the second on.
@inline(__always)
private func pair(_ p: Four, _ shift: UInt32) -> Lanes {
  unsafeBitCast((p &>> shift) & pairMask, to: Lanes.self)
}

@inline(__always)
private func mixEach(_ count: Int, _ four: (Int) -> Void, one: (Int) -> Void) {
  var i = 0
  while i &+ 4 <= count {
    four(i)
    i &+= 4
  }
  while i < count {
    one(i)
    i &+= 1
  }
}

/// A row of pixels over a row, all multiplied by `k` / 255.
@inline(never)
func overRow(_ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ count: Int, _ k: UInt32) {
  guard k != 255 else { return overRow(d, s, count) }
  guard k != 0 else { return }
  let factor = Lanes(repeating: UInt16(truncatingIfNeeded: k))
  var i = 0
  while i &+ 4 <= count {
    store(over(scaled(load(s, i), factor), load(d, i)), d, i)
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
    store(over(load(s, i), load(d, i)), d, i)
    i &+= 4
  }
  while i < count {
    d[i] = over(s[i], d[i])
    i &+= 1
  }
}

/// A row of pixels under a shade over a row, all multiplied by `k` / 255.
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
    store(over(scaled(add &+ scaled(load(s, i), keep), factor), load(d, i)), d, i)
    i &+= 4
  }
  while i < count {
    d[i] = over(scaled(over(shade, s[i]), k), d[i])
    i &+= 1
  }
}

/// `count` pixels between two cells of a blur, from its words of red and blue and those of alpha and green.
///
/// A channel has eight bits and three more behind the point. `weights` are the second cell's shares in 1/32;
/// `thresholds`, 0…255, decide which way the bits that are left over are rounded.
@inline(__always)
func mixRow(
  _ d: UnsafeMutablePointer<UInt32>, _ a: BlurCell, _ b: BlurCell, _ weights: UnsafePointer<UInt32>,
  _ thresholds: UnsafePointer<UInt32>, _ count: Int
) {
  var i = 0
  let rbA = unsafeBitCast(Four(repeating: a.redBlue), to: Lanes.self)
  let rbB = unsafeBitCast(Four(repeating: b.redBlue), to: Lanes.self)
  let agA = unsafeBitCast(Four(repeating: a.alphaGreen), to: Lanes.self)
  let agB = unsafeBitCast(Four(repeating: b.alphaGreen), to: Lanes.self)
  while i &+ 4 <= count {
    let w = lanes(load(weights, i))
    let keep = 32 &- w
    let rest = lanes(load(thresholds, i))
    let rb = (rbA &* keep &+ rbB &* w &+ rest) &>> 8
    let ag = (agA &* keep &+ agB &* w &+ rest) & highBytes
    store(unsafeBitCast(rb, to: Four.self) | unsafeBitCast(ag, to: Four.self), d, i)
    i &+= 4
  }
  while i < count {
    let w = weights[i]
    let rest = thresholds[i] | thresholds[i] &<< 16
    // No channel can carry over into the next: 2040 · 32 + 255 is less than 65536.
    let rb = a.redBlue &* (32 &- w) &+ b.redBlue &* w &+ rest
    let ag = a.alphaGreen &* (32 &- w) &+ b.alphaGreen &* w &+ rest
    d[i] = ((rb &>> 8) & 0x00FF_00FF) | (ag & 0xFF00_FF00)
    i &+= 1
  }
}

/// Adds `count` pixels to sums of red and blue and of alpha and green, 16 bits each.
@inline(__always)
func addPixels(
  _ p: UnsafePointer<UInt32>, _ count: Int, _ redBlue: inout SIMD4<UInt32>,
  _ alphaGreen: inout SIMD4<UInt32>
) {
  var i = 0
  while i &+ 4 <= count {
    let four = load(p, i)
    redBlue = redBlue &+ (four & pairMask)
    alphaGreen = alphaGreen &+ ((four &>> 8) & pairMask)
    i &+= 4
  }
  while i < count {
    redBlue[0] = redBlue[0] &+ (p[i] & 0x00FF_00FF)
    alphaGreen[0] = alphaGreen[0] &+ ((p[i] >> 8) & 0x00FF_00FF)
    i &+= 1
  }
}

/// The rounded mean of 4 × 4 pixels.
@inline(__always)
func meanOfSixteen(_ p: UnsafePointer<UInt32>, stride: Int) -> UInt32 {
  var redBlue = Four(repeating: 0)
  var alphaGreen = Four(repeating: 0)
  for row in 0..<4 {
    let four = load(p, row &* stride)
    redBlue = redBlue &+ (four & pairMask)
    alphaGreen = alphaGreen &+ ((four &>> 8) & pairMask)
  }
  // Sixteen times 255 and a half leave four bits of each half unused.
  let rb = (redBlue.wrappedSum() &+ 0x0008_0008) >> 4
  let ag = (alphaGreen.wrappedSum() &+ 0x0008_0008) >> 4
  return (rb & 0x00FF_00FF) | (ag & 0x00FF_00FF) << 8
}

/// Two rows of cells mixed, `weight` / 32 of the second.
func mixCells(
  _ out: inout [BlurCell], _ first: UnsafePointer<BlurCell>, _ second: UnsafePointer<BlurCell>,
  _ weight: UInt32
) {
  let w = Lanes(repeating: UInt16(truncatingIfNeeded: weight))
  let keep = 32 &- w
  let round = Lanes(repeating: 16)
  out.withUnsafeMutableBufferPointer { out in
    let a = UnsafeRawPointer(first)
    let b = UnsafeRawPointer(second)
    guard let d = UnsafeMutableRawPointer(out.baseAddress) else { return }
    var i = 0
    while i &+ 2 <= out.count {
      let x = a.loadUnaligned(fromByteOffset: i &* 8, as: Lanes.self)
      let y = b.loadUnaligned(fromByteOffset: i &* 8, as: Lanes.self)
      d.storeBytes(of: (x &* keep &+ y &* w &+ round) &>> 5, toByteOffset: i &* 8, as: Lanes.self)
      i &+= 2
    }
    while i < out.count {
      func mixed(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let low = (a & 0xFFFF) &* (32 &- weight) &+ (b & 0xFFFF) &* weight &+ 16
        let high = (a >> 16) &* (32 &- weight) &+ (b >> 16) &* weight &+ 16
        return (high >> 5) << 16 | low >> 5
      }
      out[i].redBlue = mixed(first[i].redBlue, second[i].redBlue)
      out[i].alphaGreen = mixed(first[i].alphaGreen, second[i].alphaGreen)
      i &+= 1
    }
  }
}
