import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// What a hand may do as soon as the page that it swiped away is out of sight, although its spring is still on its way.
@Suite struct SwipeAgainTests {
  /// A stage whose front page was swiped away, some time after the release.
  private func swiped(from way: Double = 300, after seconds: Double, opening ids: [String]) -> Stage {
    var stage = Stage()
    for id in ids {
      stage.tap(id)
      stage.settle()
    }
    swipe(&stage, by: way)
    stage.wait(seconds)
    return stage
  }

  private func swipe(_ stage: inout Stage, by way: Double) {
    stage.press(Point(2, 400))
    stage.move(by: Point(way, 0), over: 0.09, rate: 125)
    stage.release()
  }

  private func isOutOfSight(_ stage: Stage) -> Bool {
    stage.state.transition.map { $0.topX >= 375 || ($0.topY ?? 0) >= 812 } ?? true
  }

  @Test(arguments: [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.5])
  func the_next_swipe_takes_the_next_page(after seconds: Double) {
    var stage = swiped(after: seconds, opening: ["row:chat-1", "row:article-1"])
    #expect(isOutOfSight(stage))
    swipe(&stage, by: 328)
    stage.settle()
    #expect(stage.state.stack == ["chats"])
  }

  /// At every moment of the way a swipe beside the page either finds it in sight, and does nothing, or takes the next page.
  @Test(arguments: [200.0, 300])
  func it_does_so_from_the_first_moment_on(way: Double) {
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
    stage.press(Point(180, 70))
    stage.move(by: Point(0, 700), over: 0.09, rate: 125)
    stage.release()
    stage.wait(seconds)
    #expect(isOutOfSight(stage))
    swipe(&stage, by: 328)
    stage.settle()
    #expect(stage.state.stack == ["chats"])
  }

  /// Everything else that a hand begins on the page: its rows, its badges, a key.
  @Test func rows_badges_and_keys_answer_as_soon() throws {
    let stage = swiped(after: 0.1, opening: ["row:chat-1"])
    #expect(stage.state.transition != nil)
    var row = stage
    row.press(Point(340, 178))
    row.move(by: Point(-200, 0), over: 0.2, rate: 125)
    #expect(row.state.rows.first?.id == "row:chat-1")
    #expect(row.state.transition == nil)
    #expect(row.state.stack == ["chats"])
    var badge = stage
    let place = try #require(badge.frame("badge:chat-3") ?? badge.frame("badge:chat-2")).center
    badge.press(place)
    badge.move(by: Point(60, 60), over: 0.2, rate: 125)
    #expect(badge.state.badges.contains { $0.state != .idle })
    var key = stage
    key.send(.key("Tab"))
    #expect(key.state.transition == nil)
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
    stage.send(.pointer(.cancel, id: 0, at: stage.pointer))
    stage.settle()
    #expect(stage.state.stack == ["chats", "chat-1"])
  }
}
