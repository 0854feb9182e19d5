import FloatCore
import FloatStudio
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// The memory of pages' pictures is reused, and allocated before a page comes; the pixels are those of a fresh painter.
@Suite struct PictureMemoryTests {
  private let size = Size(300, 600)
  private let scale = 3.0

  private func painter(team: RowTeam? = nil) -> Painter {
    Painter(scale: scale, deviceSize: size, text: BlockText(), images: PatternImages(), team: team)
  }

  /// Two pages side by side, each with a mark that tells them apart and an empty strip.
  private func scene(_ pages: [Int], x: Double = 120) -> FloatCore.Scene {
    let layers = pages.enumerated().map { place, page in
      Layer(
        id: "page-\(page)", position: Point(Double(place) * x, 0), outline: RoundedRect(Rect(size: size)),
        content: [
          .rect(Rect(0, 0, size.width, 400 + Double(page) * 15), Color(UInt8(page * 20), 90, 120)),
          .rect(Rect(0, size.height - 10, size.width, 10), Color(90, UInt8(page * 20), 120)),
          .rect(Rect(20, Double(page) * 30, 200, 17), Color(250, 240, UInt8(page * 9))),
        ], isRasterized: true)
    }
    return Scene(size: size, background: .white, layers: layers)
  }

  private func isRight(_ painter: Painter, _ scene: FloatCore.Scene) -> Bool {
    let fresh = self.painter()
    _ = fresh.paint(scene)
    return painter.frame.hasSamePixels(as: fresh.frame)
  }

  @Test func pages_that_come_and_go_look_as_if_they_were_the_first() {
    let painter = painter()
    for step in 0..<12 {
      let scene = scene([step, (step + 1) % 12])
      _ = painter.paint(scene)
      let isRight = isRight(painter, scene)
      #expect(isRight, "step \(step)")
      #expect(painter.cachedBytes <= painter.cacheBound)
    }
  }

  @Test func memory_made_ready_is_the_next_pages_and_given_back_at_rest() {
    let painter = painter(team: RowTeam(helpers: 1))
    _ = painter.paint(scene([1]))
    let before = painter.cachedBytes
    #expect(painter.expectPage())
    let frame = painter.frameSize.width * painter.frameSize.height * 4
    #expect(painter.cachedBytes >= before + frame)
    #expect(!painter.expectPage(), "there is some already")
    let both = scene([1, 2])
    _ = painter.paint(both)
    let isRight = isRight(painter, both)
    #expect(isRight)
    #expect(painter.cachedBytes < before + frame * 3 / 2)
    #expect(!painter.expectPage() || painter.cachedBytes <= painter.cacheBound)
    _ = painter.paint(scene([2]))
    #expect(!painter.expectPage(), "a page out of sight has some")
    painter.trim()
    #expect(painter.expectPage())
    painter.trim()
    #expect(painter.cachedBytes <= before)
  }

  @Test func memory_made_ready_holds_the_next_picture_however_small_it_is() {
    let frame = PixelRect(x: 0, y: 0, width: 300, height: 600)
    let store = PictureStore(frame: frame, scale: 1)
    store.beginFrame()
    #expect(store.makeSpare())
    let painter = LayerPainter(
      shapes: ShapePainter(text: BlockText(), images: PatternImages()), pictures: store)
    let layer = Layer(id: "a", content: [.rect(Rect(0, 0, 100, 100), .black)], isRasterized: true)
    let picture = store.picture(of: layer, visible: frame, with: painter)
    // Rows are aligned to 64 bytes: 304 pixels.
    #expect(picture?.composition.surface.memory?.byteCount == 304 * 600 * 4)
  }

  @Test func small_frames_need_none() {
    let painter = makePainter()
    _ = painter.paint(Scene(size: Size(120, 160), background: .white, layers: []))
    #expect(!painter.expectPage())
  }
}
