@testable import FloatCore

extension Prototype {
  /// The outline of the page on its way; the screen's for a page that does not grow or shrink, and nil at rest.
  var pageOutline: RoundedRect? {
    guard navigation.transition != nil else { return nil }
    return morph?.outline ?? RoundedRect(environment.screen)
  }

  var ballOutline: RoundedRect { ball.outline(environment) }

  func hitsBall(_ p: Point) -> Bool {
    ball.takesPress(at: p, joining: morph, collected, list, navigation, environment)
  }

  func dockFrame(_ dock: Dock) -> Rect { FloatingBall.frame(at: dock, environment.tuned.ball, environment) }
}
