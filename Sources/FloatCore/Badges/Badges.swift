/// The sticky badges: what they count, and those that are not at rest.
struct Badges: Equatable, Sendable {
  private(set) var unread: [PageID: Int] = [:]
  private(set) var live: [StickyBadge] = []
  /// Those that pass from one count to another.
  private var recounts: [BadgeID: BadgeRecount] = [:]
  /// What is counted silently.
  private var muted: Set<PageID>
  /// What badges add up that count no page of their own.
  private var sums: [PageID: [PageID]]
  /// What the opening of a page reads besides what is counted under its own name.
  private var readings: [PageID: [PageID]]

  init(_ counts: [PageCount]) {
    muted = Set(counts.filter(\.isMuted).map(\.page))
    var sums: [PageID: [PageID]] = [:]
    var readings: [PageID: [PageID]] = [:]
    for count in counts {
      unread[count.page] = count.count
      if let sum = count.sum { sums[sum, default: []].append(count.page) }
      if let reader = count.reader { readings[reader, default: []].append(count.page) }
    }
    self.sums = sums
    self.readings = readings
  }

  /// What a badge adds up; nil for one that counts by itself.
  private func parts(of id: BadgeID) -> [PageID]? {
    switch id {
    case .tab: Array(unread.keys)
    case .page(let page): sums[page]
    }
  }

  // MARK: What they say

  /// What a badge counts, below zero for a dot; the tab's is the sum of all, others may be the sum of some.
  ///
  /// Muted conversations show a dot and do not count for the tab, unless the configuration says otherwise.
  func count(of id: BadgeID, _ e: Environment) -> Int {
    func isSilent(_ id: PageID) -> Bool { !e.parameters.badge.countMuted && muted.contains(id) }
    var sum = 0
    var isDot = false
    func add(_ page: PageID, _ count: Int) {
      sum += isSilent(page) ? 0 : max(0, count)
      isDot = isDot || count != 0
    }
    switch id {
    case .tab:
      for (page, count) in unread { add(page, count) }
    case .page(let page):
      guard let parts = sums[page] else {
        let count = unread[page] ?? 0
        return count > 0 && isSilent(page) ? -1 : count
      }
      for part in parts { add(part, unread[part] ?? 0) }
    }
    return sum == 0 && isDot ? -1 : sum
  }

  /// What a badge says, or nil where there is none.
  func text(_ id: BadgeID, _ e: Environment) -> String? {
    BadgeLabel.text(count: count(of: id, e), maximum: e.parameters.badge.maximum)
  }

  mutating func set(_ count: Int, for page: PageID) { unread[page] = count }

  /// The pages come from another source: what counted the same there goes on, the rest counts anew.
  mutating func replace(_ old: [PageCount], with new: [PageCount]) {
    let fresh = Badges(new)
    (muted, sums, readings) = (fresh.muted, fresh.sums, fresh.readings)
    let before = Dictionary(old.map { ($0.page, $0.count) }) { $1 }
    var counts: [PageID: Int] = [:]
    for count in new {
      counts[count.page] = before[count.page] == count.count ? unread[count.page] ?? count.count : count.count
    }
    unread = counts
    // What bursts goes on doing so.
    live.removeAll { badge in
      if case .page(let page) = badge.id { counts[page] == nil && badge.burst == nil } else { false }
    }
  }

  /// A page has been opened: what it counted is read.
  mutating func markRead(_ page: PageID) {
    for read in [page] + (readings[page] ?? []) where unread[read] != nil { unread[read] = 0 }
  }

  // MARK: Where they are

  func size(_ label: String, _ e: Environment) -> Size {
    let p = e.parameters.badge
    if label.isEmpty { return Size(p.dot, p.dot) }
    return BadgeLabel.size(
      text: label, diameter: p.diameter,
      textWidth: TextMetrics.width(label, size: p.textSize, weight: .medium), padding: p.padding)
  }

  /// What a badge shows, or nil where there is none. One that bursts shows what it did.
  func look(_ id: BadgeID, _ e: Environment) -> BadgeLook? {
    let live = live.first { $0.id == id }
    if live?.burst == nil, let recount = recounts[id] { return recount.look(at: e.now) }
    return (live?.text ?? text(id, e)).map { look(saying: $0, e) }
  }

  /// How large a badge is, or nil where there is none.
  private func size(of id: BadgeID, _ e: Environment) -> Size? {
    let live = live.first { $0.id == id }
    if live?.burst == nil, let recount = recounts[id] { return recount.look(at: e.now).size }
    return (live?.text ?? text(id, e)).map { size($0, e) }
  }

  func look(saying label: String, _ e: Environment) -> BadgeLook {
    BadgeLook(size: size(label, e), words: label.isEmpty ? [] : [.init(text: label, opacity: 1)])
  }

  /// Where the middle of a badge belongs on its page: a wide one of a row grows to the left, away from the texts.
  func center(_ place: PageLayout.BadgePlace, _ e: Environment) -> Point {
    guard !place.isFixed, let size = size(of: place.id, e) else { return place.center }
    return center(place, size: size, e)
  }

  /// The same of a badge of a known size.
  func center(_ place: PageLayout.BadgePlace, size: Size, _ e: Environment) -> Point {
    guard !place.isFixed else { return place.center }
    return place.center - Point(max(0, size.width - e.parameters.badge.diameter) / 2, 0)
  }

  /// Where the middle of a badge belongs on the screen now.
  func anchor(_ place: PageLayout.BadgePlace, on host: BadgeHost, _ e: Environment) -> Point {
    center(place, e) + origin(of: place, on: host, e)
  }

  /// Where what a badge's place is measured from is on the screen now: the bars, or what scrolls.
  func origin(of place: PageLayout.BadgePlace, on host: BadgeHost, _ e: Environment) -> Point {
    guard !place.isFixed else { return host.tabBarShift.map { Point(0, $0) } ?? host.origin }
    return host.origin + Point(0, host.page.layout.viewport.y - host.page.scroll.offset(at: e.now))
  }

  /// The badge a press grabs, the nearest of those within reach.
  func badge(at p: Point, on host: BadgeHost?, _ e: Environment) -> BadgeID? {
    guard let host else { return nil }
    var best: (id: BadgeID, distance: Double)?
    for place in host.places {
      guard let label = text(place.id, e) else { continue }
      var center = anchor(place, on: host, e)
      guard host.shows(place, anchor: center) else { continue }
      if let live = live.first(where: { $0.id == place.id }) {
        guard live.burst == nil else { continue }
        center += live.offset.value(at: e.now)
      }
      let reach = Rect(center: center, size: size(label, e)).inset(by: -e.parameters.badge.touchSlop)
      guard reach.contains(p) else { continue }
      let distance = center.distance(to: p)
      if distance < best?.distance ?? .infinity { best = (place.id, distance) }
    }
    return best?.id
  }

  // MARK: Under a pointer

  mutating func pan(
    _ id: BadgeID, _ event: GestureEvent<Gesture>, on host: BadgeHost?, _ feedback: Feedback, _ e: Environment
  ) -> [Command] {
    switch event.phase {
    case .began: return grab(id, event, e)
    case .changed: return move(id, event, e)
    case .ended: return release(id, velocity: event.velocity, on: host, feedback, e)
    case .cancelled:
      takeBack(id, e)
      return []
    case .failed: return []
    }
  }

  private mutating func grab(_ id: BadgeID, _ event: GestureEvent<Gesture>, _ e: Environment) -> [Command] {
    guard let label = text(id, e) else { return [] }
    var badge = live.first { $0.id == id } ?? StickyBadge(id: id, text: label)
    badge.heldOffset = badge.offset.value(at: e.now)
    // One that was left somewhere has no neck any more, nor has one that was torn off and is on its way home.
    badge.phase = badge.hasNeck(at: e.now) || badge.heldOffset.length <= 2 ? .attached : .broken
    live.removeAll { $0.id == id }
    let spring = Spring(response: e.parameters.badge.grabResponse, dampingRatio: 1)
    badge.offset.follow(
      event.trail.map { badge.heldOffset + ($0 - event.start) }, absorbing: .spring(spring), at: e.now)
    live.append(badge)
    return tear(id, e)
  }

  private mutating func move(_ id: BadgeID, _ event: GestureEvent<Gesture>, _ e: Environment) -> [Command] {
    guard let index = pulled(id) else { return [] }
    let held = live[index].heldOffset
    live[index].offset.follow(event.trail.map { held + ($0 - event.start) })
    if e.parameters.badge.reattach, live[index].phase == .broken,
      live[index].offset.base.length <= e.parameters.badge.breakDistance
    {
      live[index].phase = .attached
    }
    return tear(id, e)
  }

  private func pulled(_ id: BadgeID) -> Int? { live.firstIndex { $0.id == id && $0.isPulled } }

  /// Beyond the break distance the neck tears, once a drag.
  private mutating func tear(_ id: BadgeID, _ e: Environment) -> [Command] {
    let p = e.parameters.badge
    guard let index = pulled(id), live[index].phase == .attached,
      live[index].offset.base.length > p.breakDistance
    else { return [] }
    live[index].phase = .broken
    live[index].tear = .init(start: e.now, end: e.now + p.tear, offset: live[index].offset.value(at: e.now))
    let spring = Spring(response: p.tearResponse, dampingRatio: p.returnDampingRatio)
    live[index].wobble.animate(to: 0, with: .spring(spring, .unit), velocity: p.tearKick, at: e.now)
    return [.impact(.badge(id))]
  }

  private mutating func release(
    _ id: BadgeID, velocity: Point, on host: BadgeHost?, _ feedback: Feedback, _ e: Environment
  ) -> [Command] {
    guard let index = pulled(id) else { return [] }
    let p = e.parameters.badge
    let isOutside =
      live[index].phase == .broken
      && live[index].offset.unlagged(at: e.now).length > p.breakDistance
    switch p.afterBreak {
    case .burst where isOutside: return burst(live[index], on: host, feedback, e)
    case .stay where isOutside:
      live[index].left = live[index].offset.base
      live[index].phase = .left
    default: settle(index, velocity: p.returnVelocity ? velocity : .zero, e)
    }
    return []
  }

  /// The gesture is taken back: the badge goes to where it was.
  private mutating func takeBack(_ id: BadgeID, _ e: Environment) {
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
    live[index].phase = .returning(neckEnd: neckEnd)
  }

  // MARK: Bursts

  /// The badge was let go far away: it bursts and its count is read. A sum takes those along that it adds up.
  private mutating func burst(
    _ badge: StickyBadge, on host: BadgeHost?, _ feedback: Feedback, _ e: Environment
  ) -> [Command] {
    guard let host else { return [] }
    let scale = pulledScale(badge, feedback, e)
    let p = e.parameters.badge
    let before = shown(e)
    let parts = parts(of: badge.id)
    var start = e.now
    for place in host.places {
      let isTorn = place.id == badge.id
      let isPart = if case .page(let page) = place.id { parts?.contains(page) == true } else { false }
      guard isTorn || isPart, let label = text(place.id, e) else { continue }
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
      // It goes on as it was drawn: torn, wobbling, pulsing.
      if isTorn { (gone.tear, gone.wobble) = (badge.tear, badge.wobble) }
      live.removeAll { $0.id == place.id }
      live.append(gone)
    }
    if case .page(let page) = badge.id, parts == nil { unread[page] = 0 }
    for part in parts ?? [] { unread[part] = 0 }
    recount(from: before, e)
    return [.impact(.badge(badge.id), .medium)]
  }

  /// What a badge looks like and says.
  struct Shown {
    var id: BadgeID
    var look: BadgeLook?
    var text: String?
  }

  func shown(_ e: Environment) -> [Shown] {
    let ids = unread.keys.map { BadgeID.page($0) } + sums.keys.map { .page($0) } + [.tab]
    return ids.map { Shown(id: $0, look: look($0, e), text: text($0, e)) }
  }

  /// Badges that have another count and do not burst themselves get there in a moment.
  mutating func recount(from before: [Shown], _ e: Environment) {
    for badge in before {
      let new = text(badge.id, e)
      guard new != badge.text, !live.contains(where: { $0.id == badge.id && $0.burst != nil }) else {
        continue
      }
      var recount = recounts[badge.id] ?? BadgeRecount(from: badge.look ?? BadgeLook(size: .zero, words: []))
      recount.turn(
        into: new, size: new.map { size($0, e) } ?? .zero, duration: e.parameters.badge.recount, at: e.now)
      recounts[badge.id] = recount
      guard let new else { continue }
      for index in live.indices where live[index].id == badge.id { live[index].text = new }
    }
  }

  /// Bursts a badge in its place.
  mutating func clear(_ id: BadgeID, on host: BadgeHost?, _ feedback: Feedback, _ e: Environment) -> [Command]
  {
    guard let text = text(id, e) else { return [] }
    let badge = live.first { $0.id == id && $0.burst == nil } ?? StickyBadge(id: id, text: text)
    return burst(badge, on: host, feedback, e)
  }

  // MARK: Time

  var nextDeadline: Double? {
    if live.isEmpty, recounts.isEmpty { return nil }
    return (live.compactMap(\.deadline) + recounts.values.map(\.endTime)).min()
  }

  func isMoving(_ e: Environment) -> Bool {
    live.contains { $0.isMoving(at: e.now) } || recounts.values.contains { $0.endTime > e.now }
  }

  /// Forgets badges that are home again or gone.
  mutating func meetDeadlines(_ e: Environment) {
    for (id, recount) in recounts where recount.endTime <= e.now { recounts[id] = nil }
    guard !live.isEmpty else { return }
    live.removeAll { ($0.deadline ?? .infinity) <= e.now }
    // What is away from its place goes when there is nothing to count any more.
    let gone = live.filter { $0.burst == nil && recounts[$0.id] == nil && text($0.id, e) == nil }.map(\.id)
    live.removeAll { gone.contains($0.id) }
  }
}
