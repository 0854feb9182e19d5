/// The layers of a page between the ball, or a row of the list, and the screen.
extension Navigation {
  /// What shows at the right of a page below that is still on its way back and no longer covered by the shrinking
  /// page: the backgrounds of the page, its rows and its bars, and the lines between them, are continued, and the last
  /// points of pictures that reach the edge are repeated.
  func gapLayer(beside layer: Layer, _ page: Page, _ e: Environment) -> Layer {
    func reachingEdge(_ shapes: [Shape]) -> [Shape] {
      shapes.filter {
        switch $0 {
        case .rect(let rect, _): rect.maxX >= e.width
        case .hairline(_, let end, _): end.x >= e.width
        case .roundedRect, .fill, .stroke, .text, .image: false
        }
      }
    }
    /// Strips with the right ends of the pictures, each over the end of the one before, lest a line show between two.
    func strips(of shapes: [Shape], isFixed: Bool) -> [Layer] {
      let pictures = shapes.filter {
        if case .image(let run) = $0 { run.tint == nil && run.frame.rect.maxX > e.width - 0.5 } else { false }
      }
      let pagers = page.layout.pagers.filter { $0.isFixed == isFixed && $0.frame.maxX > e.width - 0.5 }.map {
        Layer(id: "gap-pager", position: $0.frame.origin, content: $0.pages[page.paging($0).page])
      }
      guard !pictures.isEmpty || !pagers.isEmpty else { return [] }
      let width = MorphParameters.repeatedEnd
      let y = isFixed ? 0 : page.scroll.offset(at: e.now)
      let end = RoundedRect(Rect(e.width - width - 1, y, width + 1, e.size.height))
      return stride(from: e.width + layer.position.x, to: e.width, by: width).map { x in
        Layer(
          id: "gap-pictures:\(x)", position: Point(x + width - e.width, 0), outline: end, content: pictures,
          sublayers: pagers)
      }
    }
    let layout = page.layout
    let gap = Rect(e.width + layer.position.x - 1, 0, 1 - layer.position.x, e.size.height)
    let rows = Layer(
      id: "gap-rows", position: Point(0, -page.scroll.offset(at: e.now)),
      content: reachingEdge(layout.scrolled), sublayers: strips(of: layout.scrolled, isFixed: false))
    let viewport = Layer(
      id: "gap-viewport", position: layout.viewport.origin,
      outline: RoundedRect(Rect(size: layout.viewport.size)), sublayers: [rows])
    return Layer(
      id: "gap", outline: RoundedRect(gap), content: [.rect(e.screen, layout.background)],
      sublayers: [
        viewport,
        Layer(
          id: "gap-bars", content: reachingEdge(layout.fixed),
          sublayers: strips(of: layout.fixed, isFixed: true)),
      ], shade: layer.shade)
  }

  /// The page masked by the morphing shape, with a line around it. It takes on the ball's colour; below a ball that
  /// appears before it arrives it keeps its picture until little of it is seen beside the ball.
  func appendMorph(
    _ transition: Transition, _ morph: Morph, page: Layer, _ ball: FloatingBall,
    _ list: EntranceList, _ e: Environment, to layers: inout [Layer]
  ) {
    let p = e.parameters.morph
    let presence = transition.presence(at: e.now, width: e.width)
    let asBall = morph.likeBall.share(at: e.now)
    // A page stays apart from a ball that appears before it arrives.
    let turns = morph.becomesBall || e.parameters.ball.appears == .arrival
    // Below the ball, where the two outlines meet, nothing of its own is left.
    let rest = p.fade * p.fadeRest * (turns ? p.belowRest : 1)
    let meeting = morph.becomesBall ? 0 : asBall * (1 - min(presence / rest, 1))
    let left = min(1, (1 - presence) / p.shadowFade)
    let leaving = left * (1 - meeting)
    let source = source(of: morph, ball.morphEnd(e), e)
    let outline = outline(transition, source, progress: presence, e)
    var page = page
    let start = transition.start(at: e.now)
    let isCard = isCard(transition.page)
    page.position = self.start(of: transition, e) * presence
    // The edge of a page that was let go half-way out is the shape's, and its shadow and its line turn into the ball's.
    // A card's edge is inside the shape, as is that of a page that was hardly out.
    let edge = startPresence(transition, e)
    let n = e.parameters.navigation
    let handed = isCard ? 0 : min(start / max(n.shadowRadius, 1), 1) * (1 - left)
    if isCard || (start > 0 && start < reach(beyond: source, e)) {
      page.shadow = edgeShadow(presence: edge, opacity: presence, e)
    }
    if morph.shade > 0 { page.shade = Color.black.faded(morph.shade * (1 - presence)) }
    var layer = Layer(
      id: "morph", outline: outline, opacity: opacity(of: morph, presence: presence, list, e),
      shadow: ball.shadow(e, unity: unity(e), opacity: leaving)
        .adding(handed, of: edgeShadow(presence: edge, e)),
      sublayers: [page])
    let arrived = PageMorph.arrival(presence, turns: turns, p)
    layer.shade = FloatingBall.fill(e).faded(arrived * asBall)
    if let row = morph.row, let look = rowLayer(row, in: outline, presence: presence, share: 1 - asBall, e) {
      layer.sublayers.append(look)
    }
    if let ground = ball.groundLayer(self, e) { layers.append(ground) }
    layers.append(layer)
    if isCard {
      page.opacity = layer.opacity * presence
      appendSheetEdge(of: page, in: outline, presence: edge, e, to: &layers)
    }
    // A row of the list has no such line; the ball has one that looks the same.
    let atSource = morph.row == nil ? 1 : max(min(presence / p.rowFade, 1), asBall)
    let line = leaving * atSource + handed * min(1, edge / n.shadowFade)
    appendEdge(around: layer, opacity: line, ball, e, to: &layers)
  }

  /// The line around a page between ball and screen, which fades in with its shadow.
  ///
  /// It is a layer of its own, so that the morph's layer contains only the page, which a painter can clip.
  private func appendEdge(
    around layer: Layer, opacity: Double, _ ball: FloatingBall, _ e: Environment, to layers: inout [Layer]
  ) {
    let unity = unity(e)
    let p = e.parameters
    let color = p.navigation.edgeColor[e.appearance].mixed(with: p.ball.rimColor[e.appearance], unity)
      .faded(opacity)
    let rim = p.ball.rimWidth
    guard color.alpha > 0, let outline = layer.outline, !holdsScreen(outline.inset(by: rim + rim / 2), e)
    else { return }
    layers.append(
      Layer(
        id: "morph-edge", opacity: layer.opacity,
        content: [.stroke(Path(ball.rimOutline(outline, share: unity, e)), width: rim, color)]))
  }

  /// True if the screen lies inside a shape, whose outline is then out of sight.
  private func holdsScreen(_ shape: RoundedRect, _ e: Environment) -> Bool {
    [(0, 0), (e.width, 0), (0, e.size.height), (e.width, e.size.height)].allSatisfy {
      shape.contains(Point($0, $1))
    }
  }

  /// Below an open list there is no ball, so a shape that goes there has vanished by the time it would be the ball.
  private func opacity(
    of morph: Morph, presence: Double, _ list: EntranceList, _ e: Environment
  ) -> Double {
    let arrived = PageMorph.arrival(presence, e.parameters.morph) * morph.likeBall.share(at: e.now)
    return min(max(morph.opacity.value(at: e.now), 0) * (1 - arrived * list.backdrop.share(at: e.now)), 1)
  }

  /// The row in its place on its own background: its title fades first, then its icon and the background, and the
  /// page appears.
  private func rowLayer(
    _ row: RowLook, in outline: RoundedRect, presence: Double, share: Double, _ e: Environment
  ) -> Layer? {
    let gone = min(presence / e.parameters.morph.rowFade, 1)
    let titleFade = e.parameters.morph.titleFade
    let left = min((1 - gone) / (1 - titleFade), 1) * share
    guard left > 0 else { return nil }
    let title = titleFade > 0 ? max(0, 1 - gone / titleFade) : 0
    let content = row.content.compactMap { shape -> Shape? in
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
    return Layer(
      id: "morph-row", opacity: left, content: [.roundedRect(outline, .color(row.fill))] + content)
  }
}
