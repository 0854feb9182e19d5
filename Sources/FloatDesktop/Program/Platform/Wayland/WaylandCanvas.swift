import CSDL2
import CSDL2SysWM
import CWaylandClient
import FloatPainting
import FloatStudio

/// A Wayland window's picture in plain memory; the compositor is told which parts changed.
///
/// The pictures are attached to SDL's own surface, so that its role, its scale and its input are SDL's;
/// ``SDLFrameCallback`` keeps SDL from reporting in each frame that all of it changed.
///
/// Must be released before the window.
final class WaylandCanvas: Canvas {
  /// The window's surface.
  let surface: OpaquePointer
  private let window: OpaquePointer
  let display: OpaquePointer
  private let shm: OpaquePointer
  private var buffers: WaylandBuffers?
  /// The buffers of the previous size, which the compositor may show until the first frame of the new size.
  private var formerBuffers: WaylandBuffers?
  /// The buffer that is being drawn in.
  private var lent: WaylandBuffer?

  init(window: OpaquePointer, info: SDL_SysWMinfo) throws(SDLError) {
    guard info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display,
      let surface = info.info.wl.surface
    else { throw SDLError(call: "SDL_GetWindowWMInfo", text: "the window has no wl_surface") }
    guard wl_surface_get_version(surface) >= Self.compositorVersion else {
      throw SDLError(
        call: "wl_registry_bind", text: "no wl_compositor of version \(Self.compositorVersion)")
    }
    guard let registry = WaylandRegistry(display) else {
      throw SDLError(call: "wl_display_get_registry", text: "the compositor does not answer")
    }
    guard let shm = registry.bind(wayland_shm_interface()) else {
      throw SDLError(call: "wl_registry_bind", text: "no wl_shm")
    }
    self.window = window
    self.display = display
    self.surface = surface
    self.shm = shm
    try updateSize()
  }

  deinit { wl_shm_destroy(shm) }

  /// The version that introduced damage in a buffer's pixels.
  static let compositorVersion: UInt32 = 4

  /// The size of the drawable, in pixels.
  var size: PixelSize { buffers?.size ?? PixelSize(width: 1, height: 1) }

  var isBlocking: Bool { true }

  /// Asks for an event when the compositor releases memory, if it holds all of it; true if it does.
  func awaitMemory() -> Bool { buffers?.awaitRelease() ?? false }

  /// Allocates memory of the window's present size. SDL tells the compositor how large that is in the desktop's units.
  func updateSize() throws(SDLError) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(window, &width, &height)
    let size = PixelSize(width: max(1, Int(width)), height: max(1, Int(height)))
    guard size != buffers?.size else { return }
    let made = try WaylandBuffers(shm, size: size)
    formerBuffers = formerBuffers ?? buffers
    buffers = made
    lent = nil
  }

  func trim() { buffers?.trim() }

  func lend(isLost: Bool) throws(SDLError) -> Sheet? {
    if isLost { buffers?.forget() }
    lent = try buffers?.next()
    return lent.flatMap { buffers?.sheet(of: $0) }
  }

  func put(_ parts: [PixelRect]) throws(SDLError) {
    guard let buffers, let lent else { return }
    self.lent = nil
    buffers.show(lent, parts: parts)
    wl_surface_attach(surface, lent.buffer, 0, 0)
    for part in parts {
      wl_surface_damage_buffer(surface, Int32(part.x), Int32(part.y), Int32(part.width), Int32(part.height))
    }
    wl_surface_commit(surface)
    formerBuffers = nil
    wl_display_flush(display)
  }
}
