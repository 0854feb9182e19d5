import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

@Suite("The bar that shows how far a page is scrolled")
struct ScrollIndicatorTests {
  private func stage() -> Stage { ControlPages.stage([("scroll.indicator.enabled", "true")]) }
  private func bar(_ stage: Stage) -> (frame: Rect, opacity: Double)? {
    let layer = stage.layer("page:cards")?.sublayers.first { $0.id == "indicator:cards" }
    return layer?.content.areas.first.map { ($0.shape.rect, layer?.opacity ?? 0) }
  }

  @Test func it_comes_with_the_scroll_and_leaves_1_2_seconds_after_it() throws {
    var stage = stage()
    #expect(bar(stage) == nil)
    stage.send(.wheel(at: Point(180, 600), dx: 0, dy: -200))
    stage.wait(0.25)
    let shown = try #require(bar(stage))
    #expect(shown.opacity == 1)
    #expect(shown.frame.width == 3)
    #expect(shown.frame.maxX == 372)
    var end = 0.0
    while stage.prototype.frontPage?.scroll.isMoving(at: stage.now) == true {
      stage.wait(1.0 / 240)
      end = stage.now
    }
    stage.prototype.advance(to: end + 1.19)
    #expect(bar(stage)?.opacity == 1)
    #expect(!stage.prototype.isAnimating)
    stage.prototype.advance(to: end + 1.33)
    #expect((bar(stage)?.opacity ?? 0) < 0.8)
    stage.prototype.advance(to: end + 1.5)
    #expect(bar(stage) == nil)
    #expect(stage.prototype.nextDeadline == nil)
  }

  @Test func its_length_is_the_share_that_is_seen_and_shrinks_beyond_the_ends() throws {
    var stage = stage()
    stage.pull(from: Point(180, 300), to: Point(180, 310), over: 0.1, hold: 0.2)
    let viewport = try #require(stage.prototype.frontPage?.layout.viewport)
    let pulled = try #require(bar(stage)?.frame)
    stage.move(to: Point(180, 700), over: 0.3)
    stage.wait(0.2)
    let far = try #require(bar(stage)?.frame)
    #expect(far.height < pulled.height)
    #expect(far.minY == viewport.minY + 3)
    stage.release()
    stage.wait(1)
    let rest = try #require(bar(stage)?.frame)
    let track = viewport.height - 6
    let content = try #require(stage.prototype.frontPage?.layout.contentHeight)
    #expect(abs(rest.height - track * viewport.height / content) < 1e-9)
  }

  @Test func a_drag_that_begins_on_it_scrolls_the_page_as_anywhere_else() throws {
    var stage = stage()
    stage.send(.wheel(at: Point(180, 600), dx: 0, dy: -100))
    stage.settleScroll()
    stage.effects = []
    let thumb = try #require(bar(stage)?.frame)
    stage.press(thumb.center)
    stage.wait(0.21)
    stage.move(by: Point(0, -50), over: 0.2)
    // By what the finger moved, but for the slop; a handle would have moved the page by some times that.
    #expect(40...50 ~= stage.state.scroll - 100)
    #expect(bar(stage)?.frame.width == 3)
    #expect(stage.effects == [])
  }

  @Test(arguments: ["light", "dark"])
  func it_is_as_wide_as_dark_and_as_far_in_as_flutters(appearance: String) throws {
    var stage = stage()
    stage.send(.set(key: "appearance", value: appearance))
    stage.settle()
    stage.send(.wheel(at: Point(180, 600), dx: 0, dy: -200))
    let start = stage.now
    stage.prototype.advance(to: start + 0.125)
    #expect(abs((bar(stage)?.opacity ?? 0) - 0.5) < 1e-6)
    stage.prototype.advance(to: start + 0.25)
    let layer = try #require(
      stage.layer("page:cards")?.sublayers.first {
        $0.id == "indicator:cards"
      })
    let (shape, color) = try #require(layer.content.areas.first)
    #expect(shape.fittedRadii.topLeft == 1.5)
    #expect(color == (appearance == "light" ? Color(0, 0, 0, 89) : Color(255, 255, 255, 128)))
  }

  @Test func it_is_at_least_36_long_and_8_where_the_page_is_pulled() throws {
    var stage = stage()
    stage.send(.set(key: "scroll.indicator.minimum", value: "400pt"))
    stage.pull(from: Point(180, 300), to: Point(180, 290), over: 0.1, hold: 0.3)
    #expect(try #require(bar(stage)).frame.height == 400)
    stage.send(.set(key: "scroll.indicator.minimum", value: "36pt"))
    stage.releaseAndSettle()
    stage.pull(from: Point(180, 100), to: Point(180, 4000), over: 0.3, hold: 0.3)
    #expect(try #require(bar(stage)).frame.height == 8)
  }

  /// It goes along with the content whose end moves up; also on a page that then has nothing to scroll.
  @Test(arguments: [false, true]) func it_follows_the_content_as_a_row_leaves(fits: Bool) throws {
    var stage = stage()
    if fits { stage.send(.resize(Size(375, 1580))) }
    stage.send(.wheel(at: Point(180, 600), dx: 0, dy: -10_000))
    stage.settleScroll()
    let content = try #require(stage.prototype.frontPage?.layout.contentHeight) - 80
    var last = try #require(bar(stage)?.frame)
    stage.prototype.perform(.removeRow("cards/first"))
    while stage.prototype.isAnimating {
      stage.wait(1.0 / 60)
      guard let now = bar(stage) else { break }
      #expect(abs(now.frame.minY - last.minY) < 12 && abs(now.frame.maxY - last.maxY) < 12)
      last = now.frame
    }
    let viewport = try #require(stage.prototype.frontPage?.layout.viewport.height)
    #expect(fits == (content <= viewport))
    #expect(abs(last.height - (viewport - 6) * min(1, viewport / content)) < 1e-6)
  }

  @Test func by_default_there_is_none() {
    var stage = ControlPages.stage()
    stage.send(.wheel(at: Point(180, 600), dx: 0, dy: -200))
    stage.wait(0.1)
    #expect(bar(stage) == nil)
  }
}

extension Stage {
  /// Waits until the content stands still.
  fileprivate mutating func settleScroll() {
    while prototype.isAnimating { wait(1.0 / 60) }
  }
}
