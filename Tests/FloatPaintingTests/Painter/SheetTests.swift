import FloatCore
import FloatStudio
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

/// Frames in lent memory have the same bytes as in the painter's own, with any bytes in the memory before.
@Suite struct SheetTests {
  private let size = Size(120, 160)

  /// A window's memory with noise around the frame and in it, and the frame's place.
  private func window(stride: Int = 301) -> (surface: Surface, place: PixelRect) {
    let surface = Surface(width: stride, height: 400)
    for y in 0..<400 {
      for x in 0..<stride { surface[x, y] = UInt32(truncatingIfNeeded: (y * stride + x) &* 2_654_435_761) }
    }
    return (surface, PixelRect(x: 31, y: 17, width: 240, height: 320))
  }

  private func isShown(_ scene: FloatCore.Scene, in window: Surface, _ place: PixelRect) -> Bool {
    window.part(place).hasSamePixels(as: freshFrame(scene))
  }

  /// Of two pictures one is free at a time, and each misses what was painted in the other meanwhile.
  @Test(arguments: [1, 2], [false, true])
  func every_scene_is_shown_and_nothing_around_it_changes(pictures: Int, isTrimmed: Bool) {
    var numbers = SplitMix64(seed: 12)
    for seed in 1...UInt64(8) {
      var scenes = RandomScenes(seed: seed * 91)
      var scene = scenes.scene()
      let painter = makePainter()
      let (around, place) = window()
      let windows = (0..<pictures).map { _ in window().surface }
      var missing = windows.map { [$0.bounds] }
      var newest = 0
      for step in 0..<20 {
        let free = step == 0 ? 0 : Int.random(in: 0..<pictures, using: &numbers)
        let contents: Sheet.Contents =
          step == 0
          ? .nothing : free == newest ? .last : .older(missing: missing[free], newest: windows[newest])
        let damage = painter.paint(scene, in: Sheet(windows[free], contents).part(place))
        if !damage.isEmpty {
          for other in windows.indices { missing[other] += damage.map { $0.offset(x: place.x, y: place.y) } }
          missing[free] = []
          newest = free
        }
        if isTrimmed { painter.trim() }
        let isRight = isShown(scene, in: windows[newest], place)
        #expect(isRight, "seed \(seed), step \(step)")
        scenes.change(&scene)
      }
      around.copy(place, from: windows[newest])
      #expect(around.hasSamePixels(as: windows[newest]), "seed \(seed)")
    }
  }

  @Test func where_nothing_differs_nothing_is_written() {
    var scenes = RandomScenes(seed: 3)
    let scene = scenes.scene()
    let painter = makePainter()
    let (window, place) = window()
    _ = painter.paint(scene, in: Sheet(window, .nothing).part(place))
    let other = self.window().surface
    let sheet = Sheet(other, .older(missing: [place], newest: window)).part(place)
    #expect(painter.paint(scene, in: sheet).isEmpty)
    #expect(other.hasSamePixels(as: self.window().surface))
    _ = sheet.completed()
    let isRight = isShown(scene, in: other, place)
    #expect(isRight)
  }

  @Test func lost_memory_and_memory_of_its_own_are_painted_whole() {
    var scenes = RandomScenes(seed: 4)
    let scene = scenes.scene()
    let painter = makePainter()
    let (window, place) = window()
    _ = painter.paint(scene, in: Sheet(window, .nothing).part(place))
    window.fill(.black)
    #expect(
      painter.paint(scene, in: Sheet(window, .nothing).part(place)) == [
        PixelRect(x: 0, y: 0, width: 240, height: 320)
      ])
    let isRight = isShown(scene, in: window, place)
    #expect(isRight)
    #expect(!painter.paint(scene).isEmpty)
    #expect(painter.frame.hasSamePixels(as: freshFrame(scene)))
  }

  @Test func what_is_missing_around_the_frame_is_copied_at_once() {
    let (old, place) = window()
    let newest = Surface(width: old.width, height: old.height)
    _ = Sheet(old, .older(missing: [old.bounds], newest: newest)).part(place)
    #expect(old[0, 0] == 0)
    #expect(old[old.width - 1, old.height - 1] == 0)
    #expect(old[place.minX, place.minY] != 0)
  }

  @Test func pictures_out_of_sight_are_given_back() {
    func scene(_ name: String) -> FloatCore.Scene {
      let page = Layer(
        id: name, outline: RoundedRect(Rect(size: size)),
        content: [.rect(Rect(size: size), .white), .rect(Rect(9, 9, 20, 20), .black)], isRasterized: true)
      return FloatCore.Scene(size: size, background: .white, layers: [page])
    }
    let painter = makePainter()
    _ = painter.paint(scene("first"))
    let one = painter.cachedBytes
    _ = painter.paint(scene("second"))
    #expect(painter.cachedBytes > one)
    // A frame in which nothing is painted shows the last content.
    #expect(painter.paint(scene("second")).isEmpty)
    painter.trim()
    #expect(painter.cachedBytes <= one)
    #expect(painter.cachedBytes > one / 2)
    #expect(painter.paint(scene("second")).isEmpty)
  }

  @Test func masks_of_what_moved_are_given_back() {
    func scene(_ step: Int) -> FloatCore.Scene {
      let outline = RoundedRect(Rect(size: Size(40, 40)), radius: 20)
      let ball = Layer(
        id: "ball", position: Point(Double(step) * 0.137, Double(step) * 0.091), outline: outline,
        shadow: Shadow(color: Color(0, 0, 0, 80), radius: 3, offset: Point(0, 2)),
        content: [.roundedRect(outline, .color(.black))])
      return FloatCore.Scene(size: size, background: .white, layers: [ball])
    }
    let painter = makePainter()
    for step in 0..<400 { _ = painter.paint(scene(step)) }
    let moving = painter.cachedBytes
    painter.trim()
    #expect(painter.cachedBytes < moving / 2)
    _ = painter.paint(scene(7))
    #expect(painter.frame.hasSamePixels(as: freshFrame(scene(7))))
  }
}
