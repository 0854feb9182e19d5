extension ParameterSchema {
  static let contactsEntries: [ParameterEntry] = [
    .length(
      "contacts.heading.height", \.layout.contacts.headingHeight, 30, 8...120, step: 1,
      "The height of a letter's line.",
      source: "tuned by eye to WeChat"),
    .length(
      "contacts.heading.size", \.layout.contacts.headingSize, 13, 4...80, step: 0.5,
      "Its font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "contacts.margin", \.layout.contacts.margin, 16, 0...400, step: 1,
      "The distance from the left edge to letters and avatars.",
      source: "tuned by eye to WeChat"),
    .length(
      "contacts.avatar.size", \.layout.contacts.avatarSize, 40, 8...120, step: 1,
      "The avatars' size.",
      source: "tuned by eye to WeChat"),
    .length(
      "contacts.avatar.radius", \.layout.contacts.avatarRadius, 7, 0...60, step: 1,
      "Their corner radius.",
      source: "tuned by eye to WeChat"),
    .length(
      "contacts.text-x", \.layout.contacts.textX, 70, 0...400, step: 1,
      "The distance from the left edge to the names.",
      source: "tuned by eye to WeChat"),
    .length(
      "contacts.text-end", \.layout.contacts.textEnd, 20, 0...400, step: 1,
      "What names leave free at the row's end.",
      source: "tuned by eye to WeChat"),
    .length(
      "contacts.bottom", \.layout.contacts.bottom, 16, 0...400, step: 1,
      "The room below the last person.",
      source: "tuned by eye to WeChat"),
  ]
}
