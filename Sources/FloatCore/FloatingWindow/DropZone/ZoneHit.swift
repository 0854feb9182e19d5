/// The radius at which the pointer enters the drop zone.
public enum ZoneHit: String, Hashable, Sendable, CaseIterable {
  /// Where its edge is drawn: what is seen is what is hit.
  case drawn
  /// Where its edge will be once it has grown, which is a little outside of what is drawn
  /// (FloatBallManager: 170 against 160, SuspensionEntrance: 180 against 157.5).
  case grown
}
