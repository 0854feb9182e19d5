import FloatFiles
import FoundationEssentials
import Glibc

/// A process of this program that runs a part of a suite and reports results, one line of JSON per unit.
///
/// Processes, not threads: SDL, its fonts and its error texts have state that threads would share.
package struct WorkerProcess {
  /// What a worker says about one unit.
  struct Report: Codable {
    var unit: Int
    var results: [SnapshotResult]
  }

  private let program: ChildProgram
  private let output: Int32

  /// - Parameter options: The command line's options besides those that make it a worker.
  init(_ part: SuiteShard, options: [String], suite: String) throws(CommandFailure) {
    let arguments =
      ["test"] + options
      + ["--worker", "\(part.index)/\(part.count)", "--parent", "\(getpid())", "--", suite]
    do throws(SystemError) {
      (program, output) = try ChildProgram.reading(STDOUT_FILENO, of: ChildProgram.own, arguments)
    } catch {
      throw CommandFailure(.unavailable, "a worker process cannot be started: \(error)")
    }
  }

  /// Waits for its end, once; returns what it said and, where it did not end well, why.
  func finish() -> (reports: [Report], failure: String?) {
    let ending = program.finish(reading: output)
    let reports = ending.bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Report.self, from: Data($0))
    }
    if let signal = ending.signal { return (reports, "a worker process was ended by signal \(signal)") }
    return (reports, ending.code == 0 ? nil : "a worker process ended with exit code \(ending.code)")
  }

  /// Prints what a worker says about a unit.
  ///
  /// - Throws: Where nobody listens any more: a golden written after that would be nobody's wish.
  static func tell(_ report: Report) throws(CommandFailure) {
    guard let data = try? JSONEncoder().encode(report) else { return }
    let bytes = Array(data) + [UInt8(ascii: "\n")]
    let error = bytes.withUnsafeBufferPointer { LineWriter.write($0, to: STDOUT_FILENO) }
    guard let error else { return }
    let reason = error == EPIPE ? "" : "a worker cannot tell its outcome: \(SystemError(number: error))"
    throw CommandFailure(.cannotWrite, reason)
  }

  /// Makes this process end when the one that started it ends, however that came to its end.
  package static func endWithParent(_ parent: pid_t) throws(CommandFailure) {
    // Linux's PR_SET_PDEATHSIG. The C library's function takes any number of arguments, and Swift calls none such; where
    // they are integers both are called alike.
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    if let control = dlsym(nil, "prctl") {
      _ = unsafeBitCast(control, to: Control.self)(1, UInt(SIGKILL), 0, 0, 0)
    }
    // It may have ended before that.
    guard getppid() == parent else { throw CommandFailure(.usage, "") }
  }
}
