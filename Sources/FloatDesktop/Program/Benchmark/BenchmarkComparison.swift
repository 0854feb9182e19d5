import FloatCore
import FloatFiles
import FoundationEssentials
import Glibc

/// Two builds of the program timed in turns, so that a busy machine slows both of them down.
struct BenchmarkComparison {
  /// A phase at a scale, with its times of each round.
  struct Row: Equatable {
    var name: String
    var scale: Double
    /// Medians in milliseconds, of this program and of the other one.
    var own: [Double] = []
    var other: [Double] = []

    /// This program's time divided by the other one's, round by round.
    var ratios: [Double] { zip(own, other).map { $1 > 0 ? $0 / $1 : 0 } }
  }

  private(set) var rows: [Row] = []

  /// The part of a program's `--json` output that every build prints.
  private struct Report: Decodable {
    struct Phase: Decodable {
      var name: String
      var scale: Double
      var median: Double

      enum CodingKeys: String, CodingKey {
        case name, scale
        case median = "median_ms"
      }
    }
    var phases: [Phase]
  }

  /// Runs both programs, with this one's arguments except those of the comparison.
  init(against other: String, rounds: Int) throws(CommandFailure) {
    let arguments = Self.childArguments(Array(CommandLine.arguments.dropFirst()))
    for round in 0..<rounds {
      // The order of the programs alternates, too.
      var reports: [Bool: [Report.Phase]] = [:]
      for isOwn in round % 2 == 0 ? [true, false] : [false, true] {
        reports[isOwn] = try Self.run(isOwn ? ChildProgram.own : other, arguments)
      }
      add(own: reports[true] ?? [], other: reports[false] ?? [])
    }
    guard !rows.isEmpty else {
      throw CommandFailure(
        .usage, "--against \(other): it knows none of these phases; choose others with --phase")
    }
  }

  /// The arguments without `--against`, with one repetition and JSON output.
  static func childArguments(_ arguments: [String]) -> [String] {
    var rest: [String] = []
    var skips = false
    for argument in arguments {
      if skips {
        skips = false
      } else if ["--against", "--repetitions"].contains(argument) {
        skips = true
      } else if argument != "--json", !argument.hasPrefix("--against="), !argument.hasPrefix("--repetitions=")
      {
        rest.append(argument)
      }
    }
    return rest + ["--json", "--repetitions", "1"]
  }

  private mutating func add(own: [Report.Phase], other: [Report.Phase]) {
    for phase in own {
      // Another build may have other phases.
      guard let same = other.first(where: { $0.name == phase.name && $0.scale == phase.scale }) else {
        continue
      }
      let index = rows.firstIndex { $0.name == phase.name && $0.scale == phase.scale } ?? rows.endIndex
      if index == rows.endIndex { rows.append(Row(name: phase.name, scale: phase.scale)) }
      rows[index].own.append(phase.median)
      rows[index].other.append(same.median)
    }
  }

  private static func run(_ program: String, _ arguments: [String]) throws(CommandFailure) -> [Report.Phase] {
    let ending: ChildProgram.Ending
    do {
      ending = try ChildProgram.run(program, arguments, reading: STDOUT_FILENO)
    } catch {
      throw failure(program, "\(error)")
    }
    if let problem = ending.problem { throw failure(program, problem) }
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(ending.bytes)) else {
      throw failure(program, "its output is not a benchmark report")
    }
    return report.phases
  }

  private static func failure(_ program: String, _ reason: String) -> CommandFailure {
    CommandFailure(
      .usage,
      "--against: \(program) cannot be compared: \(reason); name a build of floatdesktop that has bench --json"
    )
  }

  // MARK: Reports

  var json: JSON {
    .object([
      (
        "phases",
        .array(
          rows.map { row in
            .object([
              ("name", .string(row.name)), ("scale", .number(row.scale)),
              ("median_ms", .number(quantile(0.5, of: row.own))),
              ("other_ms", .number(quantile(0.5, of: row.other))),
              ("ratio", .number(BenchmarkText.round2(quantile(0.5, of: row.ratios)))),
              ("ratio_least", .number(BenchmarkText.round2(row.ratios.min() ?? 0))),
              ("ratio_most", .number(BenchmarkText.round2(row.ratios.max() ?? 0))),
            ])
          })
      )
    ])
  }

  var table: String {
    var lines = [
      "phase            scale    this ms   other ms    ratio  (of rounds)",
      "-------------------------------------------------------------------",
    ]
    typealias Text = BenchmarkText
    for row in rows {
      let ratios = row.ratios
      lines.append(
        Text.pad(row.name, 16) + Text.right(JSON.text(of: row.scale), 6)
          + Text.right(quantile(0.5, of: row.own), 3, 11) + Text.right(quantile(0.5, of: row.other), 3, 11)
          + Text.right(quantile(0.5, of: ratios), 2, 9)
          + "  (\(DecimalText.fixed(ratios.min() ?? 0, 2))-\(DecimalText.fixed(ratios.max() ?? 0, 2)))")
    }
    return lines.joined(separator: "\n")
  }
}
