import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The numbers of SuspensionEntrance 0.3.3 on a screen of 375 × 812 with a safe area of 44 and 34.
@Suite("The preset suspension-entrance")
struct SuspensionEntranceTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("suspension-entrance") }

  @Test(arguments: motions + zones + balls + lists) func shows(row: StageRow) { row.play(parameters) }

  /// The 42 points of the icons in the ball at (W − 60, H/2 − 30).
  private static let ball = RoundedRect(Rect(324, 385, 42, 42), radius: 21)
  private static func page(_ r: Double, edge: Double? = nil) -> RoundedRect {
    RoundedRect(Rect(edge ?? -r, -r, 375 + 2 * r, 812 + 2 * r), radius: r)
  }

  private static let motions: [StageRow] = [
    // 0.3 s for 187 of 375 points.
    StageRow(
      "a_slow_release_goes_from_half_the_width_on",
      .open("chat-2"), .page(to: 187), .wait(0.2), .release,
      .eases(\.transition?.topX, from: 187, to: 0, over: 0.1496), .settle, .says(\.stack, "chats chat-2"),
      .anew, .open("chat-2"), .page(to: 188), .wait(0.2), .release,
      .eases(\.transition?.topX, from: 188, to: 375, over: 0.1496), .settle, .says(\.stack, "chats")),
    // 0.3 s · v ≥ 375 / 2 requires 625 points per second.
    StageRow(
      "a_flick_goes_from_1_67_widths_a_second_on",
      .open("chat-2"), .page(to: 619 * 0.24, over: 0.24), .release, .settle, .says(\.stack, "chats chat-2"),
      .anew, .open("chat-2"), .page(to: 631 * 0.24, over: 0.24), .release, .settle, .says(\.stack, "chats")),
    StageRow(
      "a_page_let_go_in_the_zone_shrinks_from_there_in_200_ms",
      .open("article-1"), .edge, .move(330, 760), .wait(0.2), .release,
      .morphs(from: page(21, edge: 326), to: ball, over: 0.2)),
    // The page behind is 0.7 dark.
    StageRow(
      "a_presented_page_comes_from_below_in_300_ms",
      .perform(.navigate(.push("sdk"))), .eases(\.transition?.topY, from: 812, to: 0, over: 0.3),
      .eases({ $0.layer("page:sdk")?.position.x }, from: 0, to: 0, over: 0.3, within: 0),
      .eases({ $0.shade("chats") }, from: 0, to: 0.7, over: 0.3, within: 0.004)),
    StageRow(
      "the_left_edge_drives_a_presented_page_down",
      .open("sdk"), .page(to: 187), .wait(0.5), .see(\.transition?.topY, 187 * 812 / 375, within: 0.01),
      .release, .settle, .says(\.stack, "chats sdk"),
      .anew, .open("sdk"), .page(to: 188), .wait(0.5),
      .see(\.transition?.topY, 188 * 812 / 375, within: 0.01), .release, .settle, .says(\.stack, "chats")),
  ]

  /// (x + 45) / 180
  private static let places: [(x: Double, progress: Double)] = [
    (9, 0.3), (45, 0.5), (67.5, 0.625), (90, 0.75), (134, 179 / 180.0), (136, 1),
  ]
  /// The zone is shown at 0.875 · 180 = 157.5, and at 180 with the finger inside.
  private static let distances: [(distance: Double, inside: Bool, radius: Double)] = [
    (158, false, 157.5), (157, true, 180), (179, true, 180), (181, false, 157.5),
  ]

  private static let zones: [StageRow] = [
    StageRow(
      "the_zone_is_45_points_in_at_once_and_fully_in_after_135",
      .all(
        places.flatMap { x, progress -> [StageStep] in
          [
            .anew, .open("article-1"), .page(to: max(x, 20)), .move(4 + x, 400, over: 0.05), .wait(0.5),
            .see(\.zone.progress, progress),
          ]
        })),
    StageRow(
      "the_zone_is_entered_at_157_5_and_left_at_180",
      .open("article-1"), .edge, .move(190, 500), .move(190, 811.9), .all(StageStep.corner(distances))),
    StageRow(
      "suspension_entrances_zone_is_gone_when_the_page_is_let_go",
      .set("entrances.rule", "listed"), .open("article-1"), .page(to: 120), .wait(0.2),
      .yes({ $0.layer("zone") != nil }), .release, .no({ $0.layer("zone") != nil })),
    StageRow(
      "a_full_ball_greys_the_zone_sends_the_page_back_and_a_tap_on_the_notice_manages", items: 5,
      .open("article-6"), .edge, .move(330, 760), .says(\.zone.kind.rawValue, "full"), .release, .settle,
      .says(\.state.stack.last, "article-6"),
      .says(\.items, "article-1 article-2 article-3 article-4 article-5"), .swipe(4, 400, 330, 760),
      .wait(0.6), .tap("notice"), .settle, .yes(\.list.open), .says(\.list.mode.rawValue, "tap"),
      .tap("list:article-2:delete"), .settle, .says(\.items, "article-1 article-3 article-4 article-5")),
    StageRow(
      "haptics_come_at_every_entry",
      .open("article-1"), .edge, .move(350, 790),
      .times(2, [.move(120, 500, over: 0.05), .move(350, 790, over: 0.05)]),
      .see({ $0.count { $0 == .impact(.light) } }, 3)),
  ]

  private static let balls: [StageRow] = [
    StageRow(
      "the_ball_is_a_half_capsule_flush_with_the_middle_of_the_right_edge", items: 1,
      .outline(
        RoundedRect(
          Rect(315, 376, 60, 60), radii: CornerRadii(topLeft: 30, topRight: 0, bottomRight: 0, bottomLeft: 30)
        ))),
    // From one icon of 45 in the middle to two of 23 side by side; the new one grows from 0.3 · 23.
    StageRow(
      "a_new_icon_grows_from_three_tenths_and_the_others_glide_over_250_ms", items: 1,
      .open("article-2"), .edge, .move(330, 760), .release,
      .eases({ $0.iconSize(0) }, from: 45, to: 23, over: 0.25, within: 1e-3),
      .eases({ $0.iconCenter(0)?.x }, from: 30, to: 20.5, over: 0.25, within: 1e-3),
      .eases({ $0.iconSize(1) }, from: 0.3 * 23, to: 23, over: 0.25, within: 1e-3)),
    // The highest place is the safe area's top.
    StageRow(
      "a_released_ball_snaps_in_150_ms_to_the_edge_of_its_centre", items: 1,
      .grab, .move(187.4, 300), .wait(0.6), .release, .eases(\.ball.frame.x, to: 0, over: 0.15), .settle,
      .grab, .move(187.6, 300), .wait(0.6), .release, .eases(\.ball.frame.x, to: 315, over: 0.15), .settle,
      .grab, .move(300, 2, over: 0.3), .wait(0.6), .release, .settle, .see(\.ball.frame.y, 44),
      .says(\.zone.kind.rawValue, "none")),
    StageRow(
      "one_page_opens_the_list_as_well", items: 1,
      .tap("ball"), .yes(\.list.open), .says(\.list.mode.rawValue, "tap"),
      .says(\.transition?.kind.rawValue, "")),
    StageRow(
      "a_long_press_of_half_a_second_opens_the_list_without_delete_buttons", items: 2,
      .grab, .wait(0.499), .no(\.list.open), .wait(0.002), .yes(\.list.open),
      .says(\.list.mode.rawValue, "press"), .no({ $0.frame("list:article-1:delete") != nil })),
  ]

  private static let lists: [StageRow] = [
    // Each row comes from the screen's edge, W, and leaves to 30 points beyond it, 50 ms after the one above.
    StageRow(
      "rows_slide_in_150_ms_each_10_ms_after_the_one_above", items: 3,
      .tap("ball"), .eases({ $0.row(0)?.x }, from: 375, to: 125, over: 0.15),
      .eases({ $0.row(1)?.x }, from: 375, to: 125, over: 0.15, after: 0.01),
      .eases({ $0.row(2)?.x }, from: 375, to: 125, over: 0.15, after: 0.02), .settle, .tapAt(20, 60),
      .eases({ $0.row(0)?.x }, from: 125, to: 405, over: 0.15, gone: true),
      .eases({ $0.row(1)?.x }, from: 125, to: 405, over: 0.15, after: 0.05, gone: true),
      .eases({ $0.row(2)?.x }, from: 125, to: 405, over: 0.15, after: 0.1, gone: true)),
    StageRow(
      "suspension_entrances_rows_come_from_the_very_edge", items: 1, ballY: 300, edge: .left,
      .tap("ball"), .eases({ $0.row(0)?.x }, from: -250, to: 0, over: 0.15), .settle, .tapAt(360, 60),
      .eases({ $0.row(0)?.x }, from: 0, to: -280, over: 0.15, gone: true)),
    StageRow(
      "a_row_that_turns_round_stays_where_it_is", items: 1, ballY: 300,
      .tap("ball"), .wait(0.05), .note, .perform(.closeList), .same({ $0.row(0)?.x }, within: 1e-9),
      .perform(.openList(.tap)), .same({ $0.row(0)?.x }, within: 1e-9)),
    StageRow(
      "a_deleted_row_slides_out_and_the_rows_below_close_up_in_150_ms", items: 3,
      .tap("ball"), .settle, .tap("list:article-1:delete"),
      .eases({ $0.row(0)?.x }, from: 125, to: 405, over: 0.15),
      .eases({ $0.row(1)?.y }, from: 522, to: 451, over: 0.15),
      .eases({ $0.row(2)?.y }, from: 593, to: 522, over: 0.15)),
    StageRow(
      "the_list_lies_at_the_left_edge_beside_a_ball_there", items: 2, ballY: 200, edge: .left,
      .tap("ball"), .settle, .says(\.rows, "article-1 article-2"), .see({ $0.row(0)?.x }, 0),
      .see({ $0.row(0)?.width }, 250), .see({ $0.row(1)?.x }, 0), .see({ $0.row(1)?.width }, 250)),
  ]

  private static let clusters: [(size: Double, centers: [Point], bites: [Double?])] = [
    (45, [Point(30, 30)], [nil]),
    (23, [Point(20.5, 30), Point(39.5, 30)], [0, nil]),
    (21, [Point(21, 37.5), Point(39, 37.5), Point(30, 22.5)], [0, 240, 120]),
    (18, [Point(19.5, 30), Point(30, 40.5), Point(40.5, 30), Point(30, 19.5)], [45, 315, 225, 135]),
    (
      19, [Point(30, 18.5), Point(18, 28), Point(23, 42.5), Point(38.5, 42.5), Point(42.5, 27.5)],
      [144, 72, 0, 288, 216]
    ),
  ]

  @Test(arguments: 1...5)
  func the_icons_interlock_in_the_order_of_the_items(count: Int) {
    let cluster = Self.clusters[count - 1]
    let icons = Stage(parameters, items: 1...count).prototype.ball.icons.shown
    #expect(icons.map(\.id) == (1...count).map { "article-\($0)" })
    #expect(icons.map { $0.center.target } == cluster.centers)
    #expect(icons.allSatisfy { $0.diameter.target == cluster.size })
    #expect(icons.map { $0.biteAngle.map { ($0 * 180 / .pi).rounded() } } == cluster.bites)
  }

  @Test func a_row_grows_into_its_page_in_300_ms_and_back_into_the_ball() throws {
    var stage = Stage(parameters, items: 1...2)
    stage.tap("ball")
    stage.settle()
    let row = try #require(stage.frame("list:article-1"))
    #expect(row.size == Size(250, 56))
    #expect(row.maxX == 375)
    let outline = RoundedRect(
      row, radii: CornerRadii(topLeft: 28, topRight: 0, bottomRight: 0, bottomLeft: 28))
    let steps: [StageStep] = [
      .tap("ball"), .settle, .tap("list:article-1"), .morphs(from: outline, to: Self.page(28), over: 0.3),
      .eases({ $0.shade("chats") }, from: 0, to: 0.6, over: 0.3, .linear, within: 0.004), .settle,
      .tap("back"),
      .morphs(from: Self.page(21), to: Self.ball, over: 0.3),
    ]
    StageRow("a_row_grows_into_its_page_in_300_ms_and_back_into_the_ball", items: 2, .all(steps)).play(
      parameters)
  }

  /// The seed takes the row at its visible size: 1.1 times as large, with corners of 30.8.
  @Test func a_row_picked_by_sliding_grows_from_its_larger_outline() throws {
    var stage = Stage(parameters, items: 1...2)
    stage.press(stage.state.ball.frame.center)
    stage.wait(1)
    let row = try #require(stage.frame("list:article-1"))
    stage.move(to: row.center)
    stage.wait(0.3)
    stage.release()
    let outline = RoundedRect(
      Rect(row.maxX - 275, row.midY - 30.8, 275, 61.6),
      radii: CornerRadii(topLeft: 30.8, topRight: 0, bottomRight: 0, bottomLeft: 30.8))
    let shape = try #require(stage.prototype.pageOutline)
    #expect(isNear(shape, outline, within: 0.01), "\(shape)")
  }

  /// The room is 778 − (y + 60) below and y − 44 above; a list of n rows takes 71 n with its gap to the ball.
  private static let listPlaces: [(Int, Double, Double)] = [
    (3, 44, 119), (3, 505, 580), (3, 506, 293), (3, 718, 505), (5, 44, 119), (5, 363, 438), (5, 364, 433),
    (5, 398, 433), (5, 399, 44), (5, 718, 363), (1, 647, 722), (1, 648, 577),
  ]

  @Test(arguments: listPlaces)
  func the_list_goes_where_there_is_room_and_keeps_its_order(count: Int, y: Double, first: Double) {
    var stage = Stage(parameters, items: 1...count, ballY: y)
    stage.tap("ball")
    stage.settle()
    let rows = stage.state.list.rows
    #expect(rows.map(\.id) == (1...count).map { "article-\($0)" })
    for (index, row) in rows.enumerated() {
      #expect(isNear(row.frame.y, first + Double(index) * 71, within: 0.01), "row \(index)")
      #expect(row.frame.maxY <= 778.01)
      #expect(row.frame.minY >= 43.99)
    }
  }
}

extension SuspensionEntranceTests {
  /// SE:662-673 puts the swipe on presented pages as well; SE:366-368 collects by it.
  @Test func a_presented_page_is_collected_by_the_swipe_and_presented_from_its_row() throws {
    var stage = Stage(parameters: try Preset.parameters("suspension-entrance"))
    stage.tap("tab:me")
    stage.tap("row:sdk")
    stage.settle()
    stage.drag(from: Point(4, 400), to: Point(330, 760))
    stage.settle()
    #expect(stage.state.ball.items == ["sdk"])
    stage.tap("ball")
    stage.settle()
    let row = try #require(stage.state.list.rows.first?.frame)
    stage.tap("list:sdk")
    #expect(stage.state.transition?.kind == .expand)
    #expect(stage.prototype.isPresenting)
    let transition = try #require(stage.prototype.navigation.transition)
    stage.prototype.advance(to: (stage.now + transition.endTime) / 2)
    let top = try #require(stage.prototype.scene.layers.first { $0.id == "morph" }?.outline?.rect.minY)
    let progress = try #require(stage.state.transition?.progress)
    // The card begins 10 below the status bar.
    #expect(abs(top - (row.minY + (44 + 10 - row.minY) * progress)) < 1)
  }
}
