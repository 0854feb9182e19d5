import FloatCore

/// People and the letters above them. (`contacts`)
struct ContactsParameters: Hashable, Sendable {
  var headingHeight = 30.0
  var headingSize = 13.0
  var margin = 16.0
  var avatarSize = 40.0
  var avatarRadius = 7.0
  var textX = 70.0
  var textEnd = 20.0
  var bottom = 16.0

  static let entries = table.under("contacts", \.pages.contacts).laidOut(source: "tuned by eye to WeChat")
  private static let table: [KeyEntry<Self>] = [
    .length("heading.height", \.headingHeight, 8...120, "The height of a letter's line."),
    .fontSize("heading.size", \.headingSize, "The font size of a letter's heading."),
    .distance("margin", \.margin, "The distance from the left edge to letters and avatars."),
    .length("avatar.size", \.avatarSize, 8...120, "The avatars' size."),
    .length("avatar.radius", \.avatarRadius, 0...60, "The corner radius of the people's pictures."),
    .distance("text-x", \.textX, "The distance from the left edge to the names."),
    .distance("text-end", \.textEnd, "What names leave free at the row's end."),
    .distance("bottom", \.bottom, "The room below the last person."),
  ]
}
