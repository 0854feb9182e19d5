/// Why a command failed, with its exit code.
package struct CommandFailure: Error, Equatable, CustomStringConvertible {
  /// The process's exit codes, after BSD's sysexits.
  package enum Code: Int32, CaseIterable {
    case screenshotsDiffer = 1
    case usage = 64
    case badData = 65
    case noSuchInput = 66
    /// What the machine does not have: a display, or a program that this one leaves work to.
    case unavailable = 69
    /// A file, or the standard output, that cannot be written.
    case cannotWrite = 73
    case badConfiguration = 78
  }

  package let code: Code
  /// What is wrong, where, and what to do, on one line; empty where it was said already.
  package let message: String
  /// What was said already, for reports that say it again.
  package let said: [Diagnostic]

  package init(_ code: Code, _ message: String, said: [Diagnostic] = []) {
    self.code = code
    self.message = message
    self.said = said
  }

  /// Prints what is wrong with a recording or a scenario, each problem on its own line.
  package init(showing error: DataError) {
    Diagnostics.show(error.diagnostics)
    self.init(error.isMissing ? .noSuchInput : .badData, "", said: error.diagnostics)
  }

  /// What is wrong, whether it was said already or not: one problem a line.
  package var reason: String {
    message.isEmpty ? said.map(\.summary).joined(separator: "\n") : message
  }

  package init(_ failure: AtomicFile.Failure) { self.init(.cannotWrite, failure.message) }

  package var description: String { message }
}
