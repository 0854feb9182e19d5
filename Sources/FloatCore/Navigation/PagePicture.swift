/// The picture of the pages on the screen, with the list, the badges and the highlights on them.
struct PagePicture {
  private let navigation: Navigation
  private let pages: LivePages
  private let list: BallList
  private let badges: Badges
  private let highlights: Highlights
  private let feedback: Feedback
  private let e: Environment
  /// From back to front.
  private(set) var layers: [Layer] = []

  /// - Parameter shape: The page between ball and screen; nil if there is none.
  init(_ prototype: borrowing Prototype, _ shape: MorphShape?) {
    (navigation, pages, list) = (prototype.navigation, prototype.pages, prototype.list)
    (badges, highlights, feedback) = (prototype.badges, prototype.highlights, prototype.feedback)
    e = prototype.environment
    if let transition = navigation.transition {
      append(transition, shape)
    } else {
      appendPageAtRest()
    }
  }

  private mutating func append(_ transition: Transition, _ shape: MorphShape?) {
    let presence = transition.presence(e)
    let below = navigation.below
    let hasTabBar = navigation.tabBarShift(e) == nil
    if let below { appendPageBelow(below, transition, presence: presence, hasTabBar: hasTabBar) }
    // A page that grows out of a row of the list lies over the list, and the list over the tab bar.
    if transition.liesOverList {
      if let below, !transition.standsStill { appendTabBar(of: below, presence: presence) }
      list.appendLayers(e, to: &layers)
    }
    guard var layer = pageLayer(transition.page) else { return }
    switch transition.style {
    case _ where transition.fades:
      layer.position = transition.startOrigin(e)
      layer.opacity = presence
      append(layer, of: transition, presence: transition.startPresence(e))
    case .slide, .modal:
      layer.position = navigation.origin(of: transition.page, e)
      append(layer, of: transition, presence: presence)
    case .morph:
      layers += shape?.layers(of: layer, transition, backdrop: list.backdrop.share(at: e.now), e) ?? []
    }
    guard let below, !transition.standsStill else { return }
    if !transition.liesOverList { appendTabBar(of: below, presence: presence) }
    switch transition.style {
    case .slide: appendSharedBar(transition, below, presence: presence)
    case .modal: break
    case .morph(let morph):
      // A pushed page that was dragged half-way out shared a bar with the page below; the bar stays, and its titles
      // continue to their places.
      guard morph.start > 0, !e.isPresented(transition.page) else { return }
      appendSharedBar(transition, below, presence: transition.startPresence(e) * presence)
    }
  }

  /// Adds a moving page with its shadow and its edge.
  ///
  /// - Parameter presence: How far in the page is, 0…1, for the darkness of its shadow and edge.
  private mutating func append(_ layer: Layer, of transition: Transition, presence: Double) {
    var layer = layer
    // The shadow of a page that fills the screen is out of sight.
    if layer.position != .zero || isCard(transition.page) {
      layer.shadow = e.parameters.navigation.edgeShadow(presence: presence)
    }
    layers.append(layer)
    appendEdge(transition, of: layer, presence: presence)
  }

  /// The page below the moving one, dimmed, with its badges.
  private mutating func appendPageBelow(
    _ below: PageID, _ transition: Transition, presence: Double, hasTabBar: Bool
  ) {
    guard var layer = pageLayer(below, hasTabBar: hasTabBar) else { return }
    layer.position.x = navigation.x(of: below, e)
    layer.shade = Color.black.faded(dim(below: transition, presence: presence))
    if transition.isMorph, layer.position.x < 0, let page = pages[below] {
      layers.append(page.gapLayer(beside: layer, e))
    }
    layers.append(layer)
    appendHighlight(transition, on: below)
    appendBadges(on: below, onTabBar: hasTabBar ? nil : false)
  }

  /// How dark the page below is. Below a card, which leaves part of it in sight, it is as dark as when the card is at
  /// rest.
  private func dim(below transition: Transition, presence: Double) -> Double {
    let offset = transition.shownOffset(e)
    let isBelowCard = isCard(transition.page)
    return switch transition.style {
    case _ where transition.standsStill:
      isBelowCard ? navigation.dim(offset: 0, isModal: true, e) * presence : 0
    case .slide, .modal: navigation.dim(offset: offset, isModal: transition.isModal, e)
    case .morph where isBelowCard:
      navigation.dim(offset: transition.start(at: e.now), isModal: true, e) * presence
    case .morph(let morph): morph.dim * presence
    }
  }

  /// True for a sheet that leaves some of the page below in sight.
  private func isCard(_ id: PageID) -> Bool { pages[id]?.layout.isCard == true }

  /// The badges of the page below that are pulled, return or burst; the front page lies over them.
  private mutating func appendBadges(on below: PageID, onTabBar isOnTabBar: Bool?, opacity: Double = 1) {
    guard let host = navigation.badgeHost(on: below, pages, e) else { return }
    badges.appendLayers(
      on: host, onTabBar: isOnTabBar, behind: navigation.badgeHost(on: navigation.front, pages, e),
      opacity: opacity, highlights, feedback, e, to: &layers)
  }

  /// The front page, and behind a sheet the page below.
  private mutating func appendPageAtRest() {
    guard var layer = pageLayer(navigation.front) else { return }
    guard isCard(navigation.front), let below = navigation.below, var under = pageLayer(below) else {
      return layers.append(layer)
    }
    under.shade = Color.black.faded(navigation.dim(offset: 0, isModal: true, e))
    layers.append(under)
    appendBadges(on: below, onTabBar: nil)
    layer.shadow = e.parameters.navigation.edgeShadow(presence: 1)
    layers.append(layer)
    layers += [layer.cardEdge(presence: 1, e)].compactMap(\.self)
  }

  /// The share of a tab bar's way, at its end, over which its badges fade that are pulled, return or burst. The others
  /// are nearly out of sight by then.
  private static let tabBarBadgeFade = 0.125

  /// Adds the tab bar as a layer over both pages, with its badges.
  private mutating func appendTabBar(of id: PageID, presence: Double) {
    guard let shift = navigation.tabBarShift(e) else { return }
    defer { appendBadges(on: id, onTabBar: true, opacity: min(1, (1 - presence) / Self.tabBarBadgeFade)) }
    guard let page = pages[id], let start = page.layout.tabBarStart else { return }
    let content =
      Array(page.layout.fixed[start...]) + highlights.barShapes(on: id, page.layout, [.tabBar], e)
      + badges.resting(on: BadgeHost(page: page, origin: .zero), highlights, e).tabBar
    layers.append(Layer(id: "tab-bar", position: Point(0, shift), content: content))
  }

  /// A page, and over it its former forms that are still visible.
  private func pageLayer(_ id: PageID, hasTabBar: Bool = true) -> Layer? {
    guard let page = pages[id] else { return nil }
    var layer = layer(of: page, id, hasTabBar: hasTabBar)
    for former in page.former(e) {
      var over = self.layer(of: former.page, id, hasTabBar: hasTabBar).named("former-\(former.number):")
      (over.opacity, over.isRasterized) = (former.opacity, false)
      layer.sublayers.append(over)
    }
    return layer
  }

  private func layer(of page: Page, _ id: PageID, hasTabBar: Bool) -> Layer {
    let layout = page.layout
    let viewport = layout.viewport
    var scrolled = Layer(
      id: page.names.scroll, position: Point(0, -page.scroll.offset(at: e.now)), content: layout.scrolled,
      isRasterized: true)
    // Even appending nothing to an array copies it, and a copy has to be compared by value. So shapes that are always
    // present have another layer, and the page's shapes stay the same array.
    let pressed = highlights.shapes(on: id, layout, e)
    if !pressed.isEmpty { scrolled.content += pressed }
    if let row = pressedRow(on: id) { scrolled.content += highlights.tint(row, strength: 1, e) }
    if !layout.marks.isEmpty { scrolled.content += page.markShapes(e) }
    let host = BadgeHost(
      page: page, origin: .zero, tabBarShift: id == e.content.root ? navigation.tabBarShift(e) : nil)
    let resting = badges.resting(on: host, highlights, e)
    if !layout.controls.isEmpty { scrolled.sublayers = page.controlLayers(isFixed: false, e) }
    if !resting.scrolled.isEmpty {
      scrolled.sublayers += [Layer(id: page.names.scrolledBadges, content: resting.scrolled)]
    }
    if !page.rows.isEmpty {
      let pressed = Array(scrolled.content.dropFirst(layout.scrolled.count))
      scrolled.content = page.shapesWithoutRows() + pressed
      scrolled.sublayers += page.rowLayers(pressed: pressed, badges: resting.rows, on: id, highlights, e)
    }
    // If the tab bar has gone, the content continues to the bottom of the screen.
    let height = hasTabBar ? viewport.height : max(viewport.height, e.size.height - viewport.y)
    var bars = layout.fixed
    if !hasTabBar, let start = layout.tabBarStart { bars = Array(bars[..<start]) }
    let pressedBars = highlights.barShapes(
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
            + (badgesOfBars.isEmpty ? [] : [Layer(id: page.names.badgesOfBars, content: badgesOfBars)])),
      ] + (page.indicatorLayer(e).map { [$0] } ?? []), isRasterized: true)
  }

  /// The row that looks pressed until its page has come in.
  private func pressedRow(on id: PageID) -> Element? {
    guard let transition = navigation.transition, transition.keepsHighlight(at: e.now), id != transition.page
    else { return nil }
    return pages[id]?.layout.scrolledElements.first { $0.id == .row(transition.page) }
  }

  // MARK: What separates two pages

  /// Adds the line along the leading edge of a moving page, just outside it; it fades in with the shadow.
  private mutating func appendEdge(_ transition: Transition, of page: Layer, presence: Double) {
    if pages[transition.page]?.layout.sheet != nil {
      layers += [page.cardEdge(presence: presence, e)].compactMap(\.self)
      return
    }
    let color = e.parameters.navigation.edgeColor(presence: presence, e.appearance)
    guard color.alpha > 0 else { return }
    // The line lies in the row or column of pixels before the page's first, at any scale.
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

  /// Adds the pressed look of the row that a page came from; it fades as the page leaves.
  ///
  /// It is a separate layer, because its colour changes with every frame and the page's picture does not.
  private mutating func appendHighlight(_ transition: Transition, on id: PageID) {
    guard !transition.keepsHighlight(at: e.now), let page = pages[id],
      let element = page.layout.scrolledElements.first(where: { $0.id == .row(transition.page) })
    else { return }
    let viewport = page.layout.viewport
    let scroll = page.scroll.offset(at: e.now)
    let seen = Rect(0, scroll, viewport.width, viewport.height)
    var content = highlights.tint(element, strength: transition.highlightStrength(e), e)
    guard !content.isEmpty, !element.frame.intersection(seen).isEmpty else { return }
    // A row that is still closing carries its highlight along.
    let shift = page.shift(of: element.frame.center, e)
    // The row's badge lies above the highlight, as on its page.
    if let place = page.layout.badges.first(where: { $0.id == .page(transition.page) }) {
      badges.appendResting(place, on: BadgeHost(page: page, origin: .zero), highlights, e, to: &content)
    }
    layers.append(
      Layer(
        id: "highlight", position: Point(navigation.x(of: id, e), viewport.y - scroll) + shift,
        outline: RoundedRect(seen.offset(by: .zero - shift)), content: content))
  }

  /// Adds one bar for both pages while they slide: the bar stays, and its titles cross-fade.
  private mutating func appendSharedBar(_ transition: Transition, _ below: PageID, presence: Double) {
    guard let front = pages[transition.page]?.layout, let frontBar = front.bar,
      let back = pages[below]?.layout, let backBar = back.bar
    else { return }
    let builder = e.pageBuilder
    let out = 1 - presence
    // Long titles move farther, so that they do not overlap.
    let apart = (builder.titleWidth(frontBar) + builder.titleWidth(backBar)) / 2 + BarLayout.titleSize
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
    shapes += highlights.barShapes(on: below, back, [.navigationBar], e)
    shapes += highlights.barShapes(on: transition.page, front, [.navigationBar], e)
    layers.append(Layer(id: "bar", content: shapes))
  }
}
