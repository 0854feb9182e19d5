import CSDL2
import CSDL2SysWM
import CWaylandClient
import FloatPainting

/// A Wayland window's picture in plain memory, of which the compositor is told what changed.
///
/// SDL's own surface cannot say that: SDL marks all of it as changed after every frame. So a subsurface covers it, which
/// shows each frame by itself; SDL's surface has a picture of the same size that nobody sees, and gets it again when the
/// whole window is drawn, in one step with the subsurface. Pointers and fingers belong to SDL's.
///
/// Must be gone before the window is.
final class WaylandCanvas: Canvas {
  /// The subsurface, whose frame callbacks are the window's.
  let surface: OpaquePointer
  private let window: OpaquePointer
  private let display: OpaquePointer
  private let parent: OpaquePointer
  private let subsurface: OpaquePointer
  private let compositor: OpaquePointer
  private let subcompositor: OpaquePointer
  private let shm: OpaquePointer
  private let viewporter: OpaquePointer?
  private var viewport: OpaquePointer?
  private var buffers: WaylandBuffers?
  /// Those of the size before, which the compositor may show until the first frame of the new size.
  private var formerBuffers: WaylandBuffers?
  /// What is drawn in now.
  private var lent: WaylandBuffer?

  init(window: OpaquePointer, info: SDL_SysWMinfo) throws(SDLError) {
    guard info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display,
      let parent = info.info.wl.surface
    else { throw SDLError(call: "SDL_GetWindowWMInfo", text: "the window has no wl_surface") }
    guard let registry = WaylandRegistry(display) else {
      throw SDLError(call: "wl_display_get_registry", text: "the compositor does not answer")
    }
    // Objects are gone again, by name, where a later one is missing.
    guard let shm = registry.bind(wayland_shm_interface()) else {
      throw SDLError(call: "wl_registry_bind", text: "no wl_shm")
    }
    guard let compositor = registry.bind(wayland_compositor_interface(), version: Self.compositorVersion)
    else {
      wl_shm_destroy(shm)
      throw SDLError(
        call: "wl_registry_bind", text: "no wl_compositor of version \(Self.compositorVersion)")
    }
    guard let subcompositor = registry.bind(wayland_subcompositor_interface()),
      let surface = wl_compositor_create_surface(compositor),
      let subsurface = wl_subcompositor_get_subsurface(subcompositor, surface, parent)
    else {
      wl_compositor_destroy(compositor)
      wl_shm_destroy(shm)
      throw SDLError(call: "wl_registry_bind", text: "no wl_subcompositor")
    }
    self.window = window
    self.display = display
    self.parent = parent
    self.shm = shm
    self.compositor = compositor
    self.subcompositor = subcompositor
    self.surface = surface
    self.subsurface = subsurface
    viewporter = registry.bind(wayland_viewporter_interface())
    if let nowhere = wl_compositor_create_region(compositor) {
      wl_surface_set_input_region(surface, nowhere)
      wl_region_destroy(nowhere)
    }
    try updateSize()
  }

  deinit {
    if let viewport { wp_viewport_destroy(viewport) }
    wl_subsurface_destroy(subsurface)
    wl_surface_destroy(surface)
    if let viewporter { wp_viewporter_destroy(viewporter) }
    wl_subcompositor_destroy(subcompositor)
    wl_compositor_destroy(compositor)
    wl_shm_destroy(shm)
  }

  /// Damage in a buffer's pixels came with it.
  static let compositorVersion: UInt32 = 4

  /// What there is to draw on, in pixels.
  var size: PixelSize { buffers?.size ?? PixelSize(width: 1, height: 1) }

  var isBlocking: Bool { true }

  /// True while the compositor has all the memory there is to draw in; an event says when it gives some back.
  func awaitsMemory() -> Bool { buffers?.awaitRelease() ?? false }

  /// Has memory of the size that the window is now.
  func updateSize() throws(SDLError) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    let size = PixelSize(width: max(1, Int(width)), height: max(1, Int(height)))
    SDL_GetWindowSizeInPixels(window, &width, &height)
    let pixels = PixelSize(width: max(1, Int(width)), height: max(1, Int(height)))
    if pixels != buffers?.size {
      let made = try WaylandBuffers(shm, size: pixels)
      formerBuffers = formerBuffers ?? buffers
      buffers = made
      lent = nil
    }
    try scale(pixels, to: size)
  }

  /// Tells how large the picture is in the desktop's units, which counts from the next frame on.
  private func scale(_ pixels: PixelSize, to size: PixelSize) throws(SDLError) {
    let factor = pixels.width / size.width
    let isWhole =
      factor >= 1 && pixels.width == factor * size.width && pixels.height == factor * size.height
    if isWhole {
      if let viewport { wp_viewport_destroy(viewport) }
      viewport = nil
      wl_surface_set_buffer_scale(surface, Int32(factor))
    } else {
      guard let viewport = viewport ?? viewporter.flatMap({ wp_viewporter_get_viewport($0, surface) }) else {
        throw SDLError(call: "wp_viewporter_get_viewport", text: "no wp_viewporter")
      }
      self.viewport = viewport
      wl_surface_set_buffer_scale(surface, 1)
      wp_viewport_set_destination(viewport, Int32(size.width), Int32(size.height))
    }
    if let all = wl_compositor_create_region(compositor) {
      wl_region_add(all, 0, 0, Int32(size.width), Int32(size.height))
      wl_surface_set_opaque_region(surface, all)
      wl_region_destroy(all)
    }
  }

  func forget() { buffers?.forget() }

  func trim() { buffers?.trim() }

  func lend() throws(SDLError) -> Sheet? {
    lent = try buffers?.next()
    return lent.flatMap { buffers?.sheet(of: $0) }
  }

  func put(_ parts: [PixelRect]) throws(SDLError) {
    guard let buffers, let lent else { return }
    self.lent = nil
    let isWhole = parts.contains(lent.surface.bounds)
    buffers.show(lent, parts: parts)
    // The picture's own surface waits for its parent's, so that both have a new size in the same frame.
    if isWhole { wl_subsurface_set_sync(subsurface) }
    wl_surface_attach(surface, lent.buffer, 0, 0)
    for part in parts {
      wl_surface_damage_buffer(surface, Int32(part.x), Int32(part.y), Int32(part.width), Int32(part.height))
    }
    wl_surface_commit(surface)
    if isWhole {
      wl_surface_attach(parent, buffers.placeholder, 0, 0)
      wl_surface_damage_buffer(parent, 0, 0, Int32(buffers.size.width), Int32(buffers.size.height))
      wl_surface_commit(parent)
      wl_subsurface_set_desync(subsurface)
      formerBuffers = nil
    }
    wl_display_flush(display)
  }
}
