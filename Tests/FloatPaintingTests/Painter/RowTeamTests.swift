import FloatCore
import FloatStudio
import Synchronization
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// Several processors draw the same bytes as one.
@Suite struct RowTeamTests {
  private func painter(helpers: Int, scale: Double = 2) -> Painter {
    makePainter(scale: scale, team: RowTeam(helpers: helpers, leastArea: 1))
  }

  @Test(arguments: 1...5)
  func every_scene_has_the_pixels_of_one_processor(helpers: Int) {
    for seed in 1...UInt64(6) {
      expectSamePixels(seed: seed * 173, of: painter(helpers: helpers), as: makePainter())
    }
  }

  /// One of them moves the scrolled content within itself; the others paint the part that comes into view.
  @Test func a_scrolled_page_has_the_pixels_of_one_processor() {
    func scene(_ y: Double) -> FloatCore.Scene {
      let rows = (0..<30).map { Shape.rect(Rect(7, Double($0) * 20, 90, 12), Color(UInt8($0 * 8), 80, 90)) }
      return Scene(
        size: Size(120, 160), background: .white,
        layers: [Layer(id: "scroll", position: Point(0, y), content: rows, isRasterized: true)])
    }
    let shared = painter(helpers: 3)
    for y in [0.0, -3, -40, -39, -20, 11] {
      _ = shared.paint(scene(y))
      let isSame = shared.frame.hasSamePixels(as: freshFrame(scene(y)))
      #expect(isSame, "\(y)")
    }
  }

  @Test(arguments: 0...4)
  func every_row_is_done_once(helpers: Int) {
    let team = RowTeam(helpers: helpers, leastArea: 1)
    for count in [1, 2, 3, 7, 1000] {
      let done = Mutex([Int](repeating: 0, count: count))
      team.split(count) { rows in done.withLock { done in for row in rows { done[row] += 1 } } }
      #expect(done.withLock { $0.allSatisfy { $0 == 1 } })
    }
  }

  @Test func small_areas_and_small_frames_stay_on_one_processor() {
    #expect(RowTeam.team(forFrame: 750 * 1624) == nil)
    let surface = Surface(width: 100, height: 100)
    let target = surface.target(team: RowTeam(helpers: 2, leastArea: 5000))
    let calls = Mutex(0)
    target.inBands(PixelRect(x: 0, y: 0, width: 100, height: 49)) { _ in calls.withLock { $0 += 1 } }
    #expect(calls.withLock { $0 } == 1)
    target.inBands(PixelRect(x: 0, y: 0, width: 100, height: 50)) { _ in calls.withLock { $0 += 1 } }
    #expect(calls.withLock { $0 } == 1 + 12)
  }
}
