/// The motions and the thresholds, as the features report them: a new feature adds a line to each.
extension Prototype {
  /// Everything that moves or is held; the thing that a press would hold comes first.
  package var motions: [Motion] {
    let e = environment
    let isVisible = ball.shownAlpha(navigation, e) > 0.01
    return badges.motions(on: badgeHosts, e)
      + [navigation.motion(morph, pages, e), isVisible ? ball.motion(e) : nil].compactMap(\.self)
      + (frontPage?.motions(navigation.front, origin: navigation.origin(of: navigation.front, e), e) ?? [])
      + zone.motions(e) + list.motions(e)
  }

  /// The lines that decide what a press or release does at the moment.
  package var thresholds: [Threshold] {
    let e = environment
    let isFree = navigation.transition == nil && ball.shownAlpha(navigation, e) > 0.01
    return navigation.thresholds(e) + zone.thresholds(e) + badges.thresholds(on: badgeHosts, e)
      + (isFree ? ball.thresholds(e) : [])
  }

  /// When the springs that move things now began, in seconds, by the names of their motions.
  ///
  /// If a motion moves several things, the time is the latest.
  package var springStarts: [String: Double] {
    var starts: [String: Double] = [:]
    for motion in motions {
      guard case .spring = motion.drive, let name = motion.name?.rawValue else { continue }
      starts[name] = max(motion.start, starts[name] ?? motion.start)
    }
    return starts
  }
}
