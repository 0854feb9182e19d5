/// What a page that grows out of the ball, or shrinks into it, needs to know of the ball.
struct BallEnd: Sendable {
  /// The outline of the page's small end: the ball's, or a smaller one (`morph.ball-inset`).
  let outline: RoundedRect
  /// The outline at which the ball is drawn.
  let drawn: RoundedRect
  /// The middle of the ball at its dock.
  let home: Point
  /// The opacity at which the ball is drawn, 0…1.
  let alpha: Double
  /// False for a ball without icons, which is not drawn.
  let hasIcons: Bool
  /// 0 at rest, 1 pressed.
  let pressure: Double
  /// True if the ball is visible.
  let isThere: Bool
  /// True for a ball that grows or slides in as a page is dragged (`ball.swipe`).
  let isBrought: Bool

  /// The shadow of a page's shape.
  ///
  /// - Parameter likeBall: How far the shape has become the ball, 0…1.
  func shadow(_ e: Environment, likeBall: Double = 1, opacity: Double = 1) -> Shadow {
    FloatingBall.shadow(e, pressure: pressure, likeBall: likeBall, opacity: opacity)
  }

  /// The ball's background drawn a second time, below a page that goes below the ball, with the shadow and the line of
  /// both.
  func groundLayer(_ e: Environment) -> Layer? {
    guard alpha > 0.001, hasIcons else { return nil }
    let p = e.parameters.ball
    return Layer(
      id: "ball-ground", outline: drawn, opacity: alpha, shadow: shadow(e),
      content: [
        .roundedRect(drawn, .color(FloatingBall.fill(e))),
        .stroke(Path(FloatingBall.rimOutline(drawn, e)), width: p.rimWidth, p.rimColor[e.appearance]),
      ])
  }
}

extension FloatingBall {
  /// What a page that turns into the ball needs to know of it.
  func end(_ navigation: Navigation, _ e: Environment) -> BallEnd {
    BallEnd(
      outline: morphEnd(e), drawn: drawnOutline(e), home: dockFrame(e).center,
      alpha: shownAlpha(navigation, e), hasIcons: !icons.isEmpty, pressure: pressure.share(at: e.now),
      isThere: isThere(navigation, e), isBrought: visibility.isBrought(e))
  }
}
