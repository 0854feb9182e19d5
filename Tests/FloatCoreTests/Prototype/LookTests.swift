import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// Moving and pressed things look right, light and dark.
@Suite struct LookTests {
  /// Turns dark, and waits until the light screen has faded away.
  private func dark(_ stage: inout Stage) {
    stage.send(.set(key: "appearance", value: "dark"))
    stage.settle()
  }

  // MARK: Edges in dark

  @Test func in_dark_a_moving_page_has_a_line_along_its_edge() throws {
    var light = Stage()
    light.tap("row:chat-1")
    light.wait(0.1)
    #expect(light.layer("page-edge") == nil, "light has its shadow")
    var stage = Stage()
    dark(&stage)
    stage.tap("row:chat-1")
    stage.wait(0.1)
    let edge = try #require(stage.layer("page-edge"))
    let page = try #require(stage.layer("page:chat-1"))
    #expect(edge.position == page.position)
    guard case .hairline(let from, let to, let color)? = edge.content.first else {
      Issue.record("no line")
      return
    }
    #expect(from.x < 0)
    #expect(from.x >= -0.5)
    #expect(to.y - from.y == 812)
    #expect(color.alpha > 0)
    stage.settle()
    #expect(stage.layer("page-edge") == nil)
  }

  @Test func in_dark_a_shrinking_page_has_a_line_around_it() throws {
    var stage = Stage(items: 1...1)
    dark(&stage)
    stage.tap("ball")
    stage.wait(0.15)
    let morph = try #require(stage.layer("morph"))
    let edge = try #require(stage.layer("morph-edge"))
    let (path, width, color) = try #require(edge.content.strokes.first)
    let outline = try #require(morph.outline)
    #expect(width == 0.5)
    #expect(color.alpha > 0)
    #expect(abs(path.controlBounds.maxX - (outline.rect.maxX - 0.25)) < 1e-9)
    stage.send(.set(key: "appearance", value: "light"))
    #expect(stage.layer("morph-edge") == nil)
  }

  // MARK: The list

  @Test func a_row_rises_under_a_long_press_and_sinks_under_a_tap() throws {
    for look in ["light", "dark"] {
      var stage = Stage(items: 1...3)
      stage.send(.set(key: "appearance", value: look))
      stage.press(stage.state.ball.frame.center)
      stage.wait(1.5)
      let row = try #require(stage.frame("list:article-2"))
      stage.move(to: row.center)
      stage.wait(0.5)
      let other = try #require(stage.layer("list:article-1:right"))
      let risen = try #require(stage.layer("list:article-2:right"))
      #expect(risen.content[0] == .roundedRect(risen.outline!, .color(fill(other))), "its colour stays")
      #expect(abs(risen.outline!.rect.height - 1.1 * other.outline!.rect.height) < 1e-9)
      #expect((risen.shadow?.color.alpha ?? 0) > (other.shadow?.color.alpha ?? 255))
      stage.cancel()
      stage.settle()
      stage.send(.contextMenu(at: stage.state.ball.frame.center))
      stage.settle()
      stage.press(try #require(stage.frame("list:article-2")).center)
      stage.wait(0.5)
      let sunk = fill(try #require(stage.layer("list:article-2:right")))
      let rest = fill(try #require(stage.layer("list:article-1:right")))
      #expect(look == "light" ? sunk.green < rest.green : sunk.green > rest.green + 10)
    }
  }

  private func fill(_ row: Layer) -> Color {
    row.content.areas.first?.color ?? .clear
  }

  // MARK: Zone and ball

  @Test func the_zone_stands_out_in_dark() throws {
    var stage = Stage()
    dark(&stage)
    stage.openArticle()
    stage.pull(from: Point(4, 400), to: Point(200, 500))
    let tint = try #require(stage.layer("zone")?.backdrop?.tint)
    #expect(tint == Color(0x55, 0x55, 0x5A, 0xCC))
  }

  @Test func the_label_may_say_what_letting_go_does() throws {
    for changes in [false, true] {
      var stage = Stage()
      stage.send(.set(key: "zone.label.release", value: "\(changes)"))
      stage.openArticle()
      func labels() -> [String: Int] {
        let runs = stage.layer("zone")?.content.texts ?? []
        return Dictionary(runs.map { ($0.text, Int($0.color.alpha)) }) { $1 }
      }
      stage.pull(from: Point(4, 400), to: Point(200, 500), hold: 0.5)
      #expect(labels().keys.sorted() == ["Float"])
      stage.move(to: Point(330, 760), over: 0.05)
      var last = labels()
      for _ in 0..<40 {
        stage.wait(1.0 / 60)
        let now = labels()
        for name in Set(now.keys).union(last.keys) {
          #expect(abs(now[name, default: 0] - last[name, default: 0]) < 128, "\(name)")
        }
        last = now
      }
      #expect(last.keys.sorted() == [changes ? "Release to float" : "Float"])
    }
  }

  /// Wherever the ball is in the zone, the word stays to be read, below the ball if need be.
  @Test(arguments: [Point(316, 700), Point(316, 740), Point(316, 760), Point(345, 790), Point(250, 780)])
  func the_label_makes_room_for_the_ball_and_keeps_its_word(place: Point) throws {
    var stage = Stage(items: 1...1)
    func label() -> TextRun? { stage.layer("zone")?.content.texts.first }
    stage.pull(from: stage.state.ball.frame.center, to: Point(150, 500), hold: 1)
    #expect(label()?.color.alpha == 255)
    stage.move(to: place)
    stage.wait(1)
    let run = try #require(label())
    #expect(run.color.alpha > 240)
    let ball = stage.state.ball.frame
    let words = TextMetrics.width(run.text, size: run.size, weight: run.weight)
    let height = TextMetrics.capHeight * run.size
    let box = Rect(run.baseline.x - words / 2, run.baseline.y - height, words, height)
    let nearest = Point(
      min(max(ball.midX, box.minX), box.maxX), min(max(ball.midY, box.minY), box.maxY))
    #expect(nearest.distance(to: ball.center) >= 29, "the ball does not cover it")
    #expect(box.maxY < 812 - 17, "nor does the home indicator")
    // The label does not come back when the ball has been swallowed.
    stage.release()
    var last = 255
    for _ in 0..<40 where stage.layer("zone") != nil {
      stage.wait(0.01)
      #expect(Int(label()?.color.alpha ?? 0) <= last)
      last = Int(label()?.color.alpha ?? 0)
    }
  }

  /// An armed zone gets darker, not paler.
  @Test func an_armed_zone_gets_stronger() throws {
    var stage = Stage(items: 1...1)
    stage.pull(from: stage.state.ball.frame.center, to: Point(330, 760), hold: 1)
    let zone = try #require(stage.layer("zone"))
    let tints = zone.content.areas.map(\.color)
    #expect(tints.count == 2)
    #expect(tints.last.map { $0.red == 0 } == true)
    #expect(tints.last.map { $0.alpha > 20 } == true)
  }

  @Test func the_zone_stays_until_the_ball_has_fallen_into_it() throws {
    var stage = Stage(items: 1...1)
    stage.drag(from: stage.state.ball.frame.center, to: Point(300, 730), over: 0.2, hold: 0.5)
    let full = try #require(stage.layer("ball")?.outline).rect.width
    stage.wait(0.13)
    #expect(stage.state.zone.progress == 1)
    stage.wait(0.05)
    // The ball is nearly there, smaller, and the zone is on its way as well.
    let fallen = try #require(stage.layer("ball")?.outline).rect
    #expect(fallen.width < full * 0.7)
    #expect(fallen.midX > 345)
    #expect(stage.state.zone.progress > 0.3)
    #expect(stage.state.zone.progress < 1)
    stage.settle()
    #expect(stage.layer("zone") == nil)
    #expect(stage.layer("ball") == nil)
  }

  @Test func a_docked_balls_line_is_open_at_the_edge_it_is_flush_with() throws {
    var stage = Stage(items: 1...1)
    func rim() throws -> Rect {
      try #require(stage.layer("ball")?.content.strokes.first).path.controlBounds
    }
    #expect(try rim().maxX > 375, "beyond the layer's own outline, which cuts it off")
    stage.pull(from: stage.state.ball.frame.center, to: Point(200, 300), hold: 1)
    let outline = try #require(stage.layer("ball")?.outline).rect
    #expect(abs(try rim().maxX - (outline.maxX - 0.25)) < 1e-9)
  }

  // MARK: The ring

  @Test func the_ring_follows_the_shape_of_what_has_the_keyboard() throws {
    var stage = Stage(items: 1...2)
    func ring() throws -> Rect {
      try #require(stage.layer("focus")?.content.strokes.first).path.controlBounds
    }
    stage.prototype.keyboard.focus = .ball
    #expect(try ring().maxX + 1.5 <= 375, "all of its width is on the screen")
    stage.prototype.keyboard.focus = .badge(.page("chat-1"))
    let badge = try #require(stage.frame("badge:chat-1"))
    #expect(try ring() == badge.inset(by: -FocusRing.outset))
    stage.prototype.keyboard.focus = .ball
    stage.keyAndSettle("ContextMenu")
    let row = try #require(stage.frame("list:article-1"))
    #expect(try ring() == row.inset(by: 1.5))
  }

  // MARK: Badges

  @Test func the_neck_stays_through_the_overshoot() throws {
    var stage = Stage()
    let place = try #require(stage.frame("badge:chat-1")).center
    stage.drag(from: place, to: place + Point(50, 0), over: 0.2, hold: 0.5)
    var necks = 0
    while let badge = stage.state.badges.first(where: { $0.id == "chat-1" }), badge.state == .returning {
      if badge.center.x < badge.anchor.x - 2 {
        #expect(stage.hasNeck)
        necks += 1
      }
      stage.wait(0.004)
    }
    #expect(necks > 3)
  }

  @Test func a_long_number_bursts_from_all_of_its_width() throws {
    var stage = Stage()
    let frame = try #require(stage.frame("badge:chat-2"))
    stage.drag(from: frame.center, to: frame.center + Point(100, 60))
    let center = stage.state.badges.first { $0.id == "chat-2" }!.center
    let burst = try #require(stage.layer("burst:chat-2"))
    let ring = try #require(burst.content.strokes.first).path
    #expect(ring.controlBounds.width - ring.controlBounds.height > 8)
    let drops = burst.content.areas.map { $0.shape.rect.midX - center.x }
    #expect(drops.max()! > 7)
    #expect(drops.min()! < -7)
  }
}
