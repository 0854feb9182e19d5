import FloatCore
import FloatFiles
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

/// Whose a key is, and what it does: the window's, the panel's or the phone's.
@Suite struct InstrumentKeyTests {
  private let problem = Diagnostic(file: "config.yaml", reason: "is not a file")

  // MARK: Keys without an effect that is seen

  @Test(arguments: [
    ("F4", "No problem to show"), ("Ctrl+S", "Nothing to save"),
    ("Ctrl+Z", "That is a key of the panel · F2"),
    ("Ctrl+C", "That is a key of the panel · F2"), ("Ctrl+Shift+B", "A and B are the same"),
    ("Ctrl+Shift+C", "Click a thing on the phone to see its keys"),
  ])
  func a_key_that_shows_nothing_says_so(key: String, text: String) {
    var stage = WindowStage()
    stage.wait(1)
    stage.key(key)
    #expect(stage.instrument.cards.toast.text == text)
  }

  /// A tap on it shows nowhere else.
  @Test func a_hotspots_own_action_says_its_name_while_hotspots_are_outlined() {
    let form = PrototypePages.Form(
      "home",
      hotspots: [.init(name: "buy", frame: Rect(0, 200, 375, 100), label: "Buy", action: .custom("buy now"))])
    var stage = WindowStage(
      Prototype(content: PrototypePages(name: "T", pages: [PrototypePages.Page(form)])))
    func tap() {
      stage.tap(Point(180, 250))
      stage.wait(0.1)
    }
    stage.wait(1)
    tap()
    #expect(stage.instrument.cards.toast.text != "buy now")
    stage.key("Ctrl+H", then: 1)
    tap()
    #expect(stage.instrument.cards.toast.text == "buy now")
  }

  @Test(arguments: [
    ("Ctrl+Z", "Nothing to undo"), ("Ctrl+Shift+Z", "Nothing to redo"), ("Ctrl+C", "Nothing to copy"),
    ("Ctrl+S", "Nothing to save"), ("Ctrl+Shift+S", "Nothing to save"),
  ])
  func a_key_of_the_panel_that_has_nothing_to_do_says_so(key: String, text: String) {
    var stage = WindowStage()
    stage.key("F2", then: 1)
    stage.key(key)
    #expect(stage.instrument.cards.toast.text == text)
    stage.wait(5)
    stage.wait(5)
    stage.tune("ball.diameter", to: "70pt")
    stage.key(key)
    #expect((stage.instrument.cards.toast.nextDeadline != nil) == (key == "Ctrl+Shift+Z"))
  }

  /// They would lie over the phone once the panel is closed.
  @Test func beside_the_panel_the_controls_of_time_are_not_asked_for() {
    var stage = WindowStage()
    stage.key("F2")
    stage.key("F3")
    #expect(stage.instrument.cards.toast.text == "The controls of time are in the panel")
    stage.key("F2")
    // The first frame would begin to show them.
    for _ in 0..<3 { stage.wait(1) }
    #expect(!stage.picture.over.map(\.id).contains("shell:transport"))
  }

  // MARK: Repeated keys

  @Test func held_keys_reach_the_phone_again_only_where_it_moves_by_them() {
    var stage = WindowStage()
    for name in ["Escape", "Left", "Tab", "q"] {
      stage.key(name)
      stage.key(name, isRepeat: true)
    }
    #expect(stage.keys == ["Escape", "Left", "Left", "Tab", "Tab", "q"])
  }

  @Test func held_keys_of_the_window_repeat_only_if_the_table_says_so() {
    var stage = WindowStage()
    stage.key("F11")
    stage.key("F11", isRepeat: true)
    #expect(stage.resizes == [.fullScreen(true)])
    stage.key("F9")
    stage.key("F9", isRepeat: true)
    #expect(abs(stage.instrument.playback.time - 2.0 / 60) < 1e-6)
    #expect(stage.keys == [])
  }

  // MARK: Bindings

  @Test func control_q_and_control_w_close_the_window_and_q_is_the_phones() {
    var stage = WindowStage()
    stage.key("Ctrl+Q")
    stage.key("Ctrl+W")
    stage.key("q")
    #expect(stage.quitCount == 2)
    #expect(stage.keys == ["q"])
  }

  /// Every speed of Ctrl and a digit is on the card of time, too.
  @Test func every_speed_has_its_key() {
    let speeds = KeyBindings.table.filter { $0.name.hasPrefix("speed-") }.map { row in
      var stage = WindowStage()
      stage.key(row.keys[0])
      return stage.instrument.playback.clock.speed
    }
    #expect(speeds == PhoneClock.speeds)
  }

  /// On a French keyboard the digits need Shift.
  @Test func a_key_with_two_names_is_bound_by_either() {
    var stage = WindowStage()
    stage.key("Ctrl+'", "Ctrl+4")
    #expect(stage.instrument.playback.clock.speed == 0.1)
    #expect(stage.keys == [])
  }

  // MARK: The panel

  @Test func a_panel_with_the_keyboard_has_the_keys_that_are_not_the_windows() {
    var stage = WindowStage()
    stage.key("F6")
    stage.key("Down")
    stage.key("F8")
    #expect(stage.keys == [])
    #expect(stage.instrument.playback.clock.isPaused)
    stage.key("F6")
    stage.key("F8")
    stage.key("Down")
    #expect(stage.keys == ["Down"])
  }

  @Test func a_fields_own_keys_come_before_the_windows() {
    var stage = WindowStage()
    stage.tune("ball.diameter", to: "70pt")
    stage.key("Ctrl+F")
    stage.send(.text("ball"))
    stage.key("Ctrl+A")
    stage.key("Ctrl+C")
    stage.key("Ctrl+Z")
    #expect(stage.copies == ["ball"])
    #expect(stage.value("ball.diameter") == "70pt", "in a field Ctrl+Z undoes no step")
    stage.key("F6")
    stage.key("Ctrl+Z")
    #expect(stage.value("ball.diameter") == "60pt")
  }

  // MARK: Escape

  /// What Escape would end, the nearest first.
  private func opened(_ stage: WindowStage) -> [String] {
    let instrument = stage.instrument
    let things = [
      ("message", instrument.cards.messages.isShown), ("panel", instrument.sidebar.hasFocus),
      ("loop", instrument.playback.loop != nil), ("full screen", instrument.window.isFullScreen),
      ("page", stage.stack.count > 1),
    ]
    return things.filter { $0.1 }.map { $0.0 }
  }

  @Test func escape_ends_one_thing_after_the_other() {
    var stage = WindowStage()
    stage.tap("row:chat-1", then: 2)
    stage.key("F11")
    stage.key("Ctrl+L")
    stage.key("F6")
    stage.send(.answer(.problem(problem)))
    var left: [[String]] = []
    for _ in 0..<5 {
      left.append(opened(stage))
      stage.key("Escape", then: 2)
    }
    let all = ["message", "panel", "loop", "full screen", "page"]
    #expect(left == all.indices.map { Array(all[$0...]) })
    #expect(opened(stage) == [])
    #expect(stage.resizes == [.fullScreen(true), .fullScreen(false)])
  }

  @Test func escape_leaves_a_field_before_it_hides_a_message() {
    var stage = WindowStage()
    stage.send(.answer(.problem(problem)))
    stage.key("Ctrl+F")
    stage.send(.text("ball"))
    stage.key("Escape")
    #expect(stage.instrument.sidebar.panel?.query.text == "")
    stage.key("Escape")
    #expect(opened(stage) == ["message", "panel"])
    stage.key("Escape")
    #expect(opened(stage) == ["panel"])
  }

  @Test func escape_takes_a_gesture_on_the_phone_back_before_it_hides_a_message() {
    var stage = WindowStage()
    stage.send(.answer(.problem(problem)))
    stage.press(Point(180, 400))
    stage.key("Escape")
    #expect(stage.keys == ["Escape"])
    #expect(opened(stage) == ["message"])
  }
}
