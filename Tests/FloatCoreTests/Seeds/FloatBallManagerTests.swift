import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The numbers of FloatBallManager (3ee4a97) on a screen of 375 × 812 with a safe area of 44 and 34.
@Suite("The preset floatballmanager")
struct FloatBallManagerTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("floatballmanager") }

  @Test(arguments: motions + zones + balls) func shows(row: StageRow) { row.play(parameters) }

  /// The ball's outline at home: x = W − 60 − 15, y = H − 170 − 60.
  private static let ball = RoundedRect(Rect(300, 582, 60, 60), radius: 30)
  /// A page reaches 30 points beyond the screen with a radius of 30.
  private static let page = RoundedRect(Rect(-30, -30, 435, 872), radius: 30)
  /// A page let go in the zone is 326 points out, and so is the edge of its shape.
  private static let zonePage = RoundedRect(Rect(326, -30, 435, 872), radius: 30)

  private static let motions: [StageRow] = [
    StageRow(
      "a_tap_grows_the_page_linearly_in_350_ms_under_a_cover_of_80_percent", items: 1,
      .tap("ball"), .morphs(from: ball, to: page, over: 0.35),
      .eases({ $0.shade("chats") }, from: 0, to: 0.8, over: 0.35, .linear, within: 0.004), .wait(0.351),
      .says(\.transition?.kind.rawValue, ""), .see(\.ball.alpha, 0)),
    StageRow(
      "back_shrinks_it_linearly_in_350_ms_and_the_cover_goes_from_1", items: 1,
      .tap("ball"), .settle, .tap("back"), .morphs(from: page, to: ball, over: 0.35),
      .eases({ $0.shade("chats") }, from: 1, to: 0, over: 0.35, .linear, within: 0.004), .wait(0.351),
      .yes(\.ball.visible)),
    StageRow(
      "a_page_let_go_in_the_zone_shrinks_from_there_in_200_ms",
      .open("article-1"), .edge, .move(330, 760), .wait(0.2), .release,
      .morphs(from: zonePage, to: ball, over: 0.2),
      .eases(
        { $0.layer("morph").map { Double($0.sublayers[0].shade.alpha) / 255 } }, from: 0, to: 0.3, over: 0.2,
        .linear, within: 0.004)),
    StageRow(
      "push_and_pop_take_350_ms_ease_in_out_with_a_quarter_of_parallax",
      .tap("row:chat-2"), .eases(\.transition?.topX, from: 375, to: 0, over: 0.35),
      .eases({ $0.layer("page:chats")?.position.x }, from: 0, to: -93.75, over: 0.35), .settle, .tap("back"),
      .eases(\.transition?.topX, from: 0, to: 375, over: 0.35)),
    // The rest of the way takes its share of 0.35 s: 187 of 375 points.
    StageRow(
      "a_slow_release_goes_from_half_the_width_on",
      .open("chat-2"), .page(to: 187), .wait(0.2), .release,
      .eases(\.transition?.topX, from: 187, to: 0, over: 0.174533), .settle, .says(\.stack, "chats chat-2"),
      .anew, .open("chat-2"), .page(to: 188), .wait(0.2), .release,
      .eases(\.transition?.topX, from: 188, to: 375, over: 0.174533), .settle, .says(\.stack, "chats")),
    // 0.35 s · v ≥ 375 / 2 requires 535.7 points per second; the distance does not add to it. At 541 points per second,
    // the shown place is a sample of 8 ms behind the pointer, and goes on from there, in 0.2 s whatever the distance.
    StageRow(
      "a_flick_goes_from_1_43_widths_a_second_on",
      .open("chat-2"), .page(to: 530 * 0.24, over: 0.24), .release, .settle, .says(\.stack, "chats chat-2"),
      .anew, .open("chat-2"), .page(to: 541 * 0.24, over: 0.24), .release,
      .eases(\.transition?.topX, from: 541 * 0.232, to: 375, over: 0.2, within: 0.05), .settle,
      .says(\.stack, "chats")),
  ]

  /// Its page is 40 % out, and stays.
  @Test func the_ball_goes_with_the_release_of_a_page_that_stays() {
    var stage = Stage.collected(1, parameters)
    stage.tap("ball")
    stage.settle()
    stage.press(Point(2, 400))
    stage.move(to: Point(152, 400), over: 0.3)
    stage.wait(0.1)
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

  private static let zones: [StageRow] = [
    StageRow(
      "the_zone_comes_between_a_sixth_and_half_of_the_width",
      .all(
        places.flatMap { x, progress -> [StageStep] in
          [
            .anew, .open("article-1"), .page(to: x), .wait(0.5),
            .see(\.zone.progress, progress, within: 1e-9),
          ]
        })),
    // The zone is drawn and hit at 160 from outside, at 170 from inside.
    StageRow(
      "the_zone_is_entered_at_160_and_left_at_170_at_once",
      .open("article-1"), .edge, .move(210, 500), .move(210, 811.9), .all(StageStep.corner(distances))),
    StageRow(
      "the_red_zone_slides_in_over_300_ms_and_out_over_200", items: 1,
      .grab, .move(200, 400, over: 0.008), .says(\.zone.kind.rawValue, "remove"),
      .eases(\.zone.progress, from: 0, to: 1, over: 0.3, within: 1e-3), .wait(0.5),
      .says(\.zone.kind.rawValue, "remove"), .release,
      .eases(\.zone.progress, from: 1, to: 0, over: 0.2, gone: true, within: 1e-3)),
    StageRow(
      "haptics_are_light_and_not_closer_than_200_ms",
      .open("article-1"), .edge, .move(350, 790), .move(200, 500, over: 0.05), .move(350, 790, over: 0.05),
      .see({ $0.count { $0 == .impact(.light) } }, 1), .wait(0.2), .move(200, 500, over: 0.05),
      .move(350, 790, over: 0.05), .see({ $0.count { $0 == .impact(.light) } }, 2)),
  ]

  private static let balls: [StageRow] = [
    StageRow(
      "the_ball_is_at_home_above_the_zone", items: 1,
      .outline(ball), .yes(\.ball.visible)),
    // The highest place keeps 15 from the safe area, which the original ignores.
    StageRow(
      "a_released_ball_snaps_in_200_ms_to_15_from_the_nearer_edge", items: 1,
      .grab, .move(187.4, 300), .wait(0.6), .release, .eases(\.ball.frame.x, to: 15, over: 0.2), .settle,
      .grab, .move(187.6, 300), .wait(0.6), .release, .eases(\.ball.frame.x, to: 300, over: 0.2), .settle,
      .grab, .move(300, 5, over: 0.3), .wait(0.6), .release, .settle, .see(\.ball.frame.y, 44 + 15)),
    StageRow(
      "float_ball_managers_ball_slides_out_past_the_corner_opaque_in_200_ms", items: 1,
      .grab, .move(330, 780), .wait(0.6), .release, .eases(\.ball.frame.x, to: 375, over: 0.2, gone: true),
      .eases(\.ball.frame.y, to: 812, over: 0.2, gone: true),
      .eases(\.ball.frame.width, from: 60, to: 60, over: 0.2, gone: true),
      .eases(\.ball.alpha, from: 1, to: 1, over: 0.2, gone: true, within: 0),
      .eases({ $0.layer("ball")?.opacity }, from: 1, to: 1, over: 0.2, gone: true, within: 0), .wait(0.201),
      .no(\.ball.visible), .no({ $0.layer("ball") != nil }), .settle, .no(\.ball.visible),
      .says(\.items, "")),
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
    stage.press(Point(4, 400))
    stage.move(to: Point(250, 400))
    stage.wait(0.4)
    let zone = try #require(stage.layer("zone"))
    let rings = zone.content.compactMap { if case .stroke(_, _, let color) = $0 { color } else { nil } }
    let labels = zone.content.compactMap { if case .text(let run) = $0 { run.color } else { nil } }
    #expect(rings == [.white, .white])
    #expect(labels == [Color(rgb: 0xE6E6E6)])
    #expect(parameters.zone.remove == Color(230, 77, 77), "rgb(.9, .3, .3)")
  }
}
