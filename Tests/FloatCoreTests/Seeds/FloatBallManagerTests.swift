import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The numbers of FloatBallManager (3ee4a97) on a screen of 375 × 812 with a safe area of 44 and 34.
@Suite("The preset floatballmanager")
struct FloatBallManagerTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("floatballmanager") }

  @Test func a_tap_grows_the_page_linearly_in_350_ms_under_a_cover_of_80_percent() {
    var stage = Stage(parameters, items: 1...1)
    stage.tap("ball")
    stage.expectMorph(from: Self.ball, to: Self.page, over: 0.35)
    stage.expectEase({ $0.shade("chats") }, from: 0, to: 0.8, over: 0.35, .linear, within: 0.004)
    stage.wait(0.351)
    #expect(stage.transition?.kind.rawValue == nil)
    expect(stage.ball.alpha, 0)
  }

  @Test func back_shrinks_it_linearly_in_350_ms_and_the_cover_goes_from_1() {
    var stage = Stage(parameters, items: 1...1)
    stage.tapAndSettle("ball")
    stage.tap("back")
    stage.expectMorph(from: Self.page, to: Self.ball, over: 0.35)
    stage.expectEase({ $0.shade("chats") }, from: 1, to: 0, over: 0.35, .linear, within: 0.004)
    stage.wait(0.34)
    expect(stage.ball.alpha, 0)
    stage.wait(0.011)
    #expect(stage.ball.visible)
  }

  @Test func a_page_let_go_in_the_zone_shrinks_from_there_in_200_ms() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.drag(from: Point(4, 400), to: Point(330, 760), over: 0.2, hold: 0.2)
    stage.expectMorph(from: Self.zonePage, to: Self.ball, over: 0.2)
    stage.expectEase(
      { $0.layer("morph").map { Double($0.sublayers[0].shade.alpha) / 255 } }, from: 0, to: 0.3, over: 0.2,
      .linear, within: 0.004)
  }

  @Test func push_and_pop_take_350_ms_ease_in_out_with_a_quarter_of_parallax() {
    var stage = Stage(parameters)
    stage.tap("row:chat-2")
    stage.expectEase(\.transition?.topX, from: 375, to: 0, over: 0.35)
    stage.expectEase({ $0.layer("page:chats")?.position.x }, from: 0, to: -93.75, over: 0.35)
    stage.settle()
    stage.tap("back")
    stage.expectEase(\.transition?.topX, from: 0, to: 375, over: 0.35)
  }

  /// 0.35 s · v ≥ 375 / 2 requires 535.7 points per second; the distance does not add to it. At 541 points per second,
  /// the shown place is a sample of 8 ms behind the pointer, and glides from there, in 0.2 s over any distance.
  @Test func a_flick_goes_from_1_43_widths_a_second_on() {
    let start = Stage(parameters).sampled(at: 125)
    var stage = start
    stage.open("chat-2")
    stage.drag(pageTo: 530 * 0.24, over: 0.24)
    stage.releaseAndSettle()
    #expect(stage.stack == "chats chat-2")
    stage = start
    stage.open("chat-2")
    stage.drag(pageTo: 541 * 0.24, over: 0.24)
    stage.release()
    stage.expectEase(\.transition?.topX, from: 541 * 0.232, to: 375, over: 0.2, within: 0.05)
    stage.settle()
    #expect(stage.stack == "chats")
  }

  @Test func the_zone_comes_between_a_sixth_and_half_of_the_width() {
    for (x, progress) in Self.places {
      var stage = Stage(parameters)
      stage.open("article-1")
      stage.drag(pageTo: x)
      stage.wait(0.5)
      expect(stage.zone.progress, progress, within: 1e-9)
    }
  }

  /// The zone is drawn and hit at 160 from outside, at 170 from inside.
  @Test func the_zone_is_entered_at_160_and_left_at_170_at_once() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.pull(from: Point(4, 400), to: Point(210, 500))
    stage.move(to: Point(210, 811.9))
    stage.expectCorner(Self.distances)
  }

  @Test func float_ball_managers_ball_slides_out_past_the_corner_opaque_in_200_ms() {
    var stage = Stage(parameters, items: 1...1)
    stage.drag(from: stage.state.ball.frame.center, to: Point(330, 780), over: 0.2, hold: 0.6)
    stage.expectEase(\.ball.frame.x, to: 375, over: 0.2, gone: true)
    stage.expectEase(\.ball.frame.y, to: 812, over: 0.2, gone: true)
    stage.expectEase(\.ball.frame.width, from: 60, to: 60, over: 0.2, gone: true)
    stage.expectEase(\.ball.alpha, from: 1, to: 1, over: 0.2, gone: true, within: 0)
    stage.expectEase({ $0.layer("ball")?.opacity }, from: 1, to: 1, over: 0.2, gone: true, within: 0)
    stage.wait(0.201)
    #expect(!stage.ball.visible)
    #expect(stage.layer("ball") == nil)
    stage.settle()
    #expect(!stage.ball.visible)
    #expect(stage.items == "")
  }

  /// The ball's outline at home: x = W − 60 − 15, y = H − 170 − 60.
  private static let ball = RoundedRect(Rect(300, 582, 60, 60), radius: 30)
  /// A page reaches 30 points beyond the screen with a radius of 30.
  private static let page = RoundedRect(Rect(-30, -30, 435, 872), radius: 30)
  /// A page let go in the zone is 326 points out, and so is the edge of its shape.
  private static let zonePage = RoundedRect(Rect(326, -30, 435, 872), radius: 30)

  /// Its page is 40 % out, and stays.
  @Test func the_ball_goes_with_the_release_of_a_page_that_stays() {
    var stage = Stage.collected(1, parameters)
    stage.tapAndSettle("ball")
    stage.pull(from: Point(2, 400), to: Point(152, 400), over: 0.3, hold: 0.1)
    #expect(stage.state.ball.alpha > 0.35)
    stage.release()
    #expect(stage.state.transition?.topX ?? 0 > 100)
    #expect(stage.state.ball.alpha == 0)
    stage.settle()
    #expect(stage.state.ball.alpha == 0)
  }

  private static let places: [(x: Double, progress: Double)] = [
    (62, 0), (62.5, 0), (125, 0.5), (187.5, 1), (300, 1),
  ]
  private static let distances: [(distance: Double, inside: Bool, radius: Double)] = [
    (161, false, 160), (159, true, 170), (169, true, 170), (171, false, 160), (161, false, 160),
  ]

  @Test func one_page_and_the_next_takes_its_place_with_a_notice() throws {
    var stage = Stage(parameters, items: 1...1)
    stage.open("article-2")
    stage.collect()
    #expect(stage.state.ball.items == ["article-2"])
    let title = try #require(PrototypePages.fallback.page("article-1")).title
    #expect(stage.effects.contains { if case .notice(let text) = $0 { text.contains(title) } else { false } })
  }

  @Test func the_zone_has_white_rings_and_a_grey_label_and_is_red_to_remove() throws {
    var stage = Stage(parameters)
    stage.openArticle(1)
    stage.pull(from: Point(4, 400), to: Point(250, 400), hold: 0.4)
    let zone = try #require(stage.layer("zone"))
    #expect(zone.content.strokes.map(\.color) == [.white, .white])
    #expect(zone.content.texts.map(\.color) == [Color(rgb: 0xE6E6E6)])
    #expect(parameters.zone.remove == Color(230, 77, 77), "rgb(.9, .3, .3)")
  }
}
