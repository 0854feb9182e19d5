/// The sticky badges.
extension Prototype {
  /// What a badge counts, below zero for a dot; the tab's is the sum of all.
  ///
  /// Muted conversations show a dot and do not count for the tab, unless the configuration says otherwise.
  func count(ofBadge id: BadgeID) -> Int {
    if case .page(let page) = id {
      let count = unread[page] ?? 0
      return count > 0 && isSilent(page) ? -1 : count
    }
    let sum = unread.reduce(0) { $0 + (isSilent($1.key) ? 0 : max(0, $1.value)) }
    return sum == 0 && unread.values.contains { $0 != 0 } ? -1 : sum
  }

  private func isSilent(_ id: PageID) -> Bool { !parameters.badge.countMuted && mutedChats.contains(id) }

  /// Where the middle of a badge belongs on the screen now.
  func badgeAnchor(_ place: PageLayout.BadgePlace, on page: Page, pageX: Double) -> Point {
    let center = badgeCenter(place)
    guard !place.isFixed else {
      return center + (tabBarShift.map { Point(0, $0) } ?? Point(pageX, 0))
    }
    let viewport = page.layout.viewport
    return Point(center.x + pageX, center.y + viewport.y - page.scroll.offset(at: environment.now))
  }

  /// Where the middle of a badge belongs on its page: a wide one of a row grows to the left, away from the texts.
  func badgeCenter(_ place: PageLayout.BadgePlace) -> Point {
    guard !place.isFixed, let text = badges.first(where: { $0.id == place.id })?.text ?? badgeText(place.id)
    else { return place.center }
    return place.center - Point(max(0, badgeSize(text).width - parameters.badge.diameter) / 2, 0)
  }

  /// The root page's badges and where it stands; other pages have none.
  var badgePlaces: (page: Page, x: Double)? {
    guard stack.count <= 2, let page = pages[.root] else { return nil }
    return (page, pageX(.root))
  }

  /// Where a page stands: in front, below the moving one, or out of sight.
  func pageX(_ id: PageID) -> Double {
    guard let transition, !transition.standsStill else { return 0 }
    let offset = transition.shownOffset(at: environment.now, width: width)
    if id == transition.page {
      if transition.isMorph || transition.isVertical { return 0 }
      return offset
    }
    switch transition.style {
    case .slide: return belowX(offset: offset, isModal: false)
    // A page that comes from below covers one that stays.
    case .modal: return transition.isVertical ? 0 : belowX(offset: offset, isModal: true)
    case .morph(let morph): return morph.belowX * transition.presence(at: environment.now, width: width)
    }
  }

  /// Where a page's top left corner stands.
  func pageOrigin(_ id: PageID) -> Point {
    guard let transition, id == transition.page, transition.isVertical, !transition.fades, width > 0
    else {
      return Point(pageX(id), 0)
    }
    return Point(0, transition.shownOffset(at: environment.now, width: width) / width * size.height)
  }

  /// The badge a press grabs, the nearest of those within reach.
  func badge(at p: Point) -> BadgeID? {
    guard stack.last == .root, let (page, x) = badgePlaces else { return nil }
    var best: (id: BadgeID, distance: Double)?
    for place in page.layout.badges {
      guard let label = badgeText(place.id) else { continue }
      var center = badgeAnchor(place, on: page, pageX: x)
      if !place.isFixed, !page.layout.viewport.contains(center) { continue }
      if let live = badges.first(where: { $0.id == place.id }) {
        guard live.phase != .bursting else { continue }
        center += live.offset.value(at: environment.now)
      }
      let size = badgeSize(label)
      let reach = Rect(center: center, size: size).inset(by: -parameters.badge.touchSlop)
      guard reach.contains(p) else { continue }
      let distance = center.distance(to: p)
      if distance < best?.distance ?? .infinity { best = (place.id, distance) }
    }
    return best?.id
  }

  /// What a badge says, or nil where there is none.
  func badgeText(_ id: BadgeID) -> String? {
    BadgeLabel.text(count: count(ofBadge: id), maximum: parameters.badge.maximum)
  }

  func badgeSize(_ label: String) -> Size {
    let p = parameters.badge
    if label.isEmpty { return Size(p.dot, p.dot) }
    return BadgeLabel.size(
      text: label, diameter: p.diameter,
      textWidth: TextMetrics.width(label, size: p.textSize, weight: .medium), padding: p.padding)
  }

  // MARK: Under a pointer

  mutating func beginBadgePan(_ id: BadgeID, _ event: GestureEvent<Gesture>) {
    guard let label = badgeText(id) else { return }
    var badge =
      badges.first { $0.id == id }
      ?? StickyBadge(id: id, phase: .attached, text: label, offset: Tracked(.zero))
    badge.heldOffset = badge.offset.value(at: environment.now)
    // One that was left somewhere has no neck any more.
    badge.phase = badge.left == nil ? .attached : .broken
    badge.hasBroken = badge.left != nil
    badge.isLeft = false
    badges.removeAll { $0.id == id }
    let spring = Spring(response: parameters.badge.grabResponse, dampingRatio: 1)
    badge.offset.follow(
      event.trail.map { badge.heldOffset + ($0 - event.start) }, absorbing: .spring(spring),
      at: environment.now)
    badges.append(badge)
    checkBreak(id)
  }

  mutating func moveBadge(_ id: BadgeID, _ event: GestureEvent<Gesture>) {
    guard let index = heldBadge(id) else { return }
    let held = badges[index].heldOffset
    badges[index].offset.follow(event.trail.map { held + ($0 - event.start) })
    if parameters.badge.reattach, badges[index].phase == .broken,
      badges[index].offset.base.length <= parameters.badge.breakDistance
    {
      badges[index].phase = .attached
    }
    checkBreak(id)
  }

  private func heldBadge(_ id: BadgeID) -> Int? {
    badges.firstIndex { $0.id == id && ($0.phase == .attached || $0.phase == .broken) }
  }

  /// Beyond the break distance the neck tears, once a drag.
  private mutating func checkBreak(_ id: BadgeID) {
    guard let index = heldBadge(id), badges[index].phase == .attached,
      badges[index].offset.base.length > parameters.badge.breakDistance
    else { return }
    badges[index].phase = .broken
    badges[index].hasBroken = true
    let p = parameters.badge
    badges[index].tear = .init(
      start: now, end: now + p.tear, offset: badges[index].offset.value(at: environment.now))
    let spring = Spring(response: p.tearResponse, dampingRatio: p.returnDampingRatio)
    badges[index].wobble.animate(
      to: 0, with: .spring(spring, .unit), velocity: p.tearKick, at: environment.now)
    perform(.impact(.badge))
  }

  mutating func releaseBadge(_ id: BadgeID, velocity: Point, commits: Bool) {
    guard let index = heldBadge(id) else { return }
    let isOutside =
      badges[index].phase == .broken
      && badges[index].offset.unlagged(at: environment.now).length > parameters.badge.breakDistance
    let p = parameters.badge
    let spring = Spring(settlingDuration: p.returnDuration, dampingRatio: p.returnDampingRatio)
    if commits, isOutside, p.afterBreak == .burst {
      burst(badges[index])
      return
    }
    if commits, isOutside, p.afterBreak == .stay {
      badges[index].left = badges[index].offset.base
      badges[index].isLeft = true
      return
    }
    if !commits, let left = badges[index].left {
      badges[index].isLeft = true
      badges[index].offset.settle(to: left, with: .spring(spring), velocity: .zero, at: environment.now)
      return
    }
    badges[index].left = nil
    let wasAttached = badges[index].phase == .attached
    badges[index].phase = .returning
    badges[index].offset.settle(
      to: .zero, with: .spring(spring), velocity: commits && p.returnVelocity ? velocity : .zero,
      at: environment.now)
    guard wasAttached else {
      badges[index].neckEnd = -.infinity
      return
    }
    badges[index].neckEnd =
      switch p.returnNeck {
      case .none: -.infinity
      case .untilHome: badges[index].offset.endTime
      case .untilPassing: StickyBadge.neckEnd(of: badges[index].offset, from: now)
      }
  }

  /// The badge was let go far away: it bursts and its count is read. The tab's takes all others with it.
  mutating func burst(_ badge: StickyBadge) {
    guard let (page, x) = badgePlaces else { return }
    let burstScale = pulledScale(badge)
    perform(.impact(.badge, .medium))
    var start = now
    for place in page.layout.badges {
      let isTorn = place.id == badge.id
      guard isTorn || badge.id == .tab, let label = badgeText(place.id)
      else { continue }
      let anchor = badgeAnchor(place, on: page, pageX: x)
      if !isTorn {
        guard page.layout.viewport.contains(anchor) else { continue }
        start += parameters.badge.burstStagger
      }
      var gone = StickyBadge(id: place.id, phase: .bursting, text: label, offset: Tracked(.zero))
      gone.burstStart = isTorn ? now : start
      gone.burstDuration = parameters.badge.burst
      let live = isTorn ? badge : badges.first { $0.id == place.id && $0.isLeft }
      gone.burstCenter = anchor + (live?.offset.value(at: environment.now) ?? .zero)
      gone.burstAnchor = anchor
      if isTorn {
        // It goes on as it was drawn: torn, wobbling, pulsing.
        gone.tear = badge.tear
        gone.wobble = badge.wobble
        gone.burstScale = burstScale
      }
      badges.removeAll { $0.id == place.id }
      badges.append(gone)
    }
    switch badge.id {
    case .tab: for id in unread.keys { unread[id] = 0 }
    case .page(let page): unread[page] = 0
    }
  }

  /// Forgets badges that are home again or gone.
  mutating func finishBadges() {
    badges.removeAll { ($0.deadline ?? .infinity) <= environment.now }
    // What was left somewhere goes when there is nothing to count any more.
    let gone = badges.filter { $0.isLeft && badgeText($0.id) == nil }.map(\.id)
    if !gone.isEmpty { badges.removeAll { gone.contains($0.id) } }
  }
}
