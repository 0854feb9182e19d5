import FloatCore
import FloatStudio
import Testing

@testable import FloatDesktop
@testable import FloatReplay
@testable import FloatTestSupport

/// An overlay with nothing to draw says so.
@Suite struct SilentOverlayTests {
  /// A drag of the list from 3.4 s on.
  private static let timeline: Timeline = {
    let places = [600.0, 560, 500, 420].map { Point(180, $0) }
    let phases: [PointerPhase] = [.down, .move, .move, .up]
    let inputs = zip(phases, places).enumerated().map { index, input in
      TimedInput(time: 3.4 + Double(index) * 0.02, .pointer(input.0, id: 0, at: input.1))
    }
    return Timeline(start: Prototype(), recorded: inputs)
  }()

  private func silence(at time: Double, _ change: (inout Overlays) -> Void) -> String? {
    var overlays = Overlays()
    change(&overlays)
    var prototype = Self.timeline.start
    for input in Self.timeline.inputs where input.time <= time { prototype.send(input) }
    prototype.advance(to: time)
    return TimelineOverlays(overlays, of: Self.timeline).silence(at: prototype, Self.timeline)
  }

  @Test func before_the_first_touch_its_time_is_told() {
    for change in [{ $0.velocity = true }, { $0.path = true }, { $0.onion = 5 }] as [(inout Overlays) -> Void]
    {
      #expect(
        silence(at: 1.25, change)
          == "the overlays have nothing to show at 1.25 s; the next touch is at 3.4 s")
    }
  }

  @Test func in_a_gesture_nothing_is_said() {
    #expect(silence(at: 3.45) { $0.velocity = true } == nil)
  }

  @Test func thresholds_and_outlines_are_there_at_any_time() {
    #expect(silence(at: 1.25) { $0.thresholds = true } == nil)
    #expect(silence(at: 1.25) { $0.hotspots = true } == nil)
  }
}
