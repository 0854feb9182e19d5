/// A press: the responder under it, the gestures that it may become, and its immediate effects.
extension Prototype {
  /// The topmost thing under a pointer, which decides what a press may become.
  enum Responder {
    case notice, menu, list, ball, movingPage, page
  }

  /// The topmost thing under a point; nil outside the screen.
  func responder(at p: Point) -> Responder? {
    let e = environment
    guard e.screen.contains(p) else { return nil }
    if sheet.isOpen { return .menu }
    if notices.elements(e).contains(where: { $0.frame.contains(p) }) { return .notice }
    if list.isOpen { return .list }
    if ball.takesPress(at: p, joining: morph, collected, list, navigation, e) { return .ball }
    if let transition = navigation.transition, !transition.isHeld, navigation.isOnMovingPage(p, morph, e) {
      return .movingPage
    }
    return .page
  }

  /// Every gesture that a press could become; earlier ones win ties. A tap on an element of a page comes last.
  func members(of responder: Responder, at p: Point) -> [Member] {
    let e = environment
    switch responder {
    case .notice: return [.init(.noticeTap, .tap)]
    case .menu: return [.init(.sheetTap, .tap)]
    case .list: return [.init(.listTap, .tap), .init(.listPan, .pan())]
    case .ball:
      // A ball docked at the left covers the strip of the edge drag, so a drag from there to the right is still an
      // edge drag.
      let isOnEdge = p.x < e.parameters.ball.edgeStrip && !ball.catches(e) && navigation.transition == nil
      return (isOnEdge ? navigation.edgePan(at: p, e) : []) + FloatingBall.members(e)
    case .movingPage: return catchMembers(at: p)
    case .page:
      guard let page = pageAtRest else { return membersBeside(at: p) }
      let badge = grabbableBadge(at: p).map { [Member(.badgePan($0), .pan())] } ?? []
      return badge + members(of: page, at: p)
    }
  }

  /// The gestures of a press on the front page, which is at rest.
  private func members(of page: Page, at p: Point) -> [Member] {
    let e = environment
    let thumb = page.thumb(at: p, besides: navigation.edgeStrip(e), e)
    var members = thumb.map { [Member(.controlPan($0.id), .pan())] } ?? []
    if navigation.stack.pages.count > 1 {
      // A press in the strip that is on a slider's thumb drags the thumb.
      if thumb == nil { members += navigation.edgePan(at: p, e) }
      members += page.pullMembers(at: p, e)
    }
    members += page.rowMembers(at: p, e)
    if let pager = page.pager(at: p, e) {
      // If a swipe back may begin anywhere, a drag to the right over a pager at its first page, at rest, is the swipe
      // back.
      let leaves = navigation.swipesFromAnywhere(e) && page.state(of: pager).isAtStart(at: e.now)
      members.append(.init(.controlPan(pager.id), .pan(leaves ? .left : .horizontal)))
    }
    members += navigation.anywherePan(at: p, e)
    if page.layout.viewport.contains(p) { members.append(.init(.scroll(navigation.front), .scroll)) }
    if page.closesRow(at: p, e) {
      members.append(.init(.rowClose, .tap))
    } else if let thumb {
      members.append(.init(.controlTap(thumb.id), .tap))
    } else if !page.stopsScroll(at: p, e), let element = page.element(at: p, e) {
      members.append(.init(.tap(element.id, on: navigation.front), .tap))
    } else if p.y < e.device.safeArea.top {
      members.append(.init(.scrollToTop, .tap))
    }
    return members
  }

  /// The gestures of a press beside the moving page, on the one below.
  private func membersBeside(at p: Point) -> [Member] {
    var members: [Member] = []
    if let id = navigation.below, let page = pages[id] {
      if page.layout.viewport.contains(p) { members.append(.init(.scroll(id), .scroll)) }
      if page.stopsScroll(at: p, environment) { return members }
    }
    return members + tapMembers(at: p)
  }

  /// The gestures of a press on the moving page.
  private func catchMembers(at p: Point) -> [Member] {
    guard let transition = navigation.transition else { return [] }
    var members = [
      Member(.catchTransition, .pan(transition.axisInHand == .vertical ? .vertical : .horizontal))
    ]
    // A page that has nearly come in takes scrolls and taps; a press on a page farther out only holds it.
    if transition.opens, navigation.presence(environment) > environment.parameters.navigation.ready {
      members.append(.init(.scroll(transition.page), .scroll))
      members += tapMembers(at: p)
    }
    return members
  }

  /// The tap on the page element under a point while a page moves; none on a page that a press cannot reach.
  private func tapMembers(at p: Point) -> [Member] {
    let e = environment
    guard let id = navigation.page(at: p, morph, e) else { return [] }
    let element = pages[id]?.element(
      at: p, origin: navigation.origin(of: id, e), tabBarShift: navigation.tabBarShift(e), e)
    return element.map { [.init(.tap($0.id, on: id), .tap)] } ?? []
  }

  /// The badge at a point, which can be torn off only while its page is at rest in front.
  private func grabbableBadge(at p: Point) -> BadgeID? {
    guard navigation.transition == nil else { return nil }
    return badges.badge(at: p, on: badgeHost(on: navigation.front), environment)
  }

  /// Handles a press on a responder.
  ///
  /// - Parameter members: The gestures that it may become.
  mutating func beginPress(on responder: Responder, at p: Point, _ members: [Member]) {
    let e = environment
    keyboard = Keyboard()
    switch responder {
    case .notice:
      notices.press(e)
      if let button = notices.current?.button { highlights.press(button, on: nil, e) }
    case .menu:
      if let row = sheet.elements(e).last(where: { $0.frame.contains(p) }) {
        highlights.press(row.id, on: nil, e)
      }
    case .list: list.select(list.target(at: p, e), e)
    case .ball: ball.pressDown(e)
    case .movingPage:
      let axis = navigation.transition?.axisInHand ?? .horizontal
      perform(navigation.hold(press: p, along: axis, collected, morph, e))
    case .page:
      if pageAtRest != nil {
        pages[navigation.front]?.stopRow(at: p, e)
        pages[navigation.front]?.stopPager(at: p, e)
      }
      if let id = navigation.scrollingPage, pages[id]?.stopsScroll(at: p, e) == true {
        pages[id]?.scroll.hold(at: e.now)
      } else if let page = pageAtRest, page.closesRow(at: p, e), page.leavesRow(at: p, e) {
        // A finger on the open row may drag it back, so the press does not close that row.
        closeRows()
      }
      // What looks pressed is what a tap would act on, or the badge above it.
      if case .tap(let id, let page)? = members.last?.tag {
        highlights.press(grabbableBadge(at: p).map { .badge($0) } ?? id, on: page, e)
      }
    }
  }
}
