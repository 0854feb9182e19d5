/// The sticky badges: their counts, and the badges that are not at rest.
struct Badges: Equatable, Sendable {
  private(set) var counts: BadgeCounts
  private(set) var live: [StickyBadge] = []
  /// The badges that change from one text to another.
  private(set) var recounts: [BadgeID: BadgeRecount] = [:]

  init(_ counts: [PageCount]) { self.counts = BadgeCounts(counts) }

  /// Gives a page another number of unread items, without a motion.
  mutating func set(_ count: Int, for page: PageID) { counts.unread[page] = count }

  mutating func markRead(_ page: PageID) { counts.markRead(page) }

  /// Takes the counts of another source; see ``BadgeCounts/replace(_:with:)``.
  mutating func replace(_ old: [PageCount], with new: [PageCount]) {
    counts.replace(old, with: new)
    // A running burst continues, even if its page is gone.
    live.removeAll { [unread = counts.unread] badge in
      if case .page(let page) = badge.id { unread[page] == nil && badge.burst == nil } else { false }
    }
  }

  // MARK: Time

  var nextDeadline: Double? {
    if live.isEmpty, recounts.isEmpty { return nil }
    return (live.compactMap(\.deadline) + recounts.values.map(\.endTime)).min()
  }

  func isMoving(_ e: Environment) -> Bool {
    live.contains { $0.isMoving(at: e.now) } || recounts.values.contains { $0.endTime > e.now }
  }

  /// Forgets badges that have returned or burst.
  mutating func meetDeadlines(_ e: Environment) {
    for (id, recount) in recounts where recount.endTime <= e.now { recounts[id] = nil }
    guard !live.isEmpty else { return }
    live.removeAll { ($0.deadline ?? .infinity) <= e.now }
    // A badge away from its place disappears once its count is 0.
    let p = e.parameters.badge
    let gone = live.filter { $0.burst == nil && recounts[$0.id] == nil && isEmpty($0.id, p) }.map(\.id)
    live.removeAll { gone.contains($0.id) }
  }

  // MARK: Under a pointer: grabbed, pulled until its neck tears, and let go

  mutating func pan(
    _ id: BadgeID, _ event: GestureEvent<Gesture>, on host: BadgeHost?, _ feedback: Feedback, _ e: Environment
  ) -> [Command] {
    switch event.phase {
    case .began: return grab(id, event, e)
    case .changed: return move(id, event, e)
    case .ended: return release(id, velocity: event.velocity, on: host, feedback, e)
    case .cancelled:
      cancel(id, e)
      return []
    case .failed: return []
    }
  }

  private mutating func grab(_ id: BadgeID, _ event: GestureEvent<Gesture>, _ e: Environment) -> [Command] {
    let p = e.parameters.badge
    guard let label = text(id, p) else { return [] }
    var badge = live(id) ?? StickyBadge(id: id, text: label)
    let hold = badge.offset.value(at: e.now)
    badge.hold = hold
    // A badge that was left away from its place has no neck, nor has a torn one that springs back.
    badge.phase = badge.hasNeck(at: e.now) || hold.length <= 2 ? .attached : .broken
    live.removeAll { $0.id == id }
    badge.offset.drag(event, absorbing: .critical(p.grabResponse), at: e.now) { hold + ($0 - event.start) }
    live.append(badge)
    return tear(id, e)
  }

  private mutating func move(_ id: BadgeID, _ event: GestureEvent<Gesture>, _ e: Environment) -> [Command] {
    guard let index = pulled(id) else { return [] }
    let hold = live[index].hold
    live[index].offset.follow(event.trail.map { hold + ($0 - event.start) })
    if e.parameters.badge.reattach, live[index].phase == .broken,
      live[index].offset.base.length <= e.parameters.badge.breakDistance
    {
      live[index].phase = .attached
    }
    return tear(id, e)
  }

  private func pulled(_ id: BadgeID) -> Int? { live.firstIndex { $0.id == id && $0.isPulled } }

  /// Tears the neck beyond the break distance, once per drag.
  private mutating func tear(_ id: BadgeID, _ e: Environment) -> [Command] {
    let p = e.parameters.badge
    guard let index = pulled(id), live[index].phase == .attached,
      live[index].offset.base.length > p.breakDistance
    else { return [] }
    live[index].phase = .broken
    live[index].tear = .init(start: e.now, end: e.now + p.tear, offset: live[index].offset.value(at: e.now))
    live[index].wobble.animate(to: 0, with: p.wobbling, velocity: p.tearKick, at: e.now)
    return [.impact(.badge(id))]
  }

  private mutating func release(
    _ id: BadgeID, velocity: Point, on host: BadgeHost?, _ feedback: Feedback, _ e: Environment
  ) -> [Command] {
    guard let index = pulled(id) else { return [] }
    let p = e.parameters.badge
    let isOutside =
      live[index].phase == .broken && live[index].offset.unlagged(at: e.now).length > p.breakDistance
    switch p.afterBreak {
    case .burst where isOutside: return burst(live[index], on: host, feedback, e)
    case .stay where isOutside:
      live[index].left = live[index].offset.base
      live[index].phase = .left
    default: settle(index, velocity: p.release.velocity(of: velocity), e)
    }
    return []
  }

  /// Cancels the gesture: the badge returns to where it was.
  private mutating func cancel(_ id: BadgeID, _ e: Environment) {
    guard let index = pulled(id) else { return }
    guard let left = live[index].left else { return settle(index, velocity: .zero, e) }
    live[index].phase = .left
    live[index].offset.settle(to: left, with: e.parameters.badge.comingHome, velocity: .zero, at: e.now)
  }

  /// Springs back to its place.
  private mutating func settle(_ index: Int, velocity: Point, _ e: Environment) {
    let wasAttached = live[index].phase == .attached
    live[index].left = nil
    live[index].offset.settle(to: .zero, with: e.parameters.badge.comingHome, velocity: velocity, at: e.now)
    let offset = live[index].offset
    let neckEnd =
      switch e.parameters.badge.returnNeck {
      case _ where !wasAttached: -Double.infinity
      case .none: -Double.infinity
      case .untilHome: offset.endTime
      case .untilPassing: StickyBadge.neckEnd(of: offset, from: e.now)
      }
    let leavesAnchor = wasAttached && e.parameters.badge.returnNeck == .none
    live[index].releaseDistance = leavesAnchor ? offset.value(at: e.now).length : nil
    live[index].phase = .returning(neckEnd: neckEnd)
  }

  // MARK: Bursts, and numbers that change with them

  /// Bursts a badge, and marks the items that it counts as read. A sum bursts together with its parts.
  mutating func burst(
    _ badge: StickyBadge, on host: BadgeHost?, _ feedback: Feedback, _ e: Environment
  ) -> [Command] {
    guard let host else { return [] }
    let scale = pulledScale(badge, feedback, e)
    let p = e.parameters.badge
    let before = shown(e)
    let parts = counts.parts(of: badge.id)
    var start = e.now
    for place in host.places {
      let isTorn = place.id == badge.id
      let isPart = if case .page(let page) = place.id { parts?.contains(page) == true } else { false }
      guard isTorn || isPart, let label = text(place.id, p) else { continue }
      let anchor = anchor(place, on: host, e)
      if !isTorn {
        guard host.page.layout.viewport.contains(anchor) else { continue }
        start += p.burstStagger
      }
      let before = isTorn ? badge : live.first { $0.id == place.id && $0.isLeft }
      let home = anchor - origin(of: place, on: host, e)
      var gone = StickyBadge(id: place.id, text: label)
      gone.phase = .bursting(
        .init(
          start: isTorn ? e.now : start, duration: p.burst, scale: isTorn ? scale : 1,
          center: home + (before?.offset.value(at: e.now) ?? .zero), anchor: home))
      // The burst begins as the badge was drawn: torn, wobbling, pulsing.
      if isTorn { (gone.tear, gone.wobble) = (badge.tear, badge.wobble) }
      live.removeAll { $0.id == place.id }
      live.append(gone)
    }
    counts.clear(badge.id)
    recount(from: before, e)
    return [.impact(.badge(badge.id), .medium)]
  }

  /// Bursts a badge in its place.
  mutating func clear(_ id: BadgeID, on host: BadgeHost?, _ feedback: Feedback, _ e: Environment) -> [Command]
  {
    guard let text = text(id, e.parameters.badge) else { return [] }
    let badge = live.first { $0.id == id && $0.burst == nil } ?? StickyBadge(id: id, text: text)
    return burst(badge, on: host, feedback, e)
  }

  // MARK: Other counts

  /// Fades the badges whose text has changed, except bursting ones, from the old text to the new.
  mutating func recount(from before: [Shown], _ e: Environment) {
    let p = e.parameters.badge
    for badge in before {
      let new = text(badge.id, p)
      guard new != badge.text, !live.contains(where: { $0.id == badge.id && $0.burst != nil }) else {
        continue
      }
      var recount = recounts[badge.id] ?? BadgeRecount(from: badge.look ?? BadgeLook(size: .zero, words: []))
      recount.turn(
        into: new, size: new.map { BadgeLabel.size(of: $0, p) } ?? .zero, duration: p.recount, at: e.now)
      recounts[badge.id] = recount
      guard let new else { continue }
      for index in live.indices where live[index].id == badge.id { live[index].text = new }
    }
  }
}
