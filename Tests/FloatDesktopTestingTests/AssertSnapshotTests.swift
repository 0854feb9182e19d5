import FloatCore
import FloatDesktopTesting
import Foundation
import Testing

/// The assertion as another package's tests use it.
@Suite(.serialized) struct AssertSnapshotTests {
  private func scenario(_ wait: String = "120ms") throws -> Scenario {
    try Scenario(yaml: "steps: [{tap: row:chat-1}, {wait: \(wait)}, {snapshot: halfway}]")
  }

  private static let image = Snapshotting.image(scale: 0.5, usesTextBoxes: true)

  @Test func push() throws {
    assertSnapshot(of: try scenario(), as: Self.image)
    assertSnapshot(of: try scenario(), as: .trace)
  }

  /// Runs a body with its own folder, as if the test's source were there.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "floatdesktop-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func check(
    _ scenario: Scenario, _ snapshotting: Snapshotting, _ folder: String, _ record: SnapshotRecord
  ) {
    assertSnapshot(
      of: scenario, as: snapshotting, record: record, filePath: folder + "/Shots.swift", testName: "push()")
  }

  @Test func a_missing_golden_is_recorded_and_fails_once() throws {
    try withFolder { folder in
      let golden = folder + "/__Snapshots__/Shots/push.halfway.0.5x.png"
      withKnownIssue("provoked: there is no golden") { check(try scenario(), Self.image, folder, .never) }
      #expect(!FileManager.default.fileExists(atPath: golden))
      withKnownIssue("provoked: it was recorded") { check(try scenario(), Self.image, folder, .missing) }
      #expect(FileManager.default.fileExists(atPath: golden))
      check(try scenario(), Self.image, folder, .missing)
    }
  }

  @Test func a_changed_picture_and_a_changed_motion_fail() throws {
    try withFolder { folder in
      for snapshotting in [Self.image, .trace] {
        withKnownIssue("provoked: it was recorded") { check(try scenario(), snapshotting, folder, .all) }
        check(try scenario(), snapshotting, folder, .never)
        withKnownIssue("provoked: it differs") { check(try scenario("150ms"), snapshotting, folder, .never) }
      }
    }
  }

  @Test func a_scenario_that_cannot_be_played_fails() throws {
    let broken = try Scenario(yaml: "steps: [{tap: row:chat-99}]")
    withKnownIssue("provoked: no such element") { assertSnapshot(of: broken, as: Self.image, record: .never) }
  }
}
