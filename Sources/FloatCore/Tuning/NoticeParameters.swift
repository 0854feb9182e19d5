/// The tunable values below the key `notice`; see ``ParameterSchema`` for ranges, units and sources.
public struct NoticeParameters: Hashable, Sendable {
  /// How long a notice stays. (`notice.duration`)
  public var duration = 0.0
  /// How long a notice stays that can be tapped to undo. (`notice.undo-duration`)
  public var undoDuration = 0.0
  /// How long it takes to come and go. (`notice.fade`)
  public var fade = 0.0
  /// The font size. (`notice.text-size`)
  public var textSize = 0.0
  /// The line height. (`notice.line-height`)
  public var lineHeight = 0.0
  /// How many lines it may have. (`notice.lines`)
  public var lines = 0
  /// The longest line, as a share of the screen's width. (`notice.width-fraction`)
  public var widthFraction = 0.0
  /// Where its middle is, as a share of the screen's height. (`notice.position`)
  public var position = 0.0
  /// The distance from its sides to the text. (`notice.padding-x`)
  public var paddingX = 0.0
  /// The distance from its top and bottom to the text. (`notice.padding-y`)
  public var paddingY = 0.0
  /// Its corner radius. (`notice.radius`)
  public var radius = 0.0
  /// Its colour. (`notice.fill`)
  public var fill = Color.clear
  /// The text's colour. (`notice.label`)
  public var label = Color.clear
  /// The colour of what a tap on the notice does. (`notice.action`)
  public var action = Color.clear

  /// Every number is zero and every colour clear; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
