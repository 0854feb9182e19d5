import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("What looks ready is ready, and nothing does more than was asked")
struct ReadinessTests {
  @Test func the_page_below_stays_until_the_one_that_replaces_it_has_arrived() {
    var stage = Stage()
    stage.openArticle(1)
    stage.collect()
    stage.openArticle(2)
    stage.collect()
    stage.tapAndSettle("ball", "list:article-1")
    stage.tap("ball")
    stage.wait(0.1)
    #expect(stage.layer("page:article-1") != nil)
    stage.settle()
    #expect(stage.stack == "chats chat-1 article-2")
  }

  @Test func a_page_turned_round_on_its_way_out_of_a_row_goes_to_the_ball() {
    var stage = Stage.collected()
    stage.send(.contextMenu(at: stage.state.ball.frame.center))
    stage.settle()
    stage.tap("list:article-1")
    stage.wait(0.2)
    stage.send(.key("Escape"))
    var last = Rect(0, 0, 0, 0)
    while let shape = stage.prototype.pageOutline {
      last = shape.rect
      stage.wait(1.0 / 120)
    }
    let ball = stage.state.ball.frame
    #expect(abs(last.midX - ball.midX) < 4, "\(last) \(ball)")
    #expect(abs(last.midY - ball.midY) < 4, "\(last) \(ball)")
    #expect(stage.state.ball.visible)
  }

  @Test func a_tap_on_an_elements_centre_hits_it_however_far_it_is_scrolled_out() throws {
    var stage = Stage()
    stage.tapAndSettle("row:chat-1")
    let bottom = try #require(stage.prototype.pages["chat-1"]).layout.viewport.maxY
    // Scrolls until only a strip of a card is left above the bar.
    for _ in 0..<200 {
      let frames = stage.prototype.elements.filter { $0.name.hasPrefix("row:") }.map(\.frame)
      if frames.contains(where: { $0.maxY == bottom && $0.height < 30 }) { break }
      stage.send(.wheel(at: Point(180, 400), dx: 0, dy: 7))
      stage.settle()
    }
    let row = try #require(
      stage.prototype.elements.last {
        $0.name.hasPrefix("row:") && $0.frame.maxY == bottom && $0.frame.height < 30
      })
    stage.tapAndSettle(row.frame.center)
    #expect(stage.state.stack.last == row.name.replacing("row:", with: ""))
  }
}
