/// What is collected; the ball, its icons, the list and the zone follow from it.
extension Prototype {
  func isEntrance(_ id: PageID) -> Bool { entrances.contains { $0.pageID == id } }

  /// True for a page that goes back into the ball: collected, and there is one.
  func belongsToBall(_ id: PageID) -> Bool { parameters.entrances.enabled && isEntrance(id) }

  /// The collected pages that are not open. A page on its way into the ball counts as closed.
  var unusedEntrances: [Entrance] {
    guard parameters.entrances.enabled else { return [] }
    var open = stack
    if let transition, transition.isMorph, !transition.opens { open.removeAll { $0 == transition.page } }
    return entrances.filter { !open.contains($0.pageID) }
  }

  var isFull: Bool { entrances.count >= parameters.entrances.maximum }

  /// True when a page may be collected, by its kind and by what it declares.
  func mayCollect(_ id: PageID) -> Bool {
    guard parameters.entrances.enabled, let kind = PageKind(pageID: id, in: content) else { return false }
    return environment.rules.collects(
      id, kind: kind, declaration: content.article(id.description)?.isCollectable)
  }

  /// The kind of zone that a drag of this page shows, or nil when it shows none.
  func zoneKind(for held: Transition) -> DropZone.Kind? {
    guard case .slide = held.style, mayCollect(held.page), !isEntrance(held.page) else { return nil }
    guard isFull else { return .collect }
    return switch parameters.entrances.whenFull {
    case .refuse, .manage: .full
    case .replace: .collect
    case .ignore: nil
    }
  }

  /// Takes a page into the ball, at its scroll offset; false when it cannot be.
  @discardableResult
  mutating func collect(_ id: PageID) -> Bool {
    guard !isEntrance(id), mayCollect(id),
      let entrance = content.entrance(of: id, scrollOffset: scrollOffset(of: id))
    else { return false }
    if isFull {
      guard parameters.entrances.whenFull == .replace, !entrances.isEmpty else { return false }
      let gone = entrances.removeFirst()
      perform(.show(content[.floatReplacedNotice] + " " + gone.title))
    }
    entrances.append(entrance)
    feedback.effects.append(.save)
    return true
  }

  /// The ball is full: a notice says so, and the list opens or waits for a tap on the notice.
  mutating func refuse() {
    perform(.show(content[.floatFullNotice], .openList))
    if parameters.entrances.whenFull == .manage { openList(.tap) }
  }

  func scrollOffset(of id: PageID) -> Double {
    guard let page = pages[id] else { return 0 }
    return min(max(page.scroll.offset(at: environment.now), 0), page.layout.maximumScroll)
  }

  mutating func rememberScroll(of id: PageID) {
    guard pages[id] != nil, let index = entrances.firstIndex(where: { $0.pageID == id }) else { return }
    entrances[index].scrollOffset = scrollOffset(of: id)
  }

  mutating func removeEntrance(_ id: PageID) {
    entrances.removeAll { $0.pageID == id }
    feedback.effects.append(.save)
    dropPages()
  }

  /// What to store so that the collected pages and the ball's place survive a restart.
  public var archive: EntranceArchive {
    var current = entrances
    for index in current.indices where pages[current[index].pageID] != nil {
      current[index].scrollOffset = scrollOffset(of: current[index].pageID)
    }
    return EntranceArchive(entrances: current, dock: ball.dock)
  }

  // MARK: Undo

  /// All pages were let go: a notice offers them back.
  mutating func offerUndo(of kept: [Entrance]) {
    guard parameters.entrances.undo else { return }
    perform(.show(content[.floatRemovedNotice], .restore(kept)))
  }

  /// The pages that were let go are in the ball again; those collected since stay behind them.
  mutating func restore(_ kept: [Entrance]) {
    let new = entrances.filter { entrance in !kept.contains { $0.pageID == entrance.pageID } }
    entrances = Array((kept + new).prefix(parameters.entrances.maximum))
    feedback.effects.append(.save)
  }

  // MARK: Zone

  /// While a drag of a page shows the zone, it is in as far as the page is out.
  mutating func updateZoneReveal(absorbing: Bool) {
    guard zone.isTracking, zone.kind != .remove, let transition else { return }
    // Tuned values count at once here: what they change the zone makes up for on its own way.
    let p = tunedParameters.zone
    let reveal = transition.offset.trail.map { x in
      switch p.tracking {
      case .fraction: DropZoneGeometry.progress(topX: x, width: width, start: p.start, full: p.full)
      case .distance: min(1, max(0, (x + p.lead) / (p.travel + p.lead)))
      }
    }
    if absorbing {
      zone.reveal.follow(reveal, absorbing: zoneSlide(in: true), at: environment.now)
    } else {
      zone.reveal.follow(reveal)
    }
  }

  func zoneSlide(in comesIn: Bool) -> Animation {
    let p = parameters.zone
    return switch p.slideMotion {
    case .spring: .spring(Spring(response: p.slide, dampingRatio: 1), .unit)
    case .curve: .curve(p.slideCurve, duration: comesIn ? p.slideIn : p.slideOut)
    }
  }

  private var zoneGrowth: Animation {
    .spring(
      Spring(
        response: parameters.zone.growthResponse, dampingRatio: parameters.zone.growthDampingRatio), .unit)
  }

  /// Is the pointer inside? It enters at the radius and leaves a little farther out.
  mutating func updateZoneHighlight(_ pointer: Point) {
    guard zone.isTracking else { return }
    zone.pointer = pointer
    zone.arrival = nil
    arm(by: pointer)
    // By what the pointer does, not by what is shown of it: there the zone is a little behind.
    let reveal = min(max(zone.reveal.unlagged(at: environment.now), 0), 1)
    let isInside = zone.isArmed && zoneContains(pointer, reveal: reveal)
    if !isInside { findZoneArrival() }
    guard isInside != zone.isHighlighted else { return }
    zone.isHighlighted = isInside
    zone.growth.animate(to: isInside ? 1 : 0, with: zoneGrowth, at: environment.now)
    if isInside { perform(.impact(.zone)) }
  }

  /// A drag that began inside the zone's place means it once the pointer has left or gone some way to the corner.
  ///
  /// What counts is where the pointer was pressed and how far it has been, not which event came first.
  private mutating func arm(by pointer: Point) {
    guard !zone.isArmed else { return }
    let way = pointer.distance(to: Point(width, size.height))
    zone.farthest = max(zone.farthest, way)
    guard !zoneContains(pointer, reveal: 1) || zone.farthest - way >= parameters.zone.armDistance else {
      return
    }
    zone.isArmed = true
    zone.armed.animate(to: 1, with: .curve(.easeOut, duration: parameters.ball.press), at: environment.now)
  }

  /// A drag that shows the zone was pressed here.
  private mutating func beginZone(_ kind: DropZone.Kind, press: Point) {
    let wasThere = zone.kind != .none && zone.reveal.value(at: environment.now) > 0
    if wasThere { zone.turn(into: kind, with: crossFade, at: environment.now) } else { zone.change.set(1) }
    zone.begin(kind)
    zone.isArmed = !zoneContains(press, reveal: 1)
    zone.farthest = press.distance(to: Point(width, size.height))
    let look = zone.isArmed ? 1.0 : 0
    if wasThere {
      zone.armed.animate(
        to: look, with: .curve(.easeOut, duration: parameters.ball.press), at: environment.now)
    } else {
      zone.armed.set(look)
    }
  }

  private func zoneContains(_ pointer: Point, reveal: Double) -> Bool {
    let p = parameters.zone
    let enter = p.hit == .grown ? p.radius + p.growth : p.radius
    let radius = zone.isHighlighted ? max(enter, p.radius * p.leaveRatio) : enter
    return reveal > 0
      && DropZoneGeometry.contains(pointer, screen: size, radius: radius, progress: reveal)
  }

  /// The zone may come to a pointer that rests: finds when, by bisection to a microsecond.
  private mutating func findZoneArrival() {
    let end = zone.reveal.endTime
    guard zone.isArmed, end > now, end.isFinite, zoneContains(zone.pointer, reveal: min(zone.reveal.base, 1))
    else { return }
    var outside = now
    var inside = end
    while inside - outside > 1e-6 {
      let middle = (outside + inside) / 2
      let reveal = min(max(zone.reveal.unlagged(at: middle), 0), 1)
      if zoneContains(zone.pointer, reveal: reveal) { inside = middle } else { outside = middle }
    }
    zone.arrival = inside
  }

  /// A page is held: its zone follows the drag.
  mutating func beginPageZone(_ kind: DropZone.Kind, press: Point) {
    beginZone(kind, press: press)
    if zone.fade.target < 1 { zone.fade.animate(to: 1, with: crossFade, at: environment.now) }
  }

  /// The ball is dragged: the red zone comes by itself.
  mutating func beginRemoveZone(press: Point) {
    let isThere = zone.kind != .none && zone.reveal.value(at: environment.now) > 0
    beginZone(.remove, press: press)
    if isReduced {
      if !isThere { zone.fade.set(0) }
      zone.reveal.set(1)
    } else {
      zone.reveal.settle(to: 1, with: zoneSlide(in: true), at: environment.now)
    }
    zone.fade.animate(to: 1, with: crossFade, at: environment.now)
  }

  /// The drag is over: the zone goes, for a ball that falls into it a little later.
  mutating func endZone(delay: Double = 0) {
    if isReduced {
      zone.fadeOut(with: crossFade, growth: zoneGrowth, delay: delay, at: environment.now)
    } else {
      zone.end(with: zoneSlide(in: false), growth: zoneGrowth, delay: delay, at: environment.now)
    }
  }
}
