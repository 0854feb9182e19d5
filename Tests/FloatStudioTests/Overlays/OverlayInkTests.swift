import FloatCore
import Testing

@testable import FloatStudio

@Suite struct OverlayInkTests {
  /// A line in a colour of the page below it is seen by its seam.
  @Test func a_line_has_a_seam_of_a_point_on_either_side() {
    let ink = OverlayInk(.light, Device.iPhoneX.size)
    let way = Path(lines: [Point(0, 0), Point(40, 30)])
    #expect(
      ink.line(way, width: 1.5, ink.path) == [
        .stroke(way, width: 1 + 1.5 + 1, ink.ground.faded(0.7)), .stroke(way, width: 1.5, ink.path),
      ])
  }
}
