/// The state as listeners have been told it, so that each event has its counterpart and comes once.
///
/// The features themselves tell what a hand or a call decides (``Command/emit(_:)``). States that begin, change and end,
/// such as a page that comes to rest, are compared here with what was told, after every input and deadline, so the times
/// of events do not depend on frames.
struct EventLedger: Equatable, Sendable {
  /// The page that was told to be shown, and its tab.
  private var shown: Shown
  /// The page that a finger moves or has released, until the page is at its place or gone.
  private var swipe: Swipe?
  /// The pages that the ball has taken and that have not arrived yet.
  private var arriving: [PageID] = []
  private var ball = Ball.docked
  private var list = List.gone
  /// The kind of the zone that the pointer is inside of.
  private var zone: PrototypeState.Zone.Kind?
  /// The badges that were pulled and are not back yet, and those that burst.
  private var badges: [BadgeID: Badge] = [:]
  /// The page of a pager, the value of a slider, as they were told.
  private var controls: [ElementID: Double] = [:]

  private struct Shown: Equatable {
    var page: PageID
    var tab: String?
  }

  private struct Swipe: Equatable {
    let page: PageID
    /// How many of ``EventLedger/shares`` the page is beyond.
    var level = 0
    var willFinish = false
  }

  private enum Ball { case docked, away, dragged }
  private enum List { case gone, coming, there }
  private enum Badge { case inRange, outOfRange, bursting }

  /// How far out a page is, as shares of the width, where an event tells that it crosses.
  private static let shares = [0, 0.25, 0.5, 0.75, 1]

  /// - Parameter tab: The root's tab in front; empty for a root without tabs.
  init(root: PageID, tab: String) { shown = Shown(page: root, tab: tab.isEmpty ? nil : tab) }

  /// Notes what a feature tells.
  mutating func note(_ kind: Event.Kind) {
    switch kind {
    case .willCollect(let page): arriving.append(page)
    case .removed(let page): arriving.removeAll { $0 == page }
    default: break
    }
  }

  // MARK: The features

  mutating func follow(_ zone: DropZone) -> [Event.Kind] {
    let now = zone.isHighlighted ? zone.kind : nil
    guard now != self.zone else { return [] }
    defer { self.zone = now }
    return [self.zone.map { .zoneLeft($0) }, now.map { .zoneEntered($0) }].compactMap(\.self)
  }

  /// The end of the swipe of a page that no longer moves.
  mutating func endSwipe(_ navigation: Navigation) -> Event.Kind? {
    guard let page = swipe?.page, navigation.transition?.page != page else { return nil }
    swipe = nil
    return navigation.stack.pages.contains(page) ? .swipeCancelled(page) : .swipeFinished(page)
  }

  /// - Parameter isDragged: True once the pointer that holds the page drags it; a press alone also holds one in motion.
  mutating func follow(
    _ navigation: Navigation, isDragged: Bool, _ e: Environment
  ) -> [Event.Kind] {
    var events = [endSwipe(navigation)].compactMap(\.self)
    guard let moving = navigation.transition else { return events }
    if moving.isHeld, isDragged {
      if swipe == nil {
        swipe = Swipe(page: moving.page)
        events.append(.swipeBegan(moving.page))
      }
      // The finger's position decides, because the shown position lags a little behind.
      let share = e.width > 0 ? moving.offset.base / e.width : 0
      let level = Self.shares.count { $0 <= share }
      let old = swipe?.level ?? level
      swipe?.level = level
      let isOutward = level > old
      let crossed = isOutward ? Array(Self.shares[old..<level]) : Self.shares[level..<old].reversed()
      events += crossed.map { .swipeProgress(moving.page, $0, isOutward: isOutward) }
    } else if swipe?.willFinish == false, !moving.isHeld, !moving.opens {
      swipe?.willFinish = true
      events.append(.swipeWillFinish(moving.page))
    }
    return events
  }

  mutating func follow(_ navigation: Navigation, tab: String, _ e: Environment) -> [Event.Kind] {
    guard navigation.transition == nil else { return [] }
    let front = navigation.front
    let now = Shown(page: front, tab: front == e.content.root && !tab.isEmpty ? tab : nil)
    guard now != shown else { return [] }
    defer { shown = now }
    return [.pageHidden(shown.page, tab: shown.tab), .pageShown(now.page, tab: now.tab)]
  }

  mutating func arrived(_ navigation: Navigation) -> [Event.Kind] {
    guard !arriving.isEmpty else { return [] }
    let there = arriving.filter { !navigation.stack.pages.contains($0) }
    arriving.removeAll(where: there.contains)
    return there.map { .collected($0) }
  }

  mutating func follow(_ ball: FloatingBall, _ e: Environment) -> [Event.Kind] {
    let old = self.ball
    switch ball.state {
    case .pressed: break
    case .held: self.ball = .dragged
    case .removed: self.ball = .docked
    case .free where ball.center.isAtRest(at: e.now):
      self.ball = .docked
      return old == .docked ? [] : [.ballDocked(ball.dock)]
    case .free: if old == .docked { self.ball = .away }
    }
    return self.ball == .dragged && old != .dragged ? [.ballDragBegan] : []
  }

  mutating func follow(_ list: BallList, _ e: Environment) -> [Event.Kind] {
    if list.isOpen, self.list == .gone {
      self.list = .coming
      return [.listWillShow]
    }
    guard let end = deadline(of: list), end <= e.now else { return [] }
    self.list = list.isOpen ? .there : .gone
    return [list.isOpen ? .listShown : .listHidden]
  }

  /// When the list is in its place or has gone, of which nothing but a listener hears; nil once that is told.
  func deadline(of list: BallList) -> Double? {
    self.list == .coming || self.list == .there && !list.isOpen ? list.endTime : nil
  }

  mutating func follow(_ badges: Badges, _ e: Environment) -> [Event.Kind] {
    guard !badges.live.isEmpty || !self.badges.isEmpty else { return [] }
    var events: [Event.Kind] = []
    for badge in badges.live {
      let (id, old) = (badge.id, self.badges[badge.id])
      let now: Badge? =
        switch badge.phase {
        case .attached: .inRange
        case .broken:
          badge.offset.base.length > e.parameters.badge.breakDistance ? .outOfRange : .inRange
        case .left: nil
        case .returning: old
        case .bursting: .bursting
        }
      guard now != old else { continue }
      self.badges[id] = now
      switch now {
      case nil: events.append(.badgeLeft(id))
      case .bursting: events.append(.badgeBurst(id))
      case .inRange, .outOfRange:
        if old == nil || old == .bursting { events.append(.badgeBegan(id)) }
        if now == .outOfRange { events.append(.badgeOutOfRange(id)) }
        if old == .outOfRange { events.append(.badgeBackInRange(id)) }
      }
    }
    let gone = self.badges.keys.filter { id in !badges.live.contains { $0.id == id } }
    for id in gone.sorted(by: { $0.description < $1.description }) {
      if self.badges.removeValue(forKey: id) != .bursting { events.append(.badgeReturned(id)) }
    }
    return events
  }

  mutating func follow(_ page: Page?) -> [Event.Kind] {
    guard let page, !page.controls.isEmpty else { return [] }
    return page.layout.controls.compactMap { control in
      guard let state = page.controls[control.id], !state.isHeld else { return nil }
      let now = state.told(control)
      guard now != controls[control.id] ?? ControlState(control).told(control) else { return nil }
      controls[control.id] = now
      return state.event(control)
    }
  }
}

extension Prototype {
  /// Tells listeners something that has just happened.
  mutating func tell(_ kind: Event.Kind) {
    events.note(kind)
    feedback.request(.event(Event(kind, at: now)))
  }

  /// Tells listeners what has begun, changed or ended with the state.
  mutating func tellChanges() {
    var ledger = events
    for kind in changes(&ledger) { feedback.request(.event(Event(kind, at: now))) }
    events = ledger
    if let page = sheet.takeDeclined(), !collected.contains(page) { tell(.refused(page, .declined)) }
  }

  private func changes(_ ledger: inout EventLedger) -> [Event.Kind] {
    let e = environment
    return ledger.follow(zone) + ledger.follow(navigation, isDragged: hasBegunGesture, e)
      + ledger.follow(navigation, tab: pages.tab, e) + ledger.arrived(navigation) + ledger.follow(ball, e)
      + ledger.follow(list, e) + ledger.follow(badges, e) + ledger.follow(frontPage)
  }
}
