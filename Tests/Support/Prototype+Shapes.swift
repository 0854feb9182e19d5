@testable import FloatCore

extension Prototype {
  /// The outline of a page on its way; the screen's for one that does not grow or shrink.
  func morphShape(_ transition: Transition) -> RoundedRect {
    guard case .morph(let morph) = transition.style else { return RoundedRect(environment.screen) }
    return navigation.outline(transition, morph, ball.morphEnd(environment), environment)
  }

  var ballOutline: RoundedRect { ball.outline(environment) }

  func hitsBall(_ p: Point) -> Bool { ball.takesPress(at: p, collected, list, navigation, environment) }

  func dockFrame(_ dock: Dock) -> Rect { FloatingBall.frame(at: dock, environment.tuned.ball, environment) }
}
