/// What is collected; the ball, its icons, the list and the zone follow from it.
extension Prototype {
  func isEntrance(_ id: String) -> Bool { entrances.contains { $0.pageID == id } }

  /// The collected pages that are not open. A page on its way into the ball counts as closed.
  var unusedEntrances: [Entrance] {
    var open = stack
    if let transition, transition.isMorph, !transition.opens { open.removeAll { $0 == transition.page } }
    return entrances.filter { !open.contains($0.pageID) }
  }

  /// The kind of zone that a drag of this page shows, or nil when it shows none.
  func zoneKind(for held: Transition) -> PrototypeState.Zone.Kind? {
    guard case .slide = held.style, let kind = pages[held.page]?.layout.kind, kind.isCollectable,
      !isEntrance(held.page)
    else { return nil }
    return entrances.count >= parameters.entrances.maximum ? .full : .collect
  }

  /// Takes a page into the ball, at its scroll offset.
  mutating func collect(_ id: String) {
    guard let entrance = makeEntrance(id), !isEntrance(id),
      entrances.count < parameters.entrances.maximum
    else { return }
    entrances.append(entrance)
    effects.append(.save)
  }

  private func makeEntrance(_ id: String) -> Entrance? {
    guard let article = content.article(id) else { return nil }
    return Entrance(
      pageID: id, kind: PageKind.article.rawValue, title: article.title, icon: article.icon,
      scrollOffset: scrollOffset(of: id))
  }

  func scrollOffset(of id: String) -> Double {
    guard let page = pages[id] else { return 0 }
    return min(max(page.scroll.offset(at: now), 0), page.layout.maximumScroll)
  }

  mutating func rememberScroll(of id: String) {
    guard pages[id] != nil, let index = entrances.firstIndex(where: { $0.pageID == id }) else { return }
    entrances[index].scrollOffset = scrollOffset(of: id)
  }

  mutating func removeEntrance(_ id: String) {
    entrances.removeAll { $0.pageID == id }
    effects.append(.save)
  }

  /// What to store so that the collected pages and the ball's place survive a restart.
  public var archive: EntranceArchive {
    var current = entrances
    for index in current.indices where pages[current[index].pageID] != nil {
      current[index].scrollOffset = scrollOffset(of: current[index].pageID)
    }
    return EntranceArchive(entrances: current, dock: ball.dock)
  }

  // MARK: Zone

  /// While a drag of a page shows the zone, it is in as far as the page is out.
  mutating func updateZoneReveal(absorbing: Bool) {
    guard zone.isTracking, zone.kind != .remove, let transition else { return }
    let p = parameters.zone
    let x = transition.offset.base
    let reveal = DropZoneGeometry.progress(topX: x, width: width, start: p.start, full: p.full)
    if absorbing {
      zone.reveal.follow(reveal, absorbing: zoneSlide, at: now)
    } else {
      zone.reveal.follow(reveal)
    }
  }

  var zoneSlide: Animation {
    .spring(Spring(response: parameters.zone.slide, dampingRatio: 1), .unit)
  }

  private var zoneGrowth: Animation {
    .spring(
      Spring(
        response: parameters.zone.growthResponse, dampingRatio: parameters.zone.growthDampingRatio), .unit)
  }

  /// Is the pointer inside? It enters at the radius and leaves a little farther out.
  mutating func updateZoneHighlight(_ pointer: Point) {
    guard zone.isTracking else { return }
    let p = parameters.zone
    let reveal = min(max(zone.reveal.value(at: now), 0), 1)
    let radius = zone.isHighlighted ? p.radius * p.leaveRatio : p.radius
    let isInside =
      reveal > 0
      && DropZoneGeometry.contains(
        pointer, screen: size, radius: radius, progress: reveal)
    guard isInside != zone.isHighlighted else { return }
    zone.isHighlighted = isInside
    zone.growth.animate(to: isInside ? 1 : 0, with: zoneGrowth, at: now)
    if isInside { impact(.zone) }
  }

  mutating func endZone() {
    zone.end(with: zoneSlide, growth: zoneGrowth, at: now)
  }
}
