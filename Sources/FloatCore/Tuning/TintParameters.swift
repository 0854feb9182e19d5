/// The tunable values below the key `tint`; see ``ParameterSchema`` for ranges, units and sources.
public struct TintParameters: Hashable, Sendable {
  /// Content's "green". (`tint.green`)
  public var green = Color.clear
  /// Content's "blue". (`tint.blue`)
  public var blue = Color.clear
  /// Content's "orange". (`tint.orange`)
  public var orange = Color.clear
  /// Content's "yellow". (`tint.yellow`)
  public var yellow = Color.clear
  /// Content's "red". (`tint.red`)
  public var red = Color.clear
  /// Content's "purple". (`tint.purple`)
  public var purple = Color.clear
  /// Content's "teal". (`tint.teal`)
  public var teal = Color.clear
  /// Content's "gray". (`tint.gray`)
  public var gray = Color.clear

  /// Every colour is clear; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
