/// What the ball reports of its motion.
extension FloatingBall {
  /// The ball's motion under a pointer, to its dock, or off the screen; nil at rest.
  func motion(_ e: Environment) -> Motion? {
    guard !icons.isEmpty, isHeld || isRemoved || !center.isAtRest(at: e.now) else { return nil }
    var motion = Motion(.ball, isRemoved ? nil : .ballSnap)
    motion.isHeld = isHeld
    motion.place = frame(e).center
    motion.follow(center.course, at: e.now)
    if isRemoved { motion.target = nil }
    // The spring may leave the area, but the ball is not shown outside it.
    if freedom.target == 0 { motion.wall = area(e) }
    motion.decided = area(e).clamp(center.decision(at: e.now))
    motion.release = e.parameters.ball.release
    motion.outline = drawnOutline(e)
    motion.layer = Self.layerID
    return motion
  }

  /// The line between the two sides of the screen, while the ball may go to either.
  func thresholds(_ e: Environment) -> [Threshold] {
    guard motion(e) != nil else { return [] }
    return [Threshold(kind: .side, line: .vertical(e.width / 2))]
  }
}
