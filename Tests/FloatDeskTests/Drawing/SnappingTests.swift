import FloatCore
import Testing

@testable import FloatDesk

@Suite struct SnappingTests {
  private let lines = Snapping(xs: [20.3, 100, 104], ys: [50])

  @Test func a_point_goes_to_the_nearest_line_in_halves_and_else_to_a_whole_point() {
    #expect(lines.snapped(Point(23.9, 46)) == Point(20.5, 50))
    // 5 points are near, and more are not.
    #expect(lines.snapped(Point(15.3, 55)) == Point(20.5, 50))
    #expect(lines.snapped(Point(15.2, 55.6)) == Point(15, 56))
    // Between two lines.
    #expect(lines.snapped(Point(101.9, 0.4)).x == 100)
    #expect(lines.snapped(Point(102.1, 0.4)) == Point(104, 0))
  }

  @Test func a_frame_keeps_its_size_and_its_nearer_edge_snaps() {
    #expect(lines.snapped(Rect(22, 0, 60, 48.5)) == Rect(20.5, 1.5, 60, 48.5))
    // The right edge is a point from a line, and the left one two.
    #expect(lines.snapped(Rect(22.3, 70, 76.7, 10)) == Rect(100 - 76.7, 70, 76.7, 10))
    #expect(lines.snapped(Rect(40.4, 70.6, 30, 10)) == Rect(40, 71, 30, 10))
  }

  @Test func without_lines_everything_is_whole() {
    var free = lines
    free.isOn = false
    #expect(free.snapped(Point(20.3, 50.4)) == Point(20, 50))
    #expect(free.snapped(Rect(20.3, 50.6, 9, 9)) == Rect(20, 51, 9, 9))
  }
}
