import CSDL2
import CWaylandClient
import Glibc

/// Wakes the loop for an event that another thread adds to SDL's queue, where the loop waits by itself.
enum EventBell {
  /// Readable from a ring until the next ``hush()``; the process has one queue, and one bell for it.
  static let descriptor = wayland_bell()

  /// Puts an event into SDL's queue. Any thread may do so.
  static func push(_ event: inout SDL_Event) {
    SDL_PushEvent(&event)
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
  }

  static func hush() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }
}
