/// The text of a badge and its size.
enum BadgeLabel {
  /// The diameter of a badge without a number, in points.
  private static let dot = 10.0
  /// The space beside a number of more than one character, in diameters.
  private static let padding = 0.28

  /// The text for a number of unread items: nil hides the badge, an empty text is a dot.
  ///
  /// As in QBadgeView: 0 hides the badge, a negative number is a dot, and a number above `maximum` is `maximum` with
  /// a plus: "99+".
  static func text(count: Int, maximum: Int) -> String? {
    switch count {
    case 0: nil
    case ..<0: ""
    case ...maximum: String(count)
    default: "\(maximum)+"
    }
  }

  /// The badge's size in points: a dot without a text, a disc for one character, a capsule of the same height for more.
  static func size(of text: String, _ p: BadgeParameters) -> Size {
    if text.isEmpty { return Size(dot, dot) }
    // Only a text of more than one character has to be measured.
    guard text.utf8.count > 1, text.count > 1 else { return Size(p.diameter, p.diameter) }
    let width = TextMetrics.width(text, size: p.textSize, weight: .medium) + 2 * padding * p.diameter
    return Size(max(p.diameter, width), p.diameter)
  }
}
