import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The numbers of SuspensionEntrance 0.3.3 on a screen of 375 × 812 with a safe area of 44 and 34.
@Suite("The preset suspension-entrance")
struct SuspensionEntrancePresetTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("suspension-entrance") }

  /// The 42 points of the icons in the ball at (W − 60, H/2 − 30).
  private let ball = RoundedRect(Rect(324, 385, 42, 42), radius: 21)
  private func page(_ r: Double, edge: Double? = nil) -> RoundedRect {
    RoundedRect(Rect(edge ?? -r, -r, 375 + 2 * r, 812 + 2 * r), radius: r)
  }

  @Test func the_ball_is_a_half_capsule_flush_with_the_middle_of_the_right_edge() {
    let stage = Stage(parameters, items: 1...1)
    #expect(isNear(stage.state.ball.frame.x, 315) && isNear(stage.state.ball.frame.y, 376, within: 0.01))
    let outline = stage.prototype.ballOutline
    #expect(outline.radii == CornerRadii(topLeft: 30, topRight: 0, bottomRight: 0, bottomLeft: 30))
  }

  static let clusters: [(count: Int, size: Double, centers: [Point], bites: [Double?])] = [
    (1, 45, [Point(30, 30)], [nil]),
    (2, 23, [Point(20.5, 30), Point(39.5, 30)], [0, nil]),
    (3, 21, [Point(21, 37.5), Point(39, 37.5), Point(30, 22.5)], [0, 240, 120]),
    (4, 18, [Point(19.5, 30), Point(30, 40.5), Point(40.5, 30), Point(30, 19.5)], [45, 315, 225, 135]),
    (
      5, 19, [Point(30, 18.5), Point(18, 28), Point(23, 42.5), Point(38.5, 42.5), Point(42.5, 27.5)],
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
    for (icon, degrees) in zip(icons, cluster.bites) {
      #expect(icon.biteAngle.map { ($0 * 180 / .pi).rounded() } == degrees)
    }
  }

  @Test func a_new_icon_grows_from_three_tenths_and_the_others_glide_over_250_ms() throws {
    var stage = Stage(parameters, items: 1...1)
    stage.open("article-2")
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    stage.release()
    // From one icon of 45 in the middle to two of 23 side by side.
    for (part, eased) in easeInOutQuarters {
      stage.sample([part], of: 0.25) { _, prototype in
        let icons = prototype.ball.icons.shown
        #expect(isNear(icons[0].diameter.value(at: prototype.now), 45 + (23 - 45) * eased, within: 1e-3))
        #expect(isNear(icons[0].center.value(at: prototype.now).x, 30 + (20.5 - 30) * eased, within: 1e-3))
        #expect(
          isNear(icons[1].diameter.value(at: prototype.now), 23 * (0.3 + 0.7 * eased), within: 1e-3))
      }
    }
  }

  /// (x + 45) / 180
  static let zonePlaces: [(Double, Double)] = [
    (9, 0.3), (45, 0.5), (67.5, 0.625), (90, 0.75), (134, 179 / 180.0), (136, 1),
  ]

  @Test(arguments: zonePlaces)
  func the_zone_is_45_points_in_at_once_and_fully_in_after_135(x: Double, progress: Double) {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.drag(pageTo: max(x, 20))
    stage.move(to: Point(4 + x, 400), over: 0.05)
    stage.wait(0.5)
    #expect(isNear(stage.state.zone.progress, progress, within: 1e-6))
  }

  /// The zone is shown at 0.875 · 180 = 157.5, and at 180 with the finger inside.
  @Test func the_zone_is_entered_at_157_5_and_left_at_180() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.press(Point(4, 400))
    stage.move(to: Point(190, 500))
    stage.move(to: Point(190, 811.9))
    for (distance, isInside, radius) in [
      (158.0, false, 157.5), (157, true, 180), (179, true, 180), (181, false, 157.5),
    ] {
      stage.move(to: Point(375 - distance, 812), over: 0.05)
      #expect(stage.state.zone.highlighted == isInside, "at \(distance)")
      stage.wait(0.1)
      #expect(isNear(stage.state.zone.radius, radius, within: 0.01), "at \(distance)")
    }
  }

  @Test(arguments: [(187.0, false), (188.0, true)])
  func a_slow_release_goes_from_half_the_width_on(x: Double, goes: Bool) {
    var stage = Stage(parameters)
    stage.open("chat-2")
    stage.drag(pageTo: x)
    stage.wait(0.2)
    stage.release()
    let share = goes ? (1 - x / 375) : x / 375
    stage.sample(of: 0.3 * share) { part, prototype in
      let eased = easeInOutQuarters[part] ?? 0
      #expect(
        isNear(prototype.state.transition?.topX ?? -1, x + ((goes ? 375 : 0) - x) * eased, within: 0.01))
    }
    stage.settle()
    #expect(stage.state.stack == (goes ? ["chats"] : ["chats", "chat-2"]))
  }

  /// 0.3 s · v ≥ 375 / 2 requires 625 points per second.
  @Test(arguments: [(619.0, false), (631.0, true)])
  func a_flick_goes_from_1_67_widths_a_second_on(speed: Double, goes: Bool) {
    var stage = Stage(parameters)
    stage.open("chat-2")
    stage.drag(pageTo: speed * 0.24, over: 0.24)
    stage.release()
    stage.settle()
    #expect(stage.state.stack == (goes ? ["chats"] : ["chats", "chat-2"]))
  }

  @Test func a_row_grows_into_its_page_in_300_ms_and_back_into_the_ball() throws {
    var stage = Stage(parameters, items: 1...2)
    stage.tap("ball")
    stage.settle()
    let row = try #require(stage.frame("list:article-1"))
    #expect(row.size == Size(250, 56) && row.maxX == 375)
    stage.tap("list:article-1")
    let outline = RoundedRect(
      row, radii: CornerRadii(topLeft: 28, topRight: 0, bottomRight: 0, bottomLeft: 28))
    stage.sample(of: 0.3) { part, prototype in
      #expect(isNear(prototype.morph, mix(outline, page(28), part), within: 0.01), "at \(part)")
      let below = prototype.scene.layers.first { $0.id == "page:chats" }
      #expect(isNear(Double(below?.shade.alpha ?? 0), 255 * 0.6 * part, within: 1))
    }
    stage.settle()
    stage.tap("back")
    stage.sample(of: 0.3) { part, prototype in
      #expect(isNear(prototype.morph, mix(page(21), ball, part), within: 0.01), "at \(part)")
    }
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
    let shape = try #require(stage.prototype.morph)
    #expect(isNear(shape, outline, within: 0.01), "\(shape)")
  }

  @Test func a_page_let_go_in_the_zone_shrinks_from_there_in_200_ms() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    stage.wait(0.2)
    stage.release()
    stage.sample(of: 0.2) { part, prototype in
      #expect(
        isNear(prototype.morph, mix(page(21, edge: 326), ball, part), within: 0.01), "at \(part)")
    }
  }

  @Test func a_released_ball_snaps_in_150_ms_to_the_edge_of_its_centre() {
    var stage = Stage(parameters, items: 1...1)
    for (x, end) in [(187.4, 0.0), (187.6, 315.0)] {
      stage.press(stage.state.ball.frame.center)
      stage.move(to: Point(x, 300))
      stage.wait(0.6)
      stage.release()
      let from = stage.state.ball.frame.x
      stage.sample(of: 0.15) { part, prototype in
        let eased = easeInOutQuarters[part] ?? 0
        #expect(isNear(prototype.state.ball.frame.x, from + (end - from) * eased, within: 0.01))
      }
      stage.settle()
    }
    stage.drag(from: stage.state.ball.frame.center, to: Point(300, 2), hold: 0.6)
    stage.settle()
    #expect(stage.state.ball.frame.y == 44, "the safe area's top")
    #expect(stage.state.zone.kind == .none)
  }

  /// The bar is 49 high and the safe area below it 34; it goes out by their sum, in proportion to the page's way in.
  @Test func the_tab_bar_slides_out_under_the_finger_and_comes_back_and_its_page_is_without_it() throws {
    var stage = Stage(parameters)
    let all = try #require(stage.prototype.navigation.pages["chats"]).layout
    let own = all.fixed.count - (try #require(all.tabBarStart))
    func tabBar(_ prototype: Prototype) -> Layer? { prototype.scene.layers.first { $0.id == "tab-bar" } }
    func bars(_ prototype: Prototype) -> Int? {
      let page = prototype.scene.layers.first { $0.id == "page:chats" }
      let bars = page?.sublayers.first { $0.id == "bars:chats" }
      return bars.map { $0.content.count + $0.sublayers.reduce(0) { $0 + $1.content.count } }
    }
    #expect(tabBar(stage.prototype) == nil && own > 4)
    let still = try #require(bars(stage.prototype))
    stage.open("article-1")
    for x in [60.0, 180, 300] {
      stage.drag(pageTo: x)
      stage.wait(0.6)
      let bar = try #require(tabBar(stage.prototype))
      #expect(isNear(bar.position.y, 83 * (1 - x / 375), within: 1e-6) && bar.position.x == 0)
      // The bar's own shapes and the two of the badge.
      #expect(bar.content.count == own + 2 && bars(stage.prototype) == still - own - 2)
      #expect(isNear(stage.frame("tab:me")?.minY ?? 0, 812 - 83 + bar.position.y))
      let page = stage.prototype.scene.layers.first { $0.id == "page:chats" }
      let viewport = page?.sublayers.first { $0.id == "viewport:chats" }
      #expect(viewport?.outline?.rect.maxY == 812 - all.viewport.y, "the content goes on behind the bar")
      let ids = stage.prototype.scene.layers.map(\.id)
      #expect((ids.firstIndex(of: "tab-bar") ?? 0) > (ids.firstIndex(of: "page:article-1") ?? 99))
      stage.send(.pointer(.cancel, id: 0, at: .zero))
      stage.settle()
    }
    // Towards the ball the bar goes on from its place under the finger, and out of the ball it goes down again.
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    stage.wait(0.3)
    let held = try #require(tabBar(stage.prototype)?.position.y)
    stage.release()
    #expect(isNear(tabBar(stage.prototype)?.position.y ?? -1, held, within: 1e-6))
    stage.settle()
    #expect(tabBar(stage.prototype) == nil && bars(stage.prototype) == still)
    stage.send(.set(key: "ball.tap", value: "page-or-list"))
    stage.tap("ball")
    stage.wait(0.15)
    #expect(isNear(tabBar(stage.prototype)?.position.y ?? 0, 83 * 0.5, within: 1))
    // A presented page covers the bar at its place.
    stage.settle()
    stage.tap("back")
    stage.settle()
    stage.tap("tab:me")
    stage.tap("row:sdk")
    stage.wait(0.1)
    #expect(stage.state.transition?.kind == .present && tabBar(stage.prototype) == nil)
  }

  @Test func one_page_opens_the_list_as_well() {
    var stage = Stage(parameters, items: 1...1)
    stage.tap("ball")
    #expect(stage.state.list.open && stage.state.list.mode == .tap)
    #expect(stage.state.transition == nil)
  }

  @Test func a_long_press_of_half_a_second_opens_the_list_without_delete_buttons() {
    var stage = Stage(parameters, items: 1...2)
    stage.press(stage.state.ball.frame.center)
    stage.wait(0.499)
    #expect(!stage.state.list.open)
    stage.wait(0.002)
    #expect(stage.state.list.open && stage.state.list.mode == .press)
    #expect(stage.frame("list:article-1:delete") == nil)
  }

  @Test func rows_slide_in_150_ms_each_10_ms_after_the_one_above() {
    var stage = Stage(parameters, items: 1...3)
    stage.tap("ball")
    for index in 0..<3 {
      for (part, eased) in easeInOutQuarters {
        stage.sample([1], of: Double(index) * 0.01 + part * 0.15 + 1e-9) { _, prototype in
          let row = prototype.list.rows[index]
          let x = row.frame(at: prototype.now).x
          // The row comes from the screen's edge.
          #expect(isNear(x, 125 + 250 * (1 - eased), within: 0.01), "row \(index) at \(part)")
        }
      }
    }
    // The rows leave 50 ms after each other, to 30 points beyond the edge.
    stage.settle()
    stage.tap(Point(20, 60))
    for index in 0..<3 {
      for (part, eased) in easeInOutQuarters where part < 1 {
        stage.sample([1], of: Double(index) * 0.05 + part * 0.15 + 1e-9) { _, prototype in
          let x = prototype.list.rows[index].frame(at: prototype.now).x
          #expect(isNear(x, 125 + 280 * eased, within: 0.01), "row \(index) at \(part), going")
        }
      }
    }
  }

  @Test func a_deleted_row_slides_out_and_the_rows_below_close_up_in_150_ms() {
    var stage = Stage(parameters, items: 1...3)
    stage.tap("ball")
    stage.settle()
    let places = stage.state.list.rows.map(\.frame.y)
    stage.tap("list:article-1:delete")
    for (part, eased) in easeInOutQuarters {
      stage.sample([part], of: 0.15) { _, prototype in
        let rows = prototype.list.rows
        #expect(isNear(rows[0].frame(at: prototype.now).x, 125 + 280 * eased, within: 0.01))
        #expect(isNear(rows[1].y.value(at: prototype.now), places[1] - 71 * eased, within: 0.01))
        #expect(isNear(rows[2].y.value(at: prototype.now), places[2] - 71 * eased, within: 0.01))
      }
    }
  }

  /// The room is 778 − (y + 60) below and y − 44 above; a list of n rows takes 71 n with its gap to the ball.
  static let listPlaces: [(Int, Double, Double)] = [
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
      #expect(row.frame.maxY <= 778.01 && row.frame.minY >= 43.99)
    }
  }

  @Test func the_list_lies_at_the_left_edge_beside_a_ball_there() {
    var stage = Stage(parameters, items: 1...2, ballY: 200, edge: .left)
    stage.tap("ball")
    stage.settle()
    #expect(stage.state.list.rows.allSatisfy { $0.frame.x == 0 && $0.frame.width == 250 })
  }

  @Test func a_full_ball_greys_the_zone_sends_the_page_back_and_a_tap_on_the_notice_manages() {
    var stage = Stage(parameters, items: 1...5)
    stage.open("article-6")
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    #expect(stage.state.zone.kind == .full)
    stage.release()
    stage.settle()
    #expect(stage.state.stack.last == "article-6")
    #expect(stage.state.ball.items.count == 5)
    stage.drag(from: Point(4, 400), to: Point(330, 760))
    stage.wait(0.6)
    stage.tap("notice")
    stage.settle()
    #expect(stage.state.list.open && stage.state.list.mode == .tap)
    stage.tap("list:article-2:delete")
    stage.settle()
    #expect(stage.state.ball.items == ["article-1", "article-3", "article-4", "article-5"])
  }

  @Test func a_presented_page_comes_from_below_in_300_ms() {
    var stage = Stage(parameters)
    stage.prototype.perform(.navigate(.push("sdk")))
    for (part, eased) in easeInOutQuarters {
      stage.sample([part], of: 0.3) { _, prototype in
        #expect(isNear(prototype.state.transition?.topY ?? -1, 812 * (1 - eased), within: 0.01))
        let layer = prototype.scene.layers.first { $0.id == "page:sdk" }
        #expect(layer?.position.x == 0)
        let below = prototype.scene.layers.first { $0.id == "page:chats" }
        #expect(isNear(Double(below?.shade.alpha ?? 0), 255 * 0.7 * eased, within: 1))
      }
    }
  }

  @Test(arguments: [(187.0, false), (188.0, true)])
  func the_left_edge_drives_a_presented_page_down(x: Double, goes: Bool) {
    var stage = Stage(parameters)
    stage.open("sdk")
    stage.drag(pageTo: x)
    stage.wait(0.5)
    #expect(isNear(stage.state.transition?.topY ?? -1, x / 375 * 812, within: 0.01))
    stage.release()
    stage.settle()
    #expect(stage.state.stack == (goes ? ["chats"] : ["chats", "sdk"]))
  }

  @Test func haptics_come_at_every_entry() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.press(Point(4, 400))
    stage.move(to: Point(350, 790))
    for _ in 0..<2 {
      stage.move(to: Point(120, 500), over: 0.05)
      stage.move(to: Point(350, 790), over: 0.05)
    }
    #expect(stage.effects.filter { $0 == .impact(.light) }.count == 3)
  }
}
