/// The result of comparing two traces.
struct MotionTraceComparison: Equatable {
  /// A number that differs at a moment at which both traces have it.
  struct Difference: Equatable {
    /// The name of its column.
    let name: String
    /// The moment: the line of the trace.
    let index: Int
    /// How many times it is as large as is allowed.
    let excess: Double
    let expected: Double
    let actual: Double
  }

  let matches: Bool
  /// The differences, in one line: the time of rest, the number with the largest error, and its time.
  let summary: String
  /// The largest difference of each number that differs, the largest of all first.
  let differences: [Difference]

  /// - Parameter tolerance: The largest allowed difference of a length, in points.
  init(expected: MotionTrace, actual: MotionTrace, tolerance: Double) {
    var actual = actual
    // An old golden does not fail for what it lacks.
    if expected.version == 1 { actual.columns.removeAll(where: \.isNew) }
    differences = Self.differences(expected, actual, tolerance)
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
    if let largest = differences.first,
      let column = expected.columns.first(where: { $0.name == largest.name })
    {
      problems.append(
        "\(largest.name) is \(column.text(largest.actual)) at "
          + "\(Self.ms(Double(largest.index) * expected.every)) ms, expected \(column.text(largest.expected))"
      )
    } else if let absence = Self.absence(expected, actual) {
      problems.append(absence)
    }
    if let index = zip(expected.phases, actual.phases).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      problems.append(
        "at \(Self.ms(Double(index) * expected.every)) ms it is \(actual.phases[index]), expected "
          + expected.phases[index])
    }
    matches = problems.isEmpty && !expected.phases.isEmpty
    summary = problems.isEmpty ? "the motion is the same" : problems.joined(separator: "; ")
  }

  /// What differs at moments that both traces have: what is there in one of them only is not compared.
  private static func differences(
    _ expected: MotionTrace, _ actual: MotionTrace, _ tolerance: Double
  ) -> [Difference] {
    let found = expected.columns.compactMap { before -> Difference? in
      guard let after = actual.columns.first(where: { $0.name == before.name }) else { return nil }
      let allowance = before.allowance(tolerance)
      let all = zip(before.values, after.values).enumerated().compactMap { index, pair -> Difference? in
        guard let p = pair.0, let q = pair.1, abs(q - p) > allowance else { return nil }
        return Difference(
          name: before.name, index: index, excess: abs(q - p) / allowance, expected: p, actual: q)
      }
      // Of equal ones the first.
      return all.reversed().max { $0.excess < $1.excess }
    }
    return found.enumerated().sorted { ($1.element.excess, $0.offset) < ($0.element.excess, $1.offset) }
      .map(\.element)
  }

  /// What moves in one of them only, or is there at other moments.
  private static func absence(_ expected: MotionTrace, _ actual: MotionTrace) -> String? {
    let names = expected.columns.map(\.name)
    for name in names + actual.columns.map(\.name).filter({ !names.contains($0) }) {
      guard let before = expected.columns.first(where: { $0.name == name }) else {
        return "\(name) moves now"
      }
      guard let after = actual.columns.first(where: { $0.name == name }) else {
        return "\(name) does not move any more"
      }
      if let index = zip(before.values, after.values).enumerated().first(where: {
        ($1.0 == nil) != ($1.1 == nil)
      })?.offset {
        let (p, q) = (before.text(before.values[index]), after.text(after.values[index]))
        return "\(name) is \(q) at \(ms(Double(index) * expected.every)) ms, expected \(p)"
      }
    }
    return nil
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
