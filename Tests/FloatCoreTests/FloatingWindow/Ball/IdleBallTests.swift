import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A ball that no hand touches")
struct IdleBallTests {
  private func parameters(hide: Double, opacity: Double) -> Parameters {
    var p = Parameters()
    p.ball.idleHide = hide
    p.ball.idleOpacity = opacity
    p.ball.idleDelay = 2
    return p
  }

  @Test func it_stays_as_it_is_by_default() {
    var stage = Stage(items: 1...1, ballY: 300)
    stage.wait(30)
    #expect(stage.state.ball.frame == Rect(315, 300, 60, 60))
    #expect(stage.state.ball.alpha == 1)
    #expect(stage.prototype.nextDeadline == nil)
  }

  @Test(arguments: [Edge.left, .right])
  func half_of_it_slips_behind_its_edge_and_it_fades(edge: Edge) {
    var stage = Stage(parameters(hide: 0.5, opacity: 0.4), items: 1...1, ballY: 300, edge: edge)
    stage.drag(from: stage.state.ball.frame.center, to: Point(edge == .left ? 40 : 330, 400), hold: 0.6)
    while stage.prototype.isAnimating { stage.wait(1.0 / 60) }
    let docked = edge == .left ? 0.0 : 315
    stage.wait(1.5)
    #expect(stage.state.ball.frame.x == docked, "not yet")
    #expect(stage.state.ball.alpha == 1, "not yet")
    #expect(!stage.prototype.isAnimating, "nothing is drawn while it waits")
    stage.settle()
    #expect(stage.state.ball.frame.x == (edge == .left ? -30 : 345))
    #expect(isNear(stage.state.ball.alpha, 0.4, within: 1e-9))
  }

  @Test func a_press_brings_it_back_and_what_is_seen_of_it_can_be_hit() {
    var stage = Stage(parameters(hide: 0.5, opacity: 0.4), items: 1...1, ballY: 300)
    stage.settle()
    stage.wait(4)
    #expect(stage.state.ball.frame.x == 345)
    #expect(!stage.prototype.hitsBall(Point(330, 330)), "where it is not any more")
    stage.press(Point(360, 330))
    stage.wait(0.4)
    #expect(stage.state.ball.frame.x == 315)
    #expect(stage.state.ball.alpha == 1)
    stage.release()
    #expect(stage.state.transition?.kind == .expand, "it is a tap")
  }

  /// Its delay is set, by a saved file or by another hand, while a finger rests on it.
  @Test func it_stays_under_a_finger_whatever_is_set_meanwhile() {
    var stage = Stage(parameters(hide: 0.5, opacity: 1), items: 1...1, ballY: 300)
    stage.set([("ball.long-press", "none")])
    stage.press(stage.state.ball.frame.center)
    stage.set([("ball.idle.delay", "1s")])
    stage.wait(5)
    #expect(stage.state.ball.frame.x == 315)
    stage.cancel()
    stage.wait(5)
    #expect(stage.state.ball.frame.x == 345)
  }

  @Test func it_does_not_move_by_itself_while_it_is_held_or_hidden() {
    var stage = Stage(parameters(hide: 0.5, opacity: 1), items: 1...1, ballY: 300)
    stage.pull(from: stage.state.ball.frame.center, to: Point(200, 400), hold: 6)
    #expect(isNear(stage.state.ball.frame.center.x, 200, within: 1))
    stage.releaseAndSettle()
    stage.tapAndSettle("ball")
    stage.wait(6)
    #expect(stage.prototype.nextDeadline == nil)
    stage.tap("back")
    stage.wait(0.9)
    #expect(stage.state.ball.frame.x == 315)
  }
}
