import Glibc

/// Waits for another process's effect by looking repeatedly, up to a deadline.
enum Polling {
  /// The longest time, in seconds, that a machine under load may take for anything a test waits for.
  static let limit = 60.0

  struct TimedOut: Error, CustomStringConvertible {
    let description: String
  }

  /// The first value that is not nil.
  static func value<Value>(
    _ what: @autoclosure () -> String, within limit: Double = Polling.limit, _ look: () throws -> Value?
  ) throws -> Value {
    let end = now + limit
    while true {
      if let value = try look() { return value }
      guard now < end else { throw TimedOut(description: "waited \(limit) s in vain for \(what())") }
      usleep(5_000)
    }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
