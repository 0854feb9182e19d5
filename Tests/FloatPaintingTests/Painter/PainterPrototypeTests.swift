import FloatCore
import FloatStudio
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct PainterPrototypeTests {
  @Test func a_push_a_swipe_into_the_zone_the_balls_flight_and_its_list_look_the_same_painted_step_by_step() {
    var stage = Stage()
    let start = stage.prototype
    stage.openArticle()
    stage.drag(from: Point(2, 400), to: Point(330, 770), over: 0.45, hold: 0.05)
    stage.wait(1)
    stage.drag(from: stage.ball.frame.center, to: Point(100, 300), over: 0.45, hold: 0.05)
    stage.wait(1)
    stage.tap("ball")
    stage.wait(0.8)
    stage.drag(from: Point(187, 600), to: Point(187, 300), over: 0.45, hold: 0.05)
    stage.wait(1)

    var player = Player(start, inputs: stage.recording.inputs)
    let painter = makePainter(scale: 1, size: player.prototype.scene.size)
    // Uneven steps, so that nothing lies on whole pixels.
    for time in stride(from: 0, to: stage.now, by: 0.0617) {
      player.advance(to: time)
      let scene = player.prototype.scene
      _ = painter.paint(scene)
      let isSame = painter.frame.hasSamePixels(as: freshFrame(scene, scale: 1, size: scene.size))
      #expect(isSame, "at \(time) s")
    }
  }
}
