import FloatFiles
import FoundationEssentials
import Glibc

/// A process of this program that runs a part of a suite and reports results, one line of JSON per unit.
///
/// Processes are used instead of threads because SDL, its fonts and its error texts have state that threads would
/// share.
struct WorkerProcess {
  /// A worker's report about one unit.
  struct Report: Codable {
    var unit: Int
    var results: [SnapshotResult]
  }

  private let program: ChildProgram
  private let output: Int32

  /// - Parameter options: The command line's options besides those that make it a worker.
  init(_ part: SuiteShard, options: [String], suite: String) throws(CommandFailure) {
    let arguments = ["test"] + options + ["--worker", "\(part.index)/\(part.count)", "--", suite]
    do throws(SystemError) {
      let worker = try ChildProgram.ending(withThis: ChildProgram.own, arguments)
      (program, output) = try ChildProgram.reading(STDOUT_FILENO, of: worker.program, worker.arguments)
    } catch {
      throw CommandFailure(.unavailable, "a worker process cannot be started: \(error)")
    }
  }

  /// Waits for its end, once; returns its reports and, where it failed, the reason.
  func finish() -> (reports: [Report], failure: String?) {
    let ending = program.finish(reading: output)
    let reports = ending.bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Report.self, from: Data($0))
    }
    if let signal = ending.signal { return (reports, "a worker process was ended by signal \(signal)") }
    return (reports, ending.code == 0 ? nil : "a worker process ended with exit code \(ending.code)")
  }

  /// Prints a worker's report about a unit.
  ///
  /// - Throws: Where the reader is gone, so that no golden is written after that.
  static func tell(_ report: Report) throws(CommandFailure) {
    guard let data = try? JSONEncoder().encode(report) else { return }
    let bytes = Array(data) + [UInt8(ascii: "\n")]
    let error = bytes.withUnsafeBufferPointer { LineWriter.write($0, to: STDOUT_FILENO) }
    guard let error else { return }
    let reason = error == EPIPE ? "" : "a worker cannot report its outcome: \(SystemError(number: error))"
    throw CommandFailure(.cannotWrite, reason)
  }
}
