/// The tunable values below the key `rows`; see ``ParameterSchema`` for ranges, units and sources.
public struct RowsParameters: Hashable, Sendable {
  /// A row's height in Contacts, Discover and Me. (`rows.height`)
  public var height = 0.0
  /// The icons' size. (`rows.icon`)
  public var icon = 0.0
  /// The distance from the left edge to the icons' centre. (`rows.icon-x`)
  public var iconX = 0.0
  /// The distance from the left edge to the text. (`rows.text-x`)
  public var textX = 0.0
  /// The font size. (`rows.text-size`)
  public var textSize = 0.0
  /// What the text leaves free at the row's end. (`rows.text-end`)
  public var textEnd = 0.0
  /// The chevrons' size. (`rows.chevron.size`)
  public var chevronSize = 0.0
  /// The distance from the right edge to the chevrons' centre. (`rows.chevron.inset`)
  public var chevronInset = 0.0
  /// The gap between groups of rows. (`rows.group-gap`)
  public var groupGap = 0.0
  /// How dark a row gets while it is pressed. (`rows.pressed`)
  public var pressed = 0.0
  /// How light a row gets while it is pressed, in dark appearance. (`rows.pressed-dark`)
  public var pressedDark = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
