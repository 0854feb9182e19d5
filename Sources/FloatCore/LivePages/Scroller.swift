/// The scroll offset of a page, moved by a finger with a rubber band, by a fling, a bounce, the wheel or a touchpad.
///
/// A fling that meets the end of the content turns into a bounce with the velocity it has there, and a fling that has
/// become slow is brought to rest. Both times are known when the fling begins, so they are deadlines and nothing has to
/// be polled.
package struct Scroller: Equatable, Sendable {
  private var motion: Animated<Double>
  package private(set) var maximum: Double
  package private(set) var viewport: Double
  private(set) var parameters: ScrollParameters
  /// The offset at which the pointer took hold, without the rubber band; nil while nothing holds the page.
  package private(set) var hold: Double?
  /// When the pointer took hold.
  private var holdTime = 0.0
  /// When the fling meets an end of the content.
  private var boundaryTime: Double?
  /// When the fling is slow enough to be brought to rest.
  private var stopTime: Double?
  /// The fingers on a touchpad that hold the page; nil if none do.
  private var touchpad: TouchpadTravel?

  package init(
    offset: Double = 0, maximum: Double, viewport: Double, parameters: ScrollParameters = ScrollParameters()
  ) {
    (self.maximum, self.viewport, self.parameters) = (maximum, viewport, parameters)
    motion = Animated(min(max(offset, 0), maximum))
  }

  private var bounds: ClosedRange<Double> { 0...max(0, maximum) }
  private var rubberBand: RubberBand { RubberBand(dimension: viewport, coefficient: parameters.rubberBand) }
  private var bounce: Animation { .critical(parameters.bounceResponse) }

  /// The offset shown, in points; negative or beyond the maximum while the page is pulled or bounces.
  package func offset(at t: Double) -> Double { motion.value(at: t) }

  /// When the present motion is over, in seconds; −infinity at rest.
  package var endTime: Double { motion.endTime }

  /// True while a press would stop it.
  package func isMoving(at t: Double) -> Bool { !motion.isAtRest(at: t) }

  /// True while a pointer, or fingers on a touchpad, hold it.
  var isHeld: Bool { hold != nil }

  /// The closed form of its motion, as a point.
  var course: Animated<Point> { motion.map({ Point(0, $0) }, { Point(0, $0) }) }

  /// Where it comes to rest: at an end that a fling bounces off, or where a slow fling is brought to rest.
  var end: Double {
    if let t = boundaryTime { return motion.velocity(at: t) < 0 ? 0 : bounds.upperBound }
    return stopTime.map { stop(at: $0) } ?? motion.target
  }

  /// Where a fling that has become slow is brought to rest.
  private func stop(at t: Double) -> Double {
    // A critically damped spring with this velocity does not overshoot a target that is v/ω away.
    let target = motion.value(at: t) + motion.velocity(at: t) / stopSpring.angularFrequency
    return min(max(target, 0), bounds.upperBound)
  }

  private var stopSpring: Spring { Spring(response: parameters.stopResponse, dampingRatio: 1) }

  /// True if it moves fast enough to be seen, so that a press only stops it.
  package func isVisiblyMoving(at t: Double) -> Bool {
    isMoving(at: t) && motion.velocity(at: t).magnitude > parameters.stopVelocity
  }

  /// Stops the page where it is, because a pointer takes hold. The pointer's motion up to now does not count, so
  /// nothing jumps by the gesture's slop.
  package mutating func hold(at t: Double, translation: Double = 0) {
    motion.stop(at: t)
    (boundaryTime, stopTime) = (nil, nil)
    touchpad = nil
    hold = rubberBand.rawPosition(motion.target, in: bounds) + translation
    holdTime = t
  }

  /// Follows fingers on a touchpad, which does not report when they come down or lift: the first move takes hold, a
  /// pause releases. Positive scrolls towards the start.
  package mutating func follow(_ dy: Double, at t: Double) {
    guard dy.isFinite, hold == nil || touchpad != nil else { return }
    if touchpad == nil { hold(at: t) }
    guard let hold else { return }
    var pad = touchpad ?? TouchpadTravel()
    pad.add(Point(0, dy), at: t)
    touchpad = pad
    motion.set(rubberBand.position(hold - pad.distance.y, in: bounds))
  }

  /// Ends a scroll by fingers on a touchpad at once, without a fling.
  mutating func releaseTouchpad(at t: Double) {
    guard touchpad != nil else { return }
    touchpad = nil
    release(velocity: 0, at: t)
  }

  /// Applies new values: a held page stays where it is, a moving one continues as it began.
  mutating func update(_ new: ScrollParameters, at t: Double) {
    let shown = motion.value(at: t)
    let before = rubberBand.rawPosition(shown, in: bounds)
    parameters = new
    // A stiffer band needs a longer pull for the same offset, so the hold moves by the difference.
    hold = hold.map { $0 + rubberBand.rawPosition(shown, in: bounds) - before }
  }

  /// Adapts to a new height of the content or its viewport: the offset stays, and bounces back if it is beyond the new
  /// end.
  ///
  /// - Parameter reach: The greatest distance beyond the new end, in points, from which the page bounces back; from
  ///   farther it goes to the end at once, because little or nothing of the content would be seen. Nil for half the
  ///   viewport.
  package mutating func refit(
    maximum newMaximum: Double, viewport newViewport: Double, reach: Double? = nil, at t: Double
  ) {
    guard newMaximum != maximum || newViewport != viewport else { return }
    var shown = motion.value(at: t)
    let velocity = motion.velocity(at: t)
    let wasFlung = deadline != nil
    let before = rubberBand.rawPosition(shown, in: bounds)
    maximum = newMaximum
    viewport = newViewport
    let isLost = shown - bounds.upperBound > reach ?? viewport / 2
    if isLost {
      shown = bounds.upperBound
      motion.set(shown)
      (boundaryTime, stopTime) = (nil, nil)
    }
    if let hold {
      self.hold = hold + rubberBand.rawPosition(shown, in: bounds) - before
    } else if wasFlung, !isLost {
      (boundaryTime, stopTime) = (nil, nil)
      motion.set(shown)
      hold = rubberBand.rawPosition(shown, in: bounds)
      release(velocity: -velocity, at: t)
    } else {
      returnInside(at: t)
    }
  }

  private mutating func returnInside(at t: Double) {
    if !bounds.contains(motion.target) {
      motion.animate(to: motion.target.clamped(to: bounds), with: bounce, at: t)
    }
  }

  /// Moves the offset by a distance, without regard to the ends.
  mutating func shift(by distance: Double) { motion = motion.map({ $0 + distance }, { $0 }) }

  /// Handles a drag of the content.
  mutating func pan(_ event: GestureEvent<Gesture>, at t: Double) {
    switch event.phase {
    case .began: hold(at: t, translation: event.translation.y)
    case .changed: drag(along: event.trail.map { $0.y - event.start.y })
    case .ended: release(velocity: event.velocity.y, at: t)
    case .cancelled, .failed: release(velocity: 0, at: t)
    }
  }

  /// Follows the pointer's trail since its press; down scrolls towards the start. Motion before the hold does not
  /// count.
  package mutating func drag(along trail: Trail<Double>) {
    guard let hold else { return }
    motion.follow(trail.beginning(at: holdTime).map { rubberBand.position(hold - $0, in: bounds) })
  }

  /// Releases the page with a vertical velocity in points per second.
  package mutating func release(velocity vy: Double, at t: Double) {
    guard hold != nil else { return }
    hold = nil
    let offset = motion.value(at: t)
    let v = -min(max(vy, -parameters.maximumVelocity), parameters.maximumVelocity)
    guard bounds.contains(offset) else {
      let velocity = v * rubberBand.slope(shown: offset, in: bounds)
      return motion.animate(to: offset.clamped(to: bounds), with: bounce, velocity: velocity, at: t)
    }
    // The trail that is shown still continues to where the pointer was, if the page can rest there.
    guard v != 0 else { return returnInside(at: t) }
    let rate = DecelerationRate(parameters.decelerationRate)
    motion.decay(velocity: v, rate: rate, at: t)
    let stop = t + rate.time(from: v.magnitude, downTo: parameters.stopVelocity)
    let end = v < 0 ? 0 : bounds.upperBound
    if let wait = rate.time(toRun: end - offset, velocity: v), t + wait < stop {
      boundaryTime = t + wait
    } else {
      stopTime = stop
    }
  }

  /// When the fling turns into another motion, or the touchpad counts as released; nil if neither is due.
  package var deadline: Double? { touchpad?.end(parameters) ?? boundaryTime ?? stopTime }

  /// Handles the deadline: the touchpad releases the page, or the fling bounces or comes to rest.
  package mutating func meetDeadline() {
    if let pad = touchpad {
      touchpad = nil
      release(velocity: pad.velocity.y, at: pad.end(parameters))
    } else if let t = boundaryTime {
      // The page bounces off the end of the content with the fling's velocity there.
      boundaryTime = nil
      let v = motion.velocity(at: t)
      let bound = v < 0 ? 0 : bounds.upperBound
      motion.set(bound)
      motion.animate(to: bound, with: bounce, velocity: v, at: t)
    } else if let t = stopTime {
      stopTime = nil
      motion.animate(to: stop(at: t), with: .spring(stopSpring), at: t)
    }
  }

  /// Scrolls as little as needed to show a part of the content with a margin, or its beginning if it is too tall.
  package mutating func reveal(from top: Double, to bottom: Double, margin: Double, at t: Double) {
    let offset = deadline == nil ? motion.target : motion.value(at: t)
    let highest = bottom + margin - viewport
    let wanted = min(max(offset, highest), top - margin)
    let target = min(max(wanted, 0), bounds.upperBound)
    if target != offset { wheel(by: offset - target, at: t) }
  }

  /// Scrolls to the start, as after a tap on the status bar.
  mutating func scrollToTop(at t: Double) { reveal(from: 0, to: 0, margin: 0, at: t) }

  /// Scrolls by the wheel; positive scrolls towards the start.
  package mutating func wheel(by dy: Double, at t: Double) {
    guard hold == nil || touchpad != nil, dy.isFinite else { return }
    if touchpad != nil { (touchpad, hold) = (nil, nil) }
    // The target of a fling is far ahead, so the wheel starts from where the page is.
    let from = deadline == nil ? motion.target : motion.value(at: t)
    (boundaryTime, stopTime) = (nil, nil)
    let target = min(max(from - dy, 0), bounds.upperBound)
    motion.animate(to: target, with: .critical(parameters.wheelResponse), at: t)
  }
}
