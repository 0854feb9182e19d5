/// What the pages are drawn with besides themselves.
struct PageContext {
  let badges: Badges
  let presses: Presses
  let feedback: Feedback
  let e: Environment
}

/// The layers of the pages, with what other features add to them.
extension Navigation {
  func appendLayers(
    _ context: PageContext, _ shape: MorphShape?, _ list: EntranceList, to layers: inout [Layer]
  ) {
    let e = context.e
    guard let transition else { return appendPageAtRest(context, to: &layers) }
    let presence = transition.presence(at: e.now, width: e.width)
    let shift = tabBarShift(e)
    if let below {
      appendPageBelow(
        below, transition, presence: presence, hasTabBar: shift == nil, context, to: &layers)
    }
    func appendBar(of below: PageID) {
      guard let shift else { return }
      appendTabBar(of: below, shift: shift, context, to: &layers)
      // Over both pages, as the bar is; once the bar has slid away the badges have faded, wherever they are.
      appendBadges(on: below, onTabBar: true, opacity: 1 - presence, context, to: &layers)
    }
    // A page that grows out of a row of the list grows over the list, and that lies over the tab bar.
    if transition.liesOverList {
      if let below, !transition.standsStill { appendBar(of: below) }
      list.appendLayers(e, to: &layers)
    }
    guard var layer = pageLayer(transition.page, context) else { return }
    switch transition.style {
    case .slide, .modal:
      layer.position = origin(of: transition.page, e)
      if transition.fades { layer.opacity = presence }
      append(layer, of: transition, presence: transition.fades ? 1 : presence, e, to: &layers)
    case .morph where transition.fades:
      layer.position = transition.startOrigin(e)
      layer.opacity = presence
      append(layer, of: transition, presence: transition.startPresence(e), e, to: &layers)
    case .morph:
      layers += shape?.layers(of: layer, backdrop: list.backdrop.share(at: e.now), e) ?? []
    }
    guard let below, !transition.standsStill else { return }
    if !transition.liesOverList { appendBar(of: below) }
    switch transition.style {
    case .slide: appendSharedBar(transition, below, presence: presence, context, to: &layers)
    case .modal: break
    case .morph(let morph):
      // A pushed page that was dragged half-way out had the shared bar; it stays, and its titles continue to their
      // places.
      guard morph.start > 0, !e.isPresented(transition.page) else { return }
      appendSharedBar(
        transition, below, presence: transition.startPresence(e) * presence, context, to: &layers)
    }
  }

  /// A moving page with its shadow and its edge, which are those of a page that is so far in, 0…1.
  private func append(
    _ layer: Layer, of transition: Transition, presence: Double, _ e: Environment, to layers: inout [Layer]
  ) {
    var layer = layer
    // The shadow of a page that fills the screen is out of sight.
    if layer.position != .zero || isCard(transition.page) {
      layer.shadow = e.parameters.navigation.edgeShadow(presence: presence)
    }
    layers.append(layer)
    appendEdge(transition, of: layer, presence: presence, e, to: &layers)
  }

  /// The page below the moving one, dimmed, with its badges.
  private func appendPageBelow(
    _ below: PageID, _ transition: Transition, presence: Double, hasTabBar: Bool, _ context: PageContext,
    to layers: inout [Layer]
  ) {
    let e = context.e
    guard var layer = pageLayer(below, hasTabBar: hasTabBar, context) else { return }
    layer.position.x = x(of: below, e)
    layer.shade = Color.black.faded(dim(below: transition, presence: presence, e))
    if transition.isMorph, layer.position.x < 0, let page = pages[below] {
      layers.append(page.gapLayer(beside: layer, e))
    }
    layers.append(layer)
    appendHighlight(transition, on: below, context, to: &layers)
    appendBadges(on: below, onTabBar: hasTabBar ? nil : false, context, to: &layers)
  }

  /// How dark the page below is. Below a card it stays in sight, and is in motion as dark as the card at rest makes it.
  private func dim(below transition: Transition, presence: Double, _ e: Environment) -> Double {
    let offset = transition.shownOffset(at: e.now, width: e.width)
    let isBelowCard = isCard(transition.page)
    return switch transition.style {
    case _ where transition.standsStill: isBelowCard ? dim(offset: 0, isModal: true, e) * presence : 0
    case .slide: dim(offset: offset, isModal: false, e)
    case .modal: dim(offset: offset, isModal: true, e)
    case .morph where isBelowCard:
      dim(offset: transition.start(at: e.now), isModal: true, e) * presence
    case .morph(let morph): morph.dim * presence
    }
  }

  /// True for a sheet that leaves some of the page below in sight.
  func isCard(_ id: PageID) -> Bool { pages[id]?.layout.isCard == true }

  /// The badges of the page below that are pulled, return or burst; the front page lies over them.
  private func appendBadges(
    on below: PageID, onTabBar isOnTabBar: Bool?, opacity: Double = 1, _ context: PageContext,
    to layers: inout [Layer]
  ) {
    guard let host = badgeHost(on: below, context.e) else { return }
    context.badges.appendLayers(
      on: host, onTabBar: isOnTabBar, behind: badgeHost(on: front, context.e), opacity: opacity,
      context.presses,
      context.feedback, context.e, to: &layers)
  }

  /// The front page, and behind a sheet the page below.
  private func appendPageAtRest(_ context: PageContext, to layers: inout [Layer]) {
    guard var layer = pageLayer(front, context) else { return }
    guard isCard(front), let below, var under = pageLayer(below, context) else {
      return layers.append(layer)
    }
    let e = context.e
    under.shade = Color.black.faded(dim(offset: 0, isModal: true, e))
    layers.append(under)
    appendBadges(on: below, onTabBar: nil, context, to: &layers)
    layer.shadow = e.parameters.navigation.edgeShadow(presence: 1)
    layers.append(layer)
    layers += [layer.cardEdge(presence: 1, e)].compactMap(\.self)
  }

  /// The tab bar on its own, over both pages.
  private func appendTabBar(
    of id: PageID, shift: Double, _ context: PageContext, to layers: inout [Layer]
  ) {
    let (presses, e) = (context.presses, context.e)
    guard let page = pages[id], let start = page.layout.tabBarStart else { return }
    let content =
      Array(page.layout.fixed[start...]) + presses.barShapes(on: id, page.layout, [.tabBar], e)
      + context.badges.resting(on: BadgeHost(page: page, origin: .zero), presses, e).tabBar
    layers.append(Layer(id: "tab-bar", position: Point(0, shift), content: content))
  }

  /// A page, and over it its former forms as far as they are still visible.
  private func pageLayer(_ id: PageID, hasTabBar: Bool = true, _ context: PageContext) -> Layer? {
    guard let page = pages[id] else { return nil }
    var layer = layer(of: page, id, hasTabBar: hasTabBar, context)
    for former in page.former(context.e) {
      var over = self.layer(of: former.page, id, hasTabBar: hasTabBar, context)
        .named("former-\(former.number):")
      (over.opacity, over.isRasterized) = (former.opacity, false)
      layer.sublayers.append(over)
    }
    return layer
  }

  private func layer(of page: Page, _ id: PageID, hasTabBar: Bool, _ context: PageContext) -> Layer {
    let (presses, e) = (context.presses, context.e)
    let layout = page.layout
    let viewport = layout.viewport
    var scrolled = Layer(
      id: page.names.scroll, position: Point(0, -page.scroll.offset(at: e.now)), content: layout.scrolled,
      isRasterized: true)
    // Even appending nothing to an array copies it, and a copy has to be compared by value. So whatever is always
    // present has a layer of its own, and the page's shapes stay the same array.
    let pressed = presses.shapes(on: id, layout, e)
    if !pressed.isEmpty { scrolled.content += pressed }
    if let row = pressedRow(on: id, e) { scrolled.content += presses.tint(row, strength: 1, e) }
    if !layout.marks.isEmpty { scrolled.content += page.markShapes(e) }
    let host = BadgeHost(
      page: page, origin: .zero, tabBarShift: id == e.content.root ? tabBarShift(e) : nil)
    let resting = context.badges.resting(on: host, presses, e)
    if page.hasControls { scrolled.sublayers = page.controlLayers(isFixed: false, e) }
    if !resting.scrolled.isEmpty {
      scrolled.sublayers += [Layer(id: page.names.scrolledBadges, content: resting.scrolled)]
    }
    if !page.rows.isEmpty {
      let pressed = Array(scrolled.content.dropFirst(layout.scrolled.count))
      scrolled.content = page.shapesWithoutRows() + pressed
      scrolled.sublayers += page.rowLayers(pressed: pressed, badges: resting.rows, on: id, presses, e)
    }
    // If the tab bar has gone, the content continues to the bottom of the screen.
    let height = hasTabBar ? viewport.height : max(viewport.height, e.size.height - viewport.y)
    var bars = layout.fixed
    if !hasTabBar, let start = layout.tabBarStart { bars = Array(bars[..<start]) }
    let pressedBars = presses.barShapes(
      on: id, layout, hasTabBar ? [.navigationBar, .tabBar, .others] : [.navigationBar, .others], e)
    if !pressedBars.isEmpty { bars += pressedBars }
    let badgesOfBars = resting.fixed + (hasTabBar ? resting.tabBar : []) + resting.left
    let outline = layout.sheet ?? RoundedRect(e.screen)
    return Layer(
      id: page.names.page, outline: outline, content: [.rect(outline.rect, layout.background)],
      sublayers: [
        Layer(
          id: page.names.viewport, position: viewport.origin,
          outline: RoundedRect(Rect(0, 0, viewport.width, height)),
          sublayers: page.rows.isEmpty ? [scrolled] : page.stripes(of: scrolled, width: viewport.width, e)),
        Layer(
          id: page.names.bars, content: bars,
          sublayers: page.controlLayers(isFixed: true, e)
            + (badgesOfBars.isEmpty
              ? [] : [Layer(id: page.names.badgesOfBars, content: badgesOfBars)])),
      ] + (page.indicatorLayer(e).map { [$0] } ?? []),
      isRasterized: true)
  }

  /// One bar for both pages while they slide: it stays, and its titles cross-fade.
  private func appendSharedBar(
    _ transition: Transition, _ below: PageID, presence: Double, _ context: PageContext,
    to layers: inout [Layer]
  ) {
    let (presses, e) = (context.presses, context.e)
    guard let front = pages[transition.page]?.layout, let frontBar = front.bar,
      let back = pages[below]?.layout, let backBar = back.bar
    else { return }
    let builder = e.pageBuilder
    let out = 1 - presence
    // Long titles go farther, so that one is clear of the other.
    let apart = (builder.titleWidth(frontBar) + builder.titleWidth(backBar)) / 2 + e.parameters.bar.titleSize
    let travel = max(e.width * e.parameters.bar.titleTravel, min(apart, e.width / 2))
    var shapes = builder.barBackground()
    // A button that both pages have stays; others fade out before the new ones fade in, so that they never mix.
    var leaving = backBar
    var coming = frontBar
    var common = BarLayout(title: "", leading: .none)
    if backBar.leading == frontBar.leading {
      common.leading = backBar.leading
      (leaving.leading, coming.leading) = (.none, .none)
    }
    if backBar.trailing == frontBar.trailing {
      common.trailing = backBar.trailing
      (leaving.trailing, coming.trailing) = (.none, .none)
    }
    shapes += builder.barButtons(common, opacity: 1)
    shapes += builder.barButtons(leaving, opacity: max(0, 2 * out - 1))
    shapes += builder.barButtons(coming, opacity: max(0, 2 * presence - 1))
    shapes.append(builder.barTitle(backBar, opacity: out * out, offset: -travel * presence))
    shapes.append(builder.barTitle(frontBar, opacity: presence * presence, offset: travel * out))
    shapes += presses.barShapes(on: below, back, [.navigationBar], e)
    shapes += presses.barShapes(on: transition.page, front, [.navigationBar], e)
    layers.append(Layer(id: "bar", content: shapes))
  }
}
