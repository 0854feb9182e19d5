import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The settings show the values of the keys, and a tap there sets them.
@Suite struct SettingsTests {
  private func settings() -> Stage {
    var stage = Stage()
    stage.tap("tab:me")
    stage.tapAndSettle("row:settings")
    return stage
  }

  private func texts(_ stage: Stage) -> [String] {
    stage.prototype.pages[stage.prototype.navigation.front]!.layout.scrolled.texts.map(\.text)
  }

  private func label(_ id: String, _ stage: Stage) -> String? {
    stage.prototype.elements.first { $0.id == id }?.label
  }

  @Test func a_tap_on_a_switch_sets_its_key_and_one_more_sets_it_back() {
    var stage = settings()
    #expect(label("switch:haptic.enabled", stage) == "Vibrate: On")
    stage.tapAndSettle("switch:haptic.enabled")
    #expect(!stage.prototype.parameters.haptic.enabled)
    #expect(label("switch:haptic.enabled", stage) == "Vibrate: Off")
    stage.tapAndSettle("switch:haptic.enabled")
    #expect(stage.prototype.parameters.haptic.enabled)
  }

  @Test func a_key_that_is_set_elsewhere_shows_in_its_switch_and_in_its_value() {
    var stage = settings()
    stage.send(.set(key: "haptic.enabled", value: "false"))
    stage.send(.set(key: "entrances.maximum", value: "3"))
    stage.settle()
    #expect(label("switch:haptic.enabled", stage) == "Vibrate: Off")
    #expect(texts(stage).contains("3"))
    #expect(label("row:entrances.maximum", stage) == "Pages in the ball: 3")
  }

  @Test func a_value_leads_to_its_choices_and_one_of_them_is_taken() {
    var stage = settings()
    stage.tapAndSettle("row:entrances.when-full")
    #expect(stage.state.stack.last == "entrances.when-full")
    #expect(stage.prototype.pages["entrances.when-full"]?.layout.bar?.title == "When it is full")
    #expect(texts(stage) == ["Say so", "Show the list", "Replace the oldest", "Do nothing"])
    let page = stage.prototype.pages["entrances.when-full"]!.layout
    #expect(page.marks.map(\.isOn) == [true, false, false, false])
    stage.tapAndSettle("option:entrances.when-full=replace")
    #expect(stage.prototype.parameters.entrances.whenFull == .replace)
    #expect(
      stage.prototype.pages["entrances.when-full"]!.layout.marks.map(\.isOn) == [
        false, false, true, false,
      ])
    stage.tapAndSettle("back")
    #expect(texts(stage).contains("Replace the oldest"))
  }

  @Test func a_count_may_be_each_of_its_range() {
    var stage = settings()
    stage.tapAndSettle("row:entrances.maximum")
    #expect(texts(stage) == ["1", "2", "3", "4", "5"])
    #expect(label("option:entrances.maximum=4", stage) == "4: Off")
    stage.tap("option:entrances.maximum=4")
    #expect(label("option:entrances.maximum=4", stage) == "4: On")
    #expect(label("option:entrances.maximum=5", stage) == "5: Off")
    stage.settle()
    #expect(stage.prototype.parameters.entrances.maximum == 4)
  }

  @Test func dark_mode_is_a_switch_like_the_others() {
    var stage = settings()
    stage.tapAndSettle("switch:appearance")
    #expect(stage.prototype.appearance == .dark)
    #expect(stage.prototype.scene.background == Parameters().theme.dark.background)
    stage.send(.set(key: "appearance", value: "light"))
    stage.settle()
    #expect(label("switch:appearance", stage) == "Dark Mode: Off")
  }

  /// Settings with a switch for chats among the kinds that float.
  private func floatSettings(_ rule: CollectionRule, kinds: String) -> Stage {
    var parameters = Parameters.builtIn
    parameters.entrances.rule = rule
    parameters.entrances.kinds = kinds
    let row = PrototypePages.SettingsRow(
      title: "Chats float", kind: .toggle(key: "entrances.kinds", on: "article, chat", off: "article"))
    let content = PrototypePages.fallback.changing("settings") { page in
      guard case .settings(var sections) = page.content else { return }
      sections[0].rows.append(row)
      page.content = .settings(sections)
    }
    var stage = Stage(Prototype(parameters: parameters, content: content))
    stage.tap("tab:me")
    stage.tapAndSettle("row:settings")
    return stage
  }

  @Test(arguments: [
    ("article", false, "article, chat"), ("article, chat", true, "article"), ("chat", true, ""),
    ("chat,settings article-3", true, "settings, article-3"), ("settings", false, "settings, chat"),
  ])
  func a_switch_of_a_list_is_about_its_own_words(kinds: String, isOn: Bool, next: String) throws {
    var stage = floatSettings(.listed, kinds: kinds)
    #expect(label("switch:entrances.kinds", stage) == "Chats float: \(isOn ? "On" : "Off")")
    stage.tapAndSettle("switch:entrances.kinds")
    #expect(WordList(stage.prototype.parameters.entrances.kinds) == WordList(next))
    #expect(label("switch:entrances.kinds", stage) == "Chats float: \(isOn ? "Off" : "On")")
  }

  @Test func a_row_whose_key_has_no_effect_is_not_there() {
    var stage = floatSettings(.declared, kinds: "article")
    #expect(label("switch:entrances.kinds", stage) == nil)
    #expect(!texts(stage).contains("Chats float"))
    stage.send(.set(key: "entrances.rule", value: "listed"))
    stage.settle()
    #expect(label("switch:entrances.kinds", stage) == "Chats float: Off")
  }

  @Test(arguments: ["Return", "Space"]) func the_keyboard_turns_a_switch(key: String) {
    var stage = settings()
    stage.focus("switch:haptic.enabled")
    stage.settle()
    stage.keyAndSettle(key)
    #expect(!stage.prototype.parameters.haptic.enabled)
    #expect(stage.state.focus == "switch:haptic.enabled", "it keeps the focus")
  }

  /// The middle of the switch's knob, on the page.
  private func knob(_ stage: Stage) throws -> Double {
    let page = try #require(stage.layer("page:settings"))
    let mark = try #require(
      stage.prototype.pages["settings"]!.layout.marks.first { $0.id == "switch:haptic.enabled" })
    for case .roundedRect(let shape, .color(Color.white)) in page.sublayers[0].sublayers[0].content
    where shape.rect.width == 26 && mark.frame.contains(shape.rect.center) {
      return shape.rect.midX
    }
    Issue.record("no knob")
    return 0
  }

  @Test func a_switch_slides_and_can_be_turned_round_on_its_way() throws {
    var stage = settings()
    let on = try knob(stage)
    stage.tap("switch:haptic.enabled")
    var last = on
    for frame in 0..<30 {
      let x = try knob(stage)
      #expect(abs(x - last) < 4, "frame \(frame)")
      last = x
      stage.wait(1.0 / 60)
    }
    #expect(abs(last - (on - 20)) < 0.01)
    stage.send(.set(key: "haptic.enabled", value: "true"))
    stage.wait(0.08)
    let middle = try knob(stage)
    #expect((on - 19...on - 1).contains(middle))
    stage.send(.set(key: "haptic.enabled", value: "false"))
    #expect(try knob(stage) == middle)
    stage.settle()
    #expect(try knob(stage) == on - 20)
    #expect(!stage.prototype.pages.hasMovingMarks)
  }

  @Test func a_row_without_a_page_has_no_chevron_and_is_no_element() {
    let stage = settings()
    let layout = stage.prototype.pages["settings"]!.layout
    let chevrons = layout.scrolled.images.count { $0.name == "icons/chevron-right" }
    #expect(chevrons == layout.scrolledElements.count { $0.role == "row" })
    #expect(texts(stage).contains("Storage"))
    #expect(!layout.scrolledElements.contains { $0.label.hasPrefix("Storage") })
  }
}
