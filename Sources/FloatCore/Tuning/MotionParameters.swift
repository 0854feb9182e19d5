/// The tunable values below the key `motion`; see ``ParameterSchema`` for their meaning and sources.
public struct MotionParameters: Hashable, Sendable {
  /// Whether movement that nobody's finger makes is kept to a minimum.
  public enum Reduced: String, Hashable, Sendable, CaseIterable {
    /// It is: what would move fades; `true` in files.
    case yes = "true"
    /// It is not: everything moves; `false` in files.
    case no = "false"
    /// As the desktop says; the shell finds out and sets one of the others.
    case system
  }

  /// What nobody's finger moves fades in place of moving; what follows a finger still does. \"system\" goes by the desktop.
  /// (`motion.reduced`)
  public var reduced = Reduced.system
  /// With less motion: how long zone, list and sheet take to fade in and out. (`motion.fade`)
  public var fade = 0.0

  /// The values as they are written above; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
