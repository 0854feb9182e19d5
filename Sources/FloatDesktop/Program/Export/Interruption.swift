import Glibc

/// Defers terminating signals, so that temporary files can be removed first.
struct Interruption {
  /// Thrown where a signal waits.
  struct Requested: Error {}

  private var signals = sigset_t()

  /// Call it before there are other threads: those take over what is held back.
  init() {
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(number) { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Looks for a signal that came in meanwhile.
  func check() throws(Requested) {
    var pending = sigset_t()
    sigpending(&pending)
    for number in [SIGINT, SIGTERM, SIGHUP]
    where sigismember(&pending, number) == 1
      && withUnsafePointer(to: signals, { sigismember($0, number) }) == 1
    {
      throw Requested()
    }
  }

  /// Lets signals through again; one that waits ends the program here, as it would have ended it before.
  func end() {
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// `nohup` and shells ignore signals for a program, which stays so.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
