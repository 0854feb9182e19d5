import RealModule
import Testing

@testable import FloatCore

@Suite struct MetaballOutlineTests {
  /// A badge of 18 pulled by `distance` under the default rule.
  private func badge(
    _ distance: Double, angle: Double = 0, style: NeckStyle = .externalTangent, radius: Double = 9,
    breakDistance: Double = 60
  ) -> MetaballOutline {
    MetaballOutline(
      anchor: Point(100, 200), anchorRadius: AnchorRule.radius(rest: radius, distance: distance),
      moving: Point(100, 200) + Point(angle: angle) * distance, movingRadius: radius,
      breakDistance: breakDistance, style: style)
  }

  // MARK: - External tangents

  @Test(arguments: [2.0, 8, 16, 24, 40, 55, 60, 75], [0, 0.6, 1.9, -2.7])
  func outline_has_no_corner_anywhere(distance: Double, angle: Double) throws {
    let path = try #require(badge(distance, angle: angle).path)
    let curves = Curve.contours(of: path)
    #expect(curves.count == 1)
    for contour in curves {
      for (i, curve) in contour.enumerated() {
        let next = contour[(i + 1) % contour.count]
        #expect(curve.end.distance(to: next.start) < 1e-9)
        #expect(angleBetween(curve.leaving, next.arriving) < 0.1, "join \(i)")
      }
    }
  }

  @Test(arguments: [10.0, 30, 60])
  func neck_leaves_both_discs_where_their_outer_tangents_touch(distance: Double) throws {
    let shape = badge(distance)
    let path = try #require(shape.path)
    let r1 = shape.anchorRadius
    let r2 = shape.movingRadius
    // The normal of an outer tangent: u·n = (r1 − r2) / d.
    let cosine = (r1 - r2) / distance
    let sine = (1 - cosine * cosine).squareRoot()
    let joins = Curve.contours(of: path)[0].flatMap { [$0.start, $0.end] }
    for side in [-1.0, 1] {
      let normal = Point(cosine, side * sine)
      let tangent = Point(sine, -side * cosine)
      for (center, radius) in [(shape.anchor, r1), (shape.moving, r2)] {
        #expect(joins.contains { $0.distance(to: center + normal * radius) < 1e-9 })
      }
      let out = try #require(
        Curve.contours(of: path)[0].first {
          $0.start.distance(to: shape.anchor + normal * r1) < 1e-9 && $0.arriving.dot(tangent) > 0
            || $0.end.distance(to: shape.anchor + normal * r1) < 1e-9 && $0.leaving.dot(tangent) < 0
        })
      let direction =
        out.start.distance(to: shape.anchor + normal * r1) < 1e-9 ? out.arriving : -out.leaving
      #expect(angleBetween(direction, tangent) < 0.1)
    }
  }

  @Test(arguments: [3.0, 9, 14, 30], [20.0, 60, 90])
  func neck_never_dips_into_a_disc(radius: Double, breakDistance: Double) throws {
    for step in 1...200 {
      let shape = badge(Double(step) / 2, radius: radius, breakDistance: breakDistance)
      guard let path = shape.path else { continue }
      for curve in Curve.contours(of: path)[0] {
        for t in stride(from: 0.0, through: 1, by: 0.05) {
          let p = curve.point(t)
          // A cubic quarter circle may be off by 3e-4 of the radius.
          let slack = 4e-4 * radius
          #expect(p.distance(to: shape.anchor) > shape.anchorRadius - slack, "d = \(Double(step) / 2)")
          #expect(p.distance(to: shape.moving) > shape.movingRadius - slack, "d = \(Double(step) / 2)")
        }
      }
    }
  }

  @Test func waist_narrows_with_every_step_towards_the_break_distance() throws {
    var last = Double.infinity
    for distance in stride(from: 18.0, through: 60, by: 1) {
      let width = try waist(badge(distance))
      #expect(width < last, "d = \(distance)")
      last = width
    }
    // At the break the anchor has 9 − 60/10 = 3 points of radius left, and the waist 0.35 of that.
    #expect(abs(last - 0.35 * 3) < 0.02)
  }

  @Test func waist_beyond_the_break_distance_stays_thin_and_open() throws {
    let width = try waist(badge(70))
    #expect((0.3...1.05).contains(width))
  }

  // MARK: - The other styles

  @Test func midpoint_neck_is_half_the_mean_radius_in_the_middle() throws {
    let shape = badge(60, style: .midpoint, radius: 10)
    let path = try #require(shape.path)
    let side = Curve.contours(of: path)[0][0]
    // 1/4·r1 + 1/2·0 + 1/4·r2
    #expect(abs((shape.anchor.y - side.point(0.5).y) - (4 + 10) / 4.0) < 1e-12)
  }

  // MARK: - All styles

  @Test(arguments: NeckStyle.allCases)
  func all_contours_run_clockwise_so_that_overlaps_stay_filled(style: NeckStyle) throws {
    for distance in [4.0, 20, 50] {
      for contour in Curve.contours(of: try #require(badge(distance, angle: 2, style: style).path)) {
        let points = contour.flatMap { c in stride(from: 0.0, to: 1, by: 0.1).map { c.point($0) } }
        var area = 0.0
        for (i, p) in points.enumerated() {
          let q = points[(i + 1) % points.count]
          area += (p.x * q.y - q.x * p.y) / 2
        }
        #expect(area > 0)
      }
    }
  }

  @Test(arguments: NeckStyle.allCases)
  func holds_both_discs(style: NeckStyle) throws {
    let shape = badge(30, style: style)
    let path = try #require(shape.path)
    let points = Curve.contours(of: path).joined().flatMap { curve in
      stride(from: 0.0, through: 1, by: 0.02).map { curve.point($0) }
    }
    #expect(abs(points.map(\.x).min()! - (shape.anchor.x - shape.anchorRadius)) < 0.01)
    #expect(abs(points.map(\.x).max()! - (shape.moving.x + shape.movingRadius)) < 0.01)
    #expect(abs(points.map(\.y).max()! - (shape.moving.y + shape.movingRadius)) < 0.01)
  }

  @Test(arguments: NeckStyle.allCases)
  func turning_the_pull_turns_the_outline(style: NeckStyle) throws {
    let flat = try #require(badge(33, style: style).path)
    let turned = try #require(badge(33, angle: .pi / 2, style: style).path)
    let expected = Curve.contours(of: flat)[0].map { curve in
      let d = curve.point(0.3) - Point(100, 200)
      return Point(100, 200) + Point(-d.y, d.x)
    }
    let got = Curve.contours(of: turned)[0].map { $0.point(0.3) }
    #expect(expected.count == got.count)
    for (a, b) in zip(expected, got) { #expect(a.distance(to: b) < 1e-9) }
  }

  @Test(arguments: NeckStyle.allCases)
  func a_tiny_step_of_the_pointer_moves_the_outline_a_tiny_step(style: NeckStyle) throws {
    for step in 1..<140 {
      let d = Double(step) / 2
      let before = Curve.contours(of: try #require(badge(d, style: style).path))
      let after = Curve.contours(of: try #require(badge(d + 1e-5, style: style).path))
      for (a, b) in zip(before.joined(), after.joined()) where before[0].count == after[0].count {
        #expect(a.point(0.5).distance(to: b.point(0.5)) < 1e-3, "d = \(d)")
      }
    }
  }

  @Test(arguments: NeckStyle.allCases)
  func one_disc_is_left_when_there_is_no_neck(style: NeckStyle) {
    var shape = badge(40, style: style)
    shape.moving = shape.anchor
    #expect(shape.path == nil)
    // With r1 = 4 and r2 = 9 one is inside the other up to d = 5.
    shape.anchorRadius = 4
    shape.moving = shape.anchor + Point(5, 0)
    #expect(shape.path == nil)
    shape.moving = shape.anchor + Point(5.1, 0)
    #expect(shape.path != nil)
    shape.moving = shape.anchor + Point(40, 0)
    shape.anchorRadius = 0
    #expect(shape.path == nil)
    shape.anchorRadius = -2
    #expect(shape.path == nil)
  }

  @Test(arguments: NeckStyle.allCases, [Double.nan, .infinity, -.infinity])
  func no_neck_of_numbers_that_are_not_finite(style: NeckStyle, odd: Double) {
    let good = badge(40, style: style)
    let fields: [WritableKeyPath<MetaballOutline, Double>] = [
      \.anchor.x, \.anchor.y, \.anchorRadius, \.moving.x, \.moving.y, \.movingRadius, \.breakDistance,
    ]
    for field in fields {
      var shape = good
      shape[keyPath: field] = odd
      #expect(shape.path == nil)
    }
  }

  @Test(arguments: NeckStyle.allCases, [-5.0, 0, 1e-9, 1e9])
  func any_break_distance_gives_finite_points(style: NeckStyle, breakDistance: Double) throws {
    for distance in [0.1, 1, 10, 1e6] {
      var shape = badge(distance, style: style, breakDistance: breakDistance)
      shape.anchorRadius = 9
      let bounds = try #require(shape.path).controlBounds
      #expect(bounds.width.isFinite)
      #expect(bounds.height.isFinite)
      #expect(bounds.height <= 18.1)
    }
  }

  /// The smallest distance of the neck's side from the axis, for a pull along +x.
  private func waist(_ shape: MetaballOutline) throws -> Double {
    let path = try #require(shape.path)
    var least = Double.infinity
    for curve in Curve.contours(of: path)[0] {
      for t in stride(from: 0.0, through: 1, by: 0.01) {
        let p = curve.point(t)
        guard p.x > shape.anchor.x, p.x < shape.moving.x else { continue }
        least = min(least, (p.y - shape.anchor.y).magnitude)
      }
    }
    return least
  }

  private func angleBetween(_ a: Point, _ b: Point) -> Double {
    let cross = a.x * b.y - a.y * b.x
    return Double.atan2(y: cross, x: a.dot(b)).magnitude * 180 / .pi
  }
}
