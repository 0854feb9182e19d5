import FloatCore
import FloatStudio
import Testing

@testable import FloatPainting

@Suite struct PainterDamageTests {
  @Test(arguments: [1.0, 1.25, 1.5, 2.0, 3.0])
  func scenes_repainted_step_by_step_look_like_scenes_painted_at_once_and_what_changed_is_reported_once(
    scale: Double
  ) {
    for seed in 1...UInt64(12) {
      var scenes = RandomScenes(seed: seed * 100 + UInt64(scale * 8))
      var scene = scenes.scene()
      let painter = makePainter(scale: scale)
      var before: Surface?
      for step in 0..<25 {
        let damage = painter.paint(scene)
        let fresh = freshFrame(scene, scale: scale)
        for (i, a) in damage.enumerated() {
          #expect(painter.frame.bounds.contains(a))
          #expect(!a.isEmpty)
          for b in damage[(i + 1)...] { #expect(!a.intersects(b)) }
        }
        let wrong = painter.frame.hasSamePixels(as: fresh) ? nil : painter.frame.difference(from: fresh)
        #expect(wrong == nil, "seed \(seed), step \(step)")
        let silent = before.flatMap { painter.frame.difference(from: $0, outside: damage) }
        #expect(silent == nil, "seed \(seed), step \(step)")
        if wrong != nil || silent != nil { return }
        before = fresh
        scenes.change(&scene)
      }
    }
  }

  @Test func an_equal_scene_damages_nothing() {
    var scenes = RandomScenes(seed: 5)
    for _ in 0..<20 {
      let scene = scenes.scene()
      let painter = makePainter()
      #expect(!painter.paint(scene).isEmpty)
      #expect(painter.paint(scene).isEmpty)
    }
  }

  @Test func a_small_layer_that_moves_over_a_page_damages_only_its_surroundings() {
    let page = Layer(
      id: "page", outline: RoundedRect(Rect(0, 0, 120, 160)),
      content: [.rect(Rect(0, 0, 120, 160), .white)], isRasterized: true)
    func scene(_ x: Double) -> FloatCore.Scene {
      let ball = Layer(
        id: "ball", position: Point(x, 50), outline: RoundedRect(circle: Point(15, 15), radius: 15),
        content: [.roundedRect(RoundedRect(circle: Point(15, 15), radius: 15), .color(.black))])
      return FloatCore.Scene(size: Size(120, 160), background: .black, layers: [page, ball])
    }
    let painter = makePainter()
    _ = painter.paint(scene(20))
    let damage = painter.paint(scene(21))
    // 60 px of ball, moved by 2 px.
    #expect(damage == [PixelRect(x: 40, y: 100, width: 62, height: 60)])
  }

  @Test func a_backdrop_is_not_blurred_again_while_only_what_lies_above_it_moves() {
    let page = Layer(id: "page", content: [.rect(Rect(0, 0, 60, 160), .black)])
    func scene(_ x: Double, pageX: Double = 0) -> FloatCore.Scene {
      var page = page
      page.position.x = pageX
      let list = Layer(
        id: "list", outline: RoundedRect(Rect(0, 0, 120, 160)),
        backdrop: Backdrop(radius: 10, tint: Color(255, 255, 255, 60)))
      let row = Layer(id: "row", position: Point(x, 20), content: [.rect(Rect(0, 0, 20, 10), .white)])
      return FloatCore.Scene(size: Size(120, 160), background: .white, layers: [page, list, row])
    }
    let painter = makePainter()
    _ = painter.paint(scene(0))
    let above = painter.paint(scene(4))
    #expect(above.reduce(0) { $0 + $1.area } < 3000)
    let below = painter.paint(scene(4, pageX: 3))
    #expect(below == [painter.frame.bounds])
    #expect(painter.frame.hasSamePixels(as: freshFrame(scene(4, pageX: 3))))
  }

  /// A group's backdrop sees only the group, in which any pixel may depend on any other.
  @Test func a_group_with_a_backdrop_inside_is_painted_anew_as_a_whole() {
    func scene(_ x: Double) -> FloatCore.Scene {
      let glass = Layer(
        id: "glass", outline: RoundedRect(Rect(10, 60, 100, 90)),
        backdrop: Backdrop(radius: 30, tint: Color(255, 255, 255, 60)))
      let group = Layer(
        id: "group", outline: RoundedRect(Rect(0, 0, 120, 160)), opacity: 0.5,
        content: [.rect(Rect(0, 0, 120, 160), .white), .rect(Rect(x, 52, 20, 6), .black)],
        sublayers: [glass])
      return FloatCore.Scene(size: Size(120, 160), background: .white, layers: [group])
    }
    let painter = makePainter()
    _ = painter.paint(scene(20))
    #expect(painter.paint(scene(60)) == [painter.frame.bounds])
    #expect(painter.frame.hasSamePixels(as: freshFrame(scene(60))))
  }

  @Test func a_change_of_size_or_density_starts_afresh() {
    var scenes = RandomScenes(seed: 9)
    let scene = scenes.scene()
    let painter = makePainter(scale: 1)
    _ = painter.paint(scene)
    painter.resize(scale: 1.5, deviceSize: Size(100, 90))
    #expect(painter.paint(scene) == [PixelRect(x: 0, y: 0, width: 150, height: 135)])
    #expect(painter.frame.hasSamePixels(as: freshFrame(scene, scale: 1.5, size: Size(100, 90))))
  }
}
