import CSDL2
import FloatPainting
import FloatStudio
import Glibc

/// SDL's window surface: on X11 memory shared with the server, which is told what changed and has read it when `put`
/// returns.
///
/// If its pixels have the painter's format, pictures are drawn there, without another copy. On displays of another
/// format or depth they are drawn in the canvas's own memory, and converted.
final class SurfaceCanvas: Canvas {
  private let window: OpaquePointer
  private(set) var size = PixelSize(width: 1, height: 1)
  /// Used if the surface has another pixel format.
  private var own: Surface?

  init(window: OpaquePointer) throws(SDLError) {
    self.window = window
    // Otherwise SDL may make a texture of the surface.
    _ = SDL_SetHintWithPriority(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0", SDL_HINT_DEFAULT)
    try updateSize()
  }

  var isBlocking: Bool { false }

  func updateSize() throws(SDLError) {
    let surface = try surface()
    size = PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    if surface.pointee.userdata == nil { Self.populate(surface) }
  }

  /// Makes the kernel allocate fresh memory at once; page by page during painting it would take longer and delay a
  /// frame. Does nothing if the kernel cannot.
  private static func populate(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    let page = 4096
    let start = Int(bitPattern: surface.pointee.pixels) & ~(page - 1)
    let end = Int(bitPattern: surface.pointee.pixels) + Int(surface.pointee.pitch) * Int(surface.pointee.h)
    // MADV_POPULATE_WRITE, since Linux 5.14.
    madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, 23)
  }

  func trim() {}

  func lend(isLost: Bool) throws(SDLError) -> Sheet? {
    let surface = try surface()
    // After a change of size SDL makes another surface, whose memory has no mark.
    var isEmpty = isLost || surface.pointee.userdata == nil
    let mark = UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque())
    surface.pointee.userdata = mark
    if let direct = Surface(borrowing: surface) {
      own = nil
      return Sheet(direct, isEmpty ? .nothing : .last)
    }
    let size = PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    if own?.size != size {
      own = Surface(width: size.width, height: size.height)
      isEmpty = true
    }
    return own.map { Sheet($0, isEmpty ? .nothing : .last) }
  }

  func put(_ parts: [PixelRect]) throws(SDLError) {
    if let own {
      let surface = try surface()
      for part in parts {
        guard own.copy(part, to: surface) else { throw SDLError("SDL_UpperBlit") }
      }
    }
    let rects = parts.map { SDL_Rect($0) }
    guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
      throw SDLError("SDL_UpdateWindowSurfaceRects")
    }
  }

  /// The present surface; it is never stored.
  private func surface() throws(SDLError) -> UnsafeMutablePointer<SDL_Surface> {
    guard let surface = SDL_GetWindowSurface(window) else { throw SDLError("SDL_GetWindowSurface") }
    return surface
  }
}
