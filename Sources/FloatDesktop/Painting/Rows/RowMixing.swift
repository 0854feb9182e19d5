// Means of pixels, four at a time: pictures between pixels, and the cells of a blur.

/// Mixes four rows of pixels: the pixels themselves, and those right of, below, and right of and below them.
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
      pair(loadFour(a, i), shift) &* own &+ pair(loadFour(right, i), shift) &* second
        &+ pair(loadFour(below, i), shift) &* third &+ pair(loadFour(both, i), shift) &* fourth &+ halfLanes
    }
    storeFour(
      unsafeBitCast(sum(0) &>> 8, to: Four.self) | unsafeBitCast(sum(8) & highBytes, to: Four.self), d, i)
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

/// Mixes two rows of pixels, with `share` / 256 of the second.
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
      pair(loadFour(a, i), shift) &* own &+ pair(loadFour(b, i), shift) &* other &+ halfLanes
    }
    storeFour(
      unsafeBitCast(sum(0) &>> 8, to: Four.self) | unsafeBitCast(sum(8) & highBytes, to: Four.self), d, i)
  } one: { i in
    func sum(_ shift: UInt32) -> UInt32 {
      let first = (a[i] >> shift & 255) &* UInt32(256 - share)
      let second = (b[i] >> shift & 255) &* UInt32(share)
      return ((first &+ second &+ 128) >> 8) << shift
    }
    d[i] = sum(0) | sum(8) | sum(16) | sum(24)
  }
}

/// Every other channel of four pixels, starting with the first or the second.
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

/// Mixes two rows of cells, with `weight` / 32 of the second.
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
