import Testing

@testable import FloatCore

/// Half of a screen 400 points wide is 200; the lookahead is 0.5 s, and 300 points per second decide alone.
@Suite("Whether a dragged page goes")
struct FinishConditionTests {
  private func goes(_ rule: FinishRule, at distance: Double, _ speed: Double) -> Bool {
    FinishCondition(rule: rule, fraction: 0.5, lookahead: 0.5, velocity: 300)
      .isMet(distance: distance, speed: speed, extent: 400)
  }

  @Test(arguments: [
    (200.0, 0.0, false), (201, 0, true), (100, 200, false), (100, 202, true), (250, -200, false),
  ])
  func projected_adds_the_way_ahead_to_the_distance(distance: Double, speed: Double, goes: Bool) {
    #expect(self.goes(.projected, at: distance, speed) == goes)
  }

  @Test(arguments: [
    (199.0, 0.0, false), (200, 0, true), (100, 398, false), (100, 400, true), (250, -900, true),
  ])
  func the_larger_of_distance_and_way_ahead_reaches_the_fraction(distance: Double, speed: Double, goes: Bool)
  {
    #expect(self.goes(.maxDistanceOrVelocity, at: distance, speed) == goes)
  }

  @Test(arguments: [
    (200.0, 300.0, false), (201, 300, true), (0, 301, true), (399, -301, false), (399, -300, true),
  ])
  func a_fast_release_goes_where_it_points_and_a_slow_one_by_its_distance(
    distance: Double, speed: Double, goes: Bool
  ) {
    #expect(self.goes(.percentOrVelocity, at: distance, speed) == goes)
  }
}
