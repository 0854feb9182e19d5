import CSDL2
import FloatFiles
import Glibc
import Synchronization

/// Makes SIGINT, SIGTERM and SIGHUP end the process at any moment of its life, and SIGPIPE and SIGXFSZ harmless.
///
/// While the run loop runs, a signal becomes SDL's quit event, so that pending data is saved. Before that, and if the
/// loop does not get to its events, the process ends at once.
enum SignalWatch {
  /// Blocks the signals in this thread and all threads that it starts, and waits for them in another thread.
  ///
  /// Unlike a signal handler the thread may push an event, and unlike a handler's flag the event cannot be missed
  /// between the check and going to sleep. Must be called before there are other threads.
  static func start() {
    ignoreFailingWrites()
    loopThread.store(pthread_self(), ordering: .sequentiallyConsistent)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    sigaction(wakeUp, &action, nil)
    var signals = Self.signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    if !SystemThread.detached(wait) { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  /// Calls `body`, which handles SDL's events and then saves pending data; a signal meanwhile is one of the events.
  static func quittingByEvent(_ body: () throws -> Void) throws {
    stage.store(.running, ordering: .sequentiallyConsistent)
    var end = Stage.failed
    defer { stage.store(end, ordering: .sequentiallyConsistent) }
    try body()
    end = .saved
  }

  /// Notes that the loop has ended and that pending data is being saved.
  static func noteSaving() { stage.store(.saving, ordering: .sequentiallyConsistent) }

  /// Makes a write to a reader that went away, or beyond the limit of a file's size, fail instead of killing the process.
  static func ignoreFailingWrites() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// The progress of the program.
  private enum Stage: UInt8, AtomicRepresentable {
    case starting
    case running
    case saving
    case saved
    case failed

    /// Seconds until the process counts as hung: a busy disk takes time to write the data, but after that a display
    /// server that does not answer only keeps a window open.
    var patience: Double {
      switch self {
      case .starting, .running, .failed: 5
      case .saving: 60
      case .saved: 1
      }
    }
  }

  /// Static, because the signals belong to the process.
  private static let stage = Atomic(Stage.starting)
  private static let loopThread = Atomic<UInt>(0)

  /// Interrupts SDL's wait, because SDL's own way to wake it on Wayland is a request to the compositor, which may hang.
  private static let wakeUp = SIGUSR1

  private static var signals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in EndingSignals.all { sigaddset(&set, signal) }
    return set
  }

  @Sendable private static func wait() {
    var signals = Self.signals
    var number: Int32 = 0
    while sigwait(&signals, &number) != 0 {}
    guard stage.load(ordering: .sequentiallyConsistent) != .starting else { _exit(128 + number) }
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    EventBell.push(&event)
    let second = secondSignal()
    if second == nil, stage.load(ordering: .sequentiallyConsistent) == .saved { _exit(0) }
    _exit(128 + (second ?? number))
  }

  /// The signal that ends the wait early; nil when patience is at its end. The end of the process comes before both.
  private static func secondSignal() -> Int32? {
    let step = 0.1
    var (last, waited) = (Stage.running, 0.0)
    while true {
      let stage = Self.stage.load(ordering: .sequentiallyConsistent)
      if stage != last { (last, waited) = (stage, 0) }
      guard waited < stage.patience else { return nil }
      if stage == .running { pthread_kill(loopThread.load(ordering: .sequentiallyConsistent), wakeUp) }
      var signals = Self.signals
      var rest = SystemClock.span(step)
      let number = sigtimedwait(&signals, nil, &rest)
      if number > 0 { return number }
      waited += step
    }
  }
}
