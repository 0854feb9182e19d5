/// The result of comparing two traces.
struct MotionTraceComparison: Equatable {
  let matches: Bool
  /// The differences, in one line: the time of rest, the number with the largest error, and its time.
  let summary: String

  /// - Parameter tolerance: The largest allowed difference of a length, in points.
  init(expected: MotionTrace, actual: MotionTrace, tolerance: Double) {
    var problems: [String] = []
    if expected.every != actual.every {
      problems.append(
        "a value every \(Self.ms(actual.every)) ms, expected every \(Self.ms(expected.every)) ms")
    }
    if let before = expected.rest, let after = actual.rest, abs(after - before) > 0.5e-3 {
      let change = Self.ms(abs(after - before))
      problems.append(
        "settles \(change) ms \(after > before ? "later" : "earlier") (\(Self.ms(after)) ms, expected "
          + "\(Self.ms(before)) ms)")
    } else if (expected.rest == nil) != (actual.rest == nil) {
      problems.append("only one of them ends at rest")
    } else if expected.phases.count != actual.phases.count {
      problems.append("\(actual.phases.count) moments, expected \(expected.phases.count)")
    }
    if let numbers = Self.numbers(expected, actual, tolerance) { problems.append(numbers) }
    if let index = zip(expected.phases, actual.phases).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      problems.append(
        "at \(Self.ms(Double(index) * expected.every)) ms it is \(actual.phases[index]), expected "
          + expected.phases[index])
    }
    matches = problems.isEmpty && !expected.phases.isEmpty
    summary = problems.isEmpty ? "the motion is the same" : problems.joined(separator: "; ")
  }

  /// The number with the largest error relative to its allowance.
  private static func numbers(
    _ expected: MotionTrace, _ actual: MotionTrace, _ tolerance: Double
  ) -> String? {
    var worst: (excess: Double, text: String)?
    let count = min(expected.phases.count, actual.phases.count)
    let names = expected.columns.map(\.name)
    for name in names + actual.columns.map(\.name).filter({ !names.contains($0) }) {
      let before = expected.columns.first { $0.name == name }
      let after = actual.columns.first { $0.name == name }
      guard let before, let after else {
        let which = before == nil ? "\(name) moves now" : "\(name) does not move any more"
        worst = worst ?? (1, which)
        continue
      }
      let allowance = before.allowance(tolerance)
      for index in 0..<min(count, before.values.count, after.values.count) {
        let (p, q) = (before.values[index], after.values[index])
        if p == nil, q == nil { continue }
        let difference = p.flatMap { p in q.map { abs($0 - p) } } ?? .infinity
        guard difference > allowance, difference / allowance > worst?.excess ?? 0 else { continue }
        worst = (
          difference / allowance,
          "\(name) is \(after.text(q)) at \(ms(Double(index) * expected.every)) ms, expected \(before.text(p))"
        )
      }
    }
    return worst?.text
  }

  private static func ms(_ seconds: Double) -> String { MotionTraceText.milliseconds(seconds) }

  /// The lines that differ, as `-` expected and `+` actual, with the unchanged heading.
  static func diff(expected: String, actual: String) -> String {
    let before = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let after = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = ["--- expected", "+++ actual"]
    for index in 0..<max(before.count, after.count) {
      let p = index < before.count ? before[index] : nil
      let q = index < after.count ? after[index] : nil
      if p == q {
        if let p { lines.append(" " + p) }
        continue
      }
      if let p, !p.isEmpty { lines.append("-" + p) }
      if let q, !q.isEmpty { lines.append("+" + q) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
