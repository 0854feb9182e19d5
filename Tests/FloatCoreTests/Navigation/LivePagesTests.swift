import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("Live pages are bounded")
struct LivePagesTests {
  private func parameters(_ live: Int) -> Parameters {
    var p = Parameters()
    p.entrances.livePages = live
    return p
  }

  private func scroll(_ stage: inout Stage, by dy: Double) {
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -dy))
    stage.settle()
  }

  @Test func the_least_recently_used_page_of_a_deep_stack_goes_and_comes_back_where_it_was() {
    var stage = Stage(parameters(3))
    for number in 1...6 {
      stage.open("article-\(number)")
      scroll(&stage, by: Double(number) * 10)
    }
    #expect(stage.prototype.pages.ids.count == 3)
    #expect(stage.prototype.pages["article-1"] == nil)
    #expect(stage.prototype.pages["chats"] == nil)
    for number in (1...5).reversed() {
      stage.tapAndSettle("back")
      #expect(stage.state.stack.last == "article-\(number)")
      #expect(stage.state.scroll == Double(number) * 10)
      #expect(stage.prototype.pages.ids.count <= 3)
    }
    stage.tapAndSettle("back")
    #expect(stage.state.stack == ["chats"])
    #expect(stage.prototype.pages["chats"] != nil)
    #expect(stage.prototype.pages.parked.isEmpty)
  }

  @Test func the_page_below_is_alive_for_the_next_drag() {
    var stage = Stage(parameters(3))
    for number in 1...6 { stage.open("article-\(number)") }
    for _ in 0..<3 { stage.tapAndSettle("back") }
    stage.drag(pageTo: 100)
    #expect(stage.prototype.scene.layers.contains { $0.id == "page:article-2" })
  }

  @Test func a_collected_page_stays_alive_while_there_is_room() {
    var roomy = Stage(parameters(6))
    roomy.open("article-1")
    scroll(&roomy, by: 120)
    roomy.collect()
    #expect(roomy.prototype.pages["article-1"] != nil)
    var tight = Stage(parameters(3))
    tight.open("article-1")
    scroll(&tight, by: 120)
    tight.collect()
    tight.open("article-2")
    tight.open("article-3")
    tight.open("article-4")
    #expect(tight.prototype.pages["article-1"] == nil, "the least recently used one went")
    #expect(tight.prototype.collected.pages[0].scrollOffset == 120)
    for var stage in [roomy, tight] {
      stage.tapAndSettle("ball")
      #expect(stage.state.stack.last == "article-1")
      #expect(stage.state.scroll == 120)
    }
  }

  @Test func a_page_that_is_taken_out_of_the_ball_is_let_go() {
    var stage = Stage(parameters(6))
    stage.open("article-1")
    stage.collect()
    stage.prototype.perform(.remove("article-1"))
    #expect(stage.prototype.pages["article-1"] == nil)
  }
}
