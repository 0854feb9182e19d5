import FloatCore

/// A few lines over the phone that say how to begin.
package struct FirstWords: Equatable, Sendable {
  package let lines: [String]

  package init(lines: [String]) { self.lines = lines }

  private static let size = 15.0
  private static let row = 24.0
  private static let margin = 18.0
  private static let outside = 16.0
  private static let radius = 16.0
  /// The distance from the foot of the screen, which leaves a tab bar free.
  private static let above = 74.0

  /// The card, as wide as its longest line.
  ///
  /// - Parameters:
  ///   - size: The screen's size.
  ///   - safeArea: The parts of it that bars and a notch take.
  ///   - opacity: 0 to 1, while it fades.
  package func layer(on size: Size, safeArea: EdgeInsets, _ appearance: Appearance, opacity: Double) -> Layer
  {
    let room = size.width - 2 * (Self.outside + Self.margin)
    let longest = lines.map { TextMetrics.width($0, size: Self.size) }.max() ?? 0
    // A line that is too long makes all of them smaller.
    let text = Self.size * min(1, room / max(longest, 1))
    let width = min(longest, room) + 2 * Self.margin
    let height = Double(lines.count) * Self.row + 2 * Self.margin - 4
    let frame = Rect(
      (size.width - width) / 2, size.height - safeArea.bottom - Self.above - height, width, height)
    let colors = Palette(appearance)
    return colors.card("shell:first-words", frame, radius: Self.radius, lift: 18, opacity: opacity) { ink in
      ink.lines(
        lines, x: width / 2, middle: Self.margin + 9.5, height: Self.row, size: text, colors.label,
        alignment: .center, maxWidth: width - Self.margin)
    }
  }
}
