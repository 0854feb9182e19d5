import FloatCore
import FloatStudio
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// Results must not be made again while a cache has them.
@Suite struct PainterWorkTests {
  private struct Setup {
    var stage: Stage
    let painter: Painter
    let text = TextRenderer()
    let images: ImageStore

    init(pages: Int) throws {
      let entrances = (0..<pages).map {
        CollectedPage(
          pageID: "article-\($0 + 1)", kind: "article", title: "Article \($0)",
          icon: "pictures/logo-\($0 + 1)")
      }
      stage = Stage(archive: CollectedPagesArchive(pages: entrances, dock: Dock(edge: .left, fraction: 0.5)))
      images = ImageStore(assets: try Assets.locate())
      painter = Painter(scale: 1, deviceSize: stage.prototype.device.size, text: text, images: images)
      stage.settle()
    }

    func paint() -> [PixelRect] { painter.paint(stage.prototype.scene) }

    /// The numbers of shadows, backdrops, lines of text and decoded pictures made so far.
    var counts: [Int] {
      let work = painter.work
      return [work.shadowBlurs, work.shadowMasks, work.backdropBlurs, text.drawCount, images.decodeCount]
    }
  }

  @Test func a_frame_that_is_the_same_makes_nothing_anew_nor_does_one_in_which_the_ball_moves() throws {
    var setup = try Setup(pages: 2)
    _ = setup.paint()
    #expect(setup.counts[1] > 0)
    #expect(setup.counts[3] > 0)
    let frame = try #require(setup.stage.frame("ball"))
    setup.stage.press(frame.center)
    setup.stage.move(to: Point(187, 400))
    setup.stage.wait(2)
    _ = setup.paint()
    let before = setup.counts
    let rounded = setup.painter.work.roundedMasks
    #expect(setup.paint().isEmpty)
    #expect(setup.counts == before)
    #expect(setup.painter.work.roundedMasks == rounded)
    for step in 1...20 {
      setup.stage.move(to: Point(187 + Double(step) * 0.7, 400 - Double(step) * 1.3), over: 0.016)
      #expect(!setup.paint().isEmpty)
    }
    #expect(setup.counts == before)
  }

  /// An example is the home indicator in the zone's colours: a large outline around a few pixels.
  @Test func a_group_takes_memory_for_what_is_in_it_not_for_its_outline() {
    let painter = Painter(
      scale: 1, deviceSize: Size(1000, 1000), text: BlockText(), images: PatternImages())
    var layer = Layer(id: "a", outline: RoundedRect(Rect(size: Size(1000, 1000)), radii: CornerRadii(400)))
    layer.content = [.roundedRect(RoundedRect(Rect(480, 500, 40, 6), radii: CornerRadii(3)), .color(.black))]
    _ = painter.paint(FloatCore.Scene(size: Size(1000, 1000), background: .white, layers: [layer]))
    #expect(painter.frame[500, 503] == 0xFF00_0000)
    #expect(painter.frame[500, 498] == 0xFFFF_FFFF)
    #expect(painter.cachedBytes < 100_000)
  }

  /// A sheet on its way up extends its upper edge to the outline, which is visible before the edge is.
  @Test func a_group_at_the_screens_edge_is_drawn_up_to_its_outline() {
    let size = Size(94, 203)
    var layer = Layer(id: "a", outline: RoundedRect(Rect(0, 202.6, 94, 50), radii: CornerRadii(4)))
    layer.content = [.rect(Rect(0, 202.6, 94, 50), .black)]
    let painter = Painter(scale: 1, deviceSize: size, text: BlockText(), images: PatternImages())
    _ = painter.paint(FloatCore.Scene(size: size, background: .white, layers: [layer]))
    #expect(painter.frame[47, 202] != 0xFFFF_FFFF)
  }

  /// Lines far above or below the screen are drawn when they scroll into view. Diacritics can be as high as some lines.
  @Test(arguments: [("Line", 8...10), ("Líne", 8...16)])
  func lines_out_of_sight_are_not_drawn(word: String, count: ClosedRange<Int>) {
    func scene(_ y: Double) -> FloatCore.Scene {
      let lines = (0..<100).map { number in
        Shape.text(
          TextRun("\(word) \(number)", baseline: Point(4, Double(number) * 20), size: 10, color: .black))
      }
      return Scene(
        size: Size(120, 160), background: .white,
        layers: [
          Layer(
            id: "viewport", outline: RoundedRect(Rect(0, 0, 120, 160)),
            sublayers: [Layer(id: "scroll", position: Point(0, y), content: lines, isRasterized: true)])
        ])
    }
    func painter(_ text: TextRenderer) -> Painter {
      Painter(scale: 2, deviceSize: Size(120, 160), text: text, images: PatternImages())
    }
    let text = TextRenderer(mode: .boxes)
    let kept = painter(text)
    _ = kept.paint(scene(0))
    #expect(count.contains(text.drawCount))
    for y in [-3.0, -40, -400, -1000, -990] {
      _ = kept.paint(scene(y))
      let fresh = painter(TextRenderer(mode: .boxes))
      _ = fresh.paint(scene(y))
      let isSame = kept.frame.hasSamePixels(as: fresh.frame)
      #expect(isSame, "\(y)")
    }
    #expect(text.drawCount < 60)
  }

  @Test func shapes_out_of_sight_are_not_measured() {
    // Each of another height, so that no two share their coverage; the screen ends below the eighth.
    let shapes = (0..<100).map { number in
      let frame = Rect(10, Double(number) * 20 + 5, 100, 10 + Double(number) / 64)
      return Shape.roundedRect(RoundedRect(frame, radii: CornerRadii(4)), .color(Color(0, 0, 0, 128)))
    }
    let painter = makePainter(scale: 1)
    _ = painter.paint(
      FloatCore.Scene(
        size: Size(120, 160), background: .white, layers: [Layer(id: "a", content: shapes)]))
    #expect(painter.work.roundedMasks == 8)
  }

  @Test func a_page_under_the_list_is_not_blurred_again_while_only_the_lists_rows_change() throws {
    var setup = try Setup(pages: 2)
    _ = setup.paint()
    setup.stage.tap("ball")
    for _ in 0..<60 {
      setup.stage.wait(1.0 / 60)
      _ = setup.paint()
    }
    #expect(setup.stage.prototype.state.list.open)
    let before = setup.counts
    #expect(before[2] > 0)
    #expect(setup.paint().isEmpty)
    let row = try #require(setup.stage.prototype.state.list.rows.first)
    setup.stage.press(row.frame.center)
    var changed = 0
    for _ in 0..<10 {
      setup.stage.wait(1.0 / 60)
      if !setup.paint().isEmpty { changed += 1 }
    }
    #expect(changed > 0)
    #expect(setup.counts == before)
  }

  @Test func while_the_zone_stands_still_and_nothing_moves_below_it_it_is_not_blurred_again() throws {
    var setup = try Setup(pages: 0)
    setup.stage.openArticle()
    setup.stage.press(Point(4, 400))
    setup.stage.move(to: Point(230, 500))
    setup.stage.wait(2)
    _ = setup.paint()
    let before = setup.counts
    #expect(before[2] == 1)
    setup.stage.wait(0.5)
    #expect(setup.paint().isEmpty)
    // Above the middle the page does not move sideways; only the finger does.
    setup.stage.move(to: Point(230, 430), over: 0.1)
    _ = setup.paint()
    #expect(setup.counts == before)
  }

  @Test func a_frame_of_a_tablet_at_scale_8_has_all_its_pixels() {
    // 744 × 1133 points.
    let painter = makePainter(scale: 8, size: Size(744, 1133))
    #expect(painter.frame.width == 5952)
    #expect(painter.frame.height == 9064)
  }
}
