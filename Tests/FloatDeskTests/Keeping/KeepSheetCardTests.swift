import FloatCore
import FloatFiles
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

/// The card of `Ctrl+K` in a window.
@Suite struct KeepSheetCardTests {
  /// A window whose phone was tapped.
  private func tapped(_ language: Language = .english) -> WindowStage {
    var options = InstrumentOptions()
    options.phone.language = language
    var stage = WindowStage(Prototype(), options)
    stage.tap("row:chat-1", then: 2)
    return stage
  }

  /// The forms in which gestures were to be kept.
  private func kept(_ stage: WindowStage) -> [KeepKind] {
    stage.requests.compactMap { if case .errand(.keep(let kind, _, _)) = $0 { kind } else { nil } }
  }

  @Test func a_chosen_form_is_requested_with_the_gesture_and_what_leads_to_it() {
    var stage = tapped()
    stage.key("Ctrl+K", then: 0.1)
    #expect(stage.words(on: "keep").contains("Video"))
    stage.key("Return")
    #expect(kept(stage) == [.gif])
    for case .errand(.keep(_, let gesture, _)) in stage.requests {
      #expect(gesture.inputs.count == 2)
      #expect(gesture.start.state.stack == ["chats"])
    }
    #expect(stage.keys == [], "the phone receives none of it")
    // While it is written it has no use for keys.
    stage.key("Return")
    stage.key("Escape")
    #expect(stage.keys == ["Return", "Escape"])
    #expect(kept(stage) == [.gif])
    stage.send(.answer(.keeping(percent: 42)))
    stage.wait(0.1)
    #expect(stage.words(on: "keep").contains("Writing … 42 %"))
    stage.send(.answer(.kept(["take.gif"])))
    stage.wait(0.1)
    #expect(stage.words(on: "keep").contains("take.gif"))
  }

  @Test func while_one_is_written_the_next_gesture_can_be_kept() {
    var stage = tapped()
    stage.key("Ctrl+K")
    stage.key("Return")
    stage.tap("back", then: 2)
    stage.key("Ctrl+K", then: 0.1)
    #expect(stage.words(on: "keep").contains("Recording"))
    stage.key("1")
    #expect(kept(stage) == [.gif, .recording])
    let gestures = stage.requests.compactMap {
      if case .errand(.keep(_, let gesture, _)) = $0 { gesture } else { nil }
    }
    #expect(gestures.map(\.start.state.stack) == [["chats"], ["chats", "chat-1"]])
  }

  @Test func a_gesture_of_a_demo_that_begins_again_before_the_choice_is_kept() throws {
    let script = [(0.2, Point(187, 178)), (1.5, Point(180, 420))].flatMap { time, place in
      [
        TimedInput(time: time, .pointer(.down, id: 0, at: place)),
        TimedInput(time: time + 0.05, .pointer(.up, id: 0, at: place)),
      ]
    }
    let playback = Playback(Prototype(), script: script, demo: Playback.Demo(end: 3, loops: true))
    var stage = WindowStage(playback, InstrumentOptions(), window: WindowStage.facts())
    stage.wait(2.8)
    stage.key("Ctrl+K", then: 0.4)
    #expect(stage.stack == ["chats"])
    stage.key("1")
    let kept = stage.requests.compactMap { effect -> (GestureTake, SessionLead)? in
      if case .errand(.keep(_, let gesture, let lead)) = effect { (gesture, lead) } else { nil }
    }
    let (gesture, lead) = try #require(kept.first)
    #expect(gesture.start.state.stack == ["chats", "chat-1"])
    #expect(lead.cut(gesture)?.inputs.count == 4)
  }

  /// Its rows are where they are drawn.
  @Test func the_desktops_size_of_text_enlarges_it_as_far_as_the_screen_is_wide() throws {
    var stage = tapped()
    stage.send(.desktop(isDark: nil, reducesMotion: nil, textScale: 2))
    stage.key("Ctrl+K", then: 0.1)
    let card = try #require(stage.card("keep"))
    let width = try #require(card.outline).rect.width
    #expect(abs(width - (375 - 16)) < 1e-9)
    let row = try #require(card.texts.first { $0.text == "Scenario" })
    #expect(abs(row.size - 14 * width / KeepSheet.width) < 1e-9)
    stage.tap(card.position + row.baseline)
    #expect(kept(stage) == [.scenario])
  }

  @Test func a_failure_stays_until_it_is_dismissed() {
    var stage = tapped()
    stage.key("Ctrl+K")
    stage.key("Return")
    stage.send(.answer(.notKept("the disk is full")))
    stage.wait(100)
    #expect(stage.words(on: "keep").contains("the disk is full"))
    stage.key("Escape", then: 0.1)
    #expect(!stage.shows("keep"))
  }

  @Test func a_press_beside_the_choice_closes_it_and_is_spent() {
    var stage = tapped()
    stage.key("Ctrl+K", then: 0.1)
    let before = stage.phases
    stage.press(Point(180, 100))
    stage.wait(0.1)
    #expect(!stage.shows("keep"))
    #expect(stage.phases == before)
  }

  @Test func a_press_beside_a_message_closes_it_and_reaches_the_phone() {
    var stage = tapped()
    stage.send(.answer(.kept(["take.gif"])))
    stage.wait(0.5)
    #expect(stage.shows("keep"))
    let before = stage.phases.count
    stage.press(Point(180, 100))
    stage.wait(0.5)
    #expect(!stage.shows("keep"))
    #expect(stage.phases.count == before + 1)
  }

  @Test(arguments: [
    (Language.english, "There is no gesture yet"), (.simplifiedChinese, "还没有手势"),
  ])
  func without_a_gesture_it_says_so_in_the_windows_language(language: Language, start: String) {
    var options = InstrumentOptions()
    options.phone.language = language
    var stage = WindowStage(Prototype(), options)
    stage.wait(1)
    stage.key("Ctrl+K", then: 0.1)
    #expect(stage.words(on: "keep").contains { $0.hasPrefix(start) })
    stage.key("Return")
    #expect(kept(stage) == [])
  }

  @Test func another_phone_has_no_gesture_to_keep() {
    var stage = tapped()
    stage.key("Ctrl+K")
    stage.send(.answer(.phone(Prototype(), PhoneFacts())))
    stage.wait(0.1)
    #expect(!stage.shows("keep"))
    stage.key("Ctrl+K")
    stage.key("Return")
    #expect(kept(stage) == [])
  }
}
