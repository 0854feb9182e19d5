import Glibc

/// Waits for another thread's or process's effect by looking again and again.
///
/// There is no limit in time that a slow or busy machine could reach: a wait ends in vain only when those who could bring
/// the effect about cannot do so any more.
enum Polling {
  struct InVain: Error, CustomStringConvertible {
    let description: String
  }

  /// The first value that is not nil.
  ///
  /// - Parameter obstacle: Why there will never be one, asked after each look in vain. By default it is a thread of this
  ///   process that is awaited, which has a hundred thousand looks for what takes it milliseconds.
  static func value<Value>(
    _ what: @autoclosure () -> String, _ look: () throws -> Value?, unless obstacle: () -> String?
  ) throws -> Value {
    while true {
      if let value = try look() { return value }
      if let reason = obstacle() {
        // It may have been the last thing that happened before.
        if let value = try look() { return value }
        throw InVain(description: "waited in vain for \(what()): \(reason)")
      }
      usleep(interval)
    }
  }

  static func value<Value>(_ what: @autoclosure () -> String, _ look: () throws -> Value?) throws -> Value {
    var looks = 0
    return try value(
      what(), look,
      unless: {
        looks += 1
        return looks < 100_000 ? nil : "nothing has happened for more than eight minutes"
      })
  }

  /// In microseconds.
  private static let interval: UInt32 = 5_000
}
