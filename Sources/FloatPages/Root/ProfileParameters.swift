import FloatCore

/// The head above the rows of Me. (`profile`)
struct ProfileParameters: Hashable, Sendable {
  var height = 120.0
  var avatarSize = 64.0
  var avatarRadius = 10.0
  var margin = 24.0
  var textX = 106.0
  var nameSize = 20.0
  var nameY = 46.0
  var accountSize = 14.0
  var accountY = 76.0
  var codeInset = 48.0
  var codeSize = 18.0

  static let entries = table.under("profile", \.pages.profile).laidOut(source: "tuned by eye to WeChat")
  private static let table: [KeyEntry<Self>] = [
    .length("height", \.height, 40...400, "The height of what is above the rows of Me."),
    .length("avatar.size", \.avatarSize, 8...200, "The avatar's size."),
    .length("avatar.radius", \.avatarRadius, 0...60, "The corner radius of the profile's picture."),
    .distance("margin", \.margin, "The distance from the sides to the avatar and the texts."),
    .distance("text-x", \.textX, "The distance from the left edge to the texts."),
    .fontSize("name.size", \.nameSize, "The name's font size."),
    .distance("name.y", \.nameY, "The distance from the top to the name's middle."),
    .fontSize("account.size", \.accountSize, "The account's font size."),
    .distance("account.y", \.accountY, "The distance from the top to the account's middle."),
    .distance("code.inset", \.codeInset, "The distance from the right edge to the code's centre."),
    .length("code.size", \.codeSize, 4...80, "The code's size."),
  ]
}
