import FloatCore
import FloatDesk
import FloatFiles
import FloatStudio

/// Writes a gesture on another thread, which wakes the window when it is done.
struct KeepingTask {
  private let stop = ChildStop()
  private let writing: BackgroundTask<[String], CommandFailure>

  init(_ keeper: GestureKeeper, _ take: GestureTake, after lead: SessionLead, as kind: KeepKind) {
    var stoppable = keeper
    stoppable.stop = stop
    writing = BackgroundTask { [stoppable] () throws(CommandFailure) in
      defer { Mailbox.post(.kept) }
      return try stoppable.keep(take, after: lead, as: kind) {
        Mailbox.post(.input(.answer(.keeping(percent: $0))))
      }
    }
  }

  /// Ends the writing; what is complete by then stays.
  func cancel() { stop.ask() }

  /// The paths of what was written; waits for them.
  func paths() throws(CommandFailure) -> [String] {
    do throws(CommandFailure) {
      return try writing.value()
    } catch {
      throw stop.isAsked
        ? CommandFailure(.cannotWrite, "the gesture was not kept: the window was closed") : error
    }
  }
}
