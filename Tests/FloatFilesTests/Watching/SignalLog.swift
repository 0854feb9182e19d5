import Foundation

@testable import FloatFiles
@testable import FloatTestSupport

/// The signals of a watch, collected from its thread.
final class SignalLog: @unchecked Sendable {
  private let lock = NSLock()
  private var signals: [ReloadSignal] = []

  func add(_ signal: ReloadSignal) { lock.withLock { signals.append(signal) } }

  var all: [ReloadSignal] { lock.withLock { signals } }

  /// Waits until the files have settled, and returns and forgets the signals so far; throws where they do not settle.
  @discardableResult
  func settled(_ what: String) throws -> [ReloadSignal] {
    try Polling.value("\(what) to settle; told so far: \(all)") {
      lock.withLock {
        guard signals.last == .settled else { return nil }
        defer { signals = [] }
        return signals
      }
    }
  }
}
