import CSDL2
import FloatFiles
import Glibc
import Synchronization

/// Makes SIGINT, SIGTERM and SIGHUP end the process at any moment of its life, and SIGPIPE harmless.
///
/// While the run loop runs a signal is SDL's quit event, so that what there is to keep is kept. Before and after that,
/// and where the loop does not come to its events, the process ends at once.
enum SignalWatch {
  /// Holds the signals back in this thread and all it starts, and waits for them in a thread of its own.
  ///
  /// Unlike a signal handler the thread may push an event, and unlike a handler's flag the event cannot be missed between
  /// looking and going to sleep. Call it before there are other threads.
  static func start() {
    ignoreBrokenPipes()
    var signals = Self.signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    if !SystemThread.detached(wait) { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  /// Runs what looks at SDL's events; a signal meanwhile is one of them.
  static func quittingByEvent<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    hasLoop.store(true, ordering: .sequentiallyConsistent)
    defer { hasLoop.store(false, ordering: .sequentiallyConsistent) }
    try body()
  }

  /// A reader that goes away makes a write fail instead of killing the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Seconds that the run loop may take to come to its events.
  private static let patience = 5

  /// The signals are the process's, and so is this: whether somebody looks at SDL's events.
  private static let hasLoop = Atomic(false)

  private static var signals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    sigaddset(&set, SIGTERM)
    sigaddset(&set, SIGHUP)
    return set
  }

  @Sendable private static func wait() {
    var signals = Self.signals
    var number: Int32 = 0
    while sigwait(&signals, &number) != 0 {}
    if hasLoop.load(ordering: .sequentiallyConsistent) {
      var event = SDL_Event()
      event.type = SDL_QUIT.rawValue
      SDL_PushEvent(&event)
      // A second signal ends the waiting early. A loop that ended is followed by the process's own end.
      var rest = timespec(tv_sec: patience, tv_nsec: 0)
      let second = sigtimedwait(&signals, nil, &rest)
      if second > 0 { number = second }
    }
    _exit(128 + number)
  }
}
