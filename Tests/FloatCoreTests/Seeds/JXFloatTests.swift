import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The numbers of JXWeChatFloatView (10740a5), and the defects of its code, whose numbers are those of the list of
/// defects.
@Suite("The preset jx-float")
struct JXFloatTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("jx-float") }

  @Test func the_zone_comes_between_a_fifth_and_half_of_the_width() {
    for (x, progress) in Self.places {
      var stage = Stage(parameters)
      stage.open("article-1")
      stage.drag(pageTo: x)
      stage.wait(0.5)
      expect(stage.zone.progress, progress, within: 1e-9)
    }
  }

  @Test func page_and_ball_change_into_each_other_linearly_in_250_ms_with_square_corners_on_the_screen() {
    var stage = Stage(parameters, items: 1...1)
    stage.tap("ball")
    stage.expectMorph(from: Self.ball, to: Self.screen, over: 0.25)
    stage.settle()
    stage.tap("back")
    stage.expectMorph(from: Self.screen, to: Self.ball, over: 0.25)
  }

  @Test func jx_floats_ball_fades_where_it_is_evenly_in_100_ms() {
    var stage = Stage(parameters, items: 1...1)
    stage.pull(from: stage.state.ball.frame.center, to: Point(310, 740), hold: 0.6)
    let noted = stage
    stage.release()
    stage.expectEase(\.ball.alpha, from: 1, to: 0, over: 0.1, .linear, gone: true, within: 1e-6)
    stage.expectEase(\.ball.frame.midX, from: 310, to: 310, over: 0.1, gone: true)
    expect(stage.ball.frame.y, noted.ball.frame.y, within: 0)
    stage.wait(0.075)
    expect(stage.ball.frame.y, noted.ball.frame.y, within: 0)
    stage.wait(0.026)
    #expect(!stage.ball.visible)
  }

  /// The original's zone is equally plain for both; one key makes them differ, by their words and a slash.
  @Test func defect_08_collecting_and_removing_do_not_look_the_same() {
    var stage = Stage(parameters)
    stage.set([("zone.content", "rings-and-label")])
    stage.open("article-1")
    stage.drag(pageTo: 250)
    stage.wait(0.2)
    #expect(stage.words("zone").joined(separator: " ") == "Float")
    expect(stage.zoneSlashes, 0)
    stage.move(to: Point(340, 770))
    stage.releaseAndSettle()
    stage.pull(from: stage.state.ball.frame.center, to: Point(200, 400), hold: 0.2)
    #expect(stage.words("zone").joined(separator: " ") == "Remove")
    expect(stage.zoneSlashes, 1)
  }

  /// 100 across, 20 from the edge, and half way down.
  private static let ball = RoundedRect(Rect(375 - 120, 356, 100, 100), radius: 50)
  private static let screen = RoundedRect(Rect(0, 0, 375, 812), radius: 0)

  private static let places: [(x: Double, progress: Double)] = [
    (75, 0), (103.125, 0.25), (131.25, 0.5), (159.375, 0.75), (187.5, 1), (374, 1),
  ]

  @Test func defect_02_a_ball_that_is_not_seen_takes_no_touch_and_one_that_is_takes_its_circle() {
    var stage = Stage(parameters, items: 1...1)
    let frame = stage.state.ball.frame
    #expect(!stage.prototype.hitsBall(frame.origin + Point(5, 5)), "the corner of its square")
    #expect(stage.prototype.hitsBall(frame.center))
    stage.tapAndSettle("ball")
    #expect(!stage.prototype.hitsBall(frame.center))
    stage.dragAndSettle(from: frame.center, to: frame.center + Point(0, -150))
    #expect(stage.state.scroll > 50, "the page below is scrolled")
  }

  @Test func defect_07_the_ball_cannot_be_lost() {
    var stage = Stage(parameters, items: 1...1)
    stage.press(stage.state.ball.frame.center)
    for point in [Point(-500, -500), Point(375, 20), Point(-3, 4000), Point(90, 900)] {
      stage.move(to: point)
      stage.wait(0.5)
      let frame = stage.state.ball.frame
      #expect(frame.minX >= 0)
      #expect(frame.maxX <= 375)
      #expect(frame.minY >= 44)
      #expect(frame.maxY <= 778)
    }
    stage.releaseAndSettle()
    #expect(stage.state.ball.frame == Rect(20, 778 - 20 - 100, 100, 100))
  }
}
