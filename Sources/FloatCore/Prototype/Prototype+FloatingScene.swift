/// The pictures of the zone, the ball and the list.
extension Prototype {
  // MARK: Zone

  func appendZone(to layers: inout [Layer]) {
    guard zone.kind != .none else { return }
    // A drag may need another zone than the one that is still there: they cross-fade.
    let share = min(max(zone.change.value(at: environment.now), 0), 1)
    append(zone.kind, id: "zone", opacity: share, to: &layers)
    if share < 1 { append(zone.formerKind, id: "former-zone", opacity: 1 - share, to: &layers) }
  }

  private func append(
    _ kind: DropZone.Kind, id: String, opacity: Double, to layers: inout [Layer]
  ) {
    let p = parameters.zone
    let reveal = min(max(zone.reveal.value(at: environment.now), 0), 1)
    guard reveal > 0 else { return }
    let radius = zone.radius(at: environment.now, parameters: p)
    let outline = DropZoneGeometry.outline(screen: size, radius: radius, progress: reveal)
    var layer = Layer(
      id: id, outline: outline, opacity: opacity * min(max(zone.fade.value(at: environment.now), 0), 1))
    switch kind {
    case .collect:
      layer.backdrop = Backdrop(radius: p.blur, tint: appearance == .light ? p.collect : p.collectDark)
    case .remove: layer.content = [.roundedRect(outline, .color(p.remove))]
    case .full: layer.backdrop = Backdrop(radius: p.blur, tint: p.fullFill)
    case .none: return
    }
    let inside = p.insideTint.faded(min(max(zone.growth.value(at: environment.now), 0), 1))
    if inside.alpha > 0 { layer.content.append(.roundedRect(outline, .color(inside))) }
    layer.content += zoneIcon(of: kind, corner: Point(outline.rect.maxX, outline.rect.maxY))
    layers.append(layer)
  }

  /// The two rings (with a slash where the zone removes) and the label under them.
  private func zoneIcon(of kind: DropZone.Kind, corner: Point) -> [Shape] {
    let p = parameters.zone
    guard p.content == .ringsAndLabel else { return [] }
    let center = corner - Point(p.iconRight * p.radius, p.iconBottom * p.radius)
    let growth = zone.growth.value(at: environment.now)
    let armed = min(max(zone.armed.value(at: environment.now), 0), 1)
    let color = (kind == .full ? p.fullLabel : p.label).faded(p.unarmed + (1 - p.unarmed) * armed)
    let outer =
      (p.ringOuter + (p.ringOuterInside - p.ringOuter) * growth) * feedback.pulse(.zone, environment)
    let stroke = p.ringStrokeGrows ? p.ringStroke * outer / p.ringOuterInside : p.ringStroke
    var shapes: [Shape] = [
      ring(center, diameter: outer, stroke: stroke, color),
      ring(center, diameter: p.ringInner, stroke: p.ringStroke, color),
    ]
    if kind == .remove {
      let reach = outer / 2 * 0.5.squareRoot() + p.slashReach
      var slash = Path()
      slash.move(to: center - Point(reach, -reach))
      slash.line(to: center + Point(reach, -reach))
      shapes.append(.stroke(slash, width: p.ringStroke + p.slashExtra, color))
    }
    let key: DemoContent.StringKey
    switch kind {
    case .remove: key = .cancelFloat
    case .full: key = .floatFull
    case .collect, .none: key = .float
    }
    let label = center + Point(0, p.labelOffset * p.radius)
    let opacity = kind == .remove ? labelOpacity(at: label) : 1
    // One label goes before the other comes, as the pointer goes in or out.
    let insideLabel = insideLabel(of: kind)
    let inside = insideLabel == nil ? 0 : min(max(growth, 0), 1)
    let labels = [(key, max(0, 1 - 2 * inside)), (insideLabel ?? key, max(0, 2 * inside - 1))]
    for (words, share) in labels where share > 0 {
      shapes.append(
        pageBuilder.text(
          content[words], x: label.x, midY: label.y, size: p.labelSize, weight: .medium,
          color: color.faded(opacity * share), alignment: .center, maxWidth: p.radius - p.labelMargin))
    }
    return shapes
  }

  /// What the label says while the pointer is inside, where it says something else then.
  private func insideLabel(of kind: DropZone.Kind) -> DemoContent.StringKey? {
    guard parameters.zone.labelRelease else { return nil }
    return switch kind {
    case .collect: .floatRelease
    case .remove: .cancelFloatRelease
    case .full, .none: nil
    }
  }

  /// A ring whose stroke lies inside its diameter.
  private func ring(_ center: Point, diameter: Double, stroke: Double, _ color: Color) -> Shape {
    let width = min(stroke, diameter / 2)
    return .stroke(Path(circle: center, radius: (diameter - width) / 2), width: width, color)
  }

  /// The label gives way to the ball, which would cut it in half: it is gone where the ball's middle is a radius away.
  private func labelOpacity(at label: Point) -> Double {
    let radius = parameters.ball.diameter / 2
    let open = min(max(ballCenter(at: environment.now).distance(to: label) / radius - 1, 0), 1)
    return (1 - (1 - open) * shownBallAlpha) * min(max(zone.label.value(at: environment.now), 0), 1)
  }

  // MARK: Ball

  func appendBall(to layers: inout [Layer]) {
    let alpha = shownBallAlpha
    guard alpha > 0.001, !ball.icons.isEmpty else { return }
    let p = parameters.ball
    let press = min(max(ball.press.value(at: environment.now), 0), 1)
    // Under the finger it has its full size again.
    let docked = 1 - ballSeparation(at: environment.now)
    let fallen = 1 + (p.removalScale - 1) * min(max(ball.fall.value(at: environment.now), 0), 1)
    let scale = 1 + ((1 + (p.pressScale - 1) * press) * feedback.pulse(.ball, environment) - 1) * docked
    let full = ballOutline(at: environment.now)
    let outline = fallen < 1 ? about(full, by: fallen) : scaled(full, by: scale)
    var layer = Layer(id: "ball", outline: outline, opacity: alpha)
    layer.shadow = Shadow(
      color: Color.black.faded(p.shadowOpacity * (1 + press)), radius: p.shadowRadius,
      offset: Point(0, p.shadowOffset))
    layer.content.append(.roundedRect(outline, .color(ballFill)))
    let rim = appearance == .light ? p.rimColor : p.rimColorDark
    layer.content.append(.stroke(Path(rimOutline(outline)), width: p.rimWidth, rim))
    switch p.content {
    case .icons:
      for icon in ball.leavingIcons + ball.icons {
        layer.content += iconShapes(icon, in: full.rect, scale: fallen)
      }
    case .link:
      let size = full.rect.width * p.linkSize * fallen
      layer.content.append(
        pageBuilder.icon("icons/link", center: full.rect.center, size: size, tint: p.linkColor))
    case .none: break
    }
    if press > 0 { layer.content.append(.roundedRect(outline, .color(p.pressedFill.faded(press)))) }
    layers.append(layer)
  }

  /// Where the middle of the thin line around the ball runs; a side that lies at the screen's edge has none.
  private func rimOutline(_ outline: RoundedRect) -> RoundedRect {
    let width = parameters.ball.rimWidth
    var shape = outline.inset(by: width / 2)
    // Out of the layer, which is cut to the ball; within a point of the edge it comes back.
    let round = max(outline.rect.height / 2, .leastNormalMagnitude)
    let left = min(max(1 - outline.rect.minX, 0), 1) * (1 - min(outline.radii.topLeft / round, 1)) * width
    let gap = size.width - outline.rect.maxX
    let right = min(max(1 - gap, 0), 1) * (1 - min(outline.radii.topRight / round, 1)) * width
    let r = shape.rect
    shape.rect = Rect(r.x - left, r.y, r.width + left + right, r.height)
    return shape
  }

  /// A shape made smaller about its middle.
  private func about(_ shape: RoundedRect, by k: Double) -> RoundedRect {
    let r = shape.radii
    return RoundedRect(
      Rect(center: shape.rect.center, size: Size(shape.rect.width * k, shape.rect.height * k)),
      radii: CornerRadii(
        topLeft: r.topLeft * k, topRight: r.topRight * k, bottomRight: r.bottomRight * k,
        bottomLeft: r.bottomLeft * k))
  }

  /// About its middle, but an edge it is flush with stays flush.
  private func scaled(_ shape: RoundedRect, by k: Double) -> RoundedRect {
    guard k != 1 else { return shape }
    let r = shape.rect
    let w = r.width * k
    let h = r.height * k
    let radii = CornerRadii(
      topLeft: shape.radii.topLeft * k, topRight: shape.radii.topRight * k,
      bottomRight: shape.radii.bottomRight * k, bottomLeft: shape.radii.bottomLeft * k)
    // 1 where it touches an edge of the screen, 0 as far away as it shrinks or grows.
    let nearness = max(abs(r.width - w), .leastNormalMagnitude)
    let left = min(max(1 - r.minX / nearness, 0), 1)
    let right = min(max(1 - (width - r.maxX) / nearness, 0), 1)
    let x = r.minX + (r.width - w) / 2 * (1 - left + right)
    return RoundedRect(Rect(x, r.midY - h / 2, w, h), radii: radii)
  }

  /// A page's logo as a disc; in a cluster with a bite towards its neighbour.
  private func iconShapes(_ icon: BallIcon, in frame: Rect, scale: Double) -> [Shape] {
    let d = icon.diameter.value(at: environment.now) * scale
    let center = frame.center + (frame.origin + icon.center.value(at: environment.now) - frame.center) * scale
    guard d > 0.5 else { return [] }
    let slot = IconCluster.Slot(
      center: center, diameter: d, biteAngle: icon.biteAngle,
      biteReach: icon.biteReach * d / icon.slotDiameter)
    return [
      .image(
        ImageRun(
          icon.name, frame: RoundedRect(circle: center, radius: d / 2),
          clip: icon.biteAngle == nil ? nil : IconCluster.outline(of: slot)))
    ]
  }

  // MARK: List

  func appendList(to layers: inout [Layer]) {
    let backdrop = min(max(list.backdrop.value(at: environment.now), 0), 1)
    guard backdrop > 0 || !list.rows.isEmpty else { return }
    if backdrop > 0 { layers.append(backdropLayer(backdrop)) }
    for row in list.rows { layers.append(rowLayer(row)) }
  }

  /// The blur below the list: its radius grows, so that what it covers gets out of focus and is not seen twice.
  ///
  /// It comes over what is sharp as a small blur, in the first part of the way: smaller ones look alike and cost most.
  private func backdropLayer(_ progress: Double) -> Layer {
    let p = parameters.list
    let tint = appearance == .light ? p.tint : p.tintDark
    let share = max(progress, p.blurStart)
    return Layer(
      id: "list", outline: RoundedRect(screen),
      opacity: p.blurStart > 0 ? min(1, progress / p.blurStart) : 1,
      backdrop: Backdrop(radius: p.blur * share, tint: tint.faded(share)))
  }

  /// A row's outline as it is seen now, a little larger while a long press has slid onto it.
  func rowOutline(_ row: EntranceList.Row) -> RoundedRect {
    let frame = row.frame(at: environment.now, edge: list.edge)
    guard list.mode == .press else { return RoundedRect(frame, radii: rowRadii(frame.height)) }
    let selection = min(max(row.selection.value(at: environment.now), 0), 1)
    let scale = 1 + (parameters.list.selectedScale - 1) * selection
    return scaled(RoundedRect(frame, radii: rowRadii(frame.height)), by: scale)
  }

  private func rowLayer(_ row: EntranceList.Row) -> Layer {
    let p = parameters.list
    let look = rowLook(row)
    let risen = list.mode == .press ? min(max(row.selection.value(at: environment.now), 0), 1) : 0
    var layer = Layer(id: "row:\(row.id)", outline: look.outline, opacity: row.opacity(at: environment.now))
    layer.shadow = Shadow(
      color: Color.black.faded(p.shadowOpacity * (1 + (p.shadowSelected - 1) * risen)),
      radius: p.shadowRadius, offset: Point(0, p.shadowOffset))
    layer.content = [.roundedRect(look.outline, .color(look.fill))] + look.content
    return layer
  }

  /// A row as it looks now; what is in it grows with it, about the end that stays.
  func rowLook(_ row: EntranceList.Row) -> RowLook {
    let frame = row.frame(at: environment.now, edge: list.edge)
    let shown = rowOutline(row)
    // Under a tap a row sinks, under a long press that slides onto it it rises.
    let sunk = list.mode == .tap ? min(max(row.selection.value(at: environment.now), 0), 1) : 0
    let fill = (appearance == .light ? colors.row : ballFill).mixed(with: colors.pressed, sunk)
    let scale = frame.height > 0 ? shown.rect.height / frame.height : 1
    var content = rowContent(row, in: frame)
    if scale != 1 {
      let fixed = Point((shown.rect.x - scale * frame.x) / (1 - scale), frame.midY)
      content = content.map { $0.scaled(by: scale, about: fixed) }
    }
    return RowLook(outline: shown, fill: fill, content: content)
  }

  private func rowContent(_ row: EntranceList.Row, in frame: Rect) -> [Shape] {
    let p = parameters.list
    let midY = frame.midY
    var shapes: [Shape] = []
    shapes.append(
      .image(
        ImageRun(row.icon, frame: RoundedRect(circle: Point(frame.x + rowIconX, midY), radius: p.icon / 2))))
    let builder = pageBuilder
    let textX = frame.x + rowTextInset
    let titles = appearance == .light ? p.textColor : p.textColorDark
    let buttons = min(max(list.buttons.value(at: environment.now), 0), 1)
    func write(_ lines: [String], opacity: Double) {
      guard opacity > 0 else { return }
      for (index, line) in lines.enumerated() {
        let y = midY + (Double(index) - Double(lines.count - 1) / 2) * p.lineHeight
        shapes.append(
          builder.text(
            line, x: textX, midY: y, size: p.textSize, weight: .medium, color: titles.faded(opacity),
            maxWidth: frame.maxX - textX - rowTextEnd + p.textOverlap))
      }
    }
    write(row.lines, opacity: row.formerLines == nil ? 1 : buttons)
    write(row.formerLines ?? [], opacity: 1 - buttons)
    if list.mode == .tap {
      let center = deleteFrame(frame).center
      let tint = colors.secondaryLabel.faded(buttons)
      shapes.append(builder.icon("icons/close", center: center, size: p.deleteIcon, tint: tint))
    }
    return shapes
  }
}
