import FloatCore
import FloatStudio

/// The largest coordinate of the painter, in pixels or fractions of them; values beyond it are clamped.
private let limit = 67_108_864.0

/// A pixel edge from a coordinate that may not be finite: clamped, and 0 for a value that is not a number.
package func pixel(_ value: Double) -> Int {
  guard !value.isNaN else { return 0 }
  return Int(min(max(value, -limit), limit))
}

/// The nearest pixel edge; halves go up everywhere, so that equal steps stay equal across zero.
package func nearestPixel(_ value: Double) -> Int { pixel((value + 0.5).rounded(.down)) }

func lowerPixel(_ value: Double) -> Int { pixel(value.rounded(.down)) }

func upperPixel(_ value: Double) -> Int { pixel(value.rounded(.up)) }

extension Rect {
  /// True if the rectangle can be drawn: all numbers finite and neither side negative.
  var isDrawable: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
      && maxX.isFinite && maxY.isFinite
  }

  /// The pixels that this rectangle (in pixels) touches.
  var touchedPixels: PixelRect {
    guard isDrawable else { return .empty }
    return PixelRect(
      minX: lowerPixel(minX), minY: lowerPixel(minY), maxX: upperPixel(maxX), maxY: upperPixel(maxY))
  }

  /// This rectangle (in pixels) with its edges moved to the nearest whole pixels.
  var snappedPixels: PixelRect {
    guard isDrawable else { return .empty }
    return PixelRect(
      minX: nearestPixel(minX), minY: nearestPixel(minY), maxX: nearestPixel(maxX), maxY: nearestPixel(maxY))
  }
}

extension CornerRadii {
  var isFinite: Bool {
    topLeft.isFinite && topRight.isFinite && bottomRight.isFinite && bottomLeft.isFinite
  }

  var largest: Double { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }

  func mapped(_ f: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: f(topLeft), topRight: f(topRight), bottomRight: f(bottomRight), bottomLeft: f(bottomLeft))
  }
}

/// A conversion from a layer's points to the frame's pixels.
struct PixelTransform: Equatable {
  /// The layer's origin, in pixels.
  var origin: Point
  /// Pixels per point.
  var scale: Double

  func pixels(_ p: Point) -> Point { origin + Point(Self.exact(p.x * scale), Self.exact(p.y * scale)) }

  func pixels(_ r: Rect) -> Rect {
    Rect(
      origin.x + Self.exact(r.x * scale), origin.y + Self.exact(r.y * scale), Self.exact(r.width * scale),
      Self.exact(r.height * scale))
  }

  /// Rounds to 1/4096 pixel, so that adding a whole number of pixels is exact: a thing that moves by whole pixels keeps
  /// every pixel of its picture.
  private static func exact(_ v: Double) -> Double {
    // Beyond this limit numbers have too few bits for such small fractions.
    let shift = 1_649_267_441_664.0  // 1.5 · 2^52 / 4096
    return v.magnitude < 274_877_906_944 ? (v + shift) - shift : v
  }

  /// The shape in pixels with radii that fit; nil if it cannot be drawn.
  func pixels(_ shape: RoundedRect) -> RoundedRect? {
    let rect = pixels(shape.rect)
    guard rect.isDrawable, shape.radii.isFinite else { return nil }
    let positive = RoundedRect(rect, radii: shape.radii.mapped { max(0, $0) * scale })
    return RoundedRect(rect, radii: positive.fittedRadii)
  }

  func moved(to position: Point) -> PixelTransform {
    PixelTransform(origin: pixels(position), scale: scale)
  }
}

/// The distance of a place right of and below a whole pixel, in sixteenths of a pixel.
package struct PixelPhase: Hashable, Sendable {
  /// 0..<16.
  var x = 0
  var y = 0

  static let steps = 16

  /// The whole pixel and the phase nearest to a place.
  static func split(_ value: Double) -> (whole: Int, phase: Int) {
    let parts = nearestPixel(value * Double(steps))
    let whole = floorDivided(parts, steps)
    return (whole, parts - whole * steps)
  }
}
