import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite struct BallOutlineTests {
  /// The line is half a point wide; at the screen's edge its side lies outside of the ball, which cuts it off.
  @Test(arguments: [Edge.left, .right])
  func the_rim_of_a_ball_at_an_edge_is_open_there(edge: Edge) {
    let stage = Stage(items: 1...1, ballY: 300, edge: edge)
    let e = stage.prototype.environment
    let frame = stage.state.ball.frame
    let outline = RoundedRect(frame, radii: CornerRadii(edge: edge, inner: 30, outer: 0))
    let rim = FloatingBall.rimOutline(outline, e).rect
    let moved = 0.25
    #expect(rim.minX == frame.minX + (edge == .left ? -moved : moved))
    #expect(rim.maxX == frame.maxX + (edge == .right ? moved : -moved))
    #expect(rim.height == frame.height - 2 * moved)
  }

  /// A page that shrinks into a ball that was just removed ends in the ball's place, in its shape.
  @Test(arguments: [Edge.left, .right])
  func a_removed_ball_has_the_outline_that_it_had_at_its_dock(edge: Edge) {
    let stage = Stage(items: 1...1, ballY: 300, edge: edge)
    let e = stage.prototype.environment
    var ball = stage.prototype.ball
    let docked = ball.morphEnd(e)
    ball.remove(e)
    #expect(ball.morphEnd(e) == docked)
  }
}
