import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("No frame is wrong")
struct FrameTests {
  private func swipeOut(_ player: inout FramePlayer, to end: Point) {
    player.pull(from: Point(3, 420), to: Point(215, 600), over: 0.3)
    player.move(to: end, over: 0.1)
    player.wait(0.2)
    player.release()
    player.settle()
  }

  /// Into a ball that holds other pages, at either edge.
  @Test(arguments: [Edge.left, .right], [1, 3])
  func another_page_is_collected(edge: Edge, others: Int) {
    var stage = Stage(items: 1...others)
    stage.dragAndSettle(from: stage.state.ball.frame.center, to: Point(edge == .left ? 40 : 340, 330))
    stage.open(PageID("article-\(others + 1)"))
    var player = FramePlayer(stage)
    swipeOut(&player, to: Point(300, 712))
    #expect(player.problems == [])
    #expect(player.stage.state.ball.items.count == others + 1)
  }

  @Test func a_ball_opens_and_back_closes_it() {
    var player = FramePlayer(Stage.collected())
    player.wait(0.05)
    player.tap("ball")
    player.settle()
    player.carryOut(.key("Escape"))
    player.finish()
  }

  @Test(arguments: [
    Point(180, 300), Point(60, 500), Point(330, 200), Point(200, 120),
  ])
  func a_ball_is_let_go(at place: Point) {
    var player = FramePlayer(Stage.collected())
    player.wait(0.05)
    player.drag(from: player.stage.state.ball.frame.center, to: place, over: 0.25, hold: 0.2)
    player.finish()
  }

  @Test func a_row_is_chosen_by_a_long_press() throws {
    var player = FramePlayer(Stage.collected(3))
    player.wait(0.05)
    player.press(player.stage.state.ball.frame.center)
    player.wait(0.8)
    let row = try #require(player.stage.frame("list:article-1"))
    player.move(to: row.center, over: 0.15)
    player.wait(0.3)
    player.release()
    player.settle()
    #expect(player.stage.state.stack.last == "article-1")
    #expect(player.problems == [])
  }

  /// The ball comes back when the page out of a row has landed, and the list is opened before the ball is all there.
  @Test(arguments: [0.05, 0.12, 0.26, 0.4, 0.5, 0.7, 0.75, 0.85])
  func a_list_is_opened_while_a_page_grows_out_of_its_row(after seconds: Double) throws {
    var player = FramePlayer(Stage.collected(3))
    let ball = player.stage.state.ball.frame.center
    player.tap("ball")
    player.settle()
    player.tap("list:article-1")
    player.wait(seconds)
    player.expectSamePicture { $0.send(.contextMenu(at: ball)) }
    #expect(player.stage.state.list.open == (seconds > 0.6))
    player.finish()
  }

  @Test func a_row_is_deleted_and_another_tapped() throws {
    var player = FramePlayer(Stage.collected(3))
    player.wait(0.05)
    player.tap(player.stage.state.ball.frame.center)
    player.settle()
    player.tap("list:article-1:delete")
    player.settle()
    player.tap("list:article-2")
    player.finish()
    #expect(player.stage.state.ball.items == ["article-2", "article-3"])
  }

  /// A list that a long press opened has no delete buttons and rises where it is chosen; one that a tap opened sinks.
  @Test(arguments: [true, false])
  func a_list_is_opened_otherwise_while_it_closes(fromPress: Bool) throws {
    var player = FramePlayer(Stage.collected(3))
    player.wait(0.05)
    let ball = player.stage.state.ball.frame.center
    player.press(ball)
    player.wait(fromPress ? 0.9 : 0.05)
    if fromPress {
      let row = try #require(player.stage.frame("list:article-1"))
      player.move(to: row.center, over: 0.15)
      player.wait(0.3)
      player.move(to: Point(40, 100), over: 0.05)
    }
    player.release()
    player.wait(fromPress ? 0 : 0.6)
    if !fromPress { player.carryOut(.key("Escape")) }
    player.wait(0.12)
    player.expectSamePicture { $0.prototype.perform(.openList(fromPress ? .tap : .press)) }
    player.finish()
    #expect(player.stage.state.list.rows.count == 3)
  }

  @Test func a_row_is_chosen_while_another_page_still_leaves() throws {
    var stage = Stage.collected(2)
    stage.openArticle(3)
    var player = FramePlayer(stage)
    player.carryOut(.key("Escape"))
    player.wait(0.05)
    player.stage.prototype.perform(.openList(.tap))
    player.wait(0.1)
    player.expectSamePicture { $0.openRow("article-1") }
    player.finish()
    #expect(player.stage.state.stack.last == "article-1")
  }

  @Test func a_list_is_opened_at_the_other_edge_while_it_closes() {
    var player = FramePlayer(Stage.collected(2))
    player.wait(0.05)
    player.stage.prototype.perform(.openList(.tap))
    player.wait(0.6)
    player.stage.prototype.perform(.closeList)
    player.wait(0.1)
    player.expectSamePicture {
      _ = $0.prototype.ball.move(to: Dock(edge: .left, fraction: 0.5), $0.prototype.environment)
      $0.prototype.perform(.openList(.tap))
    }
    player.finish()
    #expect(player.stage.prototype.list.rows.map(\.edge) == [.left, .left])
  }

  @Test func notices_come_faster_than_they_go() {
    var player = FramePlayer(Stage())
    for (text, pause) in [("One", 0.3), ("Another", 0.1), ("A third", 0.1), ("The last", 0.3)] {
      player.expectSamePicture { $0.prototype.perform(.tell(text)) }
      player.wait(pause)
    }
    player.finish()
  }

  /// Each swells independently, as often as it is hit.
  @Test func a_pulse_goes_on_whatever_else_is_hit() {
    var stage = Stage()
    stage.prototype.perform(.impact(.zone))
    stage.wait(0.21)
    let zone = stage.prototype.feedback.pulse(.zone, stage.prototype.environment)
    #expect(zone > 1)
    stage.prototype.perform(.impact(.badge(.page("chat-1"))))
    #expect(stage.prototype.feedback.pulse(.zone, stage.prototype.environment) == zone)
    #expect(stage.prototype.feedback.pulse(.badge(.page("chat-2")), stage.prototype.environment) == 1)
    stage.wait(0.21)
    let badge = stage.prototype.feedback.pulse(.badge(.page("chat-1")), stage.prototype.environment)
    stage.prototype.perform(.impact(.badge(.page("chat-1"))))
    #expect(stage.prototype.feedback.pulse(.badge(.page("chat-1")), stage.prototype.environment) == badge)
    stage.wait(0.3)
    #expect(stage.prototype.feedback.pulse(.badge(.page("chat-1")), stage.prototype.environment) == 1)
    #expect(!stage.prototype.isAnimating)
  }

  @Test func a_torn_badge_that_is_taken_back_goes_on_swelling() throws {
    var player = FramePlayer(Stage())
    player.wait(0.05)
    let badge = try #require(player.stage.frame("badge:chat-1"))
    player.pull(from: badge.center, to: badge.center + Point(120, 90))
    player.expectSamePicture { $0.cancel() }
    player.finish()
  }

  /// 3 is the count that it has at the start.
  @Test(arguments: [3, 1, -1, 12, 100])
  func a_neck_tears_and_the_badge_bursts(unread: Int) throws {
    var player = FramePlayer(Stage())
    player.stage.prototype.badges.set(unread, for: "chat-1")
    player.wait(0.05)
    let badge = try #require(player.stage.frame("badge:chat-1"))
    player.drag(from: badge.center, to: badge.center + Point(120, 90), over: 0.4, hold: 0.4)
    player.finish()
  }

  @Test func all_badges_are_cleared() throws {
    var player = FramePlayer(Stage())
    player.stage.prototype.badges.set(-1, for: "chat-2")
    player.wait(0.05)
    let badge = try #require(player.stage.frame("badge:tab"))
    player.drag(from: badge.center, to: badge.center + Point(100, -120), over: 0.4, hold: 0.2)
    player.finish()
  }
}
