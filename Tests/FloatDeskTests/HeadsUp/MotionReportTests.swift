import FloatStudio
import Testing

@testable import FloatCore
@testable import FloatDesk
@testable import FloatTestSupport

@Suite struct MotionReportTests {
  private func rows(_ stage: Stage) -> [String] {
    stage.prototype.motions.first.map { MotionReport.rows($0).map { "\($0.name): \($0.value)" } } ?? []
  }

  @Test func a_motion_has_the_name_of_its_keys_and_the_spring_that_runs() {
    var stage = Stage()
    #expect(rows(stage).isEmpty)
    stage.tap("row:chat-1")
    stage.wait(0.05)
    #expect(rows(stage) == ["navigation: spring 344 ms, 1"])
    stage.settle()
    stage.press(Point(2, 400))
    stage.move(to: Point(150, 400))
    #expect(rows(stage) == ["navigation: follows the finger"])
    stage.send(.set(key: "navigation.settle", value: "curve"))
    stage.send(.set(key: "navigation.duration", value: "200ms"))
    stage.release()
    #expect(rows(stage).first?.hasPrefix("navigation: curve ") == true)
  }

  /// The key of a badge is UIKit's settling duration, which is more than twice the response.
  @Test func a_badge_says_its_response() {
    var stage = Stage()
    let badge = stage.frame("badge:chat-1")!.center
    stage.press(badge)
    stage.move(to: badge + Point(10, 20))
    stage.release()
    #expect(rows(stage) == ["badge.return: spring 193.49 ms, 0.42"])
  }

  @Test func a_ball_thrown_against_its_side_names_the_wall() {
    var stage = Stage.collected()
    let center = stage.state.ball.frame.center
    stage.drag(from: center, to: center - Point(285, 0), over: 0.06, hold: 0)
    #expect(rows(stage) == ["ball.snap: spring 350 ms, 0.82", "stopped by a wall: x = 30 pt"])
  }

  /// The zone's spring settles after it has gone out of sight, so the page is what moves.
  @Test func a_zone_that_cannot_be_seen_is_no_motion() {
    var stage = Stage()
    stage.tapAndSettle("row:chat-1", "row:article-1")
    stage.press(Point(2, 400))
    stage.move(to: Point(150, 400))
    stage.release()
    var names: Set<String> = []
    while stage.prototype.isAnimating {
      stage.wait(1.0 / 60)
      for motion in stage.prototype.motions where motion.thing == .zone {
        names.insert(motion.name!.rawValue)
        #expect(stage.state.zone.progress > 0)
      }
    }
    #expect(names == ["zone.slide"])
  }

  @Test func it_says_what_the_rule_in_use_asks_of_a_dragged_page() {
    var finish = NavigationParameters().finish
    finish.fraction = 0.5
    finish.lookahead = 0.35
    finish.velocity = 300
    finish.rule = .projected
    #expect(MotionReport.text(of: finish, width: 375) == "50 % in 0.35 s")
    // Half of 375 pt in 0.35 s.
    finish.rule = .maxDistanceOrVelocity
    #expect(MotionReport.text(of: finish, width: 375) == "50 % or 536 pt/s")
    finish.rule = .percentOrVelocity
    #expect(MotionReport.text(of: finish, width: 375) == "50 % or ±300 pt/s")
  }
}
