import Glibc
import Synchronization

/// A value that is computed on another thread, while its caller does something else.
package final class BackgroundTask<Value: Sendable, Failure: Error>: Sendable {
  private let result = Mutex<Result<Value, Failure>?>(nil)
  /// Posted once the result is there; the thread ends later.
  private nonisolated(unsafe) let done: UnsafeMutablePointer<sem_t>

  /// Begins the computation; where no further thread can start, it is done before this returns.
  package init(_ make: @escaping @Sendable () throws(Failure) -> Value) {
    done = .allocate(capacity: 1)
    sem_init(done, 0, 0)
    let run: @Sendable () -> Void = { [self] in
      let result = Result(catching: make)
      self.result.withLock { $0 = result }
      sem_post(done)
    }
    if !SystemThread.detached(run) { run() }
  }

  deinit {
    sem_destroy(done)
    done.deallocate()
  }

  /// The result, or the error; waits until either is known.
  package func value() throws(Failure) -> Value {
    while sem_wait(done) != 0 && errno == EINTR {}
    // The next call does not wait.
    sem_post(done)
    guard let result = result.withLock({ $0 }) else { preconditionFailure("a result comes before its post") }
    return try result.get()
  }
}
