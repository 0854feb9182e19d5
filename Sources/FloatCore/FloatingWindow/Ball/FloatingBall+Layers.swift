/// The ball's element, its layer, and its part of the reported state.
extension FloatingBall {
  /// - Parameter page: The page that turns into the ball, or comes from it; nil if there is none.
  func element(
    joining page: MorphShape?, _ collected: CollectedPages, _ navigation: Navigation, _ e: Environment
  ) -> Element? {
    guard visibility.rule != .hidden, alpha(navigation, e) > 0.01 else { return nil }
    let titles = collected.unused(navigation, e).map(\.title).joined(separator: ", ")
    // Only the part on the screen can be pointed at.
    let frame = seen(joining: page, navigation, e).frame.intersection(e.screen)
    return frame.isEmpty ? nil : Element(id: .ball, role: "button", label: titles, frame: frame)
  }

  /// - Parameter page: The page that turns into the ball, or comes from it; nil if there is none.
  func state(
    joining page: MorphShape?, _ collected: CollectedPages, _ navigation: Navigation, _ e: Environment
  ) -> PrototypeState.Ball {
    let alpha = shownAlpha(navigation, e)
    let seen = seen(joining: page, navigation, e)
    let isDocked = !isHeld && !isRemoved && center.isAtRest(at: e.now)
    return .init(
      visible: alpha > 0.01 && !icons.isEmpty, alpha: alpha, frame: seen.place.rect,
      scale: drawnScale(e) * seen.size,
      edge: alpha > 0.01 && isDocked ? (dock.edge == .left ? .left : .right) : .none,
      items: collected.pages.map(\.pageID.description))
  }

  static func fill(_ e: Environment) -> Color { e.parameters.ball.fill[e.appearance] }

  /// The shadow of the ball, or of a page's shape that has in part become the ball.
  static func shadow(
    _ e: Environment, pressure: Double, likeBall: Double = 1, opacity: Double = 1
  ) -> Shadow {
    let p = e.parameters.ball
    let pressed = 1 + pressure * likeBall
    return Shadow(
      color: Color.black.faded(p.shadowOpacity * pressed * opacity), radius: p.shadowRadius,
      offset: Point(0, p.shadowOffset * likeBall))
  }

  /// The icon of a page that goes below the ball: in the middle of the shape's visible part, until that is nearly the
  /// ball.
  private func rider(_ shape: MorphShape?, _ e: Environment) -> BallIcons.Rider? {
    guard let shape, shape.goesBelow else { return nil }
    return BallIcons.Rider(
      page: shape.page, place: shape.middle(e),
      share: 1 - PageMorph.iconShare(shape.presence, e.parameters.morph))
  }

  /// - Parameters:
  ///   - page: The page that turns into the ball, or comes from it; nil if there is none.
  ///   - alpha: The opacity at which the ball is drawn.
  ///   - share: How far it has grown or slid in, 0…1.
  func appendLayers(
    joining page: MorphShape?, alpha: Double, share: Double, _ e: Environment, to layers: inout [Layer]
  ) {
    guard alpha > 0.001, !icons.isEmpty else { return }
    let p = e.parameters.ball
    let fallen = removedScale(e)
    let merger = merger(with: page, e)
    // The scale of the ball's background; while this is below 1, the page's shape shows in its place.
    let ground = 1 - merger.share
    let ball = drawn(share: share, moved: merger.travel, e)
    let (shape, size, whole) = (ball.place, ball.size, ball.outline)
    let rider = rider(page, e)
    let fusion = max(page?.fusion(e) ?? 0, merger.fusion)
    let outline = whole.scaled(by: ground)
    let popped = shape.scaled(by: size * visibility.pop.value(at: e.now), inWidth: e.width).rect
    let place = shape.rect.offset(by: popped.center - shape.rect.center)
    var layer = Layer(
      id: Self.layerID, outline: merger.share > 0 || rider != nil ? nil : outline, opacity: alpha)
    if ground > 0 {
      layer.shadow = Self.shadow(e, pressure: pressure.share(at: e.now), opacity: 1 - fusion)
      layer.shadow?.radius *= size * ground
      layer.content.append(
        .roundedRect(outline.inset(by: p.rimWidth * fusion), .color(Self.fill(e))))
    }
    // The pressed tint lies below the icons, which keep their colours.
    let pressed = pressure.share(at: e.now)
    if pressed > 0 { layer.content.append(.roundedRect(whole, .color(p.pressedFill.faded(pressed)))) }
    if ground > 0 {
      layer.content.append(
        .stroke(
          Path(Self.rimOutline(outline, e)), width: p.rimWidth, p.rimColor[e.appearance].faded(1 - fusion)))
    }
    switch p.content {
    case .icons:
      layer.content += icons.shapes(
        in: place, scale: fallen * size * visibility.pop.value(at: e.now), riding: rider, at: e.now)
    case .link:
      let size = place.width * p.linkSize * fallen * size * visibility.pop.value(at: e.now)
      layer.content.append(
        e.pageBuilder.icon("icons/link", center: place.center, size: size, tint: p.linkColor))
    case .none: break
    }
    layers.append(layer)
  }

  /// The centre of the thin line around the ball; on a side at the screen's edge there is no line.
  ///
  /// - Parameter share: 1 for the ball's line; towards 0 it becomes the line of a page's shape, which has all sides.
  static func rimOutline(_ outline: RoundedRect, share: Double = 1, _ e: Environment) -> RoundedRect {
    let width = e.parameters.ball.rimWidth
    var shape = outline.inset(by: width / 2)
    // The line of a side at the screen's edge is pushed outside the clip; over the first point of distance it returns.
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
