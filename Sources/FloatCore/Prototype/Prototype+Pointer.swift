/// Pointer events: the gestures that take part in the arena, and what the winner does.
extension Prototype {
  typealias Member = GestureArena<Gesture>.Member

  /// The topmost thing under a pointer, which decides what a press may become.
  private enum Responder {
    case notice, menu, list, ball, movingPage, page
  }

  mutating func handlePointer(_ event: PointerEvent) {
    guard event.phase == .down, !arena.isOpen, !arena.isIgnoringPointers else {
      // The arena refuses a press while another pointer is down.
      dispatch(event.phase == .down ? arena.open([], event: event) : arena.handle(event))
      if event.phase == .up { highlights.noteRelease(at: event.position, environment) }
      if !arena.isOpen { endPress() }
      return
    }
    var members: [Member] = []
    if let responder = responder(at: event.position) {
      members = self.members(of: responder, at: event.position)
      beginPress(on: responder, at: event.position)
    }
    dispatch(arena.open(members, event: event))
  }

  // MARK: The press

  /// The topmost thing under a point; nil outside the screen.
  private func responder(at p: Point) -> Responder? {
    let e = environment
    guard e.screen.contains(p) else { return nil }
    if sheet.isOpen { return .menu }
    if notices.elements(e).contains(where: { $0.frame.contains(p) }) { return .notice }
    if list.isOpen { return .list }
    if ball.takesPress(at: p, collected, list, navigation, e) { return .ball }
    if let transition = navigation.transition, !transition.isHeld, navigation.isOnMovingPage(p, morph, e) {
      return .movingPage
    }
    return .page
  }

  /// Every gesture that a press could become; earlier ones win ties.
  private func members(of responder: Responder, at p: Point) -> [Member] {
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
    let slider = page.slider(at: p, besides: navigation.edgeStrip(e), e)
    var members = page.indicatorMembers(at: p, e)
    if let slider { members.append(.init(.controlPan(slider.id), .pan())) }
    if navigation.stack.pages.count > 1 {
      // In the strip a slider has the drags of its thumb.
      if slider == nil { members += navigation.edgePan(at: p, e) }
      members += page.pullMembers(at: p, e)
    }
    members += page.rowMembers(at: p, e)
    if let pager = page.pager(at: p, e) {
      // At its first page, at rest, a drag to the right is the swipe back, if that may begin anywhere.
      let leaves = navigation.swipesFromAnywhere(e) && page.state(of: pager).isAtStart(at: e.now)
      members.append(.init(.controlPan(pager.id), .pan(leaves ? .left : .horizontal)))
    }
    members += navigation.anywherePan(at: p, e)
    if page.layout.viewport.contains(p) { members.append(.init(.scroll(navigation.front), .scroll)) }
    if page.closesRow(at: p, e) {
      members.append(.init(.rowClose, .tap))
    } else if let slider {
      members.append(.init(.sliderTap(slider.id), .tap))
    } else if !page.stopsScroll(at: p, e), let element = page.element(at: p, e) {
      members.append(.init(.tap(element.id), .tap))
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
    return members + (element(at: p).map { [.init(.tap($0.id), .tap)] } ?? [])
  }

  /// The gestures of a press on the moving page.
  private func catchMembers(at p: Point) -> [Member] {
    guard let transition = navigation.transition else { return [] }
    var members = [
      Member(.catchTransition, .pan(transition.axisInHand == .vertical ? .vertical : .horizontal))
    ]
    // A page that is nearly in takes scrolls and taps; a press on one far out only holds it.
    if transition.opens, navigation.presence(environment) > environment.parameters.navigation.ready {
      members.append(.init(.scroll(transition.page), .scroll))
      if let element = element(at: p) { members.append(.init(.tap(element.id), .tap)) }
    }
    return members
  }

  /// The page element under a point that a tap would activate; nil on a page that a press cannot reach.
  private func element(at p: Point) -> Element? {
    let e = environment
    guard let id = navigation.page(at: p, morph, e) else { return nil }
    return pages[id]?.element(at: p, origin: navigation.origin(of: id, e), e)
  }

  /// The badge at a point, which can be torn off only while its page is at rest in front.
  private func grabbableBadge(at p: Point) -> BadgeID? {
    guard navigation.transition == nil else { return nil }
    return badges.badge(at: p, on: badgeHost(on: navigation.front), environment)
  }

  /// Handles a press on a responder.
  private mutating func beginPress(on responder: Responder, at p: Point) {
    let e = environment
    keyboard = Keyboard()
    switch responder {
    case .notice: if let button = notices.current?.button { highlights.press(button, on: nil, e) }
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
        return
      }
      if let page = pageAtRest, page.closesRow(at: p, e) {
        // A finger on the open row may drag it back.
        if page.leavesRow(at: p, e) { closeRows() }
        return
      }
      guard let element = element(at: p) else { return }
      highlights.press(grabbableBadge(at: p).map { .badge($0) } ?? element.id, on: navigation.front, e)
    }
  }

  /// Ends a press, whatever came of it: nothing looks pressed any more.
  mutating func endPress() {
    highlights.letGo(flashes: false, environment)
    list.select(nil, environment)
    ball.letGo(environment)
  }

  // MARK: What it became

  mutating func dispatch(_ events: [GestureEvent<Gesture>]) {
    for var event in events {
      guard event.phase == .ended, event.tag.isTap else {
        perform(commands(for: event))
        continue
      }
      // The second half of a double click comes to nothing where the first one put something else there.
      if highlights.isSecondClick(event, environment) { event.phase = .failed }
      let before = ground(at: event.start)
      perform(commands(for: event))
      let isOther = event.tag.isOfRowAction || ground(at: event.start) != before
      if event.phase == .ended, isOther { highlights.noteTap(event, environment) }
    }
  }

  /// What decides which thing is under a finger, apart from what looks different in its place.
  private struct Ground: Equatable {
    let responder: Responder?
    let stack: [PageID]
    let opens: Bool?
    let requests: Int
    let tab: String
    let listed: [PageID]
  }

  private func ground(at p: Point) -> Ground {
    Ground(
      responder: responder(at: p), stack: navigation.stack.pages, opens: navigation.transition?.opens,
      requests: navigation.stack.requests.count, tab: pages.tab, listed: list.liveRows.map(\.id))
  }

  private mutating func commands(for event: GestureEvent<Gesture>) -> [Command] {
    let e = environment
    if event.phase == .began, event.tag.closesRows { closeRows() }
    switch event.tag {
    case .tap(let id): return tap(id, event)
    case .scroll(let id): pages[id]?.scroll.pan(event, at: e.now)
    case .scrollToTop where event.phase == .ended: pages[navigation.front]?.scroll.scrollToTop(at: e.now)
    case .edgePan: return navigation.edgePan(event, along: .horizontal, zone, pages, collected, morph, e)
    case .pullDown: return navigation.edgePan(event, along: .vertical, zone, pages, collected, morph, e)
    case .catchTransition: return navigation.pan(event, zone, collected, e)
    case .ballTap where event.phase == .ended: return ball.tap(collected.unused(navigation, e), e)
    case .ballLongPress: return ball.longPress(event, e)
    case .ballPan: return ball.pan(event, zone, e)
    case .badgePan(let id): return badges.pan(id, event, on: badgeHost(of: id), feedback, e)
    case .listTap where event.phase == .ended: return list.choose(at: event.location, navigation, e)
    case .listPan: return list.pan(event, navigation, e)
    case .noticeTap where event.phase != .began:
      // A notice whose button was tapped keeps its pressed look while it fades.
      let commands = event.phase == .ended ? notices.act(highlights, e) : []
      highlights.letGo(flashes: false, e)
      return commands
    case .sheetTap where event.phase != .began:
      highlights.letGo(flashes: event.phase == .ended, e)
      return event.phase == .ended ? sheet.choose(at: event.location, e) : []
    case .rowSwipe(let row):
      // A pause on a touchpad is no release that one means: it opens or closes a row, and does nothing with it.
      let e = stroke == nil ? e : e.withoutFullSwipe
      let isUnread = isUnread(row)
      return pages[navigation.front]?.swipe(row, event, isUnread: isUnread, e) ?? []
    case .indicator(let id): return pages[id]?.dragIndicator(event, e) ?? []
    case .controlPan(let id): pages[navigation.front]?.panControl(id, event, e)
    case .sliderTap(let id) where event.phase == .ended:
      closeRows()
      guard pageAtRest != nil else { break }
      pages[navigation.front]?.tapSlider(id, at: event.location, besides: navigation.edgeStrip(e), e)
    case .rowClose where event.phase == .ended: closeRows()
    case .scrollToTop, .sliderTap, .rowClose, .ballTap, .listTap, .noticeTap, .sheetTap: break
    }
    return []
  }

  private mutating func tap(_ id: ElementID, _ event: GestureEvent<Gesture>) -> [Command] {
    let isTap = event.phase == .ended
    let action = action(of: id)
    if event.phase != .began {
      highlights.letGo(flashes: isTap && action?.answersAtOnce != true, environment)
    }
    return isTap ? activate(id) : []
  }

  /// What a tap on an element of a page does, and Return on the focused one.
  mutating func activate(_ id: ElementID) -> [Command] {
    if case .rowAction(let row, let name) = id {
      let e = environment
      return pages[navigation.front]?.act(on: row, name, e) ?? []
    }
    closeRows()
    return action(of: id).map { Command.all(of: $0, reads: badge(readBy: id)) } ?? []
  }

  // MARK: Buttons

  /// Handles the right button: on the ball it opens the list, also of a single page; on a row with actions, those.
  mutating func handleContextMenu(at p: Point) {
    guard !arena.isOpen, p.isFinite else { return }
    switch responder(at: p) {
    case .ball: perform(.openList(.tap))
    case .page: if let row = pageAtRest?.row(at: p, environment) { openRow(row) }
    case .notice, .menu, .list, .movingPage, nil: break
    }
  }

  /// Handles Escape: cancels what is in progress, else closes the menu or the list, else goes one page back.
  mutating func goBack() {
    if arena.isOpen {
      // Cancels what is in progress, and does nothing else then.
      let isBusy = arena.winner != nil || navigation.transition?.isHeld == true
      dispatch(arena.cancel(at: now))
      endPress()
      if isBusy { return }
    }
    if sheet.isOpen {
      sheet.close(environment)
    } else if list.isOpen {
      list.close(environment)
    } else if frontPage?.rows.open != nil {
      closeRows()
    } else {
      perform(.navigate(.pop))
    }
  }
}
