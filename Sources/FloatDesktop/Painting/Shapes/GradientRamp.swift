import FloatCore

/// A linear gradient as 257 pixels, and a place on it for every pixel of the drawing.
///
/// The place is computed in fixed point from the pixel's coordinates alone, so that any part of a shape can be
/// repainted on its own.
struct GradientRamp {
  private static let steps = 256
  private let pixels: [UInt32]
  private let origin: Int
  private let perX: Int
  private let perY: Int

  init?(from: Point, to: Point, _ first: Color, _ last: Color, _ transform: PixelTransform, opacity: UInt32) {
    let a = transform.pixels(from)
    let d = transform.pixels(to) - a
    let squared = d.dot(d)
    guard a.isFinite, squared.isFinite else { return nil }
    pixels = (0...Self.steps).map {
      first.mixed(with: last, Double($0) / Double(Self.steps)).pixel(opacity: opacity)
    }
    // 2^20 of fixed point; every pixel is past the end of a gradient without length.
    let unit = Double(Self.steps << 20)
    guard squared > 1e-6 else {
      (origin, perX, perY) = (Self.steps << 20, 0, 0)
      return
    }
    func fixed(_ v: Double) -> Int { Int(min(max(v, -1e15), 1e15)) }
    let step = d / squared
    perX = fixed(step.x * unit)
    perY = fixed(step.y * unit)
    origin = fixed((Point(0.5, 0.5) - a).dot(step) * unit)
  }

  @inline(__always)
  func row(x: Int, y: Int, count: Int, _ body: (Int, UInt32) -> Void) {
    pixels.withUnsafeBufferPointer { pixels in
      var at = origin &+ perX &* x &+ perY &* y
      for i in 0..<count {
        body(i, pixels[min(max(at >> 20, 0), Self.steps)])
        at &+= perX
      }
    }
  }
}
