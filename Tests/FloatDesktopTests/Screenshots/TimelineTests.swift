import FloatCore
import Testing

@testable import FloatDesktop

@Suite struct TimelineTests {
  private let down = TimedInput(time: 1, .pointer(.down, id: 0, at: Point(200, 180)))
  private let up = TimedInput(time: 1.05, .pointer(.up, id: 0, at: Point(200, 180)))

  @Test func aRecordingEndsWhenEverythingRests() {
    let timeline = Timeline(inputs: [down, up], prototype: Prototype())
    var player = Player(Prototype(), inputs: timeline.inputs)
    player.advance(to: timeline.end)
    #expect(timeline.end > 1.05)
    #expect(Settling.isSettled(player.prototype))
    #expect(player.prototype.state.stack.count == 2)
  }

  @Test func aRecordingThatEndsInADragEndsThere() {
    #expect(Timeline(inputs: [down], prototype: Prototype()).end == 1)
  }

  @Test func nothingRecordedIsTheStart() {
    #expect(Timeline(inputs: [], prototype: Prototype()) == Timeline(inputs: [], end: 0))
  }

  @Test func pointersThatComeUpOrAreCancelledAreNotDown() {
    let cancel = TimedInput(time: 2, .pointer(.cancel, id: 0, at: .zero))
    #expect(Timeline.hasPointerDown([down]))
    #expect(!Timeline.hasPointerDown([down, up]))
    #expect(!Timeline.hasPointerDown([down, cancel]))
  }
}
