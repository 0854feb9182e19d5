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
