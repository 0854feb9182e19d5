import RealModule

/// The sticky neck between a disc and a horizontal capsule: a badge with a long number that is pulled off its anchor.
///
/// Both ends of the neck are tangent to the shapes they join, even on the capsule's flat side. Each end lies between
/// two limits: the crossing of the outlines, or their nearest points, and the point where a common outer tangent
/// touches. The neck gets thinner towards the break as in ``MetaballOutline``.
struct CapsuleNeck {
  var anchor: Point
  var anchorRadius: Double
  /// The centre of the capsule.
  var center: Point
  /// From the capsule's centre to the centres of its round ends.
  var halfLength: Double
  /// The radius of the capsule's round ends.
  var radius: Double
  var breakDistance: Double

  /// The disc and the neck as one contour that ends inside the capsule; nil when one lies inside the other.
  var path: Path? {
    let nearest = Point(min(max(anchor.x, center.x - halfLength), center.x + halfLength), center.y)
    let d = anchor.distance(to: nearest)
    guard d.isFinite, d > (anchorRadius - radius).magnitude else { return nil }
    let axis = (nearest - anchor) / d
    let left = side(axis: axis, nearest: nearest, distance: d, turn: -1)
    let right = side(axis: axis, nearest: nearest, distance: d, turn: 1)
    let along = Double.atan2(y: axis.y, x: axis.x)
    var path = Path()
    path.arc(
      center: anchor, radius: anchorRadius, from: along + right.angle, to: along + 2 * .pi - left.angle)
    path.cubic(to: left.waist, control1: left.control1, control2: left.control2)
    path.cubic(to: left.end, control1: left.control3, control2: left.control4)
    path.line(to: nearest)
    path.line(to: right.end)
    path.cubic(to: right.waist, control1: right.control4, control2: right.control3)
    path.cubic(to: right.start, control1: right.control2, control2: right.control1)
    path.close()
    return path
  }

  /// One side of the neck, from the disc to the capsule: two cubics that meet at the waist.
  private struct Side {
    /// The angle between the axis and the point where the side leaves the disc.
    var angle: Double
    var start: Point
    var control1: Point
    var control2: Point
    var waist: Point
    var control3: Point
    var control4: Point
    var end: Point
  }

  /// - Parameter turn: 1 for the side that lies clockwise of the axis, −1 for the other.
  private func side(axis: Point, nearest: Point, distance d: Double, turn: Double) -> Side {
    let across = axis.perpendicular * turn
    let outline = Boundary(capsule: self, axis: axis, nearest: nearest, turn: turn)

    // A common outer tangent touches the round end that lies at the larger angle from the axis.
    var outerAngle = 0.0
    for x in [center.x - halfLength, center.x + halfLength] {
      let toEnd = Point(x, center.y) - anchor
      let cosine = (anchorRadius - radius) / max(toEnd.length, .leastNormalMagnitude)
      guard cosine.magnitude < 1 else { continue }
      let aside = Double.atan2(y: toEnd.dot(across), x: toEnd.dot(axis))
      outerAngle = max(outerAngle, min(.pi, aside + Double.acos(cosine)))
    }
    let outerLength = outline.length(toTurn: .pi - outerAngle)

    var innerAngle = 0.0
    var innerLength = 0.0
    if d < anchorRadius + radius {
      innerLength = outline.crossing(anchor, anchorRadius)
      let toStart = outline.place(innerLength).point - anchor
      innerAngle = Double.atan2(y: toStart.dot(across), x: toStart.dot(axis))
    }
    // 0 while the disc's centre is inside the capsule, 1 once the whole disc is outside.
    let apart = ((d - radius) / anchorRadius).clamped(to: 0...1)
    func share(_ apartShare: Double) -> Double { Self.joined + (apartShare - Self.joined) * apart }
    let angle = innerAngle + (outerAngle - innerAngle) * share(1)
    let foot = outline.place(innerLength + (outerLength - innerLength) * share(Self.foot))

    let direction = axis * Double.cos(angle) + across * Double.sin(angle)
    let start = anchor + direction * anchorRadius
    let leaving = axis * Double.sin(angle) - across * Double.cos(angle)
    let both = anchorRadius + radius
    let handle = min(Self.handle, start.distance(to: foot.point) / both) * min(1, 2 * d / both)
    let control1 = start + leaving * (anchorRadius * handle)
    let control4 = foot.point - foot.tangent * (radius * handle)

    // The side is one cubic in two halves; its middle is moved to the waist that a disc's neck has at this stretch.
    let middle = (start + control1 * 3 + control4 * 3 + foot.point) / 8
    let slope = (control4 + foot.point - start - control1) / 8
    let stretch = (breakDistance > 0 ? min(1, anchor.distance(to: center) / breakDistance) : 1) * apart
    let broad = both / 2
    let thinnest = min(MetaballOutline.thinnestWaist * min(anchorRadius, radius), broad)
    let target = broad + (thinnest - broad) * stretch
    let waist = middle + across * ((target - (middle - anchor).dot(across)) * apart)
    let run = slope + (axis * slope.length - slope) * stretch
    return Side(
      angle: angle, start: start, control1: (start + control1) / 2, control2: waist - run, waist: waist,
      control3: waist + run, control4: (control4 + foot.point) / 2, end: foot.point)
  }

  /// Where the neck begins between its two limits while the shapes overlap; chosen by eye.
  private static let joined = 0.4
  /// Where the neck begins on the capsule once the shapes are apart: less than the disc's 1, because a broader foot
  /// would look like a funnel.
  private static let foot = 0.6
  /// The longest handle, in radii; about that of Paper.js's metaballs.
  private static let handle = 1.0
}

extension CapsuleNeck {
  /// One side of the capsule's outline, starting at the point nearest to the disc.
  private struct Boundary {
    private let capsule: CapsuleNeck
    /// The angle of the outward normal at the start.
    private let start: Double
    private let x: Double
    /// 1 where the outline is followed clockwise, else −1.
    private let sense: Double
    /// How far the normal turns before the flat side begins, and how much of the flat side lies ahead.
    private let firstArc: Double
    private let flat: Double

    init(capsule: CapsuleNeck, axis: Point, nearest: Point, turn: Double) {
      self.capsule = capsule
      start = Double.atan2(y: -axis.y, x: -axis.x)
      x = nearest.x
      sense = -turn
      // The flat sides' normals point up and down, at −90° and 90°.
      let quarter = Double.pi / 2
      let targets = [-3 * quarter, -quarter, quarter, 3 * quarter]
      let (angle, sense) = (start, sense)
      let ahead = targets.map { ($0 - angle) * sense }.filter { $0 > -1e-9 }.min() ?? 0
      firstArc = max(ahead, 0)
      // On the top, clockwise runs to the right; on the bottom, to the left.
      let isTop = Double.sin(angle + sense * ahead) < 0
      let goesRight = isTop == (sense > 0)
      let end = goesRight ? capsule.center.x + capsule.halfLength : capsule.center.x - capsule.halfLength
      flat = (end - nearest.x).magnitude
    }

    /// The length of outline after which the normal has turned by an angle.
    ///
    /// Along the flat side the normal does not turn; the side's length is spread over the next radian, so that the
    /// result does not jump.
    func length(toTurn angle: Double) -> Double {
      capsule.radius * max(0, angle) + flat * (angle - firstArc).clamped(to: 0...1)
    }

    /// The point at a length along the outline, and the direction there.
    func place(_ length: Double) -> (point: Point, tangent: Point) {
      let before = capsule.radius * firstArc
      let onFlat = min(max(length - before, 0), flat)
      let turned = (min(length, before) + max(0, length - before - flat)) / capsule.radius
      let normal = Point(angle: start + sense * turned)
      // On the flat side the direction is perpendicular to the normal.
      let alongFlat = Point(angle: start + sense * firstArc).perpendicular * sense
      let point = Point(x, capsule.center.y) + alongFlat * onFlat + normal * capsule.radius
      return (point, normal.perpendicular * sense)
    }

    /// The length along the outline at which it leaves a disc that covers its start.
    func crossing(_ disc: Point, _ discRadius: Double) -> Double {
      Crossing.sides(0, capsule.radius * .pi + 2 * capsule.halfLength) {
        place($0).point.distance(to: disc) >= discRadius
      }.before
    }
  }
}
