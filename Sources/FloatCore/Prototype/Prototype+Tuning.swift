/// Configuration keys take new values while the prototype runs.
extension Prototype {
  /// A configuration key takes a new value; an unknown key or a bad value leaves a notice and changes nothing.
  ///
  /// At rest the value is there at once. While something moves or is held, nothing on the screen jumps: lengths and
  /// shares glide to their new value, motions under way go on by the new springs from where they are.
  mutating func set(_ key: String, to value: String) {
    if key == "appearance" { return setAppearance(value) }
    var changed = tunedParameters
    do {
      try changed.set(key, to: value)
    } catch {
      feedback.effects.append(.notice(error.message))
      return
    }
    let old = tunedParameters
    guard changed != old else { return }
    let isMoving = isAnimating || arena.isOpen
    environment.tune(to: changed, glides: isMoving)
    arena.settings = GestureSettings(changed.gesture)
    retunePages(old, changed)
    retuneBall(old, changed, isMoving: isMoving)
    retuneTransition(old, changed)
    retuneMorph(old, changed, isMoving: isMoving)
    if old.zone != changed.zone { retuneZone() }
    if old.ball.idleDelay != changed.ball.idleDelay || old.ball.idleHide != changed.ball.idleHide
      || old.ball.idleOpacity != changed.ball.idleOpacity
    {
      wakeBall()
    }
    if old.entrances.enabled, !changed.entrances.enabled { takeBallAway() }
    if old.entrances.livePages != changed.entrances.livePages { dropPages() }
  }

  /// Nothing can be collected any more: list and zone go; the ball fades by itself.
  private mutating func takeBallAway() {
    closeList()
    if zone.isTracking { endZone() }
  }

  /// Light or dark is no parameter, but comes the same way: the desktop may change it at any time.
  private mutating func setAppearance(_ name: String) {
    guard let new = Appearance(rawValue: name) else {
      feedback.effects.append(
        .notice("appearance: \(name) is neither light nor dark (it stays \(appearance.rawValue))"))
      return
    }
    guard new != appearance else { return }
    environment.change { $0.appearance = new }
    rebuildPages()
  }

  private mutating func retunePages(_ old: Parameters, _ new: Parameters) {
    let isRecolored = old.light != new.light || old.dark != new.dark
    let isRelaid = old.layout != new.layout
    for (id, page) in pages {
      if old.scroll != new.scroll { pages[id]?.scroll.retune(new.scroll, at: environment.now) }
      guard isRecolored || isRelaid || page.layout.kind.showsValues, let layout = newLayout(of: id) else {
        continue
      }
      pages[id]?.layout = layout
      moveMarks(from: page.layout, to: layout)
      if isRelaid {
        pages[id]?.scroll.refit(
          maximum: layout.maximumScroll, viewport: layout.viewport.height, at: environment.now)
      }
    }
  }

  private mutating func retuneBall(_ old: Parameters, _ new: Parameters, isMoving: Bool) {
    let a = old.ball
    let b = new.ball
    if a.shape != b.shape {
      let spring = Spring(response: b.shapeResponse, dampingRatio: 1)
      ball.disc.animate(
        to: b.shape == .circle ? 1 : 0, with: isMoving ? .spring(spring, .unit) : .none, at: environment.now)
    }
    if a.diameter != b.diameter { updateBallIcons(animated: isMoving, diameter: b.diameter) }
    guard !ball.isHeld, ball.removalEnd == nil else { return }
    let isFlying = !ball.center.isAtRest(at: environment.now)
    let hasNewPlace =
      a.diameter != b.diameter || a.margin != b.margin || a.insetTop != b.insetTop
      || a.insetBottom != b.insetBottom
    var before = self
    before.environment.change { $0.parameters = old }
    let hasNewMotion = before.snapAnimation() != snapAnimation()
    guard hasNewPlace || (hasNewMotion && isFlying) else { return }
    let target = dockFrame(ball.dock, in: new).center
    guard isMoving else { return ball.center.set(target) }
    ball.center.settle(to: target, with: snapAnimation(), at: environment.now)
    if ball.landing != nil { ball.landing = landingTime() }
  }

  /// The shape of a morph under way passes over to its other end.
  private mutating func retuneMorph(_ old: Parameters, _ new: Parameters, isMoving: Bool) {
    guard old.morph.pageEnd != new.morph.pageEnd else { return }
    overscanShare.animate(
      to: new.morph.pageEnd == .overscan ? 1 : 0,
      with: isMoving ? .curve(.easeInOut, duration: ParameterGlide.duration) : .none, at: environment.now)
  }

  /// A zone that a drag shows slides to where it is to be from where it is.
  private mutating func retuneZone() {
    guard zone.isTracking, zone.kind != .remove else { return }
    updateZoneReveal(absorbing: true)
    if zone.isArmed { updateZoneHighlight(zone.pointer) }
  }

  /// A page on its way goes on by the new spring.
  private mutating func retuneTransition(_ old: Parameters, _ new: Parameters) {
    guard var moving = transition, !moving.isHeld else { return }
    var before = self
    before.environment.change { $0.parameters = old }
    let animation = transitionAnimation(moving)
    guard before.transitionAnimation(moving) != animation else { return }
    moving.settle(opens: moving.opens, width: width, with: animation, velocity: nil, at: environment.now)
    transition = moving
  }
}
