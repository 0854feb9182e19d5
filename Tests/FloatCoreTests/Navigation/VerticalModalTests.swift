import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A modal that comes from below")
struct VerticalModalTests {
  private func presented() -> Stage {
    var stage = Stage.with([("modal.axis", "vertical")])
    stage.open("sdk")
    return stage
  }

  @Test func it_can_be_caught_on_its_way_in_and_sent_back() {
    var stage = Stage()
    stage.set([("modal.axis", "vertical")])
    stage.prototype.perform(.navigate(.push("sdk")))
    stage.wait(0.1)
    let noted = stage
    expect(stage.transition?.topY, above: 0)
    expect(stage.transition?.topY, below: 812)
    stage.pressPage(40)
    expect(stage.transition?.topY, noted.transition?.topY, within: 1e-4)
    stage.move(by: Point(0, 300))
    stage.releaseAndSettle()
    #expect(stage.stack == "chats")
  }

  @Test func the_page_behind_stays_where_it_is() {
    var stage = Stage()
    stage.set([("modal.axis", "vertical")])
    stage.open("sdk")
    stage.drag(pageTo: 100)
    #expect(stage.layer("page:chats")?.position == .zero)
    expect(stage.shade("chats"), above: 0)
  }

  /// The hand's own axis and rule are reported of a page that it catches on its way into the ball.
  @Test func a_page_caught_on_its_way_into_the_ball_reports_the_axis_of_the_hand() throws {
    var stage = Stage.presentedFromBall([
      ("navigation.finish-fraction", "0.4"), ("modal.finish-fraction", "0.3"),
    ])
    stage.drag(from: Point(195, 200), to: Point(195, 500), over: 0.2)
    stage.wait(0.05)
    stage.pull(from: Point(300, 500), to: Point(300, 520))
    let transition = try #require(stage.prototype.navigation.transition)
    #expect(transition.isMorph && transition.isHeld)
    #expect(stage.prototype.motions.first?.release.axis == .vertical)
    #expect(stage.prototype.motions.first?.release.lookahead == Parameters().navigation.finish.lookahead)
    #expect(stage.prototype.thresholds.contains(Threshold(kind: .finish, line: .horizontal(0.4 * 812))))
  }

  @Test func its_content_pulls_it_down_where_it_is_at_its_top() {
    var stage = presented()
    stage.pull(from: Point(180, 300), to: Point(190, 500), hold: 0.5)
    #expect(abs((stage.state.transition?.topY ?? -1) - 200) < 1e-6)
    #expect(stage.state.scroll == 0)
    stage.move(to: Point(190, 620))
    stage.wait(0.3)
    stage.releaseAndSettle()
    #expect(stage.state.stack == ["chats"])
    // Upwards it scrolls.
    stage.open("sdk")
    stage.pull(from: Point(180, 500), to: Point(180, 300))
    #expect(stage.state.transition == nil)
    #expect(stage.state.scroll > 0)
  }

  @Test func its_content_scrolls_back_where_it_is_scrolled() {
    var stage = ControlPages.stage([("modal.axis", "vertical")], isPresented: true)
    stage.dragAndSettle(from: Point(190, 750), to: Point(190, 550))
    let scroll = stage.state.scroll
    #expect(scroll > 150)
    stage.pull(from: Point(190, 600), to: Point(190, 700))
    #expect(stage.state.transition == nil)
    #expect(stage.state.scroll < scroll - 50)
  }

  @Test func it_begins_below_the_status_bar_with_round_corners() throws {
    let stage = presented()
    let sheet = try #require(stage.layer("page:sdk"))
    let outline = try #require(sheet.outline)
    #expect(outline.rect == Rect(0, 54, 375, 758))
    #expect(outline.radii == CornerRadii(topLeft: 10, topRight: 10, bottomRight: 0, bottomLeft: 0))
    #expect(sheet.content == [.rect(outline.rect, stage.prototype.environment.colors.background)])
    // Its bar leaves no room for a status bar, which the sheet does not have.
    let bar = stage.prototype.pages["sdk"]!.layout
    #expect(stage.frame("back") == Rect(0, 54, 56, 44))
    #expect(bar.viewport.minY == 98)
  }

  @Test func at_rest_the_page_behind_is_seen_above_it_and_cannot_be_pressed() throws {
    var stage = presented()
    #expect(stage.state.transition == nil)
    let ids = stage.prototype.scene.layers.map(\.id)
    let below = try #require(ids.firstIndex(of: "page:chats"))
    #expect(below < ids.firstIndex(of: "page:sdk")!)
    #expect(stage.prototype.scene.layers[below].shade == Color.black.faded(0.1))
    #expect(!stage.prototype.elements.contains { $0.id == "add" })
    stage.tapAndSettle(Point(350, 50))
    #expect(stage.state.stack == ["chats", "sdk"])
    // Nor can the sheet be dragged by the area above it.
    stage.dragAndSettle(from: Point(180, 40), to: Point(180, 600))
    #expect(stage.state.stack == ["chats", "sdk"])
  }

  @Test func nothing_changes_in_the_moment_in_which_it_arrives() throws {
    for look in ["light", "dark"] {
      var stage = Stage()
      stage.send(.set(key: "appearance", value: look))
      stage.send(.set(key: "modal.axis", value: "vertical"))
      stage.prototype.perform(.navigate(.push("sdk")))
      let end = try #require(stage.prototype.navigation.transition).offset.endTime
      stage.prototype.advance(to: end.nextDown)
      let before = stage.prototype.scene.layers
      #expect(stage.prototype.navigation.transition != nil)
      stage.prototype.advance(to: end)
      #expect(stage.prototype.navigation.transition == nil)
      let after = stage.prototype.scene.layers
      #expect(before.map(\.id) == after.map(\.id))
      for (a, b) in zip(before, after) {
        #expect(a.shadow == b.shadow, "\(a.id)")
        #expect(a.outline == b.outline, "\(a.id)")
        #expect(abs(Int(a.shade.alpha) - Int(b.shade.alpha)) <= 1, "\(a.id)")
        // Half a point of the width is a little more of the height.
        #expect(a.position.distance(to: b.position) < 0.5 * 812 / 375 + 1e-6, "\(a.id)")
      }
    }
  }

  @Test func a_page_that_is_there_stays_what_it_is_when_the_axis_changes() {
    var stage = presented()
    stage.send(.set(key: "modal.axis", value: "horizontal"))
    stage.send(.set(key: "light.tint", value: "#112233"))
    #expect(stage.prototype.pages["sdk"]?.layout.sheet != nil)
    stage.tap("back")
    #expect(stage.state.transition?.topY != nil, "it goes the way it came")
    stage.settle()
    stage.open("sdk")
    #expect(stage.prototype.pages["sdk"]?.layout.sheet == nil)
  }
}
