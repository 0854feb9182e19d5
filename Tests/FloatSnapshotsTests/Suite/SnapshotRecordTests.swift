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

  @Test func the_variable_goes_first() throws {
    #expect(try mode(["CI": "1", "SNAPSHOT_TESTING_RECORD": "failed"]) == .failed)
    #expect(throws: CommandFailure.self) { try mode(["SNAPSHOT_TESTING_RECORD": "maybe"]) }
  }
}
