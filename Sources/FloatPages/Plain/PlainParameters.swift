import FloatCore

/// A page with a title and little else. (`plain`)
package struct PlainParameters: Hashable, Sendable {
  package var top = 48.0
  package var image = 72.0
  package var radius = 10.0
  package var gap = 16.0
  package var textSize = 15.0
  package var lineHeight = 22.0
  package var margin = 40.0
  package var column = 420.0
  package var bottom = 40.0

  static let entries: [ParameterEntry] = [
    .length("plain.top", \.pages.plain.top, 0...400, "The room above the image of a page with little else."),
    .length("plain.image", \.pages.plain.image, 8...400, "The image's size."),
    .length(
      "plain.radius", \.pages.plain.radius, 0...60,
      "A picture's corner radius.", source: "as profile.avatar.radius"),
    .length("plain.gap", \.pages.plain.gap, 0...400, "The room above a paragraph."),
    .length("plain.text-size", \.pages.plain.textSize, 4...80, step: 0.5, "The font size."),
    .length("plain.line-height", \.pages.plain.lineHeight, 8...160, "The line height."),
    .length("plain.margin", \.pages.plain.margin, 0...400, "The distance from the sides to the text."),
    .length(
      "plain.column", \.pages.plain.column, 100...4000, step: 10,
      "The widest column of text, on wide screens.", source: "short lines, as they are centred"),
    .length("plain.bottom", \.pages.plain.bottom, 0...400, "The room below the text."),
  ].laidOut(source: "tuned by eye to WeChat")
}
