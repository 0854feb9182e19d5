import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The numbers of JXWeChatFloatView (10740a5), and the defects of its code, whose numbers are those of the list of
/// defects.
@Suite("The preset jx-float")
struct JXFloatTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("jx-float") }

  @Test(arguments: zones + balls + defects) func shows(row: StageRow) { row.play(parameters) }

  /// 100 across, 20 from the edge, and half way down.
  private static let ball = RoundedRect(Rect(375 - 120, 356, 100, 100), radius: 50)
  private static let screen = RoundedRect(Rect(0, 0, 375, 812), radius: 0)

  private static let places: [(x: Double, progress: Double)] = [
    (75, 0), (103.125, 0.25), (131.25, 0.5), (159.375, 0.75), (187.5, 1), (374, 1),
  ]
  /// Along the right edge, with the distance to the corner.
  private static let along: [StageStep] = [
    .move(375, 812 - 151, over: 0.05), .no(\.zone.highlighted), .move(375, 812 - 149, over: 0.05),
    .yes(\.zone.highlighted), .move(375, 812 - 194, over: 0.05), .yes(\.zone.highlighted),
    .move(375, 812 - 196, over: 0.05), .no(\.zone.highlighted), .move(375, 812 - 151, over: 0.05),
    .no(\.zone.highlighted), .move(375, 812 - 149, over: 0.05), .yes(\.zone.highlighted),
  ]

  private static let zones: [StageRow] = [
    StageRow(
      "the_zone_comes_between_a_fifth_and_half_of_the_width",
      .all(
        places.flatMap { x, progress -> [StageStep] in
          [
            .anew, .open("article-1"), .page(to: x), .wait(0.5),
            .see(\.zone.progress, progress, within: 1e-9),
          ]
        })),
    StageRow(
      "the_zone_is_entered_at_150_and_left_at_195",
      .open("article-1"), .edge, .move(200, 500), .move(374, 600), .all(along), .wait(0.1),
      .see(\.zone.radius, 195, within: 0.01)),
    StageRow(
      "a_swipe_with_a_ball_there_shows_no_zone", items: 1,
      .open("article-2"), .edge, .move(340, 770), .says(\.zone.kind.rawValue, "none"), .release, .settle,
      .says(\.items, "article-1")),
    StageRow(
      "the_zone_slides_in_and_out_over_100_ms", items: 1,
      .grab, .move(200, 400, over: 0.008),
      .eases(\.zone.progress, from: 0, to: 1, over: 0.1, .easeOut, within: 1e-3)),
    StageRow(
      "there_are_no_haptics",
      .open("article-1"), .collect, .says(\.items, "article-1"),
      .see({ $0.count { $0.name == "impact" } }, 0)),
  ]

  private static let balls: [StageRow] = [
    StageRow(
      "the_ball_is_100_across_20_from_the_edge_and_half_way_down", items: 1,
      .outline(ball), .see(\.ball.frame.width, 100, within: 0), .see(\.ball.frame.height, 100, within: 0)),
    StageRow(
      "a_released_ball_snaps_in_200_ms_ease_out", items: 1,
      .grab, .move(120, 300), .wait(0.6), .release, .eases(\.ball.frame.x, to: 20, over: 0.2, .easeOut)),
    StageRow(
      "page_and_ball_change_into_each_other_linearly_in_250_ms_with_square_corners_on_the_screen", items: 1,
      .tap("ball"), .morphs(from: ball, to: screen, over: 0.25), .settle, .tap("back"),
      .morphs(from: screen, to: ball, over: 0.25)),
    StageRow(
      "jx_floats_ball_fades_where_it_is_evenly_in_100_ms", items: 1,
      .grab, .move(310, 740), .wait(0.6), .note, .release,
      .eases(\.ball.alpha, from: 1, to: 0, over: 0.1, .linear, gone: true, within: 1e-6),
      .eases(\.ball.frame.midX, from: 310, to: 310, over: 0.1, gone: true), .same(\.ball.frame.y, within: 0),
      .wait(0.075), .same(\.ball.frame.y, within: 0), .wait(0.026), .no(\.ball.visible)),
    StageRow(
      "jx_floats_ball_is_dragged_by_its_middle", items: 1,
      .press(255 + 50 - 30, 356 + 50 + 20), .move(180, 300), .wait(0.5),
      .see(\.ball.frame.midX, 180, within: 0.01), .see(\.ball.frame.midY, 300, within: 0.01)),
  ]

  private static let defects: [StageRow] = [
    // 145 points to the left and above are inside the square of 150, and 205 from the corner.
    StageRow(
      "defect_01_the_corner_of_the_zones_square_is_not_the_zone",
      .open("article-1"), .edge, .move(230, 667), .see(\.zone.progress, 1, within: 0),
      .no(\.zone.highlighted), .wait(0.2), .release, .settle, .says(\.items, "")),
    // It comes with the swipe.
    StageRow(
      "defect_03_a_cancelled_swipe_leaves_the_ball_hidden", items: 1,
      .tap("ball"), .settle, .page(to: 120), .wait(0.2), .more(\.ball.alpha, than: 0.25), .release, .settle,
      .says(\.state.stack.last, "article-1"), .see(\.ball.alpha, 0, within: 0)),
    StageRow(
      "defect_04_the_ball_opens_the_page_it_took_where_it_was_read",
      .open("article-2"), .wheel(-170), .settle, .collect, .tap("ball"), .settle,
      .says(\.stack, "chats article-2"), .see(\.scroll, 170, within: 0)),
    StageRow(
      "defect_05_the_morph_is_round_at_the_ball_and_bares_no_corner_of_the_screen", items: 1,
      .tap("ball"),
      .eases(\.prototype.pageOutline?.radii.topLeft, from: 50, to: 0, over: 0.25, .linear, within: 1e-3)),
    StageRow(
      "defect_06_a_collected_page_can_be_swiped_back_by_the_finger", items: 1,
      .tap("ball"), .settle, .page(to: 100), .wait(0.5), .yes({ $0.transition?.interactive == true }),
      .see(\.transition?.topX, 100, within: 1e-4)),
    StageRow(
      "defect_07_with_another_rule_there_can_be_more_pages", items: 1,
      .set("entrances.maximum", "2"), .set("entrances.when-full", "refuse"), .open("article-2"), .collect,
      .says(\.items, "article-1 article-2")),
    // The original's zone is equally plain for both; one key makes them differ, by their words and a slash.
    StageRow(
      "defect_08_collecting_and_removing_do_not_look_the_same",
      .set("zone.content", "rings-and-label"), .open("article-1"), .page(to: 250), .wait(0.2),
      .says({ $0.words("zone").joined(separator: " ") }, "Float"), .see(\.zoneSlashes, 0), .move(340, 770),
      .release, .settle, .grab, .move(200, 400), .wait(0.2),
      .says({ $0.words("zone").joined(separator: " ") }, "Remove"), .see(\.zoneSlashes, 1)),
  ]

  @Test func defect_02_a_ball_that_is_not_seen_takes_no_touch_and_one_that_is_takes_its_circle() {
    var stage = Stage(parameters, items: 1...1)
    let frame = stage.state.ball.frame
    #expect(!stage.prototype.hitsBall(frame.origin + Point(5, 5)), "the corner of its square")
    #expect(stage.prototype.hitsBall(frame.center))
    stage.tap("ball")
    stage.settle()
    #expect(!stage.prototype.hitsBall(frame.center))
    stage.drag(from: frame.center, to: frame.center + Point(0, -150))
    stage.settle()
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
    stage.release()
    stage.settle()
    #expect(stage.state.ball.frame == Rect(20, 778 - 20 - 100, 100, 100))
  }
}
