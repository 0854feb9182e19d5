/// The quarter disc in the bottom-right corner: how far it has slid in, and whether the pointer is inside.
struct DropZone: Equatable, Sendable {
  typealias Kind = PrototypeState.Zone.Kind

  /// A drag that shows the zone.
  private struct Drag: Equatable {
    /// The last known position of the pointer.
    var pointer: Point
    /// The farthest the pointer has been from the corner, in points.
    var farthest: Double
    /// True once the zone takes part in the drag. A drag that began inside the zone must leave it first, or move on
    /// towards the corner.
    var isArmed: Bool
    var isInside = false
    /// When the zone, sliding in, reaches a pointer at rest; nil if it does not.
    var arrival: Double?
  }

  private(set) var kind = Kind.none
  /// The kind before, if it changed while the zone was visible; it cross-fades to the new one.
  private(set) var formerKind = Kind.none
  /// 0 while the zone still looks like the former kind, 1 once it looks like the new one.
  private(set) var change = Animated(1.0)
  /// 0 outside the screen, 1 fully slid in.
  private(set) var reveal = Tracked(0.0)
  /// 0 at rest, 1 grown because the pointer is inside.
  private(set) var growth = Animated(0.0)
  /// Its opacity: with reduced motion it fades in and out in place.
  private(set) var fade = Animated(1.0)
  /// How visible its label may be, 0…1: fully during a drag, then as it was at the end, and 0 once the ball was
  /// removed.
  private(set) var label = Animated(1.0)
  /// 0 until the drag is armed, 1 from then on; the rings and the label are fainter before.
  private(set) var armed = Animated(1.0)
  private var drag: Drag?

  /// True while a drag shows it.
  var isDragged: Bool { drag != nil }
  var isHighlighted: Bool { drag?.isInside ?? false }

  /// The effect that a release would have now; nil while the pointer is outside.
  var verdict: Kind? { isHighlighted ? kind : nil }

  func radius(_ e: Environment) -> Double {
    e.parameters.zone.radius + e.parameters.zone.growth * growth.value(at: e.now)
  }

  // MARK: A drag

  /// Begins a drag that shows the zone: a page's drag moves it in, a ball's drag starts an animation.
  mutating func begin(_ new: Kind, press: Point, _ e: Environment) {
    let isThere = kind != .none && isInSight(e)
    // `contains` must not count the former drag's pointer as inside, so that drag ends first.
    drag = nil
    let isArmed = !contains(press, reveal: 1, e)
    drag = Drag(pointer: press, farthest: press.distance(to: e.corner), isArmed: isArmed)
    if isThere {
      turn(into: new, e)
      label.animate(to: 1, with: e.crossFade, at: e.now)
      armed.animate(to: isArmed ? 1 : 0, with: armFade(e), at: e.now)
    } else {
      change.set(1)
      label.set(1)
      armed.set(isArmed ? 1 : 0)
    }
    kind = new
    guard new == .remove else {
      if fade.target < 1 { fade.animate(to: 1, with: e.crossFade, at: e.now) }
      return
    }
    if e.isReduced {
      if !isThere { fade.set(0) }
      reveal.set(1)
    } else {
      reveal.settle(to: 1, with: e.parameters.zone.sliding(comesIn: true), at: e.now)
    }
    fade.animate(to: 1, with: e.crossFade, at: e.now)
  }

  /// Turns into another kind of zone without a jump.
  private mutating func turn(into new: Kind, _ e: Environment) {
    guard new != kind else { return }
    // A zone that turns back into its former kind begins with the share of it that is still shown.
    let shown = new == formerKind ? 1 - change.value(at: e.now) : 0
    formerKind = kind
    change.set(shown)
    change.animate(to: 1, with: e.crossFade, at: e.now)
  }

  /// Moves the zone in as the page is dragged out.
  ///
  /// - Parameter offset: How far out the page is, in points.
  mutating func follow(_ offset: Trail<Double>, absorbing: Bool, _ e: Environment) {
    guard drag != nil, kind != .remove else { return }
    // Tuned values apply at once here; when they change, the zone's spring absorbs the difference.
    let p = e.tuned.zone
    let width = e.width
    let trail = offset.map { x in
      switch p.tracking {
      case .fraction: DropZoneGeometry.progress(topX: x, width: width, start: p.start, full: p.full)
      case .distance: min(1, max(0, (x + p.lead) / (p.travel + p.lead)))
      }
    }
    if absorbing {
      reveal.follow(trail, absorbing: e.parameters.zone.sliding(comesIn: true), at: e.now)
    } else {
      reveal.follow(trail)
    }
  }

  /// Updates whether the pointer is inside: it enters at the radius and leaves a little farther out.
  mutating func move(to pointer: Point, _ e: Environment) -> [Command] {
    guard drag != nil else { return [] }
    drag?.pointer = pointer
    drag?.arrival = nil
    arm(by: pointer, e)
    // The pointer's own position decides, because the zone that is shown lags a little behind.
    let shown = reveal.unlagged(at: e.now).clamped(to: 0...1)
    let isInside = drag?.isArmed == true && contains(pointer, reveal: shown, e)
    if !isInside { findArrival(e) }
    guard isInside != isHighlighted else { return [] }
    drag?.isInside = isInside
    growth.animate(to: isInside ? 1 : 0, with: e.parameters.zone.growing, at: e.now)
    return isInside ? [.impact(.zone)] : []
  }

  /// Arms a drag that began inside the zone once the pointer has left it, or has moved towards the corner.
  ///
  /// Only the press and the greatest distance of the pointer count, not the order of the events.
  private mutating func arm(by pointer: Point, _ e: Environment) {
    guard var moved = drag, !moved.isArmed else { return }
    let distance = pointer.distance(to: e.corner)
    moved.farthest = max(moved.farthest, distance)
    moved.isArmed =
      !contains(pointer, reveal: 1, e) || moved.farthest - distance >= e.parameters.zone.armDistance
    drag = moved
    if moved.isArmed { armed.animate(to: 1, with: armFade(e), at: e.now) }
  }

  private func armFade(_ e: Environment) -> Animation { .curve(.easeOut, duration: e.parameters.ball.press) }

  private func contains(_ pointer: Point, reveal: Double, _ e: Environment) -> Bool {
    let radius = e.parameters.zone.hitRadius(isInside: isHighlighted)
    return reveal > 0
      && DropZoneGeometry.contains(
        pointer, screen: e.size, radius: radius, slide: e.parameters.zone.slideDistance, progress: reveal)
  }

  /// Finds when the zone, sliding in, will reach a pointer at rest, by bisection to a microsecond.
  private mutating func findArrival(_ e: Environment) {
    let end = reveal.endTime
    guard let drag, drag.isArmed, end > e.now, end.isFinite,
      contains(drag.pointer, reveal: min(reveal.base, 1), e)
    else { return }
    let arrival = Crossing.sides(e.now, end, width: 1e-6) {
      contains(drag.pointer, reveal: reveal.unlagged(at: $0).clamped(to: 0...1), e)
    }
    self.drag?.arrival = arrival.beyond
  }

  /// Ends the drag: the zone slides out, a little later if a ball falls into it.
  ///
  /// - Parameter ball: The centre and the opacity of the ball, from under which the red zone's label has moved.
  mutating func end(delay: Double = 0, _ ball: (center: Point, opacity: Double), _ e: Environment) {
    guard kind != .none else { return }
    if drag != nil, kind == .remove { label.set(labelOpacity(ball, e)) }
    drag = nil
    growth.animate(to: 0, with: e.parameters.zone.growing, delay: delay, at: e.now)
    if e.isReduced {
      reveal.hold(at: e.now)
      fade.animate(to: 0, with: e.crossFade, delay: delay, at: e.now)
    } else {
      reveal.settle(to: 0, with: e.parameters.zone.sliding(comesIn: false), delay: delay, at: e.now)
    }
  }

  /// Fades the label, because the ball was removed.
  mutating func fadeLabel(_ e: Environment) {
    label.animate(to: 0, with: .curve(.easeOut, duration: e.parameters.ball.removal), at: e.now)
  }

  // MARK: Time

  /// When the zone reaches a pointer at rest, or has slid out, so that its kind is reset.
  var nextDeadline: Double? {
    if let drag { return drag.arrival }
    return kind == .none ? nil : endTime
  }

  private var endTime: Double {
    max(reveal.endTime, growth.endTime, fade.endTime, label.endTime, armed.endTime, change.endTime)
  }

  /// True while the zone is seen to move; the springs of a zone that slides out end after it has left the screen.
  func isMoving(_ e: Environment) -> Bool {
    let end = max(reveal.endTime, growth.endTime, fade.endTime, armed.endTime, change.endTime)
    return end > e.now && (drag != nil || isInSight(e))
  }

  /// True if any of the zone is on the screen; a zone that slides out leaves the screen before its spring ends.
  func isInSight(_ e: Environment) -> Bool {
    DropZoneGeometry.contains(
      e.corner, screen: e.size, radius: radius(e), slide: e.parameters.zone.slideDistance,
      progress: reveal.value(at: e.now))
  }

  mutating func meetDeadlines(_ e: Environment) -> [Command] {
    guard let nextDeadline, nextDeadline <= e.now else { return [] }
    if let drag { return move(to: drag.pointer, e) }
    self = DropZone()
    return []
  }

  /// Applies new values: the zone of a page's drag moves from where it is to its new place.
  mutating func update(from old: Parameters, _ navigation: Navigation, _ e: Environment) -> [Command] {
    guard old.zone != e.tuned.zone, let drag, kind != .remove, let transition = navigation.transition else {
      return []
    }
    follow(transition.offset.trail, absorbing: true, e)
    return drag.isArmed ? move(to: drag.pointer, e) : []
  }
}
