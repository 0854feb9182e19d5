/// The page that moves under a pointer.
extension Navigation {
  /// Lets a pointer take hold of the moving page.
  mutating func hold(
    press: Point, along axis: Axis, _ collected: CollectedPages, _ shape: MorphShape?, _ e: Environment
  ) -> [Command] {
    let (share, shareBack) = (dragShare(along: axis, shape, e), screenShare(axis, e))
    stack.changeTransition {
      $0.hold(along: axis, share: share, shareBack: shareBack, e)
      $0.fadeHighlight(e)
    }
    guard let held = transition, let hold = held.hold else { return [] }
    let kind = mayLeave(hold, e) ? collected.zone(for: held, e) : nil
    let zone = kind.map { [Command.beginZone($0, press: press)] } ?? []
    return zone + [.slideZone(held.offset.trail, absorbing: true)]
  }

  /// How far a page moves, as an offset, for each point that a pointer moves, so that its leading edge, or that of a
  /// shape between ball and page, stays under the pointer.
  ///
  /// If the edge has little distance to go (to a ball on the left, to a row, from a page released beside the ball), one
  /// point of the pointer would move the far side by many. Then the pointer moves the page as if it slid over the whole
  /// screen.
  private func dragShare(along axis: Axis, _ shape: MorphShape?, _ e: Environment) -> Double {
    guard let shape, transition?.fades == false else { return screenShare(axis, e) }
    let end = shape.end.outline
    let source = shape.morph.atBall.target > 0 ? end : shape.morph.source ?? end
    let (small, large) = (
      shape.outline(from: source, progress: 0, e), shape.outline(from: source, progress: 1, e)
    )
    let travel = small.rect.origin[axis] - large.rect.origin[axis]
    return travel > e.size[axis] * e.parameters.morph.edgeFollow ? e.width / travel : screenShare(axis, e)
  }

  /// How far a page moves, as an offset, for each point that a pointer moves, if the page moves as far as the pointer.
  private func screenShare(_ axis: Axis, _ e: Environment) -> Double {
    e.size[axis] > 0 ? e.width / e.size[axis] : 1
  }

  /// Handles the edge drag, or the drag that pulls a presented page down: the front page follows the pointer.
  mutating func edgePan(
    _ event: GestureEvent<Gesture>, along axis: Axis, _ zone: DropZone, _ pages: LivePages,
    _ collected: CollectedPages, _ shape: MorphShape?, _ e: Environment
  ) -> [Command] {
    guard event.phase == .began else {
      return event.phase == .failed ? [] : pan(event, zone, collected, e)
    }
    if transition == nil {
      guard stack.pages.count > 1 else { return [] }
      stack.begin(move(front, opens: true, offset: 0, pages, e))
    }
    let lacks = collected.refusal(of: front, e) == .noCollectedPage
    // The press may have been on a ball at the edge, too, which is released.
    return (lacks ? [.refuse(front, .noCollectedPage)] : []) + [.releaseBall]
      + hold(press: event.start, along: axis, collected, shape, e) + follow(event, e)
  }

  /// Handles the drag of a page by the pointer that holds it.
  mutating func pan(
    _ event: GestureEvent<Gesture>, _ zone: DropZone, _ collected: CollectedPages, _ e: Environment
  ) -> [Command] {
    switch event.phase {
    case .began, .changed: return follow(event, e)
    case .ended: return release(velocity: event.velocity, zone, collected, e)
    // The page continues in the direction it had before the pointer caught it.
    case .cancelled, .failed:
      guard let hold = transition?.hold else { return [] }
      settle(opens: hold.opened, velocity: 0, e)
      return [.endZone(delay: 0)]
    }
  }

  private mutating func follow(_ event: GestureEvent<Gesture>, _ e: Environment) -> [Command] {
    guard let hold = transition?.hold else { return [] }
    stack.changeTransition { held in
      let least = held.leastOffset
      held.offset.drag(event, absorbing: e.slop(), at: e.now) {
        min(max(hold.offset(after: ($0 - event.start)[hold.axis]), least), e.width)
      }
    }
    guard let offset = transition?.offset else { return [] }
    return [.slideZone(offset.trail, absorbing: false), .moveInZone(event.location)]
  }

  /// Handles the release of a held page, which is collected, leaves or stays.
  private mutating func release(
    velocity: Point, _ zone: DropZone, _ collected: CollectedPages, _ e: Environment
  ) -> [Command] {
    guard let held = transition, let hold = held.hold else { return [] }
    let x = held.shownOffset(e)
    if zone.verdict == .full || zone.verdict == .collect {
      // The ball may be full only since the zone came, by a call.
      let reason = zone.verdict == .full ? .full : collected.refusal(of: front, e)
      if reason == nil, e.content.traits(of: front)?.asksToCollect != true {
        return [.endZone(delay: 0), .collect(front), .close(fromX: x, velocity: velocity.x)]
      }
      settle(opens: true, velocity: 0, e)
      return [.endZone(delay: 0), reason.map { .refuse(front, $0) } ?? .float(front, asks: true)]
    }
    let (finishes, isFast) = outcome(of: held, hold, velocity: velocity, e)
    let v = velocity[hold.axis] * hold.share
    if finishes, !held.isMorph, collected.belongsToBall(held.page, e) {
      return [.endZone(delay: 0), .close(fromX: x, velocity: v)]
    }
    settle(opens: !finishes, velocity: v, isFast: finishes && isFast, e)
    return [.endZone(delay: 0)]
  }

  /// Whether a released page leaves, and whether the release is a flick, whose velocity alone carries the page out.
  private func outcome(
    of held: Transition, _ hold: Transition.Hold, velocity: Point, _ e: Environment
  ) -> (finishes: Bool, isFast: Bool) {
    let extent = e.size[hold.axis]
    let distance = e.width > 0 ? held.offset.decision(at: e.now) / e.width * extent : 0
    // The speed of the page, in points of the screen along the axis.
    let v = e.width > 0 ? velocity[hold.axis] * hold.share / e.width * extent : 0
    let condition = finishCondition(of: held, e)
    let finishes = mayLeave(hold, e) && condition.isMet(distance: distance, speed: v, extent: extent)
    // Presented pages have no key for the duration of a flick.
    return (finishes, !held.isModal && condition.isFlick(speed: v, extent: extent))
  }

  /// False for a page from which no swipe leads back: it comes in, also where a pointer caught it on its way.
  private func mayLeave(_ hold: Transition.Hold, _ e: Environment) -> Bool {
    hold.axis == .vertical || !hold.opened || swipeOrigin(e) != nil
  }

  /// The condition for a page to leave when it is released.
  func finishCondition(of transition: Transition, _ e: Environment) -> FinishCondition {
    transition.isModal ? e.parameters.modal.finish : e.parameters.navigation.finish
  }

  /// True if a wheel or a touchpad may scroll the front page: no pointer holds it, and it does not leave.
  var takesWheel: Bool { transition.map { $0.opens && !$0.isHeld } ?? true }
}
