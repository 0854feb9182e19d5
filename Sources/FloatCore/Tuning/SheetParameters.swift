/// The tunable values below the key `sheet`; see ``ParameterSchema`` for ranges, units and sources.
public struct SheetParameters: Hashable, Sendable {
  /// The height of a row of the "…" sheet. (`sheet.row-height`)
  public var rowHeight = 0.0
  /// The room above the row that cancels. (`sheet.gap`)
  public var gap = 0.0
  /// The corner radius at its top. (`sheet.radius`)
  public var radius = 0.0
  /// The font size. (`sheet.text-size`)
  public var textSize = 0.0
  /// How dark the page behind gets. (`sheet.dim`)
  public var dim = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
