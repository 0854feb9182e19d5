import FloatCore

/// The settings. (`settings`)
struct SettingsParameters: Hashable, Sendable {
  var margin = 0.0
  var radius = 0.0
  var rowHeight = 52.0
  var textSize = 16.0
  var inset = 16.0
  var textEnd = 114.0
  var top = 8.0
  var gap = 8.0
  var bottom = 12.0
  var headingHeight = 34.0
  var headingSize = 13.0
  var headingX = 16.0
  var headingY = 20.0
  var accessoryInset = 14.0
  var chevron = 16.0
  var chevronX = 6.0
  var valueX = 20.0
  var valueSize = 15.0
  var valueWidth = 110.0
  var switchWidth = 50.0
  var switchHeight = 30.0
  var switchKnob = 26.0
  var switchKnobFill = Color(rgb: 0xFFFFFF)
  var switchResponse = 0.25
  var check = 20.0

  static let entries = table.under("settings", \.pages.settings).laidOut(source: "tuned by eye to WeChat")
  private static let table: [KeyEntry<Self>] = [
    .distance("margin", \.margin, "The distance from the sides to a group."),
    .length("radius", \.radius, 0...60, "A group's corner radius.", source: "WeChat; iOS's inset groups: 10"),
    .length("row-height", \.rowHeight, 24...200, "A row's height."),
    .fontSize("text-size", \.textSize, "The font size."),
    .distance("inset", \.inset, "The distance from a group's sides to its texts."),
    .distance("text-end", \.textEnd, "What a text leaves free at the group's end."),
    .distance("top", \.top, "The room above the first group."),
    .distance("gap", \.gap, "The gap between groups."),
    .distance("bottom", \.bottom, "The room below the last group."),
    .length("heading.height", \.headingHeight, 8...120, "The height of a group's heading."),
    .fontSize("heading.size", \.headingSize, "The font size of a group's heading."),
    .distance("heading.x", \.headingX, "The distance from the sides to the heading."),
    .distance("heading.y", \.headingY, "The distance from a group's heading's top to its middle."),
    .distance(
      "accessory-inset", \.accessoryInset, "The distance from a group's end to chevrons and switches."),
    .length("chevron", \.chevron, 4...60, "The chevrons' size."),
    .distance("chevron-x", \.chevronX, "From an accessory's end to the chevrons' centre."),
    .distance("value.x", \.valueX, "From an accessory's end to the end of a value."),
    .fontSize("value.size", \.valueSize, "A value's font size."),
    .length("value.width", \.valueWidth, 10...400, "The longest value."),
    .length("switch.width", \.switchWidth, 10...200, "A switch's width.", source: "UISwitch: 51"),
    .length("switch.height", \.switchHeight, 6...120, "A switch's height.", source: "UISwitch: 31"),
    .length("switch.knob", \.switchKnob, 2...120, "The knob's diameter.", source: "UISwitch: 27"),
    .color("switch.knob-fill", \.switchKnobFill, "The knob's colour.", source: "UISwitch"),
    .duration(
      "switch.response", \.switchResponse, 0...2,
      "The response of the spring that moves a switch or a check mark.", source: "UISwitch: about 0.25s"),
    .length("check", \.check, 4...60, "A check mark's size."),
  ]
}
