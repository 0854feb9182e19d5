/// The stack, its one live transition, and the pages.
struct Navigation: Equatable, Sendable {
  private(set) var stack: [PageID]
  private(set) var transition: Transition?
  /// Changes of the stack that wait for the transition.
  private(set) var requests: [NavigationRequest] = []
  var pages: LivePages
  /// 1 where a page's shape reaches beyond the screen, 0 where it ends in the screen's corners.
  private(set) var overscan = Animated(1.0)

  init(_ e: Environment) {
    stack = [e.content.root]
    pages = LivePages(e)
    overscan.set(e.parameters.morph.pageEnd == .overscan ? 1 : 0)
  }

  var front: PageID { stack[stack.count - 1] }
  var below: PageID? { stack.count > 1 ? stack[stack.count - 2] : nil }
  var frontPage: Page? { pages[front] }

  /// The ids of the pages that are on the screen, the one in front last.
  var visible: ArraySlice<PageID> { transition == nil ? stack.suffix(1) : stack.suffix(2) }

  /// True for a page of the stack that is not on its way into the ball.
  func isOpen(_ id: PageID) -> Bool {
    if let transition, transition.isMorph, !transition.opens, transition.page == id { return false }
    return stack.contains(id)
  }

  /// True when the page in front, or the one that is about to be, hides the ball.
  func hidesBall(_ e: Environment) -> Bool {
    if e.rules.leavesBallAlone { return false }
    var open = stack[...]
    if let transition, !transition.opens, open.last == transition.page { open.removeLast() }
    for id in open.reversed() {
      guard let kind = e.content.traits(of: id)?.kind, !e.rules.ignoresBall(id, kind: kind) else {
        continue
      }
      return e.rules.hidesBall(id, kind: kind)
    }
    return false
  }

  // MARK: Requests

  /// Changes the stack now, or turns the running transition round, or waits for it.
  mutating func navigate(
    _ request: NavigationRequest, _ collected: CollectedPages, _ ball: FloatingBall, _ e: Environment
  ) -> [Command] {
    guard var running = transition else { return perform(request, collected, ball, e) }
    if request == .pop, running.opens, !running.isHeld, requests.isEmpty {
      if running.style == .slide, collected.belongsToBall(running.page, e) {
        // It was collected while it came in: it leaves into the ball.
        let x = running.shownOffset(at: e.now, width: e.width)
        return close(fromX: x, velocity: 0, isReleased: true, collected, ball, e)
      }
      var closing = running
      closing.opens = false
      running.settle(
        opens: false, width: e.width, with: animation(closing, e), velocity: nil, at: e.now)
      running.returnToBall(at: e.now, duration: e.parameters.ball.fade)
      running.fadeHighlight(at: e.now, duration: e.parameters.ball.press)
      transition = running
      return running.isMorph ? [.play(.close)] : []
    }
    if !running.isHeld, !running.opens, requests.isEmpty, request.page == running.page {
      // What is on its way out is wanted back.
      running.opens = true
      running.fillScreen(at: e.now, duration: e.parameters.morph.turn)
      running.settle(opens: true, width: e.width, with: animation(running, e), velocity: nil, at: e.now)
      transition = running
      return running.isMorph ? [.play(.open)] : []
    }
    // Whoever hammers a key wants the last page, not a queue.
    guard requests.count < e.parameters.navigation.waiting else { return [] }
    requests.append(request)
    if !running.isHeld {
      running.settle(
        opens: running.opens, width: e.width, with: animation(running, e), velocity: nil, at: e.now)
      transition = running
    }
    return []
  }

  /// The next of the requests that have waited; none while a page moves.
  mutating func goOn(_ collected: CollectedPages, _ ball: FloatingBall, _ e: Environment) -> [Command] {
    guard transition == nil, !requests.isEmpty else { return [] }
    return perform(requests.removeFirst(), collected, ball, e) + [.goOn]
  }

  private mutating func perform(
    _ request: NavigationRequest, _ collected: CollectedPages, _ ball: FloatingBall, _ e: Environment
  ) -> [Command] {
    switch request {
    case .pop: return close(fromX: 0, velocity: 0, collected, ball, e)
    case .push(let id):
      guard id != front else { return [] }
      if stack.contains(id) { return popTo(id, collected, ball, e) }
      guard let traits = e.content.traits(of: id), pages.load(id, e) else { return [] }
      stack.append(id)
      return begin(move(id, isModal: traits.isModal, opens: true, offset: e.width, e), collected, e)
        + [.passOnHighlight]
    case .open(let id, let row):
      guard id != front else { return [] }
      if stack.contains(id) { return popTo(id, collected, ball, e) }
      let offset = collected.entrances.first { $0.pageID == id }?.scrollOffset
      guard pages.load(id, offset: offset, e) else { return [] }
      let replaced = collected.contains(front) ? front : nil
      let remembered = replaced.map { remember($0, e) } ?? []
      stack.append(id)
      var morph = Transition.Morph(row: row, pageX: 0, belowX: 0, dim: e.parameters.morph.cover)
      if row == nil {
        // Out of a ball that is still on its way into sight.
        morph.opacity.set(ball.shownAlpha(self, e))
        morph.opacity.animate(to: 1, with: .curve(.easeOut, duration: e.parameters.ball.fade), at: e.now)
      }
      var opening = Transition(style: .morph(morph), page: id, opens: true, offset: e.width)
      // Two collected pages do not stay on top of each other: the new one takes the old one's place once it is there.
      opening.replaces = replaced
      opening.slidesTabBar = slidesTabBar(e)
      return remembered + begin(opening, collected, e) + [.play(.open)]
    }
  }

  private func remember(_ id: PageID, _ e: Environment) -> [Command] {
    pages[id].map { [.remember(id, $0.offset(at: e.now))] } ?? []
  }

  private func slidesTabBar(_ e: Environment) -> Bool { e.parameters.navigation.tabBar == .slide }

  /// A push or a present, or its way back.
  private func move(_ id: PageID, isModal: Bool, opens: Bool, offset: Double, _ e: Environment) -> Transition
  {
    var new = Transition(style: isModal ? .modal : .slide, page: id, opens: opens, offset: offset)
    // Kept for the whole way: a changed configuration counts from the next one on.
    new.isVertical = isModal && pages[id]?.layout.sheet != nil
    new.slidesTabBar = !isModal && slidesTabBar(e)
    return new
  }

  private mutating func begin(_ new: Transition, _ collected: CollectedPages, _ e: Environment) -> [Command] {
    var new = new
    new.fades = e.isReduced
    new.settle(opens: new.opens, width: e.width, with: animation(new, e), velocity: 0, at: e.now)
    transition = new
    return dropPages(collected, e)
  }

  /// Goes back to a page further down: those between go unseen, the one in front goes as ever.
  private mutating func popTo(
    _ id: PageID, _ collected: CollectedPages, _ ball: FloatingBall, _ e: Environment
  ) -> [Command] {
    guard let index = stack.firstIndex(of: id), index + 1 < stack.count else { return [] }
    var commands: [Command] = []
    for gone in stack[(index + 1)...].dropLast() { commands += unload(gone, collected, e) }
    stack = Array(stack[...index]) + [front]
    loadVisible(e)
    return commands + close(fromX: 0, velocity: 0, collected, ball, e)
  }

  /// The page in front leaves from where it is: into the ball if it is collected, else to the right.
  mutating func close(
    fromX x: Double, velocity: Double, isReleased: Bool = false, _ collected: CollectedPages,
    _ ball: FloatingBall, _ e: Environment
  ) -> [Command] {
    guard stack.count > 1 else { return [] }
    let isModal = e.content.traits(of: front)?.isModal == true
    guard collected.belongsToBall(front, e) else {
      var closing = move(front, isModal: isModal, opens: false, offset: x, e)
      // A page that a finger has moved goes on from there.
      closing.slidesTabBar = transition?.slidesTabBar ?? closing.slidesTabBar
      closing.fades = x == 0 && e.isReduced
      closing.settle(
        opens: false, width: e.width, with: animation(closing, e), velocity: velocity, at: e.now)
      transition = closing
      return []
    }
    let m = e.parameters.morph
    // What a drag has bared stays where and as dark as it is; behind a page in its place it may stand where it
    // will be, and the darkness can be any.
    var morph = Transition.Morph(
      pageX: x, belowX: x > 0 ? belowX(offset: x, isModal: isModal, e) : 0,
      dim: isReleased ? dim(offset: x, isModal: isModal, e) : m.shrinkCover)
    morph.ballFloor = ball.alpha(self, e)
    morph.cover = isReleased ? m.collectCover : 0
    morph.tabBarShare = e.width > 0 ? 1 - x / e.width : 1
    morph.isReleased = isReleased
    var closing = Transition(style: .morph(morph), page: front, opens: false, offset: 0)
    closing.fades = e.isReduced
    if let running = transition {
      closing.highlight.set(highlightStrength(running, e))
      closing.fadeHighlight(at: e.now, duration: e.parameters.ball.press)
    }
    // What a finger has begun goes on as it was.
    closing.slidesTabBar = transition?.slidesTabBar ?? slidesTabBar(e)
    closing.settle(
      opens: false, width: e.width, with: animation(closing, e), velocity: max(0, velocity), at: e.now)
    transition = closing
    return remember(front, e) + [.play(.close)]
  }

  // MARK: Pages

  /// A page has left the stack. A collected one stays alive, at rest, while there is room.
  private mutating func unload(_ id: PageID, _ collected: CollectedPages, _ e: Environment) -> [Command] {
    let remembered = remember(id, e)
    let isCollected = collected.contains(id)
    pages.unload(id, isCollected: isCollected, e)
    return isCollected && pages[id] != nil ? remembered + dropPages(collected, e) : remembered
  }

  mutating func dropPages(_ collected: CollectedPages, _ e: Environment) -> [Command] {
    pages.drop(stack: stack, moving: transition?.page, collected, e)
  }

  /// Makes the pages alive that the next drag will show.
  private mutating func loadVisible(_ e: Environment) {
    for id in stack.suffix(2) where pages[id] == nil { pages.load(id, e) }
  }

  // MARK: The transition

  /// The row that the page comes from keeps its pressed look.
  mutating func keepHighlight(_ highlight: Animated<Double>) { transition?.highlight = highlight }

  /// The ball that a page shrinks into is removed: the page leaves for the place where a ball would be, or goes with it.
  mutating func ballLeft(from end: RoundedRect, _ collected: CollectedPages, _ e: Environment) {
    guard var moving = transition, case .morph(let morph) = moving.style else { return }
    moving.leaveBall(
      from: source(of: morph, end, e), fades: !moving.opens && !collected.contains(moving.page), at: e.now,
      duration: e.parameters.ball.removal)
    transition = moving
  }

  /// The transition has arrived: the stack changes if the page is gone, and the next request begins.
  private mutating func complete(_ done: Transition, _ collected: CollectedPages, _ e: Environment)
    -> [Command]
  {
    transition = nil
    var commands: [Command] = []
    if done.opens {
      // What is in sight has been read.
      commands.append(.markRead(done.page))
      if let replaced = done.replaces {
        stack.removeAll { $0 == replaced }
        commands += unload(replaced, collected, e)
      }
    } else {
      stack.removeAll { $0 == done.page }
      commands += unload(done.page, collected, e)
      if collected.contains(done.page) { commands.append(.save) }
    }
    loadVisible(e)
    return commands + [.goOn]
  }

  // MARK: Time

  /// When the transition is over; nil while a pointer holds it or there is none.
  var transitionDeadline: Double? {
    guard let transition, !transition.isHeld else { return nil }
    // A transition that needs no motion is over at once.
    return max(transition.endTime, 0)
  }

  var nextDeadline: Double? {
    var next = min(transitionDeadline ?? .infinity, pages.nextMark ?? .infinity)
    for id in visible { next = min(next, pages[id]?.scroll.deadline ?? .infinity) }
    return next.isFinite ? next : nil
  }

  func isMoving(_ e: Environment) -> Bool {
    if let transition, max(transition.endTime, transition.highlight.endTime) > e.now { return true }
    return pages.hasMovingMarks || visible.contains { pages[$0]?.scroll.isMoving(at: e.now) == true }
  }

  mutating func meetDeadlines(_ collected: CollectedPages, _ e: Environment) -> [Command] {
    var commands: [Command] = []
    if let transition, let deadline = transitionDeadline, deadline <= e.now {
      commands = complete(transition, collected, e)
    }
    pages.meetDeadlines(visible: visible, e)
    return commands
  }

  /// The screen has a new size: what moves keeps its share of the way.
  mutating func resize(from old: Size, _ e: Environment) {
    if var moving = transition {
      let share = moving.shownOffset(at: e.now, width: old.width) / old.width
      moving.offset.set(share * e.width)
      moving.settle(
        opens: moving.opens, width: e.width, with: animation(moving, e), velocity: nil, at: e.now)
      transition = moving
    }
    pages.rebuild(e)
  }

  /// A page on its way goes on by the new spring, and the shape of a morph passes over to its other end.
  mutating func retune(
    from old: Parameters, isMoving: Bool, _ collected: CollectedPages, _ e: Environment
  ) -> [Command] {
    if var moving = transition, !moving.isHeld {
      let new = animation(moving, e)
      if animation(moving, e, by: old) != new {
        moving.settle(opens: moving.opens, width: e.width, with: new, velocity: nil, at: e.now)
        transition = moving
      }
    }
    if old.morph.pageEnd != e.tuned.morph.pageEnd {
      overscan.animate(
        to: e.tuned.morph.pageEnd == .overscan ? 1 : 0,
        with: isMoving ? .curve(.easeInOut, duration: ParameterGlide.duration) : .none, at: e.now)
    }
    return old.entrances.livePages == e.tuned.entrances.livePages ? [] : dropPages(collected, e)
  }
}

extension Navigation {
  // MARK: Held by a pointer

  /// A pointer takes hold of the page that moves.
  mutating func hold(press: Point, isVertical: Bool, _ collected: CollectedPages, _ e: Environment)
    -> [Command]
  {
    guard var held = transition else { return [] }
    held.hold(isVertical: isVertical, at: e.now, width: e.width)
    held.fadeHighlight(at: e.now, duration: e.parameters.ball.press)
    transition = held
    let zone = collected.zone(for: held, e).map { [Command.beginZone($0, press: press)] } ?? []
    return zone + [.slideZone(held.offset.trail, absorbing: true)]
  }

  /// The edge drag, or the drag of a presented page's bar: the page in front follows the pointer.
  mutating func edgePan(
    _ event: GestureEvent<Gesture>, isVertical: Bool, _ zone: DropZone, _ collected: CollectedPages,
    _ e: Environment
  ) -> [Command] {
    guard event.phase == .began else {
      return event.phase == .failed ? [] : pan(event, zone, collected, e)
    }
    if transition == nil {
      guard stack.count > 1 else { return [] }
      let isModal = e.content.traits(of: front)?.isModal == true
      transition = move(front, isModal: isModal, opens: true, offset: 0, e)
    }
    // A ball that lies on the edge was pressed with it.
    return [.letGoOfBall] + hold(press: event.start, isVertical: isVertical, collected, e)
      + follow(event, absorbingSlop: true, e)
  }

  /// The pointer that holds a page on its way moves on, or lets go.
  mutating func pan(
    _ event: GestureEvent<Gesture>, _ zone: DropZone, _ collected: CollectedPages, _ e: Environment
  ) -> [Command] {
    switch event.phase {
    case .began: follow(event, absorbingSlop: true, e)
    case .changed: follow(event, absorbingSlop: false, e)
    case .ended: release(velocity: event.velocity, zone, collected, e)
    case .cancelled, .failed: revert(e)
    }
  }

  private mutating func follow(
    _ event: GestureEvent<Gesture>, absorbingSlop: Bool, _ e: Environment
  ) -> [Command] {
    guard var held = transition, let hold = held.hold else { return [] }
    let width = e.width
    let height = e.size.height
    let way = event.trail.map { place in
      let moved = place - event.start
      let way = hold.isVertical ? moved.y * width / height : moved.x
      return min(max(hold.offset + way, 0), width)
    }
    if absorbingSlop {
      let spring = Spring(response: e.parameters.navigation.grabResponse, dampingRatio: 1)
      held.offset.follow(way, absorbing: .spring(spring), at: e.now)
    } else {
      held.offset.follow(way)
    }
    transition = held
    return [.slideZone(held.offset.trail, absorbing: false), .moveInZone(event.location)]
  }

  /// The pointer lets go: collect, go or stay.
  private mutating func release(
    velocity: Point, _ zone: DropZone, _ collected: CollectedPages, _ e: Environment
  ) -> [Command] {
    guard let held = transition, let hold = held.hold else { return [] }
    let x = held.shownOffset(at: e.now, width: e.width)
    switch zone.verdict {
    case .collect:
      return [.endZone(delay: 0), .collect(front), .close(fromX: x, velocity: velocity.x)]
    case .full:
      settleHeld(opens: true, velocity: 0, e)
      return [.endZone(delay: 0), .refuse]
    case .remove, .some(.none), nil: break
    }
    let (finishes, isFast) = outcome(of: held, hold, velocity: velocity, e)
    let v = hold.isVertical ? velocity.y * e.width / e.size.height : velocity.x
    if finishes, held.style == .slide, collected.belongsToBall(held.page, e) {
      return [.endZone(delay: 0), .close(fromX: x, velocity: v)]
    }
    settleHeld(opens: !finishes, velocity: v, isFast: finishes && isFast, e)
    return [.endZone(delay: 0)]
  }

  /// The gesture is taken back: everything returns to where it was going.
  private mutating func revert(_ e: Environment) -> [Command] {
    guard let hold = transition?.hold else { return [] }
    settleHeld(opens: hold.opened, velocity: 0, e)
    return [.endZone(delay: 0)]
  }

  private mutating func settleHeld(opens: Bool, velocity: Double, isFast: Bool = false, _ e: Environment) {
    guard var held = transition else { return }
    held.opens = opens
    if opens {
      held.fillScreen(at: e.now, duration: e.parameters.morph.turn)
    } else {
      held.returnToBall(at: e.now, duration: e.parameters.ball.fade)
    }
    held.settle(
      opens: opens, width: e.width, with: animation(held, e, isFast: isFast), velocity: velocity, at: e.now)
    transition = held
  }

  /// Whether a released page goes, and whether that is a flick, whose projection alone would carry it.
  private func outcome(
    of held: Transition, _ hold: Transition.Hold, velocity: Point, _ e: Environment
  ) -> (finishes: Bool, isFast: Bool) {
    let extent = hold.isVertical ? e.size.height : e.width
    let distance = e.width > 0 ? held.offset.unlagged(at: e.now) / e.width * extent : 0
    let v = hold.isVertical ? velocity.y : velocity.x
    if held.style == .modal {
      let m = e.parameters.modal
      let finishes = m.finishRule.finishes(
        distance: distance, velocity: v, extent: extent, fraction: m.finishFraction, lookahead: m.lookahead,
        threshold: m.finishVelocity)
      return (finishes, false)
    }
    let n = e.parameters.navigation
    let finishes = n.finishRule.finishes(
      distance: distance, velocity: v, extent: extent, fraction: n.finishFraction, lookahead: n.lookahead,
      threshold: n.finishVelocity)
    return (finishes, v * n.lookahead > n.finishFraction * extent)
  }

  // MARK: Scrolling

  mutating func scroll(_ id: PageID, _ event: GestureEvent<Gesture>, _ e: Environment) {
    switch event.phase {
    case .began: pages[id]?.scroll.hold(at: e.now, translation: event.translation.y)
    case .changed: pages[id]?.scroll.drag(along: event.trail.map { $0.y - event.start.y })
    case .ended: pages[id]?.scroll.release(velocity: event.velocity.y, at: e.now)
    case .cancelled, .failed: pages[id]?.scroll.release(velocity: 0, at: e.now)
    }
  }

  /// A wheel or a touchpad over the page in front, unless that is held or leaves.
  mutating func wheel(by dy: Double, isPrecise: Bool, _ e: Environment) {
    guard transition.map({ $0.opens && !$0.isHeld }) ?? true else { return }
    if isPrecise {
      pages[front]?.scroll.follow(dy, at: e.now)
    } else {
      pages[front]?.scroll.wheel(by: dy, at: e.now)
    }
  }

  // MARK: Motion

  /// How a transition moves from where it is to its end; along a curve a part of the way takes its share.
  private func animation(_ transition: Transition, _ e: Environment, isFast: Bool = false) -> Animation {
    animation(transition, e, by: e.parameters, isFast: isFast)
  }

  private func animation(
    _ transition: Transition, _ e: Environment, by p: Parameters, isFast: Bool = false
  ) -> Animation {
    let n = p.navigation
    if !requests.isEmpty { return .spring(Spring(response: n.hurryResponse, dampingRatio: 1), .pages) }
    let presence = transition.presence(at: e.now, width: e.width)
    let share = transition.opens ? 1 - presence : presence
    switch transition.style {
    case .slide:
      guard n.settle == .curve else {
        return .spring(Spring(response: n.response, dampingRatio: n.dampingRatio), .pages)
      }
      let isFlick = isFast && n.fastDuration > 0
      return .curve(n.curve, duration: isFlick ? n.fastDuration : n.duration * share)
    case .modal:
      let m = p.modal
      guard m.settle == .curve else {
        return .spring(Spring(response: m.response, dampingRatio: m.dampingRatio), .pages)
      }
      return .curve(m.curve, duration: m.duration * share)
    case .morph(let morph):
      let m = p.morph
      guard m.motion == .curve else {
        let response = transition.opens ? m.expandResponse : m.shrinkResponse
        return .spring(Spring(response: response, dampingRatio: m.dampingRatio), .pages)
      }
      let whole =
        transition.opens ? m.expandDuration : morph.isReleased ? m.collectDuration : m.shrinkDuration
      return .curve(m.curve, duration: whole * share)
    }
  }
}
