import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The defects of SuspensionEntrance's code, a row or a test each; the numbers are those of the list of defects.
@Suite("SuspensionEntrance's defects are not here")
struct SuspensionEntranceDefectTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("suspension-entrance") }

  /// Two icons are 23 across.
  @Test func defect_01_deleting_in_the_list_changes_the_icons() {
    var stage = Stage(parameters, items: 1...3)
    stage.tapAndSettle("ball", "list:article-2:delete")
    stage.tapAndSettle(Point(20, 60))
    #expect(stage.icons == "article-1 article-3")
    expect(stage.iconSize(0), 23, within: 0)
  }

  @Test func defect_03_an_icon_belongs_to_its_page_by_id() {
    var stage = Stage(parameters, items: 1...3)
    stage.tapAndSettle("ball", "list:article-1")
    #expect(stage.icons == "article-2 article-3")
    stage.tapAndSettle("back")
    #expect(stage.icons == "article-1 article-2 article-3")
    #expect(stage.prototype.ball.icons.shown.map(\.name) == stage.prototype.collected.pages.map(\.icon))
    #expect((0...2).map { stage.iconCenter($0) } == [Point(21, 37.5), Point(39, 37.5), Point(30, 22.5)])
  }

  /// It is where it was, a half-capsule again.
  @Test func defect_05_a_cancelled_drag_docks_the_ball_again() {
    var stage = Stage(parameters, items: 1...1)
    stage.pull(from: stage.state.ball.frame.center, to: Point(160, 300))
    stage.cancel()
    stage.settle()
    expect(stage.ball.frame.x, 315)
    expect(stage.ball.frame.y, 376)
    expect(stage.prototype.ballOutline.radii.topRight, 0, within: 0)
    expect(stage.prototype.ball.pressure.value(at: stage.now), 0, within: 0)
  }

  /// With the stricter choice the list opens by itself.
  @Test func defect_11_a_full_ball_offers_a_way_to_make_room() {
    var stage = Stage(parameters, items: 1...5)
    stage.open("article-6")
    stage.set([("entrances.when-full", "manage")])
    stage.collect()
    #expect(stage.list.open)
    #expect(stage.list.mode.rawValue == "tap")
  }

  @Test func defect_12_a_row_forgets_the_touch_when_it_ends() {
    var stage = Stage(parameters, items: 1...2)
    stage.tapAndSettle("ball")
    stage.press("list:article-1")
    #expect(stage.prototype.list.selected?.description == "article-1")
    stage.cancel()
    #expect(stage.prototype.list.selected?.description == nil)
    stage.settle()
    for row in stage.prototype.list.rows {
      #expect([row.rise, row.sink].map { $0.value(at: stage.now) } == [0, 0])
    }
    stage.press("list:article-1")
    stage.move(by: Point(-200, 0))
    #expect(stage.prototype.list.selected?.description == nil)
  }

  /// From 350 and 200 points out on, and back from 100.
  @Test(arguments: [(200.0, 175.0), (350, 25), (100, 100)])
  func defect_13_the_time_that_is_left_follows_the_distance_that_is_left(x: Double, left: Double) {
    var stage = Stage(parameters)
    stage.open("chat-2")
    stage.drag(pageTo: x)
    stage.wait(0.2)
    stage.release()
    expect(stage.prototype.navigation.transitionDeadline, stage.now + 0.3 * left / 375, within: 1e-9)
  }

  @Test func defect_14_no_mask_is_left_on_a_page() {
    var stage = Stage(parameters, items: 1...1)
    stage.tapAndSettle("ball", "list:article-1", "back")
    stage.prototype.perform(.remove("article-1"))
    stage.prototype.perform(.navigate(.push("article-1")))
    stage.wait(0.1)
    #expect(stage.transition?.kind.rawValue == "push")
    #expect(stage.layer("page:article-1")?.outline?.rect.size == Size(375, 812))
    #expect(stage.layer("page:article-1")?.outline?.radii == CornerRadii(0))
    #expect(stage.layer("morph") == nil)
  }

  @Test func defect_15_list_and_zone_follow_a_new_size() {
    var stage = Stage(parameters, items: 1...2)
    stage.send(.resize(Size(600, 400)))
    stage.tapAndSettle("ball")
    for row in 0...1 {
      expect(stage.row(row)?.maxX, 600)
      expect(stage.row(row)?.width, 400)
    }
    stage.tapAndSettle(Point(20, 60))
    stage.open("article-3")
    stage.pull(from: Point(4, 200), to: Point(300, 250), hold: 0.5)
    expect(stage.layer("zone")?.outline?.rect.maxX, 600)
    expect(stage.layer("zone")?.outline?.rect.maxY, 400)
  }

  /// A page that is ignored leaves the ball as on the page before.
  @Test func defect_16_no_page_changes_the_ball_but_by_the_rules() {
    var stage = Stage(parameters, items: 1...1)
    for page: PageID in ["chat-1", "article-2", "settings"] {
      stage.open(page)
      #expect(stage.ball.visible)
      stage.tapAndSettle("back")
    }
    stage.set([("ball.hidden-on", "settings, article-2")])
    stage.open("article-2")
    #expect(!stage.ball.visible)
    stage.open("article-3")
    #expect(stage.ball.visible)
    stage.set([("ball.ignored-on", "article-3")])
    stage.settle()
    #expect(!stage.ball.visible)
  }

  @Test func defect_17_the_ball_of_one_page_comes_back_with_full_opacity() {
    var stage = Stage(parameters, items: 1...1)
    stage.tapAndSettle("ball", "list:article-1")
    stage.dragAndSettle(from: Point(4, 300), to: Point(300, 320))
    expect(stage.ball.alpha, 1, within: 0)
    stage.open("sdk")
    expect(stage.ball.alpha, 0, within: 0)
    stage.prototype.perform(.navigate(.pop))
    stage.settle()
    expect(stage.ball.alpha, 1, within: 0)
  }

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
    stage.pull(from: Point(4, 440), to: Point(24, 440), hold: 0.5)
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
