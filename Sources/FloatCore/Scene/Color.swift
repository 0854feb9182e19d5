/// A colour in sRGB with straight (not premultiplied) alpha, 8 bits per channel.
public struct Color: Hashable, Sendable {
  /// The red channel, 0…255, in sRGB.
  public var red: UInt8
  /// The green channel, 0…255, in sRGB.
  public var green: UInt8
  /// The blue channel, 0…255, in sRGB.
  public var blue: UInt8
  /// The alpha: 0 is transparent, 255 opaque; the other channels are not multiplied by it.
  public var alpha: UInt8

  /// A colour from its channels, 0…255 each; opaque by default.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// An opaque colour from `0xRRGGBB`.
  public init(rgb: UInt32) { self.init(UInt8(rgb >> 16 & 255), UInt8(rgb >> 8 & 255), UInt8(rgb & 255)) }

  /// Transparent: painting with it changes nothing.
  public static let clear = Color(0, 0, 0, 0)
  /// Opaque black, `#000000`.
  public static let black = Color(0, 0, 0)
  /// Opaque white, `#FFFFFF`.
  public static let white = Color(255, 255, 255)

  /// This colour with its alpha multiplied by `factor`, clamped to 0…1.
  public func faded(_ factor: Double) -> Color {
    let k = factor.clamped(to: 0...1)
    return Color(red, green, blue, UInt8((Double(alpha) * k).rounded()))
  }

  /// The straight-alpha blend of two colours; `t` is clamped to 0…1.
  public func mixed(with other: Color, _ t: Double) -> Color {
    let k = t.clamped(to: 0...1)
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let (from, to) = (Double(a), Double(b))
      return UInt8((from + (to - from) * k).rounded())
    }
    return Color(mix(red, other.red), mix(green, other.green), mix(blue, other.blue), mix(alpha, other.alpha))
  }
}
