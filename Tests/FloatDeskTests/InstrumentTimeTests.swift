import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

/// The phone's time in a hand: keys, the strip of the controls, loops, overlays.
@Suite struct InstrumentTimeTests {
  private static let frame = 1.0 / 60
  /// The strip of the controls of time over a phone of 375 × 812 points.
  private static let strip = 730.0

  private func phone(_ stage: WindowStage) -> Prototype { stage.picture.shown.value }

  /// A window that the phone fills, so that places in it are points.
  private func stage() -> WindowStage {
    var options = InstrumentOptions()
    options.phone.bezel = .off
    var stage = WindowStage(Prototype(), options)
    stage.wait(1)
    return stage
  }

  /// A stage with a page opened on the first one.
  private func opened() -> WindowStage {
    var stage = stage()
    stage.tap("row:chat-1")
    stage.wait(2)
    return stage
  }

  /// Drags the mouse in steps of 10 ms.
  private func drag(_ stage: inout WindowStage, from start: Point, to end: Point) {
    stage.mouse(.down, at: start)
    for step in 1...20 {
      stage.wait(0.01)
      stage.mouse(.move, at: start + (end - start) * (Double(step) / 20))
    }
    stage.wait(0.1)
  }

  private func swipeBack(_ stage: inout WindowStage) {
    drag(&stage, from: Point(3, 420), to: Point(300, 430))
    stage.release()
    stage.wait(3)
  }

  @Test func a_push_is_paused_and_goes_by_frames() {
    var stage = stage()
    stage.tap("row:chat-1")
    stage.wait(0.1)
    stage.key("F8")
    stage.wait(1)
    let paused = phone(stage)
    #expect(paused.state.transition != nil)
    #expect(stage.titles.last?.hasPrefix("Paused") == true)
    stage.key("F7")
    stage.wait(1)
    #expect(abs(paused.now - phone(stage).now - Self.frame) < 1e-6)
    stage.key("F9")
    stage.wait(1)
    #expect(abs(phone(stage).now - paused.now) < 1e-6)
    // The mouse does nothing to a phone whose time stands.
    let count = stage.inputs.count
    stage.press(Point(150, 400))
    stage.wait(0.05)
    stage.release()
    #expect(stage.inputs.count == count)
    stage.key("F8")
    stage.wait(2)
    #expect(stage.stack == ["chats", "chat-1"])
    #expect(stage.titles.last?.hasPrefix("Paused") == false)
  }

  @Test func a_drag_along_the_strip_goes_back_and_the_recording_with_it() {
    var stage = opened()
    stage.key("F3")
    stage.wait(1)
    let count = stage.inputs.count
    drag(&stage, from: Point(300, Self.strip), to: Point(27, Self.strip))
    #expect(phone(stage).state.stack == ["chats"])
    #expect(stage.stack.count == 2, "nothing is dropped yet")
    stage.release()
    stage.wait(0.1)
    #expect(stage.stack == ["chats"])
    #expect(stage.inputs.count == count, "the strip is not the phone's")
    let drops = stage.requests.compactMap { request -> Double? in
      if case .errand(.change(.dropped(let time))) = request { time } else { nil }
    }
    #expect(drops.count == 1)
  }

  @Test func a_drag_is_paused_stepped_back_and_goes_on_in_the_same_hand() {
    var stage = opened()
    drag(&stage, from: Point(3, 420), to: Point(200, 430))
    stage.key("F8")
    stage.wait(0.5)
    let held = phone(stage)
    #expect(held.state.transition?.topX ?? 0 > 150)
    // The hand moves on while the finger stays.
    stage.mouse(.move, at: Point(60, 500))
    stage.wait(0.1)
    #expect(phone(stage).state.transition?.topX == held.state.transition?.topX)
    stage.key("F7")
    stage.wait(0.1)
    #expect(abs(held.now - phone(stage).now - Self.frame) < 1e-6)
    #expect(phone(stage).state.transition?.interactive == true)
    stage.key("F9")
    stage.key("F8")
    stage.release()
    stage.wait(2)
    #expect(stage.stack == ["chats"])
  }

  @Test func a_swipe_is_looped_and_plays_with_a_value_that_is_changed_meanwhile() {
    var stage = opened()
    swipeBack(&stage)
    let over = phone(stage).now
    let count = stage.inputs.count
    stage.key("Ctrl+L")
    stage.wait(0.4)
    #expect(phone(stage).now < over)
    #expect(phone(stage).state.transition != nil)
    stage.tune("navigation.response", to: "2s")
    #expect(stage.inputs.count == count + 1, "the value is recorded, the loop is not")
    // With two seconds a page still moves a second after its release.
    stage.wait(4)
    var movesLate = false
    for _ in 0..<120 {
      stage.wait(0.05)
      let shown = phone(stage)
      movesLate = movesLate || shown.state.transition.map { !$0.interactive && $0.progress > 0.9 } ?? false
    }
    #expect(movesLate)
    stage.key("Escape")
    stage.key("Escape")
    stage.key("Escape")
    stage.wait(0.1)
    #expect(stage.instrument.playback.isLive)
  }

  @Test func a_press_on_a_loop_is_the_first_of_the_present() {
    var stage = opened()
    swipeBack(&stage)
    stage.key("Ctrl+L")
    stage.wait(0.2)
    let count = stage.inputs.count
    stage.press(Point(150, 180))
    stage.wait(0.05)
    stage.release()
    stage.wait(2)
    #expect(stage.stack == ["chats", "chat-1"])
    #expect(stage.inputs.count >= count + 2)
  }

  @Test(arguments: ["O", "P", "G", "L", "T"])
  func overlays_and_touches_come_and_go_with_their_keys(key: String) {
    var stage = opened()
    drag(&stage, from: Point(3, 420), to: Point(200, 430))
    stage.key("F8")
    stage.wait(1)
    // Keys shake the sign that says that time stands.
    func over() -> [String] { stage.picture.over.map(\.id).filter { $0 != "shell:clock-sign" } }
    let plain = over()
    stage.key("Ctrl+Shift+" + key)
    stage.wait(0.5)
    #expect(over().count > plain.count + 1, "the overlay, and the word that tells it")
    stage.key("Ctrl+Shift+" + key)
    stage.wait(3)
    #expect(over() == plain)
  }

  @Test func a_paused_drag_is_scrubbed_and_goes_on_where_it_was() {
    var stage = opened()
    stage.key("F3")
    stage.wait(1)
    drag(&stage, from: Point(3, 300), to: Point(120, 300))
    stage.key("F8")
    stage.wait(0.5)
    let held = phone(stage)
    #expect(held.state.transition?.topX ?? 0 > 80)
    // The finger stays on the phone, so the hand is free for the strip.
    stage.release()
    drag(&stage, from: Point(300, Self.strip), to: Point(27, Self.strip))
    #expect(phone(stage).state.stack == ["chats"])
    stage.key("Escape")
    stage.wait(0.1)
    #expect(phone(stage).now == held.now)
    #expect(phone(stage).state.transition == held.state.transition)
    stage.release()
    stage.key("F8")
    stage.wait(2)
    #expect(phone(stage).state.transition == nil)
  }
}
