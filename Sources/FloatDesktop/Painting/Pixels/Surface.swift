import CSDL2

/// Pixels in memory that SDL can draw on: 32-bit premultiplied ARGB, rows aligned to 64 bytes.
///
/// The memory is the surface's own; `sdl` is a view of it that lives as long.
package final class Surface {
  package let width: Int
  package let height: Int
  /// The distance between rows in pixels.
  package let stride: Int
  package let pixels: UnsafeMutablePointer<UInt32>
  /// SDL's view, `SDL_PIXELFORMAT_ARGB8888`, with blending switched off; nil only if SDL has no memory left.
  package let sdl: UnsafeMutablePointer<SDL_Surface>?
  /// The same memory as `SDL_PIXELFORMAT_XRGB8888`, for surfaces without transparency.
  ///
  /// Window surfaces have this format, and SDL copies between equal formats about eight times as fast as it
  /// converts ARGB to XRGB (780 × 1688 pixels, SDL 2.26: 0.08 against 0.6 ms).
  package private(set) lazy var opaqueSDL: UnsafeMutablePointer<SDL_Surface>? = {
    let view = SDL_CreateRGBSurfaceWithFormatFrom(
      pixels, Int32(width), Int32(height), 32, Int32(stride * 4), SDL_PIXELFORMAT_XRGB8888.rawValue)
    if let view { _ = SDL_SetSurfaceBlendMode(view, SDL_BLENDMODE_NONE) }
    hasOpaqueView = view != nil
    return view
  }()
  private var hasOpaqueView = false
  private let memory: ZeroedMemory

  /// The longest side there can be, in pixels.
  package static let maximumSide = 16_384

  /// A transparent surface; its sides are clamped to 1…``maximumSide`` pixels.
  package init(width: Int, height: Int) {
    self.width = min(max(width, 1), Self.maximumSide)
    self.height = min(max(height, 1), Self.maximumSide)
    stride = (self.width + 15) & ~15
    memory = ZeroedMemory(byteCount: stride * self.height * 4)
    let bytes = memory.base
    pixels = bytes.bindMemory(to: UInt32.self, capacity: stride * self.height)
    sdl = SDL_CreateRGBSurfaceWithFormatFrom(
      bytes, Int32(self.width), Int32(self.height), 32, Int32(stride * 4), SDL_PIXELFORMAT_ARGB8888.rawValue)
    if let sdl { _ = SDL_SetSurfaceBlendMode(sdl, SDL_BLENDMODE_NONE) }
  }

  deinit {
    if let sdl { SDL_FreeSurface(sdl) }
    if hasOpaqueView { SDL_FreeSurface(opaqueSDL) }
    memory.free()
  }

  package var size: PixelSize { PixelSize(width: width, height: height) }
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
  var byteCount: Int { stride * height * 4 }

  /// The pixel at a place inside the surface, premultiplied ARGB.
  package subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height)
      return pixels[y * stride + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height)
      pixels[y * stride + x] = newValue
    }
  }

  /// The pixels that fit into a processor's second cache twice.
  private static let smallArea = 1 << 17

  /// Copies pixels to another surface, opaque.
  ///
  /// A small part of a surface that has this one's format is copied row by row: SDL's own copy goes round the
  /// processor's cache, which takes longer for all but whole frames.
  ///
  /// - Parameters:
  ///   - rect: What to copy; cut off at both surfaces' edges.
  ///   - dx, dy: Where the first pixel of this surface lies on the other.
  /// - Returns: False where SDL cannot copy.
  package func copy(
    _ rect: PixelRect, to other: UnsafeMutablePointer<SDL_Surface>, dx: Int = 0, dy: Int = 0
  ) -> Bool {
    let target = PixelRect(x: 0, y: 0, width: Int(other.pointee.w), height: Int(other.pointee.h))
    let place = rect.intersection(bounds).offset(x: dx, y: dy).intersection(target)
    guard !place.isEmpty else { return true }
    let part = place.offset(x: -dx, y: -dy)
    if part.area <= Self.smallArea, other.pointee.format.pointee.format == SDL_PIXELFORMAT_XRGB8888.rawValue,
      !other.mustLock,
      let start = other.pointee.pixels
    {
      for y in 0..<part.height {
        let row = start + (place.minY + y) * Int(other.pointee.pitch) + place.minX * 4
        row.copyMemory(from: pixels + (part.minY + y) * stride + part.minX, byteCount: part.width * 4)
      }
      return true
    }
    var source = SDL_Rect(part)
    var destination = SDL_Rect(place)
    return SDL_UpperBlit(opaqueSDL, &source, other, &destination) == 0
  }

  /// This surface as a place to draw, its top-left pixel at (x, y) of the drawing's coordinates.
  func target(x: Int = 0, y: Int = 0) -> PixelBuffer {
    PixelBuffer(base: pixels, stride: stride, rect: bounds.offset(x: x, y: y), sdl: sdl)
  }

  /// True when both show the same pixels; padding between rows does not count.
  func hasSamePixels(as other: Surface) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy {
      SDL_memcmp(pixels + $0 * stride, other.pixels + $0 * other.stride, width * 4) == 0
    }
  }
}

extension UnsafeMutablePointer<SDL_Surface> {
  /// True where the pixels are only there while the surface is locked (SDL's macro `SDL_MUSTLOCK`).
  fileprivate var mustLock: Bool { pointee.flags & UInt32(SDL_RLEACCEL) != 0 }
}
