import FloatCore
import FloatPages
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport

/// The panel's contents beside the table's keys: unsaved values, and the phone's settings.
@Suite struct PanelOfferTests {
  private let unsaved = [
    ConfigurationValue(key: "ball.diameter", value: "70pt"),
    ConfigurationValue(key: "ball.shape", value: "circle"),
  ]

  @Test func the_keyboard_reaches_both() {
    var stage = PanelStage()
    stage.send(.offer(unsaved + [ConfigurationValue(key: "gone.key", value: "1")]))
    #expect(stage.panel.content.offered == unsaved)
    stage.send(.focus(true))
    #expect(stage.panel.keyboard.place == .offer(.restore))
    stage.key("Tab")
    #expect(stage.panel.keyboard.place == .offer(.discard))
    stage.key("Return")
    #expect(stage.panel.content.offered.isEmpty)
    #expect(stage.panel.tuning.depth == 0)
  }

  // MARK: The phone's settings

  private func withSettings() -> PanelStage {
    var stage = PanelStage()
    stage.send(
      .settings([
        PanelSetting(
          kind: .preset, choices: ["none", "qq", "wechat", "wechat-2018", "plain"], current: "none"),
        PanelSetting(kind: .appearance, choices: ["light", "dark"], current: "light"),
      ]))
    stage.panel.toggle(.phone)
    stage.send(.leave)
    return stage
  }

  @Test func words_side_by_side_are_chosen_with_a_click() throws {
    var stage = withSettings()
    stage.click(try stage.point("appearance", .segment(1), in: .phone))
    #expect(stage.panel.takeEffects() == [.choose(.appearance, "dark")])
    stage.click(try stage.point("appearance", .segment(0), in: .phone))
    #expect(stage.panel.takeEffects().isEmpty, "it is light")
  }

  @Test func many_words_are_a_list() throws {
    var stage = withSettings()
    stage.click(try stage.point("preset", .menu, in: .phone))
    stage.click(try stage.point(.choice(2)))
    #expect(stage.panel.takeEffects() == [.choose(.preset, "wechat")])
  }

  @Test func the_keyboard_chooses_too() throws {
    var stage = withSettings()
    stage.focus("appearance", in: .phone)
    stage.key("Right")
    #expect(stage.panel.takeEffects() == [.choose(.appearance, "dark")])
    stage.key("Left")
    #expect(stage.panel.takeEffects().isEmpty)
    stage.focus("preset", in: .phone)
    stage.key("Return")
    stage.key("Down")
    stage.key("Return")
    #expect(stage.panel.takeEffects() == [.choose(.preset, "qq")])
  }
}
