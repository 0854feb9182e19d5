import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// What a hand may do as soon as the page that it swiped away is out of sight, although its spring is still on its way.
@Suite struct SwipeAgainTests {
  /// A stage whose front page was swiped away, some time after the release.
  private func swiped(from way: Double = 300, after seconds: Double, opening ids: [String]) -> Stage {
    var stage = Stage()
    for id in ids { stage.tapAndSettle(id) }
    swipe(&stage, by: way)
    stage.wait(seconds)
    return stage
  }

  private func swipe(_ stage: inout Stage, by way: Double) {
    stage.pull(from: Point(2, 400), by: Point(way, 0), over: 0.09)
    stage.release()
  }

  private func isOutOfSight(_ stage: Stage) -> Bool {
    stage.state.transition.map { $0.topX >= 375 || ($0.topY ?? 0) >= 812 } ?? true
  }

  /// At every moment of the way a swipe beside the page either finds it in sight, and does nothing, or takes the next page.
  @Test(arguments: [200.0, 300])
  func the_next_swipe_takes_the_next_page(way: Double) {
    var sights: [Bool] = []
    for step in 0...40 {
      var stage = swiped(from: way, after: Double(step) * 0.01, opening: ["row:chat-1", "row:article-1"])
      let isGone = isOutOfSight(stage)
      sights.append(isGone)
      swipe(&stage, by: 328)
      stage.settle()
      #expect((stage.state.stack == ["chats"]) == isGone, "\(way) pt, \(step * 10) ms")
    }
    #expect(sights.contains(true) && sights.contains(false))
    #expect(way < 300 || sights[10...].allSatisfy { $0 }, "after a tenth of a second it is out of sight")
  }

  @Test(arguments: [0.1, 0.2, 0.3]) func a_presented_page_that_was_pulled_down_leaves_the_one_below_free(
    after seconds: Double
  ) {
    var stage = Stage()
    stage.send(.set(key: "modal.axis", value: "vertical"))
    stage.prototype.perform(.navigate(.push("chat-1")))
    stage.settle()
    stage.prototype.perform(.navigate(.push("sdk")))
    stage.settle()
    stage.pull(from: Point(180, 70), by: Point(0, 700), over: 0.09)
    stage.release()
    stage.wait(seconds)
    #expect(isOutOfSight(stage))
    swipe(&stage, by: 328)
    stage.settle()
    #expect(stage.state.stack == ["chats"])
  }

  /// Everything else that a hand begins on the page: its rows, its badges, a key, the wheel, the right button; and a call.
  @Test func everything_else_answers_as_soon() throws {
    let stage = swiped(after: 0.1, opening: ["row:chat-1"])
    #expect(stage.state.transition != nil)
    var row = stage
    row.pull(from: Point(340, 178), by: Point(-200, 0), over: 0.2)
    #expect(row.state.rows.first?.id == "row:chat-1")
    #expect(row.state.transition == nil)
    #expect(row.state.stack == ["chats"])
    var badge = stage
    let place = try #require(badge.frame("badge:chat-3") ?? badge.frame("badge:chat-2")).center
    badge.pull(from: place, by: Point(60, 60), over: 0.2)
    #expect(badge.state.badges.contains { $0.state != .idle })
    var key = stage
    key.send(.key("Tab"))
    #expect(key.state.transition == nil)
    var button = stage
    button.send(.contextMenu(at: Point(300, 178)))
    #expect(button.state.rows.first?.open == true)
    var call = stage
    call.send(.call(.push("article-1")))
    #expect(call.state.transition?.kind == .push)
    var wheel = swiped(after: 0.1, opening: ["row:chat-1", "row:article-1"])
    wheel.send(.wheel(at: Point(180, 400), dx: 0, dy: 40))
    #expect(wheel.state.transition == nil)
  }

  /// Finishing it is not to be seen, and what belongs to the end happens once.
  @Test func the_picture_stays_and_the_page_leaves_once() {
    var stage = swiped(after: 0.1, opening: ["row:chat-1", "row:article-1"])
    let before = stage.prototype.scene
    stage.press(Point(180, 300))
    #expect(stage.state.transition == nil)
    let (old, new) = (before.layers.filter { $0.id == "page:chat-1" }, stage.prototype.scene.layers)
    #expect(old == new.filter { $0.id == "page:chat-1" })
    #expect(!new.contains { $0.id == "page:article-1" })
    stage.cancel()
    stage.settle()
    #expect(stage.state.stack == ["chats", "chat-1"])
  }
}
