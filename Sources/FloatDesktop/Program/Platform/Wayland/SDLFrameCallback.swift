import CWaylandClient

/// Keeps SDL from reporting after every frame that all of its surface changed.
///
/// SDL asks the compositor to report when a frame was shown, marks all of the surface as changed when the answer comes,
/// and asks again. The answer to a request on a surface arrives in the event queue that the surface has at that time.
/// So the surface has a queue of its own until SDL has asked again, in the first frame, and the usual queue from then
/// on: SDL's answer then lies in a queue that is never read.
///
/// Must be released before the surface.
final class SDLFrameCallback {
  private let surface: OpaquePointer
  private let display: OpaquePointer
  /// Never destroyed, because SDL's request refers to it until the window is closed.
  private let queue: OpaquePointer
  private let question = WaylandCallback()
  private var isEnded = false

  /// Must be created before the window's first frame; nil if memory is short.
  init?(_ surface: OpaquePointer, on display: OpaquePointer) {
    guard let queue = wl_display_create_queue(display) else { return nil }
    self.surface = surface
    self.display = display
    self.queue = queue
    question.onAnswer = { [unowned self] in end() }
    wl_proxy_set_queue(surface, queue)
  }

  deinit { end() }

  /// Notes that a frame was shown. SDL may hear of it before or after this call, but does so before the compositor
  /// answers another request.
  func frameShown() {
    guard !isEnded, !question.isPending, let asked = wl_display_sync(display) else { return }
    question.wait(for: asked)
  }

  /// Hands over the events that came meanwhile: the displays that the surface is on. If a compositor answers before
  /// there is anything to see, SDL asks again here.
  private func end() {
    guard !isEnded else { return }
    isEnded = true
    wl_display_dispatch_queue_pending(display, queue)
    wl_proxy_set_queue(surface, nil)
  }
}
