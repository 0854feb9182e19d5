import Glibc
import Synchronization

/// Makes pictures on a thread of its own, which ends when there is nothing left to make.
///
/// An article's picture takes 20 ms, more than a frame has: made when a page first comes into view it would be a
/// visible hitch.
final class ImagePrefetcher: Sendable {
  private struct State {
    var waiting: [ImageRequest] = []
    var ready: [(request: ImageRequest, bitmap: Bitmap)] = []
    var isRunning = false
  }

  private let state = Mutex(State())
  private let make: @Sendable (ImageRequest) -> Bitmap?

  /// - Parameter make: Makes a picture, or gives nil where that fails; called on the thread.
  init(make: @escaping @Sendable (ImageRequest) -> Bitmap?) {
    self.make = make
  }

  /// Replaces what is still waiting.
  func start(_ requests: [ImageRequest]) {
    let mustStart = state.withLock { state in
      state.waiting = requests.reversed()
      guard !requests.isEmpty, !state.isRunning else { return false }
      state.isRunning = true
      return true
    }
    guard mustStart else { return }
    var thread = pthread_t()
    let this = Unmanaged.passRetained(self)
    let result = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<ImagePrefetcher>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, this.toOpaque())
    if result == 0 {
      pthread_detach(thread)
    } else {
      this.release()
      state.withLock { $0.isRunning = false }
    }
  }

  /// What became ready since the last call.
  func takeReady() -> [(request: ImageRequest, bitmap: Bitmap)] {
    state.withLock { state in
      defer { state.ready = [] }
      return state.ready
    }
  }

  /// True while the thread works.
  var isRunning: Bool { state.withLock(\.isRunning) }

  private func run() {
    // On Linux this is the thread's own: frames come first.
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    while let request = next() {
      guard let bitmap = make(request) else { continue }
      state.withLock { $0.ready.append((request, bitmap)) }
    }
  }

  private func next() -> ImageRequest? {
    state.withLock { state in
      let request = state.waiting.popLast()
      if request == nil { state.isRunning = false }
      return request
    }
  }
}
