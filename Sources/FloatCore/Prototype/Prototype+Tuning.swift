/// Configuration keys take new values while the prototype runs.
extension Prototype {
  /// The parameters as they are set; ``parameters`` may still be on their way there.
  var tunedParameters: Parameters { glide?.target ?? parameters }

  /// Configuration keys take new values in one step; an unknown key or a bad value leaves a notice and changes nothing.
  ///
  /// At rest the values are there at once. While something moves or is held, nothing on the screen jumps: what glides
  /// goes to its new value, motions under way go on by the new springs from where they are.
  mutating func configure(_ values: [ConfigurationValue]) {
    let old = tunedParameters
    var new = old
    for value in values {
      do {
        try new.apply(value)
      } catch {
        effects.append(.notice(error.message))
      }
    }
    guard new != old else { return }
    let isMoving = isAnimating || arena.isOpen
    glide = isMoving ? ParameterGlide(start: parameters, target: new, startTime: now) : nil
    parameters = new
    updateGlide()
    arena.settings = GestureSettings(new.gesture)
    retunePages(old, new, by: values)
    retuneBall(old, new, isMoving: isMoving)
    retuneTransition(old, new)
    retuneMorph(old, new, isMoving: isMoving)
    if old.zone != new.zone { retuneZone() }
    if old.ball.idleDelay != new.ball.idleDelay || old.ball.idleHide != new.ball.idleHide
      || old.ball.idleOpacity != new.ball.idleOpacity
    {
      wakeBall()
    }
    if old.entrances.enabled, !new.entrances.enabled { takeBallAway() }
    if old.entrances.livePages != new.entrances.livePages { dropPages() }
  }

  /// Nothing can be collected any more: list and zone go; the ball fades by itself.
  private mutating func takeBallAway() {
    closeList()
    if zone.isTracking { endZone() }
  }

  /// Brings the parameters to the present moment.
  mutating func updateGlide() {
    guard let glide else { return }
    parameters = glide.value(at: now)
    if now >= glide.endTime { self.glide = nil }
  }

  /// Scrolling goes on by new values; pages are laid out anew, once, where one of the keys says so or they show values.
  private mutating func retunePages(_ old: Parameters, _ new: Parameters, by values: [ConfigurationValue]) {
    let isRelaid = values.contains { ParameterSchema.inputEntry(for: $0.key)?.applies == .layingOut }
    for (id, page) in pages {
      if old.scroll != new.scroll { pages[id]?.scroll.retune(new.scroll, at: now) }
      guard isRelaid || content.traits(of: id)?.showsValues == true, let layout = newLayout(of: id) else {
        continue
      }
      pages[id]?.layout = layout
      moveMarks(from: page.layout, to: layout)
      pages[id]?.scroll.refit(maximum: layout.maximumScroll, viewport: layout.viewport.height, at: now)
    }
  }

  private mutating func retuneBall(_ old: Parameters, _ new: Parameters, isMoving: Bool) {
    let a = old.ball
    let b = new.ball
    if a.shape != b.shape {
      let spring = Spring(response: b.shapeResponse, dampingRatio: 1)
      ball.disc.animate(
        to: b.shape == .circle ? 1 : 0, with: isMoving ? .spring(spring, .unit) : .none, at: now)
    }
    if a.diameter != b.diameter { updateBallIcons(animated: isMoving, diameter: b.diameter) }
    guard !ball.isHeld, ball.removalEnd == nil else { return }
    let isFlying = !ball.center.isAtRest(at: now)
    let hasNewPlace =
      a.diameter != b.diameter || a.margin != b.margin || a.insetTop != b.insetTop
      || a.insetBottom != b.insetBottom
    var before = self
    before.parameters = old
    let hasNewMotion = before.snapAnimation() != snapAnimation()
    guard hasNewPlace || (hasNewMotion && isFlying) else { return }
    let target = dockFrame(ball.dock, in: new).center
    guard isMoving else { return ball.center.set(target) }
    ball.center.settle(to: target, with: snapAnimation(), at: now)
    if ball.landing != nil { ball.landing = landingTime() }
  }

  /// The shape of a morph under way passes over to its other end.
  private mutating func retuneMorph(_ old: Parameters, _ new: Parameters, isMoving: Bool) {
    guard old.morph.pageEnd != new.morph.pageEnd else { return }
    overscanShare.animate(
      to: new.morph.pageEnd == .overscan ? 1 : 0,
      with: isMoving ? .curve(.easeInOut, duration: ParameterGlide.duration) : .none, at: now)
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
    before.parameters = old
    let animation = transitionAnimation(moving)
    guard before.transitionAnimation(moving) != animation else { return }
    moving.settle(opens: moving.opens, width: width, with: animation, velocity: nil, at: now)
    transition = moving
  }
}
