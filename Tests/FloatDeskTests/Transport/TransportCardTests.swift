import FloatCore
import FloatFiles
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatStudio
@testable import FloatTestSupport

/// The card of `F3`, in a window that the phone fills, so that places in it are points.
@Suite struct TransportCardTests {
  /// A window with two pages in the ball, whose hand is a finger; the mouse is elsewhere.
  private func opened() -> WindowStage {
    var stage = WindowStage.opened(Stage.collected(2).prototype)
    stage.pointer = .finger(1)
    stage.key("F3")
    stage.play(0.5)
    return stage
  }

  /// The panel has these controls itself.
  @Test func beside_the_panel_it_is_gone_and_takes_nothing() {
    var stage = opened()
    let grip = stage.grip
    stage.key("F2")
    #expect(stage.isChanging)
    for _ in 0..<20 { stage.frame() }
    #expect(stage.layer == nil)
    #expect(stage.transport.place == nil)
    #expect(!stage.takes(.pointer(.down, id: 0, at: grip)))
    stage.key("F2")
    #expect(stage.isChanging, "the panel was closed")
    for _ in 0..<20 { stage.frame() }
    #expect(stage.opacity == 1)
  }

  @Test func it_gives_way_to_a_ball_and_comes_back_without_a_jump() {
    var stage = opened()
    let foot = stage.place
    #expect(foot.minY > 600)
    #expect(stage.origin == foot.origin, "it came where it is")
    var origins: [Point] = []
    func look(_ stage: inout WindowStage) {
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
    stage.pull(from: stage.ball.center, to: Point(200, 560))
    stage.play(1)
    let zone = stage.phone.state.zone
    #expect(zone.kind == .remove)
    #expect(zone.progress > 0.9)
    #expect(stage.place.maxY < 812 - zone.radius)
    #expect((stage.origin ?? .zero).distance(to: stage.place.origin) < 1)
    stage.release()
    stage.play(3)
    #expect(stage.place.intersection(stage.ball).isEmpty)
  }

  /// If it went to and fro with each round, it could not be pressed.
  @Test func in_a_loop_it_goes_away_once() {
    var stage = opened()
    stage.putBall(at: Point(200, 500))
    stage.play(3)
    stage.send(.clock(.toggleLoop))
    var places: [Rect] = []
    for _ in 0..<900 {
      stage.frame()
      if places.last != stage.place { places.append(stage.place) }
    }
    #expect(places.count == 2, "\(places)")
    #expect(stage.place.maxY < 400, "\(places)")
    stage.send(.clock(.leave))
    stage.play(1)
    #expect(stage.place == places[0])
  }

  @Test func a_card_on_its_way_is_caught_and_lies_where_it_is_put() throws {
    var stage = opened()
    let foot = stage.place
    stage.drag(from: stage.ball.center, to: Point(60, 680))
    let caught = try #require(stage.origin)
    #expect(caught != foot.origin)
    let grip = caught + Point(foot.width / 2, 6)
    stage.mouse(.down, at: grip)
    stage.play(0.5)
    #expect(stage.origin == caught)
    stage.mouse(.move, at: grip + Point(0, 90))
    stage.frame()
    #expect(try #require(stage.origin).distance(to: caught + Point(0, 90)) < 1e-9)
    stage.mouse(.up, at: grip + Point(0, 90))
    stage.play(2)
    #expect(try #require(stage.origin).distance(to: caught + Point(0, 90)) < 1e-9)
    // Dragged beyond the screen's edge it stays on the screen, and at the foot it returns to its place.
    let now = stage.grip
    stage.mouse(.down, at: now)
    stage.mouse(.move, at: Point(now.x, 2000))
    stage.frame()
    #expect(stage.origin.map { $0.y + foot.height <= 812 } == true)
    stage.mouse(.move, at: Point(now.x, foot.minY + 10))
    stage.mouse(.up, at: Point(now.x, foot.minY + 10))
    stage.play(1)
    #expect(stage.place.maxY < 300)
    #expect(stage.place.intersection(stage.ball).isEmpty)
  }

  @Test func under_the_mouse_it_stays_and_says_that_it_can_be_dragged() {
    var stage = opened()
    let foot = stage.place
    stage.mouse(.move, at: stage.grip)
    #expect(stage.isChanging, "the mouse came onto it")
    stage.frame()
    #expect(!stage.isChanging)
    #expect(stage.words(on: "transport").contains("Drag to move"))
    stage.putBall(at: Point(60, 680))
    stage.play(1)
    #expect(stage.place == foot)
    stage.mouse(.move, at: Point(10, 450))
    #expect(stage.isChanging, "the mouse left it")
    stage.play(1)
    #expect(!stage.words(on: "transport").contains("Drag to move"))
    #expect(stage.place.maxY < 300)
  }

  @Test func a_mouse_that_passes_beside_it_changes_nothing() {
    var stage = opened()
    for place in [Point(180, 100), Point(10, 500), Point(180, 300)] {
      stage.mouse(.move, at: place)
      #expect(!stage.isChanging, "\(place)")
      stage.frame()
    }
  }

  @Test func escape_takes_a_drag_on_it_back_and_is_else_the_phones() throws {
    var stage = opened()
    stage.mouse(.down, at: stage.grip)
    #expect(stage.transport.isPressed)
    stage.key("Escape")
    #expect(!stage.transport.isPressed)
    #expect(stage.keys == [], "it is not the phone's")
    #expect(!stage.takes(.key("Escape")))
    stage.mouse(.up, at: stage.grip)
    // On the strip the press shows a moment of the past, and Escape the present again.
    let strip = TransportLayout(width: stage.place.width).strip
    stage.mouse(.down, at: stage.place.origin + Point(strip.minX + 20, strip.midY))
    #expect(stage.instrument.playback.isScrubbed)
    stage.key("Escape")
    #expect(!stage.instrument.playback.isScrubbed)
    #expect(!stage.takes(.key("Escape")))
  }

  @Test func it_speaks_the_windows_language() {
    var stage = opened()
    stage.mouse(.move, at: stage.grip)
    stage.frame()
    var (card, context) = (stage.transport, stage.instrument.context(at: stage.now))
    context.language = .simplifiedChinese
    let chinese = card.layers(stage.instrument.playback, context)
    #expect(chinese.first?.sublayers != stage.layer?.sublayers)
    #expect(chinese.first?.position == stage.origin)
  }
}

extension WindowStage {
  fileprivate var transport: TransportCard { instrument.cards.transport }
  /// The card as it was last drawn.
  fileprivate var layer: Layer? { card("transport") }
  fileprivate var ball: Rect { phone.state.ball.frame }
  fileprivate var place: Rect { transport.place ?? .zero }
  fileprivate var origin: Point? { layer?.position }
  fileprivate var opacity: Double { layer?.opacity ?? 0 }
  fileprivate var grip: Point { place.origin + Point(place.width / 2, 6) }
  fileprivate var isChanging: Bool { transport.isChanging(instrument.playback, instrument.context(at: now)) }

  /// True if the card would take an input.
  fileprivate func takes(_ input: Input) -> Bool {
    var card = transport
    return card.take(input, instrument.playback, instrument.context(at: now)) != nil
  }

  fileprivate mutating func frame() { wait(1.0 / 60) }
  fileprivate mutating func play(_ seconds: Double) { for _ in 0..<Int(seconds * 60) { frame() } }

  /// Puts the ball at the side of a place.
  fileprivate mutating func putBall(at end: Point) { drag(from: ball.center, to: end, hold: 0.3) }
}
