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

  @Test func what_was_not_saved_comes_back_in_one_step() throws {
    var stage = PanelStage()
    stage.send(.offer(unsaved + [ConfigurationValue(key: "gone.key", value: "1")]))
    #expect(stage.panel.content.offered == unsaved)
    #expect(stage.steps().isEmpty)
    stage.click(try stage.point(.offer(.restore)))
    #expect(stage.steps() == [unsaved])
    #expect(stage.panel.content.offered.isEmpty)
    #expect(stage.panel.tuning.depth == 1)
    #expect(stage.panel.list.layout.item(of: .offer(.restore)) == nil)
    stage.send(.action(.undo))
    #expect(stage.text("ball.diameter") == "60pt")
    #expect(stage.text("ball.shape") == "half-capsule")
  }

  @Test func the_keyboard_reaches_both() {
    var stage = PanelStage()
    stage.send(.offer(unsaved))
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

  @Test(arguments: [
    (PanelSetting.Lock.recorded, "--record"), (.played, "plays"), (.compared, "--compare"),
  ])
  func a_setting_that_stays_has_no_row_and_a_search_says_why(lock: PanelSetting.Lock, reason: String) {
    var stage = PanelStage()
    stage.send(
      .settings([PanelSetting(kind: .device, lock: lock), PanelSetting(kind: .language, lock: lock)]))
    #expect(!stage.panel.list.layout.items.contains { $0.section == .phone })
    stage.send(.action(.find))
    stage.send(.text("device"))
    let hints = stage.panel.list.layout.items.compactMap { item -> String? in
      if case .hint(let lines) = item.kind { lines.joined(separator: " ") } else { nil }
    }
    #expect(hints.count == 1)
    #expect(hints.first?.hasPrefix("Device stays as it is") == true)
    #expect(hints.first?.contains(reason) == true)
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
