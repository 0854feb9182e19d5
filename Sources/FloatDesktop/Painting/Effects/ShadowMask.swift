import FloatCore
import FloatStudio
import RealModule

/// A blurred rounded rectangle as rows of 8 bits, with long straight sides folded to one column or row.
///
/// The blur is a Gaussian with σ = radius / 2, cut off at the radius, so that the shadow ends where
/// `Shadow.radius` says.
struct ShadowMask {
  /// The mask's size in pixels, folded.
  var width: Int
  var height: Int
  var bytes: [UInt8]
  /// The distance of the mask's top-left pixel from the shape's first pixel.
  var margin: Int
  /// This column stands for 1 + `extraColumns` columns, this row for 1 + `extraRows` rows.
  var foldedColumn: Int
  var foldedRow: Int
  var extraColumns: Int
  var extraRows: Int
  /// For each row of the mask, the columns with values above zero.
  var ink: [Range<Int>]

  var unfoldedHeight: Int { height + extraRows }
}

/// The place of a mask's top-left corner: a pixel, and the distances right of and below it in 1/256 pixel.
///
/// The mask is moved by these distances when it is drawn (see `ShadowBrush`).
struct ShadowPlace: Equatable {
  var x: Int
  var y: Int
  /// 0..<256.
  var shiftX = 0
  var shiftY = 0
}

/// Makes shadow masks and keeps them.
///
/// The blur is made once for a size and radii, at pixel phase zero and at a resolution that its softness allows. Masks
/// are sampled from it: soft shadows at whole pixels, hard ones at phases of 1/8. The brush does the rest of the shift,
/// so that a moving shadow costs no blur and, unless it is hard, no resampling.
final class ShadowMasks {
  /// All values are in 1/8 pixel.
  private struct Key: Hashable {
    var width: Int
    var height: Int
    var radii: [Int]
    var blur: Int
  }

  private struct PlacedKey: Hashable {
    var key: Key
    var phaseX: Int
    var phaseY: Int
  }

  private struct Soft {
    var width: Int
    var height: Int
    var values: [Float]
    /// Pixels per value.
    var reduction: Int
  }

  private static let unit = 8.0
  /// The blur from which a mask is so soft that a bilinear shift by half a pixel changes no value by more than half a
  /// level: (1/2)²/2 of its second derivative, which is at most 0.24/σ².
  private static let soft = 8.0

  private let rasterizer: CoverageRasterizer
  private var soft = BoundedCache<Key, Soft>(bound: 1 << 20)
  private var placed: BoundedCache<PlacedKey, ShadowMask>
  /// How many blurs were made, and how many masks were made from them.
  private(set) var blurCount = 0
  private(set) var maskCount = 0

  /// - Parameter bound: The memory that the masks may take, in bytes; blurs take 1 MB at most.
  init(rasterizer: CoverageRasterizer, bound: Int = 1 << 20) {
    self.rasterizer = rasterizer
    placed = BoundedCache(bound: bound)
  }

  var byteCount: Int { soft.cost + placed.cost }
  var bound: Int { soft.bound + placed.bound }

  /// Gives back the masks made for moving shadows, and keeps those that were used last.
  func trim() {
    soft.shrink(to: soft.bound / 4)
    placed.shrink(to: placed.bound / 8)
  }

  /// The mask of a shape's shadow and its place.
  func mask(of shape: RoundedRect, blur: Double) -> (mask: ShadowMask, place: ShadowPlace) {
    func fixed(_ v: Double) -> Int { nearestPixel(v * Self.unit) }
    let blur = Double(fixed(min(max(blur, 0), Self.largestBlur))) / Self.unit
    // A place as a pixel, a phase in 1/8 that the mask has, and a rest in 1/256.
    func split(_ v: Double) -> (whole: Int, phase: Int, rest: Int) {
      let low = lowerPixel(v)
      let parts = nearestPixel((v - Double(low)) * 256)
      let whole = low + parts >> 8
      return blur >= Self.soft ? (whole, 0, parts & 255) : (whole, (parts & 255) >> 5, parts & 31)
    }
    let left = split(shape.rect.minX)
    let top = split(shape.rect.minY)
    let radii = [shape.radii.topLeft, shape.radii.topRight, shape.radii.bottomRight, shape.radii.bottomLeft]
    let margin = pixel(blur.rounded(.up)) + 2
    // Between the reaches of its corners the shadow of a straight side is constant: fold whole pixels away.
    let reach = 2 * (upperPixel(shape.radii.largest) + margin) + 2
    let width = fixed(shape.rect.width)
    let height = fixed(shape.rect.height)
    let extraX = max(0, width / 8 - reach)
    let extraY = max(0, height / 8 - reach)
    let key = Key(
      width: width - extraX * 8, height: height - extraY * 8, radii: radii.map(fixed), blur: fixed(blur))
    let placedKey = PlacedKey(key: key, phaseX: left.phase, phaseY: top.phase)
    let place = ShadowPlace(
      x: left.whole - margin, y: top.whole - margin, shiftX: left.rest, shiftY: top.rest)
    var mask: ShadowMask
    if let kept = placed.value(for: placedKey) {
      mask = kept
    } else {
      mask = resample(softened(key, margin: margin), placedKey, margin: margin)
      placed.set(mask, cost: mask.bytes.count + mask.height * 16, for: placedKey)
    }
    mask.extraColumns = extraX
    mask.extraRows = extraY
    return (mask, place)
  }

  /// In pixels; more than any configuration needs on the largest frame.
  private static let largestBlur = 4096.0

  /// The blurred shape at phase zero, with values `reduction` pixels apart.
  private func softened(_ key: Key, margin: Int) -> Soft {
    if let kept = soft.value(for: key) { return kept }
    blurCount += 1
    let blur = Double(key.blur) / Self.unit
    var reduction = 1
    while blur / Double(reduction) > 12 { reduction *= 2 }
    let scale = 1 / (Self.unit * Double(reduction))
    func value(_ v: Int) -> Double { Double(v) * scale }
    let pad = margin / reduction + 2
    let rect = Rect(Double(pad), Double(pad), value(key.width), value(key.height))
    let radii = CornerRadii(
      topLeft: value(key.radii[0]), topRight: value(key.radii[1]), bottomRight: value(key.radii[2]),
      bottomLeft: value(key.radii[3]))
    let fitted = RoundedRect(rect, radii: RoundedRect(rect, radii: radii).fittedRadii)
    let size = PixelRect(
      x: 0, y: 0, width: upperPixel(rect.width) + 2 * pad + 1, height: upperPixel(rect.height) + 2 * pad + 1)
    let bytes = rasterizer.coverage(of: Polygon(fitted), in: size).mask(in: size)
    let kernel = Self.kernel(blur / Double(reduction))
    let rows = Self.convolved(bytes.map(Float.init), kernel, along: 1)
    let values = Self.convolved(rows, kernel, along: size.width)
    let made = Soft(width: size.width, height: size.height, values: values, reduction: reduction)
    soft.set(made, cost: values.count * 4, for: key)
    return made
  }

  private static func kernel(_ blur: Double) -> [Float] {
    let reach = lowerPixel(blur)
    guard reach > 0 else { return [1] }
    let weights = (-reach...reach).map { i in
      Double.exp(-2 * Double(i * i) / (blur * blur))
    }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  /// Replaces each value by the weighted sum of its neighbours `step` values apart; values outside are zero.
  private static func convolved(_ input: [Float], _ kernel: [Float], along step: Int) -> [Float] {
    let count = input.count
    let reach = kernel.count / 2
    var out = [Float](repeating: 0, count: count)
    // The shape's distance from the border exceeds the kernel's reach, so rows may run into each other.
    input.withUnsafeBufferPointer { input in
      out.withUnsafeMutableBufferPointer { out in
        for (j, weight) in kernel.enumerated() {
          let shift = (j - reach) * step
          let from = max(0, -shift)
          let to = min(count, count - shift)
          if from < to {
            for i in from..<to { out[i] += weight * input[i &+ shift] }
          }
        }
      }
    }
    return out
  }

  private func resample(_ soft: Soft, _ key: PlacedKey, margin: Int) -> ShadowMask {
    maskCount += 1
    let width = (key.key.width + 7) / 8 + 2 * margin + 1
    let height = (key.key.height + 7) / 8 + 2 * margin + 1
    let pad = margin / soft.reduction + 2
    let columns = Self.samples(width, phase: key.phaseX, margin: margin, pad: pad, soft.reduction, soft.width)
    let rows = Self.samples(height, phase: key.phaseY, margin: margin, pad: pad, soft.reduction, soft.height)
    var bytes = [UInt8](repeating: 0, count: width * height)
    var line = [Float](repeating: 0, count: soft.width)
    soft.values.withUnsafeBufferPointer { values in
      bytes.withUnsafeMutableBufferPointer { bytes in
        line.withUnsafeMutableBufferPointer { line in
          for y in 0..<height {
            let upper = rows[y].index * soft.width
            let lower = upper + soft.width
            let v = rows[y].weight
            for i in 0..<line.count {
              line[i] = values[upper &+ i] + (values[lower &+ i] - values[upper &+ i]) * v + 0.5
            }
            // The border stays empty, so that the mask can be shifted within its own size.
            if y == 0 || y == height - 1 { continue }
            for x in 1..<(width - 1) {
              let c = columns[x]
              let a = line[c.index]
              bytes[y &* width &+ x] = UInt8(min(max(a + (line[c.index &+ 1] - a) * c.weight, 0), 255))
            }
          }
        }
      }
    }
    let ink = (0..<height).map { y -> Range<Int> in
      let row = bytes[(y * width)..<((y + 1) * width)]
      guard let first = row.firstIndex(where: { $0 > 0 }), let last = row.lastIndex(where: { $0 > 0 }) else {
        return 0..<0
      }
      return (first - y * width)..<(last + 1 - y * width)
    }
    return ShadowMask(
      width: width, height: height, bytes: bytes, margin: margin, foldedColumn: width / 2,
      foldedRow: height / 2, extraColumns: 0, extraRows: 0, ink: ink)
  }

  /// For each pixel of a row or column, the index of the value before it and the weight of the value after it.
  private static func samples(
    _ count: Int, phase: Int, margin: Int, pad: Int, _ reduction: Int, _ available: Int
  ) -> [(index: Int, weight: Float)] {
    (0..<count).map { i in
      let fromShape = Double(i - margin) + 0.5 - Double(phase) / unit
      let at = fromShape / Double(reduction) + Double(pad) - 0.5
      let index = min(max(lowerPixel(at), 0), available - 2)
      return (index, Float(min(max(at - Double(index), 0), 1)))
    }
  }
}
