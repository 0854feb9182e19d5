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
  private static let first = Prototype()
  private let idle = 5.0

  private func stage(_ attractions: [Attraction] = []) -> WindowStage {
    var options = InstrumentOptions.bare
    options.kiosk = KioskOptions(idle: idle, attractions: attractions)
    return WindowStage(Prototype(), options)
  }

  private func expectFirstDay(
    _ stage: WindowStage, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var first = Self.first
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

  /// A stroke of a hand: from an element or a place over other places, held still before it is let go, and what follows.
  private static func stroke(
    _ from: HandTarget, _ way: (Double, Double)..., hold: Double = 0.04
  ) -> [HandStep<HandTarget>] {
    var steps: [HandStep<HandTarget>] = [.press(from)]
    steps += way.map { .move(to: .point(Point($0.0, $0.1)), over: 0.2) }
    steps += [.wait(hold), .release]
    steps += [0.06, 0.06, 0.06, 0.06, 0.06, 0.4, 0.4, 0.4].map { .wait($0) }
    return steps
  }

  private static let edge = HandTarget.point(Point(2, 400))

  /// The strokes of a hand, one after another.
  private static let strokes = [
    // Two pages into the ball, the ball thrown and held, its list by a tap and by a long press.
    stroke(.element("row:chat-1")), stroke(.element("row:article-1")),
    stroke(.point(Point(180, 600)), (180, 300)), stroke(edge, (180, 560), (365, 800), hold: 0.2),
    stroke(.element("row:article-2")), stroke(edge, (180, 560), (365, 800), hold: 0.2),
    stroke(.element("ball"), (200, 300), (60, 560)), stroke(.element("ball")),
    stroke(.point(Point(340, 200))), stroke(.element("ball"), hold: 0.9), stroke(.point(Point(340, 200))),
    // A page out of the list and back into the ball, and the ball into the red zone.
    stroke(.element("ball")), stroke(.element("list:article-1")), stroke(edge, (300, 430)),
    stroke(.element("ball"), (200, 500), (365, 800), hold: 0.2),
    // A page that stays and one that leaves, a badge that springs back and one that bursts.
    stroke(edge, (80, 400), hold: 0.2), stroke(edge, (330, 400)), stroke(.element("badge:tab"), (80, 760)),
    stroke(.element("badge:chat-2"), (130, 300), (214, 378)),
    // An open row, another tab, and a presented page that stays and leaves.
    stroke(.point(Point(300, 180)), (120, 182)), stroke(.element("tab:me")), stroke(.element("row:sdk")),
    stroke(edge, (60, 420), hold: 0.2), stroke(edge, (330, 400)),
  ]

  /// What is under way on a phone.
  private func phases(_ state: PrototypeState) -> Set<String> {
    var phases = Set(state.badges.map { "badge \($0.state)" })
    if let transition = state.transition {
      phases.insert("\(transition.kind)\(transition.interactive ? " held" : "")")
    }
    if state.ball.visible { phases.insert("ball at \(state.ball.edge)") }
    if state.zone.kind != .none {
      phases.insert("zone \(state.zone.kind)\(state.zone.highlighted ? " entered" : "")")
    }
    if state.list.open { phases.insert("list by a \(state.list.mode)") }
    for row in state.rows { phases.insert(row.open ? "row open" : "row held") }
    if state.scroll != 0 { phases.insert("scrolled") }
    return phases
  }

  @Test func from_every_moment_of_every_gesture_the_phone_is_as_on_its_first_day() throws {
    var stage = stage()
    var seen: Set<String> = []
    for (number, step) in Self.strokes.joined().enumerated() {
      let lowered = try step.lower(at: stage.now, from: stage.held, rate: 20) { stage.place(of: $0) }
      let moments = lowered.inputs.isEmpty ? [lowered.end] : lowered.inputs.map(\.time)
      for (index, moment) in moments.enumerated() {
        stage.send(Array(lowered.inputs.dropFirst(index).prefix(1)), until: moment)
        seen.formUnion(phases(stage.phone.state))
        expectFirstDay(abandoned(stage), "\(number): \(step), at \(moment)")
      }
    }
    #expect(
      seen.isSuperset(of: [
        "badge attached", "badge broken", "badge bursting", "badge returning", "ball at left", "ball at none",
        "ball at right", "dismiss", "dismiss held", "expand", "list by a press", "list by a tap", "pop",
        "pop held", "present", "push", "row held", "row open", "scrolled", "shrink", "zone collect",
        "zone collect entered", "zone remove", "zone remove entered",
      ]), "\(seen.sorted())")
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
    for step in 1...3 {
      stage.wait(idle / 2)
      // It trembles.
      stage.mouse(.move, at: Point(180 + Double(step), 480))
    }
    expectFirstDay(stage, "held")
    let count = stage.inputs.count
    // The phone is as on its first day under that press, too: the right button counts beside it.
    var other = stage
    other.send(.secondary(at: Point(180, 180)))
    #expect(other.inputs.count == count + 1)
    // What is left of that press means nothing; the next one counts.
    stage.mouse(.move, at: Point(300, 500))
    stage.release()
    #expect(stage.inputs.count == count)
    stage.wait(3)
    #expect(stage.outlook.choreTime == nil, "it is nobody's")
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

  @Test func the_first_day_has_the_newest_pages() {
    var stage = stage()
    var facts = FileFacts(bindings: .standard, parameters: Parameters.builtIn)
    let home = PrototypePages.Page(PrototypePages.Form("home"))
    facts.pages = (PrototypePages(name: "T", pages: [home]), .iPhoneX, "T")
    stage.tap("row:chat-1")
    stage.send(.answer(.files(facts)))
    stage.wait(idle + 1)
    #expect(stage.stack == ["home"])
  }

  @Test func two_phones_come_back_together() throws {
    var options = InstrumentOptions()
    options.kiosk = KioskOptions(idle: idle)
    options.compared = ComparedStart(Prototype(), names: ["a", "b"], hasBody: false)
    var stage = WindowStage(Prototype(), options, window: WindowStage.facts(width: 900, height: 900))
    let row = stage.picture.shown.value.elements.last { $0.id.description == "row:chat-1" }
    let sides = try #require(stage.instrument.sides)
    stage.tap(try #require(row).frame.center + sides.frame(of: 0).origin)
    stage.wait(1)
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
      stage.key("Escape", then: 0.49)
      #expect(stage.picture.over.isEmpty)
      stage.wait(0.5)
      #expect(stage.picture.over.map(\.id) == ["shell:escape"])
      #expect(stage.outlook.isStale)
      let ring = stage.picture.over
      stage.wait(1.9)
      #expect(stage.picture.over != ring, "it fills")
      stage.send(.keyUp(["Escape"]))
      stage.wait(0.5)
      #expect(stage.picture.over.isEmpty)
    }
    #expect(stage.quitCount == 0)
    #expect(stage.stack == ["chats", "chat-1"])
    stage.key("Escape", then: 2)
    stage.key("Escape", isRepeat: true, then: 1.1)
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
