/// The stack and its one live transition.
extension Prototype {
  /// When the transition is over; nil while a pointer holds it or there is none.
  var transitionDeadline: Double? {
    guard let transition, !transition.isHeld else { return nil }
    // A transition that needs no motion is over at once.
    return max(transition.endTime, 0)
  }

  /// How a transition moves from where it is to its end; along a curve a part of the way takes its share.
  func transitionAnimation(_ transition: Transition, isFast: Bool = false) -> Animation {
    let n = parameters.navigation
    if !requests.isEmpty { return .spring(Spring(response: n.hurryResponse, dampingRatio: 1), .pages) }
    let presence = transition.presence(at: environment.now, width: width)
    let share = transition.opens ? 1 - presence : presence
    switch transition.style {
    case .slide:
      guard n.settle == .curve else {
        return .spring(Spring(response: n.response, dampingRatio: n.dampingRatio), .pages)
      }
      let isFlick = isFast && n.fastDuration > 0
      return .curve(n.curve, duration: isFlick ? n.fastDuration : n.duration * share)
    case .modal:
      let m = parameters.modal
      guard m.settle == .curve else {
        return .spring(Spring(response: m.response, dampingRatio: m.dampingRatio), .pages)
      }
      return .curve(m.curve, duration: m.duration * share)
    case .morph(let morph):
      let m = parameters.morph
      guard m.motion == .curve else {
        return .spring(
          Spring(
            response: transition.opens ? m.expandResponse : m.shrinkResponse, dampingRatio: m.dampingRatio),
          .pages)
      }
      let whole =
        transition.opens ? m.expandDuration : morph.isReleased ? m.collectDuration : m.shrinkDuration
      return .curve(m.curve, duration: whole * share)
    }
  }

  /// Changes the stack now, or turns the running transition round, or waits for it.
  mutating func navigate(_ request: NavigationRequest) {
    guard var running = transition else { return perform(request) }
    if request == .pop, running.opens, !running.isHeld, requests.isEmpty {
      if case .slide = running.style, belongsToBall(running.page) {
        // It was collected while it came in: it leaves into the ball.
        return close(
          fromX: running.shownOffset(at: environment.now, width: width), velocity: 0, isReleased: true)
      }
      running.settle(
        opens: false, width: width, with: closingAnimation(running), velocity: nil, at: environment.now)
      running.returnToBall(at: environment.now, duration: parameters.ball.fade)
      running.fadeHighlight(at: environment.now, duration: parameters.ball.press)
      transition = running
      if running.isMorph { perform(.play(.close)) }
      return
    }
    if !running.isHeld, !running.opens, requests.isEmpty, request.page == running.page {
      // What is on its way out is wanted back.
      running.opens = true
      running.fillScreen(at: environment.now, duration: parameters.morph.turn)
      running.settle(
        opens: true, width: width, with: transitionAnimation(running), velocity: nil, at: environment.now)
      transition = running
      if running.isMorph { perform(.play(.open)) }
      return
    }
    // Whoever hammers a key wants the last page, not a queue.
    guard requests.count < parameters.navigation.waiting else { return }
    requests.append(request)
    if !running.isHeld {
      running.settle(
        opens: running.opens, width: width, with: transitionAnimation(running), velocity: nil,
        at: environment.now)
      transition = running
    }
  }

  private func closingAnimation(_ transition: Transition) -> Animation {
    var closing = transition
    closing.opens = false
    return transitionAnimation(closing)
  }

  private mutating func perform(_ request: NavigationRequest) {
    switch request {
    case .pop:
      guard stack.count > 1 else { return }
      close(fromX: 0, velocity: 0)
    case .push(let id):
      guard id != stack.last else { return }
      if stack.contains(id) { return popTo(id) }
      guard let kind = PageKind(pageID: id, in: content), loadPage(id) else { return }
      stack.append(id)
      var opening = move(id, isModal: kind.isModal, opens: true, offset: width)
      opening.highlight = presses.passOn(.row(id), environment)
      begin(opening)
    case .open(let id, let row):
      guard id != stack.last else { return }
      if stack.contains(id) { return popTo(id) }
      let offset = entrances.first { $0.pageID == id }?.scrollOffset
      guard loadPage(id, offset: offset) else { return }
      let replaced = stack.last.flatMap { isEntrance($0) ? $0 : nil }
      if let replaced { rememberScroll(of: replaced) }
      stack.append(id)
      let morph = Transition.Morph(
        source: row?.outline, row: row, pageX: 0, belowX: 0, dim: parameters.morph.cover)
      var opening = Transition(style: .morph(morph), page: id, opens: true, offset: width)
      // Two collected pages do not stay on top of each other: the new one takes the old one's place once it is there.
      opening.replaces = replaced
      opening.slidesTabBar = slidesTabBar
      begin(opening)
      perform(.play(.open))
    }
  }

  /// A push or a present, or its way back.
  private func move(_ id: PageID, isModal: Bool, opens: Bool, offset: Double) -> Transition {
    var new = Transition(style: isModal ? .modal : .slide, page: id, opens: opens, offset: offset)
    // Kept for the whole way: a changed configuration counts from the next one on.
    new.isVertical = isModal && pages[id]?.layout.sheet != nil
    new.slidesTabBar = !isModal && slidesTabBar
    return new
  }

  private mutating func begin(_ new: Transition) {
    var new = new
    new.fades = isReduced
    new.settle(
      opens: new.opens, width: width, with: transitionAnimation(new), velocity: 0, at: environment.now)
    transition = new
    dropPages()
  }

  /// Goes back to a page further down: those between go unseen, the one in front goes as ever.
  private mutating func popTo(_ id: PageID) {
    guard let index = stack.firstIndex(of: id), let top = stack.last, index + 1 < stack.count else { return }
    for gone in stack[(index + 1)...].dropLast() { unload(gone) }
    stack = Array(stack[...index]) + [top]
    loadVisiblePages()
    close(fromX: 0, velocity: 0)
  }

  /// The page in front leaves from where it is: into the ball if it is collected, else to the right.
  mutating func close(fromX x: Double, velocity: Double, isReleased: Bool = false) {
    guard let top = stack.last, stack.count > 1 else { return }
    let isModal = pages[top]?.layout.kind.isModal == true
    if belongsToBall(top) {
      rememberScroll(of: top)
      let m = parameters.morph
      // What a drag has bared stays where and as dark as it is; behind a page in its place it may stand where it
      // will be, and the darkness can be any.
      let morph = Transition.Morph(
        pageX: x, ballFloor: ballAlpha(at: environment.now),
        belowX: x > 0 ? belowX(offset: x, isModal: isModal) : 0,
        dim: isReleased ? dim(offset: x, isModal: isModal) : m.shrinkCover,
        cover: isReleased ? m.collectCover : 0, tabBarShare: width > 0 ? 1 - x / width : 1,
        isReleased: isReleased)
      var closing = Transition(style: .morph(morph), page: top, opens: false, offset: 0)
      closing.fades = isReduced
      if let running = transition {
        closing.highlight.set(highlightStrength(running))
        closing.fadeHighlight(at: environment.now, duration: parameters.ball.press)
      }
      // What a finger has begun goes on as it was.
      closing.slidesTabBar = transition?.slidesTabBar ?? slidesTabBar
      closing.settle(
        opens: false, width: width, with: transitionAnimation(closing), velocity: max(0, velocity),
        at: environment.now)
      transition = closing
      perform(.play(.close))
    } else {
      var closing = move(top, isModal: isModal, opens: false, offset: x)
      // A page that a finger has moved goes on from there.
      closing.slidesTabBar = transition?.slidesTabBar ?? closing.slidesTabBar
      closing.fades = x == 0 && isReduced
      closing.settle(
        opens: false, width: width, with: transitionAnimation(closing), velocity: velocity,
        at: environment.now)
      transition = closing
    }
  }

  /// The transition has arrived: the stack changes if the page is gone, and the next request begins.
  mutating func completeTransition() {
    guard let done = transition else { return }
    transition = nil
    if done.opens {
      // What is in sight has been read.
      if PageKind(pageID: done.page, in: content) == .chat { unread[done.page] = 0 }
      if let replaced = done.replaces {
        stack.removeAll { $0 == replaced }
        unload(replaced)
      }
    } else {
      stack.removeAll { $0 == done.page }
      unload(done.page)
      if isEntrance(done.page) { feedback.effects.append(.save) }
    }
    loadVisiblePages()
    while transition == nil, !requests.isEmpty { perform(requests.removeFirst()) }
  }

  // MARK: Held by a pointer

  /// The edge drag, or the drag of a presented page's bar, begins: the page in front follows the pointer.
  mutating func beginEdgePan(_ event: GestureEvent<Gesture>, isVertical: Bool) {
    if transition == nil {
      guard let top = stack.last, stack.count > 1 else { return }
      let isModal = pages[top]?.layout.kind.isModal == true
      transition = move(top, isModal: isModal, opens: true, offset: 0)
    }
    transition?.isDrivenVertically = isVertical
    // A ball that lies on the edge was pressed with it.
    if ball.press.target > 0 { letGoOfBall() }
    holdTransition(press: event.start)
    moveTransition(event, absorbingSlop: true)
  }

  mutating func holdTransition(press: Point) {
    guard var held = transition else { return }
    held.hold(at: environment.now, width: width)
    held.fadeHighlight(at: environment.now, duration: parameters.ball.press)
    transition = held
    if let kind = zoneKind(for: held) { beginPageZone(kind, press: press) }
    updateZoneReveal(absorbing: true)
  }

  mutating func moveTransition(_ event: GestureEvent<Gesture>, absorbingSlop: Bool = false) {
    guard var held = transition, held.isHeld else { return }
    let way = event.trail.map { place in
      let moved = place - event.start
      let way = held.isDrivenVertically ? moved.y * width / size.height : moved.x
      return min(max(held.heldOffset + way, 0), width)
    }
    if absorbingSlop {
      let spring = Spring(response: parameters.navigation.grabResponse, dampingRatio: 1)
      held.offset.follow(way, absorbing: .spring(spring), at: environment.now)
    } else {
      held.offset.follow(way)
    }
    transition = held
    updateZoneReveal(absorbing: false)
    updateZoneHighlight(event.location)
  }

  /// The pointer lets go: collect, go or stay.
  mutating func releaseTransition(velocity: Point) {
    guard let held = transition, held.isHeld else { return }
    let x = held.shownOffset(at: environment.now, width: width)
    let collects = zone.isHighlighted && zone.kind == .collect
    let refuses = zone.isHighlighted && zone.kind == .full
    endZone()
    if collects, let top = stack.last {
      collect(top)
      close(fromX: x, velocity: velocity.x, isReleased: true)
    } else if refuses {
      settleHeld(opens: true, velocity: 0)
      refuse()
    } else {
      let (finishes, isFast) = outcome(
        of: held, x: held.offset.unlagged(at: environment.now), velocity: velocity)
      let v = held.isDrivenVertically ? velocity.y * width / size.height : velocity.x
      if finishes, case .slide = held.style, belongsToBall(held.page) {
        close(fromX: x, velocity: v, isReleased: true)
      } else {
        settleHeld(opens: !finishes, velocity: v, isFast: finishes && isFast)
      }
    }
  }

  /// The gesture is taken back: everything returns to where it was going.
  mutating func revertTransition() {
    guard let held = transition, held.isHeld else { return }
    endZone()
    settleHeld(opens: held.openedBeforeHold, velocity: 0)
  }

  private mutating func settleHeld(opens: Bool, velocity: Double, isFast: Bool = false) {
    guard var held = transition else { return }
    held.opens = opens
    if opens {
      held.fillScreen(at: environment.now, duration: parameters.morph.turn)
    } else {
      held.returnToBall(at: environment.now, duration: parameters.ball.fade)
    }
    held.settle(
      opens: opens, width: width, with: transitionAnimation(held, isFast: isFast), velocity: velocity,
      at: environment.now
    )
    transition = held
  }

  /// Whether a released page goes, and whether that is a flick, whose projection alone would carry it.
  private func outcome(of held: Transition, x: Double, velocity: Point) -> (finishes: Bool, isFast: Bool) {
    let extent = held.isDrivenVertically ? size.height : width
    let distance = width > 0 ? x / width * extent : 0
    let v = held.isDrivenVertically ? velocity.y : velocity.x
    if case .modal = held.style {
      let m = parameters.modal
      return (
        m.finishRule.finishes(
          distance: distance, velocity: v, extent: extent, fraction: m.finishFraction,
          lookahead: m.lookahead, threshold: m.finishVelocity), false
      )
    }
    let n = parameters.navigation
    return (
      n.finishRule.finishes(
        distance: distance, velocity: v, extent: extent, fraction: n.finishFraction, lookahead: n.lookahead,
        threshold: n.finishVelocity), v * n.lookahead > n.finishFraction * extent
    )
  }

  // MARK: Geometry

  private var slidesTabBar: Bool { parameters.navigation.tabBar == .slide }

  /// How far the tab bar has slid down out of its place while a page comes in over it or goes; nil while it
  /// belongs to its page.
  var tabBarShift: Double? {
    guard let transition, transition.slidesTabBar, !transition.standsStill, stack.count == 2 else {
      return nil
    }
    var share = transition.presence(at: environment.now, width: width)
    if case .morph(let morph) = transition.style { share *= morph.tabBarShare }
    return share * (parameters.layout.tabBar.height + device.safeArea.bottom)
  }

  /// Where the page below stands when the page in front is `offset` points out.
  func belowX(offset: Double, isModal: Bool) -> Double {
    let parallax = isModal ? parameters.modal.parallax : parameters.navigation.parallax
    return width > 0 ? -parallax * (width - offset) : 0
  }

  func dim(offset: Double, isModal: Bool) -> Double {
    let dim = isModal ? parameters.modal.dim : parameters.navigation.dim
    return width > 0 ? dim * (1 - offset / width) : 0
  }
}
