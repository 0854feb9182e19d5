import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatTestSupport

/// What is made once must not be made again while it could be found.
@Suite("Painter: work that is not repeated")
struct PainterWorkTests {
  private struct Setup {
    var stage: Stage
    let painter: Painter
    let text = TextRenderer()
    let images: ImageStore

    init(pages: Int) throws {
      let entrances = (0..<pages).map {
        Entrance(
          pageID: "article-\($0 + 1)", kind: "article", title: "Article \($0)",
          icon: "pictures/logo-\($0 + 1)")
      }
      stage = Stage(archive: EntranceArchive(entrances: entrances, dock: Dock(edge: .left, fraction: 0.5)))
      images = ImageStore(assets: try Assets.locate())
      painter = Painter(scale: 1, deviceSize: stage.prototype.device.size, text: text, images: images)
      stage.settle()
    }

    func paint() -> [PixelRect] { painter.paint(stage.prototype.scene) }

    /// Shadows, backdrops, lines of text and decoded pictures made so far.
    var counts: [Int] {
      let work = painter.work
      return [work.shadowBlurs, work.shadowMasks, work.backdropBlurs, text.drawCount, images.decodeCount]
    }
  }

  @Test("A frame that is the same makes nothing anew, nor does one in which the ball moves")
  func dragging() throws {
    var setup = try Setup(pages: 2)
    _ = setup.paint()
    #expect(setup.counts[1] > 0 && setup.counts[3] > 0)
    let frame = try #require(setup.stage.frame("ball"))
    setup.stage.press(frame.center)
    setup.stage.move(to: Point(187, 400))
    setup.stage.wait(2)
    _ = setup.paint()
    let before = setup.counts
    let rounded = setup.painter.work.roundedMasks
    #expect(setup.paint().isEmpty)
    #expect(setup.counts == before && setup.painter.work.roundedMasks == rounded)
    for step in 1...20 {
      setup.stage.move(to: Point(187 + Double(step) * 0.7, 400 - Double(step) * 1.3), over: 0.016)
      #expect(!setup.paint().isEmpty)
    }
    #expect(setup.counts == before)
  }

  @Test("A page under the list is not blurred again while only the list's rows change")
  func list() throws {
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

  @Test("While the zone stands still and nothing moves below it, it is not blurred again")
  func zone() throws {
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
    // Above the middle the page does not move sideways: only the finger does.
    setup.stage.move(to: Point(230, 430), over: 0.1)
    _ = setup.paint()
    #expect(setup.counts == before)
  }

  @Test("A frame of a tablet at scale 8 has all its pixels")
  func largeFrame() {
    // 744 × 1133 points.
    let painter = makePainter(scale: 8, size: Size(744, 1133))
    #expect(painter.frame.width == 5952 && painter.frame.height == 9064)
  }

  @Test("A saturated colour at half alpha over its complement has no fringe")
  func fringes() {
    let circle = RoundedRect(circle: Point(50.3, 60.7), radius: 31.4)
    let cyan = Color(0, 255, 255, 128)
    var path = Path()
    path.add(Path(circle))
    for shape in [
      Shape.roundedRect(circle, .color(cyan)), .fill(path, .color(cyan)), .stroke(path, width: 9, cyan),
    ] {
      let scene = FloatCore.Scene(
        size: Size(120, 160), background: Color(255, 0, 0), layers: [Layer(id: "a", content: [shape])])
      let surface = freshFrame(scene, scale: 1)
      for y in 0..<160 {
        for x in 0..<120 {
          let p = surface[x, y]
          let (r, g, b) = (Int(p >> 16 & 255), Int(p >> 8 & 255), Int(p & 255))
          #expect(g == b && g <= 128 && abs(r + g - 255) <= 1)
        }
      }
    }
    // A picture with alpha, cut to a disc: every channel lies between the ground's and the blend's.
    let image = Layer(
      id: "a",
      content: [.image(ImageRun("half", frame: RoundedRect(circle: Point(50.3, 60.7), radius: 31.4)))])
    let surface = freshFrame(
      FloatCore.Scene(size: Size(120, 160), background: Color(0, 255, 0), layers: [image]), scale: 1)
    for y in 0..<160 {
      for x in 0..<120 {
        let p = surface[x, y]
        let (r, g, b) = (p >> 16 & 255, p >> 8 & 255, p & 255)
        #expect(r <= 0x7F && b <= 0x40 && g >= 126 && p >> 24 == 255)
      }
    }
  }

  @Test(
    "A rectangle, a rounded one and a path of one colour meet without a seam where they meet on whole pixels")
  func seams() {
    let blue = Color(rgb: 0x2266AA)
    var path = Path()
    path.addRoundedRect(RoundedRect(Rect(60, 10, 20, 40)))
    let shapes: [Shape] = [
      .rect(Rect(10, 10, 20, 40), blue), .roundedRect(RoundedRect(Rect(30, 10, 15, 40)), .color(blue)),
      // These two meet between pixels.
      .roundedRect(RoundedRect(Rect(45, 10, 7.4, 40)), .color(blue)),
      .roundedRect(RoundedRect(Rect(52.4, 10, 7.6, 40)), .color(blue)), .fill(path, .color(blue)),
    ]
    for scale in [1.0, 2.0, 3.0] {
      let surface = freshFrame(
        FloatCore.Scene(size: Size(120, 160), background: .white, layers: [Layer(id: "a", content: shapes)]),
        scale: scale)
      for x in Int(10 * scale)..<Int(80 * scale) { #expect(surface[x, Int(30 * scale)] == 0xFF22_66AA) }
    }
  }
}
