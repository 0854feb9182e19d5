/// A value that is computed on another thread, while its caller does something else.
package struct BackgroundTask<Value: Sendable, Failure: Error>: Sendable {
  private let result = Promise<Result<Value, Failure>>()

  /// Begins the computation; where no further thread can start, it is done before this returns.
  package init(_ make: @escaping @Sendable () throws(Failure) -> Value) {
    let run: @Sendable () -> Void = { [result] in result.keep(Result(catching: make)) }
    if !SystemThread.detached(run) { run() }
  }

  /// The result, or the error; waits until either is known.
  package func value() throws(Failure) -> Value { try result.value().get() }
}
