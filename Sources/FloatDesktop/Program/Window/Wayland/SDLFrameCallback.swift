import CWaylandClient

/// Keeps SDL from saying after every frame that all of its surface changed.
///
/// SDL asks the compositor when a frame was shown, marks all of the surface as changed when the answer comes, and asks again. The
/// answer to what is asked of a surface comes in the queue of events that is the surface's then. So the surface has a queue
/// of its own until SDL has asked again, in the first frame, and the usual one from then on: that answer lies where nobody
/// reads.
///
/// Must be gone before the surface is.
final class SDLFrameCallback {
  private let surface: OpaquePointer
  private let display: OpaquePointer
  /// There for as long as the process is: SDL's question refers to it until the window is closed.
  private let queue: OpaquePointer
  private let question = WaylandCallback()
  private var isEnded = false

  /// Begins before the window's first frame; nil where memory is short.
  init?(_ surface: OpaquePointer, on display: OpaquePointer) {
    guard let queue = wl_display_create_queue(display) else { return nil }
    self.surface = surface
    self.display = display
    self.queue = queue
    question.onAnswer = { [unowned self] in end() }
    wl_proxy_set_queue(surface, queue)
  }

  deinit { end() }

  /// Notes that a frame was shown. Whether SDL was told so before or is only now, it was by the time at which the
  /// compositor answers a question.
  func frameShown() {
    guard !isEnded, !question.isPending, let asked = wl_display_sync(display) else { return }
    question.wait(for: asked)
  }

  /// Hands over what came meanwhile: the displays that the surface is on; and a compositor that answers before there is anything to
  /// see has SDL ask again here.
  private func end() {
    guard !isEnded else { return }
    isEnded = true
    wl_display_dispatch_queue_pending(display, queue)
    wl_proxy_set_queue(surface, nil)
  }
}
