import FloatCore
import FloatStudio

/// Draws parts of a blurred picture: tinted, enlarged bilinearly, and dithered.
///
/// A large blur changes by less than a level from pixel to pixel, which rounding would show as faint steps. An ordered
/// pattern of thresholds, fixed to the frame, lets the mean of neighbouring pixels follow the exact value.
final class BlurBrush {
  let picture: BlurredPicture
  let tint: Color
  private let cells: [BlurCell]
  /// For each pixel from one cell's centre to the next, the share of the second cell in 1/32.
  private let weights: [UInt32]
  /// The same for four pixels at once, each for two channels.
  private let fourWeights: [Lanes]

  init(_ picture: BlurredPicture, tint: Color) {
    self.picture = picture
    self.tint = tint
    let tint = tint.pixel()
    let add = SIMD4<Float>(
      Float(tint & 255), Float(tint >> 8 & 255), Float(tint >> 16 & 255), Float(tint >> 24))
    let keep = 1 - add.w / 255
    cells = tint == 0 ? picture.cells : picture.cells.map { BlurCell($0.value * keep + add) }
    let cell = picture.plan.cell
    // The centres of pixels and cells are half a pixel apart, unless a cell is one pixel.
    let weights = (0..<cell).map { cell == 1 ? 0 : UInt32((2 * $0 + 1) * 16 / cell) }
    self.weights = weights
    fourWeights = (0..<cell / 4).map { Self.lanes(of: Array(weights[$0 * 4..<$0 * 4 + 4])) }
  }

  var byteCount: Int { picture.byteCount * 2 }

  /// The thresholds of rounding: each of 0…255 in steps of 4 occurs once in 8 × 8 pixels, far from its neighbours
  /// (Bayer). Each row is repeated, so that four pixels from any of eight places are contiguous.
  private static let thresholds: [UInt32] = (0..<8).flatMap { y in
    (0..<12).map { x in
      var value: UInt32 = 0
      for bit in 0..<3 {
        let a = UInt32((x % 8) >> bit & 1)
        let b = UInt32(y >> bit & 1)
        value = value << 2 | (a ^ b) << 1 | b
      }
      return value * 4 + 2
    }
  }

  /// The same for four pixels at once, from each of eight places of eight rows.
  private static let fourThresholds: [Lanes] = (0..<64).map { place in
    let start = place / 8 * 12 + place % 8
    return lanes(of: Array(thresholds[start..<start + 4]))
  }

  private static func lanes(of values: [UInt32]) -> Lanes {
    unsafeBitCast(Four(values.map { $0 | $0 << 16 }), to: Lanes.self)
  }

  /// The row of cells that was interpolated last; each concurrent user has its own.
  struct Row {
    fileprivate var cells: [BlurCell]
    fileprivate var y = Int.min
  }

  /// A new row without cells yet.
  var row: Row { Row(cells: [BlurCell](repeating: BlurCell(.zero), count: picture.width)) }

  func draw(into target: PixelBuffer, _ rect: PixelRect) {
    target.inBands(rect) { band in
      var row = row
      for y in band.minY..<max(band.minY, band.maxY) {
        draw(into: target.pointer(band.minX, y), band.minX, y, band.width, &row)
      }
    }
  }

  /// Writes `count` pixels from (x, y).
  func draw(
    into d: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ cells: inout Row
  ) {
    if y != cells.y { interpolate(y, &cells) }
    let cell = picture.plan.cell
    let last = picture.width - 1
    let fromFirst = x &- picture.cellX &* cell &- cell / 2
    var index = floorDivided(fromFirst, cell)
    var phase = fromFirst &- index &* cell
    cells.cells.withUnsafeBufferPointer { line in
      weights.withUnsafeBufferPointer { weights in
        fourWeights.withUnsafeBufferPointer { fourWeights in
          Self.fourThresholds.withUnsafeBufferPointer { fourThresholds in
            Self.thresholds.withUnsafeBufferPointer { thresholds in
              // Pixels from one cell's centre to the next share their two cells.
              var at = 0
              while at < count {
                let end = min(at &+ cell &- phase, count)
                let a = line[min(max(index, 0), last)]
                let b = line[min(max(index &+ 1, 0), last)]
                if phase == 0, end &- at == cell, cell >= 4 {
                  let (rbA, rbB) = (Self.lanes(a.redBlue), Self.lanes(b.redBlue))
                  let (agA, agB) = (Self.lanes(a.alphaGreen), Self.lanes(b.alphaGreen))
                  for four in fourWeights {
                    let rest = fourThresholds[(y & 7) &* 8 &+ ((x &+ at) & 7)]
                    let keep = Lanes(repeating: 32) &- four
                    let rb = (rbA &* keep &+ rbB &* four &+ rest) &>> 8
                    let ag = (agA &* keep &+ agB &* four &+ rest) & Lanes(repeating: 0xFF00)
                    storeFour(
                      unsafeBitCast(rb, to: Four.self) | unsafeBitCast(ag, to: Four.self), d, at)
                    at &+= 4
                  }
                } else {
                  while at < end {
                    let w = weights[phase]
                    let threshold = thresholds[(y & 7) &* 12 &+ ((x &+ at) & 7)]
                    d[at] = Self.pixel(a, b, w, threshold)
                    at &+= 1
                    phase &+= 1
                  }
                }
                index &+= 1
                phase = 0
              }
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private static func lanes(_ word: UInt32) -> Lanes {
    unsafeBitCast(Four(repeating: word), to: Lanes.self)
  }

  /// Mixes a pixel between two cells from their two words, of red and blue and of alpha and green.
  ///
  /// A channel has eight integer bits and three fractional bits, and five more by the weight of the second cell; the
  /// threshold decides which way they are rounded.
  @inline(__always)
  private static func pixel(_ a: BlurCell, _ b: BlurCell, _ w: UInt32, _ threshold: UInt32) -> UInt32 {
    let rest = threshold | threshold &<< 16
    // No channel can carry over into the next: 2040 · 32 + 255 is less than 65536.
    let rb = a.redBlue &* (32 &- w) &+ b.redBlue &* w &+ rest
    let ag = a.alphaGreen &* (32 &- w) &+ b.alphaGreen &* w &+ rest
    return ((rb &>> 8) & 0x00FF_00FF) | (ag & 0xFF00_FF00)
  }

  private func interpolate(_ y: Int, _ row: inout Row) {
    row.y = y
    let cell = picture.plan.cell
    let fromFirst = y - picture.cellY * cell - cell / 2
    let index = floorDivided(fromFirst, cell)
    let weight = weights[fromFirst - index * cell]
    let width = picture.width
    let upper = min(max(index, 0), picture.height - 1) * width
    let lower = min(max(index + 1, 0), picture.height - 1) * width
    cells.withUnsafeBufferPointer { cells in
      guard let base = cells.baseAddress else { return }
      mixCells(&row.cells, base + upper, base + lower, weight)
    }
  }
}
