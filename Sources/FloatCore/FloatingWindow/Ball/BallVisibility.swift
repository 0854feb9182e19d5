/// The ball's opacity, which depends only on the collected pages, the stack and the list.
struct BallVisibility: Equatable, Sendable {
  /// What determines the opacity; a change of the rule fades and does not jump.
  enum Rule: Equatable, Sendable {
    case hidden
    /// Hidden until the page that grows out of a row of the list has landed; then it pops up.
    case landing
    case shown
    /// As far as the only collected page has been dragged away, and has shrunk since.
    case drag
    /// As far as the page whose shape is the ball has shrunk.
    case morph

    /// False for a ball that a drag or a list has made faint.
    var takesPresses: Bool { self == .shown || self == .morph }
  }

  private(set) var rule: Rule
  /// The difference between the shown opacity and the rule's, which fades to zero.
  private var residual = Animated(0.0)
  /// The difference between how far it has come in and the rule, which goes to zero.
  private var lag = Animated(0.0)
  /// 0 when it begins to pop up, 1 at full size.
  private(set) var pop = Animated(1.0)

  /// The opacity of a rule at once.
  init(_ rule: Rule) { self.rule = rule }

  var endTime: Double { max(residual.endTime, lag.endTime, pop.endTime) }

  /// True for a ball that a drag brings in by its size or its place. With less motion it fades.
  func isBrought(_ e: Environment) -> Bool {
    rule == .drag && e.parameters.ball.swipe != .opacity && !e.isReduced
  }

  /// How far in the rule has the ball, 0…1; 1 where no drag brings it in.
  private func goal(_ navigation: Navigation, _ e: Environment) -> Double {
    isBrought(e) ? navigation.departure(e) : 1
  }

  /// How far the ball has come in by its size or its place, 0…1.
  func share(_ navigation: Navigation, _ e: Environment) -> Double {
    (goal(navigation, e) + lag.value(at: e.now)).clamped(to: 0...1)
  }

  private func target(_ navigation: Navigation, _ e: Environment) -> Double {
    let presence = navigation.presence(e)
    switch rule {
    case .hidden, .landing: return 0
    case .shown: return 1
    case .drag: return isBrought(e) ? 1 : 1 - presence
    case .morph: return PageMorph.iconShare(presence, e.parameters.morph)
    }
  }

  /// The ball's opacity, 0…1; 0 for a ball of no size, which is not seen.
  func alpha(_ navigation: Navigation, _ e: Environment) -> Double {
    guard share(navigation, e) > 0.01 else { return 0 }
    return (target(navigation, e) + residual.value(at: e.now)).clamped(to: 0...1)
  }

  /// Follows a rule, without a jump from what was shown before: it fades, or pops up where a page has landed on it.
  ///
  /// - Parameters:
  ///   - shown: The opacity before.
  ///   - share: How far it had come in.
  mutating func follow(
    _ new: Rule, from shown: Double, share: Double, with fade: Animation, _ navigation: Navigation,
    _ e: Environment
  ) {
    let popsUp = rule == .landing && new == .shown && shown < 0.01 && !e.isReduced
    let isOnItsWay = shown > 0 || rule == new
    rule = new
    guard !popsUp else { return popUp(e) }
    let missing = (isOnItsWay ? share : isBrought(e) ? 0 : 1) - goal(navigation, e)
    if abs(missing - lag.value(at: e.now)) > 1e-9 {
      lag.set(missing)
      lag.animate(to: 0, with: fade, at: e.now)
    }
    if shown == 0, isBrought(e) { return residual.set(0) }
    let target = target(navigation, e)
    guard abs(target + residual.value(at: e.now) - shown) > 1e-9 else { return }
    residual.set(shown - target)
    residual.animate(to: 0, with: fade, at: e.now)
  }

  /// Comes back at its dock, opaque, by growing out of a point.
  private mutating func popUp(_ e: Environment) {
    residual.set(0)
    lag.set(0)
    pop.set(0)
    pop.animate(to: 1, with: e.parameters.ball.snapping.animation(.unit), at: e.now)
  }
}
