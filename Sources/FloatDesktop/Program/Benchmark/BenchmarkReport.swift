import FloatCore
import FloatFiles
import Glibc

/// The results of `bench`, as JSON or as a table with budgets.
struct BenchmarkReport {
  var results: [BenchmarkRunner.Result]
  /// Whether the phases' budgets apply: they are for frames without pauses.
  var hasBudgets: Bool
  /// Seconds, by scale, of an opaque blit of the whole frame, and of composing it from two pages.
  var blits: [Double: Double]
  var passes: [Double: Double]
  var core: [CoreBenchmark.Result]
  /// The process's proportional set size in bytes; nil where the system does not provide it.
  var memory: Int?
  /// The results of an hour of use; empty where it was not asked for.
  var hours: [HourBenchmark]

  /// The largest time of 99 of 100 frames, in seconds: one refresh at 120 Hz.
  static let frameBudget = 8.3e-3

  var json: JSON {
    .object(
      [
        ("blit_ms", milliseconds(blits[2] ?? blits.values.min() ?? 0)),
        ("blits_ms", json(blits)), ("passes_ms", json(passes)),
        ("phases", .array(results.map(json))),
        (
          "core",
          .array(
            core.map {
              .object([
                ("pages", .number(Double($0.pages))), ("inputs", .number(Double($0.inputs))),
                ("core_us", .number(BenchmarkText.round2($0.median * 1e6))),
              ])
            })
        ),
        ("memory", .object([("pss_bytes", memory.map { .number(Double($0)) } ?? .null)])),
      ] + (hours.isEmpty ? [] : [("hours", .array(hours.map(\.json)))]))
  }

  /// Times by scale.
  private func json(_ times: [Double: Double]) -> JSON {
    .object(times.sorted { $0.key < $1.key }.map { (JSON.text(of: $0.key), milliseconds($0.value)) })
  }

  private func milliseconds(_ seconds: Double) -> JSON { .number(BenchmarkText.milliseconds(seconds)) }

  private func json(_ result: BenchmarkRunner.Result) -> JSON {
    let s = result.samples
    func median(_ part: (BenchmarkSample) -> Double) -> Double { quantile(0.5, of: s.map(part)) }
    return .object([
      ("name", .string(result.phase.name)), ("scale", .number(result.scale)),
      ("frames", .number(Double(s.count))), ("median_ms", milliseconds(median(\.total))),
      ("least_ms", milliseconds(result.medians.min() ?? 0)),
      ("most_ms", milliseconds(result.medians.max() ?? 0)), ("wall_ms", milliseconds(median(\.wall))),
      ("p99_ms", milliseconds(quantile(0.99, of: s.map(\.total)))),
      ("blits", .number(BenchmarkText.round2(count(result, in: blits)))),
      ("passes", .number(BenchmarkText.round2(count(result, in: passes)))),
      ("core_us", .number(BenchmarkText.round2(median(\.core) * 1e6))),
      ("advance_us", .number(BenchmarkText.round2(median(\.advance) * 1e6))),
      ("scene_us", .number(BenchmarkText.round2(median(\.scene) * 1e6))),
      ("paint_ms", milliseconds(median(\.paint))), ("pixels", .number(median { Double($0.pixels) })),
      ("cached_bytes", .number(Double(result.cachedBytes))),
    ])
  }

  private func count(_ result: BenchmarkRunner.Result, in yardstick: [Double: Double]) -> Double {
    guard let unit = yardstick[result.scale], unit > 0 else { return 0 }
    return quantile(0.5, of: result.samples.map(\.total)) / unit
  }

  /// A table for people; `!` marks results over their budgets.
  var table: String {
    var lines = [
      "phase            scale  frames  median ms (of runs)         wall   p99 ms    blits   passes   core us  budget",
      "-----------------------------------------------------------------------------------------------------------",
    ]
    for result in results {
      let s = result.samples
      let core = quantile(0.5, of: s.map(\.core))
      let p99 = quantile(0.99, of: s.map(\.total))
      let count = count(result, in: blits)
      let (least, most) = (result.medians.min() ?? 0, result.medians.max() ?? 0)
      let runs = "(\(DecimalText.fixed(least * 1e3, 3))-\(DecimalText.fixed(most * 1e3, 3)))"
      let isOver =
        hasBudgets
        && (isOverBudget(result, count) || core > result.phase.coreBudget || p99 > Self.frameBudget)
      typealias Text = BenchmarkText
      lines.append(
        Text.pad(result.phase.name, 16) + Text.right(JSON.text(of: result.scale), 6)
          + Text.right("\(s.count)", 8) + Text.right(quantile(0.5, of: s.map(\.total)) * 1e3, 3, 11) + " "
          + Text.pad(runs, 15) + Text.right(quantile(0.5, of: s.map(\.wall)) * 1e3, 3, 7)
          + Text.right(p99 * 1e3, 3, 9) + Text.right(count, 2, 9)
          + Text.right(self.count(result, in: passes), 2, 9) + Text.right(core * 1e6, 1, 10)
          + Text.right(result.phase.budget.map { DecimalText.fixed($0, 1) } ?? "-", 8)
          + (isOver ? " !" : ""))
    }
    lines.append("")
    for (scale, blit) in blits.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "at scale \(JSON.text(of: scale)) an opaque blit of the whole frame takes \(DecimalText.fixed(blit * 1e3, 3)) ms; "
          + "a pass, which composes the frame from two pages, \(DecimalText.fixed((passes[scale] ?? 0) * 1e3, 3)) ms"
      )
    }
    for result in core {
      let what =
        result.inputs > 0 ? "after \(result.inputs) inputs" : "with \(result.pages) pages in the stack"
      lines.append("core while a page is dragged, \(what): \(DecimalText.fixed(result.median * 1e6, 1)) us")
    }
    lines += hours.map(\.text)
    if let memory { lines.append("memory (PSS): \(DecimalText.fixed(Double(memory) / 1_048_576, 1)) MB") }
    return lines.joined(separator: "\n")
  }

  /// A budget of 0 allows no repaint at all.
  private func isOverBudget(_ result: BenchmarkRunner.Result, _ blits: Double) -> Bool {
    guard let budget = result.phase.budget else { return false }
    return budget > 0 ? blits > budget : result.samples.contains { $0.pixels > 0 }
  }
}

/// The cost of one frame in seconds, and the pixels it repainted.
struct BenchmarkSample {
  var advance: Double
  var scene: Double
  var paint: Double
  /// The wall-clock time of all three.
  var wall: Double
  var pixels: Int

  var total: Double { advance + scene + paint }
  var core: Double { advance + scene }
}

/// The quantile of some samples; 0 for none.
func quantile(_ share: Double, of values: [Double]) -> Double {
  guard !values.isEmpty else { return 0 }
  let sorted = values.sorted()
  return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
}

enum ProcessMemory {
  /// The proportional set size in bytes; nil where `/proc` does not provide it.
  static func proportionalSetSize() -> Int? {
    guard let file = fopen("/proc/self/smaps_rollup", "re") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.hasPrefix("Pss:") else { continue }
      return Int(text.dropFirst(4).filter(\.isNumber)).map { $0 * 1024 }
    }
    return nil
  }
}

/// Numbers and columns of the benchmark's reports.
enum BenchmarkText {
  /// Seconds as milliseconds, to a tenth of a microsecond.
  static func milliseconds(_ seconds: Double) -> Double { (seconds * 1e7).rounded() / 1e4 }
  static func round2(_ x: Double) -> Double { (x * 100).rounded() / 100 }
  static func pad(_ s: String, _ n: Int) -> String { PrintableText.padded(s, to: n) }
  static func right(_ s: String, _ n: Int) -> String { PrintableText.padded(s, to: n, atEnd: false) }
  /// A number with so many decimals, in a column of some width.
  static func right(_ x: Double, _ digits: Int, _ n: Int) -> String { right(DecimalText.fixed(x, digits), n) }
}
