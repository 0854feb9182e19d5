/// The ball: its dock, its motion to the dock, and its look.
///
/// The pages that it holds are not stored here; its icons follow from the collected pages.
struct FloatingBall: Equatable, Sendable {
  /// What a pointer or a removal does to the ball.
  enum State: Equatable, Sendable {
    /// Docked, or flying to its dock.
    case free
    /// A pointer is down on it. A ball that was caught in flight takes no tap.
    case pressed(wasCaught: Bool)
    /// Dragged. The pointer's position plus `hold` is the ball's centre.
    case held(hold: Point)
    /// Removed: it leaves the screen, and at `end` it is at its dock again, invisible.
    case removed(end: Double)
  }

  /// The name of its layer.
  static let layerID = "ball"

  private(set) var state = State.free
  private(set) var dock: Dock
  private var flight: BallFlight
  /// 1 for a ball that is a disc even at its dock, 0 for one that is flush with the edge there.
  private(set) var circularity = Animated(0.0)
  /// 0 at rest, 1 pressed.
  private(set) var pressure = Animated(0.0)
  /// 0 at full size, 1 in the corner that a removed ball falls into.
  private(set) var falling = Animated(0.0)
  /// 0 if the ball is kept inside its area, 1 if a removal may take it outside.
  private(set) var freedom = Animated(0.0)
  /// 0 fully visible, 1 idle: partly behind its edge, or faint, as configured.
  private(set) var idleness = Animated(0.0)
  /// When it becomes idle; nil while it is idle or will not be.
  private var idleTime: Double?
  /// When it last swelled from a haptic impact.
  private(set) var impact: Double?
  private(set) var visibility = BallVisibility(.hidden)
  private(set) var icons = BallIcons()

  init(dock: Dock?, _ e: Environment) {
    self.dock = dock ?? Self.home(e)
    flight = BallFlight(at: Self.frame(at: self.dock, e.tuned.ball, e).center)
    circularity.set(e.parameters.ball.shape == .circle ? 1 : 0)
  }

  var center: Tracked<Point> { flight.center }
  var isRemoved: Bool { if case .removed = state { true } else { false } }
  /// True while the press that caught it in flight is still down.
  var isCaught: Bool { state == .pressed(wasCaught: true) }
  var isHeld: Bool { if case .held = state { true } else { false } }
  /// True while a pointer is down on it.
  var isUnderFinger: Bool { state != .free && !isRemoved }

  // MARK: Under a pointer

  mutating func pressDown(_ e: Environment) {
    let wasCaught = catches(e)
    state = .pressed(wasCaught: wasCaught)
    if wasCaught {
      flight.stop(at: freedom.isAtRest(at: e.now) ? middle(e) : center.value(at: e.now))
    }
    idleTime = nil
    idleness.animate(to: 0, with: idleSlide(e), at: e.now)
    setPressed(true, e)
  }

  private mutating func setPressed(_ pressed: Bool, _ e: Environment) {
    pressure.animate(
      to: pressed ? 1 : 0, with: .curve(.easeOut, duration: e.parameters.ball.press), at: e.now)
  }

  /// Ends a press on the ball without a drag; a ball that the press caught flies on to its dock.
  mutating func release(_ e: Environment) {
    guard case .pressed(let wasCaught) = state else { return }
    state = .free
    setPressed(false, e)
    if wasCaught { settle(velocity: .zero, e) }
    wake(e)
  }

  /// Handles a tap: by default it opens a single page at once, and the list of several.
  mutating func tap(_ pages: [CollectedPage], _ e: Environment) -> [Command] {
    let wasCaught = isCaught
    release(e)
    wake(e)
    if wasCaught || pages.isEmpty { return [] }
    let opens = pages.count == 1 && e.parameters.ball.tap == .pageOrList
    return [.emit(.ballTapped), opens ? .navigate(.open(pages[0].pageID, from: nil)) : .openList(.tap)]
  }

  mutating func longPress(_ event: GestureEvent<Gesture>, _ e: Environment) -> [Command] {
    switch event.phase {
    case .began: return [.emit(.ballLongPressed), .openList(.press)]
    case .changed: return [.slideOverList(event.location)]
    case .ended:
      release(e)
      return [.endListPress(event.location)]
    case .cancelled:
      release(e)
      return [.closeList]
    case .failed: return []
    }
  }

  mutating func pan(_ event: GestureEvent<Gesture>, _ zone: DropZone, _ e: Environment) -> [Command] {
    switch event.phase {
    case .began:
      let p = e.parameters.ball
      state = .held(hold: p.grabAnchor == .center ? .zero : middle(e) - event.start)
      follow(event, e)
      return (p.dragRemoves ? [.beginZone(.remove, press: event.start)] : []) + [.moveInZone(event.location)]
    case .changed:
      guard isHeld else { return [] }
      follow(event, e)
      return [.moveInZone(event.location)]
    case .ended, .cancelled:
      setPressed(false, e)
      guard isHeld else { return [] }
      state = .free
      if event.phase == .cancelled {
        settle(velocity: .zero, e)
        return [.endZone(delay: 0)]
      }
      if zone.verdict == .remove { return [.endZone(delay: e.parameters.zone.swallow), .removeBall] }
      return [.endZone(delay: 0)] + dock(velocity: event.velocity, e)
    case .failed: return []
    }
  }

  private mutating func follow(_ event: GestureEvent<Gesture>, _ e: Environment) {
    guard case .held(let hold) = state else { return }
    let area = area(e)
    flight.drag(event, absorbing: .critical(e.parameters.ball.grabResponse), at: e.now) {
      area.clamp($0 + hold)
    }
  }

  // MARK: On its way

  /// Sends the ball to the nearer edge with the velocity of the fling.
  private mutating func dock(velocity: Point, _ e: Environment) -> [Command] {
    let p = e.parameters.ball
    let v = p.release.velocity(of: velocity)
    let old = dock
    dock = Dock.target(
      center: area(e).clamp(center.decision(at: e.now)), velocity: v, projection: p.snapLookahead,
      screen: e.size, safeArea: Self.insets(p, e), diameter: p.diameter, margin: p.margin)
    settle(velocity: v, e)
    return dock == old ? [] : [.save]
  }

  /// Moves the ball to another dock, for the keyboard or a call.
  mutating func move(to new: Dock, _ e: Environment) -> [Command] {
    guard new != dock else { return [] }
    dock = new
    settle(velocity: nil, e)
    return [.save]
  }

  /// Sends the ball to its dock from where it is; a nil velocity keeps its own.
  mutating func settle(velocity: Point?, _ e: Environment) {
    flight.fly(
      to: dockFrame(e).center, in: area(e), with: e.parameters.ball.snap, velocity: velocity, at: e.now)
    wake(e)
  }

  /// Removes a ball that was released in the red zone. One that lay at an edge becomes round as it leaves.
  mutating func remove(_ e: Environment) {
    let p = e.parameters.ball
    let exit = Animation.curve(p.removalCurve, duration: p.removal)
    // The spring of a fling may be beyond the area, where the ball is not shown.
    flight.stop(at: middle(e))
    freedom.set(1)
    circularity.set(max(circularity.value(at: e.now), separation(e)))
    circularity.animate(to: 1, with: exit, at: e.now)
    flight.leave(to: removedCenter(e), with: exit, at: e.now)
    if p.removalStyle == .fall { falling.animate(to: 1, with: exit, at: e.now) }
    state = .removed(end: e.now + (p.removalStyle == .fall ? max(p.removal, p.fade) : p.removal))
  }

  /// Turns a leaving ball around, because its pages were restored.
  mutating func restore(_ e: Environment) {
    let p = e.parameters.ball
    let turn = Animation.curve(p.removalCurve, duration: p.removal)
    state = .free
    falling.animate(to: 0, with: turn, at: e.now)
    freedom.animate(to: 0, with: turn, at: e.now)
    circularity.animate(to: p.shape == .circle ? 1 : 0, with: turn, at: e.now)
    settle(velocity: nil, e)
  }

  // MARK: Idle

  private func idleSlide(_ e: Environment) -> Animation {
    .curve(.easeInOut, duration: e.parameters.ball.idleDuration)
  }

  /// Ends being idle, and starts the idle delay at the end of the ball's motion.
  private mutating func wake(_ e: Environment) {
    let p = e.parameters.ball
    if idleness.target != 0 { idleness.animate(to: 0, with: idleSlide(e), at: e.now) }
    let isWaiting = (p.idleHide > 0 || p.idleOpacity < 1) && visibility.rule == .shown && !isUnderFinger
    idleTime = isWaiting ? max(e.now, center.endTime) + p.idleDelay : nil
  }

  // MARK: What follows

  /// Brings the opacity and the icons, which follow from the rest of the state, up to date without a jump.
  ///
  /// - Parameter before: The ball's opacity, and how far it had grown or slid in, before the change.
  mutating func reconcile(
    from before: (alpha: Double, share: Double), _ collected: CollectedPages, _ list: BallList,
    _ navigation: Navigation, _ e: Environment
  ) {
    let unused = collected.unused(navigation, e)
    // A ball without icons was invisible.
    let shownBefore = icons.isEmpty ? 0 : before.alpha
    let rule = rule(unused, collected, list, navigation, e)
    let isNew = rule != visibility.rule
    visibility.follow(rule, from: shownBefore, share: before.share, with: fade(e), navigation, e)
    if isNew { if rule == .shown { wake(e) } else { idleTime = nil } }
    let pages = pagesShown(unused, collected, navigation, e)
    let shown = pages.prefix(IconCluster.maximumCount).map(\.pageID)
    if !isRemoved, !shown.isEmpty, shown != icons.pages { updateIcons(pages, animated: shownBefore > 0, e) }
  }

  /// Shows the pages that were collected before the start.
  mutating func appear(
    _ collected: CollectedPages, _ list: BallList, _ navigation: Navigation, _ e: Environment
  ) {
    let unused = collected.unused(navigation, e)
    let rule = rule(unused, collected, list, navigation, e)
    visibility = BallVisibility(rule)
    icons.update(unused, animated: false, e)
    wake(e)
  }

  /// Moves the icons of the collected pages to their slots.
  mutating func updateIcons(_ pages: [CollectedPage], animated: Bool, _ e: Environment) {
    icons.update(pages, animated: animated, e)
  }

  /// Lets a haptic impact swell the ball.
  mutating func swell(_ e: Environment) { impact = e.now }

  // MARK: Time

  var nextDeadline: Double? {
    var next = min(flight.nextDeadline ?? .infinity, idleTime ?? .infinity)
    if case .removed(let end) = state { next = min(next, end) }
    return next < .infinity ? next : nil
  }

  /// True while the ball moves; one without icons is invisible.
  func isMoving(_ e: Environment) -> Bool {
    let end = max(
      center.endTime, circularity.endTime, pressure.endTime, idleness.endTime, falling.endTime,
      freedom.endTime)
    return !icons.isEmpty && max(end, visibility.endTime, icons.endTime) > e.now
  }

  mutating func meetDeadlines(_ e: Environment) -> [Command] {
    if case .removed(let end) = state, end <= e.now {
      state = .free
      falling.set(0)
      freedom.set(0)
      circularity.set(e.tuned.ball.shape == .circle ? 1 : 0)
      flight.stop(at: dockFrame(e).center)
      icons = BallIcons()
    }
    if let time = idleTime, time <= e.now {
      idleTime = nil
      idleness.animate(to: 1, with: idleSlide(e), at: e.now)
    }
    return flight.meetDeadlines(e.now) ? [.tick] : []
  }

  /// Handles a new size of the screen: the ball is put at its dock, and a removed one continues to the corner.
  mutating func resize(from oldSize: Size, _ e: Environment) {
    guard case .removed(let end) = state else { return flight.stop(at: dockFrame(e).center) }
    let left = max(0, min(center.endTime, end) - e.now)
    flight.stop(at: center.value(at: e.now) + (e.corner - Point(oldSize.width, oldSize.height)))
    flight.leave(
      to: removedCenter(e), with: .curve(e.parameters.ball.removalCurve, duration: left), at: e.now)
  }

  /// The response of the spring between half-capsule and circle when `ball.shape` changes in motion, in seconds. Tuned.
  private static let reshapeResponse = 0.3

  mutating func update(from old: Parameters, isMoving: Bool, _ pages: [CollectedPage], _ e: Environment) {
    let a = old.ball
    let b = e.tuned.ball
    if a.shape != b.shape {
      circularity.animate(
        to: b.shape == .circle ? 1 : 0, with: isMoving ? .critical(Self.reshapeResponse, .unit) : .none,
        at: e.now)
    }
    // A removed ball keeps its icons until it has left the screen.
    if a.diameter != b.diameter, !pages.isEmpty { icons.update(pages, animated: isMoving, e) }
    // A ball that a press has caught stays under the finger, and flies to its new place when it is released.
    if !isHeld, !isCaught, !isRemoved { redock(from: a, isMoving: isMoving, e) }
    if a.idleDelay != b.idleDelay || a.idleHide != b.idleHide || a.idleOpacity != b.idleOpacity { wake(e) }
  }

  private mutating func redock(from a: BallParameters, isMoving: Bool, _ e: Environment) {
    let b = e.tuned.ball
    let hasNewPlace =
      a.diameter != b.diameter || a.margin != b.margin || a.insetTop != b.insetTop
      || a.insetBottom != b.insetBottom
    let hasNewMotion = a.snap != e.parameters.ball.snap
    guard hasNewPlace || (hasNewMotion && !center.isAtRest(at: e.now)) else { return }
    let target = dockFrame(e).center
    guard isMoving else { return flight.stop(at: target) }
    flight.redirect(to: target, in: area(e), with: e.parameters.ball.snap, at: e.now)
  }
}
