import FloatCore
import FloatPages
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport

/// The other set of values, while a key is held.
@Suite struct PanelPeekTests {
  private func stage() -> PanelStage {
    var stage = PanelStage(["ball.diameter"])
    stage.change(["ball.diameter": "70pt"])
    _ = stage.panel.takeEffects()
    return stage
  }

  private let mine = [ConfigurationValue(key: "ball.diameter", value: "70pt")]
  private let other = [ConfigurationValue(key: "ball.diameter", value: "60pt")]

  @Test func the_phone_has_the_other_values_meanwhile_and_nothing_can_be_changed() throws {
    var stage = stage()
    stage.send(.peek(true))
    #expect(stage.steps() == [other])
    #expect(stage.text("ball.diameter") == "60pt")
    stage.click(try stage.point("ball.diameter", .field))
    #expect(stage.panel.editing == nil)
    try stage.drag("ball.diameter", by: Point(50, 0))
    stage.send(.action(.flip), .action(.undo))
    #expect(stage.steps().isEmpty)
    #expect(stage.panel.tuning.depth == 1)
    stage.send(.peek(false))
    #expect(stage.steps() == [mine])
  }

  /// The key's release went to another window.
  @Test func it_ends_with_the_focus() {
    var stage = stage()
    stage.send(.focus(true))
    stage.send(.peek(true))
    #expect(stage.steps() == [other])
    stage.send(.focus(false))
    #expect(stage.steps() == [mine])
    #expect(!stage.panel.tuning.isPeeking)
  }

  @Test func a_running_drag_is_done_before() throws {
    var stage = stage()
    let label = try stage.point("ball.diameter", .label)
    stage.press(label)
    stage.move(label + Point(20, 0))
    stage.send(.peek(true))
    #expect(stage.text("ball.diameter") == "60pt")
    #expect(stage.panel.tuning.depth == 2)
    stage.send(.peek(false))
    #expect(stage.text("ball.diameter") == "80pt")
  }
}
