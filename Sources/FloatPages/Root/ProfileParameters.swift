import FloatCore

/// The head above the rows of Me. (`profile`)
struct ProfileParameters: Hashable, Sendable {
  /// The height of the head above the rows of Me.
  let height = 120.0
  /// The avatar's size.
  let avatarSize = 64.0
  /// The corner radius of the profile's picture.
  let avatarRadius = 10.0
  /// The distance from the sides to the avatar and the texts.
  let margin = 24.0
  /// The distance from the left edge to the texts.
  let textX = 106.0
  var nameSize = 20.0
  /// The distance from the top to the name's middle.
  let nameY = 46.0
  var accountSize = 14.0
  /// The distance from the top to the account's middle.
  let accountY = 76.0
  /// The distance from the right edge to the code's centre.
  let codeInset = 48.0
  /// The code's size.
  let codeSize = 18.0

  static let table: [KeyEntry<Self>] = [
    .fontSize("name.size", \.nameSize, "The name's font size."),
    .fontSize("account.size", \.accountSize, "The account's font size."),
  ]
}
