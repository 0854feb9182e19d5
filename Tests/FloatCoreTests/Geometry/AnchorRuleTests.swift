import Testing

@testable import FloatCore

@Suite struct AnchorRuleTests {
  @Test func loses_a_point_of_radius_every_ten_points_of_distance() {
    // DBBadgeButton: w/2 − d/10, w = 20.
    #expect(AnchorRule.radius(rest: 10, distance: 0) == 10)
    #expect(AnchorRule.radius(rest: 10, distance: 60) == 10 - 60 / 10)
    #expect(AnchorRule.radius(rest: 10, distance: 60, shrink: 20) == 10 - 60 / 20)
  }

  @Test func never_falls_below_the_minimum_nor_rises_above_the_rest_radius() {
    #expect(AnchorRule.radius(rest: 10, distance: 500, minimum: 1.5) == 1.5)
    #expect(AnchorRule.radius(rest: 1, distance: 500, minimum: 1.5) == 1)
    #expect(AnchorRule.radius(rest: 10, distance: -50) == 10)
    #expect(AnchorRule.radius(rest: -3, distance: 5) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, 5])
  func is_finite_for_any_input(_ odd: Double) {
    for radius in [
      AnchorRule.radius(rest: odd, distance: 5), AnchorRule.radius(rest: 9, distance: odd),
      AnchorRule.radius(rest: 9, distance: 5, shrink: odd),
      AnchorRule.radius(rest: 9, distance: 5, minimum: odd),
    ] {
      #expect(radius.isFinite)
      #expect(radius >= 0)
    }
  }
}
