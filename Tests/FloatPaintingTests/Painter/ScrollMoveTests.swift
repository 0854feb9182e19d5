import FloatCore
import FloatStudio
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct ScrollMoveTests {
  private let size = Size(120, 160)

  /// A page with a scrolled part between two bars, the lower of which covers some of it.
  private func scene(
    _ offset: Double, extra: [Shape] = [], barColor: Color = .white, bar: [Shape] = []
  ) -> FloatCore.Scene {
    let shapes: [Shape] = (0..<40).map { i in
      .text(TextRun("line \(i)", baseline: Point(7.3, Double(i) * 17.7), size: 11, color: .black))
    }
    let rows: [Shape] = (0..<20).map { i in
      .roundedRect(
        RoundedRect(Rect(60.2, Double(i) * 31.3, 33.3, 20.1), radius: 6.4), .color(Color(rgb: 0x3366_99)))
    }
    let scrolled = Layer(
      id: "scroll", position: Point(0, -offset), content: shapes + rows + extra, isRasterized: true)
    let viewport = Layer(
      id: "viewport", position: Point(0, 20), outline: RoundedRect(Rect(0, 0, 120, 120)),
      sublayers: [scrolled])
    let bar = Layer(id: "bar", content: bar + [.rect(Rect(0, 130, 120, 30), barColor)])
    let page = Layer(
      id: "page", outline: RoundedRect(Rect(size: size)),
      content: [.rect(Rect(size: size), Color(rgb: 0xF0F2F4))], sublayers: [viewport, bar], isRasterized: true
    )
    return FloatCore.Scene(size: size, background: .black, layers: [page])
  }

  /// The page as one layer of a picture, scrolled from 100 to 108 points at twice the size.
  private func move(bar: [Shape] = []) throws -> ScrollMove {
    func layers(_ offset: Double) -> [Layer] {
      let page = scene(offset, bar: bar).layers[0]
      return [Layer(id: "", content: page.content, sublayers: page.sublayers)]
    }
    return try #require(
      ScrollMove(
        from: layers(100), to: layers(108), PixelTransform(origin: .zero, scale: 2),
        clip: PixelRect(x: 0, y: 0, width: 240, height: 320), bounds: BoundsFinder(text: BlockText())))
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2.0, 3.0])
  func what_scrolls_looks_like_what_is_painted_at_once(scale: Double) {
    var numbers = SplitMix64(seed: UInt64(scale * 100))
    let painter = makePainter(scale: scale, size: size)
    var offset = 0.0
    for step in 0..<60 {
      // It scrolls both ways, by fractions, sometimes farther than the viewport; things above and in it change, too.
      offset = min(max(offset + Double.random(in: -20...23, using: &numbers), -30), 500)
      if step % 17 == 16 { offset = 300 - offset }
      let extra: [Shape] = step % 5 == 4 ? [.rect(Rect(3, offset + 40, 50, 9), Color(255, 0, 0, 90))] : []
      let scene = scene(offset, extra: extra, barColor: step % 7 < 3 ? .white : Color(rgb: 0xFFEE00))
      let damage = painter.paint(scene)
      #expect(painter.frame.hasSamePixels(as: freshFrame(scene, scale: scale, size: size)), "step \(step)")
      #expect(damage.count <= 3)
    }
  }

  @Test func a_scrolled_layer_is_moved_and_only_the_strip_that_came_into_view_is_painted() throws {
    let move = try move()
    #expect(move.clip == PixelRect(x: 0, y: 40, width: 240, height: 240))
    #expect(move.dx == 0)
    #expect(move.dy == -16)
    // 16 rows at the bottom; and the rows that the bar from y = 260 covered, 16 rows higher.
    #expect(move.exposed.allSatisfy { $0.minY >= 244 })
    #expect(move.exposed.contains(PixelRect(x: 0, y: 264, width: 240, height: 16)))
  }

  /// Both the page's picture and the frame that shows it are moved, so that the frame need not read the picture.
  @Test func a_frame_moves_what_scrolls_in_a_page() {
    let painter = makePainter(scale: 2, size: size)
    let window = Surface(width: 240, height: 320)
    _ = painter.paint(scene(100), in: Sheet(window, .nothing))
    window[77, 150] = 0xFF12_3456
    _ = painter.paint(scene(108), in: Sheet(window, .last))
    #expect(window[77, 134] == 0xFF12_3456)
    let whole = freshFrame(scene(108), scale: 2, size: size)
    window[77, 134] = whole[77, 134]
    #expect(window.hasSamePixels(as: whole))
  }

  /// The missing parts of a sheet cannot be moved.
  @Test func a_scroll_in_a_sheet_of_before_shows_the_page_as_it_is_now() {
    let painter = makePainter(scale: 2, size: size)
    let windows = [Surface(width: 240, height: 320), Surface(width: 240, height: 320)]
    _ = painter.paint(scene(100), in: Sheet(windows[0], .nothing))
    var missing = [windows[1].bounds]
    for (i, offset) in [104.0, 111, 120, 118, 90].enumerated() {
      let (free, newest) = (windows[(i + 1) % 2], windows[i % 2])
      missing = painter.paint(scene(offset), in: Sheet(free, .older(missing: missing, newest: newest)))
      #expect(free.hasSamePixels(as: freshFrame(scene(offset), scale: 2, size: size)), "\(offset)")
    }
  }

  /// Both bars are shapes of one layer; the content that scrolls between them is only moved.
  @Test(arguments: [1.0, 1.5, 2.0])
  func bars_above_and_below_leave_what_is_between_them(scale: Double) throws {
    let top: [Shape] = [
      .rect(Rect(0, 0, 120, 19), Color(rgb: 0x33CC_55)),
      .text(TextRun("Title", baseline: Point(40, 14), size: 11, color: .black)),
      .rect(Rect(4, 133, 9, 9), .black),
    ]
    let painter = makePainter(scale: scale, size: size)
    for offset in [100.0, 108, 116, 103, 60, 61] {
      let scene = scene(offset, bar: top)
      _ = painter.paint(scene)
      #expect(painter.frame.hasSamePixels(as: freshFrame(scene, scale: scale, size: size)), "\(offset)")
    }
    let move = try move(bar: top)
    #expect(move.exposed.allSatisfy { $0.minY >= 244 }, "\(move.exposed)")
  }

  @Test(arguments: [1.0, 2.0])
  func a_scroll_that_leaves_every_pixel_where_it_was_damages_nothing(scale: Double) {
    let painter = makePainter(scale: scale, size: size)
    _ = painter.paint(scene(10))
    for offset in [10.1, 10.2, 10.1, 9.9] {
      #expect(painter.paint(scene(10 + (offset - 10) / scale)).isEmpty)
      #expect(painter.frame.hasSamePixels(as: freshFrame(scene(10), scale: scale, size: size)))
    }
    #expect(!painter.paint(scene(10 + 0.7 / scale)).isEmpty)
  }

  @Test func a_page_that_moves_within_a_pixel_damages_nothing_with_a_shadow_and_a_shade_too() {
    func scene(_ x: Double) -> FloatCore.Scene {
      let page = Layer(
        id: "page", position: Point(x, 0), outline: RoundedRect(Rect(0, 0, 120, 160)),
        shadow: Shadow(color: Color(0, 0, 0, 60), radius: 12), content: [.rect(Rect(0, 0, 120, 160), .white)],
        shade: Color(0, 0, 0, 20), isRasterized: true)
      return FloatCore.Scene(size: size, background: .black, layers: [page])
    }
    let painter = makePainter(scale: 1, size: size)
    _ = painter.paint(scene(40))
    #expect(painter.paint(scene(40.3)).isEmpty)
    #expect(painter.paint(scene(39.8)).isEmpty)
    #expect(!painter.paint(scene(40.6)).isEmpty)
    #expect(painter.frame.hasSamePixels(as: freshFrame(scene(40.6), scale: 1, size: size)))
  }

  @Test func over_a_patterned_ground_nothing_is_moved_and_no_gradient_is() {
    let rect = PixelRect(x: 0, y: 0, width: 240, height: 320)
    func layers(_ offset: Double, ground: [Shape], content: [Shape]) -> [Layer] {
      [
        Layer(
          id: "a", outline: RoundedRect(Rect(0, 0, 100, 100)), content: ground,
          sublayers: [
            Layer(id: "s", position: Point(0, offset), content: content, isRasterized: true)
          ])
      ]
    }
    func isMoved(_ ground: [Shape], _ content: [Shape]) -> Bool {
      ScrollMove(
        from: layers(0, ground: ground, content: content), to: layers(4, ground: ground, content: content),
        PixelTransform(origin: .zero, scale: 1), clip: rect, bounds: BoundsFinder(text: BlockText())) != nil
    }
    let plain: [Shape] = [.rect(Rect(0, 0, 100, 100), .white)]
    let line: [Shape] = [.rect(Rect(0, 20, 100, 5), .black)]
    let gradient = Shape.roundedRect(
      RoundedRect(Rect(0, 0, 9, 9)), .linearGradient(from: .zero, to: Point(9, 9), .black, .white))
    #expect(isMoved(plain, line))
    #expect(!isMoved(plain + line, line))
    #expect(!isMoved(plain, [gradient]))
  }
}
