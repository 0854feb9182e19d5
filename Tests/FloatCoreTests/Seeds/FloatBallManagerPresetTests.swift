import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The numbers of FloatBallManager (3ee4a97) on a screen of 375 × 812 with a safe area of 44 and 34.
@Suite("The preset floatballmanager")
struct FloatBallManagerPresetTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("floatballmanager") }

  /// The ball's outline at home: x = W − 60 − 15, y = H − 170 − 60.
  private let ball = RoundedRect(Rect(300, 582, 60, 60), radius: 30)
  /// A page reaches 30 points beyond the screen with a radius of 30.
  private let page = RoundedRect(Rect(-30, -30, 435, 872), radius: 30)

  @Test func the_ball_is_at_home_above_the_zone() {
    let stage = Stage(parameters, items: 1...1)
    #expect(isNear(stage.prototype.ballOutline, ball, within: 0.01), "a whole circle")
    #expect(stage.state.ball.visible)
  }

  @Test func a_tap_grows_the_page_linearly_in_350_ms_under_a_cover_of_80_percent() {
    var stage = Stage(parameters, items: 1...1)
    stage.tap("ball")
    stage.sample(of: 0.35) { part, prototype in
      #expect(isNear(prototype.morph, mix(ball, page, part), within: 0.01), "at \(part)")
      let below = prototype.scene.layers.first { $0.id == "page:chats" }
      #expect(isNear(Double(below?.shade.alpha ?? 0), 255 * 0.8 * part, within: 1))
    }
    stage.wait(0.351)
    #expect(stage.state.transition == nil)
    #expect(stage.state.ball.alpha == 0)
  }

  @Test func back_shrinks_it_linearly_in_350_ms_and_the_cover_goes_from_1() {
    var stage = Stage(parameters, items: 1...1)
    stage.tap("ball")
    stage.settle()
    stage.tap("back")
    stage.sample(of: 0.35) { part, prototype in
      #expect(isNear(prototype.morph, mix(page, ball, part), within: 0.01), "at \(part)")
      let below = prototype.scene.layers.first { $0.id == "page:chats" }
      #expect(isNear(Double(below?.shade.alpha ?? 0), 255 * (1 - part), within: 1))
    }
    stage.wait(0.351)
    #expect(stage.state.ball.visible)
  }

  @Test func a_page_let_go_in_the_zone_shrinks_from_there_in_200_ms() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    stage.wait(0.2)
    stage.release()
    // The page is 326 points out, and so is the edge of the shape.
    let start = RoundedRect(Rect(326, -30, 435, 872), radius: 30)
    stage.sample(of: 0.2) { part, prototype in
      #expect(isNear(prototype.morph, mix(start, ball, part), within: 0.01), "at \(part)")
      let morph = prototype.scene.layers.first { $0.id == "morph" }
      #expect(isNear(Double(morph?.sublayers[0].shade.alpha ?? 0), 255 * 0.3 * part, within: 1))
    }
  }

  @Test func push_and_pop_take_350_ms_ease_in_out_with_a_quarter_of_parallax() throws {
    var stage = Stage(parameters)
    stage.tap("row:chat-2")
    for (part, eased) in easeInOutQuarters {
      stage.sample([part], of: 0.35) { _, prototype in
        #expect(isNear(prototype.state.transition?.topX ?? -1, 375 * (1 - eased), within: 0.01))
        let below = prototype.scene.layers.first { $0.id == "page:chats" }
        #expect(isNear(below?.position.x ?? 0, -375 / 4 * eased, within: 0.01))
      }
    }
    stage.settle()
    stage.tap("back")
    for (part, eased) in easeInOutQuarters {
      stage.sample([part], of: 0.35) { _, prototype in
        #expect(isNear(prototype.state.transition?.topX ?? -1, 375 * eased, within: 0.01))
      }
    }
  }

  @Test(arguments: [(187.0, false), (188.0, true)])
  func a_slow_release_goes_from_half_the_width_on(x: Double, goes: Bool) {
    var stage = Stage(parameters)
    stage.open("chat-2")
    stage.drag(pageTo: x)
    stage.wait(0.2)
    stage.release()
    // The rest of the way takes its share of 0.35 s.
    let share = goes ? (1 - x / 375) : x / 375
    stage.sample(of: 0.35 * share) { part, prototype in
      let eased = easeInOutQuarters[part] ?? 0
      let end = goes ? 375.0 : 0
      #expect(isNear(prototype.state.transition?.topX ?? -1, x + (end - x) * eased, within: 0.01))
    }
    stage.settle()
    #expect(stage.state.stack == (goes ? ["chats"] : ["chats", "chat-2"]))
  }

  /// 0.35 s · v ≥ 375 / 2 requires 535.7 points per second; the distance does not add to it.
  @Test(arguments: [(530.0, false), (541.0, true)])
  func a_flick_goes_from_1_43_widths_a_second_on(speed: Double, goes: Bool) throws {
    var stage = Stage(parameters)
    stage.open("chat-2")
    stage.drag(pageTo: speed * 0.24, over: 0.24)
    // The shown place is a sample of 8 ms behind the pointer, and goes on from there.
    let x = speed * (0.24 - 0.008)
    stage.release()
    if goes {
      // A flick takes 0.2 s, whatever the distance.
      stage.sample(of: 0.2) { part, prototype in
        let eased = easeInOutQuarters[part] ?? 0
        #expect(isNear(prototype.state.transition?.topX ?? -1, x + (375 - x) * eased, within: 0.05))
      }
    }
    stage.settle()
    #expect(stage.state.stack == (goes ? ["chats"] : ["chats", "chat-2"]))
  }

  @Test(arguments: [(62.0, 0.0), (62.5, 0.0), (125.0, 0.5), (187.5, 1.0), (300.0, 1.0)])
  func the_zone_comes_between_a_sixth_and_half_of_the_width(x: Double, progress: Double) {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.drag(pageTo: x)
    stage.wait(0.5)
    #expect(isNear(stage.state.zone.progress, progress, within: 1e-9))
  }

  /// The zone is drawn and hit at 160 from outside, at 170 from inside.
  @Test func the_zone_is_entered_at_160_and_left_at_170_at_once() {
    var stage = Stage(parameters)
    stage.open("article-1")
    func corner(_ distance: Double) -> Point { Point(375 - distance, 812) }
    stage.press(Point(4, 400))
    stage.move(to: Point(210, 500))
    stage.move(to: Point(210, 811.9))
    for (distance, isInside, radius) in [
      (161.0, false, 160.0), (159, true, 170), (169, true, 170), (171, false, 160), (161, false, 160),
    ] {
      stage.move(to: corner(distance), over: 0.05)
      #expect(stage.state.zone.highlighted == isInside, "at \(distance)")
      stage.wait(0.1)
      #expect(isNear(stage.state.zone.radius, radius, within: 0.01), "at \(distance)")
    }
  }

  @Test func a_released_ball_snaps_in_200_ms_to_15_from_the_nearer_edge() {
    var stage = Stage(parameters, items: 1...1)
    for (x, end) in [(187.4, 15.0), (187.6, 300.0)] {
      stage.press(stage.state.ball.frame.center)
      stage.move(to: Point(x, 300))
      stage.wait(0.6)
      stage.release()
      let from = stage.state.ball.frame.x
      stage.sample(of: 0.2) { part, prototype in
        let eased = easeInOutQuarters[part] ?? 0
        #expect(
          isNear(prototype.state.ball.frame.x, from + (end - from) * eased, within: 0.01), "\(x) \(part)")
      }
      stage.settle()
    }
    // The highest and the lowest place keep 15 from the safe area, which the original ignores.
    stage.drag(from: stage.state.ball.frame.center, to: Point(300, 5), hold: 0.6)
    stage.settle()
    #expect(stage.state.ball.frame.y == 44 + 15)
  }

  @Test func the_red_zone_slides_in_over_300_ms_and_out_over_200() {
    var stage = Stage(parameters, items: 1...1)
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(200, 400), over: 0.008)
    for (part, eased) in easeInOutQuarters {
      stage.sample([part], of: 0.3) { _, prototype in
        #expect(isNear(prototype.state.zone.progress, eased, within: 1e-3))
        #expect(prototype.state.zone.kind == .remove)
      }
    }
    stage.wait(0.5)
    stage.release()
    for (part, eased) in easeInOutQuarters where part < 1 {
      stage.sample([part], of: 0.2) { _, prototype in
        #expect(isNear(prototype.state.zone.progress, 1 - eased, within: 1e-3))
      }
    }
    #expect(parameters.zone.remove == Color(230, 77, 77), "rgb(.9, .3, .3)")
  }

  @Test func one_page_and_the_next_takes_its_place_with_a_notice() throws {
    var stage = Stage(parameters, items: 1...1)
    stage.open("article-2")
    stage.collect()
    #expect(stage.state.ball.items == ["article-2"])
    let title = try #require(PrototypePages.fallback.page("article-1")).title
    #expect(stage.effects.contains { if case .notice(let text) = $0 { text.contains(title) } else { false } })
  }

  @Test func haptics_are_light_and_not_closer_than_200_ms() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.press(Point(4, 400))
    stage.move(to: Point(350, 790))
    stage.move(to: Point(200, 500), over: 0.05)
    stage.move(to: Point(350, 790), over: 0.05)
    #expect(stage.effects.filter { $0 == .impact(.light) }.count == 1)
    stage.wait(0.2)
    stage.move(to: Point(200, 500), over: 0.05)
    stage.move(to: Point(350, 790), over: 0.05)
    #expect(stage.effects.filter { $0 == .impact(.light) }.count == 2)
  }

  @Test func the_zone_has_white_rings_and_a_grey_label() throws {
    var stage = Stage(parameters)
    stage.openArticle(1)
    stage.press(Point(4, 400))
    stage.move(to: Point(250, 400))
    stage.wait(0.4)
    let zone = try #require(stage.prototype.scene.layers.first { $0.id == "zone" })
    let rings = zone.content.compactMap { if case .stroke(_, _, let color) = $0 { color } else { nil } }
    let labels = zone.content.compactMap { if case .text(let run) = $0 { run.color } else { nil } }
    #expect(rings == [.white, .white])
    #expect(labels == [Color(rgb: 0xE6E6E6)])
  }
}
