import FloatFiles

/// Which goldens a run or a test writes, in the words of swift-snapshot-testing.
public enum SnapshotRecord: String, Sendable, CaseIterable {
  /// Every one anew.
  case all
  /// Those that are missing, unreadable or do not match.
  case failed
  /// Those that are missing; they count as failures, for nothing was compared.
  case missing
  /// None.
  case never

  /// What counts without an option: `SNAPSHOT_TESTING_RECORD`, else `never` on a CI machine, else `missing`.
  ///
  /// - Parameter environment: The value of a variable; nil where it is not set or empty.
  package static func standard(environment: (String) -> String?) throws(CommandFailure) -> SnapshotRecord {
    if let word = environment("SNAPSHOT_TESTING_RECORD") {
      guard let record = SnapshotRecord(rawValue: word) else {
        throw CommandFailure(
          .usage,
          "SNAPSHOT_TESTING_RECORD is \"\(PrintableText.shortened(word, to: 40))\"; use one of "
            + allCases.map(\.rawValue).joined(separator: ", "))
      }
      return record
    }
    guard let ci = environment("CI"), ci != "false", ci != "0" else { return .missing }
    return .never
  }
}
