import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The defects of FloatBallManager's code, one test each; the numbers are those of the list of defects.
@Suite("FloatBallManager's defects are not here")
struct FloatBallManagerDefectTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("floatballmanager") }

  /// article-1 is collected and open, with a conversation and article-2 on top of it.
  private func openedOverItem() -> Stage {
    var stage = Stage(parameters, items: 1...1)
    stage.tap("ball")
    stage.settle()
    stage.open("chat-2")
    stage.open("article-2")
    return stage
  }

  @Test func defect_01_going_back_from_a_second_page_completes() {
    var stage = openedOverItem()
    stage.tap("back")
    #expect(stage.state.transition?.kind == .pop, "it is not the collected page, so it does not shrink")
    stage.wait(0.36)
    #expect(stage.state.transition == nil)
    #expect(stage.state.stack == ["chats", "article-1", "chat-2"])
  }

  @Test func defect_02_a_second_page_is_not_swiped_into_the_ball() {
    var stage = openedOverItem()
    stage.drag(from: Point(4, 400), to: Point(300, 400))
    #expect(stage.state.transition?.kind == .pop)
    stage.settle()
    #expect(!stage.state.ball.visible, "its page is still open")
    #expect(stage.state.stack == ["chats", "article-1", "chat-2"])
  }

  @Test func defect_03_a_page_that_is_open_is_not_opened_twice() {
    var stage = openedOverItem()
    stage.prototype.perform(.navigate(.open("article-1", from: nil)))
    stage.settle()
    #expect(stage.state.stack == ["chats", "article-1"])
    stage.prototype.perform(.navigate(.open("article-1", from: nil)))
    #expect(stage.state.transition == nil)
  }

  @Test func defect_04_a_swipe_that_skips_the_band_still_shows_the_zone() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.press(Point(4, 400))
    stage.move(to: Point(310, 420), over: 0.008)
    stage.wait(0.5)
    #expect(stage.state.zone.progress == 1)
    stage.move(to: Point(10, 420), over: 0.008)
    #expect(stage.state.zone.progress == 0, "and hides it at once on the way back")
  }

  @Test func defect_05_visiting_pages_many_times_adds_no_handlers() {
    var stage = Stage(parameters)
    for _ in 0..<5 {
      stage.open("article-1")
      stage.tap("back")
      stage.settle()
    }
    stage.open("article-1")
    stage.effects = []
    stage.collect()
    #expect(stage.effects.filter { $0.name == "impact" }.count == 1)
    #expect(stage.state.ball.items == ["article-1"])
  }

  @Test func defect_06_a_cancelled_gesture_finishes_nothing() {
    var stage = Stage(parameters, items: 1...1)
    stage.open("article-2")
    stage.press(Point(4, 400))
    stage.move(to: Point(340, 770))
    #expect(stage.state.zone.highlighted)
    stage.send(.pointer(.cancel, id: 0, at: .zero))
    stage.settle()
    #expect(stage.state.stack.last == "article-2" && stage.state.ball.items == ["article-1"])

    stage.press(stage.state.ball.frame.center)
    stage.move(to: Point(340, 770))
    #expect(stage.state.zone.highlighted)
    stage.send(.pointer(.cancel, id: 0, at: .zero))
    stage.settle()
    #expect(stage.state.ball.items == ["article-1"] && stage.state.ball.visible)
  }

  @Test func defect_07_on_a_narrow_screen_a_highlighted_zone_always_collects() {
    var stage = Stage(parameters)
    stage.send(.resize(Size(300, 568)))
    stage.open("article-1")
    stage.press(Point(2, 300))
    stage.move(to: Point(100, 480))
    stage.move(to: Point(149, 567))
    stage.wait(0.5)
    #expect(stage.state.zone.highlighted)
    #expect((stage.state.transition?.topX ?? 999) < 150, "less than half the width")
    stage.release()
    stage.settle()
    #expect(stage.state.ball.items == ["article-1"])
  }

  @Test func defect_08_the_zone_is_hit_where_it_is_drawn() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.press(Point(4, 400))
    stage.move(to: Point(200, 500))
    stage.wait(0.5)
    // Moves into the corner and out of it again.
    for step in Array(0...120) + (0..<120).reversed() {
      let point = Point(200 + Double(step), 600 + Double(step) * 1.5)
      let radius = stage.state.zone.radius
      let wasIn = stage.state.zone.highlighted
      stage.move(to: point, over: 0.02)
      let distance = point.distance(to: Point(375, 812))
      #expect(stage.state.zone.highlighted == (distance <= radius), "\(distance) of \(radius), was \(wasIn)")
      stage.wait(0.05)
    }
  }

  @Test func defect_09_a_page_is_not_replaced_without_a_word() {
    var stage = Stage(parameters, items: 1...1)
    stage.open("article-2")
    stage.collect()
    #expect(stage.effects.contains { $0.name == "notice" })
    // Without the preset the ball has a limit and refuses.
    var other = Parameters()
    other.entrances.maximum = 1
    var kept = Stage(other, items: 1...1)
    kept.open("article-2")
    kept.collect()
    #expect(kept.state.ball.items == ["article-1"])
  }

  @Test func defect_10_each_drag_starts_outside_and_enters_with_an_impact() {
    var stage = Stage(parameters)
    stage.open("article-1")
    for _ in 0..<2 {
      stage.effects = []
      stage.press(Point(4, 400))
      stage.move(to: Point(150, 500))
      #expect(!stage.state.zone.highlighted)
      stage.move(to: Point(340, 770))
      #expect(stage.effects.contains(.impact(.light)))
      stage.send(.pointer(.cancel, id: 0, at: .zero))
      #expect(!stage.state.zone.highlighted, "not even while it slides out")
      stage.settle()
    }
  }

  @Test func defect_11_after_a_cancelled_swipe_nothing_jumps_and_nothing_is_left() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.drag(pageTo: 150)
    stage.wait(0.2)
    stage.release()
    var last = -375 / 4 * (1 - 150.0 / 375)
    while stage.state.transition != nil {
      let x = stage.prototype.scene.layers.first { $0.id == "page:chats" }?.position.x ?? last
      #expect(x <= last + 1e-9 && last - x < 2, "\(last) to \(x)")
      last = x
      stage.wait(0.001)
    }
    #expect(isNear(last, -375 / 4, within: 0.5))
    let pages = stage.prototype.scene.layers.filter { $0.id.hasPrefix("page:") || $0.id == "morph" }
    #expect(pages.map(\.id) == ["page:article-1"])
    #expect(pages.first?.position == .zero)
    #expect(pages.first?.outline == RoundedRect(Rect(0, 0, 375, 812)))
  }

  @Test func defect_12_everything_follows_a_new_size_and_the_ball_keeps_to_the_safe_area() {
    var stage = Stage(parameters, items: 1...1)
    stage.send(.resize(Size(320, 568)))
    stage.settle()
    let frame = stage.state.ball.frame
    #expect(frame.maxX == 320 - 15 && frame.maxY <= 568 - 34 - 15 && frame.minY >= 44 + 15)
    stage.press(frame.center)
    stage.move(to: Point(100, 300))
    stage.wait(0.5)
    let zone = stage.prototype.scene.layers.first { $0.id == "zone" }
    #expect(zone?.outline?.rect.maxX == 320 && zone?.outline?.rect.maxY == 568)
    stage.release()
    stage.settle()
    var device = Device.iPhoneX
    device.size = Size(320, 568)
    let restored = Stage(parameters: parameters, device: device, archive: stage.prototype.archive).state.ball
    #expect(restored.items == ["article-1"])
    #expect(restored.edge == .left || restored.edge == .right)
    #expect(restored.frame == stage.state.ball.frame && restored.frame != frame, "where it was moved to")
  }

  @Test func defect_13_the_first_gesture_of_all_works() {
    var stage = Stage(parameters)
    stage.tap("row:chat-2")
    stage.settle()
    stage.drag(from: Point(4, 400), to: Point(250, 400))
    stage.settle()
    #expect(stage.state.stack == ["chats"])
  }
}
