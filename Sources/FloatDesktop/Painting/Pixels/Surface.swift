package import CSDL2
package import FloatCore
import FloatFiles
package import FloatStudio

/// Pixels in memory that SDL can draw on: 32-bit premultiplied ARGB.
///
/// The surface owns the memory, with rows aligned to 64 bytes, or borrows it; `sdl` is a view of it that lives as long.
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
    let view = Self.view(pixels, size, stride: stride, SDL_PIXELFORMAT_XRGB8888)
    hasOpaqueView = view != nil
    return view
  }()
  private var hasOpaqueView = false
  /// Nil for borrowed memory.
  let memory: ZeroedMemory?
  /// The surface that owns the memory of this part.
  private let whole: Surface?

  /// The longest side of a surface, in pixels.
  package static let maximumSide = PictureLimits.side

  /// A transparent surface; its sides are clamped to 1…``maximumSide`` pixels.
  package convenience init(width: Int, height: Int) { self.init(width: width, height: height, reusing: nil) }

  /// - Parameter known: Memory for the pixels if it is large enough; its contents stay.
  init(width: Int, height: Int, reusing known: ZeroedMemory?) {
    let size = Self.usable(PixelSize(width: width, height: height))
    self.width = size.width
    self.height = size.height
    stride = (size.width + 15) & ~15
    let byteCount = Self.byteCount(of: size)
    let memory = known.flatMap { $0.byteCount >= byteCount ? $0 : nil } ?? ZeroedMemory(byteCount: byteCount)
    self.memory = memory
    whole = nil
    pixels = memory.base.bindMemory(to: UInt32.self, capacity: stride * size.height)
    sdl = Self.view(pixels, size, stride: stride, SDL_PIXELFORMAT_ARGB8888)
  }

  /// The memory that the pixels of a surface take, in bytes.
  static func byteCount(of size: PixelSize) -> Int { ((size.width + 15) & ~15) * size.height * 4 }

  /// A size with sides of 1…``maximumSide`` pixels.
  static func usable(_ size: PixelSize) -> PixelSize {
    PixelSize(
      width: min(max(size.width, 1), maximumSide), height: min(max(size.height, 1), maximumSide))
  }

  /// Creates a surface in borrowed memory, which has to outlive the surface.
  ///
  /// - Parameters:
  ///   - pixels: The first row.
  ///   - stride: The distance between rows in pixels, at least the width.
  package init(
    borrowing pixels: UnsafeMutablePointer<UInt32>, size: PixelSize, stride: Int, partOf whole: Surface? = nil
  ) {
    (width, height, self.stride) = (size.width, size.height, stride)
    self.pixels = pixels
    memory = nil
    self.whole = whole
    sdl = Self.view(pixels, size, stride: stride, SDL_PIXELFORMAT_ARGB8888)
  }

  /// Borrows the memory of an SDL surface, which has to outlive this one; nil if its pixel format does not match.
  package convenience init?(borrowing other: UnsafeMutablePointer<SDL_Surface>) {
    let surface = other.pointee
    let formats = [SDL_PIXELFORMAT_XRGB8888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue]
    guard formats.contains(surface.format.pointee.format), !other.mustLock, let pixels = surface.pixels,
      surface.pitch % 4 == 0, surface.pitch >= surface.w * 4, surface.w > 0, surface.h > 0
    else { return nil }
    self.init(
      borrowing: pixels.assumingMemoryBound(to: UInt32.self),
      size: PixelSize(width: Int(surface.w), height: Int(surface.h)), stride: Int(surface.pitch) / 4)
  }

  /// Returns a part of the surface, in the same memory.
  ///
  /// - Parameter rect: Must lie in the surface, and not be empty.
  package func part(_ rect: PixelRect) -> Surface {
    precondition(!rect.isEmpty && bounds.contains(rect))
    if rect == bounds { return self }
    return Surface(
      borrowing: pixels + rect.minY * stride + rect.minX,
      size: PixelSize(width: rect.width, height: rect.height), stride: stride, partOf: self)
  }

  private static func view(
    _ pixels: UnsafeMutablePointer<UInt32>, _ size: PixelSize, stride: Int, _ format: SDL_PixelFormatEnum
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    let view = SDL_CreateRGBSurfaceWithFormatFrom(
      pixels, Int32(size.width), Int32(size.height), 32, Int32(stride * 4), format.rawValue)
    if let view { _ = SDL_SetSurfaceBlendMode(view, SDL_BLENDMODE_NONE) }
    return view
  }

  deinit {
    if let sdl { SDL_FreeSurface(sdl) }
    if hasOpaqueView { SDL_FreeSurface(opaqueSDL) }
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

  /// The area in pixels that fits twice into a processor's second-level cache.
  private static let smallArea = 1 << 17

  /// Copies pixels to another surface, as opaque.
  ///
  /// A small part of a surface with this one's format is copied row by row: SDL's own copy bypasses the processor's
  /// cache, which takes longer for anything but whole frames.
  ///
  /// - Parameters:
  ///   - rect: The pixels to copy; cut off at both surfaces' edges.
  ///   - dx, dy: The place of this surface's first pixel on the other.
  /// - Returns: False if SDL cannot copy.
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

  /// Sets all pixels to one opaque colour.
  package func fill(_ color: Color) { target().replace(bounds, by: color.pixel()) }

  /// Copies pixels from the same place on another surface; cut off at both surfaces' edges.
  package func copy(_ rect: PixelRect, from other: Surface) { copy(rect, from: other, dx: 0, dy: 0) }

  /// Copies pixels from another surface; cut off at both surfaces' edges.
  ///
  /// - Parameters:
  ///   - rect: The pixels to copy, in the other surface's coordinates.
  ///   - dx, dy: The place of the other surface's first pixel on this one.
  package func copy(_ rect: PixelRect, from other: Surface, dx: Int, dy: Int) {
    let part = rect.intersection(other.bounds).offset(x: dx, y: dy).intersection(bounds)
    guard !part.isEmpty else { return }
    for y in part.minY..<part.maxY {
      (pixels + y * stride + part.minX).update(
        from: other.pixels + (y - dy) * other.stride + part.minX - dx, count: part.width)
    }
  }

  /// A buffer to draw on this surface, with its top-left pixel at (x, y) of the drawing's coordinates.
  func target(x: Int = 0, y: Int = 0, team: RowTeam? = nil) -> PixelBuffer {
    PixelBuffer(base: pixels, stride: stride, rect: bounds.offset(x: x, y: y), sdl: sdl, team: team)
  }

  /// True if both show the same pixels; padding between rows is ignored.
  func hasSamePixels(as other: Surface) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy {
      SDL_memcmp(pixels + $0 * stride, other.pixels + $0 * other.stride, width * 4) == 0
    }
  }
}

extension UnsafeMutablePointer<SDL_Surface> {
  /// True if the pixels are accessible only while the surface is locked (SDL's macro `SDL_MUSTLOCK`).
  fileprivate var mustLock: Bool { pointee.flags & UInt32(SDL_RLEACCEL) != 0 }
}
