/// The tunable values below the key `motion`; see ``ParameterSchema`` for their meaning and sources.
public struct MotionParameters: Hashable, Sendable {
  /// Whether movement that nobody's finger makes is kept to a minimum.
  public enum Reduced: String, Hashable, Sendable, CaseIterable {
    case yes = "true"
    case no = "false"
    /// As the desktop says; the shell finds out and sets one of the others.
    case system
  }

  /// Slides of pages become cross-fades; what follows a finger still does. \"system\" goes by the desktop.
  /// (`motion.reduced`)
  public var reduced = Reduced.system

  public init() {}
}
