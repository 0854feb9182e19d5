extension ParameterSchema {
  static let settingsEntries: [ParameterEntry] = [
    .length(
      "settings.margin", \.layout.settings.margin, 0, 0...400, step: 1,
      "The distance from the sides to a group.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.radius", \.layout.settings.radius, 0, 0...60, step: 1,
      "A group's corner radius.",
      source: "WeChat; iOS's inset groups: 10"),
    .length(
      "settings.row-height", \.layout.settings.rowHeight, 52, 24...200, step: 1,
      "A row's height.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.text-size", \.layout.settings.textSize, 16, 4...80, step: 0.5,
      "The font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.inset", \.layout.settings.inset, 16, 0...400, step: 1,
      "The distance from a group's sides to its texts.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.text-end", \.layout.settings.textEnd, 114, 0...400, step: 1,
      "What a text leaves free at the group's end.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.top", \.layout.settings.top, 8, 0...400, step: 1,
      "The room above the first group.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.gap", \.layout.settings.gap, 8, 0...400, step: 1,
      "The gap between groups.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.bottom", \.layout.settings.bottom, 12, 0...400, step: 1,
      "The room below the last group.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.heading.height", \.layout.settings.headingHeight, 34, 8...120, step: 1,
      "The height of a group's heading.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.heading.size", \.layout.settings.headingSize, 13, 4...80, step: 0.5,
      "Its font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.heading.x", \.layout.settings.headingX, 16, 0...400, step: 1,
      "The distance from the sides to the heading.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.heading.y", \.layout.settings.headingY, 20, 0...400, step: 1,
      "The distance from the heading's top to its middle.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.accessory-inset", \.layout.settings.accessoryInset, 14, 0...400, step: 1,
      "The distance from a group's end to chevrons and switches.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.chevron", \.layout.settings.chevron, 16, 4...60, step: 1,
      "The chevrons' size.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.chevron-x", \.layout.settings.chevronX, 6, 0...400, step: 1,
      "From an accessory's end to the chevrons' centre.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.value.x", \.layout.settings.valueX, 20, 0...400, step: 1,
      "From an accessory's end to the end of a value.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.value.size", \.layout.settings.valueSize, 15, 4...80, step: 0.5,
      "A value's font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.value.width", \.layout.settings.valueWidth, 110, 10...400, step: 1,
      "The longest value.",
      source: "tuned by eye to WeChat"),
    .length(
      "settings.switch.width", \.layout.settings.switchWidth, 50, 10...200, step: 1,
      "A switch's width.",
      source: "UISwitch: 51"),
    .length(
      "settings.switch.height", \.layout.settings.switchHeight, 30, 6...120, step: 1,
      "A switch's height.",
      source: "UISwitch: 31"),
    .length(
      "settings.switch.knob", \.layout.settings.switchKnob, 26, 2...120, step: 1,
      "The knob's diameter.",
      source: "UISwitch: 27"),
    .color(
      "settings.switch.knob-fill", \.layout.settings.switchKnobFill, Color(rgb: 0xFFFFFF),
      "The knob's colour.",
      source: "UISwitch"),
    .duration(
      "settings.switch.response", \.layout.settings.switchResponse, 0.25, 0...2, step: 0.01,
      "The response of the spring that a switch or a check mark changes by.",
      source: "UISwitch: about 0.25s"),
    .length(
      "settings.check", \.layout.settings.check, 20, 4...60, step: 1,
      "A check mark's size.",
      source: "tuned by eye to WeChat"),
  ]
}
