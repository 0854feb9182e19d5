/// What a badge says and how much room it takes.
enum BadgeLabel {
  /// The text for a number of unread items: nil hides the badge, an empty text is a dot.
  ///
  /// As QBadgeView has it: 0 hides, a negative number is a dot, above `maximum` it is that with a plus: "99+".
  static func text(count: Int, maximum: Int = 99) -> String? {
    switch count {
    case 0: nil
    case ..<0: ""
    case ...maximum: String(count)
    default: "\(maximum)+"
    }
  }

  /// The badge's size in points: a disc for one character, a capsule of the same height for more.
  ///
  /// An empty text is a dot of 5/9 of the diameter.
  ///
  /// - Parameters:
  ///   - text: what the badge says, as from ``text(count:maximum:)``.
  ///   - diameter: the badge's height, in points; not finite or not above zero counts as zero.
  ///   - textWidth: the measured width of the text, in points; without it, `digitAdvance` for each character.
  ///   - padding: on each side of the text, as a part of the diameter.
  static func size(
    text: String, diameter: Double = 18, textWidth: Double? = nil, padding: Double = 0.28
  ) -> Size {
    let height = diameter > 0 && diameter.isFinite ? diameter : 0
    guard !text.isEmpty else { return Size(height * 5 / 9, height * 5 / 9) }
    guard text.utf8.count > 1, text.count > 1 else { return Size(height, height) }
    let measured = textWidth ?? Double(text.count) * digitAdvance * fontSize(diameter: height)
    let width = measured + 2 * padding * height
    return Size(width.isFinite ? max(height, width) : height, height)
  }

  /// The font size that suits a badge, in points: two thirds of its height.
  static func fontSize(diameter: Double = 18) -> Double { diameter * 2 / 3 }

  /// The advance of a digit in a semibold sans-serif, as a part of the font size.
  static let digitAdvance = 0.6
}
