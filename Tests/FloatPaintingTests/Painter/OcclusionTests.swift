import FloatCore
import FloatStudio
import Testing

@testable import FloatPainting

/// Things hidden by pictures are not painted.
@Suite struct OcclusionTests {
  private let rect = PixelRect(x: 0, y: 0, width: 240, height: 320)

  /// The parts of a page that are visible below another layer.
  private func visible(below layer: Layer) -> [PixelRect] {
    let size = Size(120, 160)
    let page = Layer(
      id: "below", outline: RoundedRect(Rect(size: size)), content: [.rect(Rect(size: size), .white)],
      isRasterized: true)
    let painter = LayerPainter(
      shapes: ShapePainter(text: BlockText(), images: PatternImages()),
      pictures: PictureStore(frame: rect, scale: 2))
    let surface = Surface(width: rect.width, height: rect.height)
    let pass = LayerPainter.Pass(
      target: surface.target(), frame: rect, whole: rect, backdrops: nil, isPicture: false)
    let transform = PixelTransform(origin: .zero, scale: 2)
    return Occlusion([page, layer], transform, pass, painter: painter).visible(rect, above: 0)
  }

  /// A page that grows out of a ball or shrinks into one: an outline around its picture, which may extend beyond it.
  private func morphing(
    _ outline: RoundedRect, page: Rect = Rect(-10, -20, 120, 160), opacity: Double = 1
  ) -> Layer {
    let inner = Layer(
      id: "page", position: page.origin, outline: RoundedRect(Rect(size: page.size)),
      content: [.rect(Rect(size: page.size), .black)], isRasterized: true)
    return Layer(
      id: "morph", position: Point(20, 30), outline: outline, opacity: opacity, sublayers: [inner],
      shade: Color(0, 0, 0, 20))
  }

  @Test func a_page_in_a_morphing_outline_hides_what_is_below_its_middle() {
    let parts = visible(below: morphing(RoundedRect(Rect(0, 0, 80, 100), radius: 15)))
    let hidden = PixelRect(x: 40, y: 90, width: 160, height: 140)
    #expect(parts.allSatisfy { !$0.intersects(hidden) })
    #expect(parts.reduce(0) { $0 + $1.area } == rect.area - hidden.area)
  }

  @Test func where_the_outline_leaves_the_page_it_hides_nothing() {
    let parts = visible(
      below: morphing(RoundedRect(Rect(0, 0, 80, 100), radius: 15), page: Rect(0, 0, 50, 160)))
    let hidden = PixelRect(x: 40, y: 90, width: 100, height: 140)
    #expect(parts.reduce(0) { $0 + $1.area } == rect.area - hidden.area)
  }

  @Test func a_circle_and_a_translucent_page_hide_nothing() {
    #expect(visible(below: morphing(RoundedRect(Rect(0, 0, 60, 60), radius: 30))) == [rect])
    #expect(visible(below: morphing(RoundedRect(Rect(0, 0, 80, 100), radius: 15), opacity: 0.5)) == [rect])
  }
}
