import FloatCore
import FloatStudio
import Testing

@testable import FloatPainting

/// Groups larger than the memory kept for them are drawn in strips.
@Suite struct GroupStripsTests {
  private let rect = PixelRect(x: 0, y: 0, width: 240, height: 320)

  private func painted(_ scene: FloatCore.Scene, largestGroup: Int) -> (Surface, LayerPainter) {
    let transform = PixelTransform(origin: .zero, scale: 2)
    let painter = LayerPainter(
      shapes: ShapePainter(text: BlockText(), images: PatternImages()),
      pictures: PictureStore(frame: rect, scale: 2), largestGroup: largestGroup)
    let frame = RetainedSurface(rect: rect, transform: transform)
    _ = frame.update(background: scene.background, layers: scene.layers, with: painter)
    return (frame.surface, painter)
  }

  /// With strips of one row each, of some rows, and of more rows than there are.
  @Test(arguments: [100, 2000, 10_000, 60_000])
  func every_scene_looks_the_same(largestGroup: Int) {
    for seed in 1...UInt64(25) {
      var scenes = RandomScenes(seed: seed * 57)
      let scene = scenes.scene()
      let isSame = painted(scene, largestGroup: largestGroup).0.hasSamePixels(
        as: painted(scene, largestGroup: .max).0)
      #expect(isSame, "seed \(seed)")
    }
  }

  @Test func a_strip_has_a_quarter_of_the_memory() {
    let page = Layer(
      id: "group", outline: RoundedRect(Rect(0, 0, 120, 160), radius: 20), opacity: 0.5,
      content: [.rect(Rect(0, 0, 120, 160), .black), .rect(Rect(9, 9, 70, 80), .white)])
    let scene = FloatCore.Scene(size: Size(120, 160), background: .white, layers: [page])
    let kept = { (largest: Int) in
      let painter = painted(scene, largestGroup: largest).1
      return painter.byteCount - painter.shapes.masks.byteCount
    }
    #expect(kept(.max) == 240 * 320 * 4)
    #expect(kept(40_000) == 10_000 / 240 * 240 * 4)
  }
}
