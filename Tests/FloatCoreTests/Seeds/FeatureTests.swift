import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// Features of the table in docs/features.md that no other test covers, with the built-in values.
@Suite("Features")
struct FeatureTests {
  @Test(arguments: zones + balls + pages) func shows(row: StageRow) { row.play(Parameters()) }

  private static let zones: [StageRow] = [
    StageRow(
      "the_zone_has_two_rings_and_the_outer_one_grows_when_it_is_entered",
      .set("haptic.scale", "0"), .open("article-1"), .page(to: 250), .wait(0.5),
      .see({ $0.ring(0) }, 38, within: 0.5), .see({ $0.ring(1) }, 28, within: 0.5), .move(340, 780), .wait(2),
      .see({ $0.ring(0) }, 44, within: 0.5), .see({ $0.ring(1) }, 28, within: 0.5)),
    StageRow(
      "the_zone_grows_in_time_when_it_is_entered",
      .open("article-1"), .edge, .move(200, 500), .move(340, 780, over: 0.008),
      .see(\.zone.radius, 170, within: 0.5), .wait(0.06), .more(\.zone.radius, than: 171), .wait(2),
      .see(\.zone.radius, 182)),
    StageRow(
      "a_full_zone_is_grey_and_says_so", items: 5,
      .open("article-6"), .page(to: 250), .says({ $0.words("zone").joined(separator: " ") }, "Full"),
      .says(\.zoneTint, "\(Parameters().zone.fullFill)")),
    StageRow(
      "the_zone_is_a_dark_blur_to_collect_and_red_to_remove_with_words", items: 1,
      .open("article-2"), .page(to: 250), .more({ $0.blur("zone") }, than: 10),
      .says({ $0.words("zone").joined(separator: " ") }, "Float"), .cancel, .settle, .grab, .move(200, 400),
      .wait(0.5), .see({ $0.blur("zone") }, 0), .says(\.zoneFill, "\(Color(rgb: 0xE64D4D))"),
      .says({ $0.words("zone").joined(separator: " ") }, "Remove"), .see(\.zoneSlashes, 1)),
    StageRow(
      "a_collected_page_shows_no_zone_and_is_not_collected_twice", items: 1,
      .tap("ball"), .settle, .edge, .move(340, 770), .says(\.zone.kind.rawValue, "none"), .release, .settle,
      .says(\.items, "article-1"), .perform(.collect("article-1")), .says(\.items, "article-1")),
    // With a grab at its upper left, the ball's centre is nearer to the corner than the pointer, which is 175 points away.
    StageRow(
      "the_pointer_decides_over_the_zone_not_the_ball", items: 1, ballY: 300,
      .grabAt(14, 18), .move(375 - 120, 812 - 128), .wait(0.5), .less(\.ballToCorner, than: 170),
      .no(\.zone.highlighted)),
    StageRow(
      "the_switch_takes_a_zone_under_the_finger_away_as_well",
      .open("article-1"), .edge, .move(330, 760), .yes(\.zone.highlighted),
      .set("entrances.enabled", "false"), .no(\.zone.highlighted), .release, .settle, .says(\.items, ""),
      .says(\.zone.kind.rawValue, "none")),
  ]

  private static let balls: [StageRow] = [
    StageRow(
      "a_dragged_ball_is_round", items: 1, ballY: 300,
      .grab, .move(180, 400), .wait(1), .yes({ $0.prototype.ballOutline.radii == CornerRadii(30) })),
    StageRow(
      "its_opacity_follows_the_swipe_of_its_only_page", items: 1,
      .set("ball.swipe", "opacity"), .tap("ball"), .settle, .see(\.ball.alpha, 0, within: 0), .page(to: 100),
      .wait(0.6), .see(\.ball.alpha, 100.0 / 375), .cancel, .settle, .page(to: 200), .wait(0.6),
      .see(\.ball.alpha, 200.0 / 375), .cancel, .settle, .page(to: 300), .wait(0.6),
      .see(\.ball.alpha, 300.0 / 375), .cancel, .settle),
    StageRow(
      "the_list_has_a_blur_behind_it_and_none_of_the_open_pages", items: 3,
      .tap("ball"), .settle, .more({ $0.blur("list") }, than: 10), .tap("list:article-2"), .settle,
      .tap("ball"), .settle, .says(\.rows, "article-1 article-3")),
    StageRow(
      "the_last_row_takes_list_and_ball_with_it", items: 2,
      .tap("ball"), .settle, .tap("list:article-1:delete"), .settle, .tap("list:article-2:delete"), .settle,
      .no(\.list.open), .no(\.ball.visible), .says(\.items, "")),
    StageRow(
      "the_red_zone_clears_all_pages_that_are_closed", items: 3,
      .grab, .move(350, 780, over: 0.3), .wait(0.1), .release, .settle, .says(\.items, "")),
    // There is no zone, a page goes like any other, and nothing is lost.
    StageRow(
      "one_switch_takes_ball_zone_and_list_away_and_brings_them_back", items: 2,
      .tap("ball"), .settle, .yes(\.list.open), .set("entrances.enabled", "false"), .no(\.list.open), .settle,
      .no(\.ball.visible), .no({ $0.frame("ball") != nil }), .open("article-3"), .page(to: 330),
      .says(\.zone.kind.rawValue, "none"), .release, .settle, .open("article-1"), .page(to: 250), .wait(0.2),
      .no(\.ball.visible), .release, .says(\.transition?.kind.rawValue, "pop"), .settle,
      .says(\.items, "article-1 article-2"), .set("entrances.enabled", "true"), .settle, .yes(\.ball.visible),
      .see(\.ball.alpha, 1, within: 0)),
    // cubic-bezier(0.1, 0.9, 0.2, 1)
    StageRow(
      "a_ball_flies_along_any_curve", items: 1,
      .set("ball.snap.motion", "curve"), .set("ball.snap.duration", "200ms"),
      .set("ball.snap.curve", "cubic-bezier(0.1, 0.9, 0.2, 1)"), .grab, .move(150, 300), .wait(0.6), .release,
      .eases(\.ball.frame.x, to: 0, over: 0.2, .early)),
  ]

  private static let pages: [StageRow] = [
    StageRow(
      "the_page_in_front_dims_the_one_behind_and_moves_it_by_a_part",
      .open("chat-2"), .page(to: 187.5), .wait(0.6),
      .see({ $0.layer("page:chats")?.position.x }, -0.3 * 187.5),
      .see({ $0.shade("chats") }, 0.05, within: 0.004)),
    StageRow(
      "only_a_press_in_the_edge_strip_goes_back",
      .open("chat-2"), .swipe(29, 400, 279, 400), .settle, .says(\.stack, "chats chat-2"),
      .swipe(27, 400, 277, 400), .settle, .says(\.stack, "chats")),
    StageRow(
      "live_pages_keep_their_state_while_others_are_in_front",
      .open("article-1"), .wheel(-140), .settle, .open("article-2"), .open("article-3"),
      .yes({ $0.prototype.pages["article-1"] != nil }), .tap("back"), .settle, .tap("back"), .settle,
      .see(\.scroll, 140, within: 0)),
    // It stays gone.
    StageRow(
      "a_badge_is_grabbed_ten_points_outside_and_tells_every_phase",
      .says(\.badgeState, "idle"), .holdLeft(of: "badge:chat-1", by: 9), .moveBy(40, 0),
      .says(\.badgeState, "attached"), .moveBy(50, 0), .says(\.badgeState, "broken"), .release,
      .says(\.badgeState, "bursting"), .settle, .says(\.badgeState, "gone"), .tap("tab:me"),
      .tap("tab:chats"), .says(\.badgeState, "gone")),
  ]

  @Test func a_pressed_ball_is_smaller_and_its_shadow_darker() {
    var stage = Stage(items: 1...1, ballY: 300)
    stage.drag(from: stage.state.ball.frame.center, to: Point(100, 300))
    stage.settle()
    let rest = stage.layer("ball")
    stage.press(stage.state.ball.frame.center)
    stage.wait(0.2)
    let pressed = stage.layer("ball")
    #expect((pressed?.outline?.rect.width ?? 99) < (rest?.outline?.rect.width ?? 0))
    #expect((pressed?.shadow?.color.alpha ?? 0) > (rest?.shadow?.color.alpha ?? 255))
  }

  @Test(arguments: [
    (BallContent.icons, 3, false), (.link, 1, true), (.none, 0, false),
  ])
  func the_ball_shows_its_pages_or_a_link_or_nothing(content: BallContent, count: Int, isLink: Bool) {
    var parameters = Parameters()
    parameters.ball.content = content
    let stage = Stage(parameters, items: 1...3)
    let images = (stage.layer("ball")?.content ?? []).compactMap { shape -> ImageRun? in
      if case .image(let run) = shape { run } else { nil }
    }
    #expect(images.count == count)
    #expect(images.contains { $0.name == "icons/link" } == isLink)
  }

  @Test func the_ball_lies_over_every_page_and_bar() {
    let stage = Stage(items: 1...1)
    let ids = stage.prototype.scene.layers.map(\.id)
    let ball = ids.firstIndex(of: "ball") ?? -1
    #expect(ids.indices.filter { ids[$0].hasPrefix("page:") || ids[$0] == "bar" }.allSatisfy { $0 < ball })
  }

  /// With 0.05 of 40 points off, 7 of the radius 9 are left, and 14 of the 2 · 9 points.
  @Test(arguments: [(0.0, 18.0), (0.05, 14), (0.2, 9)])
  func the_pulled_badge_can_shrink_with_the_distance(shrink: Double, height: Double) throws {
    var parameters = Parameters()
    parameters.badge.dragShrink = shrink
    var stage = Stage(parameters)
    let place = try #require(stage.frame("badge:chat-1")).center
    func pulled() -> Rect? {
      let rects = stage.layer("badge:chat-1")?.content.compactMap { shape -> Rect? in
        if case .roundedRect(let outline, _) = shape { outline.rect } else { nil }
      }
      return rects?.last
    }
    stage.press(place)
    stage.move(to: place + Point(40, 0))
    stage.wait(0.5)
    #expect(isNear(pulled()?.height ?? 0, height, within: 1e-9))
    let necks = stage.layer("badge:chat-1")?.content.compactMap { shape -> Rect? in
      if case .fill(let path, _) = shape { path.controlBounds } else { nil }
    }
    #expect(
      isNear(necks?.first?.maxX ?? 0, place.x + 40 + height / 2, within: 0.5), "the neck holds the disc")
    // It gets no smaller beyond the break, and is whole again at home.
    stage.move(to: place + Point(150, 0))
    stage.wait(0.5)
    #expect((pulled()?.height ?? 0) >= 9)
    stage.send(.pointer(.cancel, id: 0, at: .zero))
    stage.wait(0.44)
    #expect(isNear(pulled()?.height ?? 0, 18, within: 0.5))
  }

  @Test func a_page_is_heard_when_it_leaves_the_ball_and_when_it_goes_into_it() {
    func sounds(_ stage: Stage) -> [Sound] {
      stage.effects.compactMap { if case .sound(let sound) = $0 { sound } else { nil } }
    }
    for isOn in [true, false] {
      var stage = Stage()
      if isOn { stage.send(.set(key: "sound.enabled", value: "true")) }
      stage.open("article-1")
      stage.tap("back")
      stage.settle()
      stage.open("article-1")
      #expect(sounds(stage).isEmpty, "a push is silent")
      stage.collect()
      #expect(sounds(stage) == (isOn ? [.close] : []))
      stage.tap("ball")
      #expect(sounds(stage) == (isOn ? [.close, .open] : []))
      stage.wait(0.1)
      stage.send(.key("Escape"))
      #expect(sounds(stage) == (isOn ? [.close, .open, .close] : []), "turned round on the way")
      stage.settle()
      #expect(sounds(stage).count == (isOn ? 3 : 0))
    }
  }

  @Test func the_ball_can_be_kept_off_the_bars() {
    var parameters = Parameters()
    parameters.ball.insetTop = 44
    parameters.ball.insetBottom = 56
    var stage = Stage(parameters, items: 1...1)
    for (y, end) in [(5.0, 44 + 44.0), (805, 778 - 56 - 60)] {
      stage.press(stage.state.ball.frame.center)
      stage.move(to: Point(60, y))
      stage.wait(0.6)
      #expect((stage.state.ball.frame.y < end) == (y < 400), "the hand may take it over a bar")
      stage.release()
      stage.settle()
      #expect(stage.state.ball.frame.y == end)
    }
    // On a screen without room for both insets, the ball is still on the screen.
    parameters.ball.insetTop = 300
    parameters.ball.insetBottom = 100
    var low = Stage(parameters, items: 1...1)
    low.send(.resize(Size(812, 300)))
    low.settle()
    #expect(low.state.ball.frame.minY >= 44)
    #expect(low.state.ball.frame.maxY <= 300 - 34)
  }

  @Test func a_ball_that_falls_goes_on_to_the_corner_of_a_new_size() {
    var stage = Stage(items: 1...1)
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(340, 770))
    stage.wait(0.3)
    stage.release()
    stage.wait(0.05)
    let before = Point(375, 812) - stage.state.ball.frame.center
    stage.send(.resize(Size(600, 500)))
    let after = Point(600, 500) - stage.state.ball.frame.center
    #expect(after.distance(to: before) < 1e-9, "as far from the corner as before")
    var last = after.length
    while stage.state.ball.alpha > 0.01 {
      stage.wait(0.01)
      let rest = (Point(600, 500) - stage.state.ball.frame.center).length
      #expect(rest <= last + 1e-9)
      last = rest
    }
    stage.settle()
    #expect(!stage.state.ball.visible)
    #expect(stage.state.ball.items.isEmpty)
  }
}
