import Glibc

/// The signals that ask this process to end.
package enum EndingSignals {
  package static let all = [SIGINT, SIGTERM, SIGHUP]

  /// True where one has arrived and is blocked, so that it waits until the program looks.
  package static var arePending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return all.contains { sigismember(&pending, $0) == 1 }
  }
}
