extension ParameterSchema {
  static let profileEntries: [ParameterEntry] = [
    .length(
      "profile.height", \.layout.profile.height, 120, 40...400, step: 1,
      "The height of what is above the rows of Me.",
      source: "tuned by eye to WeChat"),
    .length(
      "profile.avatar.size", \.layout.profile.avatarSize, 64, 8...200, step: 1,
      "The avatar's size.",
      source: "tuned by eye to WeChat"),
    .length(
      "profile.avatar.radius", \.layout.profile.avatarRadius, 10, 0...60, step: 1,
      "Its corner radius.",
      source: "tuned by eye to WeChat"),
    .length(
      "profile.margin", \.layout.profile.margin, 24, 0...400, step: 1,
      "The distance from the sides to the avatar and the texts.",
      source: "tuned by eye to WeChat"),
    .length(
      "profile.text-x", \.layout.profile.textX, 106, 0...400, step: 1,
      "The distance from the left edge to the texts.",
      source: "tuned by eye to WeChat"),
    .length(
      "profile.name.size", \.layout.profile.nameSize, 20, 4...80, step: 0.5,
      "The name's font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "profile.name.y", \.layout.profile.nameY, 46, 0...400, step: 1,
      "The distance from the top to the name's middle.",
      source: "tuned by eye to WeChat"),
    .length(
      "profile.account.size", \.layout.profile.accountSize, 14, 4...80, step: 0.5,
      "The account's font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "profile.account.y", \.layout.profile.accountY, 76, 0...400, step: 1,
      "The distance from the top to the account's middle.",
      source: "tuned by eye to WeChat"),
    .length(
      "profile.code.inset", \.layout.profile.codeInset, 48, 0...400, step: 1,
      "The distance from the right edge to the code's centre.",
      source: "tuned by eye to WeChat"),
    .length(
      "profile.code.size", \.layout.profile.codeSize, 18, 4...80, step: 1,
      "The code's size.",
      source: "tuned by eye to WeChat"),
  ]
}
