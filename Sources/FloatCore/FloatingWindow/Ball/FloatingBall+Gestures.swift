/// What a press on the ball may become.
extension FloatingBall {
  /// The gestures that a press on it may become.
  static func members(_ e: Environment) -> [GestureArena<Gesture>.Member] {
    let longPress = GestureArena<Gesture>.Member(.ballLongPress, .longPress())
    return [.init(.ballPan, .pan())] + (e.parameters.ball.longPress == .list ? [longPress] : [])
      + [.init(.ballTap, .tap)]
  }

  /// True if a press catches the flying ball; a ball that has almost arrived takes a tap instead.
  func catches(_ e: Environment) -> Bool {
    let p = e.parameters.ball
    return !center.isAtRest(at: e.now)
      && (center.value(at: e.now).distance(to: center.base) > p.catchDistance
        || center.velocity(at: e.now).length > p.catchVelocity)
  }
}
