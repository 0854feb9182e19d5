import FloatCore

/// The settings. (`settings`)
struct SettingsParameters: Hashable, Sendable {
  /// The distance from the sides to a group.
  let margin = 0.0
  /// A group's corner radius. Source: WeChat; iOS's inset groups: 10.
  let radius = 0.0
  var rowHeight = 52.0
  var textSize = 16.0
  /// The distance from a group's sides to its texts.
  let inset = 16.0
  /// The room that a text leaves free at the group's end.
  let textEnd = 114.0
  /// The room above the first group.
  let top = 8.0
  /// The gap between groups.
  let gap = 8.0
  /// The room below the last group.
  let bottom = 12.0
  /// The height of a group's heading.
  let headingHeight = 34.0
  var headingSize = 13.0
  /// The distance from the sides to the heading.
  let headingX = 16.0
  /// The distance from a group's heading's top to its middle.
  let headingY = 20.0
  /// The distance from a group's end to chevrons and switches.
  let accessoryInset = 14.0
  /// The chevrons' size.
  let chevron = 16.0
  /// From an accessory's end to the chevrons' centre.
  let chevronX = 6.0
  /// From an accessory's end to the end of a value.
  let valueX = 20.0
  var valueSize = 15.0
  /// The longest value.
  let valueWidth = 110.0
  var switchWidth = 50.0
  var switchHeight = 30.0
  var switchKnob = 26.0
  var switchKnobFill = Color(rgb: 0xFFFFFF)
  var switchResponse = 0.25
  /// A check mark's size.
  let check = 20.0

  static let table: [KeyEntry<Self>] = [
    .length("row-height", \.rowHeight, 24...200, "A row's height."),
    .fontSize("text-size", \.textSize, "The font size."),
    .fontSize("heading.size", \.headingSize, "The font size of a group's heading."),
    .fontSize("value.size", \.valueSize, "A value's font size."),
    .length("switch.width", \.switchWidth, 10...200, "A switch's width.", source: "UISwitch: 51"),
    .length("switch.height", \.switchHeight, 6...120, "A switch's height.", source: "UISwitch: 31"),
    .length("switch.knob", \.switchKnob, 2...120, "The knob's diameter.", source: "UISwitch: 27"),
    .color("switch.knob-fill", \.switchKnobFill, "The knob's colour.", source: "UISwitch"),
    .duration(
      "switch.response", \.switchResponse, 0...2,
      "The response of the spring that moves a switch or a check mark.", source: "UISwitch: about 0.25s"),
  ]
}
