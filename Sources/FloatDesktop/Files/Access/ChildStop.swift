import Glibc
import Synchronization

/// Ends programs that another thread runs one after the other.
package final class ChildStop: Sendable {
  private struct State {
    var pid: pid_t?
    var isAsked = false
  }

  private let state = Mutex(State())

  package init() {}

  /// True once the programs were to end.
  package var isAsked: Bool { state.withLock { $0.isAsked } }

  /// Ends the program that runs, as SIGTERM does, and lets no other one start.
  package func ask() {
    state.withLock {
      $0.isAsked = true
      if let pid = $0.pid { kill(pid, SIGTERM) }
    }
  }

  func started(
    _ start: () throws(SystemError) -> (program: ChildProgram, output: Int32)
  ) throws(SystemError) -> (program: ChildProgram, output: Int32) {
    try state.withLock { state throws(SystemError) in
      if state.isAsked { throw SystemError(number: ECANCELED) }
      let started = try start()
      state.pid = started.program.pid
      return started
    }
  }

  /// The program is about to be waited for; after that its number may be another one's.
  func ended() { state.withLock { $0.pid = nil } }
}
