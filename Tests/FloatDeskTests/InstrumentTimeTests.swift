import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

/// The phone's time in a hand: keys, the strip of the controls, loops, overlays.
@Suite struct InstrumentTimeTests {
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

  private func swipeBack(_ stage: inout WindowStage) {
    stage.drag(from: Point(3, 420), to: Point(300, 430), releases: false)
    stage.release()
    stage.wait(3)
  }

  @Test func a_drag_along_the_strip_goes_back_and_the_recording_with_it() {
    var stage = opened()
    stage.key("F3")
    stage.wait(1)
    let count = stage.inputs.count
    stage.drag(from: Point(300, Self.strip), to: Point(27, Self.strip), releases: false)
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

  @Test func a_paused_drag_is_scrubbed_and_goes_on_where_it_was() {
    var stage = opened()
    stage.key("F3")
    stage.wait(1)
    stage.drag(from: Point(3, 300), to: Point(120, 300), releases: false)
    stage.key("F8")
    stage.wait(0.5)
    let held = phone(stage)
    #expect(held.state.transition?.topX ?? 0 > 80)
    // The finger stays on the phone, so the hand is free for the strip.
    stage.release()
    stage.drag(from: Point(300, Self.strip), to: Point(27, Self.strip), releases: false)
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
