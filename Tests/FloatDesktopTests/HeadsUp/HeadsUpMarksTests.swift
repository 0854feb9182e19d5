import FloatCore
import FloatDesk
import FloatStudio
import Testing

@testable import FloatDesktop
@testable import FloatPainting

/// What SDL2_gfx draws of the head-up display.
@Suite struct HeadsUpMarksTests {
  private func plain(width: Int = 375, height: Int = 812) -> Surface {
    let surface = Surface(width: width, height: height)
    surface.fill(Color(rgb: 0x808080))
    return surface
  }

  private func isPlain(_ surface: Surface, _ x: Int, _ y: Int) -> Bool {
    surface[x, y] & 0xFF_FFFF == 0x80_8080
  }

  private func frame(_ seconds: Double) -> FrameMeasure {
    var frame = FrameMeasure()
    frame.paint = seconds
    return frame
  }

  @Test func boxes_without_height_draw_nothing_and_numbers_beyond_every_screen_do_no_harm() {
    let frame = plain()
    let canvas = GfxCanvas(surface: frame, scale: 1)
    let red = Color(255, 0, 0)
    canvas.box(Rect(10, 20, 30, 0), red)
    canvas.box(Rect(10, 20, 0, 30), red)
    canvas.box(Rect(-1e9, -1e9, 1e8, 1e8), red)
    canvas.horizontalLine(y: 1e9, from: -1e9, to: 1e9, red)
    canvas.flush()
    #expect((0..<812).allSatisfy { y in (0..<375).allSatisfy { isPlain(frame, $0, y) } })
    canvas.box(Rect(10, 20, 3, 1), red)
    canvas.flush()
    #expect(!isPlain(frame, 10, 20))
    #expect(!isPlain(frame, 12, 20))
    #expect(isPlain(frame, 13, 20))
    #expect(isPlain(frame, 10, 19))
    #expect(isPlain(frame, 10, 21))
  }

  @Test(arguments: [1.0, 2]) func repainted_rectangles_are_framed_on_their_own_border_pixels(scale: Double) {
    let frame = plain()
    // They are in pixels at every scale.
    HeadsUpMarks().outline([PixelRect(x: 40, y: 300, width: 50, height: 60)], in: frame, scale: scale)
    for (x, y) in [(40, 300), (89, 300), (40, 359), (89, 359), (60, 300), (40, 330)] {
      #expect(!isPlain(frame, x, y), "(\(x), \(y))")
    }
    for (x, y) in [(39, 330), (90, 330), (60, 360), (60, 330)] {
      #expect(isPlain(frame, x, y), "(\(x), \(y))")
    }
  }

  @Test func nothing_repainted_is_nothing_outlined() {
    let frame = plain()
    HeadsUpMarks().outline([], in: frame, scale: 1)
    HeadsUpMarks().outline([.empty], in: frame, scale: 1)
    #expect((0..<812).allSatisfy { y in (0..<375).allSatisfy { isPlain(frame, $0, y) } })
  }

  @Test func frame_times_grow_the_graph_and_a_late_frame_is_red() {
    let window = plain()
    let place = PixelRect(x: 8, y: 96, width: 232, height: 204)
    HeadsUpMarks().draw([frame(0.001), frame(0.012)], in: window, at: place, scale: 1)
    // The graph's foot is two points above its end, 20 ms are its height; both samples lie between the lines of the
    // budgets.
    let graph = HeadsUp.graph.offset(x: 8, y: 96)
    let foot = Int(graph.maxY) - 2
    let early = window[Int(graph.minX), foot - 1]
    let late = window[Int(graph.minX) + 2, foot - 24]
    #expect(early >> 8 & 255 > 180)
    #expect(early >> 16 & 255 < 90)
    #expect(late >> 16 & 255 > 180)
    #expect(late >> 8 & 255 < 120)
    #expect(window[Int(graph.minX), foot - 24] != early)
  }

  @Test func the_graph_stays_in_its_place_however_long_a_frame_took() {
    let window = plain(width: 600, height: 900)
    let scale = 2.0
    let frames = (0..<HeadsUp.frameCount).map { frame(Double($0) * 0.01) }
    HeadsUpMarks().draw(
      frames, in: window, at: PixelRect(x: 20, y: 200, width: 464, height: 408), scale: scale)
    let (left, right) = (20 + Int(HeadsUp.graph.minX * scale), 20 + Int(HeadsUp.graph.maxX * scale))
    let (top, bottom) = (200 + Int(HeadsUp.graph.minY * scale), 200 + Int(HeadsUp.graph.maxY * scale))
    var outside = 0
    for y in 0..<900 {
      for x in 0..<600 where !(left..<right ~= x && top..<bottom ~= y) && !isPlain(window, x, y) {
        outside += 1
      }
    }
    #expect(outside == 0)
    #expect(!isPlain(window, left, top))
    #expect(!isPlain(window, right - 1, bottom - 1))
  }
}
