import FloatFiles
import Glibc
import Synchronization

/// A team of threads that share the rows of large areas.
///
/// Each writes only its own part, and reads nothing that is written at the same time: masks, text and pictures are made
/// before, on one thread. The others sleep until they are called, and cost nothing at rest.
final class RowTeam {
  /// The least area for the team, in pixels; calling the others and waiting for them takes about 10 µs.
  let leastArea: Int
  private let crew: Crew

  /// - Parameter helpers: The number of threads in addition to the caller's.
  init(helpers: Int, leastArea: Int = 1 << 18) {
    self.leastArea = leastArea
    crew = Crew(count: helpers)
  }

  deinit { crew.dismiss() }

  /// Returns a team for a frame of an area in pixels; nil if one processor is enough, or the only one.
  static func team(forFrame area: Int) -> RowTeam? {
    let helpers = min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), most) - 1
    return area >= leastFrame && helpers > 0 ? RowTeam(helpers: helpers) : nil
  }

  /// The most threads; more share the same path to the memory, and gain nothing.
  private static let most = 4
  /// The least area of a frame with a team: a phone has 1.2 million pixels at scale 2, and 2.7 at scale 3.
  private static let leastFrame = 2 << 20

  /// Runs `body` for parts of `0..<count` on several processors, and returns when all are done.
  func split(_ count: Int, _ body: (Range<Int>) -> Void) {
    guard count > 0 else { return }
    // A free thread takes the next part, so that a processor busy with other work holds up no other part.
    let parts = min(count, (crew.count + 1) * Self.partsEach)
    crew.run(parts) { index in body(count * index / parts..<count * (index + 1) / parts) }
  }

  private static let partsEach = 4
}

/// The threads of a team, which outlive it until each has noticed its end.
private final class Crew: Sendable {
  private struct State {
    /// True while there is work to take part in.
    var isOpen = false
    /// The number of threads that take part, without the caller's.
    var busy = 0
    /// True while the caller waits for them.
    var isAwaited = false
    var isDismissed = false
    /// The number of threads; nil until they were started.
    var started: Int?
  }

  let count: Int
  private let state = Mutex(State())
  private let next = Atomic(0)
  // Written by the caller while no thread takes part, and read by those that do.
  private nonisolated(unsafe) var job: ((Int) -> Void)?
  private nonisolated(unsafe) var parts = 0
  private nonisolated(unsafe) let begin: UnsafeMutablePointer<sem_t>
  private nonisolated(unsafe) let done: UnsafeMutablePointer<sem_t>

  init(count: Int) {
    self.count = count
    begin = .allocate(capacity: 1)
    done = .allocate(capacity: 1)
    sem_init(begin, 0, 0)
    sem_init(done, 0, 0)
  }

  deinit {
    sem_destroy(begin)
    sem_destroy(done)
    begin.deallocate()
    done.deallocate()
  }

  /// Calls `body` once with each index below `parts`, and returns when all calls have.
  func run(_ parts: Int, _ body: (Int) -> Void) {
    let helpers = start()
    withoutActuallyEscaping(body) { body in
      job = body
      self.parts = parts
      next.store(0, ordering: .relaxed)
      state.withLock { $0.isOpen = true }
      for _ in 0..<min(helpers, parts - 1) { sem_post(begin) }
      work()
      // A thread that has not come by now is not waited for, and finds nothing to do.
      let mustWait = state.withLock { state in
        state.isOpen = false
        state.isAwaited = state.busy > 0
        return state.isAwaited
      }
      if mustWait { Self.wait(done) }
      job = nil
    }
  }

  /// Ends the threads.
  func dismiss() {
    let started = state.withLock { state in
      state.isDismissed = true
      return state.started ?? 0
    }
    for _ in 0..<started { sem_post(begin) }
  }

  /// Starts the threads at the first call; returns their number.
  private func start() -> Int {
    if let started = state.withLock(\.started) { return started }
    var made = 0
    while made < count, SystemThread.detached({ self.help() }) { made += 1 }
    state.withLock { $0.started = made }
    return made
  }

  private func help() {
    while true {
      Self.wait(begin)
      let (takesPart, isDismissed) = state.withLock { state in
        if state.isOpen { state.busy += 1 }
        return (state.isOpen, state.isDismissed)
      }
      if takesPart {
        work()
        let isLast = state.withLock { state in
          state.busy -= 1
          return state.busy == 0 && state.isAwaited
        }
        if isLast {
          state.withLock { $0.isAwaited = false }
          sem_post(done)
        }
      } else if isDismissed {
        return
      }
    }
  }

  /// Calls the job for the remaining parts.
  ///
  /// A separate function, so that the closure is released before its owner learns that all parts are done.
  @inline(never)
  private func work() {
    guard let job else { return }
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < parts else { return }
      job(index)
    }
  }

  private static func wait(_ semaphore: UnsafeMutablePointer<sem_t>) {
    while sem_wait(semaphore) != 0 && errno == EINTR {}
  }
}
