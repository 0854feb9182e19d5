import FloatCore
import FloatFiles
import FloatStudio

/// Writes a gesture on a thread of its own, which wakes the window when it is done.
final class KeepingTask {
  /// Unchecked, because one thread writes it and the other reads it only after that thread has ended.
  private final class Outcome: @unchecked Sendable {
    var paths: [String] = []
    var failure: String?
  }

  private let outcome = Outcome()
  private let thread: SystemThread

  init(_ keeper: GestureKeeper, _ take: GestureTake, after lead: SessionLead, as kind: KeepKind) throws {
    let outcome = outcome
    thread = try SystemThread {
      do throws(CommandFailure) {
        outcome.paths = try keeper.keep(take, after: lead, as: kind)
      } catch {
        outcome.failure = error.reason
      }
      UserEvent.pushKept()
    }
  }

  /// The outcome; waits for it.
  func result() -> (paths: [String], failure: String?) {
    thread.join()
    return (outcome.paths, outcome.failure)
  }
}
