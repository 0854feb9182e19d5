import Glibc
import Synchronization

/// Something that is made in a thread of its own, while whoever needs it does something else.
package final class BackgroundTask<Value: Sendable, Failure: Error>: Sendable {
  private let result = Mutex<Result<Value, Failure>?>(nil)
  /// Posted once the result is there: the end of the thread comes later.
  private nonisolated(unsafe) let done: UnsafeMutablePointer<sem_t>

  /// Begins to make it; where there can be no further thread it is made before this returns.
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

  /// What was made, or why it could not be; waits until that is known.
  package func value() throws(Failure) -> Value {
    while sem_wait(done) != 0 && errno == EINTR {}
    // Whoever asks next does not wait.
    sem_post(done)
    guard let result = result.withLock({ $0 }) else { preconditionFailure("a result comes before its post") }
    return try result.get()
  }
}
