import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// The defects of FloatBallManager's code, a row or a test each; the numbers are those of the list of defects.
@Suite("FloatBallManager's defects are not here")
struct FloatBallManagerDefectTests {
  private let parameters: Parameters

  init() throws { parameters = try Preset.parameters("floatballmanager") }

  @Test func defect_03_a_page_that_is_open_is_not_opened_twice() {
    var stage = Stage(parameters, items: 1...1)
    stage.tapAndSettle("ball")
    stage.open("chat-2")
    stage.open("article-2")
    stage.prototype.perform(.navigate(.open("article-1", from: nil)))
    stage.settle()
    #expect(stage.stack == "chats article-1")
    stage.prototype.perform(.navigate(.open("article-1", from: nil)))
    #expect(stage.transition?.kind.rawValue == nil)
  }

  @Test func defect_08_the_zone_is_hit_where_it_is_drawn() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.pull(from: Point(4, 400), to: Point(200, 500), hold: 0.5)
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

  @Test func defect_11_after_a_cancelled_swipe_nothing_jumps_and_nothing_is_left() {
    var stage = Stage(parameters)
    stage.open("article-1")
    stage.drag(pageTo: 150)
    stage.wait(0.2)
    stage.release()
    var last = -375 / 4 * (1 - 150.0 / 375)
    while stage.state.transition != nil {
      let x = stage.layer("page:chats")?.position.x ?? last
      #expect(x <= last + 1e-9)
      #expect(last - x < 2)
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
    #expect(frame.maxX == 320 - 15)
    #expect(frame.maxY <= 568 - 34 - 15)
    #expect(frame.minY >= 44 + 15)
    stage.pull(from: frame.center, to: Point(100, 300), hold: 0.5)
    let zone = stage.layer("zone")?.outline?.rect
    #expect(zone?.maxX == 320)
    #expect(zone?.maxY == 568)
    stage.releaseAndSettle()
    var device = Device.iPhoneX
    device.size = Size(320, 568)
    let restored = Stage(parameters: parameters, device: device, archive: stage.prototype.archive).state.ball
    #expect(restored.items == ["article-1"])
    #expect(restored.edge != .none)
    #expect(restored.frame == stage.state.ball.frame)
    #expect(restored.frame != frame, "where it was moved to")
  }
}
