import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatStudioSupport
@testable import FloatTestSupport

@Suite struct StripScaleTests {
  /// Two gestures, nine seconds apart, then a long rest.
  private static let session = {
    var session = Session()
    session.wait(1)
    session.tap("row:chat-1")
    session.wait(10)
    session.drag(from: Point(2, 400), to: Point(300, 400), over: 0.2, hold: 0)
    session.wait(20)
    return session
  }()

  private static func scale(width: Double = 300) -> StripScale {
    let history = session.playback.history
    return StripScale(
      blocks: history.blocks, time: history.start...history.present.now, width: width)
  }

  @Test func gestures_are_as_long_as_they_took_and_rests_are_folded() throws {
    let scale = Self.scale()
    for block in Self.session.playback.history.blocks {
      let end = try #require(block.end)
      let length = scale.x(of: end) - scale.x(of: block.start)
      #expect(abs(length - (end - block.start) * scale.pointsPerSecond) < 1e-9)
    }
    let last = try #require(Self.session.last?.end)
    #expect(abs(scale.end - scale.x(of: last) - StripScale.longestRest * scale.pointsPerSecond) < 1e-9)
  }

  @Test func a_place_is_the_place_of_its_time() {
    let scale = Self.scale()
    for step in 0...100 {
      let x = scale.end * Double(step) / 100
      #expect(abs(scale.x(of: scale.time(at: x)) - x) < 1e-9)
    }
    #expect(scale.time(at: -50) == 0)
    #expect(scale.time(at: 1000) == Self.session.present.now)
  }

  @Test func everything_fits_and_nothing_is_drawn_out() {
    #expect(Self.scale(width: 60).end <= 60 + 1e-9)
    #expect(Self.scale(width: 6000).pointsPerSecond == StripScale.largest)
  }

  @Test func while_the_phone_rests_nothing_moves_on_the_strip() {
    var session = Self.session
    func strip() -> Layer? {
      Transport(width: 375).scene(session.playback, .light).layers.first { $0.id == "transport:strip" }
    }
    let before = strip()
    session.wait(5)
    #expect(strip() == before)
  }
}
