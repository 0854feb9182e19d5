import CSDL2
import CWaylandClient

/// Wayland's frame callbacks: the compositor's word that a frame was shown and another one is welcome.
///
/// A compositor sends none for a window that is minimised, on another workspace or otherwise out of sight, and nothing
/// else tells an SDL 2 window so. The word arrives as an event of SDL's, on the thread that waits for events.
/// Must be gone before the surface is.
final class WaylandFrames {
  private static let event = UserEvent()

  private let surface: OpaquePointer
  /// SDL's own callback; nil where that may come.
  private let others: SDLFrameCallback?
  /// libwayland reads it until the callback is gone.
  private let listener: UnsafeMutablePointer<wl_callback_listener>
  private var pending: OpaquePointer?

  /// Follows the frames of a `wl_surface`.
  ///
  /// - Parameter others: What keeps SDL from following them, too, if anything.
  init(_ surface: OpaquePointer, instead others: SDLFrameCallback? = nil) {
    self.surface = surface
    self.others = others
    listener = .allocate(capacity: 1)
    listener.initialize(
      to: wl_callback_listener(done: { frames, _, _ in
        guard let frames else { return }
        Unmanaged<WaylandFrames>.fromOpaque(frames).takeUnretainedValue().done()
      }))
  }

  deinit {
    if let pending { wl_callback_destroy(pending) }
    listener.deallocate()
  }

  /// True from a request until the compositor answers.
  var isPending: Bool { pending != nil }

  /// Asks to be told when the frame that is presented next was shown; once is enough until then.
  func request() {
    guard pending == nil, let callback = wl_surface_frame(surface) else { return }
    pending = callback
    // What is made from an object has its events where those of the object go.
    wl_proxy_set_queue(callback, nil)
    _ = wl_callback_add_listener(callback, listener, Unmanaged.passUnretained(self).toOpaque())
  }

  static func isShown(_ event: SDL_Event) -> Bool { Self.event.matches(event) }

  private func done() {
    if let pending { wl_callback_destroy(pending) }
    pending = nil
    others?.frameShown()
    Self.event.add()
  }
}
