import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("Which springs are at work")
struct SpringStartsTests {
  @Test func a_ball_is_its_springs_from_the_release_to_its_rest() {
    var stage = Stage.collected()
    #expect(stage.prototype.springStarts.isEmpty)
    // The ball's middle moves under the pointer by the grab's spring, which is a different one.
    stage.send(.set(key: "ball.grab.anchor", value: "center"))
    let grab = stage.state.ball.frame.center + Point(-12, 12)
    stage.pull(from: grab, to: grab + Point(-40, 0), over: 0.03)
    #expect(stage.prototype.ball.center.course.drive(at: stage.prototype.now) != nil)
    #expect(stage.prototype.springStarts["ball.snap"] == nil)
    stage.move(to: Point(200, 300))
    stage.release()
    let start = stage.prototype.now
    #expect(stage.prototype.springStarts["ball.snap"] == start)
    stage.wait(0.1)
    #expect(stage.prototype.springStarts["ball.snap"] == start)
    // A caught ball belongs to the hand.
    stage.press(stage.state.ball.frame.center)
    stage.move(to: stage.state.ball.frame.center + Point(-30, 0))
    #expect(stage.prototype.springStarts["ball.snap"] == nil)
    stage.releaseAndSettle()
    #expect(stage.prototype.springStarts.isEmpty)
  }

  @Test func a_curve_is_no_spring() {
    var stage = Stage.collected()
    stage.send(.set(key: "ball.snap.motion", value: "curve"))
    stage.drag(from: stage.state.ball.frame.center, to: Point(200, 300))
    #expect(stage.state.ball.edge == .none, "it is on its way")
    #expect(stage.prototype.springStarts["ball.snap"] == nil)
  }

  @Test func a_page_is_its_springs_while_it_is_not_held() throws {
    var stage = Stage()
    stage.send(.set(key: "navigation.settle", value: "spring"))
    stage.tap("row:chat-1")
    stage.wait(0.05)
    #expect(stage.state.transition != nil)
    let start = try #require(stage.prototype.springStarts["navigation"])
    #expect((stage.prototype.now - 0.3...stage.prototype.now).contains(start))
    stage.settle()
    stage.pull(from: Point(2, 400), to: Point(150, 400))
    #expect(stage.state.transition != nil)
    #expect(stage.prototype.springStarts["navigation"] == nil)
    stage.release()
    #expect(stage.prototype.springStarts["navigation"] == stage.prototype.now)
  }

  @Test func a_badge_on_its_way_back_and_a_zone_that_grows() {
    var stage = Stage()
    let badge = stage.frame("badge:chat-1")!.center
    stage.pull(from: badge, to: badge + Point(10, 20))
    #expect(stage.prototype.springStarts["badge.return"] == nil)
    stage.release()
    #expect(stage.prototype.springStarts["badge.return"] == stage.prototype.now)

    stage = Stage.collected()
    stage.pull(from: stage.state.ball.frame.center, to: Point(200, 600))
    stage.move(to: Point(360, 800))
    #expect(stage.state.zone.highlighted)
    #expect(stage.prototype.springStarts["zone.growth"] != nil)
  }
}
