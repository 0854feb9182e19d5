/// The ball's opacity, which depends only on the collected pages, the stack and the list.
struct BallVisibility: Equatable, Sendable {
  /// What determines the ball's opacity. When the rule changes, the opacity fades to the new value.
  enum Rule: Equatable, Sendable {
    case hidden
    /// Hidden while a page grows out of a row of the list; once the page fills the screen, the ball pops up.
    case landing
    case shown
    /// As visible as the only collected page has left the screen: dragged out, and shrunk since.
    case drag
    /// As visible as the page that turns into the ball has shrunk.
    case morph

    /// False for a ball that a drag or the list hides in part.
    var takesPresses: Bool { self == .shown || self == .morph }
  }

  private(set) var rule: Rule
  /// The shown opacity less the rule's; it fades to zero.
  private var residual = Animated(0.0)
  /// The shown share of the ball's size or place less the rule's; it goes to zero.
  private var lag = Animated(0.0)
  /// 0 when the ball begins to pop up, 1 at full size.
  private(set) var pop = Animated(1.0)

  /// Begins with the opacity of a rule, without a fade.
  init(_ rule: Rule) { self.rule = rule }

  var endTime: Double { max(residual.endTime, lag.endTime, pop.endTime) }

  /// True for a ball that grows or slides in as a page is dragged (`ball.swipe`). With reduced motion it fades instead.
  func isBrought(_ e: Environment) -> Bool {
    rule == .drag && e.parameters.ball.swipe != .opacity && !e.isReduced
  }

  /// How far in the rule says that the ball is, 0…1; 1 where no drag brings it in.
  private func goal(_ navigation: Navigation, _ e: Environment) -> Double {
    isBrought(e) ? navigation.departure(e) : 1
  }

  /// How far the ball has grown or slid in, 0…1.
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

  /// The ball's opacity, 0…1; 0 for a ball that has not yet grown.
  func alpha(_ navigation: Navigation, _ e: Environment) -> Double {
    guard share(navigation, e) > 0.01 else { return 0 }
    return (target(navigation, e) + residual.value(at: e.now)).clamped(to: 0...1)
  }

  /// Changes to a rule. From what was shown before the ball fades, or it pops up after a page has grown out of its row.
  ///
  /// - Parameters:
  ///   - shown: The opacity before.
  ///   - share: How far it had grown or slid in.
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

  /// Shows the ball at its dock, opaque, growing out of a point.
  private mutating func popUp(_ e: Environment) {
    residual.set(0)
    lag.set(0)
    pop.set(0)
    pop.animate(to: 1, with: e.parameters.ball.snapping.animation(.unit), at: e.now)
  }
}
