/// A badge under a pointer: grabbed, pulled until its neck tears, and let go.
extension Badges {
  mutating func pan(
    _ id: BadgeID, _ event: GestureEvent<Gesture>, on host: BadgeHost?, _ feedback: Feedback, _ e: Environment
  ) -> [Command] {
    switch event.phase {
    case .began: return grab(id, event, e)
    case .changed: return move(id, event, e)
    case .ended: return release(id, velocity: event.velocity, on: host, feedback, e)
    case .cancelled:
      takeBack(id, e)
      return []
    case .failed: return []
    }
  }

  private mutating func grab(_ id: BadgeID, _ event: GestureEvent<Gesture>, _ e: Environment) -> [Command] {
    guard let label = text(id, e) else { return [] }
    var badge = live(id) ?? StickyBadge(id: id, text: label)
    badge.heldOffset = badge.offset.value(at: e.now)
    // A badge that was left somewhere has no neck any more, nor has a torn one on its way back.
    badge.phase = badge.hasNeck(at: e.now) || badge.heldOffset.length <= 2 ? .attached : .broken
    live.removeAll { $0.id == id }
    let spring = Spring(response: e.parameters.badge.grabResponse, dampingRatio: 1)
    badge.offset.follow(
      event.trail.map { badge.heldOffset + ($0 - event.start) }, absorbing: .spring(spring), at: e.now)
    live.append(badge)
    return tear(id, e)
  }

  private mutating func move(_ id: BadgeID, _ event: GestureEvent<Gesture>, _ e: Environment) -> [Command] {
    guard let index = pulled(id) else { return [] }
    let held = live[index].heldOffset
    live[index].offset.follow(event.trail.map { held + ($0 - event.start) })
    if e.parameters.badge.reattach, live[index].phase == .broken,
      live[index].offset.base.length <= e.parameters.badge.breakDistance
    {
      live[index].phase = .attached
    }
    return tear(id, e)
  }

  private func pulled(_ id: BadgeID) -> Int? { live.firstIndex { $0.id == id && $0.isPulled } }

  /// Tears the neck beyond the break distance, once per drag.
  private mutating func tear(_ id: BadgeID, _ e: Environment) -> [Command] {
    let p = e.parameters.badge
    guard let index = pulled(id), live[index].phase == .attached,
      live[index].offset.base.length > p.breakDistance
    else { return [] }
    live[index].phase = .broken
    live[index].tear = .init(start: e.now, end: e.now + p.tear, offset: live[index].offset.value(at: e.now))
    live[index].wobble.animate(to: 0, with: p.wobbling, velocity: p.tearKick, at: e.now)
    return [.impact(.badge(id))]
  }

  private mutating func release(
    _ id: BadgeID, velocity: Point, on host: BadgeHost?, _ feedback: Feedback, _ e: Environment
  ) -> [Command] {
    guard let index = pulled(id) else { return [] }
    let p = e.parameters.badge
    let isOutside =
      live[index].phase == .broken
      && live[index].offset.unlagged(at: e.now).length > p.breakDistance
    switch p.afterBreak {
    case .burst where isOutside: return burst(live[index], on: host, feedback, e)
    case .stay where isOutside:
      live[index].left = live[index].offset.base
      live[index].phase = .left
    default: settle(index, velocity: p.release.velocity(of: velocity), e)
    }
    return []
  }

  /// Cancels the gesture: the badge goes back to where it was.
  private mutating func takeBack(_ id: BadgeID, _ e: Environment) {
    guard let index = pulled(id) else { return }
    guard let left = live[index].left else { return settle(index, velocity: .zero, e) }
    live[index].phase = .left
    live[index].offset.settle(to: left, with: e.parameters.badge.comingHome, velocity: .zero, at: e.now)
  }

  /// Springs back to its place.
  private mutating func settle(_ index: Int, velocity: Point, _ e: Environment) {
    let wasAttached = live[index].phase == .attached
    live[index].left = nil
    live[index].offset.settle(to: .zero, with: e.parameters.badge.comingHome, velocity: velocity, at: e.now)
    let offset = live[index].offset
    let neckEnd =
      switch e.parameters.badge.returnNeck {
      case _ where !wasAttached: -Double.infinity
      case .none: -Double.infinity
      case .untilHome: offset.endTime
      case .untilPassing: StickyBadge.neckEnd(of: offset, from: e.now)
      }
    let leavesAnchor = wasAttached && e.parameters.badge.returnNeck == .none
    live[index].releaseDistance = leavesAnchor ? offset.value(at: e.now).length : nil
    live[index].phase = .returning(neckEnd: neckEnd)
  }
}
