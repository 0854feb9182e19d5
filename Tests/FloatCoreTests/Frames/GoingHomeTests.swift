import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("Pages on their way home, and what is there when they arrive")
struct GoingHomeTests {
  /// A zone that is still going when another one is needed turns into it.
  @Test func one_zone_becomes_another_as_it_fades() throws {
    var stage = Stage.collected()
    stage.openArticle(2)
    var player = FramePlayer(stage)
    player.drag(from: Point(3, 420), to: Point(200, 430), over: 0.25, hold: 0)
    player.wait(0.03)
    player.press(player.stage.state.ball.frame.center)
    player.move(to: player.stage.state.ball.frame.center + Point(-40, 20), over: 0.04)
    let start = player.stage.now
    var last = 0.0
    var both = 0
    while player.stage.now < start + 0.4 {
      let zone = try #require(player.stage.layer("zone"))
      if let former = player.stage.layer("former-zone") {
        both += 1
        let ids = player.stage.prototype.scene.layers.map(\.id)
        #expect(former.opacity == 1, "the page never shines through")
        #expect(try #require(ids.firstIndex(of: "former-zone")) < #require(ids.firstIndex(of: "zone")))
        #expect(zone.outline == former.outline)
        #expect(!former.content.areas.contains { $0.color == Parameters().zone.remove })
      }
      #expect((last...last + 0.25).contains(zone.opacity))
      last = zone.opacity
      player.wait(1.0 / 60)
    }
    #expect(both > 5)
    #expect(last == 1)
    player.release()
    player.finish()
  }

  /// The zone's spring runs on for a while after the zone has left the screen.
  @Test func a_zone_that_is_out_of_sight_does_not_become_another() throws {
    var stage = Stage(items: 1...1)
    stage.open("article-2")
    stage.drag(from: Point(4, 400), to: Point(330, 760))
    let isInSight = { (stage: Stage) in stage.prototype.scene.layers.contains { $0.id == "zone" } }
    while isInSight(stage) { stage.wait(1 / 120) }
    #expect(stage.prototype.zone.reveal.value(at: stage.now) > 0)
    stage.pull(from: stage.state.ball.frame.center, to: Point(200, 500), over: 0.1)
    while stage.state.zone.progress < 0.9 {
      #expect(stage.layer("former-zone") == nil)
      stage.wait(1 / 60)
    }
    #expect(stage.state.zone.kind == .remove)
    #expect(stage.layer("zone")?.opacity == 1)
  }

  @Test func the_slash_of_the_red_zone_runs_from_top_left_to_bottom_right() throws {
    var stage = Stage.collected()
    stage.pull(from: stage.state.ball.frame.center, to: Point(200, 500), hold: 0.5)
    let lines = try #require(stage.layer("zone")).content.strokes.filter { $0.path.elements.count == 2 }
    #expect(lines.count == 1)
    guard case .move(let a)? = lines.first?.path.elements[0],
      case .line(let b)? = lines.first?.path.elements[1]
    else {
      Issue.record("no slash")
      return
    }
    #expect(a.x < b.x)
    #expect(a.y < b.y)
  }

  @Test func a_pressed_ball_keeps_the_colours_of_its_icons() throws {
    var stage = Stage.collected()
    stage.press(stage.state.ball.frame.center)
    stage.wait(0.3)
    let ball = try #require(stage.layer("ball"))
    let tint = ball.content.firstIndex {
      $0 == .roundedRect(ball.outline!, .color(Parameters().ball.pressedFill))
    }
    let icon = ball.content.firstIndex { if case .image = $0 { true } else { false } }
    #expect(try #require(tint) < #require(icon))
  }

  @Test(arguments: BallAppearance.allCases)
  func after_a_tap_on_back_a_ball_that_comes_at_the_start_is_there_first(appears: BallAppearance) {
    var parameters = Parameters()
    parameters.ball.appears = appears
    parameters.ball.fade = 0.05
    var stage = Stage.collected(1, parameters)
    stage.tapAndSettle(stage.state.ball.frame.center)
    stage.tap("back")
    stage.wait(0.1)
    #expect(stage.state.transition?.kind == .shrink)
    #expect((stage.state.ball.alpha == 1) == (appears == .start))
  }

  @Test(arguments: [BallRemoval.fall, .slide, .fade])
  func a_removed_ball_is_not_said_to_be_opaque_once_it_is_gone(style: BallRemoval) {
    var parameters = Parameters()
    parameters.ball.removalStyle = style
    var stage = Stage.collected(1, parameters)
    stage.drag(from: stage.state.ball.frame.center, to: Point(350, 790), hold: 0.5)
    #expect(stage.state.ball.items == [])
    for _ in 0..<120 {
      stage.wait(1.0 / 240)
      let ball = stage.state.ball
      #expect(ball.visible == (ball.alpha > 0.01))
    }
    #expect(stage.state.ball.alpha == 0)
  }

  /// A page that is caught while it is still nearly as it was let go can be pulled back in, and goes on from there.
  @Test func a_page_caught_on_its_way_into_the_ball_follows_the_hand_back() throws {
    var stage = Stage()
    stage.openArticle(1)
    stage.drag(from: Point(3, 420), to: Point(330, 760), hold: 0.2)
    stage.wait(0.05)
    let caught = try #require(stage.state.transition?.topX)
    stage.press(Point(360, 600))
    stage.wait(0.1)
    // The drag first undoes the shrinking, then goes on.
    stage.move(to: Point(290, 600), over: 0.1)
    stage.wait(0.1)
    var last = try #require(stage.state.transition?.topX)
    #expect(abs(last - caught) < 20)
    for x in stride(from: 260.0, through: 80, by: -20) {
      stage.move(to: Point(x, 600), over: 0.05)
      stage.wait(0.05)
      let now = try #require(stage.state.transition?.topX)
      #expect(now < last - 5, "the page stays at \(now) with the pointer at \(x)")
      last = now
    }
    #expect(last < 160)
    stage.expectSamePicture { $0.release() }
    while stage.state.transition != nil {
      let now = try #require(stage.state.transition?.topX)
      #expect(now <= last + 1e-6)
      last = now
      stage.wait(1.0 / 60)
    }
    #expect(stage.state.stack.last == "article-1")
  }
}
