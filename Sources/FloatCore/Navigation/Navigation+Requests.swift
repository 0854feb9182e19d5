/// Changes of the stack: requested, reversed, or waiting for the running transition.
extension Navigation {
  /// Changes the stack at once, reverses the running transition, or waits for it.
  mutating func navigate(
    _ request: NavigationRequest, _ collected: CollectedPages, _ ball: FloatingBall, _ list: EntranceList,
    _ e: Environment
  ) -> [Command] {
    guard var running = transition else { return perform(request, collected, ball, list, e) }
    if request == .pop, running.opens, !running.isHeld, open.requests.isEmpty {
      if !running.isMorph, collected.belongsToBall(running.page, e) {
        // It was collected while it came in, so it leaves into the ball.
        let x = running.shownOffset(at: e.now, width: e.width)
        return close(fromX: x, velocity: 0, isReleased: true, collected, ball, e)
      }
      var closing = running
      closing.opens = false
      running.settle(
        opens: false, width: e.width, with: animation(closing, e), velocity: nil, at: e.now)
      running.returnToBall(at: e.now, duration: e.parameters.ball.fade)
      running.fadeHighlight(at: e.now, duration: e.parameters.ball.press)
      open.move(by: running)
      return running.isMorph ? [.play(.close)] : []
    }
    if !running.isHeld, !running.opens, open.requests.isEmpty, request.page == running.page {
      // The page on its way out is opened again, so it turns around.
      running.opens = true
      running.reads = request.reads
      running.fillScreen(at: e.now, duration: e.parameters.morph.turn)
      running.settle(opens: true, width: e.width, with: animation(running, e), velocity: nil, at: e.now)
      open.move(by: running)
      return running.isMorph ? [.play(.open)] : []
    }
    // Someone who presses a key over and over wants the last page, not a queue.
    guard open.requests.count < e.parameters.navigation.waiting else { return [] }
    open.wait(request)
    // The page that comes in is the one that was asked for once more.
    if running.opens, request.page == running.page {
      running.reads += request.reads
      open.move(by: running)
    }
    if !running.isHeld {
      running.settle(
        opens: running.opens, width: e.width, with: animation(running, e), velocity: nil, at: e.now)
      open.move(by: running)
    }
    return []
  }

  /// Performs the next waiting request; does nothing while a page moves.
  mutating func goOn(
    _ collected: CollectedPages, _ ball: FloatingBall, _ list: EntranceList, _ e: Environment
  ) -> [Command] {
    guard let next = open.nextRequest() else { return [] }
    return perform(next, collected, ball, list, e) + [.goOn]
  }

  private mutating func perform(
    _ request: NavigationRequest, _ collected: CollectedPages, _ ball: FloatingBall, _ list: EntranceList,
    _ e: Environment
  ) -> [Command] {
    switch request {
    case .pop: return close(fromX: 0, velocity: 0, collected, ball, e)
    case .popToRoot(let tab):
      pages.show(tab, e)
      return popTo(e.content.root, collected, ball, e)
    case .push(let id, _):
      guard id != front else { return [] }
      if stack.contains(id) { return popTo(id, collected, ball, e) }
      guard e.content.traits(of: id) != nil, pages.load(id, e) else { return [] }
      open.push(id)
      var opening = move(id, opens: true, offset: e.width, e)
      opening.reads = request.reads
      return begin(opening, collected, e) + [.passOnHighlight]
    case .open(let id, let row):
      guard id != front else { return [] }
      if stack.contains(id) { return popTo(id, collected, ball, e) }
      let offset = collected.entrances.first { $0.pageID == id }?.scrollOffset
      guard pages.load(id, offset: offset, e) else { return [] }
      let replaced = collected.contains(front) ? front : nil
      let remembered = replaced.map { remember($0, e) } ?? []
      open.push(id)
      var morph = Transition.Morph(
        row: row, merges: merges(opening: row, collected, e), start: 0, belowX: 0,
        dim: e.parameters.morph.cover)
      if row == nil {
        // Out of a ball that may still be fading in while the list above it leaves.
        let seen = 1 - list.backdrop.value(at: e.now)
        if seen > 0 { morph.opacity.set(ball.shownAlpha(self, e) / seen) }
        morph.opacity.animate(to: 1, with: .curve(.easeOut, duration: e.parameters.ball.fade), at: e.now)
      }
      var opening = Transition(style: .morph(morph), page: id, opens: true, offset: e.width)
      // Two collected pages do not stay on top of each other: the new one replaces the old one once it is in place.
      opening.replaces = replaced
      opening.tabBar = e.parameters.navigation.tabBar
      return remembered + begin(opening, collected, e) + [.play(.open)]
    }
  }

  /// True if the shape of the front page, which opens, and the ball turn into each other: out of the ball if it holds
  /// no other page; out of a row, on a way back that has no ball yet.
  private func merges(opening row: RowLook?, _ collected: CollectedPages, _ e: Environment) -> Bool {
    let isAlone = collected.unused(self, e).isEmpty
    guard row != nil else { return isAlone }
    return switch e.parameters.ball.appears {
    case .arrival: true
    case .release: isAlone
    case .start: false
    }
  }

  func remember(_ id: PageID, _ e: Environment) -> [Command] {
    pages[id].map { [.remember(id, $0.offset(at: e.now))] } ?? []
  }

  /// The transition of a push or a present, or of its reverse.
  func move(_ id: PageID, opens: Bool, offset: Double, _ e: Environment) -> Transition {
    let isSheet = pages[id]?.layout.sheet != nil
    let isModal = e.isPresented(id)
    var new = Transition(
      style: isModal ? .modal(isSheet ? .vertical : .horizontal) : .slide, page: id, opens: opens,
      offset: offset)
    // Fixed for the whole transition: a change of the configuration takes effect with the next one.
    if !isModal { new.tabBar = e.parameters.navigation.tabBar }
    return new
  }

  private mutating func begin(_ new: Transition, _ collected: CollectedPages, _ e: Environment) -> [Command] {
    var new = new
    new.fades = e.isReduced
    new.settle(opens: new.opens, width: e.width, with: animation(new, e), velocity: 0, at: e.now)
    open.move(by: new)
    return dropPages(collected, e)
  }

  /// Pops to a page further down: pages in between are removed without animation, and the front page animates out.
  private mutating func popTo(
    _ id: PageID, _ collected: CollectedPages, _ ball: FloatingBall, _ e: Environment
  ) -> [Command] {
    guard let between = open.pages(above: id) else { return [] }
    let commands = between.flatMap { unload($0, collected, e) }
    open.remove(between)
    loadVisible(e)
    return commands + close(fromX: 0, velocity: 0, collected, ball, e)
  }

  /// Closes the front page from where it is: into the ball if it is collected, else to the right.
  mutating func close(
    fromX x: Double, velocity: Double, isReleased: Bool = false, _ collected: CollectedPages,
    _ ball: FloatingBall, _ e: Environment
  ) -> [Command] {
    guard stack.count > 1 else { return [] }
    guard collected.belongsToBall(front, e) else {
      var closing = move(front, opens: false, offset: x, e)
      // A page that a finger has moved continues from there.
      closing.tabBar = transition?.tabBar ?? closing.tabBar
      closing.fades = x == 0 && e.isReduced
      closing.settle(
        opens: false, width: e.width, with: animation(closing, e), velocity: velocity, at: e.now)
      open.move(by: closing)
      return []
    }
    let m = e.parameters.morph
    let isModal = e.isPresented(front)
    let axis = transition?.axisInHand ?? .horizontal
    // After a drag the page below keeps its offset and its dim; after a tap it starts in its final place.
    var morph = Transition.Morph(
      merges: (!ball.isThere(self, e) || ball.visibility.isBrought(e))
        && !e.parameters.ball.appears.isFirst(isReleased: isReleased),
      start: x, belowX: x > 0 && axis == .horizontal ? belowX(offset: x, isModal: isModal, e) : 0,
      dim: isReleased ? dim(offset: x, isModal: isModal, e) : m.shrinkCover)
    morph.axis = axis
    morph.cover = isReleased && !isModal ? m.collectCover : 0
    morph.tabBarShare = e.width > 0 ? 1 - x / e.width : 1
    morph.isReleased = isReleased
    morph.hasBall = ball.visibility.isBrought(e)
    var closing = Transition(style: .morph(morph), page: front, opens: false, offset: 0)
    closing.fades = e.isReduced
    if let running = transition {
      closing.highlight.set(highlightStrength(running, e))
      closing.fadeHighlight(at: e.now, duration: e.parameters.ball.press)
    }
    // A motion that a finger has begun continues as it was.
    closing.tabBar = transition?.tabBar ?? e.parameters.navigation.tabBar
    closing.settle(
      opens: false, width: e.width, with: animation(closing, e), velocity: max(0, velocity), at: e.now)
    open.move(by: closing)
    return remember(front, e) + [.play(.close)]
  }
}
