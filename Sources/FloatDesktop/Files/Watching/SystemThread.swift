import Glibc

/// A POSIX thread that runs one function.
package struct SystemThread: Sendable {
  private final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private let thread: pthread_t

  /// Starts it; ``join()`` or ``detach()`` must follow.
  package init(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    let box = Unmanaged.passRetained(Box(body))
    var started = pthread_t()
    let code = pthread_create(
      &started, nil,
      { argument in
        if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    guard code == 0 else {
      box.release()
      throw SystemError("pthread_create", number: code)
    }
    thread = started
  }

  /// Waits for its end.
  package func join() { pthread_join(thread, nil) }

  /// Leaves it to itself.
  package func detach() { pthread_detach(thread) }

  /// Starts a thread that nobody waits for; false where there can be none.
  package static func detached(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = try? SystemThread(body) else { return false }
    thread.detach()
    return true
  }
}
