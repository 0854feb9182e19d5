/// What the zone reports of its motions.
extension DropZone {
  /// The zone's growth, and its slide in or out.
  func motions(_ e: Environment) -> [Motion] {
    guard isMoving(e) else { return [] }
    return [motion(.zoneGrowth, growth, e), motion(.zoneSlide, reveal.course, e)].compactMap(\.self)
  }

  private func motion(_ name: MotionName, _ value: Animated<Double>, _ e: Environment) -> Motion? {
    guard value.drive(at: e.now) != nil else { return nil }
    var motion = Motion(.zone, name)
    motion.take(value, at: e.now)
    return motion
  }

  /// The circle in which a release counts, once most of the zone has slid in.
  func thresholds(_ e: Environment) -> [Threshold] {
    guard let line = Threshold.Kind(rawValue: kind.rawValue), reveal.value(at: e.now) > 0.5 else { return [] }
    let radius = e.parameters.zone.hitRadius(isInside: isHighlighted)
    return [Threshold(kind: line, line: .circle(e.corner, radius: radius))]
  }
}
