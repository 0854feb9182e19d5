import CSDL2

/// The rows of a surface with straight alpha in ARGB8888 or ABGR8888, read as premultiplied ARGB.
struct StraightRows {
  let width: Int
  let height: Int
  private let start: UnsafeMutableRawPointer
  private let pitch: Int
  /// True if red and blue are swapped.
  private let isSwapped: Bool

  /// Nil for a surface without pixels. The surface must outlive this value.
  init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    guard let pixels = surface.pointee.pixels, surface.pointee.w > 0, surface.pointee.h > 0 else {
      return nil
    }
    start = pixels
    width = Int(surface.pointee.w)
    height = Int(surface.pointee.h)
    pitch = Int(surface.pointee.pitch)
    isSwapped = surface.pointee.format.pointee.format == SDL_PIXELFORMAT_ABGR8888.rawValue
  }

  /// All pixels.
  var premultiplied: [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { out, count in
      for y in 0..<height {
        let row = row(y)
        for x in 0..<width { out[y &* width &+ x] = ordered(Self.premultiplied(row[x])) }
      }
      count = width * height
    }
  }

  /// The rounded means of every 4 × 4 pixels; both sides must be divisible by four.
  var means: [UInt32] {
    let columns = width / 4
    let lines = height / 4
    return [UInt32](unsafeUninitializedCapacity: columns * lines) { out, count in
      for y in 0..<lines {
        for x in 0..<columns {
          // Two channels per word: sixteen times 255 leaves four bits of each half unused.
          var redBlue: UInt32 = 0x0008_0008
          var alphaGreen: UInt32 = 0x0008_0008
          for j in 0..<4 {
            let p = row(y &* 4 &+ j) + x &* 4
            for i in 0..<4 {
              let pixel = Self.premultiplied(p[i])
              redBlue &+= pixel & 0x00FF_00FF
              alphaGreen &+= (pixel >> 8) & 0x00FF_00FF
            }
          }
          let mean = ((redBlue >> 4) & 0x00FF_00FF) | ((alphaGreen >> 4) & 0x00FF_00FF) << 8
          out[y &* columns &+ x] = ordered(mean)
        }
      }
      count = columns * lines
    }
  }

  @inline(__always)
  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (start + y &* pitch).assumingMemoryBound(to: UInt32.self)
  }

  /// Returns a pixel with red and blue in their places.
  @inline(__always)
  private func ordered(_ pixel: UInt32) -> UInt32 {
    isSwapped ? pixel & 0xFF00_FF00 | (pixel >> 16) & 0xFF | (pixel & 0xFF) << 16 : pixel
  }

  /// Converts straight to premultiplied alpha, rounded.
  @inline(__always)
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func scale(_ channel: UInt32) -> UInt32 { (channel &* alpha &+ 127) / 255 }
    return alpha << 24 | scale(pixel >> 16 & 255) << 16 | scale(pixel >> 8 & 255) << 8 | scale(pixel & 255)
  }
}
