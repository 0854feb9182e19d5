/// The ball's place and outline.
extension FloatingBall {
  /// The ball's frame at its dock, by the parameters as set.
  func dockFrame(_ e: Environment) -> Rect { Self.frame(at: dock, e.tuned.ball, e) }

  static func frame(at dock: Dock, _ p: BallParameters, _ e: Environment) -> Rect {
    dock.frame(screen: e.size, safeArea: insets(p, e), diameter: p.diameter, margin: p.margin)
  }

  /// The safe area plus the bars that the configuration keeps clear of the ball (`ball.inset`).
  static func insets(_ p: BallParameters, _ e: Environment) -> EdgeInsets {
    var insets = e.device.safeArea
    let room = max(0, e.size.height - insets.top - insets.bottom - 2 * p.margin - p.diameter)
    let wanted = p.insetTop + p.insetBottom
    // On a screen too low for both, they share the available room.
    let share = wanted > room ? room / wanted : 1
    insets.top += p.insetTop * share
    insets.bottom += p.insetBottom * share
    return insets
  }

  /// The dock of a ball that has not been moved.
  static func home(_ e: Environment) -> Dock {
    let p = e.parameters.ball
    let y: Double
    switch p.homeFrom {
    case .fraction: return Dock(edge: p.homeEdge, fraction: p.homeFraction)
    case .aboveZone: y = e.size.height - e.parameters.zone.radius - e.parameters.zone.growth - p.diameter
    case .screenMiddle: y = (e.size.height - p.diameter) / 2
    }
    let dock = Dock(
      ballFrame: Rect(0, y, p.diameter, p.diameter), screen: e.size, safeArea: insets(p, e), margin: p.margin)
    return Dock(edge: p.homeEdge, fraction: dock.fraction)
  }

  /// The dock that lies a distance below this one, or above it if the distance is negative.
  func dock(movedBy dy: Double, _ e: Environment) -> Dock {
    let target = Dock(
      ballFrame: dockFrame(e).offset(x: 0, y: dy), screen: e.size,
      safeArea: Self.insets(e.parameters.ball, e), margin: e.parameters.ball.margin)
    return Dock(edge: dock.edge, fraction: target.fraction)
  }

  /// The range of the ball's middle. A drag may move the ball over the bars, too, because the zone covers them.
  func area(_ e: Environment) -> Rect {
    e.screen.inset(by: e.device.safeArea).inset(by: e.parameters.ball.diameter / 2)
  }

  /// The ball's frame, inside the screen's safe area even after a hard fling.
  func frame(_ e: Environment) -> Rect { frame(around: middle(e), e) }

  private func frame(around middle: Point, _ e: Environment) -> Rect {
    let p = e.parameters.ball
    let shift = idleness.value(at: e.now) * p.idleHide * p.diameter
    return Rect(
      center: middle + Point(dock.edge == .left ? -shift : shift, 0), size: Size(p.diameter, p.diameter))
  }

  /// The ball's centre while it is not idle.
  func middle(_ e: Environment) -> Point {
    let center = center.value(at: e.now)
    let inside = area(e).clamp(center)
    return inside + (center - inside) * freedom.value(at: e.now)
  }

  /// How round the ball's left and right corners are, 0…1.
  ///
  /// This depends only on the gap to the screen's edge on that side, so a ball has the same shape whenever it is at the
  /// same place.
  private func roundness(at x: Double, _ e: Environment) -> (left: Double, right: Double) {
    let p = e.parameters.ball
    // As the ball shrinks, its sides move away from the screen's.
    let shrunk = p.diameter / 2 * (1 - removedScale(e))
    func share(_ edge: Edge) -> Double {
      let gap = abs(x - Self.frame(at: Dock(edge: edge, fraction: 0.5), p, e).midX) + shrunk
      // The dock's position and the centre are computed by different sums, so their last bits differ.
      return gap < 1e-6 ? 0 : min(gap / p.roundGap, 1)
    }
    return (share(.left), share(.right))
  }

  /// 0 if the ball is flush with an edge of the screen, 1 if all its corners are round.
  func separation(_ e: Environment) -> Double {
    let round = roundness(at: middle(e).x, e)
    return min(round.left, round.right)
  }

  /// The ball's outline: a disc away from the edges, and flush with its edge when docked as a half-capsule.
  ///
  /// - Parameter offset: How far a page that turns into the ball carries it.
  func outline(_ e: Environment, moved offset: Point = .zero) -> RoundedRect {
    let middle = middle(e) + offset
    let frame = frame(around: middle, e)
    let r = frame.width / 2
    let round = roundness(at: middle.x, e)
    let circle = circularity.value(at: e.now)
    let left = r * min(max(round.left, circle, 0), 1)
    let right = r * min(max(round.right, circle, 0), 1)
    return RoundedRect(frame, radii: CornerRadii(left: left, right: right))
  }

  /// The scale to which a removed ball has shrunk as it falls into the corner.
  func removedScale(_ e: Environment) -> Double {
    1 + (e.parameters.ball.removalScale - 1) * falling.share(at: e.now)
  }

  /// Where the centre of a removed ball goes.
  func removedCenter(_ e: Environment) -> Point {
    let radius = e.parameters.ball.diameter / 2
    return switch e.parameters.ball.removalStyle {
    case .fall: e.corner
    case .slide: e.corner + Point(radius, radius)
    case .fade: center.value(at: e.now)
    }
  }

  /// The outline that is drawn: smaller while the ball is pressed or falls into the corner, larger during an impact's
  /// pulse.
  func drawnOutline(_ e: Environment) -> RoundedRect { drawn(outline(e), e) }

  /// An outline of the ball at the scale at which the ball is drawn.
  func drawn(_ outline: RoundedRect, _ e: Environment) -> RoundedRect {
    let scale = drawnScale(e)
    return removedScale(e) < 1 ? outline.scaled(by: scale) : outline.scaled(by: scale, inWidth: e.width)
  }

  /// The scale at which it is drawn.
  func drawnScale(_ e: Environment) -> Double {
    let fallen = removedScale(e)
    if fallen < 1 { return fallen }
    let pressed = 1 + (e.parameters.ball.pressScale - 1) * pressure.share(at: e.now)
    let swelling = pressed * pulse(e) - 1
    // Away from its dock, under a finger, the ball has its full size.
    let scale = swelling == 0 ? 1 : 1 + swelling * (1 - separation(e))
    return scale * visibility.pop.value(at: e.now)
  }

  /// The scale of the pulse after a haptic impact: 1 without one.
  private func pulse(_ e: Environment) -> Double {
    impact.map { 1 + e.parameters.haptic.swelling(after: e.now - $0) } ?? 1
  }

  /// The outline that a page shrinks to: the ball's, or while that falls into the corner the outline at its dock.
  func morphEnd(_ e: Environment) -> RoundedRect {
    let outline = isRemoved ? dockedOutline(e) : drawnOutline(e)
    let inset = min(e.parameters.morph.ballInset, outline.rect.width / 2)
    guard inset > 0 else { return outline }
    let rect = outline.rect.inset(by: inset)
    let circle = RoundedRect(rect, radius: rect.width / 2)
    guard inset < PageMorph.roundInset else { return circle }
    let radii = PageMorph.shape(from: outline, to: circle, progress: inset / PageMorph.roundInset).radii
    return RoundedRect(rect, radii: radii)
  }

  /// The ball's outline at its dock, even while the ball is elsewhere.
  private func dockedOutline(_ e: Environment) -> RoundedRect {
    let frame = Self.frame(at: dock, e.parameters.ball, e)
    let r = frame.width / 2
    let outer = e.tuned.ball.shape == .circle ? r : 0
    return RoundedRect(frame, radii: CornerRadii(edge: dock.edge, inner: r, outer: outer))
  }
}
