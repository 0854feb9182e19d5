import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// A list that is open while pages come back into the ball.
@Suite struct RefillTests {
  /// The ball takes five: a page that an undo leaves no room for slides out like a deleted one.
  @Test func a_row_without_a_page_slides_out() throws {
    var stage = Stage(items: 1...3)
    stage.tapAndSettle("ball")
    let e = stage.prototype.environment
    let before = try #require(stage.frame("list:article-3"))
    let left = Array(stage.prototype.archive.pages.prefix(2))
    stage.prototype.list.refill(left, stage.prototype.ball, e)
    let row = try #require(stage.prototype.list.rows.first { $0.id == "article-3" })
    #expect(row.isLeaving)
    #expect(row.frame(at: stage.now) == before)
    var frames = 0
    var last = before.x
    while let row = stage.prototype.list.rows.first(where: { $0.id == "article-3" }) {
      let x = row.frame(at: stage.now).x
      #expect(x >= last)
      (last, frames) = (x, frames + 1)
      stage.wait(1.0 / 60)
      guard frames < 200 else { break }
    }
    #expect(frames > 5)
    #expect(last > before.x + 100)
  }

  /// A page then has a row at each edge, and a layer for each.
  @Test func the_list_opens_at_one_edge_while_its_rows_still_leave_at_the_other() {
    var stage = Stage(items: 1...2, ballY: 405)
    stage.press(Point(345, 405))
    stage.wait(0.55)
    stage.move(to: Point(34, 677), over: 0.05)
    stage.release()
    stage.wait(0.04)
    stage.drag(from: Point(345, 405), to: Point(102, 456), over: 0.12, hold: 0)
    stage.wait(0.33)
    stage.tap(stage.state.ball.frame.center)
    #expect(stage.state.list.open)
    #expect(Set(stage.prototype.list.rows.map(\.edge)) == [.left, .right])
    #expect(Invariants.problem(in: stage.prototype) == nil)
  }
}
