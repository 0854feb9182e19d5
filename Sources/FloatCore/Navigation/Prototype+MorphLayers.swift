/// The pictures of a page between the ball, or a row of the list, and the screen.
extension Prototype {
  /// What shows right of a page below that is still on its way back while the shrinking page no longer covers
  /// that: the page's ground, the grounds of rows and bars, and the lines between them go on.
  func gapLayer(beside layer: Layer, _ page: Page) -> Layer {
    let width = environment.width
    let layout = page.layout
    func reachingEdge(_ shapes: [Shape]) -> [Shape] {
      shapes.filter {
        switch $0 {
        case .rect(let rect, _): rect.maxX >= width
        case .hairline(_, let end, _): end.x >= width
        case .roundedRect, .fill, .stroke, .text, .image: false
        }
      }
    }
    let rows = Layer(
      id: "gap-rows", position: Point(0, -page.scroll.offset(at: environment.now)),
      content: reachingEdge(layout.scrolled))
    let viewport = Layer(
      id: "gap-viewport", position: layout.viewport.origin,
      outline: RoundedRect(Rect(size: layout.viewport.size)), sublayers: [rows])
    return Layer(
      id: "gap",
      outline: RoundedRect(
        Rect(width + layer.position.x - 1, 0, 1 - layer.position.x, environment.size.height)),
      content: [.rect(environment.screen, layout.background)],
      sublayers: [viewport, Layer(id: "gap-bars", content: reachingEdge(layout.fixed))], shade: layer.shade)
  }

  /// The page behind a mask that is the morphing shape; near the ball it turns into the ball's colour.
  func morphLayer(_ transition: Transition, _ morph: Transition.Morph, page: Layer) -> Layer {
    let presence = transition.presence(at: environment.now, width: environment.width)
    var page = page
    let x = transition.pageX(at: environment.now)
    page.position = Point(x * presence, 0)
    let outline = navigation.outline(transition, morph, ball.morphEnd(environment), environment)
    var layer = Layer(
      id: "morph", outline: outline, opacity: opacity(of: morph, presence: presence), sublayers: [page])
    let toBall = morph.row == nil ? 1 : min(max(morph.toBall.value(at: environment.now), 0), 1)
    layer.shade = FloatingBall.fill(environment).faded(PageMorph.arrival(presence, parameters.morph) * toBall)
    // A page let go half-way out had an edge shadow; that goes while the page shrinks.
    if x > 0 {
      layer.sublayers[0].shadow = edgeShadow(presence: 1 - x / environment.width, opacity: presence)
    }
    if let row = morph.row, let look = rowLayer(row, in: outline, presence: presence, share: 1 - toBall) {
      layer.sublayers.append(look)
    }
    if morph.cover > 0 { layer.sublayers[0].shade = Color.black.faded(morph.cover * (1 - presence)) }
    let leaving = min(1, (1 - presence) / parameters.morph.shadowFade)
    layer.shadow = ball.shadow(environment, unity: navigation.unity(environment), opacity: leaving)
    return layer
  }

  /// Below an open list there is no ball: what goes in there is gone once it is the ball.
  private func opacity(of morph: Transition.Morph, presence: Double) -> Double {
    func share(_ value: Animated<Double>) -> Double { min(max(value.value(at: environment.now), 0), 1) }
    let arrived = PageMorph.arrival(presence, parameters.morph) * share(morph.bond)
    return share(morph.opacity) * (1 - arrived * share(list.backdrop))
  }

  /// The row where it was, on its own ground: its title goes first, then its icon and the ground, and the page comes.
  private func rowLayer(_ row: RowLook, in outline: RoundedRect, presence: Double, share: Double) -> Layer? {
    let gone = min(presence / parameters.morph.rowFade, 1)
    let titleFade = parameters.morph.titleFade
    let left = min((1 - gone) / (1 - titleFade), 1) * share
    guard left > 0 else { return nil }
    let title = titleFade > 0 ? max(0, 1 - gone / titleFade) : 0
    let content = row.content.compactMap { shape -> Shape? in
      switch shape {
      case .text(var run):
        run.color = run.color.faded(title)
        return title > 0 ? .text(run) : nil
      case .image(var run):
        // A template is the delete button's, which goes with the title.
        guard let tint = run.tint else { return shape }
        run.tint = tint.faded(title)
        return title > 0 ? .image(run) : nil
      case .rect, .roundedRect, .fill, .stroke, .hairline: return shape
      }
    }
    return Layer(
      id: "morph-row", opacity: left, content: [.roundedRect(outline, .color(row.fill))] + content)
  }
}
