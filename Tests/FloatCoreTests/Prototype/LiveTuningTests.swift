import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A value tuned in mid-motion")
struct LiveTuningTests {
  /// A ball on the right edge, with the list of conversations in front.
  private static func docked() -> Stage {
    var stage = Stage.collected()
    stage.effects = []
    return stage
  }

  private static func set(_ stage: inout Stage, _ key: String, _ value: String) {
    stage.send(.set(key: key, value: value))
  }

  @Test func takes_effect_at_once_at_rest() {
    var stage = Self.docked()
    Self.set(&stage, "ball.diameter", "90pt")
    #expect(stage.state.ball.frame.width == 90)
    #expect(stage.prototype.environment.glide == nil)
    // Flush with the edge at margin 0.
    #expect(stage.state.ball.frame.maxX == 375)
  }

  /// A press has caught the flying ball.
  @Test func leaves_a_caught_ball_under_the_finger() {
    var stage = Self.docked()
    stage.pull(from: stage.state.ball.frame.center, to: Point(150, 300))
    stage.release()
    stage.wait(0.06)
    stage.press(stage.state.ball.frame.center)
    let caught = stage.state.ball.frame.center
    Self.set(&stage, "ball.margin", "20pt")
    stage.wait(0.3)
    #expect(stage.state.ball.frame.center.distance(to: caught) < 0.01)
    stage.releaseAndSettle()
    let frame = stage.state.ball.frame
    #expect(abs(min(frame.minX, 375 - frame.maxX) - 20) < 0.01)
  }

  @Test func does_not_jump_under_the_finger_and_arrives() {
    var stage = Self.docked()
    stage.pull(from: stage.state.ball.frame.center, to: Point(200, 300), hold: 0.5)
    let before = stage.state.ball.frame
    Self.set(&stage, "ball.diameter", "100pt")
    #expect(stage.state.ball.frame == before)
    var last = before.width
    for _ in 0..<20 {
      stage.wait(0.01)
      let width = stage.state.ball.frame.width
      // 40 pt by smoothstep in 0.2 s: at most 1.5 × 40 / 0.2 = 300 pt/s, or 3 pt in a hundredth of a second.
      #expect(width >= last)
      #expect(width - last <= 3.001)
      last = width
    }
    stage.wait(0.001)
    #expect(stage.state.ball.frame.width == 100)
    #expect(stage.state.ball.frame.center == before.center)
    stage.releaseAndSettle()
    #expect(stage.state.ball.frame.width == 100)
    #expect(stage.state.ball.frame.minX == 0 || stage.state.ball.frame.maxX == 375)
  }

  @Test func a_second_value_goes_on_from_what_is_shown() {
    var stage = Self.docked()
    stage.pull(from: stage.state.ball.frame.center, to: Point(200, 300))
    Self.set(&stage, "ball.diameter", "100pt")
    stage.wait(0.1)
    // After half of the time, half of the way is done: 60 + 40 / 2.
    #expect(abs(stage.state.ball.frame.width - 80) < 1e-9)
    Self.set(&stage, "zone.radius", "200pt")
    #expect(abs(stage.state.ball.frame.width - 80) < 1e-9)
    stage.wait(0.21)
    #expect(stage.state.ball.frame.width == 100)
    #expect(stage.prototype.parameters.zone.radius == 200)
  }

  @Test func several_values_are_one_step() {
    var stage = Self.docked()
    stage.pull(from: stage.state.ball.frame.center, to: Point(200, 300), hold: 0.5)
    stage.send(
      .configure([
        ConfigurationValue(key: "ball.diameter", value: "100pt"),
        ConfigurationValue(key: "ball.diametre", value: "1pt"),
        ConfigurationValue(key: "zone.radius", value: "much"),
        ConfigurationValue(key: "zone.radius", value: "200pt"),
      ]))
    #expect(stage.prototype.parameters.ball.diameter == 60)
    #expect(stage.prototype.environment.tuned.ball.diameter == 100)
    #expect(stage.prototype.environment.tuned.zone.radius == 200)
    // Each refused value has a notice and does not hold back the others.
    #expect(stage.effects.filter { if case .notice = $0 { true } else { false } }.count == 2)
    stage.wait(0.2)
    #expect(stage.prototype.environment.glide == nil)
    #expect(stage.prototype.parameters.ball.diameter == 100)
  }

  @Test func a_ball_in_flight_goes_on_by_the_new_spring() {
    func arrival(_ response: String?) -> Double {
      var stage = Self.docked()
      stage.drag(from: stage.state.ball.frame.center, to: Point(180, 300), over: 0.2, hold: 0.2)
      stage.wait(0.05)
      let before = stage.state.ball.frame
      let start = stage.now
      if let response { Self.set(&stage, "ball.snap.response", response) }
      #expect(stage.state.ball.frame == before)
      return stage.prototype.ball.center.endTime - start
    }
    #expect(arrival("1.5s") > 2 * arrival(nil))
  }

  @Test func a_page_on_its_way_goes_on_by_the_new_spring() {
    var stage = Stage()
    stage.tap("row:chat-1")
    stage.wait(0.02)
    var usual = stage
    let before = stage.state.transition?.topX
    Self.set(&stage, "navigation.response", "0.6s")
    #expect(stage.state.transition?.topX == before)
    stage.wait(0.4)
    usual.wait(0.4)
    // By (x + (v + ωx)t)e^(-ωt), 354 pt from home at -1734 pt/s, the slow spring leaves 17 pt and the usual one 2.
    #expect((stage.state.transition?.topX ?? 0) > 10)
    #expect((usual.state.transition?.topX ?? 0) < 3)
  }

  @Test func a_margin_changed_in_flight_is_where_the_ball_lands() {
    var stage = Self.docked()
    stage.drag(from: stage.state.ball.frame.center, to: Point(280, 300), over: 0.2, hold: 0)
    stage.wait(0.05)
    Self.set(&stage, "ball.margin", "20pt")
    stage.settle()
    #expect(stage.state.ball.frame.maxX == 355)
  }

  @Test(arguments: [
    ("light.label", "#112233"), ("scroll.rubber-band", "0.9"), ("scroll.deceleration-rate", "0.99"),
  ])
  func a_page_pulled_beyond_its_end_stays_where_it_is(_ key: String, _ value: String) {
    var stage = Stage()
    stage.tapAndSettle("row:chat-1")
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: 4000))
    stage.settle()
    stage.pull(from: Point(180, 300), to: Point(180, 500))
    let before = stage.state.scroll
    #expect(before < -20)
    Self.set(&stage, key, value)
    #expect(stage.state.scroll == before)
    // The pointer repeats its last place, and still nothing moves.
    stage.move(by: .zero, over: 0)
    #expect(abs(stage.state.scroll - before) < 1e-6)
    stage.releaseAndSettle()
    #expect(stage.state.scroll == 0)
  }

  @Test(arguments: [("light.background", "#FEFEFE"), ("appearance", "dark")])
  func a_fling_goes_on_when_a_colour_changes(key: String, value: String) {
    var stage = Stage()
    stage.openArticle()
    stage.drag(from: Point(180, 600), to: Point(180, 300), over: 0.1, hold: 0)
    stage.wait(0.05)
    var other = stage
    Self.set(&stage, key, value)
    stage.wait(0.3)
    other.wait(0.3)
    #expect(stage.state.scroll == other.state.scroll)
    #expect(stage.prototype.isAnimating)
  }

  @Test func the_outline_of_a_ball_in_motion_turns_round_gradually() {
    var stage = Self.docked()
    stage.drag(from: stage.state.ball.frame.center, to: Point(280, 300), over: 0.2, hold: 0)
    stage.wait(0.3)
    let before = stage.prototype.ballOutline
    Self.set(&stage, "ball.shape", "circle")
    #expect(stage.prototype.ballOutline == before)
    stage.settle()
    let frame = stage.state.ball.frame
    #expect(stage.prototype.ballOutline == RoundedRect(frame, radius: frame.width / 2))
  }
}
