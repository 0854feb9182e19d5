import FloatCore

/// People and the letters above them. (`contacts`)
struct ContactsParameters: Hashable, Sendable {
  /// The height of a letter's line.
  let headingHeight = 30.0
  var headingSize = 13.0
  /// The distance from the left edge to letters and avatars.
  let margin = 16.0
  /// The avatars' size.
  let avatarSize = 40.0
  /// The corner radius of the people's pictures.
  let avatarRadius = 7.0
  /// The distance from the left edge to the names.
  let textX = 70.0
  /// The room that names leave free at the row's end.
  let textEnd = 20.0
  /// The room below the last person.
  let bottom = 16.0

  static let table: [KeyEntry<Self>] = [
    .fontSize("heading.size", \.headingSize, "The font size of a letter's heading.")
  ]
}
