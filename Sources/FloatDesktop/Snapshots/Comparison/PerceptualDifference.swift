import FloatPainting
import Glibc

/// The visible difference of two colours: the CIE 1994 colour difference ΔE*94.
///
/// 0 is no difference, 1 about the least that a trained eye sees, 100 black and white. The space is sRGB with the white
/// point D65; the weights are those of graphic arts: kL = 1, K1 = 0.045, K2 = 0.015 (CIE publication 116, 1995). Both
/// colours are laid over white and over black, and the larger difference counts.
enum PerceptualDifference {
  /// - Parameters: Premultiplied ARGB.
  static func deltaE(_ a: UInt32, _ b: UInt32) -> Double {
    guard a >> 24 != 255 || b >> 24 != 255 else { return opaqueDeltaE(a, b) }
    return max(opaqueDeltaE(a, b), opaqueDeltaE(over(a, 0xFFFF_FFFF), over(b, 0xFFFF_FFFF)))
  }

  private struct Lab {
    var l: Double
    var a: Double
    var b: Double

    init(_ pixel: UInt32) {
      let red = PerceptualDifference.linear[Int(pixel >> 16 & 255)]
      let green = PerceptualDifference.linear[Int(pixel >> 8 & 255)]
      let blue = PerceptualDifference.linear[Int(pixel & 255)]
      // IEC 61966-2-1, divided by the white point.
      let x = Self.f((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
      let y = Self.f(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
      let z = Self.f((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
      l = 116 * y - 16
      a = 500 * (x - y)
      b = 200 * (y - z)
    }

    private static func f(_ t: Double) -> Double {
      t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
    }
  }

  private static func opaqueDeltaE(_ first: UInt32, _ second: UInt32) -> Double {
    if first & 0xFF_FFFF == second & 0xFF_FFFF { return 0 }
    let p = Lab(first)
    let q = Lab(second)
    let chroma = (p.a * p.a + p.b * p.b).squareRoot()
    let dL = p.l - q.l
    let dC = chroma - (q.a * q.a + q.b * q.b).squareRoot()
    let da = p.a - q.a
    let db = p.b - q.b
    let dH2 = max(da * da + db * db - dC * dC, 0)
    let sC = 1 + 0.045 * chroma
    let sH = 1 + 0.015 * chroma
    return (dL * dL + dC * dC / (sC * sC) + dH2 / (sH * sH)).squareRoot()
  }

  private static let linear: [Double] = (0..<256).map {
    let c = Double($0) / 255
    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
  }
}
