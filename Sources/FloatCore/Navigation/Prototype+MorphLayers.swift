/// The pictures of a page between the ball, or a row of the list, and the screen.
extension Prototype {
  /// What shows right of a page below that is still on its way back while the shrinking page no longer covers
  /// that: the page's ground and its bars go on.
  func gapLayer(beside page: Layer, _ layout: PageLayout) -> Layer {
    let gap = Rect(environment.width + page.position.x - 1, 0, 1 - page.position.x, environment.size.height)
    let bars = layout.fixed.filter {
      switch $0 {
      case .rect(let rect, _): rect.maxX >= environment.width
      case .hairline(_, let end, _): end.x >= environment.width
      case .roundedRect, .fill, .stroke, .text, .image: false
      }
    }
    return Layer(
      id: "gap", outline: RoundedRect(gap), content: [.rect(environment.screen, layout.background)] + bars,
      shade: page.shade)
  }

  /// The page behind a mask that is the morphing shape; near the ball it turns into the ball's colour.
  func morphLayer(_ transition: Transition, _ morph: Transition.Morph, page: Layer) -> Layer {
    let presence = transition.presence(at: environment.now, width: environment.width)
    var page = page
    let x = navigation.pageX(of: morph, environment)
    page.position = Point(x * presence, 0)
    let outline = navigation.outline(transition, morph, ball.morphEnd(environment), environment)
    var layer = Layer(id: "morph", outline: outline, sublayers: [page])
    let toBall = morph.row == nil ? 1 : min(max(morph.toBall.value(at: environment.now), 0), 1)
    layer.shade = FloatingBall.fill(environment).faded(PageMorph.arrival(presence, parameters.morph) * toBall)
    // A page let go half-way out had an edge shadow; that goes while the page shrinks.
    if x > 0 {
      layer.sublayers[0].shadow = edgeShadow(presence: 1 - x / environment.width, opacity: presence)
    }
    if let row = morph.row {
      // The row fades where it was, on its own ground, while the page comes in below it.
      let left = (1 - min(presence / parameters.morph.rowFade, 1)) * (1 - toBall)
      if left > 0 {
        layer.sublayers.append(
          Layer(
            id: "morph-row", opacity: left,
            content: [.roundedRect(outline, .color(row.fill))] + row.content))
      }
    }
    if morph.cover > 0 { layer.sublayers[0].shade = Color.black.faded(morph.cover * (1 - presence)) }
    let leaving = min(1, (1 - presence) / parameters.morph.shadowFade)
    layer.shadow = Shadow(
      color: Color.black.faded(parameters.ball.shadowOpacity * leaving), radius: parameters.ball.shadowRadius)
    return layer
  }
}
