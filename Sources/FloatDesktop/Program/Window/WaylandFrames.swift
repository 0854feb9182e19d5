import CSDL2
import CSDL2SysWM
import Glibc

/// Wayland's frame callbacks: the compositor's word that a frame was shown and another one is welcome.
///
/// A compositor sends none for a window that is minimised, on another workspace or otherwise out of sight, and nothing
/// else tells an SDL 2 window so. The word arrives as an event of SDL's, on the thread that waits for events.
/// Must be gone before the window is.
final class WaylandFrames {
  private typealias Construct =
    @convention(c) (
      OpaquePointer, UInt32, UnsafeMutableRawPointer, UnsafeRawPointer
    ) -> OpaquePointer?
  private typealias AddListener =
    @convention(c) (OpaquePointer, UnsafeRawPointer, UnsafeMutableRawPointer?) -> Int32
  private typealias Destroy = @convention(c) (OpaquePointer) -> Void
  private typealias Done = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UInt32) -> Void

  /// The number of the request `frame` among those of `wl_surface`, by Wayland's protocol.
  private static let frameRequest: UInt32 = 3
  /// SDL's number for the events; `UInt32.max` if SDL has none left.
  private static let eventType = SDL_RegisterEvents(1)

  private let surface: OpaquePointer
  private let callbackInterface: UnsafeRawPointer
  private let construct: Construct
  private let addListener: AddListener
  private let destroy: Destroy
  /// `wl_callback_listener`, a table with one function; libwayland reads it until the callback is gone.
  private let listener: UnsafeMutablePointer<Done>
  private var pending: OpaquePointer?

  /// Nil elsewhere than on Wayland.
  init?(_ window: borrowing Window) {
    guard Self.eventType != .max, let info = window.systemInfo, info.subsystem == SDL_SYSWM_WAYLAND,
      let surface = info.info.wl.surface,
      // SDL has the library open; this is one more hold on it.
      let library = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_LOCAL),
      let construct = dlsym(library, "wl_proxy_marshal_array_constructor"),
      let addListener = dlsym(library, "wl_proxy_add_listener"),
      let destroy = dlsym(library, "wl_proxy_destroy"),
      let interface = dlsym(library, "wl_callback_interface")
    else { return nil }
    self.surface = surface
    self.construct = unsafeBitCast(construct, to: Construct.self)
    self.addListener = unsafeBitCast(addListener, to: AddListener.self)
    self.destroy = unsafeBitCast(destroy, to: Destroy.self)
    callbackInterface = UnsafeRawPointer(interface)
    listener = .allocate(capacity: 1)
    listener.initialize(to: { frames, _, _ in
      guard let frames else { return }
      Unmanaged<WaylandFrames>.fromOpaque(frames).takeUnretainedValue().done()
    })
  }

  deinit {
    if let pending { destroy(pending) }
    listener.deallocate()
  }

  /// Asks to be told when the frame that is presented next was shown; once is enough until then.
  func request() {
    guard pending == nil else { return }
    // One argument: the new object, whose number libwayland fills in.
    var argument: UInt64 = 0
    guard let callback = construct(surface, Self.frameRequest, &argument, callbackInterface) else { return }
    pending = callback
    _ = addListener(callback, listener, Unmanaged.passUnretained(self).toOpaque())
  }

  /// True for the event that says that a frame was shown.
  static func isShown(_ event: SDL_Event) -> Bool { event.type == eventType && eventType != .max }

  private func done() {
    if let pending { destroy(pending) }
    pending = nil
    var event = SDL_Event()
    event.user.type = Self.eventType
    SDL_PushEvent(&event)
  }
}
