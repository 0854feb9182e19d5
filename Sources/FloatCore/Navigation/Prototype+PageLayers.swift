/// The pictures of the pages, with what other features have on them.
extension Prototype {
  func appendPages(to layers: inout [Layer]) {
    guard let transition = navigation.transition else {
      return appendPageAtRest(navigation.front, to: &layers)
    }
    let offset = transition.shownOffset(at: environment.now, width: environment.width)
    let presence = transition.presence(at: environment.now, width: environment.width)
    let below = navigation.below
    let shift = navigation.tabBarShift(environment)
    if let below, var layer = pageLayer(below, hasTabBar: shift == nil) {
      layer.position.x = navigation.x(of: below, environment)
      let dim: Double
      switch transition.style {
      case .slide: dim = navigation.dim(offset: offset, isModal: false, environment)
      case .modal: dim = navigation.dim(offset: offset, isModal: true, environment)
      case .morph(let morph): dim = morph.dim * presence
      }
      layer.shade = Color.black.faded(transition.fades && !transition.isMorph ? 0 : dim)
      if transition.isMorph, layer.position.x < 0, let page = navigation.pages[below] {
        layers.append(gapLayer(beside: layer, page.layout))
      }
      layers.append(layer)
      appendHighlight(transition, on: below, to: &layers)
    }
    // A page that grows out of a row of the list grows over the list.
    if transition.isMorphFromRow { list.appendLayers(environment, to: &layers) }
    guard var layer = pageLayer(transition.page) else { return }
    switch transition.style {
    case .slide, .modal:
      layer.position = navigation.origin(of: transition.page, environment)
      guard !transition.fades else {
        layer.opacity = presence
        layers.append(layer)
        break
      }
      layer.shadow = edgeShadow(presence: presence)
      layers.append(layer)
      appendEdge(transition, at: layer.position, presence: presence, to: &layers)
    case .morph where transition.fades:
      layer.position.x = transition.pageX(at: environment.now)
      layer.opacity = presence
      if layer.position.x > 0 {
        layer.shadow = edgeShadow(presence: 1 - layer.position.x / environment.width)
      }
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
      appendSharedBar(
        transition, below,
        presence: (1 - transition.pageX(at: environment.now) / environment.width) * presence, to: &layers)
    }
  }

  /// The page in front, and behind a sheet the page below.
  private func appendPageAtRest(_ id: PageID, to layers: inout [Layer]) {
    guard var layer = pageLayer(id) else { return }
    if navigation.pages[id]?.layout.sheet != nil, let under = navigation.below,
      var below = pageLayer(under)
    {
      below.shade = Color.black.faded(navigation.dim(offset: 0, isModal: true, environment))
      layers.append(below)
      layer.shadow = edgeShadow(presence: 1)
      layers.append(layer)
      appendSheetEdge(of: layer, presence: 1, to: &layers)
    } else {
      layers.append(layer)
    }
  }

  /// The shadow of a page on its way; it comes with the first part of the way in.
  func edgeShadow(presence: Double, opacity: Double = 1) -> Shadow {
    let p = parameters.navigation
    return Shadow(
      color: Color.black.faded(p.shadowOpacity * min(1, presence / p.shadowFade) * opacity),
      radius: p.shadowRadius)
  }

  /// The tab bar by itself, over both pages.
  private func appendTabBar(of id: PageID, shift: Double, to layers: inout [Layer]) {
    guard let page = navigation.pages[id], let start = page.layout.tabBarStart else { return }
    let content =
      Array(page.layout.fixed[start...]) + pressedBarShapes(on: id, [.tabBar])
      + badges.resting(on: BadgeHost(page: page, origin: .zero), presses, environment).fixed
    layers.append(Layer(id: "tab-bar", position: Point(0, shift), content: content))
  }

  private func pageLayer(_ id: PageID, hasTabBar: Bool = true) -> Layer? {
    guard let page = navigation.pages[id] else { return nil }
    let layout = page.layout
    let viewport = layout.viewport
    var scrolled = Layer(
      id: page.names.scroll, position: Point(0, -page.scroll.offset(at: environment.now)),
      content: layout.scrolled,
      isRasterized: true)
    // Even nothing added to an array makes a copy of it, and a copy has to be compared by value.
    let pressed = pressedShapes(on: id)
    if !pressed.isEmpty { scrolled.content += pressed }
    if !layout.marks.isEmpty { scrolled.content += page.markShapes(environment) }
    let badgeShapes =
      layout.badges.isEmpty
      ? ([], [], [])
      : badges.resting(
        on: BadgeHost(
          page: page, origin: .zero,
          tabBarShift: id == content.root ? navigation.tabBarShift(environment) : nil), presses,
        environment)
    if !badgeShapes.0.isEmpty { scrolled.content += badgeShapes.0 }
    // Where the tab bar has gone the content goes on to the environment.screen's end.
    let height = hasTabBar ? viewport.height : max(viewport.height, environment.size.height - viewport.y)
    var bars = layout.fixed
    if !hasTabBar, let start = layout.tabBarStart { bars = Array(bars[..<start]) }
    let pressedBars = pressedBarShapes(
      on: id, hasTabBar ? [.navigationBar, .tabBar, .others] : [.navigationBar])
    if !pressedBars.isEmpty { bars += pressedBars }
    if hasTabBar, !badgeShapes.1.isEmpty { bars += badgeShapes.1 }
    if !badgeShapes.2.isEmpty { bars += badgeShapes.2 }
    let outline = layout.sheet ?? RoundedRect(environment.screen)
    return Layer(
      id: page.names.page, outline: outline, content: [.rect(outline.rect, layout.background)],
      sublayers: [
        Layer(
          id: page.names.viewport, position: viewport.origin,
          outline: RoundedRect(Rect(0, 0, viewport.width, height)), sublayers: [scrolled]),
        Layer(id: page.names.bars, content: bars),
      ],
      isRasterized: true)
  }

  /// One bar for both pages while they slide: it stays, and its titles cross-fade.
  private func appendSharedBar(
    _ transition: Transition, _ below: PageID, presence: Double, to layers: inout [Layer]
  ) {
    guard let front = navigation.pages[transition.page]?.layout.bar,
      let back = navigation.pages[below]?.layout.bar
    else { return }
    let builder = environment.pageBuilder
    let out = 1 - presence
    let travel = environment.width * parameters.bar.titleTravel
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
}
