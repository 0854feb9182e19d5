/// What separates two pages while one of them moves: a line along its edge, and the row it came from.
extension Navigation {
  /// The line along the leading edge of a moving page, just outside it; it fades in with the shadow.
  func appendEdge(
    _ transition: Transition, of page: Layer, presence: Double, _ e: Environment, to layers: inout [Layer]
  ) {
    if pages[transition.page]?.layout.sheet != nil {
      layers += [page.cardEdge(presence: presence, e)].compactMap(\.self)
      return
    }
    let color = e.parameters.navigation.edgeColor(presence: presence, e.appearance)
    guard color.alpha > 0 else { return }
    // In the row or column of pixels before the page's first, at any scale.
    let before = -e.parameters.ball.rimWidth / 2
    let line: Shape =
      switch transition.axisInHand {
      case .horizontal: .hairline(from: Point(before, 0), to: Point(before, e.size.height), color)
      case .vertical: .hairline(from: Point(0, before), to: Point(e.width, before), color)
      }
    layers.append(
      Layer(
        id: "page-edge", position: page.position, opacity: page.opacity, content: [line], isRasterized: true))
  }

  /// The pressed look of the row that a page came from, as strong as the page is far in.
  ///
  /// It is a layer of its own, because its colour changes with every frame and the page's picture does not.
  func appendHighlight(
    _ transition: Transition, on id: PageID, _ context: PageContext, to layers: inout [Layer]
  ) {
    let (presses, e) = (context.presses, context.e)
    guard !transition.keepsHighlight(at: e.now), let page = pages[id],
      let element = page.layout.scrolledElements.first(where: { $0.id == .row(transition.page) })
    else { return }
    let viewport = page.layout.viewport
    let scroll = page.scroll.offset(at: e.now)
    let seen = Rect(0, scroll, viewport.width, viewport.height)
    var content = presses.tint(element, strength: highlightStrength(transition, e), e)
    guard !content.isEmpty, !element.frame.intersection(seen).isEmpty else { return }
    // A row that is still closing takes it along.
    let shift = page.shift(of: element.frame.center, e)
    // The badge lies above it, as on its page.
    if let place = page.layout.badges.first(where: { $0.id == .page(transition.page) }) {
      content += context.badges.resting(place, on: BadgeHost(page: page, origin: .zero), presses, e)
    }
    layers.append(
      Layer(
        id: "highlight", position: Point(x(of: id, e), viewport.y - scroll) + shift,
        outline: RoundedRect(seen.offset(by: .zero - shift)), content: content))
  }
}

extension Layer {
  /// The line along the upper edge of a card, which stays as long as the card.
  ///
  /// - Parameter shape: The outline on the screen in which the card is seen; nil for all of it.
  func cardEdge(in shape: RoundedRect? = nil, presence: Double, _ e: Environment) -> Layer? {
    let color = e.parameters.navigation.edgeColor(presence: presence, e.appearance)
    let rim = e.parameters.ball.rimWidth
    guard color.alpha > 0, let outline else { return nil }
    // The other three sides lie beside the screen or below it.
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
  fileprivate func edgeColor(presence: Double, _ appearance: Appearance) -> Color {
    edgeColor[appearance].faded(min(1, presence / shadowFade))
  }

  /// The shadow of a moving page; it fades in over the first part of the way.
  func edgeShadow(presence: Double, opacity: Double = 1) -> Shadow {
    Shadow(
      color: Color.black.faded(shadowOpacity * min(1, presence / shadowFade) * opacity),
      radius: shadowRadius)
  }
}
