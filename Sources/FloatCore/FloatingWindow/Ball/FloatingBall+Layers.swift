/// The ball's element, its picture, and its part of the reported state.
extension FloatingBall {
  func element(
    _ collected: CollectedPages, _ navigation: Navigation, _ e: Environment
  ) -> Element? {
    guard visibility.rule != .hidden, alpha(navigation, e) > 0.01 else { return nil }
    let titles = collected.unused(navigation, e).map(\.title).joined(separator: ", ")
    // Of an idle ball only what is on the screen can be pointed at.
    let frame = tuck.value(at: e.now) > 0 ? frame(e).intersection(e.screen) : frame(e)
    return Element(id: .ball, role: "button", label: titles, frame: frame)
  }

  func state(_ collected: CollectedPages, _ navigation: Navigation, _ e: Environment) -> PrototypeState.Ball {
    let alpha = shownAlpha(navigation, e)
    let isDocked = !isHeld && !isRemoved && center.isAtRest(at: e.now)
    return .init(
      visible: alpha > 0.01 && !icons.isEmpty, alpha: alpha, frame: frame(e),
      edge: alpha > 0.01 && isDocked ? (dock.edge == .left ? .left : .right) : .none,
      items: collected.entrances.map(\.pageID.description))
  }

  static func fill(_ e: Environment) -> Color { e.parameters.ball.fill[e.appearance] }

  func appendLayers(_ e: Environment, _ feedback: Feedback, alpha: Double, to layers: inout [Layer]) {
    guard alpha > 0.001, !icons.isEmpty else { return }
    let p = e.parameters.ball
    let press = min(max(press.value(at: e.now), 0), 1)
    // Under the finger it has its full size again.
    let docked = 1 - separation(e)
    let fallen = 1 + (p.removalScale - 1) * min(max(fall.value(at: e.now), 0), 1)
    let scale = 1 + ((1 + (p.pressScale - 1) * press) * feedback.pulse(.ball, e) - 1) * docked
    let full = outline(e)
    let outline = fallen < 1 ? full.scaled(by: fallen) : full.scaled(by: scale, inWidth: e.width)
    var layer = Layer(id: "ball", outline: outline, opacity: alpha)
    layer.shadow = Shadow(
      color: Color.black.faded(p.shadowOpacity * (1 + press)), radius: p.shadowRadius,
      offset: Point(0, p.shadowOffset))
    layer.content.append(.roundedRect(outline, .color(Self.fill(e))))
    let rim = p.rimColor[e.appearance]
    layer.content.append(.stroke(Path(rimOutline(outline, e)), width: p.rimWidth, rim))
    switch p.content {
    case .icons: layer.content += icons.shapes(in: full.rect, scale: fallen, at: e.now)
    case .link:
      let size = full.rect.width * p.linkSize * fallen
      layer.content.append(
        e.pageBuilder.icon("icons/link", center: full.rect.center, size: size, tint: p.linkColor))
    case .none: break
    }
    if press > 0 { layer.content.append(.roundedRect(outline, .color(p.pressedFill.faded(press)))) }
    layers.append(layer)
  }

  /// Where the middle of the thin line around the ball runs; a side that lies at the screen's edge has none.
  private func rimOutline(_ outline: RoundedRect, _ e: Environment) -> RoundedRect {
    let width = e.parameters.ball.rimWidth
    var shape = outline.inset(by: width / 2)
    // Out of the layer, which is cut to the ball; within a point of the edge it comes back.
    let round = max(outline.rect.height / 2, .leastNormalMagnitude)
    let left = min(max(1 - outline.rect.minX, 0), 1) * (1 - min(outline.radii.topLeft / round, 1)) * width
    let gap = e.width - outline.rect.maxX
    let right = min(max(1 - gap, 0), 1) * (1 - min(outline.radii.topRight / round, 1)) * width
    let r = shape.rect
    shape.rect = Rect(r.x - left, r.y, r.width + left + right, r.height)
    return shape
  }
}
