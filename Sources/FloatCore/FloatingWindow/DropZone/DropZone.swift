/// The quarter disc in the bottom-right corner: how far in it is and whether the pointer is inside.
struct DropZone: Equatable, Sendable {
  typealias Kind = PrototypeState.Zone.Kind

  /// A drag that shows the zone.
  private struct Drag: Equatable {
    /// The last known position of the pointer.
    var pointer: Point
    /// The farthest the pointer has been from the corner, in points.
    var farthest: Double
    /// True once the drag means the zone: one pressed inside the zone's place must leave it first, or move on to the
    /// corner.
    var isArmed: Bool
    var isInside = false
    /// When the zone, on its way in, reaches a pointer at rest; nil if it does not.
    var arrival: Double?
  }

  private(set) var kind = Kind.none
  /// The kind before, if it changed while the zone was visible; it fades away over the new one.
  private(set) var formerKind = Kind.none
  /// 0 while it still looks as before, 1 once it has its new look.
  private(set) var change = Animated(1.0)
  /// 0 outside the screen, 1 all the way in.
  private(set) var reveal = Tracked(0.0)
  /// 0 at rest, 1 grown because the pointer is inside.
  private(set) var growth = Animated(0.0)
  /// Its opacity: with reduced motion it fades in and out in place.
  private(set) var fade = Animated(1.0)
  /// How visible its label may be: fully during a drag, then as it was at the end, and not at all once the zone has
  /// swallowed the ball.
  private(set) var label = Animated(1.0)
  /// 0 while the drag does not mean the zone, 1 once it does; its rings and label show this.
  private(set) var armed = Animated(1.0)
  private var drag: Drag?

  /// True while a drag shows it.
  var isDragged: Bool { drag != nil }
  var isHighlighted: Bool { drag?.isInside ?? false }

  /// The effect of a release now; nil outside.
  var verdict: Kind? { isHighlighted ? kind : nil }

  func radius(_ e: Environment) -> Double {
    e.parameters.zone.radius + e.parameters.zone.growth * growth.value(at: e.now)
  }

  // MARK: A drag

  /// Begins a drag that shows the zone. For a page the zone comes in with the drag, for the ball by itself.
  mutating func begin(_ new: Kind, press: Point, _ e: Environment) {
    let isThere = kind != .none && isInSight(e)
    // Without a drag the pointer counts as outside, which is what decides whether the press was inside.
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
    // A zone that turns back into its former kind begins with what is still shown of that.
    let shown = new == formerKind ? 1 - change.value(at: e.now) : 0
    formerKind = kind
    change.set(shown)
    change.animate(to: 1, with: e.crossFade, at: e.now)
  }

  /// Moves the zone with the drag of a page: as far in as the page is out.
  ///
  /// - Parameter offset: How far out the page is, in points.
  mutating func follow(_ offset: Trail<Double>, absorbing: Bool, _ e: Environment) {
    guard drag != nil, kind != .remove else { return }
    // Tuned values apply at once here; the zone makes up for the change on its own way.
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
    // Decided by the pointer's own position, because the shown zone is a little behind.
    let shown = reveal.unlagged(at: e.now).clamped(to: 0...1)
    let isInside = drag?.isArmed == true && contains(pointer, reveal: shown, e)
    if !isInside { findArrival(e) }
    guard isInside != isHighlighted else { return [] }
    drag?.isInside = isInside
    growth.animate(to: isInside ? 1 : 0, with: e.parameters.zone.growing, at: e.now)
    return isInside ? [.impact(.zone)] : []
  }

  /// Arms a drag that began inside the zone's place once the pointer has left, or has gone some way to the corner.
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

  /// Finds when the zone will reach a pointer at rest, by bisection to a microsecond.
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

  /// Ends the drag: the zone leaves, a little later if a ball falls into it.
  ///
  /// - Parameter ball: The centre and the opacity of the ball, which the red zone's label has given way to.
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

  /// Fades the label, because the zone has swallowed the ball.
  mutating func fadeLabel(_ e: Environment) {
    label.animate(to: 0, with: .curve(.easeOut, duration: e.parameters.ball.removal), at: e.now)
  }

  // MARK: Time

  /// When it reaches a pointer at rest, or when it is fully out and its kind is reset.
  var nextDeadline: Double? {
    if let drag { return drag.arrival }
    return kind == .none ? nil : endTime
  }

  private var endTime: Double {
    max(reveal.endTime, growth.endTime, fade.endTime, label.endTime, armed.endTime, change.endTime)
  }

  /// True until a leaving zone is off the screen; its springs run on for a while after that.
  func isMoving(_ e: Environment) -> Bool {
    let end = max(reveal.endTime, growth.endTime, fade.endTime, armed.endTime, change.endTime)
    return end > e.now && (drag != nil || isInSight(e))
  }

  /// True if its arc is on the screen; a leaving zone is out of sight before it reaches its end.
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

  /// Moves the zone of a page's drag from where it is to its place by the new values.
  mutating func update(from old: Parameters, _ navigation: Navigation, _ e: Environment) -> [Command] {
    guard old.zone != e.tuned.zone, let drag, kind != .remove, let transition = navigation.transition else {
      return []
    }
    follow(transition.offset.trail, absorbing: true, e)
    return drag.isArmed ? move(to: drag.pointer, e) : []
  }
}
