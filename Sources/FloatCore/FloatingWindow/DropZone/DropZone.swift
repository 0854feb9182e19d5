/// The quarter disc in the bottom right corner: how far it is in and whether the pointer is inside.
struct DropZone: Equatable, Sendable {
  /// What a release inside does.
  enum Kind: Equatable, Sendable {
    /// There is no zone.
    case none
    /// It takes the dragged page into the ball.
    case collect
    /// It removes the dragged ball with everything it shows.
    case remove
    /// It refuses the dragged page: the ball holds as many as it may.
    case full
  }

  /// A drag that shows the zone.
  private struct Drag: Equatable {
    /// Where the pointer was last seen.
    var pointer: Point
    /// The farthest the pointer has been from the corner, in points.
    var farthest: Double
    /// True once the drag means the zone: one pressed inside its place must leave first, or go on towards the corner.
    var isArmed: Bool
    var isInside = false
    /// When the zone, on its way in, reaches a pointer that rests; nil when it does not.
    var arrival: Double?
  }

  private(set) var kind = Kind.none
  /// What it was before, where it has become something else while it was there; it fades away over that.
  private(set) var formerKind = Kind.none
  /// 0 where it still looks as it was before, 1 as it is.
  private(set) var change = Animated(1.0)
  /// 0 outside the screen, 1 all the way in.
  private(set) var reveal = Tracked(0.0)
  /// 0 at rest, 1 grown because the pointer is inside.
  private(set) var growth = Animated(0.0)
  /// Its opacity, for people who want less motion: it then comes and goes in its place.
  private(set) var fade = Animated(1.0)
  /// How much of its label may be there: all while a drag goes on, then what there was, and none once it has swallowed
  /// the ball.
  private(set) var label = Animated(1.0)
  /// 0 while the drag does not mean the zone, 1 once it does; its marks show it.
  private(set) var armed = Animated(1.0)
  private var drag: Drag?

  /// True while a drag shows it.
  var isDragged: Bool { drag != nil }
  var isHighlighted: Bool { drag?.isInside ?? false }

  /// What a release now does; nil outside.
  var verdict: Kind? { isHighlighted ? kind : nil }

  func radius(_ e: Environment) -> Double {
    e.parameters.zone.radius + e.parameters.zone.growth * growth.value(at: e.now)
  }

  // MARK: A drag

  /// A drag that shows the zone was pressed here. For a page it comes in with the drag, for the ball by itself.
  mutating func begin(_ new: Kind, press: Point, _ e: Environment) {
    let isThere = kind != .none && reveal.value(at: e.now) > 0
    let armFade = Animation.curve(.easeOut, duration: e.parameters.ball.press)
    if isThere {
      turn(into: new, e)
      label.animate(to: 1, with: e.crossFade, at: e.now)
    } else {
      change.set(1)
      label.set(1)
    }
    kind = new
    drag = nil
    let isArmed = !contains(press, reveal: 1, e)
    drag = Drag(pointer: press, farthest: press.distance(to: e.corner), isArmed: isArmed)
    if isThere {
      armed.animate(to: isArmed ? 1 : 0, with: armFade, at: e.now)
    } else {
      armed.set(isArmed ? 1 : 0)
    }
    guard new == .remove else {
      if fade.target < 1 { fade.animate(to: 1, with: e.crossFade, at: e.now) }
      return
    }
    if e.isReduced {
      if !isThere { fade.set(0) }
      reveal.set(1)
    } else {
      reveal.settle(to: 1, with: slide(in: true, e), at: e.now)
    }
    fade.animate(to: 1, with: e.crossFade, at: e.now)
  }

  /// Becomes another kind of zone without a jump.
  private mutating func turn(into new: Kind, _ e: Environment) {
    guard new != kind else { return }
    // A zone that turns back into what it was begins with what is still shown of that.
    let shown = new == formerKind ? 1 - change.value(at: e.now) : 0
    formerKind = kind
    change.set(shown)
    change.animate(to: 1, with: e.crossFade, at: e.now)
  }

  /// While a drag of a page shows the zone, it is in as far as the page is out.
  ///
  /// - Parameter offset: How far the page is out, in points.
  mutating func follow(_ offset: Trail<Double>, absorbing: Bool, _ e: Environment) {
    guard drag != nil, kind != .remove else { return }
    // Tuned values count at once here: what they change the zone makes up for on its own way.
    let p = e.tuned.zone
    let width = e.width
    let trail = offset.map { x in
      switch p.tracking {
      case .fraction: DropZoneGeometry.progress(topX: x, width: width, start: p.start, full: p.full)
      case .distance: min(1, max(0, (x + p.lead) / (p.travel + p.lead)))
      }
    }
    if absorbing {
      reveal.follow(trail, absorbing: slide(in: true, e), at: e.now)
    } else {
      reveal.follow(trail)
    }
  }

  /// Is the pointer inside? It enters at the radius and leaves a little farther out.
  mutating func move(to pointer: Point, _ e: Environment) -> [Command] {
    guard drag != nil else { return [] }
    drag?.pointer = pointer
    drag?.arrival = nil
    arm(by: pointer, e)
    // By what the pointer does, not by what is shown of it: there the zone is a little behind.
    let shown = min(max(reveal.unlagged(at: e.now), 0), 1)
    let isInside = drag?.isArmed == true && contains(pointer, reveal: shown, e)
    if !isInside { findArrival(e) }
    guard isInside != isHighlighted else { return [] }
    drag?.isInside = isInside
    growth.animate(to: isInside ? 1 : 0, with: growthSpring(e), at: e.now)
    return isInside ? [.impact(.zone)] : []
  }

  /// A drag that began inside the zone's place means it once the pointer has left or gone some way to the corner.
  ///
  /// What counts is where the pointer was pressed and how far it has been, not which event came first.
  private mutating func arm(by pointer: Point, _ e: Environment) {
    guard var moved = drag, !moved.isArmed else { return }
    let way = pointer.distance(to: e.corner)
    moved.farthest = max(moved.farthest, way)
    moved.isArmed =
      !contains(pointer, reveal: 1, e) || moved.farthest - way >= e.parameters.zone.armDistance
    drag = moved
    if moved.isArmed {
      armed.animate(to: 1, with: .curve(.easeOut, duration: e.parameters.ball.press), at: e.now)
    }
  }

  private func contains(_ pointer: Point, reveal: Double, _ e: Environment) -> Bool {
    let radius = e.parameters.zone.hitRadius(isInside: isHighlighted)
    return reveal > 0
      && DropZoneGeometry.contains(pointer, screen: e.size, radius: radius, progress: reveal)
  }

  /// The zone may come to a pointer that rests: finds when, by bisection to a microsecond.
  private mutating func findArrival(_ e: Environment) {
    let end = reveal.endTime
    guard let drag, drag.isArmed, end > e.now, end.isFinite,
      contains(drag.pointer, reveal: min(reveal.base, 1), e)
    else { return }
    var outside = e.now
    var inside = end
    while inside - outside > 1e-6 {
      let middle = (outside + inside) / 2
      let shown = min(max(reveal.unlagged(at: middle), 0), 1)
      if contains(drag.pointer, reveal: shown, e) { inside = middle } else { outside = middle }
    }
    self.drag?.arrival = inside
  }

  /// The drag is over: the zone goes, for a ball that falls into it a little later.
  ///
  /// - Parameter ball: The ball, which the red zone's label has given way to, and how opaque it is.
  mutating func end(delay: Double = 0, _ ball: (center: Point, opacity: Double), _ e: Environment) {
    guard kind != .none else { return }
    if drag != nil, kind == .remove { label.set(labelOpacity(ball, e)) }
    drag = nil
    growth.animate(to: 0, with: growthSpring(e), delay: delay, at: e.now)
    if e.isReduced {
      reveal.hold(at: e.now)
      fade.animate(to: 0, with: e.crossFade, delay: delay, at: e.now)
    } else {
      reveal.settle(to: 0, with: slide(in: false, e), delay: delay, at: e.now)
    }
  }

  /// It has swallowed the ball.
  mutating func fadeLabel(_ e: Environment) {
    label.animate(to: 0, with: .curve(.easeOut, duration: e.parameters.ball.removal), at: e.now)
  }

  // MARK: Time

  /// When it reaches a pointer that rests, or is out again and its kind can go.
  var nextDeadline: Double? {
    if let drag { return drag.arrival }
    return kind == .none ? nil : endTime
  }

  private var endTime: Double {
    max(reveal.endTime, growth.endTime, fade.endTime, label.endTime, armed.endTime, change.endTime)
  }

  /// True until a zone that goes has left the screen; its springs run on for a while after that.
  func isMoving(_ e: Environment) -> Bool {
    let end = max(reveal.endTime, growth.endTime, fade.endTime, armed.endTime, change.endTime)
    return end > e.now && (drag != nil || isInSight(e))
  }

  /// True for one whose arc is on the screen: as it goes, it is out of sight before it is where it came from.
  func isInSight(_ e: Environment) -> Bool {
    DropZoneGeometry.contains(e.corner, screen: e.size, radius: 1, progress: reveal.value(at: e.now))
  }

  mutating func meetDeadlines(_ e: Environment) -> [Command] {
    guard let nextDeadline, nextDeadline <= e.now else { return [] }
    if let drag { return move(to: drag.pointer, e) }
    self = DropZone()
    return []
  }

  /// The zone that a drag of a page shows slides to where it is to be from where it is.
  mutating func retune(from old: Parameters, _ navigation: Navigation, _ e: Environment) -> [Command] {
    guard old.zone != e.tuned.zone, let drag, kind != .remove, let transition = navigation.transition else {
      return []
    }
    follow(transition.offset.trail, absorbing: true, e)
    return drag.isArmed ? move(to: drag.pointer, e) : []
  }

  // MARK: Motion

  private func slide(in comesIn: Bool, _ e: Environment) -> Animation {
    let p = e.parameters.zone
    return p.slideMotion.animation(
      Spring(response: p.slide, dampingRatio: 1), p.slideCurve, comesIn ? p.slideIn : p.slideOut, .unit)
  }

  private func growthSpring(_ e: Environment) -> Animation {
    let p = e.parameters.zone
    return .spring(Spring(response: p.growthResponse, dampingRatio: p.growthDampingRatio), .unit)
  }
}
