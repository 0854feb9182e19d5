import FloatCore

/// A motion from its release on: its velocity then, its target, and the curve that its parameters promise.
package struct Flight: Sendable {
  package let thing: MovingThing
  /// When it was let go, in seconds.
  package let start: Double
  package let from: Point
  /// The velocity at the release, in points a second; zero if nothing was dragged.
  package let velocity: Point
  /// The projected place by which the rule decides; nil for a rule that considers only the place.
  package let projected: Point?
  /// The place where it comes to rest; nil if it is gone by then.
  package let end: Point?
  private let promise: Animated<Point>?

  /// - Parameters:
  ///   - prototype: The prototype just after the release.
  ///   - velocity: The velocity of the pointer that dragged it, in points a second; nil after a tap or a key.
  init?(_ thing: MovingThing, releasedFrom prototype: Prototype, velocity: Point?) {
    let state = prototype.state
    guard let from = thing.place(in: prototype, state) else { return nil }
    self.thing = thing
    start = prototype.now
    self.from = from
    let rule = Rule(thing, prototype, state, velocity)
    self.velocity = rule.velocity
    projected = rule.lookahead.map { from + rule.velocity * $0 }
    end = Self.end(of: thing, after: prototype)
    var promise = Animated(from)
    switch (rule.motion, end) {
    case (.animation(let animation), let end?):
      let velocity = rule.pace.map { (end - from) * $0 } ?? rule.velocity
      promise.animate(to: end, with: animation, velocity: velocity, at: start)
      self.promise = promise
    case (.decay(let rate), _):
      promise.decay(velocity: rule.velocity, rate: rate, at: start)
      self.promise = promise
    default: self.promise = nil
    }
  }

  /// The place that the parameters alone promise; nil if they promise no curve.
  package func promised(at time: Double) -> Point? { promise?.value(at: time) }
  /// The velocity that the parameters alone promise.
  package func promisedVelocity(at time: Double) -> Point? { promise?.velocity(at: time) }
  /// When the promised curve ends, in seconds.
  package var promisedEnd: Double? { promise?.endTime }

  /// Where a thing is once everything rests.
  private static func end(of thing: MovingThing, after prototype: Prototype) -> Point? {
    let transition = prototype.state.transition
    var prototype = prototype
    prototype.advance(to: Rest.time(after: prototype))
    let state = prototype.state
    switch thing {
    case .ball: return state.ball.visible ? state.ball.frame.center : nil
    case .badge(let id): return state.badges.first { $0.id == id && $0.state == .idle }?.center
    case .content(let page): return state.stack.last == page ? Point(0, state.scroll) : nil
    case .page(let page):
      let size = prototype.device.size
      let isIn = state.stack.contains(page)
      if transition?.isMorph == true {
        return isIn ? Rect(size: size).center : state.ball.visible ? state.ball.frame.center : nil
      }
      // A page moves along one side of the screen.
      return transition?.topY != nil
        ? Point(size.width / 2, isIn ? 0 : size.height) : Point(isIn ? 0 : size.width, size.height / 2)
    }
  }
}

/// The motion that the parameters promise for a thing that is let go.
private struct Rule {
  enum Motion {
    case animation(Animation)
    case decay(DecelerationRate)
    case none
  }

  var motion = Motion.none
  var velocity: Point
  let wasDragged: Bool
  /// The initial velocity as a share of the remaining way per second, if the hand moves along another way than the
  /// thing.
  var pace: Double?
  /// In seconds; nil if nothing is projected.
  var lookahead: Double?

  init(_ thing: MovingThing, _ prototype: Prototype, _ state: PrototypeState, _ release: Point?) {
    let p = prototype.parameters
    wasDragged = release != nil
    let velocity = release ?? .zero
    self.velocity = velocity
    switch thing {
    case .ball:
      let limit = p.ball.snapMaximumVelocity
      if velocity.length > limit, velocity.length > 0 { self.velocity = velocity * (limit / velocity.length) }
      lookahead = p.ball.snapLookahead
      motion = .animation(p.ball.snap)
    case .badge:
      if !p.badge.returnVelocity { self.velocity = .zero }
      motion = .animation(p.badge.comingHome)
    case .content:
      let limit = p.scroll.maximumVelocity
      let rate = DecelerationRate(p.scroll.decelerationRate)
      self.velocity = Point(0, -min(max(velocity.y, -limit), limit))
      lookahead = 1 / rate.exponent
      motion = self.velocity.y == 0 ? .none : .decay(rate)
    case .page: page(p, state, prototype.device.size)
    }
  }

  private mutating func page(_ p: Parameters, _ state: PrototypeState, _ size: Size) {
    guard let transition = state.transition else { return }
    velocity = transition.topY == nil ? Point(velocity.x, 0) : Point(0, velocity.y)
    let n = p.navigation
    // The remaining share of the way.
    let share = 1 - transition.progress
    switch transition.kind {
    case .push, .pop:
      lookahead = n.finish.projection
      let isFlick = transition.kind == .pop && n.finish.isFlick(speed: velocity.x, extent: size.width)
      motion = .animation(n.animation(share: share, isFlick: isFlick))
    case .present, .dismiss:
      lookahead = p.modal.finish.projection
      motion = .animation(p.modal.animation(share: share))
    case .expand, .shrink:
      lookahead = n.finish.projection
      morph(p.morph, transition, share, width: size.width)
    }
  }

  /// Adds the motion of a page between ball and screen: its outline moves from one to the other like an offset of the
  /// screen's width, which has the finger's velocity.
  private mutating func morph(
    _ m: MorphParameters, _ transition: PrototypeState.Transition, _ share: Double, width: Double
  ) {
    let opens = transition.kind == .expand
    motion = .animation(m.animation(share: share, opens: opens, isReleased: wasDragged))
    guard share > 0, width > 0 else { return }
    // A whole page that is collected is thrown into the ball, never away from it.
    let towards = opens ? -velocity.x : share == 1 ? max(0, velocity.x) : velocity.x
    pace = towards / (share * width)
  }
}

extension PrototypeState.Transition {
  /// True for a page between the ball, or a row of the list, and the screen.
  var isMorph: Bool { kind == .expand || kind == .shrink }
}
