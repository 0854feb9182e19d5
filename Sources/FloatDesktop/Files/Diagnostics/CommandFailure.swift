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
  /// What is wrong, where, and what to do, on one line; empty where problems in files say it, or where it was printed
  /// already.
  package let message: String
  /// The problems in files that it is about, and warnings that came with them. Whoever reports the failure prints them.
  package let problems: [Diagnostic]

  package init(_ code: Code, _ message: String, _ problems: [Diagnostic] = []) {
    (self.code, self.message, self.problems) = (code, message, problems)
  }

  /// A failure that problems in files explain.
  package init(_ code: Code, _ problems: [Diagnostic]) { self.init(code, "", problems) }

  /// The failure of a command whose recording, scenario, device or prototype is not valid.
  package init(_ error: DataError) {
    self.init(error.isMissing ? .noSuchInput : .badData, error.diagnostics)
  }

  /// What is wrong: one problem per line.
  package var reason: String {
    message.isEmpty ? problems.errors.map(\.summary).joined(separator: "\n") : message
  }

  /// Prints what is wrong, each problem in a file with its place.
  package func report() {
    Diagnostics.show(problems)
    if !message.isEmpty { Diagnostics.error(message) }
  }

  package init(_ failure: AtomicFile.Failure) { self.init(.cannotWrite, "\(failure)") }

  package var description: String { reason }
}
