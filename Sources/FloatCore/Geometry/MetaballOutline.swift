import RealModule

/// The outline of two discs joined by a sticky neck: a badge that is being pulled off its anchor.
///
/// In the formulas u is the unit axis from the anchor to the moving disc, n the axis turned a quarter
/// clockwise on screen, d the distance of the centres, r1 and r2 the anchor's and the moving disc's radius.
struct MetaballOutline: Hashable {
  /// The centre of the disc that stays, in points; the path is in the same coordinates.
  var anchor: Point
  /// The radius of the disc that stays, in points: r1. ``AnchorRule`` shrinks it with the distance.
  var anchorRadius: Double
  /// The centre of the disc that is pulled, in points.
  var moving: Point
  /// The radius of the disc that is pulled, in points: r2.
  var movingRadius: Double
  /// The distance of the centres at which the neck is thinnest, in points.
  ///
  /// Used by `.externalTangent` only, which is fully pinched at every distance when this is not above zero.
  var breakDistance: Double
  /// How the neck is curved.
  var style: NeckStyle

  /// The path of a disc and its neck to a horizontal capsule; the caller draws the capsule over the path.
  ///
  /// A capsule of no length is a disc. Only ``NeckStyle/externalTangent`` joins the flat side smoothly; the other
  /// styles join it with corners, as they do a disc, and the capsule covers the corners at its round ends.
  static func neck(
    anchor: Point, anchorRadius: Double, capsule center: Point, halfLength: Double, movingRadius: Double,
    breakDistance: Double, style: NeckStyle
  ) -> Path? {
    let isCapsule = halfLength > 0 && center.isFinite && anchor.isFinite
    if isCapsule, style == .externalTangent, anchorRadius > 0, movingRadius > 0 {
      return CapsuleNeck(
        anchor: anchor, anchorRadius: anchorRadius, center: center, halfLength: halfLength,
        radius: movingRadius, breakDistance: breakDistance
      ).path
    }
    let reach = isCapsule ? halfLength : 0
    let nearest = Point(min(max(anchor.x, center.x - reach), center.x + reach), center.y)
    return MetaballOutline(
      anchor: anchor, anchorRadius: anchorRadius, moving: nearest, movingRadius: movingRadius,
      breakDistance: breakDistance, style: style
    ).path
  }

  /// The path of both discs and their neck, clockwise on screen, or nil when only the moving disc is to be drawn.
  ///
  /// Fill it by the non-zero rule; both discs are part of it. It is nil when one disc lies inside the other (d ≤ |r1 −
  /// r2|, which covers d = 0), and when an input is not finite or a radius is not above zero. Beyond the break distance
  /// the neck keeps its thinnest waist: whether it has torn is state of the caller, not geometry.
  var path: Path? {
    guard anchor.isFinite, moving.isFinite, anchorRadius.isFinite, movingRadius.isFinite,
      breakDistance.isFinite, anchorRadius > 0, movingRadius > 0
    else { return nil }
    let d = anchor.distance(to: moving)
    guard d.isFinite, d > (anchorRadius - movingRadius).magnitude else { return nil }
    let frame = Frame(origin: anchor, axis: (moving - anchor) / d)
    switch style {
    case .externalTangent: return externalTangentPath(d, frame)
    case .midpoint: return perpendicularPath(d, frame, controlAlong: d / 2, controlAcross: 0)
    case .seed: return perpendicularPath(d, frame, controlAlong: d / 2, controlAcross: anchorRadius)
    }
  }

  /// Coordinates along and across the axis.
  private struct Frame {
    let origin: Point
    let axis: Point

    func point(_ along: Double, _ across: Double) -> Point {
      origin + axis * along + axis.perpendicular * across
    }
  }

  /// A neck between the diameters perpendicular to the axis, one quadratic per side, and both discs.
  ///
  /// The sides are not tangent to the discs, so both discs are added whole and hide the joins.
  private func perpendicularPath(
    _ d: Double, _ frame: Frame, controlAlong: Double, controlAcross: Double
  ) -> Path {
    var path = Path()
    path.move(to: frame.point(0, -anchorRadius))
    path.quad(to: frame.point(d, -movingRadius), control: frame.point(controlAlong, -controlAcross))
    path.line(to: frame.point(d, movingRadius))
    path.quad(to: frame.point(0, anchorRadius), control: frame.point(controlAlong, controlAcross))
    path.close()
    path.add(Path(circle: anchor, radius: anchorRadius))
    path.add(Path(circle: moving, radius: movingRadius))
    return path
  }

  /// One contour: arc, neck, arc, neck.
  ///
  /// The outer tangents touch both circles at the angle φ = acos((r1 − r2) / d) from the axis. From there each side
  /// runs in two cubics to a waist in the middle. A cubic that leaves a circle of radius r along its tangent with a
  /// handle a, and whose second control point lies δ below that tangent, starts with the curvature (2/3)·δ/a². Handles
  /// are kept above √(2/3·δ·r), so the curve starts flatter than the circle and never enters the disc, which would show
  /// as a corner. Where the discs are too close for that, the waist stays wider.
  private func externalTangentPath(_ d: Double, _ frame: Frame) -> Path {
    let r1 = anchorRadius
    let r2 = movingRadius
    let cosine = (r1 - r2) / d
    let sine = (1 - cosine * cosine).squareRoot()
    guard sine > 1e-6 else { return Path(circle: r1 > r2 ? anchor : moving, radius: max(r1, r2)) }

    // On the positive side, along and across the axis: the tangent's ends, its midpoint and its slope.
    let start = (along: r1 * cosine, across: r1 * sine)
    let end = (along: d + r2 * cosine, across: r2 * sine)
    let half = (end.along - start.along) / 2
    let middle = (along: start.along + half, across: (start.across + end.across) / 2)
    let slope = -cosine / sine

    let inner = half * Self.waistHandle
    let longest = half * (1 - Self.waistHandle) / sine
    let thinnest = min(Self.thinnestWaist * min(r1, r2), middle.across)
    // How far below the tangent the control points beside the waist lie at full stretch; both distances grow linearly
    // with the stretch.
    let tilt = inner * slope
    let startDrop = max(0, middle.across - thinnest - tilt) * sine
    let endDrop = max(0, middle.across - thinnest + tilt) * sine
    func roomFor(_ drop: Double, _ radius: Double) -> Double {
      let handle = longest / Self.handleMargin
      return drop > 0 ? 1.5 * handle * handle / (radius * drop) : 1
    }
    // Between overlapping discs the neck hardly gets thinner: a dent there would be sharper than the later neck.
    let pulled = (breakDistance > 0 ? min(1, d / breakDistance) : 1) * min(1, d / (r1 + r2))
    let stretch = min(pulled, roomFor(startDrop, r1), roomFor(endDrop, r2))

    func handle(_ drop: Double, _ radius: Double) -> Double {
      let osculating = (2.0 / 3 * stretch * drop * radius).squareRoot()
      return min(longest, max(Self.handleMargin * osculating, longest / 2))
    }
    let h1 = handle(startDrop, r1)
    let h2 = handle(endDrop, r2)
    let waist = middle.across + (thinnest - middle.across) * stretch
    let rise = inner * slope * (1 - stretch)

    let axisAngle = Double.atan2(y: frame.axis.y, x: frame.axis.x)
    let tangentAngle = Double.atan2(y: sine, x: cosine)
    var path = Path()
    path.arc(
      center: anchor, radius: r1, from: axisAngle + tangentAngle, to: axisAngle + 2 * .pi - tangentAngle)
    path.cubic(
      to: frame.point(middle.along, -waist),
      control1: frame.point(start.along + h1 * sine, -(start.across - h1 * cosine)),
      control2: frame.point(middle.along - inner, -(waist - rise)))
    path.cubic(
      to: frame.point(end.along, -end.across), control1: frame.point(middle.along + inner, -(waist + rise)),
      control2: frame.point(end.along - h2 * sine, -(end.across + h2 * cosine)))
    path.arc(center: moving, radius: r2, from: axisAngle - tangentAngle, to: axisAngle + tangentAngle)
    path.cubic(
      to: frame.point(middle.along, waist),
      control1: frame.point(end.along - h2 * sine, end.across + h2 * cosine),
      control2: frame.point(middle.along + inner, waist + rise))
    path.cubic(
      to: frame.point(start.along, start.across), control1: frame.point(middle.along - inner, waist - rise),
      control2: frame.point(start.along + h1 * sine, start.across - h1 * cosine))
    path.close()
    return path
  }

  /// Half the waist at the break distance, as a share of the smaller radius; chosen by eye, about two points across
  /// for a badge of 18.
  static let thinnestWaist = 0.35
  /// The length of the handles beside the waist, as a share of half the neck.
  private static let waistHandle = 0.5
  /// How many times as long as the osculating handles the handles at the discs are.
  private static let handleMargin = 1.25
}

/// How the neck between a badge and its anchor is curved.
public enum NeckStyle: String, Hashable, Sendable, CaseIterable {
  /// Leaves both circles tangentially at their common outer tangents and thins in the middle.
  ///
  /// The outline has no corner anywhere.
  case externalTangent = "external-tangent"
  /// Has one control point half-way between the centres, and joins perpendicular to the axis (QBadgeView,
  /// BGABadgeView).
  case midpoint
  /// Has control points half the distance ahead of the anchor's joins (KYCuteView, DBBadgeButton).
  ///
  /// It tapers but has no waist. DBBadgeButton prints 2/d for the control length; its derivation gives d/2, which is
  /// drawn here.
  case seed
}
