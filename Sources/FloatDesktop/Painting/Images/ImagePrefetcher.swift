import FloatFiles
import Glibc
import Synchronization

/// Makes pictures on a background thread, which ends when it has nothing left to do.
///
/// An article's picture takes 20 ms, more than a frame: made when the page first appears, it would drop frames.
final class ImagePrefetcher: Sendable {
  private struct State {
    var waiting: [ImageRequest] = []
    /// Without a bitmap where it could not be made.
    var ready: [(request: ImageRequest, bitmap: Bitmap?)] = []
    /// The memory that these may take, in bytes.
    var bound = Int.max
    var isRunning = false
    /// What the thread makes now.
    var current: ImageRequest?
    /// True when somebody waits for that.
    var isAwaited = false
    /// True while frames may wait for the thread, which then must not be slowed down.
    var isUrgent = false

    /// Adds a picture. Whoever takes them has no room for more than the bound, and drops the oldest; at rest nobody
    /// takes them for a long time.
    mutating func add(_ request: ImageRequest, _ bitmap: Bitmap?) {
      ready.append((request, bitmap))
      var bytes = ready.reduce(0) { $0 + ($1.bitmap?.byteCount ?? 0) }
      while bytes > bound, let oldest = ready.dropLast().firstIndex(where: { $0.bitmap != nil }) {
        bytes -= ready[oldest].bitmap?.byteCount ?? 0
        ready.remove(at: oldest)
      }
    }
  }

  private let state = Mutex(State())
  /// Posted when what is waited for is done.
  private nonisolated(unsafe) let done: UnsafeMutablePointer<sem_t>
  private let make: @Sendable (ImageRequest) -> Bitmap?
  private let shelf: ImageShelf?
  /// Called on the thread whenever a picture is ready.
  private let onReady: (@Sendable () -> Void)?

  /// - Parameters:
  ///   - shelf: Where pictures that are not urgent are looked for first, if anywhere.
  ///   - make: Makes a picture, or gives nil where that fails; called on the thread.
  ///   - onReady: Called on the thread whenever a picture is ready.
  init(
    shelf: ImageShelf? = nil, onReady: (@Sendable () -> Void)? = nil,
    make: @escaping @Sendable (ImageRequest) -> Bitmap?
  ) {
    self.shelf = shelf
    self.onReady = onReady
    self.make = make
    done = .allocate(capacity: 1)
    sem_init(done, 0, 0)
  }

  deinit {
    sem_destroy(done)
    done.deallocate()
  }

  /// Replaces what is still waiting.
  ///
  /// - Parameters:
  ///   - isUrgent: True for the pictures of the next frame; else frames come before them.
  ///   - bound: The memory that pictures may take until they are taken, in bytes; the last one is kept in any case.
  func start(_ requests: [ImageRequest], isUrgent: Bool = false, bound: Int = .max) {
    let mustStart = state.withLock { state in
      state.bound = bound
      state.waiting = requests.filter { $0 != state.current }.reversed()
      // A thread that runs already keeps its rank.
      if !state.isRunning { state.isUrgent = isUrgent }
      guard !requests.isEmpty, !state.isRunning else { return false }
      state.isRunning = true
      return true
    }
    guard mustStart else { return }
    if !SystemThread.detached({ self.run() }) { state.withLock { $0.isRunning = false } }
  }

  /// Takes over the making of a picture, unless it is just being made at full speed: then waits for it.
  ///
  /// - Returns: True where it was waited for.
  func claim(_ request: ImageRequest) -> Bool {
    let mustWait = state.withLock { state in
      state.waiting.removeAll { $0 == request }
      state.isAwaited = state.isUrgent && state.current == request
      return state.isAwaited
    }
    if mustWait { while sem_wait(done) != 0 && errno == EINTR {} }
    return mustWait
  }

  /// What became ready since the last call.
  func takeReady() -> [(request: ImageRequest, bitmap: Bitmap?)] {
    state.withLock { state in
      defer { state.ready = [] }
      return state.ready
    }
  }

  /// True while the thread works.
  var isRunning: Bool { state.withLock(\.isRunning) }

  private func run() {
    let shelf = state.withLock(\.isUrgent) ? nil : shelf
    if !state.withLock(\.isUrgent) {
      // On Linux this is the thread's own: frames come first.
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    }
    repeat {
      while let request = next() {
        let bitmap =
          if let shelf, ExternalPicture.path(of: request.name) == nil, !ScreenShelf.isFor(request) {
            shelf.picture(request, make: make)
          } else { make(request) }
        let isAwaited = state.withLock { state in
          state.add(request, bitmap)
          defer { state.isAwaited = false }
          state.current = nil
          return state.isAwaited
        }
        if isAwaited { sem_post(done) }
        onReady?()
      }
      shelf?.close()
    } while !ends()
  }

  /// True where nothing was asked for while the shelf was closed.
  private func ends() -> Bool {
    state.withLock { state in
      state.isRunning = !state.waiting.isEmpty
      return !state.isRunning
    }
  }

  private func next() -> ImageRequest? {
    state.withLock { state in
      state.current = state.waiting.popLast()
      return state.current
    }
  }
}

/// A picture at a size in pixels.
package struct ImageRequest: Hashable, Sendable {
  var name: String
  var width: Int
  var height: Int
  /// True for one that gives only its coverage, to be coloured.
  var isTemplate: Bool
  /// Nil for a picture on whole pixels.
  var phase: PixelPhase?
  /// Some of its rows; nil for all.
  var rows: Range<Int>?
  /// True for the parts of a `PhasedPicture`.
  var isParts = false
}

extension ImageRequest {
  /// The same picture at another phase.
  init(_ other: ImageRequest, phase: PixelPhase?) {
    self = other
    self.phase = phase
  }

  /// The parts of a picture.
  init(partsOf other: ImageRequest) {
    self = other
    isParts = true
  }
}
