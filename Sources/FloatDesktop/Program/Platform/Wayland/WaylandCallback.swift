import CWaylandClient

/// One request to the compositor at a time, with a closure that is called when the answer comes.
///
/// Must be released before the connection.
final class WaylandCallback {
  /// Called for each answer.
  var onAnswer: () -> Void = {}
  /// libwayland reads it until the callback is gone.
  private let listener: UnsafeMutablePointer<wl_callback_listener>
  private var pending: OpaquePointer?

  init() {
    listener = .allocate(capacity: 1)
    listener.initialize(
      to: wl_callback_listener(done: { callback, _, _ in
        guard let callback else { return }
        Unmanaged<WaylandCallback>.fromOpaque(callback).takeUnretainedValue().done()
      }))
  }

  deinit {
    cancel()
    listener.deallocate()
  }

  /// True until the compositor has answered.
  var isPending: Bool { pending != nil }

  /// Waits for the answer to a `wl_callback` that was just made, while none is pending.
  func wait(for callback: OpaquePointer) {
    pending = callback
    _ = wl_callback_add_listener(callback, listener, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Ignores the pending answer.
  func cancel() {
    if let pending { wl_callback_destroy(pending) }
    pending = nil
  }

  private func done() {
    cancel()
    onAnswer()
  }
}
