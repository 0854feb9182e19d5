/// Which of the configured springs are at work.
extension Prototype {
  /// When the motions began that springs of two configuration keys drive now, in seconds, by the words that the two
  /// keys share, such as `ball.snap`.
  ///
  /// Of several motions of one spring it is the last one. What a pointer holds is driven by none.
  package var springStarts: [String: Double] {
    let e = environment
    var starts: [String: Double] = [:]
    func take(_ block: String, _ start: Double?) {
      if let start { starts[block] = max(start, starts[block] ?? start) }
    }
    if ball.state == .free, ball.isMoving(e) { take("ball.snap", ball.center.springStart(at: now)) }
    if zone.isMoving(e) { take("zone.growth", zone.growth.springStart(at: now)) }
    for badge in badges.live {
      switch badge.phase {
      case .left, .returning: take("badge.return", badge.offset.springStart(at: now))
      case .attached, .broken, .bursting: break
      }
    }
    // Pages that give way to others are hurried by a spring of its own.
    if let transition = navigation.transition, !transition.isHeld, navigation.requests.isEmpty {
      switch transition.style {
      case .slide: take("navigation", transition.offset.springStart(at: now))
      case .modal: take("modal", transition.offset.springStart(at: now))
      case .morph: break
      }
    }
    return starts
  }
}
