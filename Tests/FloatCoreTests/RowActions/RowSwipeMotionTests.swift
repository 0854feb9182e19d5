import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("How a swiped row moves by itself")
struct RowSwipeMotionTests {
  private static let width = 222.0

  private func offset(_ stage: Stage) -> Double? { stage.state.rows.first { $0.id == "row:chat-1" }?.offset }

  /// The first row let go at rest.
  private func letGo(at distance: Double, rate: Double = HandPace.samplesPerSecond) -> Stage {
    var stage = Stage().sampled(at: rate)
    stage.pull(from: Point(300, 178), by: Point(-distance, 0), over: 0.3, hold: 0.3)
    stage.release()
    return stage
  }

  @Test(arguments: [60.0, 125, 250, 1000])
  func it_opens_by_a_spring_of_response_0_45_and_ratio_0_7(rate: Double) throws {
    var stage = letGo(at: 100, rate: rate)
    let spring = Spring(response: 0.45, dampingRatio: 0.7)
    let start = stage.now
    for i in 1...20 {
      stage.prototype.advance(to: start + Double(i) * 0.02)
      let wanted = spring.value(
        from: -100, to: -Self.width, initialVelocity: 0, at: stage.now - start)
      #expect(abs(try #require(offset(stage)) - wanted) < 0.01, "at \(stage.now - start)")
    }
  }

  @Test(arguments: [60.0, 125, 250, 1000])
  func let_go_in_motion_it_opens_with_the_hands_speed(rate: Double) throws {
    var stage = Stage().sampled(at: rate)
    stage.pull(from: Point(300, 178), by: Point(-120, 0), over: 0.2)
    stage.release()
    let start = try #require(offset(stage))
    stage.prototype.advance(to: stage.now + 0.001)
    let speed = (try #require(offset(stage)) - start) / 0.001
    #expect(abs(speed + 600) < 12, "\(speed)")
  }

  @Test func it_closes_in_0_2_seconds() throws {
    var stage = letGo(at: 39)
    let start = stage.now
    stage.prototype.advance(to: start + 0.1)
    #expect(abs(try #require(offset(stage)) + 39 * (1 - TimingCurve.easeOut.value(at: 0.5))) < 1e-9)
    stage.prototype.advance(to: start + 0.199)
    #expect(offset(stage) != nil)
    stage.prototype.advance(to: start + 0.201)
    #expect(offset(stage) == nil)
    #expect(!stage.prototype.isAnimating)
  }

  /// The button that asks grows from its own place over its neighbours.
  @Test func the_question_grows_over_the_other_buttons() throws {
    var stage = letGo(at: 200)
    stage.settle()
    let own = try #require(stage.frame("row:chat-1:action:delete"))
    stage.tap("row:chat-1:action:delete")
    var before = own
    for _ in 0..<60 {
      stage.wait(1.0 / 60)
      let grown = try #require(stage.frame("row:chat-1:action:delete"))
      #expect(grown.minX <= before.minX + 1e-9)
      #expect(abs(grown.maxX - own.maxX) < 1e-9)
      before = grown
    }
    #expect(abs(before.width - Self.width) < 0.01)
  }
}
