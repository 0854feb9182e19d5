extension Prototype {
  /// Where the ball is docked before anybody moves it.
  var homeDock: Dock {
    let p = parameters.ball
    let y: Double
    switch p.homeFrom {
    case .fraction: return Dock(edge: p.homeEdge, fraction: p.homeFraction)
    case .aboveZone: y = size.height - parameters.zone.radius - parameters.zone.growth - p.diameter
    case .screenMiddle: y = (size.height - p.diameter) / 2
    }
    let dock = Dock(
      ballFrame: Rect(0, y, p.diameter, p.diameter), screen: size, safeArea: ballInsets(in: parameters),
      margin: p.margin)
    return Dock(edge: p.homeEdge, fraction: dock.fraction)
  }
}
