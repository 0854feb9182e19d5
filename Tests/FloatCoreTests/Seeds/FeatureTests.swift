import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// Features of the table in docs/features.md that no other test covers.
@Suite("Features")
struct FeatureTests {
  private func layer(_ id: String, _ stage: Stage) -> Layer? {
    stage.prototype.scene.layers.first { $0.id == id }
  }

  private func words(_ layer: Layer?) -> [String] {
    layer?.content.compactMap { if case .text(let run) = $0 { run.text } else { nil } } ?? []
  }

  /// The diameters of the zone's rings from outer edge to outer edge, the outermost first; a slash is not a ring.
  private func rings(_ stage: Stage) -> [Double] {
    (layer("zone", stage)?.content ?? []).compactMap { shape in
      guard case .stroke(let path, let width, _) = shape, path.elements.count > 3 else { return nil }
      return path.controlBounds.width + width
    }
  }

  @Test func the_zone_has_two_rings_and_the_outer_one_grows_when_it_is_entered() {
    var stage = Stage()
    stage.send(.set(key: "haptic.scale", value: "0"))
    stage.open("article-1")
    stage.drag(pageTo: 250)
    stage.wait(0.5)
    #expect(rings(stage).map { $0.rounded() } == [38, 28])
    stage.move(to: Point(340, 780))
    stage.wait(2)
    #expect(rings(stage).map { $0.rounded() } == [44, 28])
  }

  @Test func the_zone_grows_in_time_when_it_is_entered() {
    var stage = Stage()
    stage.open("article-1")
    stage.press(Point(4, 400))
    stage.move(to: Point(200, 500))
    stage.move(to: Point(340, 780), over: 0.008)
    #expect(isNear(stage.state.zone.radius, 170, within: 0.5))
    stage.wait(0.06)
    let middle = stage.state.zone.radius
    stage.wait(2)
    #expect(middle > 171 && isNear(stage.state.zone.radius, 182, within: 1e-6))
  }

  @Test func the_zone_is_a_dark_blur_to_collect_and_red_to_remove_with_words() {
    var stage = Stage(items: 1...1)
    stage.open("article-2")
    stage.drag(pageTo: 250)
    #expect((layer("zone", stage)?.backdrop?.radius ?? 0) > 10)
    #expect(words(layer("zone", stage)) == ["Float"])
    stage.send(.pointer(.cancel, id: 0, at: .zero))
    stage.settle()
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(200, 400))
    stage.wait(0.5)
    let red = layer("zone", stage)
    #expect(red?.backdrop == nil)
    let outline = red?.outline ?? RoundedRect(.zero)
    #expect(red?.content.first == .roundedRect(outline, .color(Color(rgb: 0xE64D4D))))
    #expect(words(red) == ["Remove"])
    let slash = red?.content.contains {
      if case .stroke(let path, _, _) = $0 { path.elements.count == 2 } else { false }
    }
    #expect(slash == true)
  }

  @Test func a_full_zone_is_grey_and_says_so() {
    var stage = Stage(items: 1...5)
    stage.open("article-6")
    stage.drag(pageTo: 250)
    #expect(words(layer("zone", stage)) == ["Full"])
    #expect(layer("zone", stage)?.backdrop?.tint == Parameters().zone.fullFill)
  }

  @Test func a_collected_page_shows_no_zone_and_is_not_collected_twice() {
    var stage = Stage(items: 1...1)
    stage.tap("ball")
    stage.settle()
    stage.press(Point(4, 400))
    stage.move(to: Point(340, 780))
    #expect(stage.state.zone.kind == .none)
    stage.release()
    stage.settle()
    #expect(stage.state.ball.items == ["article-1"])
    stage.prototype.perform(.collect("article-1"))
    #expect(stage.state.ball.items == ["article-1"])
  }

  @Test func the_pointer_decides_over_the_zone_not_the_ball() {
    var stage = Stage(items: 1...1, ballY: 300)
    // With a grab at its upper left, the ball's centre is nearer to the corner than the pointer.
    let grip = stage.state.ball.frame.origin + Point(14, 18)
    stage.press(grip)
    stage.move(to: Point(375 - 120, 812 - 128))
    stage.wait(0.5)
    let ball = stage.state.ball.frame.center
    #expect(ball.distance(to: Point(375, 812)) < 170)
    #expect(!stage.state.zone.highlighted, "175 points from the corner")
  }

  @Test func a_pressed_ball_is_smaller_and_its_shadow_darker() {
    var stage = Stage(items: 1...1, ballY: 300)
    stage.drag(from: stage.state.ball.frame.center, to: Point(100, 300))
    stage.settle()
    let rest = layer("ball", stage)
    stage.press(stage.state.ball.frame.center)
    stage.wait(0.2)
    let pressed = layer("ball", stage)
    #expect((pressed?.outline?.rect.width ?? 99) < (rest?.outline?.rect.width ?? 0))
    #expect((pressed?.shadow?.color.alpha ?? 0) > (rest?.shadow?.color.alpha ?? 255))
  }

  @Test func a_dragged_ball_is_round() {
    var stage = Stage(items: 1...1, ballY: 300)
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(180, 400))
    stage.wait(1)
    #expect(stage.prototype.ballOutline.radii == CornerRadii(30))
  }

  @Test(arguments: [
    (BallContent.icons, 3, false), (.link, 1, true), (.none, 0, false),
  ])
  func the_ball_shows_its_pages_or_a_link_or_nothing(content: BallContent, count: Int, isLink: Bool) {
    var parameters = Parameters()
    parameters.ball.content = content
    let stage = Stage(parameters, items: 1...3)
    let images = (layer("ball", stage)?.content ?? []).compactMap { shape -> ImageRun? in
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

  @Test func its_opacity_follows_the_swipe_of_its_only_page() {
    var stage = Stage(items: 1...1)
    stage.tap("ball")
    stage.settle()
    #expect(stage.state.ball.alpha == 0)
    for x in [100.0, 200, 300] {
      stage.drag(pageTo: x)
      stage.wait(0.6)
      #expect(isNear(stage.state.ball.alpha, x / 375, within: 1e-6))
      stage.send(.pointer(.cancel, id: 0, at: .zero))
      stage.settle()
    }
  }

  @Test func the_list_has_a_blur_behind_it_and_none_of_the_open_pages() {
    var stage = Stage(items: 1...3)
    stage.tap("ball")
    stage.settle()
    #expect((layer("list", stage)?.backdrop?.radius ?? 0) > 10)
    stage.tap("list:article-2")
    stage.settle()
    stage.tap("ball")
    stage.settle()
    #expect(stage.state.list.rows.map(\.id) == ["article-1", "article-3"])
  }

  @Test func the_last_row_takes_list_and_ball_with_it() {
    var stage = Stage(items: 1...2)
    stage.tap("ball")
    stage.settle()
    stage.tap("list:article-1:delete")
    stage.settle()
    stage.tap("list:article-2:delete")
    stage.settle()
    #expect(!stage.state.list.open && !stage.state.ball.visible && stage.state.ball.items.isEmpty)
  }

  @Test func the_red_zone_clears_all_pages_that_are_closed() {
    var stage = Stage(items: 1...3)
    stage.drag(from: stage.state.ball.frame.center, to: Point(350, 780))
    stage.settle()
    #expect(stage.state.ball.items.isEmpty)
  }

  @Test func the_page_in_front_dims_the_one_behind_and_moves_it_by_a_part() {
    var stage = Stage()
    stage.open("chat-2")
    stage.drag(pageTo: 187.5)
    stage.wait(0.6)
    let below = layer("page:chats", stage)
    #expect(isNear(below?.position.x ?? 0, -0.3 * 187.5, within: 1e-6))
    #expect(isNear(Double(below?.shade.alpha ?? 0), 255 * 0.05, within: 1))
  }

  @Test(arguments: [(27.0, true), (29.0, false)])
  func only_a_press_in_the_edge_strip_goes_back(x: Double, goes: Bool) {
    var stage = Stage()
    stage.open("chat-2")
    stage.drag(from: Point(x, 400), to: Point(x + 250, 400))
    stage.settle()
    #expect(stage.state.stack == (goes ? ["chats"] : ["chats", "chat-2"]))
  }

  @Test func a_badge_is_grabbed_ten_points_outside_and_tells_every_phase() throws {
    var stage = Stage()
    let frame = try #require(stage.frame("badge:chat-1"))
    func phase() -> PrototypeState.Badge.Phase? { stage.state.badges.first { $0.id == "chat-1" }?.state }
    #expect(phase() == .idle)
    stage.press(Point(frame.minX - 9, frame.midY))
    stage.move(to: Point(frame.minX + 31, frame.midY))
    #expect(phase() == .attached)
    stage.move(to: Point(frame.minX + 81, frame.midY))
    #expect(phase() == .broken)
    stage.release()
    #expect(phase() == .bursting)
    stage.settle()
    #expect(phase() == .gone)
    stage.tap("tab:me")
    stage.tap("tab:chats")
    #expect(phase() == .gone, "and it stays gone")
  }

  /// With 0.05 of 40 points off, 7 of the radius 9 are left, and 14 of the 2 · 9 points.
  @Test(arguments: [(0.0, 18.0), (0.05, 14), (0.2, 9)])
  func the_pulled_badge_can_shrink_with_the_distance(shrink: Double, height: Double) throws {
    var parameters = Parameters()
    parameters.badge.dragShrink = shrink
    var stage = Stage(parameters)
    let place = try #require(stage.frame("badge:chat-1")).center
    func pulled() -> Rect? {
      let rects = layer("badge:chat-1", stage)?.content.compactMap { shape -> Rect? in
        if case .roundedRect(let outline, _) = shape { outline.rect } else { nil }
      }
      return rects?.last
    }
    stage.press(place)
    stage.move(to: place + Point(40, 0))
    stage.wait(0.5)
    #expect(isNear(pulled()?.height ?? 0, height, within: 1e-9))
    let necks = layer("badge:chat-1", stage)?.content.compactMap { shape -> Rect? in
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
    #expect(low.state.ball.frame.minY >= 44 && low.state.ball.frame.maxY <= 300 - 34)
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
    #expect(!stage.state.ball.visible && stage.state.ball.items.isEmpty)
  }

  @Test func live_pages_keep_their_state_while_others_are_in_front() {
    var stage = Stage()
    stage.open("article-1")
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -140))
    stage.settle()
    stage.open("article-2")
    stage.open("article-3")
    #expect(stage.prototype.navigation.pages["article-1"] != nil, "alive two pages down")
    stage.tap("back")
    stage.settle()
    stage.tap("back")
    stage.settle()
    #expect(stage.state.scroll == 140)
  }
}
