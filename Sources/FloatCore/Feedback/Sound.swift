/// What a sound is for.
public enum Sound: String, Hashable, Sendable, CaseIterable {
  /// A collected page grows out of the ball.
  case open
  /// A page shrinks into the ball.
  case close
  /// Something that a motor would let the hand feel: the zone is entered, a neck tears, the ball docks.
  case tick
}
