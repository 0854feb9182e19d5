import FloatCore

/// A page with an image, some lines and rows. (`plain`)
struct PlainParameters: Hashable, Sendable {
  /// The room above the image.
  let top = 48.0
  /// The image's size.
  let image = 72.0
  /// A picture's corner radius. As the profile's.
  let radius = 10.0
  /// The room above a paragraph.
  let gap = 16.0
  var textSize = 15.0
  var lineHeight = 22.0
  /// The distance from the sides to the text.
  let margin = 40.0
  /// The widest column of text, on wide screens. Source: short lines, as they are centred.
  let column = 420.0
  /// The room below the text.
  let bottom = 40.0

  static let table: [KeyEntry<Self>] = [
    .fontSize("text-size", \.textSize, "The font size."),
    .length("line-height", \.lineHeight, 8...160, "The line height."),
  ]
}
