import FloatFiles
import Glibc

/// Processors that share the rows of large areas.
///
/// What they run writes its own part only, and reads nothing that is written meanwhile: masks, text and pictures are made
/// before, on one processor. The others sleep until they are called, and cost nothing at rest.
final class RowTeam {
  /// Smaller areas, in pixels, stay on one processor: to call the others and to wait for them takes some 10 µs.
  let leastArea: Int
  private let crew: Crew

  /// - Parameter helpers: How many threads work besides the caller's.
  init(helpers: Int, leastArea: Int = 1 << 18) {
    self.leastArea = leastArea
    crew = Crew(count: helpers)
  }

  deinit { crew.dismiss() }

  /// A team for a frame of an area in pixels; nil where one processor is enough, or all there is.
  static func team(forFrame area: Int) -> RowTeam? {
    let helpers = min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), most) - 1
    return area >= leastFrame && helpers > 0 ? RowTeam(helpers: helpers) : nil
  }

  /// More share the memory's one way to the processors, and gain nothing.
  private static let most = 4
  /// A phone at scale 2 has 1.2 million pixels, at scale 3 2.7.
  private static let leastFrame = 2 << 20

  /// Runs `body` for parts of `0..<count`, each on another processor, and returns when all are done.
  func split(_ count: Int, _ body: (Range<Int>) -> Void) {
    crew.run { index, parts in
      let part = count * index / parts..<count * (index + 1) / parts
      if !part.isEmpty { body(part) }
    }
  }
}

/// The threads of a team, which outlive it until each has noticed that it is gone.
private final class Crew: Sendable {
  private let count: Int
  // Written by the caller while all threads wait for `begin`, read by them until they post `done`.
  private nonisolated(unsafe) var job: ((Int, Int) -> Void)?
  private nonisolated(unsafe) var started: Int?
  private nonisolated(unsafe) let begin: UnsafeMutablePointer<sem_t>
  private nonisolated(unsafe) let done: UnsafeMutablePointer<sem_t>

  init(count: Int) {
    self.count = count
    begin = .allocate(capacity: max(count, 1))
    for index in 0..<count { sem_init(begin + index, 0, 0) }
    done = .allocate(capacity: 1)
    sem_init(done, 0, 0)
  }

  deinit {
    for index in 0..<count { sem_destroy(begin + index) }
    sem_destroy(done)
    begin.deallocate()
    done.deallocate()
  }

  /// Calls `body` with each index and their number, index 0 on this thread.
  func run(_ body: (Int, Int) -> Void) {
    let helpers = start()
    withoutActuallyEscaping(body) { body in
      job = body
      for index in 0..<helpers { sem_post(begin + index) }
      body(0, helpers + 1)
      for _ in 0..<helpers { Self.wait(done) }
      job = nil
    }
  }

  /// Has the threads end.
  func dismiss() {
    for index in 0..<(started ?? 0) { sem_post(begin + index) }
  }

  /// Starts the threads at the first call; returns how many there are.
  private func start() -> Int {
    if let started { return started }
    var made = 0
    while made < count {
      let index = made
      started = made + 1
      guard SystemThread.detached({ self.work(index) }) else { break }
      made += 1
    }
    started = made
    return made
  }

  private func work(_ index: Int) {
    while true {
      Self.wait(begin + index)
      guard perform(index) else { return }
      sem_post(done)
    }
  }

  /// Does this thread's part; false where there is none because the team is gone.
  ///
  /// A function of its own: the caller's closure must not be held any more when it is told that all is done.
  @inline(never)
  private func perform(_ index: Int) -> Bool {
    guard let job, let started else { return false }
    job(index + 1, started + 1)
    return true
  }

  private static func wait(_ semaphore: UnsafeMutablePointer<sem_t>) {
    while sem_wait(semaphore) != 0 && errno == EINTR {}
  }
}
