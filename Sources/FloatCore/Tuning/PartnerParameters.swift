/// The tunable values below the key `partner`; see ``ParameterSchema`` for ranges, units and sources.
public struct PartnerParameters: Hashable, Sendable {
  /// The distance from the sides to what the partner's page says. (`partner.margin`)
  public var margin = 0.0
  /// The widest column of texts and buttons, on wide screens. (`partner.column`)
  public var column = 0.0
  /// The height of the coloured part. (`partner.hero.height`)
  public var heroHeight = 0.0
  /// Its colour at the top left. (`partner.hero.from`)
  public var heroFrom = Color.clear
  /// Its colour at the bottom right. (`partner.hero.to`)
  public var heroTo = Color.clear
  /// The partner's name. (`partner.title.size`)
  public var titleSize = 0.0
  /// The distance from the top to the name's middle. (`partner.title.y`)
  public var titleY = 0.0
  /// The name's colour. (`partner.title.color`)
  public var titleColor = Color.clear
  /// The line below the name. (`partner.subtitle.size`)
  public var subtitleSize = 0.0
  /// The distance from the top to that line's middle. (`partner.subtitle.y`)
  public var subtitleY = 0.0
  /// Its colour. (`partner.subtitle.color`)
  public var subtitleColor = Color.clear
  /// The distance from the right edge to the rings' centre. (`partner.rings.x`)
  public var ringsX = 0.0
  /// The distance from the top to the rings' centre. (`partner.rings.y`)
  public var ringsY = 0.0
  /// The outer ring's radius. (`partner.rings.outer`)
  public var ringsOuter = 0.0
  /// The outer ring's colour. (`partner.rings.outer-fill`)
  public var ringsOuterFill = Color.clear
  /// The middle ring's radius. (`partner.rings.middle`)
  public var ringsMiddle = 0.0
  /// The middle ring's colour. (`partner.rings.middle-fill`)
  public var ringsMiddleFill = Color.clear
  /// The inner ring's radius. (`partner.rings.inner`)
  public var ringsInner = 0.0
  /// The inner ring's colour. (`partner.rings.inner-fill`)
  public var ringsInnerFill = Color.clear
  /// The room above the first paragraph. (`partner.top`)
  public var top = 0.0
  /// The paragraphs' font size. (`partner.text.size`)
  public var textSize = 0.0
  /// Their line height. (`partner.text.line-height`)
  public var textLineHeight = 0.0
  /// The room below a paragraph. (`partner.text.gap`)
  public var textGap = 0.0
  /// The gap between the paragraphs and the buttons, and below the last one. (`partner.bottom`)
  public var bottom = 0.0
  /// A button's height. (`partner.button.height`)
  public var buttonHeight = 0.0
  /// The gap between buttons. (`partner.button.gap`)
  public var buttonGap = 0.0
  /// A button's corner radius. (`partner.button.radius`)
  public var buttonRadius = 0.0
  /// The buttons' font size. (`partner.button.text-size`)
  public var buttonTextSize = 0.0
  /// The distance from a button's sides to its text. (`partner.button.padding`)
  public var buttonPadding = 0.0
  /// The text on the main button. (`partner.button.label`)
  public var buttonLabel = Color.clear
  /// How far below the status bar the page begins when it comes from below. (`partner.sheet.gap`)
  public var sheetGap = 0.0
  /// The radius of its upper corners then. (`partner.sheet.radius`)
  public var sheetRadius = 0.0

  /// Every number is zero and every colour clear; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
