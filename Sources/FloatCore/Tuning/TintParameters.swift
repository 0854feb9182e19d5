/// The tunable values below the key `tint`; see ``ParameterSchema`` for ranges, units and sources.
public struct TintParameters: Hashable, Sendable {
  /// What content calls "green". (`tint.green`)
  public var green = Color.clear
  /// What content calls "blue". (`tint.blue`)
  public var blue = Color.clear
  /// What content calls "orange". (`tint.orange`)
  public var orange = Color.clear
  /// What content calls "yellow". (`tint.yellow`)
  public var yellow = Color.clear
  /// What content calls "red". (`tint.red`)
  public var red = Color.clear
  /// What content calls "purple". (`tint.purple`)
  public var purple = Color.clear
  /// What content calls "teal". (`tint.teal`)
  public var teal = Color.clear
  /// What content calls "gray". (`tint.gray`)
  public var gray = Color.clear

  /// Every colour is clear; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
