import FloatFiles
import FoundationEssentials
import Glibc

/// Two builds timed in turns, so that a busy machine slows both of them down.
enum Comparison {
  /// A phase at a scale, with the medians of each round in milliseconds.
  struct Row {
    let phase: Report.Row
    var own: [Double] = []
    var other: [Double] = []
  }

  static func rows(against other: String, rounds: Int, _ arguments: [String]) throws -> [Row] {
    var rows: [Row] = []
    for round in 0..<rounds {
      // The order of the programs alternates, too.
      for isOwn in round % 2 == 0 ? [true, false] : [false, true] {
        for phase in try phases(of: isOwn ? ChildProgram.own : other, arguments) {
          let index =
            rows.firstIndex { ($0.phase.name, $0.phase.scale) == (phase.name, phase.scale) } ?? rows.endIndex
          if index == rows.endIndex { rows.append(Row(phase: phase)) }
          if isOwn {
            rows[index].own.append(phase.medianMs)
          } else {
            rows[index].other.append(phase.medianMs)
          }
        }
      }
    }
    return rows
  }

  private static func phases(of program: String, _ arguments: [String]) throws -> [Report.Row] {
    let ending: ChildProgram.Ending
    do { ending = try ChildProgram.run(program, arguments, reading: STDOUT_FILENO) } catch {
      throw CommandFailure(.usage, "--against \(program): \(error)")
    }
    guard ending.problem == nil, let report = try? Report(json: Data(ending.bytes)) else {
      throw CommandFailure(
        .usage,
        "--against \(program): \(ending.problem ?? "its output is not a report"); name a build of FloatBench")
    }
    return report.phases
  }

  static func table(_ rows: [Row]) -> String {
    let lines = rows.map { row in
      let ratios = zip(row.own, row.other).map { $1 > 0 ? $0 / $1 : 0 }
      return Text.row(row.phase) + Text.right(quantile(0.5, of: row.own), 3, 11)
        + Text.right(quantile(0.5, of: row.other), 3, 11) + Text.right(quantile(0.5, of: ratios), 2, 9)
        + Text.right(ratios.min() ?? 0, 2, 9) + Text.right(ratios.max() ?? 0, 2, 9)
    }
    return (["phase            scale    this ms   other ms    ratio    least     most"] + lines)
      .joined(separator: "\n")
  }
}
