/// Carries out the commands of the features.
extension Prototype {
  mutating func perform(_ commands: [Command]) {
    for command in commands { perform(command) }
  }

  mutating func perform(_ command: Command) {
    let e = environment
    switch command {
    case .navigate(let request):
      closeRows()
      perform(navigation.navigate(request, &pages, collected, ball.end(navigation, e), list, e))
    case .close(let x, let velocity):
      perform(
        navigation.close(
          fromX: x, velocity: velocity, isReleased: true, pages, collected, ball.end(navigation, e), e))
    case .performNextRequest:
      // The page that has left may come in again at once.
      if let end = events.endSwipe(navigation) { tell(end) }
      perform(navigation.performNextRequest(&pages, collected, ball.end(navigation, e), list, e))
    case .passOnHighlight:
      let highlight = highlights.passOn(.row(navigation.front), e)
      navigation.stack.changeTransition { $0.highlight = highlight }
    case .dropPages: perform(pages.drop(navigation.stack, collected, e))
    // While a page comes in, the tabs below it are out of reach, as in UIKit.
    case .showTab(let tab): if navigation.transition?.opens != true { pages.show(tab, e) }
    case .showVariant(let name, let page): pages.show(variant: name, of: page, e)
    case .showVariantOfTab(let name, let tab): pages.show(variant: name, of: e.content.root, tab: tab, e)
    case .float(let page, let asks): float(page, asks: asks)
    case .collect(let page): collect(page)
    case .refuse(let page, let reason): perform(collected.refuse(page, reason, e))
    case .emit(let event): tell(event)
    case .remove(let page): remove([page])
    case .remember(let page, let offset): collected.remember(offset, of: page)
    case .releaseBall: ball.release(e)
    case .removeBall: removeBall()
    case .beginZone(let kind, let press): zone.begin(kind, press: press, e)
    case .slideZone(let offset, let absorbing): zone.follow(offset, absorbing: absorbing, e)
    case .moveInZone(let pointer): perform(zone.move(to: pointer, e))
    case .endZone(let delay): zone.end(delay: delay, (ball.middle(e), ball.shownAlpha(navigation, e)), e)
    case .openList(let mode):
      guard navigation.prepare(for: list, e) else { return }
      perform(list.open(mode, collected.unused(navigation, e), ball, e))
    case .closeList: list.close(e)
    case .slideOverList(let pointer): list.follow(pointer, from: ball.outline(e), e)
    case .endListPress(let pointer): perform(list.endPress(at: pointer, navigation, e))
    case .markUnread(let row): markUnread(row)
    case .removeRow(let row): removeRow(row)
    case .markRead(let page): badges.markRead(page)
    case .openPageMenu(let page): sheet.open(collected.menu(of: page, e), e)
    case .openMenu(let items): sheet.open(items.map { .push($0.page, $0.title) }, e)
    case .configure(let values):
      let shown = badges.shown(e)
      configure(values)
      badges.recount(from: shown, environment)
    case .tell(let text, let action):
      let bottom = frontPage?.layout.viewport.maxY
      notices.show(text, action: action, besides: list.place, above: bottom, highlights, e)
      feedback.request(.notice(text))
    case .offerBack(let removal): offerBack(removal)
    case .restore(let removal): restore(removal)
    case .impact(let place, let haptic):
      if feedback.impact(place, haptic, e), place == .ball { ball.swell(e) }
    case .tick: feedback.tick(e)
    case .play(let sound): feedback.play(sound, e)
    case .save: feedback.request(.save)
    }
  }

  // MARK: What several features do together

  /// Collects a page; returns true if the ball took it.
  @discardableResult
  mutating func collect(_ page: PageID) -> Bool {
    let offset = pages.scrollOffset(of: page, environment)
    let commands = collected.collect(page, scrollOffset: offset, environment)
    perform(commands)
    list.refill(collected.unused(navigation, environment), ball, environment)
    return !commands.isEmpty
  }

  /// Collects a page without a gesture: the front page closes into the ball, even if it was collected already, and if
  /// it leaves, from where it is; the page below a leaving one does so next. Every other page, also one over which
  /// another waits to come in, appears in the ball at once. Or a notice says that the ball is full.
  ///
  /// - Parameter asks: False if the user has already answered, in a menu.
  private mutating func float(_ page: PageID, asks: Bool) {
    let isThere = collected.contains(page)
    let reason = isThere ? nil : collected.refusal(of: page, environment)
    if let reason { return perform(.refuse(page, reason)) }
    let isNext = navigation.nextFront == page
    if isNext || navigation.front == page { uncover() }
    if asks, !isThere, content.traits(of: page)?.asksToCollect == true {
      return sheet.open([.float(page, content[.float])], asking: page, environment)
    }
    if let leaving = navigation.transition, !leaving.opens, leaving.page == page {
      let x = leaving.shownOffset(environment)
      let velocity = leaving.offset.velocity(at: now)
      guard collect(page) else { return }
      if leaving.isMorph { restoreBall() } else { perform(.close(fromX: x, velocity: velocity)) }
    } else if isThere || collect(page), isNext {
      perform(.navigate(.pop))
    }
  }

  /// Removes pages from the ball, by the list, a menu or a call. If a page is just becoming the ball, the ball leaves.
  mutating func remove(_ pages: [PageID]) {
    if let kept = pages.first(where: environment.isKept) { return perform(.refuse(kept, .kept)) }
    let becomesBall = navigation.transition.map { $0.isMorph && !$0.opens } == true
    let shown = collected.unused(navigation, environment).map(\.pageID)
    let takesBall = becomesBall && !list.isOpen && !ball.isRemoved && !shown.isEmpty
    perform(collected.remove(pages, from: archive.pages, environment))
    if takesBall, shown.allSatisfy(pages.contains) { leaveWithBall() }
  }

  /// Removes the ball, which was released in the red zone or deleted by the keyboard; a ball with a page that is kept
  /// stays.
  private mutating func removeBall() {
    let shown = collected.unused(navigation, environment).map(\.pageID)
    if let kept = shown.first(where: environment.isKept) {
      perform(.refuse(kept, .kept))
      return ball.settle(velocity: .zero, environment)
    }
    perform(collected.remove(shown, from: archive.pages, environment))
    leaveWithBall()
  }

  /// The ball leaves, and a page that becomes it fades.
  private mutating func leaveWithBall() {
    navigation.ballRemoved(morph, collected, environment)
    ball.remove(environment)
    zone.fadeLabel(environment)
  }
}
