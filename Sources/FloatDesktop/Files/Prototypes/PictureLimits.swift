package import FloatCore

/// How large pictures may be, for everything that reads or makes them: prototypes, `floatdesktop new`, decoders, suites.
///
/// Each limit is told with the same words wherever it is met.
package enum PictureLimits {
  /// The largest file, in bytes.
  package static let bytes = 64 << 20
  /// The largest SVG, in bytes; embedded pictures take a third more than their files.
  package static let drawingBytes = 16 << 20
  /// The longest side of any picture, in pixels.
  package static let side = 16_384
  /// The largest number of pixels in a page's picture: 24,000 rows of a phone at scale 3.
  package static let area = 32 << 20
  /// The largest number of pixels in a picture that this program makes: a screenshot, a frame, a golden.
  package static let madeArea = 64 << 20
  /// The longest side at which a picture is shown, in points.
  static let shownSide = 12_000.0
  /// The sides that a drawing may claim, in its own units.
  static let claimedSides = 1.0..<100_000
  /// The largest ratio between the sides of a drawing: the longest page on a narrow phone.
  package static let drawingRatio = 40.0
  /// The largest number of scans in a JPEG; programs write ten, and each costs a pass over all pixels.
  package static let scans = 100

  /// Why a page's picture of this size cannot be decoded; nil where it can.
  package static func objection(width: Int, height: Int, area: Int = area) -> String? {
    guard max(width, height) > side || width * height > area else { return nil }
    return
      "has \(width) × \(height) pixels; at most \(side) on a side and \(area >> 20) million in all can be shown"
  }

  /// Why a picture of this size is not made; nil where it is. A larger one could not be read again.
  package static func objection(making size: Size, scale: Double) -> String? {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard max(width, height) > Double(side) || width * height > Double(madeArea) else { return nil }
    let (across, down) = (Int(min(width, 1e9)), Int(min(height, 1e9)))
    return
      "would have \(across) × \(down) pixels; at most \(side) on a side and \(madeArea >> 20) million in all can be made"
  }

  /// Why a JPEG with this number of scans is not decoded; nil where it is.
  package static func objection(scans: Int) -> String? {
    scans > self.scans ? "has \(scans) scans; save it again with at most \(self.scans)" : nil
  }
}
