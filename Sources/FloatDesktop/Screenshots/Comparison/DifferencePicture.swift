import FloatCore

/// A picture of what differs: the expected one, pale and grey, under the pixels that differ, in red; pixels passed over
/// by the tolerance in yellow, what only one of the pictures has in blue.
enum DifferencePicture {
  private static let different: UInt32 = 0xFFE5_1C23
  private static let tolerated: UInt32 = 0xFFFF_C107
  private static let onlyOne: UInt32 = 0xFF2F_6BFF

  static func make(expected: Surface, actual: Surface, tolerance: PictureTolerance) -> Surface {
    let picture = Surface(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    let isSameSize = expected.width == actual.width && expected.height == actual.height
    let passesSmoothing = tolerance.ignoresAntialiasing && isSameSize
    let eye = tolerance.perceptualPrecision
    let limit = (0...1).contains(eye) ? (1 - eye) * 100 : 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let isInExpected = x < expected.width && y < expected.height
        guard isInExpected, x < actual.width, y < actual.height else {
          picture[x, y] = onlyOne
          continue
        }
        let p = expected[x, y]
        if p == actual[x, y] {
          picture[x, y] = pale(p)
        } else if limit > 0, PerceptualDifference.deltaE(p, actual[x, y]) <= limit {
          picture[x, y] = tolerated
        } else if passesSmoothing, AntialiasedPixel.isOnlySmoothing(x, y, expected, actual) {
          picture[x, y] = tolerated
        } else {
          picture[x, y] = different
        }
      }
    }
    return picture
  }

  private static func pale(_ p: UInt32) -> UInt32 {
    let light = ((p >> 16 & 255) * 77 + (p >> 8 & 255) * 150 + (p & 255) * 29) >> 8
    let level = 255 - (255 - light) / 5
    return 0xFF00_0000 | level << 16 | level << 8 | level
  }
}
