import FloatCore

/// A page with a title and little else. (`plain`)
struct PlainParameters: Hashable, Sendable {
  var top = 48.0
  var image = 72.0
  var radius = 10.0
  var gap = 16.0
  var textSize = 15.0
  var lineHeight = 22.0
  var margin = 40.0
  var column = 420.0
  var bottom = 40.0

  static let entries = table.under("plain", \.pages.plain).laidOut(source: "tuned by eye to WeChat")
  private static let table: [KeyEntry<Self>] = [
    .distance("top", \.top, "The room above the image of a page with little else."),
    .length("image", \.image, 8...400, "The image's size."),
    .length("radius", \.radius, 0...60, "A picture's corner radius.", source: "as profile.avatar.radius"),
    .distance("gap", \.gap, "The room above a paragraph."),
    .fontSize("text-size", \.textSize, "The font size."),
    .length("line-height", \.lineHeight, 8...160, "The line height."),
    .distance("margin", \.margin, "The distance from the sides to the text."),
    .length(
      "column", \.column, 100...4000, step: 10, "The widest column of text, on wide screens.",
      source: "short lines, as they are centred"),
    .distance("bottom", \.bottom, "The room below the text."),
  ]
}
