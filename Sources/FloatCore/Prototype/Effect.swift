/// Something the prototype asks the outside world to do, once.
public enum Effect: Hashable, Sendable {
  /// A haptic impact; a desktop shows it as a short visual pulse and traces it.
  case impact(Haptic)
  /// A short sound, where the configuration wants any.
  case sound(Sound)
  /// A line to tell the user, such as "The list is full".
  case notice(String)
  /// The entrances or the dock changed: store the prototype's `archive`.
  case save

  /// The effect's name in a trace line, without its details: `impact`, `sound`, `notice` or `save`.
  public var name: String {
    switch self {
    case .impact: "impact"
    case .sound: "sound"
    case .notice: "notice"
    case .save: "save"
    }
  }
}

/// What a sound is for.
public enum Sound: String, Hashable, Sendable, CaseIterable {
  /// A collected page grows out of the ball.
  case open
  /// A page shrinks into the ball.
  case close
  /// Something that a motor would let the hand feel: the zone is entered, a neck tears, the ball docks.
  case tick
}

/// How hard a haptic impact feels, in UIKit's terms (`UIImpactFeedbackGenerator.FeedbackStyle`).
public enum Haptic: String, Hashable, Sendable, CaseIterable {
  /// A tap of something small; `light` in files.
  case light
  /// A tap of something of middling weight; `medium` in files.
  case medium
  /// A blow of something heavy; `heavy` in files.
  case heavy
}
