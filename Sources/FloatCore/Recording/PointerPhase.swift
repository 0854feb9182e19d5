/// What a pointer did.
public enum PointerPhase: String, Hashable, Sendable, CaseIterable {
  case down
  case move
  case up
  case cancel
}
