import Glibc

/// A POSIX thread that runs one function.
package struct SystemThread: Sendable {
  private final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private let thread: pthread_t

  /// Starts the thread; ``join()`` or ``detach()`` must follow.
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

  /// Waits for the thread's end.
  package func join() { pthread_join(thread, nil) }

  /// Lets the thread run unjoined.
  package func detach() { pthread_detach(thread) }

  /// Starts a detached thread; returns false where no thread can start.
  package static func detached(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = try? SystemThread(body) else { return false }
    thread.detach()
    return true
  }
}
