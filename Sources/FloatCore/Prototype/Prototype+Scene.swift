/// What is on the screen, back to front: the pages, the badge being pulled, the zone, the ball, the list, the
/// status bar, a notice.
extension Prototype {
  /// The picture at this moment.
  public var scene: Scene {
    var layers: [Layer] = []
    layers.reserveCapacity(12)
    appendPages(to: &layers)
    appendBadges(to: &layers)
    appendZone(to: &layers)
    appendBall(to: &layers)
    if transition?.isMorphFromRow != true { appendList(to: &layers) }
    appendSheet(to: &layers)
    layers.append(Layer(id: "status", content: pageBuilder.statusBar()))
    appendNotice(to: &layers)
    appendFocusRing(to: &layers)
    return Scene(size: size, background: colors.background, layers: layers)
  }

  // MARK: Pages

  private func appendPages(to layers: inout [Layer]) {
    guard let top = stack.last else { return }
    guard let transition else {
      if let layer = pageLayer(top) { layers.append(layer) }
      return
    }
    let offset = transition.shownOffset(at: now, width: width)
    let presence = transition.presence(at: now, width: width)
    let below = stack.count > 1 ? stack[stack.count - 2] : nil
    let shift = tabBarShift
    if let below, var layer = pageLayer(below, hasTabBar: shift == nil) {
      layer.position.x = pageX(below)
      let dim: Double
      switch transition.style {
      case .slide: dim = self.dim(offset: offset, isModal: false)
      case .modal: dim = self.dim(offset: offset, isModal: true)
      case .morph(let morph): dim = morph.dim * presence
      }
      layer.shade = Color.black.faded(transition.fades && !transition.isMorph ? 0 : dim)
      if transition.isMorph, layer.position.x < 0 { layers.append(gapLayer(beside: layer)) }
      layers.append(layer)
      appendHighlight(transition, on: below, to: &layers)
    }
    // A page that grows out of a row of the list grows over the list.
    if transition.isMorphFromRow { appendList(to: &layers) }
    guard var layer = pageLayer(transition.page) else { return }
    switch transition.style {
    case .slide, .modal:
      layer.position = pageOrigin(transition.page)
      guard !transition.fades else {
        layer.opacity = presence
        layers.append(layer)
        break
      }
      layer.shadow = edgeShadow(presence: presence)
      layers.append(layer)
      appendEdge(transition, at: layer.position, presence: presence, to: &layers)
    case .morph(let morph) where transition.fades:
      layer.position.x = morph.pageX
      layer.opacity = presence
      if morph.pageX > 0 { layer.shadow = edgeShadow(presence: 1 - morph.pageX / width) }
      layers.append(layer)
    case .morph(let morph):
      let shrunk = morphLayer(transition, morph, page: layer)
      layers.append(shrunk)
      appendEdge(transition, morph, around: shrunk, to: &layers)
    }
    guard let below, !transition.standsStill else { return }
    if let shift { appendTabBar(of: below, shift: shift, to: &layers) }
    switch transition.style {
    case .slide: appendSharedBar(transition, below, presence: presence, to: &layers)
    case .modal: break
    case .morph(let morph):
      // A page dragged half-way out had the shared bar; that goes while the page begins to shrink.
      let rest = (presence - 1) / parameters.morph.barFade + 1
      guard morph.pageX > 0, rest > 0 else { return }
      appendSharedBar(transition, below, presence: 1 - morph.pageX / width, opacity: rest, to: &layers)
    }
  }

  /// The shadow of a page on its way; it comes with the first part of the way in.
  private func edgeShadow(presence: Double, opacity: Double = 1) -> Shadow {
    let p = parameters.navigation
    return Shadow(
      color: Color.black.faded(p.shadowOpacity * min(1, presence / p.shadowFade) * opacity),
      radius: p.shadowRadius)
  }

  /// The tab bar by itself, over both pages.
  private func appendTabBar(of id: String, shift: Double, to layers: inout [Layer]) {
    guard let page = pages[id], let start = page.layout.tabBarStart else { return }
    let content = Array(page.layout.fixed[start...]) + restingBadges(on: page).fixed
    layers.append(Layer(id: "tab-bar", position: Point(0, shift), content: content))
  }

  private func pageLayer(_ id: String, hasTabBar: Bool = true) -> Layer? {
    guard let page = pages[id] else { return nil }
    let layout = page.layout
    let viewport = layout.viewport
    var scrolled = Layer(
      id: "scroll:\(id)", position: Point(0, -page.scroll.offset(at: now)), content: layout.scrolled,
      isRasterized: true)
    if let element = highlightedElement(on: id) {
      scrolled.content.append(
        .roundedRect(RoundedRect(element.frame, radius: element.radius), .color(pressedTint)))
    }
    let badgeShapes = id == "chats" ? restingBadges(on: page) : ([], [], [])
    // Even nothing added to an array makes a copy of it, and a copy has to be compared by value.
    if !badgeShapes.0.isEmpty { scrolled.content += badgeShapes.0 }
    // Where the tab bar has gone the content goes on to the screen's end.
    let height = hasTabBar ? viewport.height : max(viewport.height, size.height - viewport.y)
    var bars = badgeShapes.1.isEmpty ? layout.fixed : layout.fixed + badgeShapes.1
    if !hasTabBar, let start = layout.tabBarStart { bars = Array(layout.fixed[..<start]) }
    if !badgeShapes.2.isEmpty { bars += badgeShapes.2 }
    return Layer(
      id: "page:\(id)", outline: RoundedRect(screen), content: [.rect(screen, layout.background)],
      sublayers: [
        Layer(
          id: "viewport:\(id)", position: viewport.origin,
          outline: RoundedRect(Rect(0, 0, viewport.width, height)), sublayers: [scrolled]),
        Layer(id: "bars:\(id)", content: bars),
      ],
      isRasterized: true)
  }

  /// One bar for both pages while they slide: it stays, and its titles cross-fade.
  private func appendSharedBar(
    _ transition: Transition, _ below: String, presence: Double, opacity: Double = 1,
    to layers: inout [Layer]
  ) {
    guard let front = pages[transition.page]?.layout.bar, let back = pages[below]?.layout.bar else { return }
    let builder = pageBuilder
    let out = 1 - presence
    let travel = width * parameters.layout.bar.titleTravel
    var shapes = builder.barBackground()
    // A button that both have stays; others go before the new ones come, so that they never mix.
    var leaving = back
    var coming = front
    var common = BarLayout(title: "", leading: .none)
    if back.leading == front.leading {
      common.leading = back.leading
      (leaving.leading, coming.leading) = (.none, .none)
    }
    if back.trailing == front.trailing {
      common.trailing = back.trailing
      (leaving.trailing, coming.trailing) = (.none, .none)
    }
    shapes += builder.barButtons(common, opacity: 1)
    shapes += builder.barButtons(leaving, opacity: max(0, 2 * out - 1))
    shapes += builder.barButtons(coming, opacity: max(0, 2 * presence - 1))
    shapes.append(builder.barTitle(back, opacity: out * out, offset: -travel * presence))
    shapes.append(builder.barTitle(front, opacity: presence * presence, offset: travel * out))
    layers.append(Layer(id: "bar", opacity: opacity, content: shapes))
  }

  // MARK: Morph

  /// What shows right of a page below that is still on its way back while the shrinking page no longer covers
  /// that: the same page where it will be.
  private func gapLayer(beside page: Layer) -> Layer {
    var home = page
    home.position.x = 0
    let gap = Rect(width + page.position.x - 1, 0, 1 - page.position.x, size.height)
    return Layer(id: "gap", outline: RoundedRect(gap), sublayers: [home])
  }

  /// The outline of a page between the ball (or a row) and the full screen.
  func morphOutline(_ transition: Transition, _ morph: Transition.Morph) -> RoundedRect {
    let source = morphSource(morph)
    return PageMorph.shape(
      ball: source, page: screen.offset(x: morph.pageX),
      overscan: overscanShare.value(at: now) * min(source.rect.width, source.rect.height) / 2,
      progress: transition.presence(at: now, width: width))
  }

  /// The shape at the ball's end: a row's outline, or the ball's, a little smaller where so configured.
  func morphSource(_ morph: Transition.Morph) -> RoundedRect {
    guard let source = morph.source else { return ballEnd }
    let share = morph.toBall.value(at: now)
    return share > 0 ? PageMorph.shape(from: source, to: ballEnd, progress: share) : source
  }

  /// The ball's outline for a page that shrinks into it; while the ball falls into the corner, where it will be.
  private var ballEnd: RoundedRect {
    let outline = ball.removalEnd == nil ? ballOutline(at: now) : dockedOutline
    let inset = min(parameters.morph.ballInset, outline.rect.width / 2)
    guard inset > 0 else { return outline }
    let rect = outline.rect.inset(by: inset)
    let circle = RoundedRect(rect, radius: rect.width / 2)
    let roundInset = parameters.morph.roundInset
    guard inset < roundInset else { return circle }
    let radii = PageMorph.shape(from: outline, to: circle, progress: inset / roundInset).radii
    return RoundedRect(rect, radii: radii)
  }

  func morphShape(_ transition: Transition) -> RoundedRect {
    if case .morph(let morph) = transition.style { return morphOutline(transition, morph) }
    return RoundedRect(screen)
  }

  /// The page behind a mask that is the morphing shape; near the ball it turns into the ball's colour.
  private func morphLayer(_ transition: Transition, _ morph: Transition.Morph, page: Layer) -> Layer {
    let presence = transition.presence(at: now, width: width)
    var page = page
    page.position = Point(morph.pageX * presence, 0)
    let blend = 1 - min(presence / parameters.morph.fade, 1)
    var layer = Layer(id: "morph", outline: morphOutline(transition, morph), sublayers: [page])
    layer.shade = ballFill.faded(blend)
    // A page let go half-way out had an edge shadow; that goes while the page shrinks.
    if morph.pageX > 0 {
      layer.sublayers[0].shadow = edgeShadow(presence: 1 - morph.pageX / width, opacity: presence)
    }
    if morph.cover > 0 { layer.sublayers[0].shade = Color.black.faded(morph.cover * (1 - presence)) }
    let leaving = min(1, (1 - presence) / parameters.morph.shadowFade)
    layer.shadow = Shadow(
      color: Color.black.faded(parameters.ball.shadowOpacity * leaving), radius: parameters.ball.shadowRadius)
    return layer
  }

  var ballFill: Color { appearance == .light ? parameters.ball.fill : parameters.ball.fillDark }

  // MARK: Notice

  private func noticeLines(_ notice: Notice) -> [String] {
    let p = parameters.notice
    return TextMetrics.wrap(
      notice.text, size: p.textSize, weight: .medium, width: width * p.widthFraction, maxLines: p.lines)
  }

  private func noticeBox(_ lines: [String]) -> Rect {
    let p = parameters.notice
    let widest = lines.map { TextMetrics.width($0, size: p.textSize, weight: .medium) }.max() ?? 0
    return Rect(
      center: Point(width / 2, size.height * p.position),
      size: Size(widest + 2 * p.paddingX, Double(lines.count) * p.lineHeight + 2 * p.paddingY))
  }

  /// Where a notice is, or nil while it is not to be seen.
  func noticeBox(_ notice: Notice) -> Rect? {
    notice.opacity(at: now) > 0.1 ? noticeBox(noticeLines(notice)) : nil
  }

  private func appendNotice(to layers: inout [Layer]) {
    guard let notice else { return }
    let opacity = notice.opacity(at: now)
    guard opacity > 0 else { return }
    let lines = noticeLines(notice)
    let box = noticeBox(lines)
    let builder = pageBuilder
    let p = parameters.notice
    var shapes: [Shape] = [
      .roundedRect(RoundedRect(box, radius: p.radius), .color(p.fill))
    ]
    for (index, line) in lines.enumerated() {
      shapes.append(
        builder.text(
          line, x: box.midX, midY: box.minY + p.paddingY + p.lineHeight * (Double(index) + 0.5),
          size: p.textSize, weight: .medium, color: p.label, alignment: .center))
    }
    layers.append(Layer(id: "notice", opacity: opacity, content: shapes))
  }
}
