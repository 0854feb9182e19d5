import RealModule
import Testing

@testable import FloatCore

/// The neck of a badge with a long number, pulled in every direction.
@Suite struct CapsuleNeckTests {
  private let halfLength = 7.0
  private let radius = 9.0

  private func path(_ pull: Point) -> Path? {
    MetaballOutline.neck(
      anchor: .zero, anchorRadius: AnchorRule.radius(rest: radius, distance: pull.length, minimum: 2.5),
      capsule: pull, halfLength: halfLength, movingRadius: radius, breakDistance: 60, style: .externalTangent)
  }

  @Test func a_disc_that_is_nowhere_has_no_neck() {
    #expect(
      CapsuleNeck(
        anchor: Point(.infinity, 0), anchorRadius: 5, center: .zero, halfLength: 7, radius: 9,
        breakDistance: 60
      ).path == nil)
  }

  private func spine(_ p: Point, _ pull: Point) -> Point {
    Point(min(max(p.x, pull.x - halfLength), pull.x + halfLength), pull.y)
  }

  /// The two sides from the disc to the capsule, two cubics each.
  private func sides(_ path: Path) -> [[(Point, Point, Point, Point)]] {
    var cubics: [(Point, Point, Point, Point)] = []
    var last = Point.zero
    var lines: [Int] = []
    for element in path.elements {
      switch element {
      case .move(let p): last = p
      case .line(let p):
        lines.append(cubics.count)
        last = p
      case .cubic(let p, let a, let b):
        cubics.append((last, a, b, p))
        last = p
      case .quad, .close: break
      }
    }
    let split = lines.first ?? 0
    let back = cubics[split...].map { ($0.3, $0.2, $0.1, $0.0) }.reversed()
    return [Array(cubics[(split - 2)..<split]), Array(back)]
  }

  private func pulls(_ distances: some Sequence<Double>) -> [Point] {
    distances.flatMap { d in stride(from: 0.0, to: 360, by: 7.5).map { Point(angle: $0 * .pi / 180) * d } }
  }

  @Test func both_ends_are_tangent_to_what_they_join() throws {
    for pull in pulls(stride(from: 4, through: 60, by: 4)) {
      guard let path = path(pull) else { continue }
      let r1 = AnchorRule.radius(rest: radius, distance: pull.length, minimum: 2.5)
      for side in sides(path) {
        let (start, out, _, _) = side[0]
        #expect(abs(start.length - r1) < 1e-6, "\(pull)")
        #expect(abs((out - start).dot(start / r1)) < 1e-6, "\(pull): the disc's end is no tangent")
        let (_, _, into, end) = side[1]
        let normal = (end - spine(end, pull)) / radius
        #expect(abs(normal.length - 1) < 1e-6, "\(pull): the end is not on the capsule")
        #expect(abs((end - into).dot(normal)) < 1e-6, "\(pull): the capsule's end is no tangent")
        // Both halves pass the waist in one straight line.
        let (before, after) = (side[0].3 - side[0].2, side[1].1 - side[1].0)
        #expect(abs(before.x * after.y - before.y * after.x) < 1e-6 * max(1, before.length))
      }
    }
  }

  /// The capsule is drawn over the neck, so a neck inside it would show a corner where it comes out.
  @Test func it_does_not_dip_into_the_capsule() throws {
    for pull in pulls(stride(from: 4, through: 60, by: 4)) {
      guard let path = path(pull) else { continue }
      for side in sides(path) {
        for (a, b, c, d) in side {
          for t in stride(from: 0.0, through: 1, by: 0.05) {
            let s = 1 - t
            let p = a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
            #expect(p.distance(to: spine(p, pull)) > radius - 0.06, "\(pull) at \(t)")
          }
        }
      }
    }
  }

  @Test func it_moves_as_little_as_the_pull_does() throws {
    for d in [6.0, 12, 20, 40, 58] {
      var last: [Point] = []
      for step in 0...3600 {
        // A tenth of a degree moves a badge that is 58 away by a tenth of a point.
        let now = path(Point(angle: Double(step) * .pi / 1800) * d).map { path in
          sides(path).flatMap { $0.flatMap { [$0.0, $0.3] } }
        }
        guard let now else {
          last = []
          continue
        }
        for (a, b) in zip(last, now) {
          #expect(a.distance(to: b) < 0.3, "at \(d), \(Double(step) / 10)°")
        }
        last = now
      }
    }
  }

  /// The outlines cross at acos(−1/5) = 101.5° from the axis, and the outer tangent touches the disc at
  /// acos(−4/√113) + atan(7/8) = 153.3°.
  @Test func over_a_capsule_it_begins_at_two_fifths_of_the_way_from_the_crossing_to_the_tangent() throws {
    let neck = CapsuleNeck(
      anchor: .zero, anchorRadius: 5, center: Point(0, 8), halfLength: 7, radius: 9, breakDistance: 60)
    guard case .move(let start)? = neck.path?.elements.first else {
      Issue.record("no neck")
      return
    }
    let angle = Double.acos(start.y / 5) * 180 / .pi
    #expect(near(angle, 101.5 + 0.4 * (153.3 - 101.5), 0.1), "\(angle)")
  }

  @Test func a_capsule_of_no_length_is_a_disc() {
    let pull = Point(20, 30)
    let disc = MetaballOutline(
      anchor: .zero, anchorRadius: 6, moving: pull, movingRadius: 9, breakDistance: 60,
      style: .externalTangent
    ).path
    let capsule = MetaballOutline.neck(
      anchor: .zero, anchorRadius: 6, capsule: pull, halfLength: 0, movingRadius: 9, breakDistance: 60,
      style: .externalTangent)
    #expect(disc == capsule)
  }

  @Test func nothing_is_drawn_while_the_disc_is_inside() {
    #expect(path(Point(0, 0)) == nil)
    #expect(path(Point(5, 0)) == nil)
  }
}
