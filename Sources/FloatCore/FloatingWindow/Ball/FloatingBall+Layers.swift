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
      visible: alpha > 0.01 && !icons.isEmpty, alpha: alpha, frame: frame(e), scale: drawnScale(e),
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
  ///
  /// A ball that a drag has brought in is there before: it goes into the shape as that shrinks, as soon as it is inside.
  private func merger(_ navigation: Navigation, _ e: Environment) -> (share: Double, way: Point) {
    let share = navigation.bond(e)
    guard share > 0, let shape = navigation.morphOutline(morphEnd(e), e) else { return (0, .zero) }
    func middle(_ outline: RoundedRect) -> Point { outline.rect.intersection(e.screen).center }
    let way = (middle(shape) - middle(drawnOutline(e))) * share
    guard case .morph(let morph)? = navigation.transition?.style, morph.hasBall else { return (share, way) }
    let shrunk = 1 - navigation.presence(e)
    let ball = outline(e, moved: way * shrunk).rect
    let (a, b) = (shape.rect, ball.intersection(e.screen))
    let outside = max(a.minX - b.minX, a.minY - b.minY, b.maxX - a.maxX, b.maxY - a.maxY, 0)
    let inside = max(0, 1 - outside / e.parameters.ball.roundGap)
    return (share * inside * min(shrunk / (1 - e.parameters.morph.fade), 1), way * shrunk)
  }

  /// Where the icon of a page that goes below the ball is: in the middle of what is seen of its shape, until that is
  /// nearly the ball.
  private func rider(_ navigation: Navigation, _ e: Environment) -> BallIcons.Rider? {
    guard navigation.morphBelow(e) != nil, let page = navigation.transition?.page,
      let shape = navigation.morphOutline(morphEnd(e), e)
    else { return nil }
    return BallIcons.Rider(
      page: page, place: shape.rect.intersection(e.screen).center,
      share: 1 - PageMorph.iconShare(navigation.presence(e), e.parameters.morph))
  }

  func appendLayers(_ navigation: Navigation, _ e: Environment, alpha: Double, to layers: inout [Layer]) {
    guard alpha > 0.001, !icons.isEmpty else { return }
    let p = e.parameters.ball
    let fallen = removedScale(e)
    let merger = merger(navigation, e)
    // The size of its own background; the shape stands in for the rest.
    let ground = 1 - merger.share
    let share = visibility.share(navigation, e)
    let size = p.swipe == .size ? share : 1
    let aside = p.swipe == .place ? (1 - share) * (p.margin + p.diameter + p.shadowRadius) : 0
    let rider = rider(navigation, e)
    let fusion = navigation.fusion(e)
    let shape = self.outline(e, moved: merger.way).offset(by: Point(dock.edge == .left ? -aside : aside, 0))
    var whole = drawn(shape, e).scaled(by: size, inWidth: e.width)
    if size < 1 {
      // Smaller, it is farther from its edge, and round sooner.
      let gap = (dock.edge == .left ? whole.rect.minX : e.width - whole.rect.maxX) - p.margin
      let least = whole.rect.width / 2 * (gap / p.roundGap).clamped(to: 0...1)
      let r = whole.radii
      whole.radii = CornerRadii(
        topLeft: max(r.topLeft, least), topRight: max(r.topRight, least),
        bottomRight: max(r.bottomRight, least), bottomLeft: max(r.bottomLeft, least))
    }
    let outline = whole.scaled(by: ground)
    let popped = shape.scaled(by: size * visibility.pop.value(at: e.now), inWidth: e.width).rect
    let place = shape.rect.offset(by: popped.center - shape.rect.center)
    var layer = Layer(
      id: "ball", outline: merger.share > 0 || rider != nil ? nil : outline, opacity: alpha)
    if ground > 0 {
      layer.shadow = shadow(e, opacity: 1 - fusion)
      layer.shadow?.radius *= size * ground
      layer.content.append(
        .roundedRect(outline.inset(by: p.rimWidth * fusion), .color(Self.fill(e))))
    }
    // Below the icons, which keep their colours.
    let press = press.share(at: e.now)
    if press > 0 { layer.content.append(.roundedRect(whole, .color(p.pressedFill.faded(press)))) }
    if ground > 0 {
      layer.content.append(
        .stroke(
          Path(rimOutline(outline, e)), width: p.rimWidth, p.rimColor[e.appearance].faded(1 - fusion)))
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

  /// The ball's background once more, below a page that goes below the ball: it has the shadow and the line of both.
  func groundLayer(_ navigation: Navigation, _ e: Environment) -> Layer? {
    let alpha = shownAlpha(navigation, e)
    guard navigation.fusion(e) > 0, alpha > 0.001, !icons.isEmpty else { return nil }
    let p = e.parameters.ball
    let outline = drawnOutline(e)
    return Layer(
      id: "ball-ground", outline: outline, opacity: alpha, shadow: shadow(e),
      content: [
        .roundedRect(outline, .color(Self.fill(e))),
        .stroke(Path(rimOutline(outline, e)), width: p.rimWidth, p.rimColor[e.appearance]),
      ])
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
