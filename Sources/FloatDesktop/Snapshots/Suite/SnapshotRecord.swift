package import FloatFiles

/// The goldens that a run or a test writes, in the words of swift-snapshot-testing.
public enum SnapshotRecord: String, Sendable, CaseIterable {
  /// All goldens.
  case all
  /// Goldens that are missing, unreadable or do not match.
  case failed
  /// Missing goldens; they count as failures, because nothing was compared.
  case missing
  /// No goldens.
  case never

  /// The default without an option: `SNAPSHOT_TESTING_RECORD`, else `never` on a CI machine, else `missing`.
  ///
  /// - Parameter environment: Returns a variable's value; nil where it is unset or empty.
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
