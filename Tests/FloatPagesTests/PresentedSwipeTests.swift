import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

@Suite("A presented page is collected by the swipe")
struct PresentedSwipeTests {
  private func presented(_ axis: Axis, collects: Bool = true) -> Stage {
    var stage = Stage()
    stage.send(.set(key: "modal.axis", value: axis.rawValue))
    if collects { stage.send(.set(key: "entrances.kinds", value: "article, sdk")) }
    stage.tap("tab:me")
    stage.tapAndSettle("row:sdk")
    return stage
  }

  @Test(arguments: Axis.allCases, [60.0, 125, 250, 1000])
  func let_go_in_the_zone_it_goes_into_the_ball_and_comes_out_presented(along axis: Axis, rate: Double) throws
  {
    var stage = presented(axis).sampled(at: rate)
    stage.pull(from: Point(4, 400), by: Point(326, 360), over: 0.3, hold: 0.1)
    #expect(stage.state.zone.kind == .collect)
    #expect(stage.state.zone.highlighted)
    stage.release()
    #expect(stage.state.transition?.kind == .shrink)
    stage.settle()
    #expect(stage.state.ball.items == ["sdk"])
    #expect(stage.state.stack == ["chats"])
    stage.tap("ball")
    stage.wait(0.1)
    #expect(stage.state.transition?.kind == .expand)
    stage.settle()
    #expect(stage.state.stack == ["chats", "sdk"])
    #expect(stage.prototype.isPresenting)
    // Swiped past the middle it shrinks again.
    stage.drag(from: Point(4, 400), to: Point(300, 400))
    #expect(stage.state.transition?.kind == .shrink)
    stage.settle()
    #expect(stage.state.ball.items == ["sdk"])
    #expect(stage.state.stack == ["chats"])
  }

  @Test func there_is_no_zone_for_a_page_that_is_not_collectable_nor_for_one_pulled_down() {
    var stage = presented(.horizontal, collects: false)
    stage.pull(from: Point(4, 400), by: Point(300, 300), over: 0.3)
    #expect(stage.state.zone.kind == .none)
    stage = presented(.vertical)
    stage.pull(from: Point(180, 70), by: Point(150, 600), over: 0.3)
    #expect(stage.state.transition?.interactive == true)
    #expect(stage.state.zone.kind == .none)
  }

  /// The page behind a card stays in sight: its shade is in motion what it is at rest, and so are the card's shadow and line,
  /// however it comes and goes, and where it is caught on its way.
  @Test(arguments: ["false", "true"], [Appearance.light, .dark])
  func a_card_and_the_page_behind_it_look_in_motion_as_at_rest(reduced: String, appearance: Appearance) {
    var stage = presented(.vertical)
    stage.send(.set(key: "motion.reduced", value: reduced))
    stage.send(.set(key: "appearance", value: appearance.rawValue))
    stage.dragAndSettle(from: Point(4, 400), to: Point(330, 760))
    #expect(stage.state.ball.items == ["sdk"])
    let acts: [(inout Stage) -> Void] = [
      { $0.tap("ball") }, { $0.send(.key("Escape")) }, { $0.tap("ball") },
      // Caught while it shrinks, and led on.
      { stage in
        stage.send(.key("Escape"))
        stage.wait(0.15)
        stage.drag(from: Point(180, 400), to: Point(180, 430), over: 0.2, hold: 0)
      }, { $0.tap("row:sdk") }, { $0.send(.key("Escape")) },
    ]
    for act in acts {
      act(&stage)
      var looks = [look(stage)]
      while stage.prototype.isAnimating {
        stage.wait(1.0 / 60)
        looks.append(look(stage))
      }
      #expect(looks.count > 6)
      for (before, after) in zip(looks, looks.dropFirst()) {
        #expect(abs(before.shade - after.shade) < 0.03)
        #expect(abs(before.shadow - after.shadow) < 0.12)
        #expect(abs(before.line - after.line) < 0.12)
      }
    }
  }

  /// How dark the page behind is, how dark the shadow that a card casts on it, and how strong the card's line.
  private func look(_ stage: Stage) -> (shade: Double, shadow: Double, line: Double) {
    let layers = stage.prototype.scene.layers
    let cards = layers.flatMap { [$0] + $0.sublayers }.filter { $0.id == "page:sdk" }
    let shadows = cards.map { Double($0.shadow?.color.alpha ?? 0) * $0.opacity / 255 }
    let lines = layers.filter { $0.id == "page-edge" }.map { layer -> Double in
      guard case .stroke(_, _, let color)? = layer.content.first else { return 0 }
      return Double(color.alpha) * layer.opacity / 255
    }
    let shade = layers.first { $0.id == "page:me" && $0.position == .zero }?.shade.alpha ?? 0
    return (Double(shade) / 255, shadows.max() ?? 0, lines.max() ?? 0)
  }

  /// As in SuspensionEntrance, whose presented pages stay as they are; only pushed ones get darker.
  @Test func a_presented_page_gets_no_darker_while_it_shrinks() {
    var stage = presented(.vertical)
    stage.send(.set(key: "morph.collect.cover", value: "0.3"))
    stage.drag(from: Point(4, 400), to: Point(330, 760))
    stage.wait(0.1)
    #expect(stage.state.transition?.kind == .shrink)
    let page = stage.layer("morph")?.sublayers.first
    #expect(page?.shade.alpha == 0)
  }

  /// Above its card a page is empty, and shows what is below it.
  @Test func the_shape_of_a_card_holds_nothing_above_the_card() throws {
    var stage = presented(.vertical)
    stage.drag(from: Point(4, 400), to: Point(330, 760), over: 0.2)
    for _ in 0..<12 {
      let morph = try #require(stage.layer("morph"))
      let page = try #require(morph.sublayers.first)
      let card = try #require(page.outline).rect.offset(by: page.position)
      #expect(try #require(morph.outline).rect.minY > card.minY - 1e-9)
      stage.wait(1.0 / 60)
    }
  }

  @Test(arguments: Axis.allCases)
  func no_frame_is_wrong(along axis: Axis) {
    var player = FramePlayer(presented(axis))
    player.drag(from: Point(4, 400), to: Point(330, 760), over: 0.4)
    player.settle()
    player.tap("ball")
    player.wait(0.15)
    player.finish()
  }
}
