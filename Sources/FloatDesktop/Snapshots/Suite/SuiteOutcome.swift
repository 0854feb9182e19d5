import FloatCore
package import FloatFiles

/// The results of a suite.
package struct SuiteOutcome: Equatable {
  var root: String
  /// The results in the order of the scenarios, their variants, steps and scales.
  package var results: [SnapshotResult] = []
  package var scenarioCount: Int
  /// The scenarios that could not be read, with their problems.
  package var problems: [SuiteProblem] = []
  /// Goldens that belong to no scenario.
  package var stale: [String] = []
  /// True where the stale goldens were removed.
  package var isPruned = false
  /// The presets and texts `KEY=VALUE` that the scenarios were tried with; goldens of other values are not written.
  package var trial: [String] = []

  package init(root: String, scenarioCount: Int = 0) {
    self.root = root
    self.scenarioCount = scenarioCount
  }

  package var failures: [SnapshotResult] { results.filter(\.isFailure) }

  /// The warning about missing fonts, the likely reason for differences on another machine.
  var fontWarnings: [String] { Set(results.flatMap(\.fontWarnings)).sorted() }

  /// The process's exit code; nil where everything matches. Bad data takes precedence over what the machine cannot
  /// draw, that over files that cannot be written, and those over pictures that differ.
  package var code: CommandFailure.Code? {
    let statuses = Set(results.map(\.status))
    if !problems.isEmpty || statuses.contains(.broken) || statuses.contains(.unreadable) { return .badData }
    if statuses.contains(.undrawn) { return .unavailable }
    if statuses.contains(.unwritable) { return .cannotWrite }
    return failures.isEmpty ? nil : .screenshotsDiffer
  }

  /// One line per failure, the stale goldens, and a summary at the end.
  package func lines(seconds: Double?) -> [String] {
    var lines = problems.map { "broken      \($0.name): \(Self.line($0.text))" }
    for result in results where result.status != .passed {
      var line = "\(PrintableText.padded(result.status.rawValue, to: 11)) \(result.id)"
      if !result.message.isEmpty { line += ": " + Self.line(result.message) }
      if let diff = result.diff ?? result.actual { line += " → \(diff)" }
      lines.append(line)
    }
    lines += fontWarnings.map { "warning     \($0)" }
    for path in stale { lines.append("\(isPruned ? "removed    " : "stale      ") \(path)") }
    if !stale.isEmpty, !isPruned { lines.append("Remove stale goldens with --prune.") }
    if !trial.isEmpty { lines.append("Tried with \(trial.joined(separator: ", ")); nothing is recorded.") }
    lines.append(summary(seconds: seconds))
    // File names may hold any characters.
    return lines.map(PrintableText.cleaned)
  }

  private static func line(_ text: String) -> String { text.replacing("\n", with: "; ") }

  private func summary(seconds: Double?) -> String {
    let parts: [(SnapshotResult.Status, String)] = [
      (.passed, "match"), (.accepted, "accepted"), (.recorded, "recorded"), (.different, "differ"),
      (.missing, "missing"), (.unreadable, "unreadable"), (.unwritable, "not written"), (.broken, "broken"),
      (.undrawn, "not drawn"),
    ]
    var counts = parts.compactMap { status, word in
      let count = results.count { $0.status == status }
      return count > 0 ? "\(count) \(word)" : nil
    }
    if !problems.isEmpty { counts.append("\(PrintableText.counted(problems.count, "scenario")) unreadable") }
    var text =
      "\(PrintableText.counted(results.count, "snapshot")) of \(PrintableText.counted(scenarioCount, "scenario"))"
    text += ": " + (counts.isEmpty ? "nothing to compare" : counts.joined(separator: ", "))
    if let seconds, seconds > 0 {
      text += " (\(DecimalText.fixed(seconds, 1)) s, "
      text += "\(Int((Double(results.count) / seconds).rounded())) a second)"
    }
    return text
  }
}

/// A file of a suite that could not be read.
package struct SuiteProblem: Equatable {
  /// The path below the suite's folder, without its extension.
  let name: String
  package let diagnostics: [Diagnostic]

  /// The problems with their files and places, one per line.
  var text: String { diagnostics.map(\.summary).joined(separator: "\n") }
  /// The file's name without its folders.
  var title: String { Folder.name(of: name) }
}
