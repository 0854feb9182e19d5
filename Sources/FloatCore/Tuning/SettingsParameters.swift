/// The tunable values below the key `settings`; see ``ParameterSchema`` for ranges, units and sources.
public struct SettingsParameters: Hashable, Sendable {
  /// The distance from the sides to a group. (`settings.margin`)
  public var margin = 0.0
  /// A group's corner radius. (`settings.radius`)
  public var radius = 0.0
  /// A row's height. (`settings.row-height`)
  public var rowHeight = 0.0
  /// The font size. (`settings.text-size`)
  public var textSize = 0.0
  /// The distance from a group's sides to its texts. (`settings.inset`)
  public var inset = 0.0
  /// What a text leaves free at the group's end. (`settings.text-end`)
  public var textEnd = 0.0
  /// The room above the first group. (`settings.top`)
  public var top = 0.0
  /// The gap between groups. (`settings.gap`)
  public var gap = 0.0
  /// The room below the last group. (`settings.bottom`)
  public var bottom = 0.0
  /// The height of a group's heading. (`settings.heading.height`)
  public var headingHeight = 0.0
  /// Its font size. (`settings.heading.size`)
  public var headingSize = 0.0
  /// The distance from the sides to the heading. (`settings.heading.x`)
  public var headingX = 0.0
  /// The distance from the heading's top to its middle. (`settings.heading.y`)
  public var headingY = 0.0
  /// The distance from a group's end to chevrons and switches. (`settings.accessory-inset`)
  public var accessoryInset = 0.0
  /// The chevrons' size. (`settings.chevron`)
  public var chevron = 0.0
  /// From an accessory's end to the chevrons' centre. (`settings.chevron-x`)
  public var chevronX = 0.0
  /// From an accessory's end to the end of a value. (`settings.value.x`)
  public var valueX = 0.0
  /// A value's font size. (`settings.value.size`)
  public var valueSize = 0.0
  /// The longest value. (`settings.value.width`)
  public var valueWidth = 0.0
  /// A switch's width. (`settings.switch.width`)
  public var switchWidth = 0.0
  /// A switch's height. (`settings.switch.height`)
  public var switchHeight = 0.0
  /// The knob's diameter. (`settings.switch.knob`)
  public var switchKnob = 0.0
  /// The knob's colour. (`settings.switch.knob-fill`)
  public var switchKnobFill = Color.clear

  /// The response of the spring that a switch or a check mark changes by. (`settings.switch.response`)
  public var switchResponse = 0.0
  /// A check mark's size. (`settings.check`)
  public var check = 0.0

  /// Every number is zero and every colour clear; ``Parameters/init()`` fills in the defaults.
  public init() {}
}
