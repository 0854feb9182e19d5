/// The ball: where it is, how it shows, and what a pointer does to it.
extension Prototype {
  func dockFrame(_ dock: Dock) -> Rect { dockFrame(dock, in: tunedParameters) }

  func dockFrame(_ dock: Dock, in parameters: Parameters) -> Rect {
    dock.frame(
      screen: size, safeArea: ballInsets(in: parameters), diameter: parameters.ball.diameter,
      margin: parameters.ball.margin)
  }

  /// The safe area and what the configuration keeps free of the ball besides.
  func ballInsets(in parameters: Parameters) -> EdgeInsets {
    let p = parameters.ball
    var insets = device.safeArea
    let room = max(0, size.height - insets.top - insets.bottom - 2 * p.margin - p.diameter)
    let wanted = p.insetTop + p.insetBottom
    // On a screen too low for both they share what there is.
    let share = wanted > room ? room / wanted : 1
    insets.top += p.insetTop * share
    insets.bottom += p.insetBottom * share
    return insets
  }

  /// Where the ball's middle may be: a hand takes it over the bars too, and to the zone, which lies over them.
  private var ballArea: Rect { screen.inset(by: device.safeArea).inset(by: parameters.ball.diameter / 2) }

  /// The ball's frame; inside the screen's safe area at every time, however hard it is flung.
  func ballFrame(at t: Double) -> Rect {
    let d = parameters.ball.diameter
    return Rect(center: ballCenter(at: t) + Point(idleShift(at: t), 0), size: Size(d, d))
  }

  /// The ball's centre while it is not idle.
  func ballCenter(at t: Double) -> Point {
    let center = ball.center.value(at: t)
    return ball.removalEnd == nil ? ballArea.clamp(center) : center
  }

  /// How round the ball's left and right corners are, 0…1: by the gap to the edge on that side, and nothing else.
  ///
  /// A ball that is held, flung, caught or slowed has the same shape at the same place.
  private func ballRoundness(at t: Double) -> (left: Double, right: Double) {
    let middle = ballCenter(at: t).x
    func share(_ edge: Edge) -> Double {
      let gap = abs(middle - dockFrame(Dock(edge: edge, fraction: 0.5), in: parameters).midX)
      // The dock's place is computed another way than the centre: the last bits differ.
      return gap < 1e-6 ? 0 : min(gap / parameters.ball.roundGap, 1)
    }
    return (share(.left), share(.right))
  }

  /// 0 where the ball is flush with an edge, 1 where it is round all over.
  func ballSeparation(at t: Double) -> Double {
    let round = ballRoundness(at: t)
    return min(round.left, round.right)
  }

  /// The ball's outline: a disc away from the edges, flush with its edge when docked as a half-capsule.
  func ballOutline(at t: Double) -> RoundedRect {
    let frame = ballFrame(at: t)
    let r = frame.width / 2
    let round = ballRoundness(at: t)
    let disc = ball.disc.value(at: t)
    let left = r * min(max(round.left, disc, 0), 1)
    let right = r * min(max(round.right, disc, 0), 1)
    return RoundedRect(
      frame, radii: CornerRadii(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left))
  }

  /// The ball's outline at its dock, wherever it is now.
  var dockedOutline: RoundedRect {
    let frame = dockFrame(ball.dock)
    let r = frame.width / 2
    let outer = r * min(max(ball.disc.value(at: environment.now), 0), 1)
    return RoundedRect(frame, radii: CornerRadii(edge: ball.dock.edge, inner: r, outer: outer))
  }

  // MARK: Opacity

  /// What the ball's opacity follows right now, by the entrances, the stack and the list alone.
  var ballAlphaRule: FloatingBall.AlphaRule {
    if ball.removalEnd != nil { return parameters.ball.removalStyle == .slide ? .shown : .hidden }
    if list.isOpen || !parameters.entrances.enabled { return .hidden }
    if let transition, isEntrance(transition.page) {
      let others = unusedEntrances.contains { $0.pageID != transition.page }
      if !others {
        if case .morph(let morph) = transition.style {
          // In front of a page that was let go into it the ball may be there at once.
          if morph.isReleased, !transition.opens, parameters.ball.appears == .release { return .shown }
          // A page that grows out of a row of the list leaves the ball hidden.
          let isBallInSight = morph.row == nil || morph.toBall.target > 0
          return isBallInSight ? .morph(floor: transition.opens ? 0 : morph.ballFloor) : .hidden
        }
        return .drag
      }
    }
    if unusedEntrances.isEmpty || isBallHiddenByPage { return .hidden }
    if !parameters.ball.overModals,
      stack.contains(where: { PageKind(pageID: $0, in: content)?.isModal == true })
    {
      guard let transition, case .modal = transition.style, !transition.opens else { return .hidden }
    }
    return .shown
  }

  /// True when the page in front, or the one that is about to be, hides the ball.
  private var isBallHiddenByPage: Bool {
    if environment.rules.leavesBallAlone { return false }
    var open = stack[...]
    if let transition, !transition.opens, open.last == transition.page { open.removeLast() }
    for id in open.reversed() {
      guard let kind = PageKind(pageID: id, in: content), !environment.rules.ignoresBall(id, kind: kind)
      else { continue }
      return environment.rules.hidesBall(id, kind: kind)
    }
    return false
  }

  private func ballAlphaTarget(_ rule: FloatingBall.AlphaRule, at t: Double) -> Double {
    let presence = transition?.presence(at: t, width: width) ?? 0
    switch rule {
    case .hidden: return 0
    case .shown: return 1
    case .drag: return 1 - presence
    case .morph(let floor): return floor + (1 - floor) * arrival(presence)
    }
  }

  /// How far a page that shrinks has turned into the ball, by how far it is in: 1 before the shape is the ball's, so
  /// that nothing of the page is left in it then.
  func arrival(_ presence: Double) -> Double {
    let m = parameters.morph
    let rest = m.fade * m.fadeRest
    return 1 - min(max((presence - rest) / (m.fade - rest), 0), 1)
  }

  /// The ball's opacity, 0…1.
  func ballAlpha(at t: Double) -> Double {
    min(max(ballAlphaTarget(ball.alphaRule, at: t) + ball.alphaResidual.value(at: t), 0), 1)
  }

  /// The rule may have changed: what was shown fades to what is to be shown. The icons follow the entrances.
  mutating func reconcileBall(alphaBefore: Double) {
    let rule = ballAlphaRule
    if rule != ball.alphaRule {
      ball.alphaRule = rule
      if rule == .shown { wakeBall() } else { ball.idleTime = nil }
    }
    let target = ballAlphaTarget(ball.alphaRule, at: environment.now)
    if abs(target + ball.alphaResidual.value(at: environment.now) - alphaBefore) > 1e-9 {
      ball.alphaResidual.set(alphaBefore - target)
      ball.alphaResidual.animate(
        to: 0, with: ballFade, at: environment.now)
    }
    let shown = unusedEntrances.prefix(IconCluster.maximumCount).map(\.pageID)
    if !shown.isEmpty, shown != ball.icons.map(\.id) { updateBallIcons(animated: true) }
  }

  /// Puts the icons of the collected pages into their places; the last ones stay while the ball fades out.
  mutating func updateBallIcons(animated: Bool, diameter: Double? = nil) {
    let entrances = Array(unusedEntrances.prefix(IconCluster.maximumCount))
    let slots = IconCluster.slots(
      count: entrances.count, ballDiameter: diameter ?? tunedParameters.ball.diameter)
    let glide = Animation.curve(.easeInOut, duration: animated ? parameters.ball.iconGlide : 0)
    let before = ball.icons + ball.leavingIcons
    ball.leavingIcons = before.compactMap { icon in
      let stays = entrances.contains { $0.pageID == icon.id }
      guard animated, !stays, icon.diameter.value(at: environment.now) > 0 else { return nil }
      var icon = icon
      if icon.diameter.target > 0 { icon.diameter.animate(to: 0, with: glide, at: environment.now) }
      return icon
    }
    ball.icons = zip(entrances, slots).map { entrance, slot in
      var icon =
        before.first { $0.id == entrance.pageID }
        ?? BallIcon(
          id: entrance.pageID, name: entrance.icon, center: Animated(slot.center),
          diameter: Animated(slot.diameter * (animated ? parameters.ball.iconPopScale : 1)),
          biteAngle: nil)
      icon.biteAngle = slot.biteAngle
      icon.biteReach = slot.biteReach
      icon.slotDiameter = slot.diameter
      icon.center.animate(to: slot.center, with: glide, at: environment.now)
      icon.diameter.animate(to: slot.diameter, with: glide, at: environment.now)
      return icon
    }
  }

  /// True where a press goes to the ball.
  func hitsBall(_ p: Point) -> Bool {
    guard ball.alphaRule.takesPresses, !list.isOpen, !unusedEntrances.isEmpty,
      ballAlpha(at: environment.now) > 0.5, ball.removalEnd == nil
    else { return false }
    return ballOutline(at: environment.now).contains(p)
  }

  // MARK: Under a pointer

  mutating func pressBall() {
    // Only a ball that is seen to move is caught; the last tenths of a point are no reason to refuse a tap.
    let isMoving = !ball.center.isAtRest(at: environment.now)
    let way = ball.center.value(at: environment.now).distance(to: ball.center.base)
    let speed = ball.center.velocity(at: environment.now).length
    ball.wasCaught =
      isMoving && (way > parameters.ball.catchDistance || speed > parameters.ball.catchVelocity)
    if ball.wasCaught {
      ball.center.set(ballCenter(at: environment.now))
      ball.landing = nil
    }
    ball.idleTime = nil
    ball.tuck.animate(to: 0, with: idleSlide, at: environment.now)
    pressLook(true)
  }

  private mutating func pressLook(_ isPressed: Bool) {
    ball.press.animate(
      to: isPressed ? 1 : 0, with: .curve(.easeOut, duration: parameters.ball.press), at: environment.now)
  }

  mutating func beginBallPan(_ event: GestureEvent<Gesture>) {
    ball.isHeld = true
    ball.landing = nil
    ball.grab = parameters.ball.grabAnchor == .center ? .zero : ballCenter(at: environment.now) - event.start
    if parameters.ball.dragRemoves { beginRemoveZone(press: event.start) }
    let spring = Spring(response: parameters.ball.grabResponse, dampingRatio: 1)
    ball.center.follow(ballWay(event), absorbing: .spring(spring), at: environment.now)
    updateZoneHighlight(event.location)
  }

  mutating func moveBall(_ event: GestureEvent<Gesture>) {
    guard ball.isHeld else { return }
    ball.center.follow(ballWay(event))
    updateZoneHighlight(event.location)
  }

  /// The way of the ball's centre under the pointer.
  private func ballWay(_ event: GestureEvent<Gesture>) -> Trail<Point> {
    let area = ballArea
    return event.trail.map { area.clamp($0 + ball.grab) }
  }

  mutating func releaseBall(velocity: Point) {
    pressLook(false)
    guard ball.isHeld else { return }
    ball.isHeld = false
    let isRemoved = zone.kind == .remove && zone.isHighlighted
    endZone(delay: isRemoved ? parameters.zone.swallow : 0)
    if isRemoved { removeBall() } else { dockBall(velocity: velocity) }
  }

  /// The drag is taken back: the ball goes to the dock it had.
  mutating func revertBall() {
    pressLook(false)
    guard ball.isHeld else { return }
    ball.isHeld = false
    endZone()
    settleBall(velocity: .zero)
  }

  /// Springs to the nearer edge with the velocity of the fling.
  mutating func dockBall(velocity: Point) {
    let p = parameters.ball
    let limit = p.snapMaximumVelocity
    let v =
      velocity.length > limit && velocity.length > 0 ? velocity * (limit / velocity.length) : velocity
    let center = ballArea.clamp(ball.center.unlagged(at: environment.now))
    let old = ball.dock
    ball.dock = Dock.target(
      center: center, velocity: v, projection: p.snapLookahead, screen: size,
      safeArea: ballInsets(in: parameters), diameter: p.diameter, margin: p.margin)
    settleBall(velocity: v)
    if ball.dock != old { feedback.effects.append(.save) }
  }

  /// Goes to its dock from where it is.
  func snapAnimation() -> Animation {
    let p = parameters.ball
    return switch p.snapMotion {
    case .spring: .spring(Spring(response: p.snapResponse, dampingRatio: p.snapDampingRatio))
    case .curve: .curve(p.snapCurve, duration: p.snapDuration)
    }
  }

  mutating func settleBall(velocity: Point?) {
    ball.center.settle(
      to: dockFrame(ball.dock).center, with: snapAnimation(), velocity: velocity, at: environment.now)
    ball.landing = landingTime()
    wakeBall()
  }

  /// When the ball, on its way, first touches its edge: the first of its frames within half a point.
  func landingTime() -> Double? {
    let end = ball.center.endTime
    let target = ball.center.base.x
    func isThere(_ t: Double) -> Bool { abs(ball.center.value(at: t).x - target) < FloatingBall.touch }
    guard end.isFinite, !isThere(now) else { return nil }
    var t = now
    while t < end, !isThere(t) { t += FloatingBall.landingStep }
    return min(t, end)
  }

  /// The ball touches its edge.
  mutating func landBall() {
    ball.landing = nil
    perform(.tick)
  }

  /// The ball was let go in the red zone: it goes with everything that it shows.
  mutating func removeBall() {
    let shown = Set(unusedEntrances.map(\.pageID))
    let kept = archive.entrances
    entrances.removeAll { shown.contains($0.pageID) }
    feedback.effects.append(.save)
    offerUndo(of: kept)
    dropPages()
    // A page that is still shrinking into it goes on to the dock.
    if var moving = transition, case .morph(let morph) = moving.style {
      moving.returnToBall(from: morphSource(morph), at: environment.now, duration: parameters.ball.removal)
      transition = moving
    }
    ball.landing = nil
    let p = parameters.ball
    ball.center.settle(
      to: removedCenter, with: .curve(p.removalCurve, duration: p.removal), at: environment.now)
    if p.removalStyle == .fall {
      ball.fall.animate(to: 1, with: .curve(p.removalCurve, duration: p.removal), at: environment.now)
    }
    zone.label.animate(to: 0, with: .curve(.easeOut, duration: p.removal), at: environment.now)
    ball.removalEnd = now + (p.removalStyle == .fall ? max(p.removal, p.fade) : p.removal)
  }

  /// Where the middle of a removed ball goes.
  private var removedCenter: Point {
    let corner = Point(width, size.height)
    return switch parameters.ball.removalStyle {
    case .fall: corner
    case .slide: corner + Point(parameters.ball.diameter / 2, parameters.ball.diameter / 2)
    case .fade: ball.center.value(at: environment.now)
    }
  }

  /// How the ball's opacity changes where it does not follow something else.
  private var ballFade: Animation {
    let p = parameters.ball
    let fadesAway = ball.removalEnd != nil && p.removalStyle == .fade
    return .curve(fadesAway ? p.removalCurve : .easeInOut, duration: fadesAway ? p.removal : p.fade)
  }

  /// The screen has a new size: the ball is at its dock there; one that was removed goes on to the corner.
  mutating func moveBall(from oldSize: Size) {
    ball.landing = nil
    guard let end = ball.removalEnd else { return ball.center.set(dockFrame(ball.dock).center) }
    let moved = Point(width - oldSize.width, size.height - oldSize.height)
    let left = max(0, min(ball.center.endTime, end) - now)
    ball.center.set(ball.center.value(at: environment.now) + moved)
    ball.center.settle(
      to: removedCenter, with: .curve(parameters.ball.removalCurve, duration: left), at: environment.now)
  }

  mutating func finishBallRemoval() {
    ball.removalEnd = nil
    ball.fall.set(0)
    ball.center.set(dockFrame(ball.dock).center)
    ball.icons = []
    ball.leavingIcons = []
  }

  /// A press on the ball ended without a drag: one that was caught goes on to where it was going.
  mutating func letGoOfBall() {
    pressLook(false)
    if ball.wasCaught, ball.removalEnd == nil, !ball.isHeld { settleBall(velocity: .zero) }
    ball.wasCaught = false
    if !ball.isHeld { wakeBall() }
  }

  /// One page opens at once, several open the list.
  mutating func tapBall() {
    guard !ball.wasCaught else { return letGoOfBall() }
    letGoOfBall()
    let unused = unusedEntrances
    if unused.count == 1, parameters.ball.tap == .pageOrList {
      navigate(.open(unused[0].pageID, from: nil))
    } else if !unused.isEmpty {
      openList(.tap)
    }
  }
}
