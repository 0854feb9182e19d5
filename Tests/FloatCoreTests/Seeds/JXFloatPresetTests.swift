import RealModule
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The numbers of JXWeChatFloatView (10740a5).
@Suite("The preset jx-float")
struct JXFloatPresetTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("jx-float") }

  @Test func the_ball_is_100_across_20_from_the_edge_and_half_way_down() {
    let stage = Stage(parameters, items: 1...1)
    let frame = stage.state.ball.frame
    #expect(isNear(frame.x, 375 - 120) && isNear(frame.y, 356, within: 0.01))
    #expect(frame.width == 100 && frame.height == 100)
  }

  @Test(arguments: [(75.0, 0.0), (103.125, 0.25), (131.25, 0.5), (159.375, 0.75), (187.5, 1.0), (374.0, 1.0)])
  func the_zone_comes_between_a_fifth_and_half_of_the_width(x: Double, progress: Double) {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.drag(pageTo: x)
    stage.wait(0.5)
    #expect(isNear(stage.state.zone.progress, progress, within: 1e-9))
  }

  @Test func the_zone_is_entered_at_150_and_left_at_195() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.press(Point(4, 400))
    stage.move(to: Point(200, 500))
    stage.move(to: Point(374, 600))
    for (distance, isInside) in [
      (151.0, false), (149, true), (194, true), (196, false), (151, false), (149, true),
    ] {
      stage.move(to: Point(375, 812 - distance), over: 0.05)
      #expect(stage.state.zone.highlighted == isInside, "at \(distance)")
    }
    stage.wait(0.1)
    #expect(isNear(stage.state.zone.radius, 195, within: 0.01))
  }

  @Test func a_released_ball_snaps_in_200_ms_ease_out() {
    var stage = Stage(parameters, items: 1...1)
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(120, 300))
    stage.wait(0.6)
    stage.release()
    let from = stage.state.ball.frame.x
    stage.sample(of: 0.2) { part, prototype in
      let eased = TimingCurve.easeOut.value(at: part)
      #expect(isNear(prototype.state.ball.frame.x, from + (20 - from) * eased, within: 0.01))
    }
  }

  @Test func page_and_ball_change_into_each_other_linearly_in_250_ms_with_square_corners_on_the_screen() {
    var stage = Stage(parameters, items: 1...1)
    let ball = RoundedRect(stage.state.ball.frame, radius: 50)
    let screen = RoundedRect(Rect(0, 0, 375, 812), radius: 0)
    stage.tap("ball")
    stage.sample(of: 0.25) { part, prototype in
      #expect(isNear(prototype.morph, mix(ball, screen, part), within: 0.01), "at \(part)")
    }
    stage.settle()
    stage.tap("back")
    stage.sample(of: 0.25) { part, prototype in
      #expect(isNear(prototype.morph, mix(screen, ball, part), within: 0.01), "at \(part)")
    }
  }

  @Test func a_swipe_with_a_ball_there_shows_no_zone() {
    var stage = Stage(parameters, items: 1...1)
    stage.open("article-2")
    stage.press(Point(4, 400))
    stage.move(to: Point(340, 770))
    #expect(stage.state.zone.kind == .none)
    stage.release()
    stage.settle()
    #expect(stage.state.ball.items == ["article-1"])
  }

  @Test func the_zone_slides_in_and_out_over_100_ms() {
    var stage = Stage(parameters, items: 1...1)
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(200, 400), over: 0.008)
    stage.sample(of: 0.1) { part, prototype in
      #expect(isNear(prototype.state.zone.progress, TimingCurve.easeOut.value(at: part), within: 1e-3))
    }
  }

  @Test func there_are_no_haptics() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.collect()
    #expect(stage.state.ball.items == ["article-1"])
    #expect(!stage.effects.contains { $0.name == "impact" })
  }
}
