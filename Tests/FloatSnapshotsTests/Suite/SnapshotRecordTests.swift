import Testing

@testable import FloatFiles
@testable import FloatSnapshots

@Suite struct SnapshotRecordTests {
  private func mode(_ environment: [String: String]) throws -> SnapshotRecord {
    try SnapshotRecord.standard { environment[$0] }
  }

  @Test func people_record_what_is_missing_and_machines_nothing() throws {
    #expect(try mode([:]) == .missing)
    #expect(try mode(["CI": "true"]) == .never)
    #expect(try mode(["CI": "1"]) == .never)
    #expect(try mode(["CI": "false"]) == .missing)
  }
}
