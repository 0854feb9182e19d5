/// The layers of a page between the ball, or a row of the list, and the screen.
extension MorphShape {
  /// The page masked by the shape, with a line around it.
  ///
  /// The page takes on the ball's colour. Below a ball that is visible before the page arrives, the page keeps its
  /// picture until little of it is seen beside the ball.
  ///
  /// - Parameters:
  ///   - page: The page's layer, at the origin.
  ///   - transition: What the shape was made of.
  ///   - backdrop: How far the list lies over the page, 0…1.
  func layers(of page: Layer, _ transition: Transition, backdrop: Double, _ e: Environment) -> [Layer] {
    let p = e.parameters.morph
    let n = e.parameters.navigation
    let asBall = morph.likeBall.share(at: e.now)
    // Below a ball that is visible before it, the page takes on the colour late.
    let turns = morph.becomesBall || e.parameters.ball.appears == .arrival
    // Where the shape's outline meets that of the ball above it, the shape's line and shadow are gone.
    let rest = p.fade * p.fadeRest * (turns ? p.belowRest : 1)
    let meeting = morph.becomesBall ? 0 : asBall * (1 - min(presence / rest, 1))
    let left = min(1, (1 - presence) / p.shadowFade)
    let leaving = left * (1 - meeting)
    var page = page
    let start = transition.start(at: e.now)
    page.position = transition.startOrigin(e) * presence
    // A page released half-way out has a line and a shadow. They become those of the shape, then those of the ball. A
    // card keeps its own inside the shape, as does a page that was hardly out.
    let edge = transition.startPresence(e)
    let handed = isCard ? 0 : min(start / max(n.shadowRadius, 1), 1) * (1 - left)
    if isCard || (start > 0 && start < reach) {
      page.shadow = n.edgeShadow(presence: edge, opacity: presence)
    }
    if morph.shade > 0 { page.shade = Color.black.faded(morph.shade * (1 - presence)) }
    var layer = Layer(
      id: Self.layerID, outline: outline, opacity: opacity(backdrop: backdrop, e),
      shadow: end.shadow(e, likeBall: likeBall, opacity: leaving)
        .adding(handed, of: n.edgeShadow(presence: edge)),
      sublayers: [page])
    layer.shade = FloatingBall.fill(e).faded(PageMorph.arrival(presence, turns: turns, p) * asBall)
    if let look = morph.row?.layer(in: outline, presence: presence, share: 1 - asBall, e) {
      layer.sublayers.append(look)
    }
    // A row of the list has no line; the ball has one.
    let atSource = morph.row == nil ? 1 : max(min(presence / p.rowFade, 1), asBall)
    let line = leaving * atSource + handed * min(1, edge / n.shadowFade)
    let ground = fusion(e) > 0 ? end.groundLayer(e) : nil
    var card: Layer?
    if isCard {
      page.opacity = layer.opacity * presence
      card = page.cardEdge(in: outline, presence: edge, e)
    }
    return [ground, layer, card, edgeLayer(opacity: line, of: layer, e)].compactMap(\.self)
  }

  /// The line around the shape, which fades in with its shadow.
  ///
  /// It is a separate layer, so that the morph's layer contains only the page, which a painter can clip.
  private func edgeLayer(opacity: Double, of layer: Layer, _ e: Environment) -> Layer? {
    let p = e.parameters
    let color = p.navigation.edgeColor[e.appearance].mixed(with: p.ball.rimColor[e.appearance], likeBall)
      .faded(opacity)
    let rim = p.ball.rimWidth
    let inner = outline.inset(by: rim + rim / 2)
    // Around the whole screen the line is out of sight.
    let corners = [Point.zero, Point(e.width, 0), Point(0, e.size.height), e.corner]
    guard color.alpha > 0, !corners.allSatisfy(inner.contains) else { return nil }
    let line = FloatingBall.rimOutline(outline, share: likeBall, e)
    return Layer(id: "morph-edge", opacity: layer.opacity, content: [.stroke(Path(line), width: rim, color)])
  }

  /// Below an open list there is no ball, so the shape of a page fades out before it would be the ball.
  private func opacity(backdrop: Double, _ e: Environment) -> Double {
    let arrived = PageMorph.arrival(presence, e.parameters.morph) * morph.likeBall.share(at: e.now)
    return min(max(morph.opacity.value(at: e.now), 0) * (1 - arrived * backdrop), 1)
  }
}
