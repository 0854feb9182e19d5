/// The badges' elements, their layers, and their part of the reported state: at rest, pulled, bursting.
extension Badges {
  /// The badges that are visible.
  func elements(on host: BadgeHost, _ e: Environment) -> [Element] {
    host.places.compactMap { place in
      host.shows(place, anchor: anchor(place, on: host, e)) ? element(place, on: host, e) : nil
    }
  }

  /// A badge at its present place, visible or not; nil if its count is 0.
  func element(_ place: PageLayout.BadgePlace, on host: BadgeHost, _ e: Environment) -> Element? {
    let p = e.parameters.badge
    guard let label = text(place.id, p) else { return nil }
    var center = anchor(place, on: host, e)
    if let live = live(place.id) { center += live.offset.value(at: e.now) }
    return Element(
      id: .badge(place.id), role: "status", label: label,
      frame: Rect(center: center, size: BadgeLabel.size(of: label, p)))
  }

  func state(on host: BadgeHost, _ feedback: Feedback, _ e: Environment) -> [PrototypeState.Badge] {
    let p = e.parameters.badge
    return host.places.map { place in
      let anchor = anchor(place, on: host, e)
      let live = live(place.id)
      var center = anchor + (live?.offset.value(at: e.now) ?? .zero)
      let phase: PrototypeState.Badge.Phase
      switch live?.phase {
      case .attached: phase = .attached
      case .broken, .left: phase = .broken
      case .returning: phase = .returning
      case .bursting(let burst):
        phase = .bursting
        center = burst.center + origin(of: place, on: host, e)
      case nil: phase = isEmpty(place.id, p) ? .gone : .idle
      }
      let radius = p.anchorRadius(rest: p.diameter / 2, distance: center.distance(to: anchor))
      return .init(
        id: place.id.description, state: phase, center: center, size: size(of: place.id, feedback, e),
        anchor: anchor, anchorRadius: radius)
    }
  }

  /// The size at which a badge is drawn; for a bursting badge, the size at the beginning of its burst.
  private func size(of id: BadgeID, _ feedback: Feedback, _ e: Environment) -> Size {
    let size = look(id, e.parameters.badge, at: e.now)?.size ?? .zero
    guard let badge = live(id), !badge.isLeft else { return size }
    return drawnSize(
      size, scale: badge.burst?.scale ?? pulledScale(badge, feedback, e),
      wobble: badge.wobble.value(at: badge.burst?.start ?? e.now))
  }

  // MARK: At rest

  /// The badges at rest, which are part of the page: those that scroll, those that do not, those of the tab bar, those
  /// that were left away from their places, and those of swiped rows.
  func resting(
    on host: BadgeHost, _ highlights: Highlights, _ e: Environment
  ) -> (scrolled: [Shape], fixed: [Shape], tabBar: [Shape], left: [Shape], rows: [PageID: [Shape]]) {
    let p = e.parameters.badge
    var scrolled: [Shape] = []
    var fixed: [Shape] = []
    var tabBar: [Shape] = []
    var left: [Shape] = []
    var rows: [PageID: [Shape]] = [:]
    for place in host.places {
      // A badge that was left away from its place lies over its page.
      if let index = live.firstIndex(where: { $0.id == place.id && $0.isLeft }),
        let look = look(place.id, p, at: e.now)
      {
        let center = anchor(place, on: host, e) + live[index].offset.value(at: e.now)
        append(look, center: center, p, to: &left)
        continue
      }
      switch place.part {
      case .tabBar: appendResting(place, on: host, highlights, e, to: &tabBar)
      case .fixed: appendResting(place, on: host, highlights, e, to: &fixed)
      case .scrolled:
        if let row = host.page.swipedRow(at: place.center) {
          appendResting(place, on: host, highlights, e, to: &rows[row.id, default: []])
        } else {
          appendResting(place, on: host, highlights, e, to: &scrolled)
        }
      }
    }
    return (scrolled, fixed, tabBar, left, rows)
  }

  /// Adds a badge at rest; nothing for one that is pulled, bursts, or has the count 0.
  func appendResting(
    _ place: PageLayout.BadgePlace, on host: BadgeHost, _ highlights: Highlights, _ e: Environment,
    to shapes: inout [Shape]
  ) {
    let p = e.parameters.badge
    guard !live.contains(where: { $0.id == place.id }), let look = restingLook(place.id, p, at: e.now) else {
      return
    }
    append(
      look, center: center(place, size: look.size, p), tint: tint(place.id, on: host, highlights, e), p,
      to: &shapes)
  }

  /// The tint over a pressed badge.
  private func tint(_ id: BadgeID, on host: BadgeHost, _ highlights: Highlights, _ e: Environment) -> Color {
    e.pressedTint.faded(highlights.strength(of: .badge(id), on: host.page.layout.id, e))
  }

  private func append(
    _ look: BadgeLook, center: Point, scale: Double = 1, wobble: Double = 0, tint: Color = .clear,
    _ p: BadgeParameters, to shapes: inout [Shape]
  ) {
    let frame = Rect(center: center, size: drawnSize(look.size, scale: scale, wobble: wobble))
    let outline = RoundedRect(frame, radius: min(frame.width, frame.height) / 2)
    shapes.append(.roundedRect(outline, .color(p.fill)))
    let textSize = p.textSize * scale * min(1, look.size.height / p.diameter)
    for word in look.words {
      shapes.write(
        word.text, x: center.x, midY: center.y, size: textSize, weight: .medium,
        color: p.label.faded(word.opacity), alignment: .center)
    }
    if tint.alpha > 0 {
      shapes.append(.roundedRect(outline, .color(tint)))
    }
  }

  private func drawnSize(_ size: Size, scale: Double, wobble: Double) -> Size {
    Size(size.width * scale * (1 - wobble), size.height * scale * (1 + wobble))
  }

  // MARK: Pulled and bursting

  /// Adds the badges of a page that are pulled, return or burst, over the page.
  ///
  /// - Parameters:
  ///   - isOnTabBar: True for the badges of the tab bar alone, false for the others; nil for both.
  ///   - front: The page in front of this one; a badge that both have is drawn on that page.
  ///   - opacity: The opacity of these badges, 0…1.
  func appendLayers(
    on host: BadgeHost, onTabBar isOnTabBar: Bool? = nil, behind front: BadgeHost? = nil, opacity: Double = 1,
    _ highlights: Highlights, _ feedback: Feedback, _ e: Environment, to layers: inout [Layer]
  ) {
    for badge in live where !badge.isLeft {
      guard let place = host.place(of: badge.id),
        isOnTabBar == nil || isOnTabBar == (place.part == .tabBar),
        front?.place(of: badge.id) == nil
      else { continue }
      if var burst = badge.burst {
        let origin = origin(of: place, on: host, e)
        burst.center += origin
        burst.anchor += origin
        layers.append(layer(badge, burst, on: host, highlights, e))
      } else {
        layers.append(layer(badge, anchor: anchor(place, on: host, e), on: host, highlights, feedback, e))
      }
      layers[layers.count - 1].opacity *= opacity
    }
  }

  /// The scale of a pulled badge at its distance, relative to its size at rest.
  private func stretchedScale(_ badge: StickyBadge, _ e: Environment) -> Double {
    let p = e.parameters.badge
    let size = BadgeLabel.size(of: badge.text, p)
    return AnchorRule.pulledScale(
      rest: min(size.width, size.height) / 2, distance: badge.offset.value(at: e.now).length,
      shrink: p.dragShrink, breakDistance: p.breakDistance)
  }

  /// The scale at which a pulled badge is drawn, relative to its size at rest.
  func pulledScale(_ badge: StickyBadge, _ feedback: Feedback, _ e: Environment) -> Double {
    stretchedScale(badge, e) * feedback.pulse(.badge(badge.id), e)
  }

  private func layer(
    _ badge: StickyBadge, anchor: Point, on host: BadgeHost, _ highlights: Highlights, _ feedback: Feedback,
    _ e: Environment
  ) -> Layer {
    let p = e.parameters.badge
    let center = anchor + badge.offset.value(at: e.now)
    let distance = center.distance(to: anchor)
    let size = BadgeLabel.size(of: badge.text, p)
    let rest = min(size.width, size.height) / 2
    let scale = stretchedScale(badge, e)
    var layer = Layer(id: badge.layerID)
    if badge.hasNeck(at: e.now), distance > 0 {
      let r1 = p.anchorRadius(rest: rest, distance: distance)
      // The neck's outline includes both discs; without a neck the anchor is drawn as a disc.
      let radius = rest * scale
      let neck = MetaballOutline.neck(
        anchor: anchor, anchorRadius: r1, capsule: center, halfLength: size.width / 2 * scale - radius,
        movingRadius: radius, breakDistance: p.breakDistance, style: p.neck)
      layer.content.append(
        neck.map { .fill($0, .color(p.fill)) }
          ?? .roundedRect(RoundedRect(circle: anchor, radius: r1), .color(p.fill)))
    }
    if case .returning = badge.phase, let distance = badge.releaseDistance {
      // The release removes only the neck: the anchor keeps its size until the badge covers it.
      let radius = p.anchorRadius(rest: rest, distance: distance)
      layer.content.append(.roundedRect(RoundedRect(circle: anchor, radius: radius), .color(p.fill)))
    }
    let drawn = pulledScale(badge, feedback, e)
    layer.content += tornNeck(badge, anchor: anchor, center: center, scale: drawn, e)
    append(
      look(badge.id, p, at: e.now) ?? BadgeLook(saying: badge.text, p), center: center, scale: drawn,
      wobble: badge.wobble.value(at: e.now), tint: tint(badge.id, on: host, highlights, e), p,
      to: &layer.content)
    return layer
  }

  /// The halves of a torn neck, which draw back from the point where it was thinnest: one to the anchor, which shrinks
  /// with it, the other to the badge where it is now.
  private func tornNeck(
    _ badge: StickyBadge, anchor: Point, center: Point, scale: Double, _ e: Environment
  ) -> [Shape] {
    guard let tear = badge.tear, let drawn = tear.progress(at: e.now) else { return [] }
    let p = e.parameters.badge
    let size = BadgeLabel.size(of: badge.text, p)
    let rest = min(size.width, size.height) / 2
    let foot = p.anchorRadius(rest: rest, distance: tear.offset.length)
    let left = 1 - drawn
    let middle = anchor + tear.offset / 2
    let tip = foot * MetaballOutline.thinnestWaist * left
    // Nothing pulls at a half, so it is a plain cone.
    let paths = [
      MetaballOutline(
        anchor: anchor + tear.offset / 2 * left, anchorRadius: tip, moving: anchor, movingRadius: foot * left,
        breakDistance: .greatestFiniteMagnitude, style: .externalTangent
      ).path,
      MetaballOutline.neck(
        anchor: middle + (center - middle) * drawn, anchorRadius: tip, capsule: center,
        halfLength: (size.width / 2 - rest) * scale, movingRadius: rest * scale,
        breakDistance: .greatestFiniteMagnitude, style: .externalTangent),
    ]
    return paths.compactMap { $0.map { .fill($0, .color(p.fill)) } }
  }

  private func layer(
    _ badge: StickyBadge, _ burst: StickyBadge.Burst, on host: BadgeHost, _ highlights: Highlights,
    _ e: Environment
  ) -> Layer {
    let p = e.parameters.badge
    var layer = Layer(id: "burst:\(badge.id)")
    guard e.now >= burst.start, burst.duration > 0 else {
      append(BadgeLook(saying: badge.text, p), center: burst.center, p, to: &layer.content)
      return layer
    }
    let progress = (e.now - burst.start) / burst.duration
    // The burst begins at the size at which the badge was drawn when it was released.
    let drawn = drawnSize(
      BadgeLabel.size(of: badge.text, p), scale: burst.scale, wobble: badge.wobble.value(at: burst.start))
    let radius = min(drawn.width, drawn.height) / 2
    let halfLength = drawn.width / 2 - radius
    layer.content = tornNeck(badge, anchor: burst.anchor, center: burst.center, scale: burst.scale, e)
    if let puff = BadgeBurst.puff(at: progress, radius: radius) {
      let ring = Size(2 * (puff.radius + halfLength), 2 * puff.radius)
      layer.content.append(
        .stroke(
          Path(RoundedRect(Rect(center: burst.center, size: ring), radius: puff.radius)),
          width: puff.width, p.fill.faded(puff.opacity)))
    }
    let seed = badge.id.description.utf8.reduce(UInt64(1469)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    let particles = BadgeBurst.particles(
      at: progress, radius: radius, halfLength: halfLength, seed: seed, parameters: p)
    for particle in particles {
      layer.content.append(
        .roundedRect(
          RoundedRect(circle: burst.center + particle.offset, radius: particle.radius),
          .color(p.fill.faded(particle.opacity))))
    }
    // At first the badge is still visible, and fades.
    let left = 1 - progress / BadgeBurst.core
    if left > 0 {
      var core = Layer(id: "burst-core:\(badge.id)", opacity: min(left, 1))
      append(
        BadgeLook(saying: badge.text, p), center: burst.center, scale: burst.scale,
        wobble: badge.wobble.value(at: e.now), tint: tint(badge.id, on: host, highlights, e), p,
        to: &core.content)
      layer.sublayers = [core]
    }
    return layer
  }
}

extension BadgeParameters {
  /// The radius of the disc that stays at the place of a badge that is pulled away, in points.
  fileprivate func anchorRadius(rest: Double, distance: Double) -> Double {
    AnchorRule.radius(rest: rest, distance: distance, shrink: shrink, minimum: anchorMinimum)
  }
}
