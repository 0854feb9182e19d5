/// The pictures of the badges: at rest, pulled, bursting.
extension Prototype {
  /// The badges at rest, as part of the page: those that scroll, those of the bars, and those that were left somewhere.
  func restingBadges(on page: Page) -> (scrolled: [Shape], fixed: [Shape], left: [Shape]) {
    var scrolled: [Shape] = []
    var fixed: [Shape] = []
    var left: [Shape] = []
    for place in page.layout.badges {
      // What was left somewhere lies over its page.
      if let live = badges.first(where: { $0.id == place.id && $0.isLeft }), let label = badgeText(place.id) {
        let anchor = badgeAnchor(place, on: page, pageX: 0)
        left += badgeShapes(label, center: anchor + live.offset.value(at: environment.now))
        continue
      }
      let shapes = restingBadge(place)
      if place.isFixed { fixed += shapes } else { scrolled += shapes }
    }
    return (scrolled, fixed, left)
  }

  /// A badge at rest; nothing for one that is pulled, bursts, or has nothing to count.
  func restingBadge(_ place: PageLayout.BadgePlace) -> [Shape] {
    guard !badges.contains(where: { $0.id == place.id && $0.burstStart <= environment.now }),
      let label = badgeText(place.id)
    else { return [] }
    return badgeShapes(
      label, center: badgeCenter(place),
      pressed: presses.strength(of: .badge(place.id), on: .root, environment))
  }

  /// - Parameter pressed: How pressed it looks, 0…1.
  private func badgeShapes(
    _ label: String, center: Point, scale: Double = 1, wobble: Double = 0, pressed: Double = 0
  ) -> [Shape] {
    let p = parameters.badge
    let size = badgeSize(label)
    let frame = Rect(
      center: center,
      size: Size(size.width * scale * (1 - wobble), size.height * scale * (1 + wobble)))
    var shapes: [Shape] = [
      .roundedRect(RoundedRect(frame, radius: min(frame.width, frame.height) / 2), .color(p.fill))
    ]
    if !label.isEmpty {
      shapes.append(
        pageBuilder.text(
          label, x: center.x, midY: center.y, size: p.textSize * scale, weight: .medium, color: p.label,
          alignment: .center))
    }
    let tint = pressedTint.faded(pressed)
    if tint.alpha > 0 {
      shapes.append(.roundedRect(RoundedRect(frame, radius: frame.height / 2), .color(tint)))
    }
    return shapes
  }

  func appendBadges(to layers: inout [Layer]) {
    guard !badges.isEmpty, let (page, x) = badgePlaces else { return }
    for badge in badges where !badge.isLeft {
      if badge.phase == .bursting {
        layers.append(burstLayer(badge))
      } else if let place = page.layout.badges.first(where: { $0.id == badge.id }) {
        layers.append(pulledLayer(badge, anchor: badgeAnchor(place, on: page, pageX: x)))
      }
    }
  }

  /// How large a pulled badge is by its distance, as a part of its size at rest.
  private func stretchedScale(_ badge: StickyBadge) -> Double {
    let p = parameters.badge
    let size = badgeSize(badge.text)
    return AnchorRule.pulledScale(
      rest: min(size.width, size.height) / 2, distance: badge.offset.value(at: environment.now).length,
      shrink: p.dragShrink, breakDistance: p.breakDistance)
  }

  /// How large a pulled badge is drawn, as a part of its size at rest.
  func pulledScale(_ badge: StickyBadge) -> Double {
    stretchedScale(badge) * (badge.phase == .broken ? feedback.pulse(.badge, environment) : 1)
  }

  private func pulledLayer(_ badge: StickyBadge, anchor: Point) -> Layer {
    let p = parameters.badge
    let center = anchor + badge.offset.value(at: environment.now)
    let distance = center.distance(to: anchor)
    let size = badgeSize(badge.text)
    let rest = min(size.width, size.height) / 2
    let scale = stretchedScale(badge)
    var layer = Layer(id: "badge:\(badge.id)")
    let hasNeck = badge.phase == .attached || (badge.phase == .returning && now < badge.neckEnd)
    if hasNeck, distance > 0 {
      let r1 = AnchorRule.radius(
        rest: rest, distance: distance, shrink: p.shrink, minimum: min(p.anchorMinimum, rest))
      // The neck's outline holds both discs; without a neck the anchor is a disc of its own.
      let radius = rest * scale
      let neck = MetaballOutline.neck(
        anchor: anchor, anchorRadius: r1, capsule: center, halfLength: size.width / 2 * scale - radius,
        movingRadius: radius, breakDistance: p.breakDistance, style: p.neck)
      layer.content.append(
        neck.map { .fill($0, .color(p.fill)) }
          ?? .roundedRect(RoundedRect(circle: anchor, radius: r1), .color(p.fill)))
    }
    layer.content += tornNeck(badge, anchor: anchor, center: center, scale: pulledScale(badge))
    layer.content += badgeShapes(
      badge.text, center: center, scale: pulledScale(badge),
      wobble: badge.wobble.value(at: environment.now),
      pressed: presses.strength(of: .badge(badge.id), on: .root, environment))
    return layer
  }

  /// The halves of a neck that has torn, drawing back from where it was thinnest: one to the anchor, which goes with
  /// it, the other to the badge, wherever that is by now.
  private func tornNeck(_ badge: StickyBadge, anchor: Point, center: Point, scale: Double) -> [Shape] {
    guard let tear = badge.tear, let drawn = tear.progress(at: environment.now) else { return [] }
    let p = parameters.badge
    let size = badgeSize(badge.text)
    let rest = min(size.width, size.height) / 2
    let foot = AnchorRule.radius(
      rest: rest, distance: tear.offset.length, shrink: p.shrink, minimum: min(p.anchorMinimum, rest))
    let left = 1 - drawn
    let middle = anchor + tear.offset / 2
    let tip = foot * MetaballOutline.thinnestWaist * left
    // Nothing pulls any more: the halves are plain cones.
    let paths = [
      MetaballOutline.neck(
        anchor: anchor + tear.offset / 2 * left, anchorRadius: tip, moving: anchor, movingRadius: foot * left,
        breakDistance: .greatestFiniteMagnitude, style: .externalTangent, minimumRadius: 0),
      MetaballOutline.neck(
        anchor: middle + (center - middle) * drawn, anchorRadius: tip, capsule: center,
        halfLength: (size.width / 2 - rest) * scale, movingRadius: rest * scale,
        breakDistance: .greatestFiniteMagnitude, style: .externalTangent),
    ]
    return paths.compactMap { $0.map { .fill($0, .color(p.fill)) } }
  }

  private func burstLayer(_ badge: StickyBadge) -> Layer {
    let p = parameters.badge
    var layer = Layer(id: "burst:\(badge.id)")
    guard now >= badge.burstStart, badge.burstDuration > 0 else {
      layer.content = badgeShapes(badge.text, center: badge.burstCenter)
      return layer
    }
    let progress = (now - badge.burstStart) / badge.burstDuration
    let size = badgeSize(badge.text)
    let radius = size.height / 2
    let halfLength = size.width / 2 - radius
    layer.content = tornNeck(
      badge, anchor: badge.burstAnchor, center: badge.burstCenter, scale: badge.burstScale)
    if let puff = BadgeBurst.puff(at: progress, radius: radius, parameters: p) {
      let ring = Size(2 * (puff.radius + halfLength), 2 * puff.radius)
      layer.content.append(
        .stroke(
          Path(RoundedRect(Rect(center: badge.burstCenter, size: ring), radius: puff.radius)),
          width: puff.width, p.fill.faded(puff.opacity)))
    }
    let seed = badge.id.description.utf8.reduce(UInt64(1469)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    let particles = BadgeBurst.particles(
      at: progress, radius: radius, halfLength: halfLength, seed: seed, parameters: p)
    for particle in particles {
      layer.content.append(
        .roundedRect(
          RoundedRect(circle: badge.burstCenter + particle.offset, radius: particle.radius),
          .color(p.fill.faded(particle.opacity))))
    }
    // It begins as the badge itself, which dissolves in the cloud.
    let left = 1 - progress / p.burstCore
    if left > 0 {
      layer.sublayers = [
        Layer(
          id: "burst-core:\(badge.id)", opacity: min(left, 1),
          content: badgeShapes(
            badge.text, center: badge.burstCenter, scale: badge.burstScale,
            wobble: badge.wobble.value(at: environment.now),
            pressed: presses.strength(of: .badge(badge.id), on: .root, environment)))
      ]
    }
    return layer
  }
}
