import FloatFiles
import Glibc

/// Defers terminating signals, so that temporary files can be removed first.
struct Interruption {
  /// Thrown when a signal is pending.
  struct Requested: Error {}

  private var signals = sigset_t()

  /// Must be called before other threads exist, because they inherit the blocked signals.
  init() {
    sigemptyset(&signals)
    for number in EndingSignals.all where !Self.isIgnored(number) { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Throws when a signal has arrived meanwhile.
  func check() throws(Requested) {
    var pending = sigset_t()
    sigpending(&pending)
    for number in EndingSignals.all
    where sigismember(&pending, number) == 1
      && withUnsafePointer(to: signals, { sigismember($0, number) }) == 1
    {
      throw Requested()
    }
  }

  /// Unblocks the signals; a pending one ends the program here, as it would have ended it before.
  func end() {
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether a signal is ignored, as under `nohup` and in some shells; it stays ignored.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
