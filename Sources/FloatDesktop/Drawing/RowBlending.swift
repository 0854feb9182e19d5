// Loops over rows of premultiplied ARGB, four pixels at a time. `count` may be zero; pointers reach that many pixels.
// Each gives the same bytes as its one-pixel form in Blending.swift, so that where a row is cut does not matter.

private typealias Four = SIMD4<UInt32>
private typealias Lanes = SIMD8<UInt16>

private let pairMask = Four(repeating: 0x00FF_00FF)
private let half = Lanes(repeating: 128)
private let highBytes = Lanes(repeating: 0xFF00)

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

@inline(__always)
private func scaled(_ p: Four, _ k: Lanes) -> Four {
  var rb = unsafeBitCast(p & pairMask, to: Lanes.self) &* k &+ half
  rb = (rb &+ (rb &>> 8)) &>> 8
  var ag = unsafeBitCast((p &>> 8) & pairMask, to: Lanes.self) &* k &+ half
  ag = (ag &+ (ag &>> 8)) & highBytes
  return unsafeBitCast(rb, to: Four.self) | unsafeBitCast(ag, to: Four.self)
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
func maskRow(
  _ d: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int, _ source: UInt32
) {
  let opaque = source >> 24 == 255
  var i = 0
  while i < count {
    let m = UInt32(mask[i])
    if m == 255 && opaque {
      d[i] = source
    } else if m != 0 {
      d[i] = over(scaled(source, m), d[i])
    } else if i &+ 4 <= count, UnsafeRawPointer(mask + i).loadUnaligned(as: UInt32.self) == 0 {
      // Most of a glyph's box is empty.
      i &+= 3
    }
    i &+= 1
  }
}

/// A row of pixels over a row, all multiplied by `k` / 255.
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

/// `count` pixels between `a` and `b`; `weights` are b's shares in 1/256.
@inline(__always)
func mixRow(
  _ d: UnsafeMutablePointer<UInt32>, _ a: UInt32, _ b: UInt32, _ weights: UnsafePointer<UInt32>, _ count: Int
) {
  var i = 0
  let first = Four(repeating: a)
  let second = Four(repeating: b)
  while i &+ 4 <= count {
    let w = lanes(load(weights, i))
    let keep = 256 &- w
    let rb =
      unsafeBitCast(first & pairMask, to: Lanes.self) &* keep
      &+ unsafeBitCast(second & pairMask, to: Lanes.self) &* w &+ half
    let ag =
      unsafeBitCast((first &>> 8) & pairMask, to: Lanes.self) &* keep
      &+ unsafeBitCast((second &>> 8) & pairMask, to: Lanes.self) &* w &+ half
    store(unsafeBitCast(rb &>> 8, to: Four.self) | unsafeBitCast(ag & highBytes, to: Four.self), d, i)
    i &+= 4
  }
  while i < count {
    d[i] = mixed(a, b, weights[i])
    i &+= 1
  }
}

/// Between two pixels; `weight` is the second one's share in 1/256.
@inline(__always)
func mixed(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
  let keep = 256 &- weight
  let rb = (a & 0x00FF_00FF) &* keep &+ (b & 0x00FF_00FF) &* weight &+ 0x0080_0080
  let ag = ((a >> 8) & 0x00FF_00FF) &* keep &+ ((b >> 8) & 0x00FF_00FF) &* weight &+ 0x0080_0080
  return ((rb >> 8) & 0x00FF_00FF) | (ag & 0xFF00_FF00)
}
