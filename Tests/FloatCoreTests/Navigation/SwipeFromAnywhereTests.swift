import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A swipe back from anywhere on the page")
struct SwipeFromAnywhereTests {
  private func onArticle(_ values: [(String, String)] = [("navigation.swipe-from", "anywhere")]) -> Stage {
    var stage = Stage.with(values)
    stage.openArticle()
    return stage
  }

  private func flick(_ stage: inout Stage) {
    stage.pull(from: Point(300, 400), by: Point(60, 0), over: 0.1)
    stage.release()
  }

  @Test(arguments: [60.0, 125, 250, 1000])
  func a_flick_at_x_300_pops_as_from_the_edge(rate: Double) {
    var stage = onArticle().sampled(at: rate)
    flick(&stage)
    #expect(stage.state.transition?.kind == .pop)
    stage.settle()
    #expect(stage.state.stack == ["chats", "chat-1"])
  }

  @Test(arguments: [60.0, 125, 250, 1000])
  func down_and_then_right_scrolls(rate: Double) {
    var stage = onArticle().sampled(at: rate)
    stage.pull(from: Point(300, 400), by: Point(0, -20), over: 0.05)
    stage.move(by: Point(60, 0), over: 0.1)
    #expect(stage.state.transition == nil)
    #expect(stage.state.scroll > 0)
  }

  /// From where the places of a stroke have different last digits.
  @Test(arguments: [Point(200, 300), Point(100.1, 400.7), Point(60, 611.3), Point(133.3, 99.9)])
  func an_exact_diagonal_is_vertical(from start: Point) {
    for rate in [60.0, 125, 250, 1000] {
      for way in [Point(100, 100), Point(70.7, 70.7), Point(100, -100), Point(33.3, -33.3)] {
        var stage = onArticle().sampled(at: rate)
        stage.pull(from: start, by: way, over: 0.2)
        #expect(stage.state.transition == nil, "\(way) at \(rate)")
      }
    }
  }

  @Test func it_begins_beyond_ten_points() {
    for (way, isHeld) in [(10.0, false), (11, true)] {
      var stage = onArticle()
      stage.pull(from: Point(300, 400), by: Point(way, 0), over: 0.1)
      #expect((stage.state.transition?.interactive ?? false) == isHeld)
    }
  }

  @Test func by_default_and_on_the_root_nothing_moves() {
    var stage = onArticle([])
    flick(&stage)
    #expect(stage.state.transition == nil)
    var root = Stage()
    root.send(.set(key: "navigation.swipe-from", value: "anywhere"))
    flick(&root)
    #expect(root.state.transition == nil)
  }

  @Test func it_collects_in_the_zone_as_from_the_edge() {
    var stage = onArticle()
    stage.pull(from: Point(100, 400), by: Point(120, 20), over: 0.2)
    stage.move(to: Point(350, 780))
    stage.wait(0.1)
    stage.releaseAndSettle()
    #expect(stage.state.ball.items == ["article-1"])
  }

  private func stage(_ swipeBack: PageTraits.SwipeBack) -> Stage {
    var pages = PrototypePages.fallback
    let index = pages.pages.firstIndex { $0.id == "article-1" }
    index.map { pages.pages[$0].swipeBack = swipeBack }
    return Stage(Prototype(parameters: .builtIn, content: pages))
  }

  @Test(arguments: [PageTraits.SwipeBack.never, .usual])
  func a_page_without_a_swipe_back_comes_in_also_where_it_is_caught_on_its_way(
    _ swipeBack: PageTraits.SwipeBack
  ) throws {
    var stage = stage(swipeBack)
    stage.tapAndSettle("row:chat-1")
    stage.tap("row:article-1")
    stage.wait(0.15)
    let held = try #require(stage.state.transition).topX
    stage.pull(from: Point(held + 20, 400), to: Point(370, 400), over: 0.1)
    #expect(stage.prototype.zone.isDragged == (swipeBack != .never))
    #expect(try #require(stage.state.transition).topX > 200)
    stage.releaseAndSettle()
    #expect((stage.state.stack.last == "article-1") == (swipeBack == .never))
  }

  @Test(arguments: [PageTraits.SwipeBack.never, .from(.edge), .from(.anywhere), .usual])
  func a_page_decides_for_itself(_ swipeBack: PageTraits.SwipeBack) {
    for (x, pops) in [
      (300.0, swipeBack == .from(.anywhere)), (4, swipeBack != .never),
    ] {
      var stage = stage(swipeBack)
      stage.openArticle()
      stage.pull(from: Point(x, 400), by: Point(60, 0), over: 0.1)
      #expect((stage.state.transition != nil) == pops)
      #expect((stage.prototype.edgeStrip == nil) == (swipeBack == .never))
      stage.release()
    }
  }

  @Test func the_strip_may_be_as_wide_as_the_screen() {
    var stage = onArticle([("navigation.edge-width", "375pt")])
    flick(&stage)
    #expect(stage.state.transition?.kind == .pop)
  }
}
