import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// The row that opens a page stays pressed while the page comes, and is released as the page goes.
@Suite struct RowHighlightTests {
  private func tint(_ stage: Stage) -> Color { stage.prototype.environment.pressedTint }

  /// How strongly the row shows as pressed, 0…1, whether as a part of its page or as a layer over it.
  private func strength(_ stage: Stage) -> Double {
    let layers = stage.prototype.scene.layers
    if let layer = layers.first(where: { $0.id == "highlight" }),
      case .roundedRect(_, .color(let color))? = layer.content.first
    {
      return Double(color.alpha) / Double(tint(stage).alpha)
    }
    let page = layers.first { $0.id == "page:chats" }
    let areas = page?.sublayers[0].sublayers[0].content.areas ?? []
    return areas.contains { $0.color == tint(stage) } ? 1 : 0
  }

  /// A press long enough to be visible, and its release.
  private func hold(_ id: String, _ stage: inout Stage) {
    stage.longPress(stage.frame(id)!.center, for: 0.3)
  }

  @Test func it_stays_pressed_and_unread_until_the_page_is_there() {
    var stage = Stage()
    #expect(strength(stage) == 0)
    hold("row:chat-1", &stage)
    for _ in 0..<10 {
      #expect(strength(stage) == 1)
      #expect(stage.prototype.badges.counts.unread["chat-1"] == 3)
      #expect(stage.state.badges.first { $0.id == "chat-1" }?.state == .idle)
      stage.wait(0.01)
    }
    stage.settle()
    #expect(stage.prototype.badges.counts.unread["chat-1"] == 0)
  }

  @Test func it_lets_go_as_far_as_the_page_is_pulled_out() {
    var stage = Stage()
    stage.tapAndSettle("row:chat-1")
    stage.press(Point(3, 400))
    for x in [60.0, 150, 300, 150] {
      stage.move(to: Point(x, 400))
      stage.wait(0.5)
      let shown = 1 - (stage.state.transition?.topX ?? 0) / 375
      #expect(abs(strength(stage) - shown) < 0.05, "at \(x)")
    }
    stage.move(to: Point(370, 400))
    stage.releaseAndSettle()
    #expect(strength(stage) == 0)
  }

  @Test func a_push_that_is_taken_back_leaves_it_unread_and_lets_go_without_a_jump() {
    var stage = Stage()
    hold("row:chat-1", &stage)
    stage.wait(0.08)
    var last = strength(stage)
    #expect(last == 1)
    stage.send(.key("Escape"))
    for _ in 0..<200 {
      let now = strength(stage)
      #expect(abs(now - last) < 0.12)
      last = now
      stage.wait(0.005)
    }
    #expect(last == 0)
    #expect(stage.state.stack == ["chats"])
    #expect(stage.prototype.badges.counts.unread["chat-1"] == 3)
  }

  /// A page that is caught early and flicked out is out of sight before that.
  @Test func nothing_that_a_hand_does_meanwhile_ends_its_fade() throws {
    var stage = Stage()
    hold("row:chat-1", &stage)
    stage.wait(0.05)
    stage.drag(from: Point(360, 400), to: Point(420, 400), over: 0.024, hold: 0)
    while try #require(stage.state.transition).topX < 375 { stage.wait(0.004) }
    let shown = strength(stage)
    #expect(shown > 0.2)
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: 40))
    #expect(strength(stage) == shown)
  }

  @Test(arguments: [Appearance.light, .dark]) func what_is_pressed_has_its_own_shape_and_shows(
    look: Appearance
  ) {
    var stage = Stage()
    stage.send(.set(key: "appearance", value: look.rawValue))
    stage.tapAndSettle("row:chat-1")
    stage.press(stage.frame("row:article-1")!.center)
    stage.wait(0.3)
    let areas = stage.layer("page:chat-1")?.sublayers[0].sublayers[0].content.areas ?? []
    let pressed = areas.filter { $0.color == tint(stage) }
    #expect(pressed.map(\.shape.radii.topLeft) == [stage.prototype.parameters.pages.chat.radius])
    #expect(tint(stage).red == (look == .light ? 0 : 255))
    #expect(tint(stage).alpha >= 20)
  }
}
