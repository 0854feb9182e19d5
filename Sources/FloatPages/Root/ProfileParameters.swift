import FloatCore

/// What is above the rows of Me. (`profile`)
package struct ProfileParameters: Hashable, Sendable {
  package var height = 120.0
  package var avatarSize = 64.0
  package var avatarRadius = 10.0
  package var margin = 24.0
  package var textX = 106.0
  package var nameSize = 20.0
  package var nameY = 46.0
  package var accountSize = 14.0
  package var accountY = 76.0
  package var codeInset = 48.0
  package var codeSize = 18.0

  static let entries: [ParameterEntry] = [
    .length(
      "profile.height", \.pages.profile.height, 40...400, "The height of what is above the rows of Me."),
    .length("profile.avatar.size", \.pages.profile.avatarSize, 8...200, "The avatar's size."),
    .length(
      "profile.avatar.radius", \.pages.profile.avatarRadius, 0...60,
      "The corner radius of the profile's picture."),
    .length(
      "profile.margin", \.pages.profile.margin, 0...400,
      "The distance from the sides to the avatar and the texts."),
    .length(
      "profile.text-x", \.pages.profile.textX, 0...400, "The distance from the left edge to the texts."),
    .length("profile.name.size", \.pages.profile.nameSize, 4...80, step: 0.5, "The name's font size."),
    .length(
      "profile.name.y", \.pages.profile.nameY, 0...400, "The distance from the top to the name's middle."),
    .length(
      "profile.account.size", \.pages.profile.accountSize, 4...80, step: 0.5, "The account's font size."),
    .length(
      "profile.account.y", \.pages.profile.accountY, 0...400,
      "The distance from the top to the account's middle."),
    .length(
      "profile.code.inset", \.pages.profile.codeInset, 0...400,
      "The distance from the right edge to the code's centre."),
    .length("profile.code.size", \.pages.profile.codeSize, 4...80, "The code's size."),
  ].laidOut(source: "tuned by eye to WeChat")
}
