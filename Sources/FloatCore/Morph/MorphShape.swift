/// All that a frame needs to know of a page between ball and screen, computed once from the transition and the ball's
/// end.
///
///     presence   0 ─────── fade · fade-rest ─────────── fade ─────────────── 1
///                the ball's colour alone     the page fades in      the page
///     outline    the ball, or the row ───────────────────────────── the screen
struct MorphShape: Sendable {
  /// The name of its layer.
  static let layerID = "morph"

  /// The page whose shape it is.
  let page: PageID
  let morph: Morph
  let end: BallEnd
  /// Where the shape is between its ends: 1 the page, 0 the ball or the row.
  let presence: Double
  /// The outline at presence 0: a row's, or the ball's.
  let source: RoundedRect
  /// The page's frame at presence 1: the screen's, or where the page was released.
  private let frame: Rect
  /// 1 if the shape extends beyond the page, 0 if it ends in the page's corners.
  private let overscan: Double
  /// How far the shape extends beyond the page's end, in points.
  let reach: Double
  /// True for a card, which leaves some of the page below in sight.
  let isCard: Bool
  /// True for a page that goes below a ball and joins it; false where the ball appears before the page arrives
  /// (`ball.appears`).
  let goesBelow: Bool
  /// The outline on the screen.
  let outline: RoundedRect
  /// How far ball and shape are drawn as one, 0…1. A ball that is visible before the page arrives stays separate, as
  /// does one whose page shrinks to less than the ball.
  let joined: Double
  /// How far the shape looks like the ball, apart from its size, 0…1.
  let likeBall: Double

  /// - Parameter card: The outline of a page that was presented from below; nil for one that fills the screen.
  init(
    _ transition: Transition, _ morph: Morph, to end: BallEnd, card: RoundedRect?, isCard: Bool,
    overscan: Double, _ e: Environment
  ) {
    (page, self.morph, self.end, self.isCard, self.overscan) = (transition.page, morph, end, isCard, overscan)
    presence = transition.presence(e)
    source = morph.source(to: end.outline, e)
    frame = (card?.rect ?? e.screen).offset(by: transition.startOrigin(e))
    reach = overscan * source.rect.smallerHalf
    outline = PageMorph.shape(
      ball: source, page: frame, overscan: reach, roundGap: e.parameters.ball.roundGap, progress: presence)
    let p = e.parameters.morph
    let meetsBall = !transition.fades && e.parameters.ball.appears == .arrival
    let fit = p.ballInset > 0 ? max(0, 1 - p.ballInset / PageMorph.roundInset) : 1
    goesBelow = meetsBall && !morph.becomesBall
    joined = meetsBall ? morph.joined.share(at: e.now) * fit : 0
    likeBall = PageMorph.arrival(presence, p) * joined
  }

  /// The outline at a progress from the ball or the row (0) to the full screen, or a card (1).
  func outline(from source: RoundedRect, progress: Double, _ e: Environment) -> RoundedRect {
    PageMorph.shape(
      ball: source, page: frame, overscan: overscan * source.rect.smallerHalf,
      roundGap: e.parameters.ball.roundGap, progress: progress)
  }

  /// The middle of its visible part.
  func middle(_ e: Environment) -> Point { outline.rect.intersection(e.screen).center }

  /// How far a ball and the page that goes below it look like one shape, 0…1.
  func fusion(_ e: Environment) -> Double {
    guard goesBelow else { return 0 }
    return PageMorph.arrival(presence, e.parameters.morph) * morph.likeBall.share(at: e.now)
      * morph.opacity.share(at: e.now)
  }

  /// How far the shape stands in for the ball's background, and how far it carries the ball.
  ///
  /// A ball that the drag has brought in is visible before the shape arrives. Once the shape contains it, the ball
  /// moves with the shape: its line and its shadow fade as the shape takes on its colour, and its background over the
  /// last tenth of that, when the two colours hardly differ.
  ///
  /// - Parameter ball: The ball's frame after a move by a displacement.
  /// - Returns: The share of the background that the shape stands in for, 0…1; how far the ball's icons are moved,
  ///   towards the middle of the shape's visible part; and how far the ball looks like a part of the shape, 0…1.
  func merger(_ ball: (Point) -> Rect, _ e: Environment) -> (share: Double, travel: Point, fusion: Double) {
    guard joined > 0 else { return (0, .zero, 0) }
    let travel = (middle(e) - end.drawn.rect.intersection(e.screen).center) * joined
    guard morph.hasBall else { return (joined, travel, 0) }
    let shrunk = 1 - presence
    let (a, b) = (outline.rect, ball(travel * shrunk).intersection(e.screen))
    let outside = max(a.minX - b.minX, a.minY - b.minY, b.maxX - a.maxX, b.maxY - a.maxY, 0)
    let inside = max(0, 1 - outside / e.parameters.ball.roundGap)
    let fusion = likeBall * inside
    return (max(0, 10 * fusion - 9), travel * shrunk, fusion)
  }
}

extension Morph {
  /// The outline at its small end: the row's, or the ball's less the configured inset.
  fileprivate func source(to ball: RoundedRect, _ e: Environment) -> RoundedRect {
    var ball = ball
    if !becomesBall, e.parameters.ball.appears == .arrival {
      let rect = ball.rect.inset(by: min(e.parameters.morph.belowInset, ball.rect.width / 2))
      ball = RoundedRect(rect, radius: rect.width / 2)
    }
    guard let source else { return ball }
    let share = atBall.value(at: e.now)
    return share > 0 ? PageMorph.shape(from: source, to: ball, progress: share) : source
  }
}

extension Rect {
  /// Half of the shorter side.
  fileprivate var smallerHalf: Double { min(width, height) / 2 }
}
