/// What separates two pages that lie over each other: a shadow, and a line.
extension Layer {
  /// The line along the upper edge of a card.
  ///
  /// - Parameter shape: The outline on the screen in which the card is seen; nil for all of it.
  func cardEdge(in shape: RoundedRect? = nil, presence: Double, _ e: Environment) -> Layer? {
    let color = e.parameters.navigation.edgeColor(presence: presence, e.appearance)
    let rim = e.parameters.ball.rimWidth
    guard color.alpha > 0, let outline else { return nil }
    // The other three sides of the line are drawn outside the screen.
    let around = RoundedRect(
      Rect(
        outline.rect.minX - rim / 2, outline.rect.minY - rim / 2, outline.rect.width + rim,
        outline.rect.height + 2 * rim), radii: outline.radii)
    return Layer(
      id: "page-edge", position: position, outline: shape?.offset(by: .zero - position), opacity: opacity,
      content: [.stroke(Path(around), width: rim, color)])
  }
}

extension NavigationParameters {
  /// The colour of the line along a moving page's edge; it fades in with the shadow.
  func edgeColor(presence: Double, _ appearance: Appearance) -> Color {
    edgeColor[appearance].faded(min(1, presence / shadowFade))
  }

  /// The shadow of a moving page; it fades in over the first part of the way.
  func edgeShadow(presence: Double, opacity: Double = 1) -> Shadow {
    Shadow(
      color: Color.black.faded(shadowOpacity * min(1, presence / shadowFade) * opacity), radius: shadowRadius)
  }
}
