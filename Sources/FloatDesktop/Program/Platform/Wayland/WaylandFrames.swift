import CWaylandClient

/// Wayland's frame callbacks: the compositor's report that a frame was shown and another one is welcome.
///
/// A compositor sends none for a window that is minimised, on another workspace or otherwise out of sight, and an SDL 2
/// window learns of this in no other way. The report arrives on the thread that waits for events, and wakes it.
/// Must be released before the surface.
final class WaylandFrames {
  private let surface: OpaquePointer
  private let callback = WaylandCallback()

  /// Follows the frames of a `wl_surface`.
  ///
  /// - Parameter others: The object that keeps SDL from following them, too, if any.
  init(_ surface: OpaquePointer, instead others: SDLFrameCallback? = nil) {
    self.surface = surface
    callback.onAnswer = {
      others?.frameShown()
      Mailbox.ring()
    }
  }

  /// True from a request until the compositor answers.
  var isPending: Bool { callback.isPending }

  /// Requests a report when the frame that is presented next was shown; one request is enough until then.
  func request() {
    guard !isPending, let asked = wl_surface_frame(surface) else { return }
    // An object's events go to the queue of the object that it was made from.
    wl_proxy_set_queue(asked, nil)
    callback.wait(for: asked)
  }
}
