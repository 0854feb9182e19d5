/// The shape between a ball, or a row of the list, and a page that fills the screen.
///
/// Position, size and corner radii are interpolated, not the points of a path.
enum PageMorph {
  /// With an inset of at least this, in points, a page shrinks to a full circle; with less it keeps part of the ball's
  /// flat side.
  /// Tuned: no original has an inset between 0 and this.
  static let roundInset = 4.0

  /// The shape at a progress from the ball (0) to the page (1).
  ///
  /// The page's end is (−R, −R, w + 2R, h + 2R) with the corner radius R, where R is `overscan`: the centres of the
  /// arcs then lie in the page's corners, which are covered. For a page that a finger has moved to the right by x it is
  /// (x, −R, w + 2R, h + 2R): the shape begins at the visible edge of the page. For an x below R it begins R − x to the
  /// left of that edge. SuspensionEntrance and FloatBallManager do both, with the ball's radius for R. The same holds
  /// for a page that was moved down.
  ///
  /// A spring's progress below 0 or above 1 is followed. Sizes and radii never become negative: a size that would is
  /// zero about its middle. Progress that is not finite gives the page.
  ///
  /// Corners that are square because the ball touches an edge of the screen become round as that side of the shape
  /// moves away from the edge, as the ball's own corners do.
  ///
  /// - Parameters:
  ///   - ball: The ball's or the row's outline, in points on the screen.
  ///   - page: The page's frame; while it is dragged, where the finger has moved it.
  ///   - overscan: How far the shape extends beyond the page, and its corner radius there, in points; below zero
  ///     counts as zero.
  ///   - roundGap: The distance from the ball's edge at which square corners are round, in points.
  ///   - progress: 0 is the ball, 1 the page.
  static func shape(
    ball: RoundedRect, page: Rect, overscan: Double, roundGap: Double, progress: Double
  ) -> RoundedRect {
    let reach = max(0, overscan)
    let whole = page.inset(by: -reach).offset(
      x: min(max(page.minX, 0), reach), y: min(max(page.minY, 0), reach))
    var shape = shape(
      from: ball, to: RoundedRect(whole, radius: reach), progress: progress.isFinite ? progress : 1)
    let (left, right) = (shape.rect.minX - ball.rect.minX, ball.rect.maxX - shape.rect.maxX)
    /// The least radius of a corner: that of the corner across, times the share by which the side has left the edge.
    func least(_ end: (own: Double, across: Double), _ across: Double, _ gap: Double) -> Double {
      end.own < end.across ? across * (gap / roundGap).clamped(to: 0...1) : 0
    }
    let (r, b) = (shape.radii, ball.radii)
    shape.radii = CornerRadii(
      topLeft: max(r.topLeft, least((b.topLeft, b.topRight), r.topRight, left)),
      topRight: max(r.topRight, least((b.topRight, b.topLeft), r.topLeft, right)),
      bottomRight: max(r.bottomRight, least((b.bottomRight, b.bottomLeft), r.bottomLeft, right)),
      bottomLeft: max(r.bottomLeft, least((b.bottomLeft, b.bottomRight), r.bottomRight, left)))
    return shape
  }

  /// The shape between two rounded rectangles, at a progress from the first (0) to the second (1).
  static func shape(from a: RoundedRect, to b: RoundedRect, progress p: Double) -> RoundedRect {
    // Hits both ends exactly; a + (b − a)·p would miss by a rounding error at 1.
    func mix(_ a: Double, _ b: Double) -> Double { a * (1 - p) + b * p }
    func span(_ a: Double, _ aSize: Double, _ b: Double, _ bSize: Double) -> (start: Double, size: Double) {
      let start = mix(a, b)
      let size = mix(aSize, bSize)
      return size >= 0 ? (start, size) : (start + size / 2, 0)
    }
    let x = span(a.rect.x, a.rect.width, b.rect.x, b.rect.width)
    let y = span(a.rect.y, a.rect.height, b.rect.y, b.rect.height)
    func radius(_ a: Double, _ b: Double) -> Double { max(0, mix(a, b)) }
    return RoundedRect(
      Rect(x.start, y.start, x.size, y.size),
      radii: CornerRadii(
        topLeft: radius(a.radii.topLeft, b.radii.topLeft),
        topRight: radius(a.radii.topRight, b.radii.topRight),
        bottomRight: radius(a.radii.bottomRight, b.radii.bottomRight),
        bottomLeft: radius(a.radii.bottomLeft, b.radii.bottomLeft)))
  }

  /// How much of the page the ball's colour hides, 0…1. It is 1 before the shape has the ball's size.
  ///
  /// - Parameter turns: False for a page that goes below a ball that is visible before it: such a page takes on the
  ///   ball's colour late, when only slivers of the page show around the ball.
  static func arrival(_ presence: Double, turns: Bool = true, _ p: MorphParameters) -> Double {
    let rest = p.fade * p.fadeRest
    let (start, end) = turns ? (p.fade, rest) : (rest, rest * p.belowRest)
    return 1 - ((presence - end) / max(start - end, .leastNormalMagnitude)).clamped(to: 0...1)
  }

  /// The opacity of the ball's icons in the shape: they appear when most of the page has faded.
  static func iconShare(_ presence: Double, _ p: MorphParameters) -> Double {
    1 - (presence / (p.fade * p.iconFade)).clamped(to: 0...1)
  }
}
