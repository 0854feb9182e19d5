/// The configured springs that are at work.
extension Prototype {
  /// When the motions that springs of configuration keys drive now began, in seconds, by the common prefix of a
  /// spring's two keys, such as `ball.snap`.
  ///
  /// If one spring drives several motions, the time is the latest. A spring does not drive what a pointer holds.
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
    for row in navigation.frontPage?.rows.all ?? [] where row.phase == .open {
      take("row-swipe.open", row.offset.springStart(at: now))
    }
    // Pages that hurry because others are waiting have a spring of their own.
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
