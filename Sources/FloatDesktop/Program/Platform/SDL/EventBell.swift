import CSDL2
import CWaylandClient
import Glibc

/// Wakes a loop that waits without SDL for an event that another thread adds to SDL's queue.
enum EventBell {
  /// Readable from a ring until the next ``hush()``; the process has one queue, and one bell for it.
  static let descriptor = system_bell()

  /// Puts an event into SDL's queue. Can be called on any thread.
  static func push(_ event: inout SDL_Event) {
    SDL_PushEvent(&event)
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
  }

  /// Sleeps until something can be read from a connection, the bell rings, the time is over or a signal comes.
  ///
  /// - Parameters:
  ///   - connection: Its descriptor; negative for none.
  ///   - seconds: The longest sleep; nil sleeps forever.
  static func sleep(beside connection: Int32, _ seconds: Double?) {
    let readable = Int16(POLLIN)
    var ends = (
      pollfd(fd: connection, events: readable, revents: 0),
      pollfd(fd: descriptor, events: readable, revents: 0)
    )
    withUnsafeMutablePointer(to: &ends) {
      $0.withMemoryRebound(to: pollfd.self, capacity: 2) {
        _ = system_poll($0, 2, seconds.map { max(0, $0) } ?? -1)
      }
    }
    if ends.1.revents != 0 { hush() }
  }

  private static func hush() {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }
}
