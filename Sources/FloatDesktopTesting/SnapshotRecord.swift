/// Which goldens a test writes, in the words of swift-snapshot-testing.
public enum SnapshotRecord: String, Sendable, CaseIterable {
  case all, failed, missing, never
}
