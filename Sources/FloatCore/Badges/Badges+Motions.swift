/// The motions of the badges, as they are reported.
extension Badges {
  /// The motions of the badges that are pulled or return.
  func motions(on hosts: [BadgeHost], _ e: Environment) -> [Motion] {
    each(on: hosts, e) { badge, anchor in
      guard badge.isPulled || badge.burst == nil && badge.offset.endTime > e.now else { return nil }
      var motion = Motion(.badge(badge.id), .badgeReturn)
      motion.isHeld = badge.isPulled
      let center = anchor + badge.offset.value(at: e.now)
      motion.place = center
      motion.follow(badge.offset.course.map({ anchor + $0 }, { $0 }), at: e.now)
      let p = e.parameters.badge
      motion.release = p.release
      let size = BadgeLabel.size(of: badge.text, p)
      motion.outline = RoundedRect(Rect(center: center, size: size), radius: min(size.width, size.height) / 2)
      motion.layer = badge.layerID
      return motion
    }
  }

  /// The circles beyond which pulled badges tear off.
  func thresholds(on hosts: [BadgeHost], _ e: Environment) -> [Threshold] {
    each(on: hosts, e) { badge, anchor in
      guard badge.isPulled else { return nil }
      return Threshold(kind: .tear, line: .circle(anchor, radius: e.parameters.badge.breakDistance))
    }
  }

  /// The badges that are not at rest, each with its place on the screen.
  private func each<Part>(
    on hosts: [BadgeHost], _ e: Environment, _ part: (StickyBadge, Point) -> Part?
  ) -> [Part] {
    hosts.flatMap { host in
      host.places.compactMap { place in
        live(place.id).flatMap { part($0, anchor(place, on: host, e)) }
      }
    }
  }
}
