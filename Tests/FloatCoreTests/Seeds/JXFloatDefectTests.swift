import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The defects of JXWeChatFloatView's code, one test each; the numbers are those of the list of defects.
@Suite("JXWeChatFloatView's defects are not here")
struct JXFloatDefectTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("jx-float") }

  @Test func defect_01_the_corner_of_the_zones_square_is_not_the_zone() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.press(Point(4, 400))
    // 145 points to the left and above are inside the square of 150, and 205 from the corner.
    stage.move(to: Point(230, 667))
    #expect(stage.state.zone.progress == 1 && !stage.state.zone.highlighted)
    stage.wait(0.2)
    stage.release()
    stage.settle()
    #expect(stage.state.ball.items.isEmpty)
  }

  @Test func defect_02_a_ball_that_is_not_seen_takes_no_touch_and_one_that_is_takes_its_circle() {
    var stage = Stage(parameters, items: 1...1)
    let frame = stage.state.ball.frame
    #expect(!stage.prototype.hitsBall(frame.origin + Point(5, 5)), "the corner of its square")
    #expect(stage.prototype.hitsBall(frame.center))
    stage.tap("ball")
    stage.settle()
    #expect(!stage.prototype.hitsBall(frame.center))
    stage.drag(from: frame.center, to: frame.center + Point(0, -150))
    stage.settle()
    #expect(stage.state.scroll > 50, "the page below is scrolled")
  }

  @Test func defect_03_a_cancelled_swipe_leaves_the_ball_hidden() {
    var stage = Stage(parameters, items: 1...1)
    stage.tap("ball")
    stage.settle()
    stage.drag(pageTo: 120)
    stage.wait(0.2)
    #expect(stage.state.ball.alpha > 0.25, "it comes with the swipe")
    stage.release()
    stage.settle()
    #expect(stage.state.stack.last == "article-1" && stage.state.ball.alpha == 0)
  }

  @Test func defect_04_the_ball_opens_the_page_it_took_where_it_was_read() {
    var stage = Stage(parameters)
    stage.open("article-2")
    stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -170))
    stage.settle()
    stage.collect()
    stage.tap("ball")
    stage.settle()
    #expect(stage.state.stack == ["chats", "article-2"] && stage.state.scroll == 170)
  }

  @Test func defect_05_the_morph_is_round_at_the_ball_and_bares_no_corner_of_the_screen() {
    var stage = Stage(parameters, items: 1...1)
    stage.tap("ball")
    stage.sample([0, 1], of: 0.25) { part, prototype in
      #expect(isNear(prototype.morph?.radii.topLeft ?? -1, part == 0 ? 50 : 0, within: 1e-3))
    }
  }

  @Test func defect_06_a_collected_page_can_be_swiped_back_by_the_finger() {
    var stage = Stage(parameters, items: 1...1)
    stage.tap("ball")
    stage.settle()
    stage.drag(pageTo: 100)
    stage.wait(0.5)
    #expect(stage.state.transition?.interactive == true)
    #expect(isNear(stage.state.transition?.topX ?? 0, 100))
  }

  @Test func defect_07_the_ball_cannot_be_lost_and_with_another_rule_there_can_be_more_pages() {
    var stage = Stage(parameters, items: 1...1)
    stage.press(stage.state.ball.frame.center)
    for point in [Point(-500, -500), Point(375, 20), Point(-3, 4000), Point(90, 900)] {
      stage.move(to: point)
      stage.wait(0.5)
      let frame = stage.state.ball.frame
      #expect(frame.minX >= 0 && frame.maxX <= 375 && frame.minY >= 44 && frame.maxY <= 778)
    }
    stage.release()
    stage.settle()
    #expect(stage.state.ball.frame == Rect(20, 778 - 20 - 100, 100, 100))
    var several = parameters
    several.entrances.maximum = 2
    several.entrances.whenFull = .refuse
    var second = Stage(several, items: 1...1)
    second.open("article-2")
    second.collect()
    #expect(second.state.ball.items == ["article-1", "article-2"])
  }

  @Test func defect_08_collecting_and_removing_do_not_look_the_same() {
    // The original's zone is equally plain for both; one key makes them differ.
    var parameters = parameters
    parameters.zone.content = .ringsAndLabel
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.drag(pageTo: 250)
    stage.wait(0.2)
    let collecting = stage.prototype.scene.layers.first { $0.id == "zone" }
    stage.move(to: Point(340, 770))
    stage.release()
    stage.settle()
    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(200, 400))
    stage.wait(0.2)
    let removing = stage.prototype.scene.layers.first { $0.id == "zone" }
    func words(_ layer: Layer?) -> [String] {
      layer?.content.compactMap { if case .text(let run) = $0 { run.text } else { nil } } ?? []
    }
    #expect(words(collecting) == ["Float"] && words(removing) == ["Remove"])
    func slashes(_ layer: Layer?) -> Int {
      layer?.content.count {
        if case .stroke(let path, _, _) = $0 { path.elements.count == 2 } else { false }
      } ?? -1
    }
    #expect(slashes(collecting) == 0 && slashes(removing) == 1)
  }
}
