import Testing

@testable import FloatCore

@Suite struct PathTests {
  /// The points between the curves of the part of a circle around (30, 100) of radius 10 between two heights.
  private func points(from top: Double, to bottom: Double) -> [Point] {
    let path = Path(circle: Point(30, 100), radius: 10, from: top, to: bottom)
    return Curve.contours(of: path).flatMap { $0.map(\.start) }
  }

  @Test(arguments: [(95.0, 108.0, 95.0, 108.0), (80, 104, 90, 104), (97, 120, 97, 110)])
  func a_part_of_a_circle_lies_between_two_heights(
    top: Double, bottom: Double, least: Double, greatest: Double
  ) {
    let points = points(from: top, to: bottom)
    #expect(points.allSatisfy { near($0.distance(to: Point(30, 100)), 10, 1e-9) }, "\(points)")
    #expect(near(points.map(\.y).min() ?? .nan, least, 1e-9), "\(points)")
    #expect(near(points.map(\.y).max() ?? .nan, greatest, 1e-9), "\(points)")
  }

  @Test(arguments: [(80.0, 90.0), (110, 120), (104, 104), (104, 96)])
  func no_part_of_a_circle_has_no_outline(top: Double, bottom: Double) {
    #expect(points(from: top, to: bottom).isEmpty)
  }
}
