/// The ball under a pointer.
extension FloatingBall {
  /// The gestures that a press on it may become.
  static func members(_ e: Environment) -> [GestureArena<Gesture>.Member] {
    let longPress = GestureArena<Gesture>.Member(.ballLongPress, .longPress())
    return [.init(.ballPan, .pan())] + (e.parameters.ball.longPress == .list ? [longPress] : [])
      + [.init(.ballTap, .tap)]
  }

  /// True if a press stops the ball in flight; the last tenths of a point are no reason to refuse a tap.
  func catches(_ e: Environment) -> Bool {
    let p = e.parameters.ball
    return !center.isAtRest(at: e.now)
      && (center.value(at: e.now).distance(to: center.base) > p.catchDistance
        || center.velocity(at: e.now).length > p.catchVelocity)
  }

  mutating func pressDown(_ e: Environment) {
    let wasCaught = catches(e)
    state = .pressed(wasCaught: wasCaught)
    if wasCaught {
      center.set(leave.isAtRest(at: e.now) ? middle(e) : center.value(at: e.now))
      (landing, rest) = (nil, nil)
    }
    idleTime = nil
    tuck.animate(to: 0, with: idleSlide(e), at: e.now)
    look(pressed: true, e)
  }

  private mutating func look(pressed: Bool, _ e: Environment) {
    press.animate(
      to: pressed ? 1 : 0, with: .curve(.easeOut, duration: e.parameters.ball.press), at: e.now)
  }

  /// Ends a press on the ball without a drag: one that was caught continues to its dock.
  mutating func letGo(_ e: Environment) {
    guard case .pressed(let wasCaught) = state else { return }
    state = .free
    look(pressed: false, e)
    if wasCaught { settle(velocity: .zero, e) }
    wake(e)
  }

  /// Handles a tap: by default a single page opens at once, and several open the list.
  mutating func tap(_ pages: [Entrance], _ e: Environment) -> [Command] {
    let wasCaught = state == .pressed(wasCaught: true)
    letGo(e)
    wake(e)
    if wasCaught || pages.isEmpty { return [] }
    return pages.count == 1 && e.parameters.ball.tap == .pageOrList
      ? [.navigate(.open(pages[0].pageID, from: nil))] : [.openList(.tap)]
  }

  mutating func longPress(_ event: GestureEvent<Gesture>, _ e: Environment) -> [Command] {
    switch event.phase {
    case .began: return [.openList(.press)]
    case .changed: return [.slideOverList(event.location)]
    case .ended:
      letGo(e)
      return [.endListPress(event.location)]
    case .cancelled:
      letGo(e)
      return [.closeList]
    case .failed: return []
    }
  }

  mutating func pan(_ event: GestureEvent<Gesture>, _ zone: DropZone, _ e: Environment) -> [Command] {
    switch event.phase {
    case .began:
      let p = e.parameters.ball
      let grab = p.grabAnchor == .center ? .zero : middle(e) - event.start
      state = .held(grab: grab)
      (landing, rest) = (nil, nil)
      center.follow(
        way(event, grab, e), absorbing: .spring(Spring(response: p.grabResponse, dampingRatio: 1)), at: e.now)
      return p.dragRemoves
        ? [.beginZone(.remove, press: event.start), .moveInZone(event.location)]
        : [.moveInZone(event.location)]
    case .changed:
      guard case .held(let grab) = state else { return [] }
      center.follow(way(event, grab, e))
      return [.moveInZone(event.location)]
    case .ended:
      look(pressed: false, e)
      guard isHeld else { return [] }
      state = .free
      if zone.verdict == .remove { return [.endZone(delay: e.parameters.zone.swallow), .removeBall] }
      return [.endZone(delay: 0)] + dock(velocity: event.velocity, e)
    case .cancelled:
      look(pressed: false, e)
      guard isHeld else { return [] }
      state = .free
      settle(velocity: .zero, e)
      return [.endZone(delay: 0)]
    case .failed: return []
    }
  }

  /// The trail of the ball's centre under the pointer.
  private func way(_ event: GestureEvent<Gesture>, _ grab: Point, _ e: Environment) -> Trail<Point> {
    let area = area(e)
    return event.trail.map { area.clamp($0 + grab) }
  }
}
