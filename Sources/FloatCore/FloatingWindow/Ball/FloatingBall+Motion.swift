/// What the ball reports of its motion.
extension FloatingBall {
  /// Its motion to its dock, or under the pointer; nil at its dock.
  func motion(_ e: Environment) -> Motion? {
    guard !icons.isEmpty, isHeld || isRemoved || !center.isAtRest(at: e.now) else { return nil }
    var motion = Motion(.ball, isRemoved ? nil : .ballSnap)
    motion.isHeld = isHeld
    motion.place = frame(e).center
    motion.follow(center.course, at: e.now)
    if isRemoved { motion.target = nil }
    // The shown ball never leaves its area, though its spring may.
    if freedom.target == 0 { motion.wall = area(e) }
    motion.decided = area(e).clamp(center.decision(at: e.now))
    motion.release = e.parameters.ball.release
    motion.outline = drawnOutline(e)
    motion.layer = Self.layerID
    return motion
  }

  /// The line between the two sides, while the ball may go to either.
  func thresholds(_ e: Environment) -> [Threshold] {
    guard motion(e) != nil else { return [] }
    return [Threshold(kind: .side, line: .vertical(e.width / 2))]
  }
}
