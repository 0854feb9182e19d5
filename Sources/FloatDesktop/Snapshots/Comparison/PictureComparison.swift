import CSDL2
import FloatCore
import FloatFiles
import FloatPainting
import FloatStudio

/// The result of comparing two pictures. Pictures that could not be compared do not match.
struct PictureComparison: Equatable {
  let expected: PixelSize
  let actual: PixelSize
  /// The pixels that were compared; 0 when the sizes differ.
  private(set) var compared = 0
  /// The pixels that differ by more than the tolerance of a single pixel.
  private(set) var differing = 0
  /// The pixels that differ only by the smoothing of an edge, if these are ignored.
  private(set) var smoothing = 0
  /// The largest difference of one channel of any pixel, 0…255.
  private(set) var largestDifference = 0
  /// The smallest rectangle around the differing pixels.
  private(set) var bounds: PixelRect?
  private let precision: Double

  /// True when the sizes are equal and enough of the compared pixels match.
  var matches: Bool {
    guard expected == actual, compared > 0 else { return false }
    return differing == 0 || (precision < 1 && Double(compared - differing) >= precision * Double(compared))
  }

  /// The sizes alone; nothing is compared, so the result never matches.
  init(expected: PixelSize, actual: PixelSize) {
    self.expected = expected
    self.actual = actual
    precision = 1
  }

  init(expected: Surface, actual: Surface, tolerance: PictureTolerance = .exact) {
    self.expected = expected.size
    self.actual = actual.size
    precision = (0...1).contains(tolerance.precision) ? tolerance.precision : 1
    guard self.expected == self.actual else { return }
    compared = expected.width * expected.height
    let eye = tolerance.perceptualPrecision
    let limit = (0...1).contains(eye) ? (1 - eye) * 100 : 0
    for y in 0..<expected.height {
      let p = expected.pixels + y * expected.stride
      let q = actual.pixels + y * actual.stride
      guard SDL_memcmp(p, q, expected.width * 4) != 0 else { continue }
      for x in 0..<expected.width where p[x] != q[x] {
        largestDifference = max(largestDifference, Self.difference(p[x], q[x]))
        if limit > 0, PerceptualDifference.deltaE(p[x], q[x]) <= limit { continue }
        if tolerance.ignoresAntialiasing,
          AntialiasedPixel.isOnlySmoothing(x, y, expected, actual)
        {
          smoothing += 1
          continue
        }
        differing += 1
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        bounds = bounds?.union(pixel) ?? pixel
      }
    }
  }

  /// The differences, in one line.
  var summary: String {
    guard expected == actual else { return "the size is \(actual), expected \(expected)" }
    guard let bounds else { return largestDifference == 0 ? "no pixel differs" : "all pixels match" }
    let share = DecimalText.text((Double(differing) / Double(compared) * 10_000).rounded(.up) / 100)
    return "\(differing) of \(compared) pixels differ (\(share) %), by up to \(largestDifference) of 255, "
      + "in \(bounds.width) × \(bounds.height) at \(bounds.x),\(bounds.y)"
      + (smoothing > 0 ? "; \(smoothing) more by smoothing" : "")
  }

  /// The largest difference of a channel.
  static func difference(_ p: UInt32, _ q: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let change = Int(p >> shift & 255) - Int(q >> shift & 255)
      largest = max(largest, abs(change))
    }
    return largest
  }
}
