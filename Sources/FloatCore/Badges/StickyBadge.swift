/// A badge that is pulled, was left away from its place, springs back, or bursts.
///
/// A badge at rest is part of its page and has no such state.
struct StickyBadge: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    /// Pulled by a pointer, with its neck intact.
    case attached
    /// Pulled by a pointer, with its neck torn.
    case broken
    /// Torn, and left where it was released; it is part of its page, like one at rest.
    case left
    /// Released, and springing back to its place; it has its neck until `neckEnd`.
    case returning(neckEnd: Double)
    /// Bursting; its count is read already.
    case bursting(Burst)
  }

  /// A burst on the screen.
  struct Burst: Equatable, Sendable {
    /// When it starts; for a part of a sum, later than the sum's burst.
    var start: Double
    var duration: Double
    /// The scale at which the badge was drawn when it was released, relative to its size at rest.
    var scale: Double
    /// Its centre, in coordinates of the scrolled content or of the bar, so that it moves with them.
    var center: Point
    /// The place it was torn off, in the same coordinates.
    var anchor: Point

    var end: Double { start + duration }
  }

  /// A torn neck.
  struct Tear: Equatable, Sendable {
    var start: Double
    var end: Double
    /// The badge's distance from its anchor at the tear.
    var offset: Point

    /// How far the halves have drawn back, 0…1; nil before the tear and once they have.
    func progress(at t: Double) -> Double? {
      guard t >= start, t < end else { return nil }
      return TimingCurve.easeOut.value(at: (t - start) / (end - start))
    }
  }

  var id: BadgeID
  var phase = Phase.attached
  /// Its text; kept while it bursts, when its count is zero already.
  var text: String
  /// Its distance from its anchor, in points.
  var offset = Tracked(Point.zero)
  /// The offset at which the pointer took hold.
  var hold = Point.zero
  /// Where it was left, relative to its anchor; nil if it was not left away from it.
  var left: Point?
  /// How far it was from its anchor when it was released, in points; nil if it returns with its neck.
  var releaseDistance: Double?
  /// The torn neck, while its halves are still drawing back.
  var tear: Tear?
  /// How much taller and narrower than at rest it is, as a share of its size, as it wobbles after its neck has torn.
  var wobble = Animated(0.0)

  /// The name of its layer.
  var layerID: String { "badge:\(id)" }
  var isPulled: Bool { phase == .attached || phase == .broken }
  var isLeft: Bool { phase == .left }
  var burst: Burst? { if case .bursting(let burst) = phase { burst } else { nil } }

  /// True while a neck holds it to its place.
  func hasNeck(at t: Double) -> Bool {
    switch phase {
    case .attached: true
    case .returning(let neckEnd): t < neckEnd
    case .broken, .left, .bursting: false
    }
  }

  /// True while any part of it moves.
  func isMoving(at t: Double) -> Bool {
    burst != nil || max(offset.endTime, wobble.endTime, tear?.end ?? -.infinity) > t
  }

  /// When it comes to rest or has burst; nil while a pointer holds it, and for one that was left.
  var deadline: Double? {
    switch phase {
    case .returning: offset.endTime
    case .bursting(let burst): burst.end
    case .attached, .broken, .left: nil
    }
  }

  /// The first time after `t` at which the returning badge passes its anchor, by bisection to 1e-9 s.
  static func neckEnd(of offset: Tracked<Point>, from t: Double) -> Double {
    let start = offset.value(at: t)
    let length = start.length
    let end = offset.endTime
    guard length > 0, end > t, end.isFinite else { return t }
    let axis = start / length
    func along(_ time: Double) -> Double { offset.value(at: time).dot(axis) }
    let step = 1.0 / 240
    for i in 1...2400 {
      let (low, high) = (t + Double(i - 1) * step, t + Double(i) * step)
      if high >= end { return end }
      if along(high) <= 0 { return Crossing.sides(low, high, width: 1e-9) { along($0) <= 0 }.beyond }
    }
    return end
  }
}
