/// The texts of the badges, and their places.
extension Badges {
  /// The badge in motion; nil for one at rest.
  func live(_ id: BadgeID) -> StickyBadge? { live.firstIndex { $0.id == id }.map { live[$0] } }

  private func count(of id: BadgeID, _ p: BadgeParameters) -> Int {
    counts.count(of: id, countsMuted: p.countMuted)
  }

  /// True for a badge whose count is 0, which is hidden.
  func isEmpty(_ id: BadgeID, _ p: BadgeParameters) -> Bool { count(of: id, p) == 0 }

  /// The text of a badge; nil if it is hidden.
  func text(_ id: BadgeID, _ p: BadgeParameters) -> String? {
    BadgeLabel.text(count: count(of: id, p), maximum: p.maximum)
  }

  /// The look of a badge; nil if it is hidden. A bursting badge keeps its text.
  func look(_ id: BadgeID, _ p: BadgeParameters, at now: Double) -> BadgeLook? {
    guard let badge = live(id) else { return restingLook(id, p, at: now) }
    if badge.burst == nil, let recount = recounts[id] { return recount.look(at: now) }
    return BadgeLook(saying: badge.text, p)
  }

  /// The look of a badge at rest; nil if it is hidden.
  func restingLook(_ id: BadgeID, _ p: BadgeParameters, at now: Double) -> BadgeLook? {
    recounts[id]?.look(at: now) ?? text(id, p).map { BadgeLook(saying: $0, p) }
  }

  // MARK: Where they are

  /// The centre of a badge of a size on its page: a wide badge that scrolls grows to the left.
  func center(_ place: PageLayout.BadgePlace, size: Size, _ p: BadgeParameters) -> Point {
    guard !place.isFixed else { return place.center }
    return place.center - Point(max(0, size.width - p.diameter) / 2, 0)
  }

  /// The present centre of a badge's place on the screen.
  func anchor(_ place: PageLayout.BadgePlace, on host: BadgeHost, _ e: Environment) -> Point {
    let origin = origin(of: place, on: host, e)
    guard !place.isFixed else { return place.center + origin }
    let p = e.parameters.badge
    return center(place, size: look(place.id, p, at: e.now)?.size ?? .zero, p) + origin
  }

  /// The present origin, on the screen, of the part of the page that a badge moves with.
  func origin(of place: PageLayout.BadgePlace, on host: BadgeHost, _ e: Environment) -> Point {
    switch place.part {
    case .tabBar: host.tabBarShift.map { Point(0, $0) } ?? host.origin
    case .fixed: host.origin
    case .scrolled:
      host.origin + Point(0, host.page.layout.viewport.y - host.page.scroll.offset(at: e.now))
        + host.page.shift(of: place.center, e)
    }
  }

  /// The badge that a press grabs: the nearest one within reach.
  func badge(at point: Point, on host: BadgeHost?, _ e: Environment) -> BadgeID? {
    guard let host else { return nil }
    let p = e.parameters.badge
    var best: (id: BadgeID, distance: Double)?
    for place in host.places {
      guard let label = text(place.id, p) else { continue }
      var center = anchor(place, on: host, e)
      guard host.shows(place, anchor: center) else { continue }
      if let live = live(place.id) {
        guard live.burst == nil else { continue }
        center += live.offset.value(at: e.now)
      }
      let reach = Rect(center: center, size: BadgeLabel.size(of: label, p)).inset(by: -p.touchSlop)
      guard reach.contains(point) else { continue }
      let distance = center.distance(to: point)
      if distance < best?.distance ?? .infinity { best = (place.id, distance) }
    }
    return best?.id
  }

  /// The look and the text of a badge.
  struct Shown {
    var id: BadgeID
    var look: BadgeLook?
    var text: String?
  }

  func shown(_ e: Environment) -> [Shown] {
    let p = e.parameters.badge
    return counts.ids.map { Shown(id: $0, look: look($0, p, at: e.now), text: text($0, p)) }
  }
}
