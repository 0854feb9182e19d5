import FloatFiles
import Glibc
import Synchronization

/// Makes pictures on a background thread, which ends when no request is left.
///
/// An article's picture takes 20 ms, more than a frame; making it when the page first appears would drop frames.
final class ImagePrefetcher: Sendable {
  typealias Finished = (request: ImageRequest, bitmap: Bitmap?, problem: PictureProblem?)

  private struct State {
    /// The pictures that frames lack, the next one last.
    var lacking: [ImageRequest] = []
    /// The pictures that may be needed later, the next one last.
    var upcoming: [ImageRequest] = []
    /// The finished pictures, or why one could not be made.
    var ready: [Finished] = []
    /// The memory that finished pictures may take, in bytes.
    var bound = Int.max
    var isRunning = false
    /// The picture that the thread is making.
    var current: ImageRequest?
    /// True if a frame lacks that picture.
    var isLacking = false
    /// True while frames may wait for the thread, which then must not run at a lower priority.
    var isUrgent = false

    /// Adds a finished picture. When the bound is reached, drops the oldest for one that a frame needs; of those for
    /// later no more are made, because what comes first is needed soonest.
    mutating func add(
      _ request: ImageRequest, _ bitmap: Bitmap?, _ problem: PictureProblem?, isLacking: Bool
    ) {
      // A frame that needs it after all requests it again.
      if problem?.fault == .cancelled { return }
      var bytes = ready.reduce(bitmap?.byteCount ?? 0) { $0 + ($1.bitmap?.byteCount ?? 0) }
      if bytes > bound, !isLacking, !ready.isEmpty {
        upcoming = []
        return
      }
      while bytes > bound, let oldest = ready.firstIndex(where: { $0.bitmap != nil }) {
        bytes -= ready[oldest].bitmap?.byteCount ?? 0
        ready.remove(at: oldest)
      }
      ready.append((request, bitmap, problem))
    }
  }

  private let state = Mutex(State())
  private let make: @Sendable (ImageRequest) throws(PictureProblem) -> Bitmap?
  /// Called on the thread whenever a picture is ready.
  private let onReady: (@Sendable () -> Void)?

  /// - Parameters:
  ///   - make: Makes a picture; called on the thread.
  ///   - onReady: Called on the thread whenever a picture is ready.
  init(
    onReady: (@Sendable () -> Void)? = nil,
    make: @escaping @Sendable (ImageRequest) throws(PictureProblem) -> Bitmap?
  ) {
    self.onReady = onReady
    self.make = make
  }

  /// Replaces the waiting requests of a kind. What a frame lacks is made first, and is not given up for what may be
  /// needed later: no frame would request it again.
  ///
  /// - Parameters:
  ///   - isUrgent: True for the pictures that a frame lacks; otherwise frames come before them.
  ///   - bound: The memory that pictures may take until they are taken, in bytes; the last one is kept in any case.
  func start(_ requests: [ImageRequest], isUrgent: Bool = false, bound: Int = .max) {
    let mustStart = state.withLock { state in
      state.bound = bound
      let waiting = Array(requests.filter { $0 != state.current }.reversed())
      if isUrgent { state.lacking = waiting } else { state.upcoming = waiting }
      // A thread that runs already keeps its priority.
      if !state.isRunning { state.isUrgent = isUrgent }
      guard !requests.isEmpty, !state.isRunning else { return false }
      state.isRunning = true
      return true
    }
    guard mustStart else { return }
    if !SystemThread.detached({ self.run() }) { state.withLock { $0.isRunning = false } }
  }

  /// What a frame finds that needs a picture at once.
  enum Claim {
    /// The caller makes it itself.
    case free
    /// It was waited for.
    case made
    /// It took too long, and is still being made.
    case late
  }

  /// Removes the request for a picture that the caller will make itself, or waits if it is being made at full speed.
  ///
  /// - Parameter patience: How long to wait, in seconds.
  func claim(_ request: ImageRequest, patience: Double = .infinity) -> Claim {
    func isBeingMade() -> Bool { state.withLock { $0.isUrgent && $0.current == request } }
    state.withLock { state in
      state.lacking.removeAll { $0 == request }
      state.upcoming.removeAll { $0 == request }
    }
    guard isBeingMade() else { return .free }
    let end = SystemClock.monotonic + patience
    repeat {
      guard SystemClock.monotonic < end else { return .late }
      usleep(Self.look)
    } while isBeingMade()
    return .made
  }

  /// How often a frame looks whether its picture is made, in microseconds: a small part of a frame.
  private static let look: UInt32 = 500

  /// Returns the pictures finished since the last call.
  func takeReady() -> [Finished] {
    state.withLock { state in
      defer { state.ready = [] }
      return state.ready
    }
  }

  /// True while the thread works.
  var isRunning: Bool { state.withLock(\.isRunning) }

  private func run() {
    if !state.withLock(\.isUrgent) {
      // On Linux this applies to the thread alone: frames come first.
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    }
    while let request = next() {
      var bitmap: Bitmap?
      var problem: PictureProblem?
      do throws(PictureProblem) { bitmap = try make(request) } catch { problem = error }
      state.withLock { state in
        state.add(request, bitmap, problem, isLacking: state.isLacking)
        state.current = nil
      }
      onReady?()
    }
  }

  private func next() -> ImageRequest? {
    state.withLock { state in
      state.isLacking = !state.lacking.isEmpty
      state.current = state.lacking.popLast() ?? state.upcoming.popLast()
      state.isRunning = state.current != nil
      return state.current
    }
  }
}

/// A picture at a size in pixels.
package struct ImageRequest: Hashable, Sendable {
  var name: String
  var width: Int
  var height: Int
  /// True for a picture of which only the coverage is used, to be coloured.
  var isTemplate: Bool
  /// Nil for a picture at whole pixels.
  var phase: PixelPhase?
  /// The rows to return; nil for all.
  var rows: Range<Int>?
  /// True for the parts of a `PhasedPicture`.
  var isParts = false
}

extension ImageRequest {
  /// A request for the same picture at another phase.
  init(_ other: ImageRequest, phase: PixelPhase?) {
    self = other
    self.phase = phase
  }

  /// A request for the parts of a picture.
  init(partsOf other: ImageRequest) {
    self = other
    isParts = true
  }
}
