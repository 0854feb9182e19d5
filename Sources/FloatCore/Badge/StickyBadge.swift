/// A badge that is being pulled, is on its way back, or bursts.
///
/// A badge at rest needs none of this: it is its page's.
struct StickyBadge: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    /// Pulled by a pointer, and its neck holds.
    case attached
    /// Pulled by a pointer, and its neck is torn.
    case broken
    /// Let go, and springing back to its place.
    case returning
    /// Its count is read already.
    case bursting
  }

  var id: BadgeID
  var phase: Phase
  /// The text it shows; kept while it bursts, when its count is zero already.
  var text: String
  /// Where it is from its anchor, in points.
  var offset: Tracked<Point>
  /// The offset at which the pointer took hold.
  var heldOffset = Point.zero
  /// Until when the neck is drawn on the way back.
  var neckEnd = -Double.infinity
  /// When the burst begins; later than the tear for badges that follow another one.
  var burstStart = 0.0
  var burstDuration = 0.0
  /// How large it was drawn when it was let go, as a part of its size at rest.
  var burstScale = 1.0
  /// Where on the screen it bursts.
  var burstCenter = Point.zero
  /// Where it was left after it tore, from its anchor; nil for one that belongs there.
  var left: Point?
  /// True while it lies where it was left, and is its page's like one at rest.
  var isLeft = false
  /// True once it has torn off in this drag.
  var hasBroken = false
  /// The neck that has torn, while its halves still draw back.
  var tear: Tear?
  /// How much higher and narrower than at rest it is, as a share of its size: it wobbles once it is free.
  var wobble = Animated(0.0)
  /// Where it was torn off, on the screen, while it bursts.
  var burstAnchor = Point.zero

  /// A neck that tore.
  struct Tear: Equatable, Sendable {
    var start: Double
    var end: Double
    /// Where the badge was then, from its anchor.
    var offset: Point

    /// How far the halves have drawn back, 0…1; nil before and after.
    func progress(at t: Double) -> Double? {
      guard t >= start, t < end else { return nil }
      return TimingCurve.easeOut.value(at: (t - start) / (end - start))
    }
  }

  /// When it stops moving by itself.
  var motionEnd: Double { max(offset.endTime, wobble.endTime, tear?.end ?? -.infinity) }

  /// When it comes to rest or is gone, or nil while a pointer holds it.
  var deadline: Double? {
    switch phase {
    case .returning: offset.endTime
    case .bursting: burstStart + burstDuration
    case .attached, .broken: nil
    }
  }

  /// The first time after `t` at which the returning badge passes its anchor, by bisection to 1e-9 s.
  ///
  /// The offset along the line it is let go on is a closed form, so this is a function of its inputs.
  static func neckEnd(of offset: Tracked<Point>, from t: Double) -> Double {
    let start = offset.value(at: t)
    let length = start.length
    let end = offset.endTime
    guard length > 0, end > t, end.isFinite else { return t }
    let axis = start / length
    func along(_ time: Double) -> Double { offset.value(at: time).dot(axis) }
    let step = 1.0 / 240
    var low = t
    for i in 1...2400 {
      let high = t + Double(i) * step
      if high >= end { return end }
      if along(high) <= 0 {
        var a = low
        var b = high
        while b - a > 1e-9 {
          let middle = (a + b) / 2
          if along(middle) > 0 { a = middle } else { b = middle }
        }
        return b
      }
      low = high
    }
    return end
  }
}
