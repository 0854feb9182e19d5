/// Changes of the stack: requested, reversed, or waiting for the running transition.
extension Navigation {
  /// Changes the stack at once, reverses the running transition, or waits for it.
  mutating func navigate(
    _ request: NavigationRequest, _ pages: inout LivePages, _ collected: CollectedPages, _ ball: BallEnd,
    _ list: BallList, _ e: Environment
  ) -> [Command] {
    guard let running = transition else { return perform(request, &pages, collected, ball, list, e) }
    if request == .pop, running.opens, !running.isHeld, stack.requests.isEmpty {
      if !running.isMorph, collected.belongsToBall(running.page, e) {
        // The page was collected while it came in, so it leaves into the ball.
        let x = running.shownOffset(e)
        return close(fromX: x, velocity: 0, isReleased: true, pages, collected, ball, e)
      }
      stack.changeTransition { $0.fadeHighlight(e) }
      settle(opens: false, velocity: nil, e)
      return running.isMorph ? [.play(.close)] : []
    }
    if !running.isHeld, !running.opens, stack.requests.isEmpty, request.page == running.page {
      // A request opens the leaving page again, so the page turns around.
      stack.changeTransition { $0.reads = request.reads }
      settle(opens: true, velocity: nil, e)
      return running.isMorph ? [.emit(.opened(running.page)), .play(.open)] : []
    }
    // More requests than may wait are dropped: repeated presses of a key ask for the last page, not for a queue.
    guard stack.requests.count < e.parameters.navigation.waiting else { return [] }
    stack.enqueue(request)
    // The page that comes in was requested once more.
    if running.opens, request.page == running.page {
      stack.changeTransition { $0.reads += request.reads }
    }
    if !running.isHeld { settle(velocity: nil, e) }
    return []
  }

  /// Performs the next waiting request; does nothing while a page moves.
  mutating func performNextRequest(
    _ pages: inout LivePages, _ collected: CollectedPages, _ ball: BallEnd, _ list: BallList, _ e: Environment
  ) -> [Command] {
    guard let next = stack.nextRequest() else { return [] }
    return perform(next, &pages, collected, ball, list, e) + [.performNextRequest]
  }

  private mutating func perform(
    _ request: NavigationRequest, _ pages: inout LivePages, _ collected: CollectedPages, _ ball: BallEnd,
    _ list: BallList, _ e: Environment
  ) -> [Command] {
    switch request {
    case .pop: return close(fromX: 0, velocity: 0, pages, collected, ball, e)
    case .popToRoot(let tab):
      pages.show(tab, e)
      return popTo(e.content.root, &pages, collected, ball, e)
    case .push(let id, _):
      guard id != front else { return request.reads.map { .markRead($0) } }
      if stack.pages.contains(id) {
        let commands = popTo(id, &pages, collected, ball, e)
        stack.changeTransition { $0.readsBelow = request.reads }
        return commands
      }
      guard e.content.traits(of: id) != nil, pages.load(id, e) else { return [] }
      stack.push(id)
      var opening = move(id, opens: true, offset: e.width, pages, e)
      opening.reads = request.reads
      return begin(opening, &pages, collected, e) + [.passOnHighlight]
    case .open(let id, let row):
      guard id != front else { return [] }
      if stack.pages.contains(id) { return popTo(id, &pages, collected, ball, e) }
      let offset = collected.pages.first { $0.pageID == id }?.scrollOffset
      guard pages.load(id, offset: offset, e) else { return [] }
      let replaced = collected.contains(front) ? front : nil
      let remembered = replaced.map { pages.remember($0, e) } ?? []
      stack.push(id)
      var morph = Morph(
        row: row, becomesBall: becomesBall(opening: row, collected, e), dim: e.parameters.morph.cover)
      if row == nil {
        // The ball may still be fading in while the list above it slides out.
        let seen = 1 - list.backdrop.value(at: e.now)
        morph.appear(
          from: seen > 0 ? ball.alpha / seen : nil,
          with: .curve(.easeOut, duration: e.parameters.ball.fade), at: e.now)
      }
      var opening = Transition(style: .morph(morph), page: id, opens: true, offset: e.width)
      // Two collected pages do not stay on top of each other: the new one replaces the old one once it fills the
      // screen.
      opening.replaces = replaced
      opening.tabBar = e.parameters.navigation.tabBar
      return [.emit(.opened(id))] + remembered + begin(opening, &pages, collected, e) + [.play(.open)]
    }
  }

  /// True if the shape of the front page, which opens, and the ball turn into each other. Out of the ball: if it holds
  /// no other page. Out of a row: if the page would shrink into a ball that is not visible yet.
  private func becomesBall(opening row: RowLook?, _ collected: CollectedPages, _ e: Environment) -> Bool {
    let isAlone = collected.unused(self, e).isEmpty
    guard row != nil else { return isAlone }
    return switch e.parameters.ball.appears {
    case .arrival: true
    case .release: isAlone
    case .start: false
    }
  }

  /// The transition of a push or a present, or of its reverse.
  func move(_ id: PageID, opens: Bool, offset: Double, _ pages: LivePages, _ e: Environment) -> Transition {
    let isSheet = pages[id]?.layout.sheet != nil
    let isModal = e.isPresented(id)
    var new = Transition(
      style: isModal ? .modal(isSheet ? .vertical : .horizontal) : .slide, page: id, opens: opens,
      offset: offset)
    // Fixed for the whole transition: a change of the configuration takes effect with the next one.
    if !isModal { new.tabBar = e.parameters.navigation.tabBar }
    return new
  }

  private mutating func begin(
    _ new: Transition, _ pages: inout LivePages, _ collected: CollectedPages, _ e: Environment
  ) -> [Command] {
    var new = new
    new.fades = e.isReduced
    start(new, velocity: 0, e)
    return pages.drop(stack, collected, e)
  }

  private mutating func start(_ new: Transition, velocity: Double, _ e: Environment) {
    stack.begin(new)
    settle(velocity: velocity, e)
  }

  /// Pops to a page further down: pages in between are removed without animation, and the front page leaves.
  private mutating func popTo(
    _ id: PageID, _ pages: inout LivePages, _ collected: CollectedPages, _ ball: BallEnd, _ e: Environment
  ) -> [Command] {
    guard let between = stack.pages(above: id) else { return [] }
    let commands = between.flatMap { pages.unload($0, stack, collected, e) }
    stack.remove(between)
    pages.loadVisible(stack, e)
    return commands + close(fromX: 0, velocity: 0, pages, collected, ball, e)
  }

  /// Closes the front page from where it is: into the ball if it is collected, else to the right.
  mutating func close(
    fromX x: Double, velocity: Double, isReleased: Bool = false, _ pages: LivePages,
    _ collected: CollectedPages, _ ball: BallEnd, _ e: Environment
  ) -> [Command] {
    guard stack.pages.count > 1 else { return [] }
    guard collected.belongsToBall(front, e) else {
      var closing = move(front, opens: false, offset: x, pages, e)
      // A page that a finger has moved continues from there.
      closing.tabBar = transition?.tabBar ?? closing.tabBar
      closing.fades = x == 0 && e.isReduced
      start(closing, velocity: velocity, e)
      return []
    }
    let m = e.parameters.morph
    let isModal = e.isPresented(front)
    let axis = transition?.axisInHand ?? .horizontal
    // After a drag the page below keeps its offset and its dim; after a tap it starts at its final place.
    var morph = Morph(
      becomesBall: (!ball.isThere || ball.isBrought)
        && !e.parameters.ball.appears.isFirst(isReleased: isReleased),
      start: x, dim: isReleased ? dim(offset: x, isModal: isModal, e) : m.shrinkCover)
    morph.axis = axis
    if x > 0, axis == .horizontal { morph.belowX = belowX(offset: x, isModal: isModal, e) }
    morph.shade = isReleased && !isModal ? m.collectCover : 0
    morph.tabBarShare = e.width > 0 ? 1 - x / e.width : 1
    morph.isReleased = isReleased
    morph.hasBall = ball.isBrought
    var closing = Transition(style: .morph(morph), page: front, opens: false, offset: 0)
    closing.fades = e.isReduced
    if let running = transition {
      closing.highlight.set(running.highlightStrength(e))
      closing.fadeHighlight(e)
    }
    // A motion that a finger has begun keeps its style of tab bar.
    closing.tabBar = transition?.tabBar ?? e.parameters.navigation.tabBar
    start(closing, velocity: max(0, velocity), e)
    return pages.remember(front, e) + [.play(.close)]
  }
}
