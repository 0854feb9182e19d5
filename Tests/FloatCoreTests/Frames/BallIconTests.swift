import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A ball's icons come and go")
struct BallIconTests {
  private func collected(_ count: Int) -> Stage {
    var stage = Stage()
    for number in 1...count {
      stage.openArticle(number)
      stage.collect()
    }
    return stage
  }

  private func open(_ page: PageID, _ stage: inout Stage) {
    stage.prototype.perform(.openList(.tap))
    stage.settle()
    let phone = stage.prototype
    stage.prototype.perform(stage.prototype.list.openRow(page, phone.navigation, phone.environment))
  }

  private func icons(_ stage: Stage) -> [(name: String, diameter: Double)] {
    let ball = stage.prototype.scene.layers.first { $0.id == "ball" }
    return (ball?.content ?? []).compactMap {
      if case .image(let run) = $0 { (run.name, run.frame.rect.width) } else { nil }
    }
  }

  @Test func a_new_icon_grows_from_nothing() {
    var stage = collected(2)
    stage.openArticle(3)
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    stage.wait(0.1)
    let before = VisibleFrame(stage.prototype)
    stage.release()
    #expect(stage.state.ball.items.count == 3)
    #expect(FrameWatch.difference(before, VisibleFrame(stage.prototype)) == nil)
    #expect(icons(stage).count == 2)
    stage.settle()
    #expect(icons(stage).count == 3)
  }

  /// Every page but an open one was thrown away: the ball that comes with the drag shows that one.
  @Test func a_ball_that_comes_with_a_drag_has_its_icon() {
    var stage = collected(2)
    open("article-2", &stage)
    stage.settle()
    stage.drag(from: stage.state.ball.frame.center, to: Point(350, 780), hold: 0.5)
    stage.settle()
    #expect(stage.state.ball.items == ["article-2"])
    var player = FramePlayer(stage)
    player.press(Point(4, 400))
    player.move(to: Point(300, 500))
    player.wait(0.1)
    #expect(icons(player.stage).map(\.name) == ["pictures/logo-2"])
    player.release()
    player.settle()
    #expect(player.problems == [])
    #expect(icons(player.stage).map(\.name) == ["pictures/logo-2"])
  }
}
