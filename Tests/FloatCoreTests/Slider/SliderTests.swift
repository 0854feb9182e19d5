import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A slider beside the swipe back")
struct SliderTests {
  private func value(_ stage: Stage, _ id: String = "slider:cards/volume") -> Double {
    stage.state.sliders.first { $0.id == id }?.value ?? .nan
  }

  /// The thumb's middle on the screen for a value.
  private func thumb(_ value: Double) -> Point { Point(10 + 14 + value * (355 - 28), 422) }

  @Test(arguments: [60.0, 125, 250, 1000], ["edge", "anywhere"])
  func its_thumb_follows_one_to_one_and_stays(rate: Double, from: String) {
    var stage = ControlPages.stage([("navigation.swipe-from", from)]).sampled(at: rate)
    stage.pull(from: thumb(0.4), by: Point(0.3 * 327, 12), over: 0.2, hold: 0.4)
    #expect(abs(value(stage) - 0.7) < 1e-9)
    stage.move(by: Point(400, 0), over: 0.2)
    stage.wait(0.2)
    #expect(value(stage) == 1)
    stage.move(by: Point(-400, 0), over: 0.2)
    stage.releaseAndSettle()
    #expect(abs(value(stage) - 0.7) < 1e-9)
    #expect(stage.state.stack == ["chats", "cards"])
  }

  @Test func its_track_is_dragged_from_where_the_thumb_is_and_tapped_to_go_there() {
    var stage = ControlPages.stage()
    stage.pull(from: thumb(0.8), by: Point(-0.1 * 327, 0), over: 0.2)
    stage.releaseAndSettle()
    #expect(abs(value(stage) - 0.3) < 1e-9)
    stage.tapAndSettle(thumb(0.9))
    #expect(abs(value(stage) - 0.9) < 1e-9)
  }

  @Test func in_the_strip_it_has_the_pan_within_22_of_its_thumb_only() {
    var stage = ControlPages.stage()
    stage.pull(from: Point(16, 522), by: Point(50, 0), over: 0.1)
    #expect(stage.state.transition == nil)
    #expect(value(stage, "slider:cards/left") > 0)
    stage.releaseAndSettle()
    stage.tapAndSettle(Point(300, 522))
    stage.pull(from: Point(16, 522), by: Point(50, 0), over: 0.1)
    #expect(stage.state.transition?.kind == .pop)
  }

  @Test func a_cancelled_drag_goes_back() {
    var stage = ControlPages.stage()
    stage.pull(from: thumb(0.4), by: Point(100, 0), over: 0.2)
    stage.keyAndSettle("Escape")
    #expect(value(stage) == 0.4)
  }

  @Test func keys_move_it_by_steps() {
    var stage = ControlPages.stage()
    stage.focus("slider:cards/volume")
    for key in ["Right", "Right", "Left", "Right"] { stage.send(.key(key)) }
    stage.settle()
    #expect(abs(value(stage) - 0.5) < 1e-9)
    #expect(stage.prototype.elements.last { $0.id == "slider:cards/volume" }?.label == "Volume 50%")
  }
}
