import FloatCore
import FloatFiles
import FloatPages
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

/// A window on a stand while visitors come and go: it comes back to its first day from everything that they leave.
@Suite struct KioskTests {
  private let idle = 5.0

  private func stage(_ attractions: [Attraction] = []) -> WindowStage {
    var options = InstrumentOptions.bare
    options.kiosk = KioskOptions(idle: idle, attractions: attractions)
    return WindowStage(Prototype(), options)
  }

  private func expectFirstDay(
    _ stage: WindowStage, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var first = Prototype()
    first.advance(to: stage.phone.now)
    #expect(stage.phone.state == first.state, "\(what)", sourceLocation: sourceLocation)
    #expect(stage.phone.scene == first.scene, "\(what)", sourceLocation: sourceLocation)
    #expect(stage.phone.archive == first.archive, "\(what)", sourceLocation: sourceLocation)
  }

  /// The window after as long without a visitor as it takes.
  private func abandoned(_ stage: WindowStage) -> WindowStage {
    var stage = stage
    stage.wait(idle + 0.001)
    stage.wait(PictureFade.duration + 0.1)
    return stage
  }

  // MARK: Without a visitor

  /// The strokes of a hand, one after another: a conversation, an article, into the ball, its list, a badge, tabs.
  private static let strokes: [[Point]] = [
    [Point(180, 180)], [Point(180, 420)], [Point(180, 600), Point(180, 300)],
    [Point(4, 420), Point(180, 560), Point(330, 750)], [Point(345, 440), Point(200, 300), Point(80, 260)],
    [Point(40, 260)], [Point(180, 300)], [Point(4, 420), Point(300, 430)], [Point(4, 420), Point(300, 430)],
    [Point(50, 230), Point(95, 330)], [Point(50, 230), Point(190, 470)], [Point(340, 770)], [Point(120, 260)],
    [Point(180, 300), Point(60, 302)],
  ]

  @Test func from_every_moment_of_every_gesture_the_phone_is_as_on_its_first_day() {
    var stage = stage()
    var moments = 0
    func leave(_ what: String) {
      moments += 1
      expectFirstDay(abandoned(stage), what)
    }
    for (number, stroke) in Self.strokes.enumerated() {
      stage.press(stroke[0])
      leave("stroke \(number), pressed")
      for (from, to) in zip(stroke, stroke.dropFirst()) {
        for step in 1...4 {
          stage.wait(0.05)
          stage.mouse(.move, at: from + (to - from) * (Double(step) / 4))
          leave("stroke \(number), dragged")
        }
      }
      stage.wait(0.04)
      stage.release()
      for step in 1...8 {
        stage.wait(step < 6 ? 0.06 : 0.4)
        leave("stroke \(number), \(step) after the release")
      }
    }
    #expect(moments > 150)
  }

  @Test func from_questions_menus_and_the_keyboards_focus_too() {
    var stage = stage()
    for name in ["Tab", "Tab", "Return", "ContextMenu", "Down", "Return", "Shift+Tab", "Delete"] {
      stage.key(name)
      stage.wait(0.1)
      expectFirstDay(abandoned(stage), name)
      stage.wait(0.7)
      expectFirstDay(abandoned(stage), name)
    }
    stage.send(.secondary(at: Point(180, 180)))
    stage.wait(0.1)
    expectFirstDay(abandoned(stage), "the right button")
  }

  @Test func the_phone_fades_to_its_first_day_and_is_alive_meanwhile() {
    var stage = stage()
    stage.tap("row:chat-1", then: idle - 0.1)
    #expect(stage.stack == ["chats", "chat-1"])
    #expect(stage.outlook.choreTime == idle + 0.05)
    stage.wait(0.11)
    #expect(stage.stack == ["chats"])
    #expect(stage.picture.over.map(\.id) == ["stand:before"])
    #expect(stage.picture.over[0].opacity == 1)
    stage.wait(PictureFade.duration / 2)
    #expect(abs(stage.picture.over[0].opacity - 0.5) < 1e-6)
    stage.tap("row:chat-1", then: 1)
    #expect(stage.picture.over.isEmpty)
    #expect(stage.stack == ["chats", "chat-1"])
  }

  @Test func at_its_start_nothing_fades_and_nothing_wakes() {
    var stage = stage()
    stage.wait(1)
    #expect(stage.outlook.choreTime == nil)
    stage.wait(100)
    #expect(stage.picture.over.isEmpty)
    #expect(!stage.outlook.isStale)
    // A hover is no visitor, and a press that changed nothing leaves nothing to fade.
    stage.mouse(.move, at: Point(180, 300))
    stage.wait(3)
    #expect(stage.outlook.choreTime == nil)
    stage.press(Point(180, 95))
    stage.wait(0.05)
    stage.send(.interruption)
    stage.wait(idle + 1)
    #expect(stage.picture.over.isEmpty)
    #expect(stage.outlook.choreTime == nil)
  }

  @Test func a_finger_that_is_held_is_nobody_and_one_that_moves_is_somebody() {
    var stage = stage()
    stage.tap("row:chat-1", then: 1)
    stage.press(Point(180, 500))
    for step in 0..<4 {
      stage.wait(idle - 1)
      stage.mouse(.move, at: Point(180, step % 2 == 0 ? 520 : 480))
    }
    #expect(stage.stack == ["chats", "chat-1"])
    for _ in 0..<3 {
      stage.wait(idle / 2)
      // It trembles.
      stage.mouse(.move, at: Point(181, 480))
    }
    expectFirstDay(stage, "held")
    // What is left of that press means nothing; the next one counts.
    let count = stage.inputs.count
    stage.mouse(.move, at: Point(300, 500))
    stage.release()
    #expect(stage.inputs.count == count)
    stage.tap("row:chat-1", then: 1)
    #expect(stage.stack == ["chats", "chat-1"])
  }

  @Test func without_a_time_nobody_is_ever_gone() {
    var options = InstrumentOptions()
    options.kiosk = KioskOptions(idle: nil)
    var stage = WindowStage(Prototype(), options)
    stage.tap("row:chat-1", then: 10_000)
    #expect(stage.stack == ["chats", "chat-1"])
    #expect(stage.outlook.choreTime == nil)
  }

  @Test func the_first_day_has_the_newest_files_and_nothing_glides() {
    var stage = stage()
    var facts = FileFacts(bindings: .standard, parameters: Parameters.builtIn)
    facts.values = [ConfigurationValue(key: "ball.diameter", value: "70pt")]
    stage.tap("row:chat-1")
    stage.send(.answer(.files(facts)))
    stage.send(.answer(.problems([Diagnostic(file: "config.yaml", reason: "unknown key")])))
    stage.wait(0.5)
    #expect(stage.picture.over.isEmpty)
    stage.wait(idle)
    #expect(stage.value("ball.diameter") == "70pt")
    #expect(stage.phone.parameters == stage.phone.tuned)
    #expect(stage.stack == ["chats"])
  }

  @Test func two_phones_come_back_together() throws {
    var options = InstrumentOptions()
    options.kiosk = KioskOptions(idle: idle)
    options.compared = ComparedStart(Prototype(), names: ["a", "b"], hasBody: false)
    var stage = WindowStage(Prototype(), options, window: WindowStage.facts(width: 900, height: 900))
    let row = stage.picture.shown.value.elements.last { $0.id.description == "row:chat-1" }
    let sides = try #require(stage.instrument.sides)
    stage.tap(try #require(row).frame.center + sides.frame(of: 0).origin, then: 1)
    #expect(stage.instrument.companion?.value.prototype.state.stack == ["chats", "chat-1"])
    stage.wait(idle)
    #expect(stage.instrument.companion?.value.prototype.state.stack == ["chats"])
    let beside = try #require(stage.picture.beside)
    #expect(beside.over.map(\.id) == ["stand:before"])
  }

  // MARK: The window

  @Test func a_stand_has_no_keys_no_handle_no_panel_and_saves_nothing() {
    var options = InstrumentOptions()
    options.kiosk = KioskOptions(idle: idle)
    options.isFirstStart = true
    var stage = WindowStage(Prototype(), options, window: WindowStage.facts(width: 900, height: 918))
    for name in ["F1", "F2", "F3", "F8", "F11", "Ctrl+Q", "Ctrl+K", "Ctrl+F", "Ctrl+L", "Ctrl+4"] {
      stage.key(name)
      stage.wait(0.3)
    }
    stage.press(Point(180, 95), .control)
    stage.release()
    stage.wait(0.3)
    #expect(stage.picture.over.isEmpty)
    #expect(stage.picture.panes.isEmpty)
    #expect(!stage.instrument.sidebar.isMade)
    #expect(stage.instrument.playback.isPlaying)
    #expect(stage.quitCount == 0)
    #expect(stage.resizes.isEmpty)
    stage.tap("row:chat-1", then: 1)
    stage.end()
    let isSaved = stage.requests.contains { if case .errand(.save) = $0 { true } else { false } }
    #expect(!isSaved)
  }

  @Test func the_mouse_pointer_shows_while_it_moves() {
    var stage = stage()
    func cursors() -> [PanelCursor] {
      stage.requests.compactMap { if case .window(.cursor(let cursor)) = $0 { cursor } else { nil } }
    }
    stage.wait(0.1)
    #expect(cursors() == [.hidden])
    // The window opened below the mouse.
    stage.mouse(.move, at: Point(100, 100))
    stage.wait(0.1)
    #expect(cursors() == [.hidden])
    stage.mouse(.move, at: Point(101, 100))
    stage.wait(0.1)
    #expect(cursors() == [.hidden, .arrow])
    let end = stage.outlook.choreTime
    #expect(end.map { $0 - stage.now < Kiosk.cursorTime } == true)
    stage.wait(Kiosk.cursorTime)
    #expect(cursors() == [.hidden, .arrow, .hidden])
    #expect(stage.outlook.choreTime == nil)
  }

  // MARK: Escape

  @Test func escape_goes_back_when_it_comes_up_soon() {
    var stage = stage()
    stage.tap("row:chat-1", then: 1)
    stage.key("Escape", then: 0.4)
    #expect(stage.stack == ["chats", "chat-1"])
    stage.send(.keyUp(["Escape"]))
    stage.wait(1)
    #expect(stage.stack == ["chats"])
    #expect(stage.quitCount == 0)
  }

  @Test func escape_held_for_a_while_does_nothing_and_for_three_seconds_ends_the_program() {
    var stage = stage()
    stage.tap("row:chat-1", then: 1)
    for _ in 0..<2 {
      stage.key("Escape")
      stage.key("Escape", isRepeat: true)
      stage.wait(0.49)
      #expect(stage.picture.over.isEmpty)
      stage.wait(0.5)
      #expect(stage.picture.over.map(\.id) == ["shell:escape"])
      #expect(stage.outlook.isStale)
      stage.wait(1.9)
      stage.send(.keyUp(["Escape"]))
      stage.wait(0.5)
      #expect(stage.picture.over.isEmpty)
    }
    #expect(stage.quitCount == 0)
    #expect(stage.stack == ["chats", "chat-1"])
    stage.key("Escape", then: 3)
    stage.wait(0.1)
    #expect(stage.quitCount == 1)
    #expect(stage.stack == ["chats", "chat-1"])
  }

  @Test func a_lost_focus_lets_escape_go() {
    var stage = stage()
    stage.key("Escape", then: 1)
    stage.send(.interruption)
    stage.wait(5)
    #expect(stage.quitCount == 0)
  }
}
