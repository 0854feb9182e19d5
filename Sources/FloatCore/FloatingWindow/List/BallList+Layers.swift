/// The frames of the rows, their elements, and their layers.
extension BallList {
  /// How far a title may reach over the delete button's place, in points.
  private static let textOverlap = 6.0
  /// The size of the delete button's cross, in points.
  private static let deleteIcon = 16.0

  func frames(_ count: Int, _ ball: FloatingBall, _ e: Environment) -> [Rect] {
    BallListPlacement.frames(
      ball: ball.dockFrame(e), count: count, screen: e.size, safeArea: e.device.safeArea,
      edge: ball.dock.edge, e.parameters.list)
  }

  /// The distance from a row's left edge to its text.
  func textInset(_ edge: Edge, _ e: Environment) -> Double {
    iconX(edge, e) + e.parameters.list.icon / 2 + e.parameters.list.textGap
  }

  /// The distance from a row's left edge to the icon's centre.
  private func iconX(_ edge: Edge, _ e: Environment) -> Double {
    edge == .left ? e.parameters.list.iconLeft : e.parameters.list.iconRight
  }

  /// The frame of the delete button, at the row's right end whichever edge the list is on.
  func deleteFrame(_ row: Rect, _ e: Environment) -> Rect {
    let w = e.parameters.list.deleteWidth
    return Rect(row.maxX - w, row.y, w, row.height)
  }

  /// The rows and their buttons while the list is open.
  func elements(_ e: Environment) -> [Element] {
    guard isOpen else { return [] }
    return liveRows.flatMap { row -> [Element] in
      let frame = row.frame(at: e.now)
      var elements = [
        Element(id: .list(row.id), role: "option", label: row.lines.joined(separator: " "), frame: frame)
      ]
      if mode == .tap {
        elements.append(
          Element(
            id: .delete(row.id), role: "button", label: e.content[.delete], frame: deleteFrame(frame, e)))
      }
      return elements
    }
  }

  /// The list's part of the reported state.
  func state(_ e: Environment) -> PrototypeState.List {
    .init(
      open: isOpen, mode: mode,
      rows: liveRows.map { .init(id: $0.id.description, frame: $0.frame(at: e.now)) })
  }

  // MARK: Pictures

  func appendLayers(_ e: Environment, to layers: inout [Layer]) {
    let backdrop = backdrop.share(at: e.now)
    if backdrop > 0 { layers.append(backdropLayer(backdrop, e)) }
    for row in rows { layers.append(layer(of: row, e)) }
  }

  /// The blur below the list: its radius grows, so that the page below goes out of focus and is never seen double.
  ///
  /// At first a blur of a small radius fades in over the sharp picture, because smaller radii look alike and cost the
  /// most.
  private func backdropLayer(_ progress: Double, _ e: Environment) -> Layer {
    let p = e.parameters.list
    let tint = p.tint[e.appearance]
    let share = max(progress, p.blurStart)
    return Layer(
      id: "list", outline: RoundedRect(e.screen),
      opacity: p.blurStart > 0 ? min(1, progress / p.blurStart) : 1,
      backdrop: Backdrop(radius: p.blur * share, tint: tint.faded(share)))
  }

  /// A row's outline as it is shown now, a little larger while a long press has slid onto it.
  func outline(of row: Row, _ e: Environment) -> RoundedRect {
    let risen = row.rise.share(at: e.now)
    let scale = 1 + (e.parameters.list.selectedScale - 1) * risen
    let radii = CornerRadii(edge: row.edge, inner: row.frame.height / 2, outer: 0)
    return RoundedRect(row.frame(at: e.now), radii: radii).scaled(by: scale, inWidth: e.width)
  }

  private func layer(of row: Row, _ e: Environment) -> Layer {
    let p = e.parameters.list
    let look = look(of: row, e)
    let risen = row.rise.share(at: e.now)
    var layer = Layer(id: row.layerID, outline: look.outline, opacity: row.opacity(at: e.now))
    layer.shadow = Shadow(
      color: Color.black.faded(p.shadowOpacity * (1 + (p.shadowSelected - 1) * risen)),
      radius: p.shadowRadius, offset: Point(0, p.shadowOffset))
    layer.content = [.roundedRect(look.outline, .color(look.fill))] + look.content
    return layer
  }

  /// A row as it looks now; its contents scale with it, about the end that stays fixed.
  func look(of row: Row, _ e: Environment) -> RowLook {
    let frame = row.frame(at: e.now)
    let shown = outline(of: row, e)
    // A row darkens under a tap, and grows under a long press that slides onto it.
    let sunk = row.sink.share(at: e.now)
    let ground = e.appearance == .light ? e.colors.row : FloatingBall.fill(e)
    let scale = frame.height > 0 ? shown.rect.height / frame.height : 1
    var content = content(of: row, in: frame, e)
    if scale != 1 {
      let fixed = Point((shown.rect.x - scale * frame.x) / (1 - scale), frame.midY)
      content = content.map { $0.scaled(by: scale, about: fixed) }
    }
    return RowLook(outline: shown, fill: ground.mixed(with: e.colors.pressed, sunk), content: content)
  }

  private func content(of row: Row, in frame: Rect, _ e: Environment) -> [Shape] {
    let p = e.parameters.list
    let midY = frame.midY
    let icon = RoundedRect(circle: Point(frame.x + iconX(row.edge, e), midY), radius: p.icon / 2)
    var shapes: [Shape] = [.image(ImageRun(row.icon, frame: icon))]
    let builder = e.pageBuilder
    let textX = frame.x + textInset(row.edge, e)
    for (index, line) in row.lines.enumerated() {
      let y = midY + (Double(index) - Double(row.lines.count - 1) / 2) * p.lineHeight
      shapes.write(
        line, x: textX, midY: y, size: p.textSize, weight: .medium, color: p.textColor[e.appearance],
        maxWidth: frame.maxX - textX - p.titleEnd + Self.textOverlap)
    }
    let buttons = buttons.share(at: e.now)
    if buttons > 0 {
      let center = deleteFrame(frame, e).center
      let tint = e.colors.secondaryLabel.faded(buttons)
      shapes.append(builder.icon("icons/close", center: center, size: Self.deleteIcon, tint: tint))
    }
    return shapes
  }
}
