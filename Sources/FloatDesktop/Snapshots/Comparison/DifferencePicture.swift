import FloatCore
import FloatFiles
import FloatPainting

/// Shows the difference of two pictures of one size: pixels that differ in red, pixels within the tolerance in yellow,
/// over the expected picture in pale grey.
enum DifferencePicture {
  static let different: UInt32 = 0xFFE5_1C23
  private static let tolerated: UInt32 = 0xFFFF_C107

  static func make(expected: Surface, actual: Surface, tolerance: PictureTolerance) -> Surface {
    let picture = Surface(width: actual.width, height: actual.height)
    let eye = tolerance.perceptualPrecision
    let limit = (0...1).contains(eye) ? (1 - eye) * 100 : 0
    for y in 0..<min(picture.height, expected.height) {
      for x in 0..<min(picture.width, expected.width) {
        let p = expected[x, y]
        if p == actual[x, y] {
          picture[x, y] = pale(p)
        } else if limit > 0, PerceptualDifference.deltaE(p, actual[x, y]) <= limit {
          picture[x, y] = tolerated
        } else if tolerance.ignoresAntialiasing, AntialiasedPixel.isOnlySmoothing(x, y, expected, actual) {
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
