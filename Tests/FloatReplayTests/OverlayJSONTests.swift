import FloatCore
import FloatStudio
import Testing

@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct OverlayJSONTests {
  /// The names of the members with the overlays that are on, during a push.
  private func names(_ turnOn: (inout Overlays) -> Void) -> [String] {
    var history = History(Prototype(), keepsAll: true)
    history.send(TimedInput(time: 0.1, .pointer(.down, id: 0, at: Point(200, 180))))
    history.send(TimedInput(time: 0.15, .pointer(.up, id: 0, at: Point(200, 180))))
    history.advance(to: 0.3)
    var overlays = Overlays()
    turnOn(&overlays)
    return OverlayJSON.members(overlays, at: history.present, history.take(at: 0.3)).map(\.key)
  }

  @Test func each_overlay_brings_its_numbers_and_no_others() {
    #expect(names { _ in } == [])
    #expect(names { $0.thresholds = true } == ["thresholds"])
    #expect(names { $0.onion = 1 } == ["onion"])
    #expect(names { $0.path = true } == ["motion"])
    #expect(names { $0.velocity = true } == ["motion"])
  }
}
