import FloatCore

/// The settings. (`settings`)
package struct SettingsParameters: Hashable, Sendable {
  package var margin = 0.0
  package var radius = 0.0
  package var rowHeight = 52.0
  package var textSize = 16.0
  package var inset = 16.0
  package var textEnd = 114.0
  package var top = 8.0
  package var gap = 8.0
  package var bottom = 12.0
  package var headingHeight = 34.0
  package var headingSize = 13.0
  package var headingX = 16.0
  package var headingY = 20.0
  package var accessoryInset = 14.0
  package var chevron = 16.0
  package var chevronX = 6.0
  package var valueX = 20.0
  package var valueSize = 15.0
  package var valueWidth = 110.0
  package var switchWidth = 50.0
  package var switchHeight = 30.0
  package var switchKnob = 26.0
  package var switchKnobFill = Color(rgb: 0xFFFFFF)
  package var switchResponse = 0.25
  package var check = 20.0

  static let entries: [ParameterEntry] = [
    .length("settings.margin", \.pages.settings.margin, 0...400, "The distance from the sides to a group."),
    .length(
      "settings.radius", \.pages.settings.radius, 0...60,
      "A group's corner radius.", source: "WeChat; iOS's inset groups: 10"),
    .length("settings.row-height", \.pages.settings.rowHeight, 24...200, "A row's height."),
    .length("settings.text-size", \.pages.settings.textSize, 4...80, step: 0.5, "The font size."),
    .length(
      "settings.inset", \.pages.settings.inset, 0...400, "The distance from a group's sides to its texts."),
    .length(
      "settings.text-end", \.pages.settings.textEnd, 0...400, "What a text leaves free at the group's end."),
    .length("settings.top", \.pages.settings.top, 0...400, "The room above the first group."),
    .length("settings.gap", \.pages.settings.gap, 0...400, "The gap between groups."),
    .length("settings.bottom", \.pages.settings.bottom, 0...400, "The room below the last group."),
    .length(
      "settings.heading.height", \.pages.settings.headingHeight, 8...120, "The height of a group's heading."),
    .length(
      "settings.heading.size", \.pages.settings.headingSize, 4...80, step: 0.5,
      "The font size of a group's heading."),
    .length(
      "settings.heading.x", \.pages.settings.headingX, 0...400,
      "The distance from the sides to the heading."),
    .length(
      "settings.heading.y", \.pages.settings.headingY, 0...400,
      "The distance from a group's heading's top to its middle."),
    .length(
      "settings.accessory-inset", \.pages.settings.accessoryInset, 0...400,
      "The distance from a group's end to chevrons and switches."),
    .length("settings.chevron", \.pages.settings.chevron, 4...60, "The chevrons' size."),
    .length(
      "settings.chevron-x", \.pages.settings.chevronX, 0...400,
      "From an accessory's end to the chevrons' centre."),
    .length(
      "settings.value.x", \.pages.settings.valueX, 0...400, "From an accessory's end to the end of a value."),
    .length("settings.value.size", \.pages.settings.valueSize, 4...80, step: 0.5, "A value's font size."),
    .length("settings.value.width", \.pages.settings.valueWidth, 10...400, "The longest value."),
    .length(
      "settings.switch.width", \.pages.settings.switchWidth, 10...200,
      "A switch's width.", source: "UISwitch: 51"),
    .length(
      "settings.switch.height", \.pages.settings.switchHeight, 6...120,
      "A switch's height.", source: "UISwitch: 31"),
    .length(
      "settings.switch.knob", \.pages.settings.switchKnob, 2...120,
      "The knob's diameter.", source: "UISwitch: 27"),
    .color(
      "settings.switch.knob-fill", \.pages.settings.switchKnobFill,
      "The knob's colour.", source: "UISwitch"),
    .duration(
      "settings.switch.response", \.pages.settings.switchResponse, 0...2,
      "The response of the spring that moves a switch or a check mark.",
      source: "UISwitch: about 0.25s"),
    .length("settings.check", \.pages.settings.check, 4...60, "A check mark's size."),
  ].laidOut(source: "tuned by eye to WeChat")
}
