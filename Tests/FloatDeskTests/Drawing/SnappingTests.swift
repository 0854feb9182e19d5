import FloatCore
import Testing

@testable import FloatDesk

@Suite struct SnappingTests {
  private let lines = Snapping(xs: [20.3, 100, 104], ys: [50])
  private let page = Rect(0, 0, 300, 300)

  /// To the nearest line, at most 5 points away, in halves; else to a whole point.
  @Test(arguments: [
    (Point(23.9, 46), Point(20.5, 50)), (Point(15.3, 55), Point(20.5, 50)),
    (Point(15.2, 55.6), Point(15, 56)), (Point(101.9, 0.4), Point(100, 0)),
    (Point(102.1, 0.4), Point(104, 0)),
  ])
  func a_corner_goes_to_the_nearest_line(_ place: Point, _ snapped: Point) {
    let corner = Rect(origin: place, size: .zero)
    #expect(lines.pulled(corner, by: .zero, .moves, .moves, within: page).origin == snapped)
    let whole = Point(place.x.rounded(), place.y.rounded())
    #expect(Snapping().pulled(corner, by: .zero, .moves, .moves, within: page).origin == whole)
  }

  /// Of two ends the one nearer to a line snaps, and the size stays.
  @Test(arguments: [
    (Rect(22, 0, 60, 48.5), Rect(20.5, 1.5, 60, 48.5)),
    // The right edge is a point from a line, and the left one two.
    (Rect(22.5, 70, 76.5, 10), Rect(100 - 76.5, 70, 76.5, 10)),
    (Rect(40.4, 70.6, 30, 10), Rect(40, 71, 30, 10)),
    // It stays within the page.
    (Rect(-30, 295, 30, 10), Rect(0, 290, 30, 10)),
  ])
  func a_frame_that_is_moved_keeps_its_size(_ frame: Rect, _ moved: Rect) {
    #expect(lines.pulled(frame, by: .zero, .moves, .moves, within: page) == moved)
  }

  @Test func one_end_is_pulled_past_the_other_and_to_the_end_of_the_page() {
    let frame = Rect(40, 60, 30, 30)
    #expect(lines.pulled(frame, by: Point(28, 7), .high, .stays, within: page) == Rect(40, 60, 60, 30))
    #expect(lines.pulled(frame, by: Point(32.4, -14), .high, .low, within: page) == Rect(40, 50, 64, 40))
    #expect(lines.pulled(frame, by: Point(40, 0), .low, .stays, within: page) == Rect(70, 60, 10, 30))
    #expect(lines.pulled(frame, by: Point(500, 500), .high, .high, within: page) == Rect(40, 60, 260, 240))
  }
}
