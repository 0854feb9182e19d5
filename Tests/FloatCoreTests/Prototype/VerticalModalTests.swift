import Testing

@testable import FloatCore

@Suite("A modal that comes from below")
struct VerticalModalTests {
  private func presented() -> Stage {
    var stage = Stage()
    stage.send(.set(key: "modal.axis", value: "vertical"))
    stage.open("sdk")
    return stage
  }

  private func y(_ stage: Stage) -> Double { stage.state.transition?.topY ?? -1 }

  @Test func its_bar_drags_it_down_one_to_one() {
    var stage = presented()
    stage.press(Point(180, 70))
    stage.move(to: Point(190, 270))
    stage.wait(0.5)
    #expect(isNear(y(stage), 200, within: 1e-6))
    #expect(stage.state.transition?.interactive == true && stage.state.transition?.kind == .dismiss)
    #expect(stage.frame("back").map { $0.minY > 190 } ?? true, "its elements move along")
    stage.send(.pointer(.cancel, id: 0, at: .zero))
    stage.settle()
    #expect(stage.state.stack.last == "sdk")
  }

  /// 0.3 · 812 = 243.6
  @Test(arguments: [(243.0, false), (245.0, true)])
  func a_slow_release_dismisses_beyond_the_fraction_of_the_height(distance: Double, goes: Bool) {
    var stage = presented()
    stage.press(Point(180, 70))
    stage.move(to: Point(180, 70 + distance))
    stage.wait(0.3)
    stage.release()
    stage.settle()
    #expect(stage.state.stack == (goes ? ["chats"] : ["chats", "sdk"]))
  }

  @Test func a_flick_down_dismisses_and_a_flick_up_does_not() {
    var stage = presented()
    stage.press(Point(180, 70))
    stage.move(to: Point(180, 130), over: 0.1)
    stage.release()
    stage.settle()
    #expect(stage.state.stack == ["chats"])
    stage.open("sdk")
    stage.press(Point(180, 70))
    stage.move(to: Point(180, 600), over: 0.3)
    stage.move(to: Point(180, 500), over: 0.1)
    stage.release()
    stage.settle()
    #expect(stage.state.stack == ["chats", "sdk"])
  }

  @Test func it_can_be_caught_on_its_way_in_and_sent_back() {
    var stage = Stage()
    stage.send(.set(key: "modal.axis", value: "vertical"))
    stage.prototype.navigate(.push("sdk"))
    stage.wait(0.1)
    let before = y(stage)
    #expect(before > 0 && before < 812)
    stage.press(Point(180, before + 40))
    #expect(isNear(y(stage), before))
    stage.move(to: Point(180, before + 340), over: 0.3)
    stage.release()
    stage.settle()
    #expect(stage.state.stack == ["chats"])
  }

  @Test func the_page_behind_stays_where_it_is() {
    var stage = presented()
    stage.drag(pageTo: 100)
    let below = stage.prototype.scene.layers.first { $0.id == "page:chats" }
    #expect(below?.position == .zero && (below?.shade.alpha ?? 0) > 0)
  }
}
