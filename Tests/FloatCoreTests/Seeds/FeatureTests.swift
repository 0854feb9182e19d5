import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// Features of the table in docs/features.md that no other test covers, with the built-in values.
@Suite("Features")
struct FeatureTests {
  @Test func the_zone_has_two_rings_and_the_outer_one_grows_when_it_is_entered() {
    var stage = Stage()
    stage.set([("haptic.scale", "0")])
    stage.open("article-1")
    stage.drag(pageTo: 250)
    stage.wait(0.5)
    expect(stage.ring(0), 38, within: 0.5)
    expect(stage.ring(1), 28, within: 0.5)
    stage.move(to: Point(340, 780))
    stage.wait(2)
    expect(stage.ring(0), 44, within: 0.5)
    expect(stage.ring(1), 28, within: 0.5)
  }

  @Test func a_full_zone_is_grey_and_says_so() {
    var stage = Stage(Parameters(), items: 1...5)
    stage.open("article-6")
    stage.drag(pageTo: 250)
    #expect(stage.words("zone").joined(separator: " ") == "Full")
    #expect(stage.layer("zone")?.backdrop?.tint == Parameters().zone.fullFill)
  }

  @Test func the_zone_is_a_dark_blur_to_collect_and_red_to_remove_with_words() {
    var stage = Stage(Parameters(), items: 1...1)
    stage.open("article-2")
    stage.drag(pageTo: 250)
    expect(stage.blur("zone"), above: 10)
    #expect(stage.words("zone").joined(separator: " ") == "Float")
    stage.cancel()
    stage.settle()
    stage.pull(from: stage.state.ball.frame.center, to: Point(200, 400), hold: 0.5)
    expect(stage.blur("zone"), 0)
    #expect(stage.layer("zone")?.content.areas.first?.color == Color(rgb: 0xE64D4D))
    #expect(stage.words("zone").joined(separator: " ") == "Remove")
    expect(stage.zoneSlashes, 1)
  }

  /// With a grab at its upper left, the ball's centre is nearer to the corner than the pointer, which is 175 points away.
  @Test func the_pointer_decides_over_the_zone_not_the_ball() {
    var stage = Stage(Parameters(), items: 1...1, ballY: 300)
    stage.pull(
      from: stage.state.ball.frame.origin + Point(14, 18), to: Point(375 - 120, 812 - 128), hold: 0.5)
    expect(stage.state.ball.frame.center.distance(to: Point(375, 812)), below: 170)
    #expect(!stage.zone.highlighted)
  }

  @Test func the_list_has_a_blur_behind_it_and_none_of_the_open_pages() {
    var stage = Stage(Parameters(), items: 1...3)
    stage.tapAndSettle("ball")
    expect(stage.blur("list"), above: 10)
    stage.tapAndSettle("list:article-2", "ball")
    #expect(stage.rows == "article-1 article-3")
  }

  @Test func the_page_in_front_dims_the_one_behind_and_moves_it_by_a_part() {
    var stage = Stage()
    stage.open("chat-2")
    stage.drag(pageTo: 187.5)
    stage.wait(0.6)
    expect(stage.layer("page:chats")?.position.x, -0.3 * 187.5)
    expect(stage.shade("chats"), 0.05, within: 0.004)
  }

  @Test func a_pressed_ball_is_smaller_and_its_shadow_darker() {
    var stage = Stage(items: 1...1, ballY: 300)
    stage.dragAndSettle(from: stage.state.ball.frame.center, to: Point(100, 300))
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
    #expect(stage.ballPictures.count == count)
    #expect(stage.ballPictures.contains("icons/link") == isLink)
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
    func pulled() -> Rect? { stage.layer("badge:chat-1")?.content.areas.last?.shape.rect }
    stage.pull(from: place, to: place + Point(40, 0), hold: 0.5)
    #expect(isNear(pulled()?.height ?? 0, height, within: 1e-9))
    let neck = stage.layer("badge:chat-1")?.content.fills.first?.controlBounds
    #expect(isNear(neck?.maxX ?? 0, place.x + 40 + height / 2, within: 0.5), "the neck holds the disc")
    // It gets no smaller beyond the break, and is whole again at home.
    stage.move(to: place + Point(150, 0))
    stage.wait(0.5)
    #expect((pulled()?.height ?? 0) >= 9)
    stage.cancel()
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
      stage.tapAndSettle("back")
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

  @Test func a_ball_that_falls_goes_on_to_the_corner_of_a_new_size() {
    var stage = Stage(items: 1...1)
    stage.drag(from: stage.state.ball.frame.center, to: Point(340, 770), over: 0.2, hold: 0.3)
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
