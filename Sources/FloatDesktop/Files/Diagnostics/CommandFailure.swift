/// Why a command failed, with its exit code.
package struct CommandFailure: Error, Equatable, CustomStringConvertible {
  /// The process's exit codes, after BSD's sysexits.
  package enum Code: Int32, CaseIterable {
    case screenshotsDiffer = 1
    case usage = 64
    case badData = 65
    case noSuchInput = 66
    /// Something that the machine lacks: a display, or another program that this one needs.
    case unavailable = 69
    /// A file, or the standard output, that cannot be written.
    case cannotWrite = 73
    case badConfiguration = 78
  }

  package let code: Code
  /// What is wrong, where, and what to do, on one line; empty where the problem was printed already.
  package let message: String
  /// The problems that were printed already, for reports that repeat them.
  package let said: [Diagnostic]

  package init(_ code: Code, _ message: String, said: [Diagnostic] = []) {
    self.code = code
    self.message = message
    self.said = said
  }

  /// Prints the problems of a recording or a scenario, each on its own line.
  package init(showing error: DataError) {
    Diagnostics.show(error.diagnostics)
    self.init(error.isMissing ? .noSuchInput : .badData, "", said: error.diagnostics)
  }

  /// What is wrong, whether printed already or not: one problem per line.
  package var reason: String {
    message.isEmpty ? said.map(\.summary).joined(separator: "\n") : message
  }

  package init(_ failure: AtomicFile.Failure) { self.init(.cannotWrite, failure.message) }

  package var description: String { message }
}
