/// The ball that nobody touches: it may slip half behind its edge and fade.
extension Prototype {
  var idleSlide: Animation { .curve(.easeInOut, duration: parameters.ball.idleDuration) }

  private var hasIdleLook: Bool { parameters.ball.idleHide > 0 || parameters.ball.idleOpacity < 1 }

  /// How far the idle ball has slipped, in points; positive is to the right.
  func idleShift(at t: Double) -> Double {
    let shift = ball.tuck.value(at: t) * parameters.ball.idleHide * parameters.ball.diameter
    return ball.dock.edge == .left ? -shift : shift
  }

  /// What an idle ball's opacity is multiplied by.
  private var idleOpacity: Double {
    1 - ball.tuck.value(at: environment.now) * (1 - parameters.ball.idleOpacity)
  }

  /// The opacity the ball is drawn with, 0…1.
  var shownBallAlpha: Double { ballAlpha(at: environment.now) * idleOpacity }

  /// The ball comes into sight; from its rest on it is given the time until it is idle.
  mutating func wakeBall() {
    if ball.tuck.target != 0 { ball.tuck.animate(to: 0, with: idleSlide, at: environment.now) }
    let isWaiting = hasIdleLook && ball.alphaRule == .shown && !ball.isHeld
    ball.idleTime = isWaiting ? max(now, ball.center.endTime) + parameters.ball.idleDelay : nil
  }

  /// The ball has become idle.
  mutating func tuckBall() {
    ball.idleTime = nil
    ball.tuck.animate(to: 1, with: idleSlide, at: environment.now)
  }
}
