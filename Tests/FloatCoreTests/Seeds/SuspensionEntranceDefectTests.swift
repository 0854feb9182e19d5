import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The defects of SuspensionEntrance's code, a row or a test each; the numbers are those of the list of defects.
@Suite("SuspensionEntrance's defects are not here")
struct SuspensionEntranceDefectTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("suspension-entrance") }

  @Test(arguments: rows) func shows(row: StageRow) { row.play(parameters) }

  /// The page of article-1, opened from the list.
  private static let opened: [StageStep] = [.tap("ball"), .settle, .tap("list:article-1"), .settle]

  private static let rows: [StageRow] = [
    // Two icons are 23 across.
    StageRow(
      "defect_01_deleting_in_the_list_changes_the_icons", items: 3,
      .tap("ball"), .settle, .tap("list:article-2:delete"), .settle, .tapAt(20, 60), .settle,
      .says(\.icons, "article-1 article-3"), .see({ $0.iconSize(0) }, 23, within: 0)),
    StageRow(
      "defect_02_cancelling_the_last_page_leaves_no_empty_ball", items: 1,
      .all(opened), .tap("more"), .settle, .tap("menu:cancel-float"), .settle, .tap("back"), .settle,
      .no(\.ball.visible), .see(\.ball.alpha, 0, within: 0), .no({ $0.frame("ball") != nil })),
    StageRow(
      "defect_03_an_icon_belongs_to_its_page_by_id", items: 3,
      .all(opened), .says(\.icons, "article-2 article-3"), .tap("back"), .settle,
      .says(\.icons, "article-1 article-2 article-3"), .says(\.iconNames, "article-1 article-2 article-3"),
      .see({ $0.iconCenter(0)?.x }, 21, within: 0), .see({ $0.iconCenter(0)?.y }, 37.5, within: 0),
      .see({ $0.iconCenter(1)?.x }, 39, within: 0), .see({ $0.iconCenter(1)?.y }, 37.5, within: 0),
      .see({ $0.iconCenter(2)?.x }, 30, within: 0), .see({ $0.iconCenter(2)?.y }, 22.5, within: 0)),
    // It is where it was, a half-capsule again.
    StageRow(
      "defect_05_a_cancelled_drag_docks_the_ball_again", items: 1,
      .grab, .move(160, 300), .cancel, .settle, .see(\.ball.frame.x, 315), .see(\.ball.frame.y, 376),
      .see(\.prototype.ballOutline.radii.topRight, 0, within: 0),
      .see({ $0.prototype.ball.pressure.value(at: $0.now) }, 0, within: 0)),
    // With the stricter choice the list opens by itself.
    StageRow(
      "defect_11_a_full_ball_offers_a_way_to_make_room", items: 5,
      .open("article-6"), .collect, .says(\.state.stack.last, "article-6"), .swipe(4, 400, 330, 760),
      .wait(0.5), .tap("notice"), .yes(\.list.open), .settle, .key("Escape"), .settle,
      .set("entrances.when-full", "manage"), .collect, .yes(\.list.open), .says(\.list.mode.rawValue, "tap")),
    StageRow(
      "defect_12_a_row_forgets_the_touch_when_it_ends", items: 2,
      .tap("ball"), .settle, .hold("list:article-1"),
      .says(\.prototype.list.selected?.description, "article-1"), .cancel,
      .says(\.prototype.list.selected?.description, ""), .settle,
      .see({ $0.listRow(0)?.rise.value(at: $0.now) }, 0, within: 0),
      .see({ $0.listRow(0)?.sink.value(at: $0.now) }, 0, within: 0),
      .see({ $0.listRow(1)?.rise.value(at: $0.now) }, 0, within: 0),
      .see({ $0.listRow(1)?.sink.value(at: $0.now) }, 0, within: 0), .hold("list:article-1"),
      .moveBy(-200, 0), .says(\.prototype.list.selected?.description, "")),
    // From 350 and 200 points out on, and back from 100.
    StageRow(
      "defect_13_the_time_that_is_left_follows_the_distance_that_is_left",
      .open("chat-2"), .page(to: 200), .wait(0.2), .release, .see(\.timeLeft, 0.3 * 175 / 375, within: 1e-9),
      .anew, .open("chat-2"), .page(to: 350), .wait(0.2), .release,
      .see(\.timeLeft, 0.3 * 25 / 375, within: 1e-9),
      .anew, .open("chat-2"), .page(to: 100), .wait(0.2), .release,
      .see(\.timeLeft, 0.3 * 100 / 375, within: 1e-9)),
    StageRow(
      "defect_14_no_mask_is_left_on_a_page", items: 1,
      .all(opened), .tap("back"), .settle, .perform(.remove("article-1")),
      .perform(.navigate(.push("article-1"))), .wait(0.1), .says(\.transition?.kind.rawValue, "push"),
      .see({ $0.layer("page:article-1")?.outline?.rect.width }, 375, within: 0),
      .see({ $0.layer("page:article-1")?.outline?.rect.height }, 812, within: 0),
      .see({ $0.layer("page:article-1")?.outline?.radii.topLeft }, 0, within: 0),
      .no({ $0.layer("morph") != nil })),
    StageRow(
      "defect_15_list_and_zone_follow_a_new_size", items: 2,
      .resize(600, 400), .tap("ball"), .settle, .see({ $0.row(0)?.maxX }, 600),
      .see({ $0.row(0)?.width }, 400), .see({ $0.row(1)?.maxX }, 600), .see({ $0.row(1)?.width }, 400),
      .tapAt(20, 60), .settle, .open("article-3"), .press(4, 200), .move(300, 250), .wait(0.5),
      .see({ $0.layer("zone")?.outline?.rect.maxX }, 600),
      .see({ $0.layer("zone")?.outline?.rect.maxY }, 400)),
    // A page that is ignored leaves the ball as on the page before.
    StageRow(
      "defect_16_no_page_changes_the_ball_but_by_the_rules", items: 1,
      .open("chat-1"), .yes(\.ball.visible), .tap("back"), .settle, .open("article-2"), .yes(\.ball.visible),
      .tap("back"), .settle, .open("settings"), .yes(\.ball.visible), .tap("back"), .settle,
      .set("ball.hidden-on", "settings, article-2"), .open("article-2"), .no(\.ball.visible),
      .open("article-3"), .yes(\.ball.visible), .set("ball.ignored-on", "article-3"), .settle,
      .no(\.ball.visible)),
    StageRow(
      "defect_17_the_ball_of_one_page_comes_back_with_full_opacity", items: 1,
      .all(opened), .swipe(4, 300, 300, 320), .settle, .see(\.ball.alpha, 1, within: 0), .open("sdk"),
      .see(\.ball.alpha, 0, within: 0), .perform(.navigate(.pop)), .settle, .see(\.ball.alpha, 1, within: 0)),
  ]

  @Test func defect_04_a_changed_order_is_a_change() {
    var stage = Stage(parameters, items: 1...3)
    stage.prototype.perform(.remove("article-1"))
    stage.open("article-1")
    stage.collect()
    #expect(
      stage.prototype.ball.icons.shown.map(\.id.description) == ["article-2", "article-3", "article-1"])
    // Only the order of the pages changes.
    stage.prototype.collected = CollectedPages(stage.prototype.collected.pages.reversed())
    stage.send(.key("F5"))
    #expect(
      stage.prototype.ball.icons.shown.map(\.id.description) == ["article-1", "article-3", "article-2"])
  }

  @Test func defect_06_rows_keep_the_order_of_the_pages_wherever_the_list_goes() {
    for y in stride(from: 44.0, through: 718, by: 37) {
      for count in 1...5 {
        var stage = Stage(parameters, items: 1...count, ballY: y)
        stage.tap("ball")
        let rows = stage.prototype.list.rows
        #expect(rows.map(\.id) == (1...count).map { "article-\($0)" })
        #expect(rows.map(\.frame.y) == rows.map(\.frame.y).sorted())
      }
    }
  }

  @Test func defect_07_the_list_covers_the_ball_only_where_it_fits_nowhere_else() {
    for count in 1...5 {
      // Places where the rows just fit, above or below, and places everywhere between.
      let edges = [44 + Double(count) * 71, 718 - Double(count) * 71].flatMap { [$0 - 1, $0, $0 + 1] }
      for y in edges.filter((44.0...718).contains) + stride(from: 44.0, through: 718, by: 9) {
        let needed = Double(count) * 71
        let fits = 778 - (y + 60) >= needed || y - 44 >= needed
        var stage = Stage(parameters, items: 1...count, ballY: y)
        let ball = stage.state.ball.frame
        stage.tap("ball")
        let covers = stage.prototype.list.rows.contains {
          $0.frame.minY < ball.maxY && $0.frame.maxY > ball.minY
        }
        #expect(!covers || !fits, "\(count) rows beside a ball at \(y)")
      }
    }
  }

  @Test func defect_08_a_restored_ball_is_on_the_screen_whatever_its_size() {
    var stage = Stage(parameters, items: 1...1, ballY: 718, edge: .left)
    #expect(stage.state.ball.frame.y == 718)
    let archive = stage.prototype.archive
    for size in [Size(320, 480), Size(812, 375), Size(768, 1024)] {
      var device = Device.iPhoneX
      device.size = size
      let restored = Stage(parameters: parameters, device: device, archive: archive)
      let frame = restored.state.ball.frame
      #expect(frame.x == 0, "the lowest place stays the lowest")
      #expect(frame.maxY == size.height - 34, "the lowest place stays the lowest")
    }
    stage.send(.resize(Size(320, 480)))
    #expect(stage.state.ball.frame.maxY == 480 - 34)
    // 300 of 44…718 is 256 / 674 of the way; the lower screen leaves 480 − 44 − 34 − 60 = 342.
    var middle = Stage(parameters, items: 1...1, ballY: 300)
    middle.send(.resize(Size(320, 480)))
    #expect(isNear(middle.state.ball.frame.y, 44 + 342 * 256 / 674))
  }

  @Test func defect_09_what_is_restored_is_checked() {
    let entries = [
      CollectedPage(pageID: "article-1", kind: "article", title: "One"),
      CollectedPage(pageID: "article-2", kind: "article", title: " "),
      CollectedPage(pageID: "article-3", kind: "video", title: "Three"),
      CollectedPage(pageID: "article-1", kind: "article", title: "One again"),
      CollectedPage(pageID: "article-4", kind: "article", title: "Four", icon: ""),
      CollectedPage(pageID: "article-5", kind: "article", title: "Five", scrollOffset: .nan),
      CollectedPage(pageID: "article-6", kind: "article", title: "Six"),
      CollectedPage(pageID: "article-2", kind: "article", title: "Two"),
      CollectedPage(pageID: "article-3", kind: "article", title: "Three"),
    ]
    var stage = Stage(
      parameters: parameters,
      archive: CollectedPagesArchive(pages: entries, dock: Dock(edge: .left, fraction: 7)))
    stage.wait(0.1)
    #expect(stage.state.ball.items == ["article-1", "article-4", "article-5", "article-6", "article-2"])
    #expect(stage.effects.filter { $0.name == "notice" }.count == 4)
    #expect(stage.state.ball.frame.maxY == 778, "a fraction beyond 1 is 1")
    #expect(stage.prototype.collected.pages[2].scrollOffset == 0)
  }

  @Test func defect_10_the_zone_is_hit_only_as_far_as_it_has_come() {
    // The screen is so narrow that the pointer meets the zone while it still slides in, between 83 and 139.
    var stage = Stage(parameters)
    stage.send(.resize(Size(240, 568)))
    stage.open("article-1")
    stage.press(Point(4, 440))
    stage.move(to: Point(24, 440))
    stage.wait(0.5)
    for x in stride(from: 24.0, through: 236, by: 4) {
      let point = Point(x, 556)
      let before = stage.state.zone
      stage.move(to: point, over: 0.01)
      stage.wait(0.05)
      let zone = stage.state.zone
      // The disc's centre is still beyond the corner while the zone slides in.
      let center = Point(240, 568) + Point(180, 180) * (1 - zone.progress)
      let isIn = point.distance(to: center) <= before.radius
      #expect(zone.highlighted == isIn, "at \(x), \(zone.progress) in")
    }
  }
}
