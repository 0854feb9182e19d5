/// Calls: what a program asks of the phone, done as a hand does it.
extension Prototype {
  /// Why a call changes nothing now; nil for one that is carried out.
  ///
  /// A page that may not be collected or removed is no such call: it is refused as by hand, with its own event.
  func refusal(of call: Call) -> Refusal? {
    let e = environment
    switch call {
    case .collect(let page):
      let isNext = navigation.nextFront == page
      if collected.contains(page), !isNext { return .meaningless }
      guard let traits = e.content.traits(of: page), page != e.content.root else { return .meaningless }
      if traits.asksToCollect, sheet.isAsking { return .busy }
      return isNext || page == navigation.front ? heldPage : heldBall
    case .open(let page):
      let isInBall = collected.unused(navigation, e).contains { $0.pageID == page }
      return heldPage ?? (isInBall ? busy : .meaningless)
    case .remove(let page):
      return collected.contains(page) ? heldBall : .meaningless
    case .clear: return collected.pages.isEmpty ? .meaningless : heldBall
    case .push(let page), .present(let page):
      let isModal = e.content.traits(of: page)?.isModal
      let exists = call == .present(page) ? isModal == true : isModal != nil
      let stays = navigation.transition?.opens != false && navigation.stack.requests.isEmpty
      let isThere = navigation.front == page && (stays || page == e.content.root)
      return heldPage ?? (exists && !isThere ? busy : .meaningless)
    case .pop: return heldPage ?? (canPop ? busy : .meaningless)
    case .moveBall:
      return ball.isUnderFinger ? .held : hasBall && ball.dock != call.dock ? nil : .meaningless
    case .burst(let badge):
      let parts = { (id: BadgeID) in [id] + (badges.counts.parts(of: id) ?? []).map(BadgeID.page) }
      let pulled = badges.live.first(where: \.isPulled)?.id
      if let pulled, parts(badge).contains(pulled) || parts(pulled).contains(badge) { return .held }
      let isSeen = navigation.visible.contains { badgeHost(on: $0)?.place(of: badge) != nil }
      let bursts = badges.live.contains { $0.id == badge && $0.burst != nil }
      return isSeen && !bursts && !badges.isEmpty(badge, e.parameters.badge) ? nil : .meaningless
    }
  }

  /// A finger that is down on a page would be left behind if that moved.
  private var heldPage: Refusal? {
    arena.isOpen || navigation.transition?.isHeld == true ? .held : nil
  }

  /// A finger on the ball, its list or a page between ball and screen holds what they show.
  private var heldBall: Refusal? {
    let between = navigation.transition.map { $0.isHeld && $0.isMorph }
    return ball.isUnderFinger || between == true || list.isOpen && arena.isOpen ? .held : nil
  }

  /// As many changes of the stack wait as may.
  private var busy: Refusal? {
    navigation.transition != nil && navigation.stack.requests.count >= parameters.navigation.waiting
      ? .busy : nil
  }

  /// True if there is a page to go back from, once the pages that leave are gone.
  private var canPop: Bool {
    let leaving = navigation.transition.map { $0.opens ? 0 : 1 } ?? 0
    let waiting = navigation.stack.requests.reduce(0) { $0 + ($1.page == nil ? -1 : 1) }
    return navigation.stack.pages.count - leaving + waiting > 1
  }

  /// Carries out a call that is not refused.
  mutating func carryOut(_ call: Call) {
    let e = environment
    switch call {
    case .collect(let page): perform(.float(page, asks: true))
    case .open(let page):
      sheet.close(e)
      perform(
        list.shows(page) ? list.openRow(page, navigation, e) : [.navigate(.open(page, from: nil))])
    case .remove(let page): perform(list.shows(page) ? list.deleteRow(page, e) : [.remove(page)])
    case .clear:
      let pages = collected.pages.map(\.pageID)
      if let kept = pages.first(where: e.isKept) { return perform(.refuse(kept, .kept)) }
      list.close(e)
      if hasBall { perform(.removeBall) }
      let open = pages.filter(collected.contains)
      if !open.isEmpty { remove(open) }
    case .push(let page), .present(let page):
      uncover()
      perform(.navigate(.push(page)))
    case .pop:
      uncover()
      perform(.navigate(.pop))
    case .moveBall(let edge, let fraction):
      perform(ball.move(to: Dock(edge: edge, fraction: fraction), e))
    case .burst(let badge): perform(badges.clear(badge, on: badgeHost(of: badge), feedback, e))
    }
  }

  /// Closes what lies over the pages, as Escape does.
  mutating func uncover() {
    sheet.close(environment)
    list.close(environment)
  }
}
