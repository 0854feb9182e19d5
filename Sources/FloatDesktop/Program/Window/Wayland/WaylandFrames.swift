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
  private let callback = WaylandCallback()

  /// Follows the frames of a `wl_surface`.
  ///
  /// - Parameter others: What keeps SDL from following them, too, if anything.
  init(_ surface: OpaquePointer, instead others: SDLFrameCallback? = nil) {
    self.surface = surface
    callback.onAnswer = {
      others?.frameShown()
      Self.event.add()
    }
  }

  /// True from a request until the compositor answers.
  var isPending: Bool { callback.isPending }

  /// Asks to be told when the frame that is presented next was shown; once is enough until then.
  func request() {
    guard !isPending, let asked = wl_surface_frame(surface) else { return }
    // What is made from an object has its events where those of the object go.
    wl_proxy_set_queue(asked, nil)
    callback.wait(for: asked)
  }

  static func isShown(_ event: SDL_Event) -> Bool { Self.event.matches(event) }
}
