import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

@Suite("A presented page is collected by the swipe")
struct PresentedSwipeTests {
  private func presented(_ axis: Axis, collects: Bool = true) -> Stage {
    var stage = Stage()
    stage.send(.set(key: "modal.axis", value: axis.rawValue))
    if collects { stage.send(.set(key: "entrances.kinds", value: "article, sdk")) }
    stage.tap("tab:me")
    stage.tap("row:sdk")
    stage.settle()
    return stage
  }

  @Test(arguments: Axis.allCases, [60.0, 125, 250, 1000])
  func let_go_in_the_zone_it_goes_into_the_ball_and_comes_out_presented(along axis: Axis, rate: Double) throws
  {
    var stage = presented(axis)
    stage.press(Point(4, 400))
    stage.move(by: Point(326, 360), over: 0.3, rate: rate)
    stage.wait(0.1)
    #expect(stage.state.zone.kind == .collect)
    #expect(stage.state.zone.highlighted)
    stage.release()
    #expect(stage.state.transition?.kind == .shrink)
    stage.settle()
    #expect(stage.state.ball.items == ["sdk"])
    #expect(stage.state.stack == ["chats"])
    stage.tap("ball")
    stage.wait(0.1)
    #expect(stage.state.transition?.kind == .expand)
    stage.settle()
    #expect(stage.state.stack == ["chats", "sdk"])
    #expect(stage.prototype.isPresenting)
    // Swiped past the middle it shrinks again.
    stage.drag(from: Point(4, 400), to: Point(300, 400))
    #expect(stage.state.transition?.kind == .shrink)
    stage.settle()
    #expect(stage.state.ball.items == ["sdk"])
    #expect(stage.state.stack == ["chats"])
  }

  @Test func there_is_no_zone_for_a_page_that_is_not_collectable_nor_for_one_pulled_down() {
    var stage = presented(.horizontal, collects: false)
    stage.press(Point(4, 400))
    stage.move(by: Point(300, 300), over: 0.3, rate: 125)
    #expect(stage.state.zone.kind == .none)
    stage = presented(.vertical)
    stage.press(Point(180, 70))
    stage.move(by: Point(150, 600), over: 0.3, rate: 125)
    #expect(stage.state.transition?.interactive == true)
    #expect(stage.state.zone.kind == .none)
  }

  @Test(arguments: Axis.allCases)
  func no_frame_is_wrong(along axis: Axis) {
    var player = FramePlayer(presented(axis))
    player.press(Point(4, 400))
    player.move(to: Point(330, 760), over: 0.4)
    player.wait(0.1)
    player.release()
    player.settle()
    player.press(player.stage.state.ball.frame.center)
    player.wait(0.05)
    player.release()
    player.wait(0.15)
    player.settle()
    #expect(player.problems == [])
  }
}
