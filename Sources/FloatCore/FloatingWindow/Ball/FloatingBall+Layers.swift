/// The ball's element, its layer, and its part of the reported state.
extension FloatingBall {
  func element(
    _ collected: CollectedPages, _ navigation: Navigation, _ e: Environment
  ) -> Element? {
    guard visibility.rule != .hidden, alpha(navigation, e) > 0.01 else { return nil }
    let titles = collected.unused(navigation, e).map(\.title).joined(separator: ", ")
    // Only the part of an idle ball that is on the screen can be pointed at.
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

  /// The shadow of the ball, or of a page's shape to the extent that it has become the ball.
  func shadow(_ e: Environment, unity: Double = 1, opacity: Double = 1) -> Shadow {
    let p = e.parameters.ball
    let pressed = 1 + press.share(at: e.now) * unity
    return Shadow(
      color: Color.black.faded(p.shadowOpacity * pressed * opacity), radius: p.shadowRadius,
      offset: Point(0, p.shadowOffset * unity))
  }

  /// How far the ball is drawn in the shape of a page that turns into it, 0…1, and the way from its place to the
  /// middle of what is seen of that shape, where its icons are.
  private func merger(_ navigation: Navigation, _ e: Environment) -> (share: Double, way: Point) {
    let share = navigation.bond(e)
    guard share > 0, let shape = navigation.morphOutline(morphEnd(e), e) else { return (0, .zero) }
    func middle(_ outline: RoundedRect) -> Point { outline.rect.intersection(e.screen).center }
    return (share, (middle(shape) - middle(drawnOutline(e))) * share)
  }

  func appendLayers(_ navigation: Navigation, _ e: Environment, alpha: Double, to layers: inout [Layer]) {
    guard alpha > 0.001, !icons.isEmpty else { return }
    let p = e.parameters.ball
    let fallen = removedScale(e)
    let merger = merger(navigation, e)
    // The share of its own background; the shape stands in for the rest.
    let ground = 1 - merger.share
    let shape = self.outline(e).offset(by: merger.way)
    let outline = drawn(shape, e)
    let popped = shape.scaled(by: visibility.pop.value(at: e.now), inWidth: e.width).rect
    let place = shape.rect.offset(by: popped.center - shape.rect.center)
    var layer = Layer(id: "ball", outline: merger.share > 0 ? nil : outline, opacity: alpha)
    if ground > 0 {
      layer.shadow = shadow(e, opacity: ground)
      layer.content.append(.roundedRect(outline, .color(Self.fill(e).faded(ground))))
    }
    // Below the icons, which keep their colours.
    let press = press.share(at: e.now)
    if press > 0 { layer.content.append(.roundedRect(outline, .color(p.pressedFill.faded(press)))) }
    if ground > 0 {
      let rim = p.rimColor[e.appearance].faded(ground)
      layer.content.append(.stroke(Path(rimOutline(outline, e)), width: p.rimWidth, rim))
    }
    switch p.content {
    case .icons:
      layer.content += icons.shapes(in: place, scale: fallen * visibility.pop.value(at: e.now), at: e.now)
    case .link:
      let size = place.width * p.linkSize * fallen * visibility.pop.value(at: e.now)
      layer.content.append(
        e.pageBuilder.icon("icons/link", center: place.center, size: size, tint: p.linkColor))
    case .none: break
    }
    layers.append(layer)
  }

  /// The centre line of the thin line around the ball; a side at the screen's edge has none.
  ///
  /// - Parameter share: How far it is the ball's, 0…1, rather than that of a page's shape, which has all sides.
  func rimOutline(_ outline: RoundedRect, share: Double = 1, _ e: Environment) -> RoundedRect {
    let width = e.parameters.ball.rimWidth
    var shape = outline.inset(by: width / 2)
    // Moves that side out of the layer, which is clipped to the ball; within a point of the edge it comes back in.
    let round = max(outline.rect.height / 2, .leastNormalMagnitude)
    let left =
      (1 - outline.rect.minX).clamped(to: 0...1) * (1 - min(outline.radii.topLeft / round, 1)) * width * share
    let gap = e.width - outline.rect.maxX
    let right = (1 - gap).clamped(to: 0...1) * (1 - min(outline.radii.topRight / round, 1)) * width * share
    let r = shape.rect
    shape.rect = Rect(r.x - left, r.y, r.width + left + right, r.height)
    return shape
  }
}
