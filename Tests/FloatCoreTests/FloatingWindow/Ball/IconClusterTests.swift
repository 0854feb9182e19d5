import RealModule
import Testing

@testable import FloatCore

@Suite struct IconClusterTests {
  @Test func no_entrance_has_no_icon_and_more_than_five_show_five() {
    #expect(IconCluster.slots(count: 0).isEmpty)
    #expect(IconCluster.slots(count: -3).isEmpty)
    #expect(IconCluster.slots(count: 9) == IconCluster.slots(count: 5))
    for n in 1...5 { #expect(IconCluster.slots(count: n).count == n) }
  }

  @Test(arguments: 1...5) func a_larger_ball_scales_everything(count: Int) {
    let small = IconCluster.slots(count: count, ballDiameter: 60)
    for (a, b) in zip(small, IconCluster.slots(count: count, ballDiameter: 90)) {
      #expect(b.center.distance(to: a.center * 1.5) < 1e-12)
      #expect(b.diameter == a.diameter * 1.5)
      #expect(b.biteAngle == a.biteAngle)
      #expect(b.biteReach == a.biteReach * 1.5)
    }
  }

  @Test func an_icon_without_a_bite_is_a_disc() {
    let slot = IconCluster.slots(count: 1)[0]
    #expect(IconCluster.outline(of: slot) == Path(circle: Point(30, 30), radius: 22.5))
    #expect(slot.center == Point(30, 30) && slot.diameter == 45)
  }

  /// The reach v = ceil(r/√2): 11.5 → 8.13 → 9, 10.5 → 7.42 → 8, 9 → 6.36 → 7, 9.5 → 6.72 → 7.
  @Test(arguments: [(2, 9.0), (3, 8), (4, 7), (5, 7)])
  func bites_reach_r_over_root_two_rounded_up(count: Int, reach: Double) {
    #expect(IconCluster.slots(count: count)[0].biteReach == reach)
  }

  @Test func a_bite_to_the_right_is_three_quarters_of_the_circle_and_one_quadratic() throws {
    let slot = IconCluster.slots(count: 2)[0]
    let c = slot.center
    let r = 11.5
    let curves = try #require(Curve.contours(of: IconCluster.outline(of: slot)).first)
    let corner = r / 2.0.squareRoot()
    #expect(curves[0].start.distance(to: c + Point(corner, corner)) < 1e-12)
    // Three quarter turns: below, left, above.
    for (curve, middle) in zip(curves, [Point(0, 1), Point(-1, 0), Point(0, -1)]) {
      #expect(curve.point(0.5).distance(to: c + middle * r) < 1e-9)
    }
    // The quadratic from the upper corner over (c.x + r/4, c.y) to (c.x + 9, c.y + 9).
    #expect(curves[3].start.distance(to: c + Point(corner, -corner)) < 1e-9)
    #expect(curves[3].end.distance(to: c + Point(9, 9)) < 1e-12)
    let middle = (c + Point(corner, -corner)) / 4 + (c + Point(r / 4, 0)) / 2 + (c + Point(9, 9)) / 4
    #expect(curves[3].point(0.5).distance(to: middle) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, 0, -60])
  func a_ball_without_a_size_has_no_icons(diameter: Double) {
    #expect(IconCluster.slots(count: 3, ballDiameter: diameter).isEmpty)
  }
}
