/// Badges that burst, and badges whose number changes with them.
extension Badges {
  /// Bursts a badge that was let go far away, and marks its count as read. A sum bursts together with its parts.
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
      // It continues as it was drawn: torn, wobbling, pulsing.
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
    guard let text = text(id, e) else { return [] }
    let badge = live.first { $0.id == id && $0.burst == nil } ?? StickyBadge(id: id, text: text)
    return burst(badge, on: host, feedback, e)
  }

  // MARK: Other counts

  /// The look and the text of a badge.
  struct Shown {
    var id: BadgeID
    var look: BadgeLook?
    var text: String?
  }

  func shown(_ e: Environment) -> [Shown] {
    counts.ids.map { Shown(id: $0, look: look($0, e), text: text($0, e)) }
  }

  /// Fades badges that do not burst themselves from their old number to the new one.
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
}
