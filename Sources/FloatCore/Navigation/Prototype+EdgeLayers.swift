/// What tells two pages apart while one of them moves: a line along its edge, and the row it came from.
extension Prototype {
  /// The thin line at the edge of a moving page.
  var edgeColor: Color {
    parameters.navigation.edgeColor[appearance]
  }

  /// The line along the edge that a moving page leads with, just outside it; it comes with the shadow.
  func appendEdge(
    _ transition: Transition, at position: Point, presence: Double, to layers: inout [Layer]
  ) {
    if let page = layers.last, navigation.pages[transition.page]?.layout.sheet != nil {
      return appendSheetEdge(of: page, presence: presence, to: &layers)
    }
    let color = edgeColor.faded(min(1, presence / parameters.navigation.shadowFade))
    guard color.alpha > 0 else { return }
    // In the row or column of pixels before the page's first, at any scale.
    let before = -parameters.ball.rimWidth / 2
    let line: Shape =
      transition.isVertical
      ? .hairline(from: Point(0, before), to: Point(environment.width, before), color)
      : .hairline(from: Point(before, 0), to: Point(before, environment.size.height), color)
    layers.append(Layer(id: "page-edge", position: position, content: [line], isRasterized: true))
  }

  /// The line along the upper edge of a sheet, which stays while the sheet is there.
  func appendSheetEdge(of page: Layer, presence: Double, to layers: inout [Layer]) {
    let color = edgeColor.faded(min(1, presence / parameters.navigation.shadowFade))
    let rim = parameters.ball.rimWidth
    guard color.alpha > 0, let outline = page.outline else { return }
    // Beside the environment.screen and below it, but for the upper edge.
    let around = RoundedRect(
      Rect(
        outline.rect.minX - rim / 2, outline.rect.minY - rim / 2, outline.rect.width + rim,
        outline.rect.height + 2 * rim), radii: outline.radii)
    layers.append(
      Layer(id: "page-edge", position: page.position, content: [.stroke(Path(around), width: rim, color)]))
  }

  /// The line around a page between ball and environment.screen, which comes with its shadow.
  ///
  /// A layer of its own: the morph's keeps nothing but the page's picture, which a painter can cut and be done.
  func appendEdge(
    _ transition: Transition, _ morph: Transition.Morph, around layer: Layer, to layers: inout [Layer]
  ) {
    let presence = transition.presence(at: environment.now, width: environment.width)
    let leaving = min(1, (1 - presence) / parameters.morph.shadowFade)
    // A row of the list has no such line; the ball has one that looks the same.
    let atSource =
      morph.row == nil
      ? 1 : max(min(presence / parameters.morph.rowFade, 1), morph.toBall.value(at: environment.now))
    let unity = navigation.unity(environment)
    let color = edgeColor.mixed(with: parameters.ball.rimColor[appearance], unity)
      .faded(leaving * atSource)
    let rim = parameters.ball.rimWidth
    guard color.alpha > 0, let outline = layer.outline, !holdsScreen(outline.inset(by: rim + rim / 2))
    else { return }
    layers.append(
      Layer(
        id: "morph-edge", opacity: layer.opacity,
        content: [.stroke(Path(ball.rimOutline(outline, share: unity, environment)), width: rim, color)]))
  }

  /// True for a shape that the environment.screen lies in: its outline is out of sight.
  private func holdsScreen(_ shape: RoundedRect) -> Bool {
    [
      (0, 0), (environment.width, 0), (0, environment.size.height),
      (environment.width, environment.size.height),
    ].allSatisfy { shape.contains(Point($0, $1)) }
  }

  /// The row that a page came from is pressed as far as the page is still in.
  ///
  /// A layer of its own: its colour changes with every frame, the page's picture does not.
  func appendHighlight(_ transition: Transition, on id: PageID, to layers: inout [Layer]) {
    guard !transition.keepsHighlight(at: environment.now), let page = navigation.pages[id],
      let element = page.layout.scrolledElements.first(where: { $0.id == .row(transition.page) })
    else { return }
    let tint = environment.pressedTint.faded(navigation.highlightStrength(transition, environment))
    guard tint.alpha > 0 else { return }
    let viewport = page.layout.viewport
    let scroll = page.scroll.offset(at: environment.now)
    let seen = Rect(0, scroll, viewport.width, viewport.height)
    guard !element.frame.intersection(seen).isEmpty else { return }
    var content: [Shape] = [.roundedRect(RoundedRect(element.frame, radius: element.radius), .color(tint))]
    // The badge is above it, as it is on its page.
    if let place = page.layout.badges.first(where: { $0.id == .page(transition.page) }) {
      content += badges.resting(place, on: BadgeHost(page: page, origin: .zero), presses, environment)
    }
    layers.append(
      Layer(
        id: "highlight", position: Point(navigation.x(of: id, environment), viewport.y - scroll),
        outline: RoundedRect(seen),
        content: content))
  }
}
