extension Prototype {
  /// What is going on right now, as plain values for tests, traces and scripts.
  public var state: PrototypeState {
    PrototypeState(
      stack: stack.map(\.description), transition: transitionState, ball: ballState, zone: zoneState,
      list: listState,
      badges: badgeStates, scroll: stack.last.flatMap { pages[$0]?.scroll.offset(at: environment.now) } ?? 0,
      focus: focusedElement?.id.description)
  }

  private var transitionState: PrototypeState.Transition? {
    guard let transition else { return nil }
    let presence = transition.presence(at: environment.now, width: width)
    let closes = transition.isHeld || !transition.opens
    var topX = transition.shownOffset(at: environment.now, width: width)
    if case .morph(let morph) = transition.style {
      // The shape reaches beyond the page's edges; its overscan counts as none of the page.
      let source = morphSource(morph)
      topX = source.rect.x + (pageX(of: morph) - source.rect.x) * presence
    }
    return .init(
      kind: kind(of: transition), interactive: transition.isHeld,
      progress: closes ? 1 - presence : presence,
      topX: transition.isVertical || transition.fades ? 0 : topX,
      topY: transition.isVertical ? pageOrigin(transition.page).y : nil)
  }

  private func kind(of transition: Transition) -> PrototypeState.Transition.Kind {
    let closes = transition.isHeld || !transition.opens
    return switch transition.style {
    case .slide: closes ? .pop : .push
    case .modal: closes ? .dismiss : .present
    case .morph: closes ? .shrink : .expand
    }
  }

  private var ballState: PrototypeState.Ball {
    let alpha = shownBallAlpha
    let isDocked = !ball.isHeld && ball.removalEnd == nil && ball.center.isAtRest(at: environment.now)
    return .init(
      visible: alpha > 0.01 && !ball.icons.isEmpty, alpha: alpha, frame: ballFrame(at: environment.now),
      edge: alpha > 0.01 && isDocked ? (ball.dock.edge == .left ? .left : .right) : .none,
      items: entrances.map(\.pageID.description))
  }

  private var zoneState: PrototypeState.Zone {
    let kind: PrototypeState.Zone.Kind =
      switch zone.kind {
      case .none: .none
      case .collect: .collect
      case .remove: .remove
      case .full: .full
      }
    return .init(
      kind: kind, progress: zone.reveal.value(at: environment.now),
      radius: zone.radius(at: environment.now, parameters: parameters.zone), highlighted: zone.isHighlighted)
  }

  private var listState: PrototypeState.List {
    .init(
      open: list.isOpen, mode: list.mode == .tap ? .tap : .press,
      rows: list.liveRows.map {
        .init(id: $0.id.description, frame: $0.frame(at: environment.now, edge: list.edge))
      })
  }

  private var badgeStates: [PrototypeState.Badge] {
    guard let (page, x) = badgePlaces else { return [] }
    let p = parameters.badge
    return page.layout.badges.map { place in
      let anchor = badgeAnchor(place, on: page, pageX: x)
      let live = badges.first { $0.id == place.id }
      let phase: PrototypeState.Badge.Phase =
        switch live?.phase {
        case .attached: .attached
        case .broken: .broken
        case .returning: .returning
        case .bursting: .bursting
        case nil: badgeText(place.id) == nil ? .gone : .idle
        }
      var center = anchor + (live?.offset.value(at: environment.now) ?? .zero)
      if let live, live.phase == .bursting { center = live.burstCenter }
      let radius = AnchorRule.radius(
        rest: p.diameter / 2, distance: center.distance(to: anchor), shrink: p.shrink,
        minimum: p.anchorMinimum)
      return .init(
        id: place.id.description, state: phase, center: center, anchor: anchor, anchorRadius: radius)
    }
  }
}
