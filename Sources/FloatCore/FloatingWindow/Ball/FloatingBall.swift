/// The ball: its dock, its motion to it, and its look on the way.
///
/// Its contents are not stored here: its icons follow from the entrances.
struct FloatingBall: Equatable, Sendable {
  /// What the pointer or a removal is doing to the ball.
  enum State: Equatable, Sendable {
    /// Docked, or on its way to its dock.
    case free
    /// A pointer is down on it; a ball that was caught in flight cannot be tapped.
    case pressed(wasCaught: Bool)
    /// Dragged; `grab` leads from the pointer to the ball's centre at the start of the drag.
    case held(grab: Point)
    /// On its way out; at `end` it is back at its dock, invisible.
    case removed(end: Double)
  }

  /// The distance to its edge, in points, within which the ball touches it.
  private static let touch = 0.5
  /// The step in which the time of the touch is searched for, in seconds.
  private static let landingStep = 1.0 / 480

  // Changed only by the ball.
  var state = State.free
  private(set) var dock: Dock
  var center: Tracked<Point>
  /// 1 for a ball that is a disc even at its dock; 0 for one that lies flush with the edge.
  private(set) var disc = Animated(0.0)
  /// 0 at rest, 1 pressed.
  var press = Animated(0.0)
  /// 0 at full size, 1 once it has fallen into the corner.
  private(set) var fall = Animated(0.0)
  /// 0 when it begins to pop up, 1 at full size.
  private(set) var pop = Animated(1.0)
  /// 0 if it is kept inside its area, 1 if it may leave the area for the corner.
  private(set) var leave = Animated(0.0)
  /// When it touches the edge it flies to; nil while it does not fly.
  var landing: Double?
  /// When it is visibly at its dock, while on its way there; a spring that swings beyond the edge runs on after that.
  var rest: Double?
  /// 0 fully visible, 1 idle: partly behind its edge or faint, as configured.
  var tuck = Animated(0.0)
  /// When it becomes idle; nil while it is idle or will not be.
  var idleTime: Double?
  /// When it last swelled from a haptic impact.
  var impact: Double?
  var visibility = BallVisibility()
  var icons = BallIcons()

  init(dock: Dock?, _ e: Environment) {
    self.dock = dock ?? Self.home(e)
    center = Tracked(.zero)
    center.set(dockFrame(e).center)
    disc.set(e.parameters.ball.shape == .circle ? 1 : 0)
  }

  var isRemoved: Bool { if case .removed = state { true } else { false } }
  var isHeld: Bool { if case .held = state { true } else { false } }

  // MARK: On its way

  /// Springs to the nearer edge with the velocity of the fling.
  mutating func dock(velocity: Point, _ e: Environment) -> [Command] {
    let p = e.parameters.ball
    let v = p.release.velocity(of: velocity)
    let old = dock
    dock = Dock.target(
      center: area(e).clamp(center.unlagged(at: e.now)), velocity: v, projection: p.snapLookahead,
      screen: e.size, safeArea: Self.insets(p, e), diameter: p.diameter, margin: p.margin)
    settle(velocity: v, e)
    return dock == old ? [] : [.save]
  }

  /// Moves to another dock, by the keyboard.
  mutating func move(to new: Dock, _ e: Environment) -> [Command] {
    guard new != dock else { return [] }
    dock = new
    settle(velocity: nil, e)
    return [.save]
  }

  /// Moves to its dock from where it is.
  mutating func settle(velocity: Point?, _ e: Environment) {
    center.settle(
      to: dockFrame(e).center, with: e.parameters.ball.snap, velocity: velocity, at: e.now)
    landing = landingTime(e)
    rest = restTime(e)
    wake(e)
  }

  /// When the moving ball first touches its edge: the first step in which it is within half a point of it.
  private func landingTime(_ e: Environment) -> Double? {
    let end = center.endTime
    let target = center.base.x
    func isThere(_ t: Double) -> Bool { abs(center.value(at: t).x - target) < Self.touch }
    guard end.isFinite, !isThere(e.now) else { return nil }
    var t = e.now
    while t < end, !isThere(t) { t += Self.landingStep }
    return min(t, end)
  }

  /// The end of its visible motion: from then on it is within the rest threshold of its dock.
  private func restTime(_ e: Environment) -> Double? {
    let end = center.endTime
    let area = area(e)
    let target = area.clamp(center.base)
    guard end.isFinite, end > e.now else { return nil }
    var t = end
    while t > e.now, area.clamp(center.value(at: t)).distance(to: target) < RestThreshold.points.value {
      t -= Self.landingStep
    }
    return min(max(t, e.now) + Self.landingStep, end)
  }

  /// Removes a ball that was let go in the red zone: if it lay at an edge it becomes round, and stays round on its
  /// way out.
  mutating func remove(_ e: Environment) {
    let p = e.parameters.ball
    (landing, rest) = (nil, nil)
    // A fling may be beyond the area, where it is not shown.
    let shown = middle(e)
    if shown != center.value(at: e.now) { center.set(shown) }
    leave.set(1)
    disc.set(max(disc.value(at: e.now), separation(e)))
    disc.animate(to: 1, with: .curve(p.removalCurve, duration: p.removal), at: e.now)
    center.settle(to: removedCenter(e), with: .curve(p.removalCurve, duration: p.removal), at: e.now)
    if p.removalStyle == .fall {
      fall.animate(to: 1, with: .curve(p.removalCurve, duration: p.removal), at: e.now)
    }
    state = .removed(end: e.now + (p.removalStyle == .fall ? max(p.removal, p.fade) : p.removal))
  }

  /// Turns around on its way out, because its pages are back.
  mutating func comeBack(_ e: Environment) {
    let p = e.parameters.ball
    let turn = Animation.curve(p.removalCurve, duration: p.removal)
    state = .free
    fall.animate(to: 0, with: turn, at: e.now)
    leave.animate(to: 0, with: turn, at: e.now)
    disc.animate(to: p.shape == .circle ? 1 : 0, with: turn, at: e.now)
    settle(velocity: nil, e)
  }

  /// Where the centre of a removed ball goes.
  private func removedCenter(_ e: Environment) -> Point {
    let radius = e.parameters.ball.diameter / 2
    return switch e.parameters.ball.removalStyle {
    case .fall: e.corner
    case .slide: e.corner + Point(radius, radius)
    case .fade: center.value(at: e.now)
    }
  }

  /// Comes back at its dock, opaque, by growing out of a point.
  mutating func popUp(_ e: Environment) {
    let p = e.parameters.ball
    let spring = Spring(response: p.snapResponse, dampingRatio: p.snapDampingRatio)
    pop.set(0)
    pop.animate(
      to: 1, with: p.snapMotion.animation(spring, p.snapCurve, p.snapDuration, .unit), at: e.now)
  }

  // MARK: Idle

  func idleSlide(_ e: Environment) -> Animation {
    .curve(.easeInOut, duration: e.parameters.ball.idleDuration)
  }

  /// Brings the ball back if it is idle, and starts the idle delay from the end of its motion.
  mutating func wake(_ e: Environment) {
    let p = e.parameters.ball
    if tuck.target != 0 { tuck.animate(to: 0, with: idleSlide(e), at: e.now) }
    let isWaiting = (p.idleHide > 0 || p.idleOpacity < 1) && visibility.rule == .shown && !isHeld
    idleTime = isWaiting ? max(e.now, center.endTime) + p.idleDelay : nil
  }

  /// Follows another rule of visibility.
  mutating func follow(_ rule: BallVisibility.Rule, _ e: Environment) {
    guard rule != visibility.rule else { return }
    visibility.rule = rule
    if rule == .shown { wake(e) } else { idleTime = nil }
  }

  // MARK: Time

  var nextDeadline: Double? {
    var next = min(landing ?? .infinity, rest ?? .infinity, idleTime ?? .infinity)
    if case .removed(let end) = state { next = min(next, end) }
    return next.isFinite ? next : nil
  }

  /// A ball without icons is invisible.
  func isMoving(_ e: Environment) -> Bool {
    let end = max(
      center.endTime, disc.endTime, press.endTime, tuck.endTime, fall.endTime, leave.endTime, pop.endTime)
    return !icons.isEmpty && max(end, visibility.residual.endTime, icons.endTime) > e.now
  }

  mutating func meetDeadlines(_ e: Environment) -> [Command] {
    if case .removed(let end) = state, end <= e.now {
      state = .free
      fall.set(0)
      leave.set(0)
      disc.set(e.tuned.ball.shape == .circle ? 1 : 0)
      center.set(dockFrame(e).center)
      icons = BallIcons()
    }
    if let time = idleTime, time <= e.now {
      idleTime = nil
      tuck.animate(to: 1, with: idleSlide(e), at: e.now)
    }
    if let time = rest, time <= e.now {
      rest = nil
      center.set(center.base)
    }
    guard let time = landing, time <= e.now else { return [] }
    landing = nil
    return [.tick]
  }

  /// Handles a new size of the screen: the ball is at its dock there; one that was removed goes on to the corner.
  mutating func resize(from oldSize: Size, _ e: Environment) {
    (landing, rest) = (nil, nil)
    guard case .removed(let end) = state else { return center.set(dockFrame(e).center) }
    let moved = e.corner - Point(oldSize.width, oldSize.height)
    let left = max(0, min(center.endTime, end) - e.now)
    center.set(center.value(at: e.now) + moved)
    center.settle(
      to: removedCenter(e), with: .curve(e.parameters.ball.removalCurve, duration: left), at: e.now)
  }

  mutating func retune(from old: Parameters, isMoving: Bool, _ pages: [Entrance], _ e: Environment) {
    let a = old.ball
    let b = e.tuned.ball
    if a.shape != b.shape {
      let spring = Spring(response: b.shapeResponse, dampingRatio: 1)
      disc.animate(to: b.shape == .circle ? 1 : 0, with: isMoving ? .spring(spring, .unit) : .none, at: e.now)
    }
    // A ball that was removed keeps its icons until it has gone.
    if a.diameter != b.diameter, !pages.isEmpty { icons.update(pages, animated: isMoving, e) }
    if !isHeld, !isRemoved { redock(from: a, isMoving: isMoving, e) }
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
    guard isMoving else { return center.set(target) }
    center.settle(to: target, with: e.parameters.ball.snap, at: e.now)
    if landing != nil { landing = landingTime(e) }
    rest = restTime(e)
  }
}
