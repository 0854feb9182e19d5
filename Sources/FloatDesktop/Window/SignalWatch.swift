import CSDL2
import Glibc

/// Turns SIGINT, SIGTERM and SIGHUP into SDL's quit event, and makes SIGPIPE harmless.
enum SignalWatch {
  /// Holds the signals back from now on, in this thread and all it starts. Call it before there are others.
  static func block() {
    ignoreBrokenPipes()
    var signals = Self.signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Delivers held and later signals; SDL must be running.
  ///
  /// A thread of its own waits for them: unlike a signal handler it may push an event, and unlike a handler's flag
  /// the event cannot be missed between looking and going to sleep. A second signal ends the process at once.
  static func start() {
    var thread = pthread_t()
    if pthread_create(&thread, nil, { _ in SignalWatch.wait() }, nil) == 0 {
      pthread_detach(thread)
    } else {
      var signals = Self.signals
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
  }

  /// A reader that goes away makes a write fail instead of killing the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  private static var signals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    sigaddset(&set, SIGTERM)
    sigaddset(&set, SIGHUP)
    return set
  }

  private static func wait() -> UnsafeMutableRawPointer? {
    var signals = Self.signals
    var isSecond = false
    while true {
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { continue }
      if isSecond { _exit(128 + number) }
      isSecond = true
      var event = SDL_Event()
      event.type = SDL_QUIT.rawValue
      SDL_PushEvent(&event)
    }
  }
}
