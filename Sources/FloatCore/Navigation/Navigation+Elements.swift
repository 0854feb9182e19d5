/// The elements of the pages, and the gestures that a press on them may become.
extension Navigation {
  /// The action of a tap on an element of the pages.
  func action(of id: ElementID) -> PageAction? {
    for page in visible.reversed() {
      if let action = pages[page]?.layout.actions[id] { return action }
    }
    return nil
  }

  /// The badge that is read once a page was opened by a tap on an element.
  func badge(readBy id: ElementID) -> PageID? {
    visible.reversed().lazy.compactMap { pages[$0]?.layout.reads[id] }.first
  }

  /// True if a point is on the moving page.
  func isOnMovingPage(_ p: Point, _ shape: MorphShape?, _ e: Environment) -> Bool {
    guard let transition else { return false }
    let offset = transition.shownOffset(at: e.now, width: e.width)
    switch transition.style {
    case .slide, .modal:
      return transition.axis == .vertical ? p.y >= origin(of: transition.page, e).y : p.x >= offset
    case .morph(let morph):
      guard morph.opacity.target > 0 else { return false }
      return transition.fades ? offset < e.width / 2 : shape?.outline.contains(p) == true
    }
  }

  /// The page element under a point that a tap would activate; nil on a page that a press cannot reach.
  func element(at p: Point, _ shape: MorphShape?, _ e: Environment) -> Element? {
    var ids = visible
    if let transition {
      // A page that fades is reached as a whole.
      let isOn =
        transition.fades
        ? transition.shownOffset(at: e.now, width: e.width) < e.width / 2 : isOnMovingPage(p, shape, e)
      ids = isOn ? ids.suffix(1) : ids.dropLast()
    }
    guard let id = ids.last, let page = pages[id] else { return nil }
    let local = p - origin(of: id, e)
    if let bar = page.layout.fixedElements.last(where: { $0.frame.contains(local) }) { return bar }
    guard page.layout.viewport.contains(local) else { return nil }
    guard page.rows.isEmpty else { return movedElement(at: p, on: id, page, e) }
    let inside = Point(local.x, local.y - page.layout.viewport.y + page.scroll.offset(at: e.now))
    return page.layout.scrolledElements.last { $0.frame.contains(inside) }
  }

  /// The element of the content under a point while rows are swiped, come or go.
  private func movedElement(at p: Point, on id: PageID, _ page: Page, _ e: Environment) -> Element? {
    elements(on: id, e).last { element in
      if case .rowAction = element.id { return element.frame.contains(p) }
      return element.frame.contains(p) && page.layout.scrolledElements.contains { $0.id == element.id }
    }
  }

  // MARK: What a press may become

  typealias Member = GestureArena<Gesture>.Member

  /// The width of the strip at the screen's left edge from which the front page can be dragged away, in points; nil
  /// for the root, and for a page from which no swipe leads back.
  func edgeStrip(_ e: Environment) -> Double? {
    guard stack.pages.count > 1, swipeOrigin(e) != nil else { return nil }
    return e.isPresented(front) ? e.parameters.modal.edgeWidth : e.parameters.navigation.edgeWidth
  }

  /// The drag from the screen's left edge, if it can leave the front page.
  func edgePan(at p: Point, _ e: Environment) -> [Member] {
    guard let edge = edgeStrip(e), p.x < edge else { return [] }
    let steepness = e.parameters.gesture.edgeSteepness
    return [.init(.edgePan, .edgePan(edgeWidth: edge, steepness: steepness))]
  }

  /// Where a swipe back from the front page may begin; nil for nowhere.
  private func swipeOrigin(_ e: Environment) -> SwipeOrigin? {
    switch e.content.traits(of: front)?.swipeBack ?? .usual {
    // A presented page is left by its edge, as before.
    case .usual: e.isPresented(front) ? .edge : e.parameters.navigation.swipeFrom
    case .never: nil
    case .from(let origin): origin
    }
  }

  /// True if a swipe back may begin anywhere on the front page, which is at rest.
  func swipesFromAnywhere(_ e: Environment) -> Bool {
    transition == nil && stack.pages.count > 1 && swipeOrigin(e) == .anywhere
  }

  /// The swipe back from beside the strip at the edge.
  private func anywherePan(at p: Point, _ e: Environment) -> [Member] {
    guard swipesFromAnywhere(e), let edge = edgeStrip(e), p.x >= edge else { return [] }
    return [.init(.edgePan, .pan(.right, slop: e.parameters.navigation.swipeSlop))]
  }

  /// The gestures of a press on the moving page.
  func catchMembers(at p: Point, _ shape: MorphShape?, _ e: Environment) -> [Member] {
    guard let transition else { return [] }
    var members = [
      Member(.catchTransition, .pan(transition.axisInHand == .vertical ? .vertical : .horizontal))
    ]
    // A page that is nearly in takes scrolls and taps; a press on one far out only holds it.
    if transition.opens, presence(e) > e.parameters.navigation.ready {
      members.append(.init(.scroll(transition.page), .scroll))
      if let element = element(at: p, shape, e) { members.append(.init(.tap(element.id), .tap)) }
    }
    return members
  }

  /// The gestures of a press on a page at rest, or beside the moving one.
  func members(at p: Point, _ shape: MorphShape?, _ e: Environment) -> [Member] {
    var members = indicatorMembers(at: p, e) + sliderMembers(at: p, e)
    if transition == nil, let layout = frontPage?.layout, stack.pages.count > 1 {
      // In the strip a slider has the drags of its thumb.
      if !members.contains(where: \.isOfSlider) { members += edgePan(at: p, e) }
      if let sheet = layout.sheet, sheet.rect.contains(p) {
        // By its bar, up as well, and by its content where that is at its top.
        if p.y < layout.viewport.minY {
          members.append(.init(.pullDown, .pan(.vertical)))
        } else if frontPage?.scroll.offset(at: e.now) ?? 0 <= 0 {
          members.append(.init(.pullDown, .pan(.down)))
        }
      }
    }
    members += rowMembers(at: p, e) + pagerMembers(at: p, e)
    members += anywherePan(at: p, e)
    if let id = scrollablePage(at: p) { members.append(.init(.scroll(id), .scroll)) }
    let taps = sliderTaps(at: p, e)
    if closesRow(at: p, e) {
      members.append(.init(.rowClose, .tap))
    } else if !taps.isEmpty {
      members += taps
    } else if !stopsScroll(at: p, e), let element = element(at: p, shape, e) {
      members.append(.init(.tap(element.id), .tap))
    } else if transition == nil, p.y < e.device.safeArea.top {
      members.append(.init(.scrollToTop, .tap))
    }
    return members
  }

  /// The page that receives a press outside the moving page, if it scrolls there.
  private func scrollablePage(at p: Point) -> PageID? {
    guard let id = transition == nil ? front : below, pages[id]?.layout.viewport.contains(p) == true else {
      return nil
    }
    return id
  }

  /// True if a press stops a scrolling page and therefore is no tap.
  func stopsScroll(at p: Point, _ e: Environment) -> Bool {
    scrollablePage(at: p).map { pages[$0]?.scroll.isVisiblyMoving(at: e.now) == true } ?? false
  }

  mutating func stopScroll(_ e: Environment) {
    guard let id = transition == nil ? front : below else { return }
    pages[id]?.scroll.hold(at: e.now)
  }

  // MARK: What is there

  /// Every visible element of a page; for one that is partly scrolled away, the part that can be pointed at.
  func elements(on id: PageID, _ e: Environment) -> [Element] {
    guard let page = pages[id] else { return [] }
    let origin = origin(of: id, e)
    let viewport = page.layout.viewport.offset(by: origin)
    let content = Point(origin.x, viewport.y - page.scroll.offset(at: e.now))
    func shown(_ element: Element, _ frame: Rect) -> Element? {
      let frame = frame.offset(by: content).intersection(viewport)
      return frame.isEmpty ? nil : element.shown(at: frame)
    }
    var scrolled = page.layout.rows.isEmpty ? [] : page.rowElements
    scrolled += page.controlElements(isFixed: false)
    scrolled += page.layout.scrolledElements
    scrolled = scrolled.compactMap { element in
      page.shown(element.frame, e).flatMap { shown(element, $0) }
    }
    if !page.rows.isEmpty { scrolled += page.actionElements(e).compactMap { shown($0, $0.frame) } }
    let shift = tabBarShift(e).map { Point(0, $0) }
    let fixed = page.layout.fixedElements.map { element in
      element.shown(at: element.frame.offset(by: element.role == "tab" ? shift ?? origin : origin))
    }
    return scrolled + page.controlElements(isFixed: true).map { $0.shown(at: $0.frame.offset(by: origin)) }
      + fixed
  }

  func state(_ shape: MorphShape?, _ e: Environment) -> PrototypeState.Transition? {
    guard let transition else { return nil }
    let presence = transition.presence(at: e.now, width: e.width)
    let closes = transition.isHeld || !transition.opens
    var topX = transition.shownOffset(at: e.now, width: e.width)
    let kind: PrototypeState.Transition.Kind
    switch transition.style {
    case .slide: kind = closes ? .pop : .push
    case .modal: kind = closes ? .dismiss : .present
    case .morph:
      kind = closes ? .shrink : .expand
      // The visible edge: that of the shape, which at first extends beyond the page's own edge and the screen's.
      topX = max(shape?.outline.rect.minX ?? 0, transition.startOrigin(e).x * presence)
    }
    return .init(
      kind: kind, interactive: transition.isHeld, progress: closes ? 1 - presence : presence,
      topX: transition.axis == .vertical || transition.fades ? 0 : topX,
      topY: transition.axis == .vertical ? origin(of: transition.page, e).y : nil)
  }
}

extension Element {
  fileprivate func shown(at frame: Rect) -> Element {
    Element(id: id, role: role, label: label, frame: frame, radius: radius)
  }
}
