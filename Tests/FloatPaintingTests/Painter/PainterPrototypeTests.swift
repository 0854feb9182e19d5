import FloatCore
import Testing

@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct PainterPrototypeTests {
  @Test func a_push_a_swipe_into_the_zone_the_balls_flight_and_its_list_look_the_same_painted_step_by_step() {
    var inputs: [TimedInput] = []
    func pointer(_ t: Double, _ phase: PointerPhase, _ x: Double, _ y: Double) {
      inputs.append(TimedInput(time: t, .pointer(phase, id: 0, at: Point(x, y))))
    }
    func tap(_ t: Double, _ x: Double, _ y: Double) {
      pointer(t, .down, x, y)
      pointer(t + 0.05, .up, x, y)
    }
    func drag(_ t: Double, from a: Point, to b: Point) {
      pointer(t, .down, a.x, a.y)
      for i in 1...15 {
        let p = a + (b - a) * (Double(i) / 15)
        pointer(t + Double(i) * 0.03, .move, p.x, p.y)
      }
      pointer(t + 0.5, .up, b.x, b.y)
    }
    tap(0.1, 187, 150)  // the first conversation
    tap(0.8, 187, 300)  // a card in it, if there is one
    drag(1.6, from: Point(2, 400), to: Point(330, 770))  // back, into the zone
    drag(2.8, from: Point(345, 406), to: Point(100, 300))  // the ball
    tap(4.0, 30, 300)
    drag(4.8, from: Point(187, 600), to: Point(187, 300))  // scroll

    var prototype = Prototype()
    let size = prototype.scene.size
    let painter = makePainter(scale: 1, size: size)
    var next = 0
    for frame in 0..<90 {
      // Uneven steps, so that nothing lies on whole pixels.
      let time = Double(frame) * 0.0617
      while next < inputs.count, inputs[next].time <= time {
        prototype.send(inputs[next])
        next += 1
      }
      prototype.advance(to: time)
      let scene = prototype.scene
      _ = painter.paint(scene)
      let isSame = painter.frame.hasSamePixels(as: freshFrame(scene, scale: 1, size: size))
      #expect(isSame, "at \(time) s")
    }
  }
}
