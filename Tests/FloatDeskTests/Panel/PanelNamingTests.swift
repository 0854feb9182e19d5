import FloatCore
import FloatPages
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport

/// Saves the changes as a preset, under a name typed at the panel's foot.
@Suite struct PanelNamingTests {
  private func stage(_ values: [String: String] = ["ball.diameter": "70pt"]) -> PanelStage {
    var stage = PanelStage()
    stage.send(.values(values.map { ConfigurationValue(key: $0.key, value: $0.value) }))
    _ = stage.panel.takeEffects()
    return stage
  }

  private func asked(_ stage: inout PanelStage) -> [PanelEffect] {
    stage.panel.takeEffects().filter { if case .savePreset = $0 { true } else { false } }
  }

  @Test func the_name_is_of_what_was_changed_and_not_one_that_is_taken() {
    for (values, name) in [
      (["ball.diameter": "70pt"], "ball"),
      (["ball.diameter": "70pt", "badge.diameter": "20pt"], "ball-badge"),
      (["ball.diameter": "70pt", "badge.diameter": "20pt", "zone.radius": "150pt"], "tuned"),
    ] {
      var stage = stage(values)
      stage.send(.action(.preset))
      #expect(stage.panel.naming?.line.text == name)
      #expect(stage.panel.naming?.line.selectedText == name, "typing replaces it")
    }
    var stage = stage()
    stage.send(
      .settings([PanelSetting(kind: .preset, choices: ["none", "ball", "ball-2"], current: "none")]))
    stage.send(.action(.preset))
    #expect(stage.panel.naming?.line.text == "ball-3")
  }

  @Test func what_is_typed_is_asked_for_and_the_field_goes_when_it_is_saved() {
    var stage = stage()
    stage.send(.action(.preset))
    #expect(stage.panel.hasFocus)
    #expect(stage.panel.isTyping)
    #expect(stage.panel.textArea == PanelMetrics.nameField(height: stage.panel.height))
    stage.type("  my soft  one ")
    #expect(stage.text("ball.diameter") == "70pt")
    stage.key("Return")
    #expect(asked(&stage) == [.savePreset(name: "my soft one", replaces: false)])
    #expect(stage.panel.naming != nil, "it is there until it is saved")
    let before = stage.panel.scene
    stage.send(.preset(.saved(name: "my soft one", path: "~/presets/my soft one.yaml")))
    #expect(stage.panel.naming == nil)
    #expect(!stage.panel.isTyping)
    #expect(stage.panel.notice?.contains("--preset \"my soft one\"") == true)
    #expect(stage.panel.notice?.contains("~/presets/my soft one.yaml") == true)
    #expect(stage.panel.scene != before)
    stage.key("Down")
    #expect(stage.panel.notice == nil)
  }

  @Test(arguments: [false, true])
  func the_keyboard_goes_back_to_where_it_was(hadFocus: Bool) {
    var stage = stage()
    stage.send(.focus(hadFocus))
    stage.send(.action(.preset))
    stage.key("Return")
    stage.send(.preset(.saved(name: "ball", path: "ball.yaml")))
    #expect(stage.panel.hasFocus == hadFocus)
  }

  @Test func one_that_is_there_is_replaced_only_when_that_was_said_of_this_name() {
    var stage = stage()
    stage.send(.action(.preset))
    stage.type("soft")
    stage.key("Return")
    stage.send(.preset(.taken))
    #expect(asked(&stage) == [.savePreset(name: "soft", replaces: false)])
    stage.type("er")
    stage.key("Return")
    #expect(
      asked(&stage) == [.savePreset(name: "softer", replaces: false)], "another name is asked about again")
    stage.send(.preset(.taken))
    stage.key("Return")
    #expect(asked(&stage) == [.savePreset(name: "softer", replaces: true)])
    stage.send(.preset(.refused("no room")))
    stage.key("Return")
    #expect(asked(&stage) == [.savePreset(name: "softer", replaces: false)])
  }

  @Test func a_mouse_opens_it_saves_and_leaves_it() throws {
    var stage = stage()
    let button = try stage.point(.action(.preset))
    stage.click(button)
    #expect(stage.panel.naming != nil)
    let field = try #require(stage.panel.frame(of: .presetName))
    #expect(stage.panel.cursor(at: field.center) == .text)
    stage.click(Point(field.minX + 9, field.midY))
    stage.type("my-")
    stage.click(try stage.point(.savePreset))
    #expect(asked(&stage) == [.savePreset(name: "my-ball", replaces: false)])
    stage.click(button)
    #expect(stage.panel.naming == nil, "what opened it closes it")
    stage.click(button)
    stage.click(Point(100, 300))
    #expect(stage.panel.naming == nil, "a press elsewhere leaves the field")
    #expect(asked(&stage).isEmpty)
  }

  @Test func the_keyboard_reaches_the_button_and_what_had_the_focus_has_it_again() {
    var stage = stage()
    stage.send(.touched(["ball.diameter"]))
    stage.panel.keyboard.place = .row(PanelRowID(.touched, "ball.diameter"))
    stage.send(.action(.preset))
    stage.key("Tab")
    #expect(stage.panel.keyboard.place == .savePreset)
    #expect(!stage.panel.isTyping)
    stage.key("Space")
    #expect(asked(&stage).count == 1)
    stage.key("Tab")
    stage.key("Escape")
    #expect(stage.panel.naming == nil)
    #expect(stage.panel.hasFocus)
    #expect(stage.panel.keyboard.place == .row(PanelRowID(.touched, "ball.diameter")))
    #expect(asked(&stage).isEmpty)
  }

  @Test(arguments: [
    PanelInput.key("Escape"), .focus(false), .action(.undo), .action(.save), .action(.find), .action(.flip),
  ])
  func what_else_is_done_leaves_it(by input: PanelInput) {
    var stage = stage()
    stage.send(.action(.preset))
    stage.send(input)
    #expect(stage.panel.naming == nil)
    #expect(asked(&stage).isEmpty)
  }

  @Test func nothing_changed_is_nothing_to_save() {
    var stage = PanelStage()
    stage.send(.action(.preset))
    #expect(stage.panel.naming == nil)
    stage = self.stage()
    stage.send(.action(.preset))
    stage.send(.loaded(stage.panel.tuning.values))
    stage.key("Return")
    #expect(stage.panel.naming == nil, "the file has them by now")
    #expect(asked(&stage).isEmpty, "the file has them by now")
    stage = self.stage()
    stage.send(.action(.preset))
    stage.key("Backspace")
    stage.key("Return")
    #expect(stage.panel.naming != nil, "no name")
    #expect(asked(&stage).isEmpty, "no name")
  }
}
