import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The defects of FloatBallManager's code, a row or a test each; the numbers are those of the list of defects.
@Suite("FloatBallManager's defects are not here")
struct FloatBallManagerDefectTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("floatballmanager") }

  @Test(arguments: rows) func shows(row: StageRow) { row.play(parameters) }

  /// article-1 is collected and open, with a conversation and article-2 on top of it.
  private static let opened: [StageStep] = [.tap("ball"), .settle, .open("chat-2"), .open("article-2")]

  private static let rows: [StageRow] = [
    // It is not the collected page, so it does not shrink.
    StageRow(
      "defect_01_going_back_from_a_second_page_completes", items: 1,
      .all(opened), .tap("back"), .says(\.transition?.kind.rawValue, "pop"), .wait(0.36),
      .says(\.transition?.kind.rawValue, ""), .says(\.stack, "chats article-1 chat-2")),
    // Its page is still open.
    StageRow(
      "defect_02_a_second_page_is_not_swiped_into_the_ball", items: 1,
      .all(opened), .swipe(4, 400, 300, 400), .says(\.transition?.kind.rawValue, "pop"), .settle,
      .no(\.ball.visible), .says(\.stack, "chats article-1 chat-2")),
    StageRow(
      "defect_03_a_page_that_is_open_is_not_opened_twice", items: 1,
      .all(opened), .perform(.navigate(.open("article-1", from: nil))), .settle,
      .says(\.stack, "chats article-1"), .perform(.navigate(.open("article-1", from: nil))),
      .says(\.transition?.kind.rawValue, "")),
    // The swipe back hides the zone at once.
    StageRow(
      "defect_04_a_swipe_that_skips_the_band_still_shows_the_zone",
      .open("article-1"), .edge, .move(310, 420, over: 0.008), .wait(0.5), .see(\.zone.progress, 1),
      .move(10, 420, over: 0.008), .see(\.zone.progress, 0)),
    StageRow(
      "defect_05_visiting_pages_many_times_adds_no_handlers",
      .times(5, [.open("article-1"), .tap("back"), .settle]), .open("article-1"), .forget, .collect,
      .see({ $0.count { $0.name == "impact" } }, 1), .says(\.items, "article-1")),
    StageRow(
      "defect_06_a_cancelled_gesture_finishes_nothing", items: 1,
      .open("article-2"), .edge, .move(340, 770), .yes(\.zone.highlighted), .cancel, .settle,
      .says(\.state.stack.last, "article-2"), .says(\.items, "article-1"), .grab, .move(340, 770),
      .yes(\.zone.highlighted), .cancel, .settle, .says(\.items, "article-1"), .yes(\.ball.visible)),
    // The page is less than half the width out.
    StageRow(
      "defect_07_on_a_narrow_screen_a_highlighted_zone_always_collects",
      .resize(300, 568), .open("article-1"), .press(2, 300), .move(100, 480), .move(149, 567), .wait(0.5),
      .yes(\.zone.highlighted), .less(\.transition?.topX, than: 150), .release, .settle,
      .says(\.items, "article-1")),
    StageRow(
      "defect_09_a_page_is_not_replaced_without_a_word", items: 1,
      .open("article-2"), .collect, .more({ $0.count { $0.name == "notice" } }, than: 0)),
    // The zone is left even while it slides out.
    StageRow(
      "defect_10_each_drag_starts_outside_and_enters_with_an_impact",
      .open("article-1"),
      .times(
        2,
        [
          .forget, .edge, .move(150, 500), .no(\.zone.highlighted), .move(340, 770),
          .more({ $0.count { $0 == .impact(.light) } }, than: 0), .cancel, .no(\.zone.highlighted), .settle,
        ])),
    StageRow(
      "defect_13_the_first_gesture_of_all_works",
      .tap("row:chat-2"), .settle, .swipe(4, 400, 250, 400), .settle, .says(\.stack, "chats")),
  ]

  @Test func defect_08_the_zone_is_hit_where_it_is_drawn() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.press(Point(4, 400))
    stage.move(to: Point(200, 500))
    stage.wait(0.5)
    // Moves into the corner and out of it again.
    for step in Array(0...120) + (0..<120).reversed() {
      let point = Point(200 + Double(step), 600 + Double(step) * 1.5)
      let radius = stage.state.zone.radius
      let wasIn = stage.state.zone.highlighted
      stage.move(to: point, over: 0.02)
      let distance = point.distance(to: Point(375, 812))
      #expect(stage.state.zone.highlighted == (distance <= radius), "\(distance) of \(radius), was \(wasIn)")
      stage.wait(0.05)
    }
  }

  @Test func defect_11_after_a_cancelled_swipe_nothing_jumps_and_nothing_is_left() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.drag(pageTo: 150)
    stage.wait(0.2)
    stage.release()
    var last = -375 / 4 * (1 - 150.0 / 375)
    while stage.state.transition != nil {
      let x = stage.layer("page:chats")?.position.x ?? last
      #expect(x <= last + 1e-9)
      #expect(last - x < 2)
      last = x
      stage.wait(0.001)
    }
    #expect(isNear(last, -375 / 4, within: 0.5))
    let pages = stage.prototype.scene.layers.filter { $0.id.hasPrefix("page:") || $0.id == "morph" }
    #expect(pages.map(\.id) == ["page:article-1"])
    #expect(pages.first?.position == .zero)
    #expect(pages.first?.outline == RoundedRect(Rect(0, 0, 375, 812)))
  }

  @Test func defect_12_everything_follows_a_new_size_and_the_ball_keeps_to_the_safe_area() {
    var stage = Stage(parameters, items: 1...1)
    stage.send(.resize(Size(320, 568)))
    stage.settle()
    let frame = stage.state.ball.frame
    #expect(frame.maxX == 320 - 15)
    #expect(frame.maxY <= 568 - 34 - 15)
    #expect(frame.minY >= 44 + 15)
    stage.press(frame.center)
    stage.move(to: Point(100, 300))
    stage.wait(0.5)
    let zone = stage.layer("zone")?.outline?.rect
    #expect(zone?.maxX == 320)
    #expect(zone?.maxY == 568)
    stage.release()
    stage.settle()
    var device = Device.iPhoneX
    device.size = Size(320, 568)
    let restored = Stage(parameters: parameters, device: device, archive: stage.prototype.archive).state.ball
    #expect(restored.items == ["article-1"])
    #expect(restored.edge != .none)
    #expect(restored.frame == stage.state.ball.frame)
    #expect(restored.frame != frame, "where it was moved to")
  }
}
