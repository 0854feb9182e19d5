/// A row of the list as it looked when it was chosen, which a page grows out of.
struct RowLook: Equatable, Sendable {
  var outline: RoundedRect
  var fill: Color
  /// Its icon and its texts, in coordinates of the screen.
  var content: [Shape]

  /// The row on its background inside the shape: its title fades first, then its icon and the background, and the page
  /// appears.
  ///
  /// - Parameter share: 1 while the shape's small end looks like the row, 0 once it looks like the ball.
  func layer(in outline: RoundedRect, presence: Double, share: Double, _ e: Environment) -> Layer? {
    let gone = min(presence / e.parameters.morph.rowFade, 1)
    let titleFade = e.parameters.morph.titleFade
    let left = min((1 - gone) / (1 - titleFade), 1) * share
    guard left > 0 else { return nil }
    let title = titleFade > 0 ? max(0, 1 - gone / titleFade) : 0
    let content = content.compactMap { shape -> Shape? in
      switch shape {
      case .text(var run):
        run.color = run.color.faded(title)
        return title > 0 ? .text(run) : nil
      case .image(var run):
        // A template image is the delete button's and fades with the title.
        guard let tint = run.tint else { return shape }
        run.tint = tint.faded(title)
        return title > 0 ? .image(run) : nil
      case .rect, .roundedRect, .fill, .stroke, .hairline: return shape
      }
    }
    return Layer(id: "morph-row", opacity: left, content: [.roundedRect(outline, .color(fill))] + content)
  }
}
