import FloatCore

/// People and the letters above them. (`contacts`)
package struct ContactsParameters: Hashable, Sendable {
  package var headingHeight = 30.0
  package var headingSize = 13.0
  package var margin = 16.0
  package var avatarSize = 40.0
  package var avatarRadius = 7.0
  package var textX = 70.0
  package var textEnd = 20.0
  package var bottom = 16.0

  static let entries: [ParameterEntry] = [
    .length(
      "contacts.heading.height", \.pages.contacts.headingHeight, 8...120, "The height of a letter's line."),
    .length(
      "contacts.heading.size", \.pages.contacts.headingSize, 4...80, step: 0.5,
      "The font size of a letter's heading."),
    .length(
      "contacts.margin", \.pages.contacts.margin, 0...400,
      "The distance from the left edge to letters and avatars."),
    .length("contacts.avatar.size", \.pages.contacts.avatarSize, 8...120, "The avatars' size."),
    .length(
      "contacts.avatar.radius", \.pages.contacts.avatarRadius, 0...60,
      "The corner radius of the people's pictures."),
    .length(
      "contacts.text-x", \.pages.contacts.textX, 0...400, "The distance from the left edge to the names."),
    .length(
      "contacts.text-end", \.pages.contacts.textEnd, 0...400, "What names leave free at the row's end."),
    .length("contacts.bottom", \.pages.contacts.bottom, 0...400, "The room below the last person."),
  ].laidOut(source: "tuned by eye to WeChat")
}
