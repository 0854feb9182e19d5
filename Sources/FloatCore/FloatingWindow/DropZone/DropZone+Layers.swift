/// The layers of the zone, and its part of the reported state.
extension DropZone {
  /// How far the slash of the zone that removes sticks out of the rings, in points.
  private static let slashReach = 1.5
  /// How much thicker the slash is than the rings, in points.
  private static let slashExtra = 0.5
  /// What the label leaves free of the zone's radius, in points.
  private static let labelMargin = 20.0

  func state(_ e: Environment) -> PrototypeState.Zone {
    .init(kind: kind, progress: reveal.value(at: e.now), radius: radius(e), highlighted: isHighlighted)
  }

  /// - Parameter label: The centre and the opacity of the ball, from under which the label moves.
  func appendLayers(
    _ e: Environment, _ feedback: Feedback, label ball: (center: Point, opacity: Double),
    to layers: inout [Layer]
  ) {
    guard kind != .none, isInSight(e) else { return }
    // The zone of the last drag may still be visible when a drag needs another kind: the two cross-fade. An opaque red
    // zone fades over the other one, so that the page does not shine through both.
    let share = change.share(at: e.now)
    guard share < 1 else {
      layers += layer(kind, id: "zone", opacity: 1, e, feedback, ball)
      return
    }
    let isOpaque = e.parameters.zone.remove.alpha == .max
    let isOver = isOpaque && kind == .remove
    let isUnder = isOpaque && formerKind == .remove
    let zone = layer(kind, id: "zone", opacity: isUnder ? 1 : share, e, feedback, ball)
    let former = layer(formerKind, id: "former-zone", opacity: isOver ? 1 : 1 - share, e, feedback, ball)
    layers += isOver ? former + zone : zone + former
  }

  private func layer(
    _ kind: Kind, id: String, opacity: Double, _ e: Environment, _ feedback: Feedback,
    _ ball: (center: Point, opacity: Double)
  ) -> [Layer] {
    let p = e.parameters.zone
    let outline = outline(e)
    var layer = Layer(id: id, outline: outline, opacity: opacity * fade.share(at: e.now))
    switch kind {
    case .collect: layer.backdrop = Backdrop(radius: p.blur, tint: p.collect[e.appearance])
    case .remove: layer.content = [.roundedRect(outline, .color(p.remove))]
    case .full: layer.backdrop = Backdrop(radius: p.blur, tint: p.fullFill)
    case .none: return []
    }
    let inside = p.insideTint.faded(growth.share(at: e.now))
    if inside.alpha > 0 { layer.content.append(.roundedRect(outline, .color(inside))) }
    guard p.content == .ringsAndLabel else { return [layer] }
    let corner = Point(outline.rect.maxX, outline.rect.maxY)
    let center = corner - Point(p.iconRight * p.radius, p.iconBottom * p.radius)
    let marked = armed.share(at: e.now)
    let opacity = p.unarmed + (1 - p.unarmed) * marked
    let isFull = kind == .full
    layer.content += rings(
      kind, center, (isFull ? p.fullLabel : p.ring).faded(opacity), pulse: feedback.pulse(.zone, e), e)
    layer.content += words(
      kind, labelPlace(corner, e), (isFull ? p.fullLabel : p.label).faded(opacity), e, ball)
    return [layer]
  }

  /// The two rings, with a slash if the zone removes.
  private func rings(_ kind: Kind, _ center: Point, _ color: Color, pulse: Double, _ e: Environment)
    -> [Shape]
  {
    let p = e.parameters.zone
    let outer = (p.ringOuter + (p.ringOuterInside - p.ringOuter) * growth.value(at: e.now)) * pulse
    let stroke = p.ringStrokeGrows ? p.ringStroke * outer / p.ringOuterInside : p.ringStroke
    // The stroke lies inside the diameter.
    func ring(diameter: Double, stroke: Double) -> Shape {
      let width = min(stroke, diameter / 2)
      return .stroke(Path(circle: center, radius: (diameter - width) / 2), width: width, color)
    }
    var shapes = [ring(diameter: outer, stroke: stroke), ring(diameter: p.ringInner, stroke: p.ringStroke)]
    if kind == .remove {
      let reach = outer / 2 * 0.5.squareRoot() + Self.slashReach
      let slash = Path(lines: [center - Point(reach, reach), center + Point(reach, reach)])
      shapes.append(.stroke(slash, width: p.ringStroke + Self.slashExtra, color))
    }
    return shapes
  }

  /// The label under the rings.
  private func words(
    _ kind: Kind, _ place: Point, _ color: Color, _ e: Environment, _ ball: (center: Point, opacity: Double)
  ) -> [Shape] {
    let p = e.parameters.zone
    let keys: (outside: InterfaceText, inside: InterfaceText?) =
      switch kind {
      case .remove: (.cancelFloat, .cancelFloatRelease)
      case .full: (.floatFull, nil)
      case .collect, .none: (.float, .floatRelease)
      }
    var place = place
    var opacity = 1.0
    if kind == .remove {
      place.y = labelY(place, ball, e)
      opacity = labelOpacity(ball, e)
    }
    // One label fades out before the other fades in, as the pointer enters or leaves.
    let insideKey = p.labelRelease ? keys.inside : nil
    let inside = insideKey == nil ? 0 : growth.share(at: e.now)
    let labels = [
      (keys.outside, max(0, 1 - 2 * inside)), (insideKey ?? keys.outside, max(0, 2 * inside - 1)),
    ]
    return labels.filter { $0.1 > 0 }.map { words, share in
      .line(
        e.content[words], x: place.x, midY: place.y, size: p.labelSize, weight: .medium,
        color: color.faded(opacity * share), alignment: .center, maxWidth: p.radius - Self.labelMargin)
    }
  }

  func outline(_ e: Environment) -> RoundedRect {
    DropZoneGeometry.outline(
      screen: e.size, radius: radius(e), slide: e.parameters.zone.slideDistance,
      progress: reveal.share(at: e.now))
  }

  /// The centre of the label of a zone with this corner.
  private func labelPlace(_ corner: Point, _ e: Environment) -> Point {
    let p = e.parameters.zone
    return corner - Point(p.iconRight * p.radius, (p.iconBottom - p.labelOffset) * p.radius)
  }

  /// How near the ball is to the label: its distance to the words, less its radius, in points.
  private func gap(from ball: Point, to place: Point, _ e: Environment) -> (x: Double, y: Double) {
    let p = e.parameters.zone
    let words = min(
      TextMetrics.width(e.content[.cancelFloat], size: p.labelSize, weight: .medium),
      p.radius - Self.labelMargin)
    let height = TextMetrics.capHeight * p.labelSize
    return (max(abs(ball.x - place.x) - words / 2, 0), max(abs(ball.y - place.y) - height / 2, 0))
  }

  /// The y of the red zone's label, which moves down from under the ball as far as the screen has room.
  private func labelY(_ place: Point, _ ball: (center: Point, opacity: Double), _ e: Environment) -> Double {
    let p = e.parameters
    let radius = p.ball.diameter / 2
    let height = TextMetrics.capHeight * p.zone.labelSize
    let lowest = max(place.y, e.size.height - e.device.safeArea.bottom / 2 - height)
    let below = min(max(place.y, ball.center.y + radius + height), lowest)
    let near = 1 - (gap(from: ball.center, to: place, e).x / radius - 1).clamped(to: 0...1)
    return place.y + (below - place.y) * near * ball.opacity
  }

  /// The opacity of the red zone's label: where it has no room to move, it fades as the ball covers it, and it stays
  /// faded while the zone leaves.
  func labelOpacity(_ ball: (center: Point, opacity: Double), _ e: Environment) -> Double {
    let rect = outline(e).rect
    var place = labelPlace(Point(rect.maxX, rect.maxY), e)
    place.y = labelY(place, ball, e)
    let radius = e.parameters.ball.diameter / 2
    let gap = gap(from: ball.center, to: place, e)
    let covered = max(1 - Point(gap.x, gap.y).length / radius, 0)
    let open = max(1 - covered / e.parameters.zone.labelYield, 0)
    return min(1 - (1 - open) * ball.opacity, max(label.value(at: e.now), 0))
  }
}
