import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The numbers of SuspensionEntrance 0.3.3 on a screen of 375 × 812 with a safe area of 44 and 34.
@Suite("The preset suspension-entrance")
struct SuspensionEntranceTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("suspension-entrance") }

  @Test func a_page_let_go_in_the_zone_shrinks_from_there_in_200_ms() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.drag(from: Point(4, 400), to: Point(330, 760), over: 0.2, hold: 0.2)
    stage.expectMorph(from: Self.page(21, edge: 326), to: Self.ball, over: 0.2)
  }

  /// The page behind is 0.7 dark.
  @Test func a_presented_page_comes_from_below_in_300_ms() {
    var stage = Stage(parameters)
    stage.prototype.perform(.navigate(.push("sdk")))
    stage.expectEase(\.transition?.topY, from: 812, to: 0, over: 0.3)
    stage.expectEase({ $0.layer("page:sdk")?.position.x }, from: 0, to: 0, over: 0.3, within: 0)
    stage.expectEase({ $0.shade("chats") }, from: 0, to: 0.7, over: 0.3, within: 0.004)
  }

  @Test func the_zone_is_45_points_in_at_once_and_fully_in_after_135() {
    for (x, progress) in Self.places {
      var stage = Stage(parameters)
      stage.open("article-1")
      stage.drag(pageTo: max(x, 20))
      stage.move(to: Point(4 + x, 400), over: 0.05)
      stage.wait(0.5)
      expect(stage.zone.progress, progress)
    }
  }

  @Test func the_zone_is_entered_at_157_5_and_left_at_180() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.pull(from: Point(4, 400), to: Point(190, 500))
    stage.move(to: Point(190, 811.9))
    stage.expectCorner(Self.distances)
  }

  @Test func suspension_entrances_zone_is_gone_when_the_page_is_let_go() {
    var stage = Stage(parameters)
    stage.set([("entrances.rule", "listed")])
    stage.open("article-1")
    stage.drag(pageTo: 120)
    stage.wait(0.2)
    #expect(stage.layer("zone") != nil)
    stage.release()
    #expect(stage.layer("zone") == nil)
  }

  @Test func a_full_ball_greys_the_zone_sends_the_page_back_and_a_tap_on_the_notice_manages() {
    var stage = Stage(parameters, items: 1...5)
    stage.open("article-6")
    stage.pull(from: Point(4, 400), to: Point(330, 760))
    #expect(stage.zone.kind.rawValue == "full")
    stage.releaseAndSettle()
    #expect(stage.state.stack.last == "article-6")
    #expect(stage.items == "article-1 article-2 article-3 article-4 article-5")
    stage.drag(from: Point(4, 400), to: Point(330, 760))
    stage.wait(0.6)
    stage.tapAndSettle("notice")
    #expect(stage.list.open)
    #expect(stage.list.mode.rawValue == "tap")
    stage.tapAndSettle("list:article-2:delete")
    #expect(stage.items == "article-1 article-3 article-4 article-5")
  }

  @Test func the_ball_is_a_half_capsule_flush_with_the_middle_of_the_right_edge() {
    let stage = Stage(parameters, items: 1...1)
    #expect(
      isNear(
        stage.prototype.ballOutline,
        RoundedRect(
          Rect(315, 376, 60, 60), radii: CornerRadii(topLeft: 30, topRight: 0, bottomRight: 0, bottomLeft: 30)
        ), within: 0.01))
  }

  /// From one icon of 45 in the middle to two of 23 side by side; the new one grows from 0.3 · 23.
  @Test func a_new_icon_grows_from_three_tenths_and_the_others_glide_over_250_ms() {
    var stage = Stage(parameters, items: 1...1)
    stage.open("article-2")
    stage.drag(from: Point(4, 400), to: Point(330, 760), over: 0.2, hold: 0)
    stage.expectEase({ $0.iconSize(0) }, from: 45, to: 23, over: 0.25, within: 1e-3)
    stage.expectEase({ $0.iconCenter(0)?.x }, from: 30, to: 20.5, over: 0.25, within: 1e-3)
    stage.expectEase({ $0.iconSize(1) }, from: 0.3 * 23, to: 23, over: 0.25, within: 1e-3)
  }

  /// Each row comes from the screen's edge, W, and leaves to 30 points beyond it, 50 ms after the one above.
  @Test func rows_slide_in_150_ms_each_10_ms_after_the_one_above() {
    var stage = Stage(parameters, items: 1...3)
    stage.tap("ball")
    stage.expectEase({ $0.row(0)?.x }, from: 375, to: 125, over: 0.15)
    stage.expectEase({ $0.row(1)?.x }, from: 375, to: 125, over: 0.15, after: 0.01)
    stage.expectEase({ $0.row(2)?.x }, from: 375, to: 125, over: 0.15, after: 0.02)
    stage.settle()
    stage.tap(Point(20, 60))
    stage.expectEase({ $0.row(0)?.x }, from: 125, to: 405, over: 0.15, gone: true)
    stage.expectEase({ $0.row(1)?.x }, from: 125, to: 405, over: 0.15, after: 0.05, gone: true)
    stage.expectEase({ $0.row(2)?.x }, from: 125, to: 405, over: 0.15, after: 0.1, gone: true)
  }

  @Test func a_row_that_turns_round_stays_where_it_is() {
    var stage = Stage(parameters, items: 1...1, ballY: 300)
    stage.tap("ball")
    stage.wait(0.05)
    let noted = stage
    stage.prototype.perform(.closeList)
    expect(stage.row(0)?.x, noted.row(0)?.x, within: 1e-9)
    stage.prototype.perform(.openList(.tap))
    expect(stage.row(0)?.x, noted.row(0)?.x, within: 1e-9)
  }

  @Test func a_deleted_row_slides_out_and_the_rows_below_close_up_in_150_ms() {
    var stage = Stage(parameters, items: 1...3)
    stage.tapAndSettle("ball")
    stage.tap("list:article-1:delete")
    stage.expectEase({ $0.row(0)?.x }, from: 125, to: 405, over: 0.15)
    stage.expectEase({ $0.row(1)?.y }, from: 522, to: 451, over: 0.15)
    stage.expectEase({ $0.row(2)?.y }, from: 593, to: 522, over: 0.15)
  }

  /// The 42 points of the icons in the ball at (W − 60, H/2 − 30).
  private static let ball = RoundedRect(Rect(324, 385, 42, 42), radius: 21)
  private static func page(_ r: Double, edge: Double? = nil) -> RoundedRect {
    RoundedRect(Rect(edge ?? -r, -r, 375 + 2 * r, 812 + 2 * r), radius: r)
  }

  /// (x + 45) / 180
  private static let places: [(x: Double, progress: Double)] = [
    (9, 0.3), (45, 0.5), (67.5, 0.625), (90, 0.75), (134, 179 / 180.0), (136, 1),
  ]
  /// The zone is shown at 0.875 · 180 = 157.5, and at 180 with the finger inside.
  private static let distances: [(distance: Double, inside: Bool, radius: Double)] = [
    (158, false, 157.5), (157, true, 180), (179, true, 180), (181, false, 157.5),
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
    stage.tapAndSettle("ball")
    let row = try #require(stage.frame("list:article-1"))
    #expect(row.size == Size(250, 56))
    #expect(row.maxX == 375)
    let outline = RoundedRect(
      row, radii: CornerRadii(topLeft: 28, topRight: 0, bottomRight: 0, bottomLeft: 28))
    stage.tap("list:article-1")
    stage.expectMorph(from: outline, to: Self.page(28), over: 0.3)
    stage.expectEase({ $0.shade("chats") }, from: 0, to: 0.6, over: 0.3, .linear, within: 0.004)
    stage.settle()
    stage.tap("back")
    stage.expectMorph(from: Self.page(21), to: Self.ball, over: 0.3)
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

  /// The original closes the list and opens none.
  @Test func a_press_that_slides_to_another_row_opens_that_one() {
    var stage = Stage(parameters, items: 1...2)
    stage.tapAndSettle("ball")
    stage.dragAndSettle(from: stage.middle(of: "list:article-1"), to: stage.middle(of: "list:article-2"))
    #expect(stage.stack == "chats article-2")
  }

  /// The room is 778 − (y + 60) below and y − 44 above; a list of n rows takes 71 n with its gap to the ball.
  private static let listPlaces: [(Int, Double, Double)] = [
    (3, 44, 119), (3, 505, 580), (3, 506, 293), (3, 718, 505), (5, 44, 119), (5, 363, 438), (5, 364, 433),
    (5, 398, 433), (5, 399, 44), (5, 718, 363), (1, 647, 722), (1, 648, 577),
  ]

  @Test(arguments: listPlaces)
  func the_list_goes_where_there_is_room_and_keeps_its_order(count: Int, y: Double, first: Double) {
    var stage = Stage(parameters, items: 1...count, ballY: y)
    stage.tapAndSettle("ball")
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
    stage.tapAndSettle("row:sdk")
    stage.dragAndSettle(from: Point(4, 400), to: Point(330, 760))
    #expect(stage.state.ball.items == ["sdk"])
    stage.tapAndSettle("ball")
    let row = try #require(stage.state.list.rows.first?.frame)
    stage.tap("list:sdk")
    #expect(stage.state.transition?.kind == .expand)
    #expect(stage.prototype.isPresenting)
    let transition = try #require(stage.prototype.navigation.transition)
    stage.prototype.advance(to: (stage.now + transition.endTime) / 2)
    let top = try #require(stage.layer("morph")?.outline?.rect.minY)
    let progress = try #require(stage.state.transition?.progress)
    // The card begins 10 below the status bar.
    #expect(abs(top - (row.minY + (44 + 10 - row.minY) * progress)) < 1)
  }
}
