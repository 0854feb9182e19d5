/// Pointer events: the gestures that take part in the arena, and what the winner does.
extension Prototype {
  typealias Member = GestureArena<Gesture>.Member

  mutating func handlePointer(_ event: PointerEvent) {
    guard event.phase == .down, !arena.isOpen, !arena.isIgnoringPointers else {
      // The arena refuses a press while another pointer is down.
      dispatch(event.phase == .down ? arena.open([], event: event) : arena.handle(event))
      if event.phase == .up { highlights.takeSecondClick(at: event.position, environment) }
      if !arena.isOpen { endPress() }
      return
    }
    var members: [Member] = []
    if let responder = responder(at: event.position) {
      members = self.members(of: responder, at: event.position)
      beginPress(on: responder, at: event.position, members)
    }
    dispatch(arena.open(members, event: event))
  }

  /// Ends a press, however it was decided: nothing looks pressed any more.
  mutating func endPress() {
    highlights.release(flashes: false, environment)
    notices.release(environment)
    list.select(nil, environment)
    ball.release(environment)
  }

  // MARK: What it became

  mutating func dispatch(_ events: [GestureEvent<Gesture>]) {
    for var event in events {
      guard event.phase == .ended, event.tag.isTap else {
        perform(commands(for: event))
        continue
      }
      // The second half of a double click does nothing where the first half brought another thing under the finger.
      if highlights.takeSecondClick(at: event.start, of: event.tag, environment) { event.phase = .failed }
      let before = ground(at: event.start)
      perform(commands(for: event))
      let isOther = event.tag.isOfRowAction || ground(at: event.start) != before
      if event.phase == .ended, isOther { highlights.noteTap(event, environment) }
    }
  }

  /// The facts that decide which thing is under a finger; a thing that only looks different there is the same.
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
    case .tap(let id, let page): return tap(id, on: page, event)
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
      let isPressed = event.phase == .ended && notices.current?.isHeld == true
      let commands = isPressed ? notices.act(highlights, e) : []
      highlights.release(flashes: false, e)
      return commands
    case .sheetTap where event.phase != .began:
      highlights.release(flashes: event.phase == .ended, e)
      return event.phase == .ended ? sheet.choose(at: event.location, e) : []
    case .rowSwipe(let row):
      // A pause on a touchpad is not meant as a release, so it opens or closes a row but does no full swipe's action.
      let e = stroke == nil ? e : e.withoutFullSwipe
      let isUnread = isUnread(row)
      return pages[navigation.front]?.swipe(row, event, isUnread: isUnread, e) ?? []
    case .controlPan(let id): pages[navigation.front]?.panControl(id, event, e)
    case .controlTap(let id) where event.phase == .ended:
      closeRows()
      guard pageAtRest != nil else { break }
      pages[navigation.front]?.tapControl(id, at: event.location, besides: navigation.edgeStrip(e), e)
    case .rowClose where event.phase == .ended: closeRows()
    case .scrollToTop, .controlTap, .rowClose, .ballTap, .listTap, .noticeTap, .sheetTap: break
    }
    return []
  }

  private mutating func tap(_ id: ElementID, on page: PageID, _ event: GestureEvent<Gesture>) -> [Command] {
    let isTap = event.phase == .ended
    let action = pages[page]?.layout.actions[id]
    if event.phase != .began {
      highlights.release(flashes: isTap && action?.answersAtOnce != true, environment)
    }
    return isTap ? activate(id, on: page) : []
  }

  /// Does the action of a tap on an element of a page, or of Return on the focused one.
  mutating func activate(_ id: ElementID, on page: PageID) -> [Command] {
    if case .rowAction(let row, let name) = id {
      let e = environment
      return pages[page]?.act(on: row, name, e) ?? []
    }
    closeRows()
    guard let shown = pages[page], let action = shown.layout.actions[id] else { return [] }
    return Command.all(of: action, on: page, reads: shown.layout.reads[id])
  }

  // MARK: Buttons

  /// Handles the right button: on the ball it opens the list, even for one page; on a row with actions it opens the
  /// row.
  mutating func handleContextMenu(at p: Point) {
    guard !arena.isOpen, p.isFinite else { return }
    switch responder(at: p) {
    case .ball: perform(.openList(.tap))
    case .page: if let row = pageAtRest?.row(at: p, environment) { openRow(row) }
    case .notice, .menu, .list, .movingPage, nil: break
    }
  }

  /// Handles Escape: cancels a gesture in progress, else closes the menu, the list or a row, else goes one page back.
  mutating func goBack() {
    if arena.isOpen {
      // If a gesture is in progress, or the press has stopped a motion, Escape cancels that and does nothing else.
      let isBusy =
        arena.winner != nil || navigation.transition?.isHeld == true || ball.isCaught
        || navigation.scrollingPage.flatMap { pages[$0]?.isHeld } == true
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
