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
  private let stop = ChildStop()
  private let thread: SystemThread

  init(_ keeper: GestureKeeper, _ take: GestureTake, after lead: SessionLead, as kind: KeepKind) throws {
    let outcome = outcome
    var stoppable = keeper
    stoppable.stop = stop
    thread = try SystemThread { [stoppable] in
      do throws(CommandFailure) {
        outcome.paths = try stoppable.keep(take, after: lead, as: kind)
      } catch {
        outcome.failure = error.reason
      }
      UserEvent.pushKept()
    }
  }

  /// Ends the writing; what is complete by then stays.
  func cancel() { stop.ask() }

  /// The outcome; waits for it.
  func result() -> (paths: [String], failure: String?) {
    thread.join()
    let isCancelled = outcome.failure != nil && stop.isAsked
    return (outcome.paths, isCancelled ? "the gesture was not kept: the window was closed" : outcome.failure)
  }
}
