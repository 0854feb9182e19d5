/// What the badges say, and where they are.
extension Badges {
  /// The badge in motion; nil for one at rest.
  func live(_ id: BadgeID) -> StickyBadge? { live.first { $0.id == id } }

  private func count(of id: BadgeID, _ e: Environment) -> Int {
    counts.count(of: id, countsMuted: e.parameters.badge.countMuted)
  }

  /// True for a badge that counts nothing and is hidden.
  func isEmpty(_ id: BadgeID, _ e: Environment) -> Bool { count(of: id, e) == 0 }

  /// The text of a badge; nil if it is hidden.
  func text(_ id: BadgeID, _ e: Environment) -> String? {
    BadgeLabel.text(count: count(of: id, e), maximum: e.parameters.badge.maximum)
  }

  // MARK: Where they are

  func size(_ label: String, _ e: Environment) -> Size { BadgeLabel.size(of: label, e.parameters.badge) }

  /// The look of a badge; nil if it is hidden. A bursting badge keeps the text it had.
  func look(_ id: BadgeID, _ e: Environment) -> BadgeLook? {
    let live = live(id)
    if live?.burst == nil, let recount = recounts[id] { return recount.look(at: e.now) }
    return (live?.text ?? text(id, e)).map { look(saying: $0, e) }
  }

  /// The size of a badge; nil if it is hidden.
  private func size(of id: BadgeID, _ e: Environment) -> Size? {
    let live = live(id)
    if live?.burst == nil, let recount = recounts[id] { return recount.look(at: e.now).size }
    return (live?.text ?? text(id, e)).map { size($0, e) }
  }

  func look(saying label: String, _ e: Environment) -> BadgeLook {
    BadgeLook(size: size(label, e), words: label.isEmpty ? [] : [.init(text: label, opacity: 1)])
  }

  /// The centre of a badge on its page: a wide badge in a row grows to the left, away from the texts.
  func center(_ place: PageLayout.BadgePlace, _ e: Environment) -> Point {
    guard !place.isFixed, let size = size(of: place.id, e) else { return place.center }
    return center(place, size: size, e)
  }

  /// The centre of a badge of a known size on its page.
  func center(_ place: PageLayout.BadgePlace, size: Size, _ e: Environment) -> Point {
    guard !place.isFixed else { return place.center }
    return place.center - Point(max(0, size.width - e.parameters.badge.diameter) / 2, 0)
  }

  /// The present centre of a badge's place on the screen.
  func anchor(_ place: PageLayout.BadgePlace, on host: BadgeHost, _ e: Environment) -> Point {
    center(place, e) + origin(of: place, on: host, e)
  }

  /// The present origin of a badge's place on the screen: that of the bars, or of the scrolled content.
  func origin(of place: PageLayout.BadgePlace, on host: BadgeHost, _ e: Environment) -> Point {
    guard !place.isFixed else { return host.tabBarShift.map { Point(0, $0) } ?? host.origin }
    return host.origin + Point(0, host.page.layout.viewport.y - host.page.scroll.offset(at: e.now))
      + host.page.shift(of: place.center, e)
  }

  /// The badge that a press grabs: the nearest of those within reach.
  func badge(at p: Point, on host: BadgeHost?, _ e: Environment) -> BadgeID? {
    guard let host else { return nil }
    var best: (id: BadgeID, distance: Double)?
    for place in host.places {
      guard let label = text(place.id, e) else { continue }
      var center = anchor(place, on: host, e)
      guard host.shows(place, anchor: center) else { continue }
      if let live = live(place.id) {
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

  /// The look and the text of a badge.
  struct Shown {
    var id: BadgeID
    var look: BadgeLook?
    var text: String?
  }

  func shown(_ e: Environment) -> [Shown] {
    counts.ids.map { Shown(id: $0, look: look($0, e), text: text($0, e)) }
  }
}
