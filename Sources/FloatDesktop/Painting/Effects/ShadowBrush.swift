import CProcessor

/// Blends rows of a folded shadow mask, moved right and down by a fraction of a pixel.
struct ShadowBrush {
  let mask: ShadowMask
  let place: ShadowPlace
  let source: UInt32
  let target: PixelBuffer
  private let weights: ShiftWeights

  init(mask: ShadowMask, place: ShadowPlace, source: UInt32, target: PixelBuffer) {
    self.mask = mask
    self.place = place
    self.source = source
    self.target = target
    weights = ShiftWeights(x: place.shiftX, y: place.shiftY)
  }

  func paint(_ row: Int, _ from: Int, _ to: Int) {
    let line = row - place.y
    // The mask's border is empty, so the first row of a moved mask shows nothing.
    guard from < to, line >= 1, line < mask.unfoldedHeight else { return }
    let lower = folded(line)
    let upper = folded(line - 1)
    let own = mask.ink[lower]
    let other = mask.ink[upper]
    guard !own.isEmpty || !other.isEmpty else { return }
    let first =
      own.isEmpty ? other.lowerBound : other.isEmpty ? own.lowerBound : min(own.lowerBound, other.lowerBound)
    let last = max(own.upperBound, other.upperBound)
    mask.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let values = base + lower * mask.width
      let above = base + upper * mask.width
      let x = place.x
      // The columns up to the folded one, the columns that it stands for, and the columns after them.
      let left = max(from, x + first)
      let leftEnd = min(to, x + mask.foldedColumn + 1)
      if left < leftEnd { blend(left, row, values + (left - x), above + (left - x), leftEnd - left) }
      let middle = max(from, x + mask.foldedColumn + 1)
      let middleEnd = min(to, x + mask.foldedColumn + 1 + mask.extraColumns)
      if middle < middleEnd {
        let (own, upper) = (values[mask.foldedColumn], above[mask.foldedColumn])
        let shade =
          weights.isWhole ? scaled(source, UInt32(own)) : weights.shade(source, own, own, upper, upper)
        blendRow(target.pointer(middle, row), middleEnd - middle, shade)
      }
      let right = max(from, x + mask.foldedColumn + 1 + mask.extraColumns)
      let rightEnd = min(to, x + mask.extraColumns + min(last + 1, mask.width))
      if right < rightEnd {
        let index = right - x - mask.extraColumns
        blend(right, row, values + index, above + index, rightEnd - right)
      }
    }
  }

  private func folded(_ line: Int) -> Int {
    line <= mask.foldedRow ? line : max(mask.foldedRow, line - mask.extraRows)
  }

  @inline(__always)
  private func blend(
    _ x: Int, _ y: Int, _ values: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int
  ) {
    // The parts are narrow and their rows long, so the processor's own prefetching would not reach the next row.
    let below = target.pointer(x, y &+ 1)
    var i = 0
    while i < count {
      processor_prefetch(below + i)
      i &+= 16
    }
    if weights.isWhole {
      maskRow(target.pointer(x, y), values, count, source)
    } else {
      shiftedMaskRow(target.pointer(x, y), values, above, weights, count, source)
    }
  }
}

/// The shares of four neighbouring values in a value between them, in 1/256.
struct ShiftWeights {
  /// The shares of the value itself, the one on its left, the one above it, and the one above that on the left.
  let here: UInt16
  let left: UInt16
  let above: UInt16
  let aboveLeft: UInt16

  /// - Parameters:
  ///   - x, y: How far the values are moved right and down, 0..<256.
  init(x: Int, y: Int) {
    let both = (x * y + 128) >> 8
    here = UInt16(256 - x - y + both)
    left = UInt16(x - both)
    above = UInt16(y - both)
    aboveLeft = UInt16(both)
  }

  /// True if nothing is moved.
  var isWhole: Bool { here == 256 }

  /// Returns a colour through the mean of a value, the one on its left, the one above it and the one above that on the
  /// left.
  @inline(__always)
  func shade(_ source: UInt32, _ own: UInt8, _ before: UInt8, _ upper: UInt8, _ upperLeft: UInt8) -> UInt32 {
    let sum =
      UInt32(own) &* UInt32(here) &+ UInt32(before) &* UInt32(left) &+ UInt32(upper) &* UInt32(above)
      &+ UInt32(upperLeft) &* UInt32(aboveLeft)
    guard source & 0xFF_FFFF == 0 else { return scaled(source, (sum &+ 128) >> 8) }
    // 1/255 as 257/65536, rounded once.
    return (((sum &* ((source >> 24) &* 257)) >> 16 &+ 128) >> 8) << 24
  }
}
