/// The ball as one frame shows it.
///
/// Its layer, the presses that it takes, its element and its reported state all follow from this.
struct DrawnBall: Sendable {
  /// Its outline at full size, where it is: a drag may bring it in from beside the screen, and a page that turns into
  /// the ball carries it.
  let place: RoundedRect
  /// How large the drag of a page has made it: 1 is full size.
  let size: Double
  /// The outline that is drawn.
  let outline: RoundedRect
  /// The shape of a page that is drawn in place of the ball's background; nil if the ball draws its background.
  var shape: RoundedRect?

  func contains(_ p: Point) -> Bool { outline.contains(p) && shape?.contains(p) ?? true }

  /// The smallest rectangle around the part that can be pressed.
  var frame: Rect { shape.map { outline.rect.intersection($0.rect) } ?? outline.rect }
}

extension FloatingBall {
  /// The ball as it is drawn.
  ///
  /// - Parameters:
  ///   - share: How far it has grown or slid in, 0…1.
  ///   - travel: How far a page that turns into the ball carries it.
  func drawn(share: Double, moved travel: Point, _ e: Environment) -> DrawnBall {
    let p = e.parameters.ball
    let size = p.swipe == .size ? share : 1
    let aside = p.swipe == .place ? (1 - share) * (p.margin + p.diameter + p.shadowRadius) : 0
    let place = outline(e, moved: travel).offset(by: Point(dock.edge == .left ? -aside : aside, 0))
    var whole = drawn(place, e).scaled(by: size, inWidth: e.width)
    if size < 1 {
      // A smaller ball is farther from the screen's edge, so its corners round earlier.
      let gap = (dock.edge == .left ? whole.rect.minX : e.width - whole.rect.maxX) - p.margin
      let least = whole.rect.width / 2 * (gap / p.roundGap).clamped(to: 0...1)
      whole.radii = whole.radii.mapped { max($0, least) }
    }
    return DrawnBall(place: place, size: size, outline: whole)
  }

  /// The ball as it looks at this moment.
  ///
  /// - Parameter page: The page that turns into the ball, or comes from it; nil if there is none.
  func seen(joining page: MorphShape?, _ navigation: Navigation, _ e: Environment) -> DrawnBall {
    let rides = page?.morph.hasBall == true
    let travel = rides ? merger(with: page, e).travel : .zero
    var ball = drawn(share: visibility.share(navigation, e), moved: travel, e)
    if let page, page.joined > 0, !rides { ball.shape = page.outline }
    return ball
  }

  /// How far a page that turns into the ball has merged with it.
  func merger(with page: MorphShape?, _ e: Environment) -> (share: Double, travel: Point, fusion: Double) {
    page?.merger({ self.outline(e, moved: $0).rect }, e) ?? (share: 0, travel: .zero, fusion: 0)
  }
}
