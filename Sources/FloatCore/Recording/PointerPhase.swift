/// What a pointer did.
public enum PointerPhase: String, Hashable, Sendable, CaseIterable {
  /// It was pressed, or a finger touched the screen; `down` in recordings.
  case down
  /// It moved while it was down; `move` in recordings.
  case move
  /// It was released; `up` in recordings.
  case up
  /// It was taken away, as when the window loses the focus: what it did is taken back. `cancel` in recordings.
  case cancel
}
