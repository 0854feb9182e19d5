import FloatCore
import FloatSnapshots
import Testing

@_exported import struct FloatFiles.Scenario
@_exported import enum FloatSnapshots.SnapshotRecord

/// Asserts that a scenario looks or moves as it did before.
///
/// The scenario is compared with the goldens in `__Snapshots__/FILE/` beside the test's source file, whose names begin
/// with the test's.
///
///     @Test func push() throws {
///       let scenario = try Scenario(yaml: "steps: [{tap: row:chat-1}, {wait: 120ms}, {snapshot: halfway}]")
///       assertSnapshot(of: scenario, as: .image(scale: 2))
///       assertSnapshot(of: scenario, as: .trace)
///     }
///
/// A missing golden is recorded, and the test fails that once; on a machine with `CI` set it only fails. Differences
/// are shown in `__Failures__/` beside the source.
///
/// - Parameters:
///   - pages: The source of the pages; nil for those that the scenario was read for.
///   - snapshotting: What is compared, and how.
///   - name: Distinguishes assertions of one test.
///   - record: The goldens to write; nil for `SNAPSHOT_TESTING_RECORD`, else `never` where `CI` is set, else `missing`.
///     A test that writes a golden fails.
public func assertSnapshot(
  of scenario: Scenario, pages: (any PageSource)? = nil, as snapshotting: Snapshotting,
  named name: String? = nil,
  record: SnapshotRecord? = nil, fileID: String = #fileID, filePath: String = #filePath,
  testName: String = #function, line: Int = #line, column: Int = #column
) {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let test = String(testName.prefix { $0 != "(" })
  let prefix = ([test] + (name.map { [$0] } ?? [])).map(fileName).joined(separator: ".")
  let failures = snapshotting.assertion.failures(
    of: scenario, pages: pages, record: record, file: filePath, name: prefix)
  for failure in failures { Issue.record(Comment(rawValue: failure), sourceLocation: location) }
}

private func fileName(_ text: String) -> String {
  String(text.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
}
