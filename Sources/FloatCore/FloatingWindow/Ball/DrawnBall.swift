/// The ball as one frame shows it, with all by which it comes and goes.
///
/// Its layer, the presses that it takes, its element and its reported state all follow from this.
struct DrawnBall: Sendable {
  /// Its outline at its own size, in its place: a drag may bring it in from beside the screen, and a page that turns into
  /// it takes it along.
  let place: RoundedRect
  /// How large a drag has made it so far: 1 at its own size.
  let size: Double
  /// Its outline as it is drawn.
  let outline: RoundedRect
  /// The page's shape that stands in for it; nil for a ball with a ground of its own.
  var shape: RoundedRect?

  func contains(_ p: Point) -> Bool { outline.contains(p) && shape?.contains(p) ?? true }

  /// The smallest rectangle around what can be pressed of it.
  var frame: Rect { shape.map { outline.rect.intersection($0.rect) } ?? outline.rect }
}

extension FloatingBall {
  /// The ball as it is drawn.
  ///
  /// - Parameters:
  ///   - share: How far it has come in by its size or its place, 0…1.
  ///   - travel: How far from its place a page that turns into it takes it along.
  func drawn(share: Double, moved travel: Point, _ e: Environment) -> DrawnBall {
    let p = e.parameters.ball
    let size = p.swipe == .size ? share : 1
    let aside = p.swipe == .place ? (1 - share) * (p.margin + p.diameter + p.shadowRadius) : 0
    let place = outline(e, moved: travel).offset(by: Point(dock.edge == .left ? -aside : aside, 0))
    var whole = drawn(place, e).scaled(by: size, inWidth: e.width)
    if size < 1 {
      // Smaller, it is farther from its edge, and round sooner.
      let gap = (dock.edge == .left ? whole.rect.minX : e.width - whole.rect.maxX) - p.margin
      let least = whole.rect.width / 2 * (gap / p.roundGap).clamped(to: 0...1)
      whole.radii = whole.radii.mapped { max($0, least) }
    }
    return DrawnBall(place: place, size: size, outline: whole)
  }

  /// The ball as it is seen at this moment.
  ///
  /// - Parameter page: The page that turns into the ball, or comes from it; nil if there is none.
  func seen(joining page: MorphShape?, _ navigation: Navigation, _ e: Environment) -> DrawnBall {
    let rides = page?.morph.hasBall == true
    let travel = rides ? merger(with: page, e).travel : .zero
    var ball = drawn(share: visibility.share(navigation, e), moved: travel, e)
    if let page, page.joined > 0, !rides { ball.shape = page.outline }
    return ball
  }

  /// How far a page that turns into the ball has taken it in.
  func merger(with page: MorphShape?, _ e: Environment) -> (share: Double, travel: Point, fusion: Double) {
    page?.merger({ self.outline(e, moved: $0).rect }, e) ?? (share: 0, travel: .zero, fusion: 0)
  }
}
