import FloatCore
import FloatFiles
import FoundationEssentials

/// The results of a run.
struct Report: Codable {
  /// A phase at a scale; all times are of its frames.
  struct Row: Codable {
    var name: String
    var scale: Double
    var frames: Int
    var medianMs: Double
    /// The least and the greatest median of its runs.
    var leastMs: Double
    var mostMs: Double
    var wallMs: Double
    var p99Ms: Double
    /// The median in opaque blits of the whole frame.
    var blits: Double
    /// The part before painting, in microseconds.
    var coreUs: Double
    /// The most pixels that a frame repainted.
    var pixels: Int
  }

  var phases: [Row]
  var hours: [Hour]

  init(phases: [Row], hours: [Hour]) { (self.phases, self.hours) = (phases, hours) }

  init(json: Data) throws { self = try JSONDecoder().decode(Report.self, from: json) }

  var json: String { get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) } }

  /// A table for people, in which `!` marks what exceeds its budget.
  func table(_ known: [Phase], hasBudgets: Bool) -> String {
    var lines = [
      "phase            scale  frames  median ms    least     most     wall      p99    blits  core us  budget"
    ]
    for row in phases {
      let budget = known.first { $0.name == row.name }?.budget
      // A budget of 0 allows no repaint at all.
      let isOver = budget.map { $0 > 0 ? row.blits > $0 : row.pixels > 0 } ?? false
      lines.append(
        Text.row(row) + Text.right("\(row.frames)", 8) + Text.right(row.medianMs, 3, 11)
          + [row.leastMs, row.mostMs, row.wallMs, row.p99Ms].map { Text.right($0, 3, 9) }.joined()
          + Text.right(row.blits, 2, 9) + Text.right(row.coreUs, 1, 9)
          + Text.right(budget.map { DecimalText.fixed($0, 1) } ?? "-", 8) + (hasBudgets && isOver ? " !" : "")
      )
    }
    return (lines + hours.map(\.text)).joined(separator: "\n")
  }
}

/// The quantile of some samples; 0 for none.
func quantile(_ share: Double, of values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
}

/// Columns of the tables.
enum Text {
  static func row(_ row: Report.Row) -> String {
    PrintableText.padded(row.name, to: 16) + right(DecimalText.text(row.scale), 6)
  }

  static func right(_ text: String, _ width: Int) -> String {
    PrintableText.padded(text, to: width, atEnd: false)
  }

  static func right(_ number: Double, _ decimals: Int, _ width: Int) -> String {
    right(DecimalText.fixed(number, decimals), width)
  }
}
