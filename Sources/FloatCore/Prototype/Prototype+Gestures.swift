/// From pointer events to what they mean: who takes part in the arena, and what the winner does.
extension Prototype {
  mutating func handlePointer(_ event: PointerEvent) {
    guard event.phase == .down, !arena.isOpen, !arena.isIgnoringPointers else {
      // A press while another pointer is down is the arena's to refuse.
      if event.phase == .down {
        dispatch(arena.open([], event: event))
      } else {
        dispatch(arena.handle(event))
      }
      if !arena.isOpen { endPress() }
      return
    }
    dispatch(arena.open(membersForPress(at: event.position), event: event))
  }

  /// The press is over, whatever came of it: nothing looks pressed any more.
  mutating func endPress() {
    presses.letGo(flashes: false, environment)
    select(nil)
    if ball.press.target > 0, !ball.isHeld { letGoOfBall() }
  }

  /// Everything a press could become, by what lies under it from the top down; presses show at once.
  private mutating func membersForPress(at p: Point) -> [GestureArena<Gesture>.Member] {
    guard screen.contains(p) else { return [] }
    focus = nil
    if notices.element(environment)?.frame.contains(p) == true {
      return [.init(.noticeTap, .tap())]
    }
    if sheet.isOpen {
      if let row = sheet.elements(environment).last(where: { $0.frame.contains(p) }) {
        presses.press(row.id, on: nil, environment)
      }
      return [.init(.sheetTap, .tap())]
    }
    if list.isOpen {
      select(listTarget(at: p))
      return [.init(.listTap, .tap()), .init(.listPan, .pan())]
    }
    if hitsBall(p) {
      pressBall()
      var members: [GestureArena<Gesture>.Member] = []
      if let edgePan = edgePanOverBall(at: p) { members.append(edgePan) }
      members.append(.init(.ballPan, .pan()))
      if parameters.ball.longPress == .list { members.append(.init(.ballLongPress, .longPress())) }
      members.append(.init(.ballTap, .tap()))
      return members
    }
    if let transition, !transition.isHeld, catches(transition, p) {
      holdTransition(press: p)
      let axis: PanRecognizer.Axis = transition.isVertical ? .vertical : .horizontal
      var members = [GestureArena<Gesture>.Member(.catchTransition, .pan(PanRecognizer(axis: axis)))]
      // A page that is nearly there takes scrolls and taps; a press on one far out only holds it.
      if transition.opens,
        transition.presence(at: environment.now, width: width) > parameters.navigation.ready
      {
        members.append(.init(.scroll(transition.page), .scroll()))
        if let element = element(at: p) { members.append(.init(.tap(element.id), .tap())) }
      }
      return members
    }
    return membersOnPage(at: p)
  }

  /// A ball docked at the left lies on the strip of the edge drag: a drag from there to the right is still one.
  private func edgePanOverBall(at p: Point) -> GestureArena<Gesture>.Member? {
    guard p.x < parameters.ball.edgeStrip, !ball.wasCaught, transition == nil, let member = edgePan(at: p)
    else { return nil }
    return member
  }

  private func edgePan(at p: Point) -> GestureArena<Gesture>.Member? {
    guard stack.count > 1, let top = stack.last else { return nil }
    let isModal = pages[top]?.layout.kind.isModal == true
    let edge = isModal ? parameters.modal.edgeWidth : parameters.navigation.edgeWidth
    guard p.x < edge else { return nil }
    return .init(
      .edgePan, .edgePan(EdgePanRecognizer(edgeWidth: edge, steepness: parameters.gesture.edgeSteepness)))
  }

  /// A press on the moving page takes hold of it; one on the page below does not.
  private func catches(_ transition: Transition, _ p: Point) -> Bool {
    switch transition.style {
    case .slide, .modal:
      transition.isVertical
        ? p.y >= pageOrigin(transition.page).y
        : p.x >= transition.shownOffset(at: environment.now, width: width)
    case .morph(let morph):
      transition.fades
        ? transition.shownOffset(at: environment.now, width: width) < width / 2
        : morphOutline(transition, morph).contains(p)
    }
  }

  private mutating func membersOnPage(at p: Point) -> [GestureArena<Gesture>.Member] {
    var members: [GestureArena<Gesture>.Member] = []
    let badge = transition == nil ? badge(at: p) : nil
    if let badge { members.append(.init(.badgePan(badge), .pan())) }
    if transition == nil, stack.count > 1, let top = stack.last {
      if let edgePan = edgePan(at: p) { members.append(edgePan) }
      if let layout = pages[top]?.layout, let sheet = layout.sheet, sheet.rect.contains(p),
        p.y < layout.viewport.minY
      {
        members.append(.init(.pullDown, .pan(PanRecognizer(axis: .vertical))))
      }
    }
    var wasScrolling = false
    if let id = pageForTouch, let page = pages[id], page.layout.viewport.contains(p) {
      wasScrolling = page.scroll.isVisiblyMoving(at: environment.now)
      if wasScrolling { pages[id]?.scroll.hold(at: environment.now) }
      members.append(.init(.scroll(id), .scroll()))
    }
    if !wasScrolling, let element = element(at: p) {
      if let front = stack.last {
        presses.press(badge.map { .badge($0) } ?? element.id, on: front, environment)
      }
      members.append(.init(.tap(element.id), .tap()))
    }
    return members
  }

  /// The page that a press outside the moving page goes to.
  private var pageForTouch: PageID? {
    guard transition != nil else { return stack.last }
    return stack.count > 1 ? stack[stack.count - 2] : nil
  }

  mutating func dispatch(_ events: [GestureEvent<Gesture>]) {
    for event in events {
      switch event.tag {
      case .tap(let id): handleTap(id, event)
      case .scroll(let id): handleScroll(id, event)
      case .edgePan: handleEdgePan(event, isVertical: false)
      case .pullDown: handleEdgePan(event, isVertical: true)
      case .catchTransition: handleCatch(event)
      case .ballTap: if event.phase == .ended { tapBall() }
      case .ballLongPress: handleBallLongPress(event)
      case .ballPan: handleBallPan(event)
      case .badgePan(let id): handleBadgePan(id, event)
      case .listTap:
        if event.phase == .ended, !presses.isSecondClick(event, environment) {
          chooseFromList(at: event.location)
          presses.noteTap(event, environment)
        }
      case .listPan: handleListPan(event)
      case .noticeTap: if event.phase == .ended { perform(notices.act(environment)) }
      case .sheetTap:
        if event.phase != .began { presses.letGo(flashes: event.phase == .ended, environment) }
        if event.phase == .ended { perform(sheet.choose(at: event.location, environment)) }
      }
    }
  }

  private mutating func handleTap(_ id: ElementID, _ event: GestureEvent<Gesture>) {
    guard event.phase == .ended, !presses.isSecondClick(event, environment) else {
      if event.phase != .began { presses.letGo(flashes: false, environment) }
      return
    }
    presses.letGo(flashes: true, environment)
    activate(id)
    if id != .back { presses.noteTap(event, environment) }
  }

  private mutating func handleScroll(_ id: PageID, _ event: GestureEvent<Gesture>) {
    switch event.phase {
    case .began:
      pages[id]?.scroll.hold(at: environment.now, translation: event.translation.y)
    case .changed: pages[id]?.scroll.drag(along: event.trail.map { $0.y - event.start.y })
    case .ended: pages[id]?.scroll.release(velocity: event.velocity.y, at: environment.now)
    case .cancelled, .failed: pages[id]?.scroll.release(velocity: 0, at: environment.now)
    }
  }

  private mutating func handleEdgePan(_ event: GestureEvent<Gesture>, isVertical: Bool) {
    switch event.phase {
    case .began: beginEdgePan(event, isVertical: isVertical)
    case .changed: moveTransition(event)
    case .ended: releaseTransition(velocity: event.velocity)
    case .cancelled: revertTransition()
    case .failed: break
    }
  }

  private mutating func handleCatch(_ event: GestureEvent<Gesture>) {
    switch event.phase {
    case .began:
      let drivesVertically = transition?.isVertical ?? false
      transition?.isDrivenVertically = drivesVertically
      moveTransition(event, absorbingSlop: true)
    case .changed: moveTransition(event)
    case .ended: releaseTransition(velocity: event.velocity)
    case .cancelled, .failed: revertTransition()
    }
  }

  private mutating func handleBallLongPress(_ event: GestureEvent<Gesture>) {
    switch event.phase {
    case .began: openList(.press)
    case .changed: moveInPressedList(event)
    case .ended: endPressedList(event)
    case .cancelled:
      letGoOfBall()
      closeList()
    case .failed: break
    }
  }

  private mutating func handleBallPan(_ event: GestureEvent<Gesture>) {
    switch event.phase {
    case .began: beginBallPan(event)
    case .changed: moveBall(event)
    case .ended: releaseBall(velocity: event.velocity)
    case .cancelled: revertBall()
    case .failed: break
    }
  }

  private mutating func handleBadgePan(_ id: BadgeID, _ event: GestureEvent<Gesture>) {
    switch event.phase {
    case .began: beginBadgePan(id, event)
    case .changed: moveBadge(id, event)
    case .ended: releaseBadge(id, velocity: event.velocity, commits: true)
    case .cancelled: releaseBadge(id, velocity: .zero, commits: false)
    case .failed: break
    }
  }

  private mutating func handleListPan(_ event: GestureEvent<Gesture>) {
    switch event.phase {
    case .began, .changed: select(listTarget(at: event.location))
    case .ended: chooseFromList(at: event.location)
    case .cancelled: select(nil)
    case .failed: break
    }
  }
}
