import Glibc
import Synchronization

/// A value that another thread will know.
final class Promise<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)
  /// Posted once the value is there.
  private nonisolated(unsafe) let isKept: UnsafeMutablePointer<sem_t>

  init() {
    isKept = .allocate(capacity: 1)
    sem_init(isKept, 0, 0)
  }

  deinit {
    sem_destroy(isKept)
    isKept.deallocate()
  }

  /// Tells the value, once.
  func keep(_ value: Value) {
    kept.withLock { $0 = value }
    sem_post(isKept)
  }

  /// The value; waits until it is told.
  func value() -> Value {
    while sem_wait(isKept) != 0 && errno == EINTR {}
    // The next call does not wait.
    sem_post(isKept)
    guard let value = kept.withLock({ $0 }) else { preconditionFailure("a value comes before its post") }
    return value
  }
}
