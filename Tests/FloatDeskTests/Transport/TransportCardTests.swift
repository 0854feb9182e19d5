import FloatCore
import FloatFiles
import Testing

@testable import FloatDesk
@testable import FloatStudio
@testable import FloatTestSupport

/// The card of `F3`.
@Suite struct TransportCardTests {
  private func opened() -> TransportStage {
    var stage = TransportStage(Stage.collected(2).prototype)
    stage.wait(1)
    stage.card.toggle()
    stage.wait(0.5)
    return stage
  }

  // An expectation cannot contain a mutating call.
  private func takes(_ stage: inout TransportStage, _ input: Input) -> Bool { stage.send(input) }

  @Test func it_fades_in_and_out_and_is_pressed_only_while_it_is_shown() {
    var stage = TransportStage()
    stage.frame()
    #expect(!stage.isChanging)
    stage.card.toggle()
    #expect(stage.isChanging, "before its first frame")
    var opacities: [Double] = []
    for _ in 0..<20 {
      stage.frame()
      opacities.append(stage.opacity)
    }
    let place = stage.place.center
    stage.card.toggle()
    for _ in 0..<20 {
      stage.frame()
      opacities.append(stage.opacity)
      #expect(!takes(&stage, .wheel(at: place, dx: 0, dy: 1, isPrecise: false)))
    }
    #expect(opacities[19] == 1)
    #expect(opacities.last == 0)
    #expect(stage.layer == nil)
    #expect(zip(opacities, opacities.dropFirst()).allSatisfy { abs($0 - $1) < 0.2 })
    #expect(!stage.isChanging)
  }

  /// The panel has these controls itself.
  @Test func beside_the_panel_it_is_gone_and_takes_nothing() {
    var stage = opened()
    let grip = stage.grip
    stage.hasPanel = true
    #expect(stage.isChanging)
    for _ in 0..<20 { stage.frame() }
    #expect(stage.layer == nil)
    #expect(stage.card.place == nil)
    #expect(!takes(&stage, .pointer(.down, id: 0, at: grip)))
    stage.hasPanel = false
    #expect(stage.isChanging, "the panel was closed")
    for _ in 0..<20 { stage.frame() }
    #expect(stage.opacity == 1)
  }

  @Test func it_gives_way_to_a_ball_and_comes_back_without_a_jump() {
    var stage = opened()
    let foot = stage.place
    #expect(foot.minY > 600)
    var origins: [Point] = []
    func look(_ stage: inout TransportStage) {
      for _ in 0..<180 {
        stage.frame()
        if let origin = stage.origin { origins.append(origin) }
      }
    }
    stage.putBall(at: Point(60, 680))
    look(&stage)
    #expect(!stage.ball.intersection(foot).isEmpty)
    #expect(stage.place.intersection(stage.ball).isEmpty)
    #expect(stage.place.maxY < 300)
    stage.putBall(at: Point(60, 400))
    look(&stage)
    #expect(stage.place == foot, "the foot is free again")
    #expect(stage.origin == foot.origin)
    #expect(!stage.isChanging)
    for (a, b) in zip(origins, origins.dropFirst()) { #expect(a.distance(to: b) < 80) }
  }

  /// While the zone is shown, the main gesture is about the zone.
  @Test func it_is_away_while_a_zone_is_shown() {
    var stage = opened()
    stage.drag(from: stage.ball.center, to: Point(200, 560))
    stage.wait(1)
    let zone = stage.playback.prototype.state.zone
    #expect(zone.kind == .remove)
    #expect(zone.progress > 0.9)
    #expect(stage.place.maxY < 812 - zone.radius)
    #expect((stage.origin ?? .zero).distance(to: stage.place.origin) < 1)
    stage.touch(.up, at: Point(200, 560))
    stage.wait(3)
    #expect(stage.place.intersection(stage.ball).isEmpty)
  }

  /// If it went to and fro with each round, it could not be pressed.
  @Test func in_a_loop_it_goes_away_once() {
    var stage = opened()
    stage.putBall(at: Point(200, 500))
    stage.wait(3)
    stage.playback.perform(.toggleLoop, atReal: stage.now)
    var places: [Rect] = []
    for _ in 0..<900 {
      stage.frame()
      if places.last != stage.place { places.append(stage.place) }
    }
    #expect(places.count == 2, "\(places)")
    #expect(stage.place.maxY < 400, "\(places)")
    stage.playback.perform(.leave, atReal: stage.now)
    stage.wait(1)
    #expect(stage.place == places[0])
  }

  @Test func a_card_on_its_way_is_caught_and_lies_where_it_is_put() throws {
    var stage = opened()
    let foot = stage.place
    stage.drag(from: stage.ball.center, to: Point(60, 680))
    stage.wait(0.1)
    stage.touch(.up, at: Point(60, 680))
    let caught = try #require(stage.origin)
    let grip = caught + Point(foot.width / 2, 6)
    stage.send(.down, at: grip)
    stage.wait(0.5)
    #expect(stage.origin == caught)
    stage.send(.move, at: grip + Point(0, 90))
    stage.frame()
    #expect(stage.origin == caught + Point(0, 90))
    stage.send(.up, at: grip + Point(0, 90))
    stage.wait(2)
    #expect(stage.origin == caught + Point(0, 90))
    // Dragged beyond the screen's edge it stays on the screen, and at the foot it returns to its place.
    let now = stage.grip
    stage.send(.down, at: now)
    stage.send(.move, at: Point(now.x, 2000))
    stage.frame()
    #expect(stage.origin.map { $0.y + foot.height <= 812 } == true)
    stage.send(.move, at: Point(now.x, foot.minY + 10))
    stage.send(.up, at: Point(now.x, foot.minY + 10))
    stage.wait(1)
    #expect(stage.place.maxY < 300)
    #expect(stage.place.intersection(stage.ball).isEmpty)
  }

  @Test func under_the_mouse_it_stays_and_says_that_it_can_be_dragged() {
    var stage = opened()
    let foot = stage.place
    stage.hover = stage.grip
    #expect(stage.isChanging, "the mouse came onto it")
    stage.frame()
    #expect(!stage.isChanging)
    #expect(stage.texts.contains("Drag to move"))
    stage.putBall(at: Point(60, 680))
    stage.wait(1)
    #expect(stage.place == foot)
    stage.hover = nil
    #expect(stage.isChanging, "the mouse left it")
    stage.wait(1)
    #expect(!stage.texts.contains("Drag to move"))
    #expect(stage.place.maxY < 300)
  }

  @Test func a_mouse_that_passes_beside_it_changes_nothing() {
    var stage = opened()
    for place in [Point(180, 100), Point(10, 500), Point(180, 300)] {
      stage.hover = place
      #expect(!stage.isChanging, "\(place)")
      stage.frame()
    }
  }

  @Test func escape_takes_a_drag_on_it_back_and_is_else_the_phones() throws {
    var stage = opened()
    stage.send(.down, at: stage.grip)
    #expect(stage.card.isPressed)
    #expect(takes(&stage, .key("Escape")))
    #expect(!stage.card.isPressed)
    #expect(!takes(&stage, .key("Escape")))
    // On the strip the press shows a moment of the past, and Escape the present again.
    let strip = TransportLayout(width: stage.place.width).strip
    stage.send(.down, at: stage.place.origin + Point(strip.minX + 20, strip.midY))
    #expect(stage.playback.isScrubbed)
    #expect(takes(&stage, .key("Escape")))
    #expect(!stage.playback.isScrubbed)
    #expect(!takes(&stage, .key("Escape")))
  }

  @Test func it_speaks_the_windows_language() {
    var stage = opened()
    stage.hover = stage.grip
    stage.frame()
    var context = stage.context
    context.language = .simplifiedChinese
    let chinese = stage.card.layers(stage.playback, context)
    #expect(chinese.first?.sublayers != stage.layer?.sublayers)
    #expect(chinese.first?.position == stage.origin)
  }
}
