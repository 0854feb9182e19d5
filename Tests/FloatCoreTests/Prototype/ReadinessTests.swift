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
    stage.tap("ball")
    stage.settle()
    stage.tap("list:article-1")
    stage.settle()
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

  @Test func a_tab_keeps_its_place() {
    var stage = Stage(device: Device(id: "low", name: "Low", size: Size(320, 300), safeArea: .zero))
    stage.send(.wheel(at: Point(100, 150), dx: 0, dy: -60))
    stage.settle()
    let scroll = stage.state.scroll
    #expect(scroll > 0)
    stage.tap("tab:contacts")
    stage.settle()
    stage.tap("tab:chats")
    stage.settle()
    #expect(stage.state.scroll == scroll)
  }

  @Test func a_tap_on_an_elements_centre_hits_it_however_far_it_is_scrolled_out() throws {
    var stage = Stage()
    stage.tap("row:chat-1")
    stage.settle()
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
    stage.tap(row.frame.center)
    stage.settle()
    #expect(stage.state.stack.last == row.name.replacing("row:", with: ""))
  }

  @Test func a_ball_that_is_docked_inside_the_zone_is_not_removed_by_a_small_move() {
    var stage = Stage.collected()
    stage.drag(from: stage.state.ball.frame.center, to: Point(345, 600), over: 0.4)
    stage.settle()
    stage.drag(from: stage.state.ball.frame.center, to: Point(345, 745), over: 0.6, hold: 0.01)
    stage.settle()
    guard stage.state.ball.visible else { return }
    stage.drag(from: stage.state.ball.frame.center, to: stage.state.ball.frame.center + Point(0, -25))
    stage.settle()
    #expect(stage.state.ball.items == ["article-1"])
  }
}
