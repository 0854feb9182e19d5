/// The stack, the requests that wait, and the only live transition.
struct Navigation: Equatable, Sendable {
  var stack: PageStack
  /// 1 if a page's shape extends beyond the screen, 0 if it ends in the screen's corners.
  private(set) var overscan = Animated(1.0)

  init(_ e: Environment) {
    stack = PageStack(root: e.content.root)
    overscan.set(e.parameters.morph.pageEnd == .overscan ? 1 : 0)
  }

  var transition: Transition? { _read { yield stack.transition } }
  var front: PageID { stack.pages[stack.pages.count - 1] }
  var below: PageID? { stack.pages.count > 1 ? stack.pages[stack.pages.count - 2] : nil }

  /// The page that will be in front once a leaving page is gone; nil while a pointer holds that one, and while requests
  /// wait that may change the stack.
  var nextFront: PageID? {
    guard stack.requests.isEmpty else { return nil }
    guard let transition, !transition.opens else { return front }
    return transition.isHeld ? nil : below
  }

  /// The ids of the pages on the screen, the front page last.
  var visible: ArraySlice<PageID> { stack.visible }

  /// True for a page of the stack that does not shrink into the ball.
  func isOpen(_ id: PageID) -> Bool {
    if let transition, transition.isMorph, !transition.opens, transition.page == id { return false }
    return stack.pages.contains(id)
  }

  /// True if the front page, or the page that will be in front, hides the ball.
  func hidesBall(_ e: Environment) -> Bool {
    if e.rules.leavesBallAlone { return false }
    var staying = stack.pages[...]
    if let transition, !transition.opens, staying.last == transition.page { staying.removeLast() }
    for id in staying.reversed() {
      guard let kind = e.content.traits(of: id)?.kind, !e.rules.ignoresBall(id, kind: kind) else {
        continue
      }
      return e.rules.hidesBall(id, kind: kind)
    }
    return false
  }

  // MARK: The transition

  /// Handles the removal of the ball that a page shrinks into: the page goes to where the ball was docked, or fades
  /// with the ball.
  mutating func ballRemoved(_ shape: MorphShape?, _ collected: CollectedPages, _ e: Environment) {
    guard let transition, let shape else { return }
    let fades = !transition.opens && !collected.contains(transition.page)
    stack.changeTransition { $0.changeMorph { $0.leaveBall(from: shape.source, fades: fades, e) } }
  }

  /// Handles the restoring of a removed ball: a page that shrinks goes to the ball again.
  mutating func ballRestored(_ shape: MorphShape?, _ e: Environment) {
    guard let shape else { return }
    stack.changeTransition { $0.changeMorph { $0.rejoinBall(from: shape.source, e) } }
  }

  /// Prepares for the list to open; returns true if it may open now.
  ///
  /// A page that grows out of a row lies over the list, so a list that opened below it would suddenly cover it when the
  /// page arrives. The list therefore opens over the page, once its old rows have left the screen.
  mutating func prepare(for list: BallList, _ e: Environment) -> Bool {
    guard let transition, transition.liesOverList, transition.opens else { return true }
    guard list.isGone(e) else { return false }
    stack.changeTransition { $0.changeMorph { $0.isBelowList = true } }
    return true
  }

  /// Completes the transition: the stack changes if the page has left, and the next request begins.
  private mutating func complete(
    _ done: Transition, _ pages: inout LivePages, _ collected: CollectedPages, _ e: Environment
  ) -> [Command] {
    stack.complete(done)
    var commands: [Command] = []
    if done.opens {
      // A page in sight counts as read.
      commands += ([done.page] + done.reads).map { .markRead($0) }
      if let replaced = done.replaces { commands += pages.unload(replaced, stack, collected, e) }
    } else {
      commands += done.readsBelow.map { .markRead($0) }
      commands += pages.unload(done.page, stack, collected, e)
      if collected.contains(done.page) { commands.append(.save) }
    }
    pages.loadVisible(stack, e)
    return commands + [.performNextRequest]
  }

  // MARK: Time

  /// When the transition is over; nil while a pointer holds the page, and without a transition.
  var transitionDeadline: Double? {
    guard let transition, !transition.isHeld else { return nil }
    return transition.endTime
  }

  func isMoving(_ e: Environment) -> Bool {
    transition.map { max($0.endTime, $0.highlight.endTime) > e.now } ?? false
  }

  mutating func meetDeadlines(
    _ pages: inout LivePages, _ collected: CollectedPages, _ e: Environment
  ) -> [Command] {
    guard let transition, let deadline = transitionDeadline, deadline <= e.now else { return [] }
    return complete(transition, &pages, collected, e)
  }

  /// Completes a transition whose page is out of sight, although its spring has not ended.
  mutating func finishUnseen(
    _ pages: inout LivePages, _ collected: CollectedPages, _ e: Environment
  ) -> [Command] {
    guard let transition, transition.hasLeft(e) else { return [] }
    return complete(transition, &pages, collected, e)
  }

  /// Handles a new size of the screen: a moving page keeps its share of it.
  mutating func resize(from old: Size, _ e: Environment) {
    let (x, y) = (e.width / old.width, e.size.height / old.height)
    stack.changeTransition {
      $0.offset.set(($0.offset.value(at: e.now) * x).clamped(to: 0...e.width))
      $0.changeMorph { $0.scale(x, y) }
    }
    settle(velocity: nil, e)
  }

  /// Applies new values: a moving page continues by the new spring, and the shape of a morph blends into its other
  /// end shape.
  mutating func update(from old: Parameters, isMoving: Bool, _ e: Environment) {
    if let transition, !transition.isHeld,
      animation(transition, e, by: old) != animation(transition, e, by: e.parameters)
    {
      settle(velocity: nil, e)
    }
    if old.morph.pageEnd != e.tuned.morph.pageEnd {
      overscan.animate(
        to: e.tuned.morph.pageEnd == .overscan ? 1 : 0,
        with: isMoving ? .curve(.easeInOut, duration: ParameterGlide.duration) : .none, at: e.now)
    }
  }

  // MARK: Motion

  /// Lets the moving page continue to its target from where it is; a pointer that held it releases it.
  mutating func settle(velocity: Double?, isFast: Bool = false, _ e: Environment) {
    guard let transition else { return }
    let animation = animation(transition, e, by: e.parameters, isFast: isFast)
    stack.changeTransition { $0.settle(with: animation, velocity: velocity, e) }
  }

  /// Lets the moving page come in or leave: a page that was released half-way out fills the screen again, and one whose
  /// row is gone goes to the ball.
  mutating func settle(opens: Bool, velocity: Double?, isFast: Bool = false, _ e: Environment) {
    stack.changeTransition {
      $0.opens = opens
      $0.changeMorph { if opens { $0.turnAround(e) } else { $0.returnToBall(e) } }
    }
    settle(velocity: velocity, isFast: isFast, e)
  }

  /// The animation of a transition from where it is to its end; along a curve, a part of the distance takes that part
  /// of the duration.
  private func animation(
    _ transition: Transition, _ e: Environment, by p: Parameters, isFast: Bool = false
  ) -> Animation {
    let n = p.navigation
    if !stack.requests.isEmpty { return .critical(n.hurryResponse, .pages) }
    let presence = transition.presence(e)
    let share = transition.opens ? 1 - presence : presence
    switch transition.style {
    case .slide: return n.animation(share: share, isFlick: isFast)
    case .modal: return p.modal.animation(share: share)
    case .morph(let morph):
      return p.morph.animation(
        share: share, opens: transition.opens, isReleased: morph.isReleased,
        goesBelow: !transition.opens && !morph.becomesBall && p.ball.appears == .arrival)
    }
  }
}
