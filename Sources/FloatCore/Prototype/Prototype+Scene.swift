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
    sheet.appendLayers(environment, presses, to: &layers)
    appendStatusBar(to: &layers)
    notices.appendLayers(environment, to: &layers)
    appendFocusRing(to: &layers)
    return Scene(size: size, background: colors.background, layers: layers)
  }

  /// The status bar and the home indicator, which is in the zone's own label colour as far as it lies on the zone.
  private func appendStatusBar(to layers: inout [Layer]) {
    let builder = pageBuilder
    var shapes = builder.statusBar()
    if let indicator = builder.homeIndicator(colors.label) { shapes.append(indicator) }
    let zone = layers.first { $0.id == "zone" }
    layers.append(Layer(id: "status", content: shapes))
    guard let zone, let indicator = builder.homeIndicator(parameters.zone.label) else { return }
    layers.append(
      Layer(
        id: "status:zone", position: zone.position, outline: zone.outline, opacity: zone.opacity,
        content: [indicator]))
  }

  // MARK: Pages

  private func appendPages(to layers: inout [Layer]) {
    guard let top = stack.last else { return }
    guard let transition else {
      appendPageAtRest(top, to: &layers)
      return
    }
    let offset = transition.shownOffset(at: environment.now, width: width)
    let presence = transition.presence(at: environment.now, width: width)
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
      if transition.isMorph, layer.position.x < 0, let page = pages[below] {
        layers.append(gapLayer(beside: layer, page.layout))
      }
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
      layer.position.x = pageX(of: morph)
      layer.opacity = presence
      if layer.position.x > 0 { layer.shadow = edgeShadow(presence: 1 - layer.position.x / width) }
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
      // A page dragged half-way out had the shared bar; that stays and its titles go on to where they belong.
      guard morph.pageX > 0 else { return }
      appendSharedBar(transition, below, presence: (1 - pageX(of: morph) / width) * presence, to: &layers)
    }
  }

  /// The page in front, and behind a sheet the page below.
  private func appendPageAtRest(_ id: PageID, to layers: inout [Layer]) {
    guard var layer = pageLayer(id) else { return }
    if pages[id]?.layout.sheet != nil, stack.count > 1, var below = pageLayer(stack[stack.count - 2]) {
      below.shade = Color.black.faded(dim(offset: 0, isModal: true))
      layers.append(below)
      layer.shadow = edgeShadow(presence: 1)
      layers.append(layer)
      appendSheetEdge(of: layer, presence: 1, to: &layers)
    } else {
      layers.append(layer)
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
  private func appendTabBar(of id: PageID, shift: Double, to layers: inout [Layer]) {
    guard let page = pages[id], let start = page.layout.tabBarStart else { return }
    let content =
      Array(page.layout.fixed[start...]) + pressedBarShapes(on: id, [.tabBar]) + restingBadges(on: page).fixed
    layers.append(Layer(id: "tab-bar", position: Point(0, shift), content: content))
  }

  private func pageLayer(_ id: PageID, hasTabBar: Bool = true) -> Layer? {
    guard let page = pages[id] else { return nil }
    let layout = page.layout
    let viewport = layout.viewport
    var scrolled = Layer(
      id: "scroll:\(id)", position: Point(0, -page.scroll.offset(at: environment.now)),
      content: layout.scrolled,
      isRasterized: true)
    // Even nothing added to an array makes a copy of it, and a copy has to be compared by value.
    let pressed = pressedShapes(on: id)
    if !pressed.isEmpty { scrolled.content += pressed }
    if !layout.marks.isEmpty { scrolled.content += markShapes(on: page) }
    let badgeShapes = id == .root ? restingBadges(on: page) : ([], [], [])
    if !badgeShapes.0.isEmpty { scrolled.content += badgeShapes.0 }
    // Where the tab bar has gone the content goes on to the screen's end.
    let height = hasTabBar ? viewport.height : max(viewport.height, size.height - viewport.y)
    var bars = layout.fixed
    if !hasTabBar, let start = layout.tabBarStart { bars = Array(bars[..<start]) }
    let pressedBars = pressedBarShapes(
      on: id, hasTabBar ? [.navigationBar, .tabBar, .others] : [.navigationBar])
    if !pressedBars.isEmpty { bars += pressedBars }
    if hasTabBar, !badgeShapes.1.isEmpty { bars += badgeShapes.1 }
    if !badgeShapes.2.isEmpty { bars += badgeShapes.2 }
    let outline = layout.sheet ?? RoundedRect(screen)
    return Layer(
      id: "page:\(id)", outline: outline, content: [.rect(outline.rect, layout.background)],
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
    _ transition: Transition, _ below: PageID, presence: Double, to layers: inout [Layer]
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
    for page in [below, transition.page] { shapes += pressedBarShapes(on: page, [.navigationBar]) }
    layers.append(Layer(id: "bar", content: shapes))
  }

  // MARK: Morph

  /// What shows right of a page below that is still on its way back while the shrinking page no longer covers
  /// that: the page's ground and its bars go on.
  private func gapLayer(beside page: Layer, _ layout: PageLayout) -> Layer {
    let gap = Rect(width + page.position.x - 1, 0, 1 - page.position.x, size.height)
    let bars = layout.fixed.filter {
      switch $0 {
      case .rect(let rect, _): rect.maxX >= width
      case .hairline(_, let end, _): end.x >= width
      case .roundedRect, .fill, .stroke, .text, .image: false
      }
    }
    return Layer(
      id: "gap", outline: RoundedRect(gap), content: [.rect(screen, layout.background)] + bars,
      shade: page.shade)
  }

  /// The outline of a page between the ball (or a row) and the full screen.
  func morphOutline(_ transition: Transition, _ morph: Transition.Morph) -> RoundedRect {
    let source = morphSource(morph)
    return PageMorph.shape(
      ball: source, page: screen.offset(x: pageX(of: morph)),
      overscan: overscanShare.value(at: environment.now) * min(source.rect.width, source.rect.height) / 2,
      progress: transition.presence(at: environment.now, width: width))
  }

  /// Where the page stands at its own end of the way: where it was let go, until it is turned round.
  func pageX(of morph: Transition.Morph) -> Double {
    morph.pageX * (1 - morph.home.value(at: environment.now))
  }

  /// The shape at the ball's end: a row's outline, or the ball's, a little smaller where so configured.
  func morphSource(_ morph: Transition.Morph) -> RoundedRect {
    guard let source = morph.source else { return ballEnd }
    let share = morph.toBall.value(at: environment.now)
    return share > 0 ? PageMorph.shape(from: source, to: ballEnd, progress: share) : source
  }

  /// The ball's outline for a page that shrinks into it; while the ball falls into the corner, where it will be.
  private var ballEnd: RoundedRect {
    let outline = ball.removalEnd == nil ? ballOutline(at: environment.now) : dockedOutline
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
    let presence = transition.presence(at: environment.now, width: width)
    var page = page
    let x = pageX(of: morph)
    page.position = Point(x * presence, 0)
    let outline = morphOutline(transition, morph)
    var layer = Layer(id: "morph", outline: outline, sublayers: [page])
    let toBall = morph.row == nil ? 1 : min(max(morph.toBall.value(at: environment.now), 0), 1)
    layer.shade = ballFill.faded(arrival(presence) * toBall)
    // A page let go half-way out had an edge shadow; that goes while the page shrinks.
    if x > 0 {
      layer.sublayers[0].shadow = edgeShadow(presence: 1 - x / width, opacity: presence)
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

  var ballFill: Color { appearance == .light ? parameters.ball.fill : parameters.ball.fillDark }
}
