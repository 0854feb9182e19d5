import Testing

@testable import FloatCore
@testable import FloatStudio
@testable import FloatStudioSupport
@testable import FloatTestSupport

@Suite struct OverlaysTests {
  private func held() -> Session {
    var session = Session.opened()
    session.pull(from: Point(2, 400), to: Point(150, 400))
    return session
  }

  private func moment(_ session: Session) -> OverlayMoment {
    OverlayMoment(session.shown, at: session.playback.time, take: session.playback.take)
  }

  private func layers(_ overlays: Overlays, _ moment: OverlayMoment) -> [Layer] {
    var painter = OverlayPainter()
    return painter.layers(overlays, over: moment)
  }

  private func ids(_ overlays: Overlays, _ session: Session) -> [String] {
    layers(overlays, moment(session)).map(\.id)
  }

  /// No overlay but these.
  private func overlays(_ shown: WritableKeyPath<Overlays, Bool>...) -> Overlays {
    var overlays = Overlays()
    for path in shown { overlays[keyPath: path] = true }
    return overlays
  }

  private let ink = OverlayInk(.light, Device.iPhoneX.size)

  /// The gesture of a session, and when its first finger was lifted.
  private func gesture(_ session: Session) throws -> (take: GestureTake, release: Double) {
    let take = try #require(session.playback.take)
    return (take, try #require(take.block.strokes[0].end))
  }

  private func skin(_ take: GestureTake, around time: Double) -> [Layer] {
    OnionSkin(take, around: time, count: 3, step: 1.0 / 60).layers(ink)
  }

  private var all: Overlays {
    var overlays = Overlays()
    (overlays.onion, overlays.path, overlays.velocity, overlays.thresholds) = (3, true, true, true)
    return overlays
  }

  @Test func nothing_is_drawn_that_nobody_asks_for() {
    #expect(ids(Overlays(), held()).isEmpty)
    var step = Overlays()
    step.onionStep = 0.1
    #expect(step.isEmpty, "a step without frames is nothing")
  }

  @Test func an_onion_skin_has_thirty_frames_a_second_unless_it_is_told_otherwise() {
    #expect(abs(Overlays().onionStep - 1.0 / 30) < 1e-12)
  }

  @Test func each_is_a_layer_of_its_own_and_the_card_lies_on_top() {
    let ids = ids(all, held())
    #expect(ids.contains { $0.hasPrefix("overlay:onion:") })
    #expect(ids.suffix(3) == ["overlay:thresholds", "overlay:path", "overlay:graph"])
  }

  @Test func before_the_first_gesture_there_are_thresholds_at_most() {
    var session = Session()
    session.wait(1)
    #expect(ids(all, session).isEmpty)
  }

  // MARK: Onion skin

  @Test func the_frames_of_an_onion_skin_are_what_the_phone_showed_then() throws {
    var session = held()
    session.release()
    session.wait(2)
    let (take, middle) = try gesture(session)
    let skin = OnionSkin(take, around: middle, count: 3, step: 1.0 / 30)
    #expect(skin.ghosts.count == 6)
    for (ghost, index) in zip(skin.ghosts, [-3, -2, -1, 1, 2, 3]) {
      #expect(abs(ghost.time - (middle + Double(index) / 30)) < 1e-9)
      let state = session.plain(at: ghost.time).state
      #expect(abs(ghost.outline.rect.minX - (state.transition?.topX ?? -1)) < 1e-9)
    }
  }

  @Test func there_are_no_frames_beyond_the_gesture() throws {
    let session = held()
    let take = try #require(session.playback.take)
    let skin = OnionSkin(take, around: session.playback.time, count: 30, step: 1.0 / 30)
    let times = skin.ghosts.map(\.time)
    #expect(times.allSatisfy { $0 >= take.block.start })
    #expect(times.allSatisfy { $0 <= session.playback.time })
  }

  @Test func what_was_and_what_comes_have_colours_of_their_own() throws {
    let (take, release) = try gesture(thrown())
    func colors(around time: Double) -> Set<Color> {
      Set(skin(take, around: time).flatMap(\.content).strokes.map(\.color))
    }
    #expect(colors(around: take.block.start) == [ink.after])
    #expect(colors(around: release) == [ink.before, ink.after])
  }

  /// Red and green look alike to many.
  @Test func what_comes_is_dashed_and_what_was_is_not() throws {
    let (take, release) = try gesture(thrown())
    var lines: [Color: Set<Int>] = [:]
    for (path, _, color) in skin(take, around: release).flatMap(\.content).strokes {
      let starts = path.elements.count { if case .move = $0 { true } else { false } }
      lines[color, default: []].insert(min(starts, 3))
    }
    #expect(lines[ink.before] == [1])
    #expect(lines[ink.after] == [3], "three dashes or more")
  }

  /// A painter keeps pictures of layers by their names, so a ghost needs another name than the thing itself.
  @Test func a_ghost_has_a_name_of_its_own() throws {
    let session = thrown()
    let (take, release) = try gesture(session)
    func names(_ layers: [Layer]) -> [String] { layers.flatMap { [$0.id] + names($0.sublayers) } }
    let ghosts = names(skin(take, around: release))
    #expect(ghosts.count > 12, "the ball's picture is in it")
    #expect(Set(ghosts).isDisjoint(with: names(session.plain(at: release).scene.layers)))
  }

  // MARK: The path

  /// The effect of a release is unknown before it.
  @Test func a_path_has_its_release_from_the_release_on() throws {
    let session = thrown()
    let (take, release) = try gesture(session)
    func words(at time: Double) -> [String] {
      layers(overlays(\.path), OverlayMoment(session.plain(at: time), take: take))
        .flatMap(\.content).texts.map(\.text)
    }
    #expect(words(at: release - 0.02).isEmpty)
    #expect(words(at: release + 0.02).contains("projected"))
  }

  // MARK: Thresholds

  @Test func thresholds_are_those_that_count_now() {
    var session = Session()
    session.wait(1)
    #expect(session.shown.thresholds.isEmpty)
    session.tap("row:chat-1")
    session.wait(2)
    #expect(session.shown.thresholds == [Threshold(kind: .edge, line: .vertical(28))])
    let held = held().shown
    #expect(held.thresholds.contains(Threshold(kind: .finish, line: .vertical(187.5))))
  }

  /// A page that no hand holds moves on, wherever the lines are.
  @Test func a_page_that_no_hand_drags_has_no_threshold() {
    var session = Session()
    session.wait(1)
    session.tap("row:chat-1")
    session.wait(0.15)
    #expect(session.shown.state.transition?.interactive == false)
    #expect(session.shown.thresholds.isEmpty)
    session.wait(2)
    session.drag(from: Point(2, 400), to: Point(250, 400), over: 0.2, hold: 0)
    session.wait(0.05)
    #expect(session.shown.state.transition?.interactive == false)
    #expect(session.shown.thresholds.isEmpty)
  }

  /// The zone's circle, of 170 points, shows together with the zone, and is 1.6 times as large for a page inside it.
  @Test func the_zone_shows_where_it_takes_a_page() throws {
    var session = Session()
    session.wait(1)
    session.send(.set(key: "zone.leave-ratio", value: "1.6"))
    session.tap("row:chat-1")
    session.wait(2)
    session.tap("row:article-1")
    session.wait(2)
    session.press(Point(3, 420))
    var seen: Set<String> = []
    for step in 1...60 {
      session.move(to: Point(3, 420) + Point(345, 350) * (Double(step) / 60), over: 0.02)
      let state = session.shown.state.zone
      let circle = session.shown.thresholds.first { $0.kind == .collect }
      switch (state.kind, state.progress) {
      case (.none, _): continue
      case (_, ...0.5):
        #expect(circle == nil)
        seen.insert("coming")
      default:
        let radius = state.highlighted ? 170 * 1.6 : 170
        #expect(circle?.line == .circle(Point(375, 812), radius: radius))
        seen.insert(state.highlighted ? "inside" : "outside")
      }
    }
    #expect(seen == ["coming", "outside", "inside"])
  }

  /// A ball in the hand goes to one of the sides; a ball at rest at its side goes nowhere.
  @Test func a_ball_has_a_middle_line_while_it_may_go_to_either_side() {
    var session = thrown()
    #expect(!session.shown.thresholds.contains { $0.kind == .side })
    session.pull(from: session.shown.state.ball.frame.center, to: Point(200, 400))
    #expect(
      session.shown.thresholds.contains(Threshold(kind: .side, line: .vertical(187.5))))
  }

  /// A session with a page in the ball, which was thrown to the other side.
  private func thrown() -> Session {
    var session = Session.collected()
    session.wait(2)
    session.drag(from: session.shown.state.ball.frame.center, to: Point(150, 300), over: 0.15, hold: 0)
    session.wait(2)
    return session
  }

  @Test func a_badge_that_is_pulled_shows_where_it_comes_off() throws {
    var session = Session()
    session.wait(1)
    let badge = try #require(session.shown.elements.last { $0.id.description.hasPrefix("badge:") })
    session.pull(from: badge.frame.center, to: badge.frame.center + Point(-30, 20))
    let tear = try #require(session.shown.thresholds.first)
    #expect(tear.kind == .tear)
    #expect(
      tear.line == .circle(session.shown.state.badges.first { $0.state == .attached }!.anchor, radius: 60))
  }

  @Test func words_lie_on_the_screen_and_not_on_each_other() {
    var places = WordPlaces(.iPhoneX)
    let plates = (0..<6).compactMap { _ -> Rect? in
      guard
        case .roundedRect(let plate, _)? = places.plate("projected", near: Point(370, 805), .black, ink).first
      else { return nil }
      return plate.rect
    }
    let screen = Rect(size: Device.iPhoneX.size)
    #expect(plates.count == 6)
    for (index, plate) in plates.enumerated() {
      #expect(screen.intersection(plate) == plate)
      #expect(plates[(index + 1)...].allSatisfy { $0.intersection(plate).isEmpty })
    }
  }

  // MARK: The card

  /// The curves are never under the controls of time, wherever those were dragged.
  @Test(arguments: [150.0, 650]) func the_card_is_beside_what_lies_over_it(press: Double) throws {
    var session = Session.opened()
    session.pull(from: Point(2, press), to: Point(200, press))
    func card(_ covered: Rect?) throws -> Rect {
      let moment = OverlayMoment(
        session.shown, at: session.playback.time, take: session.playback.take, covered: covered)
      let layer = try #require(layers(overlays(\.velocity), moment).last)
      return Rect(origin: layer.position, size: MotionGraph.size)
    }
    let alone = try card(nil)
    #expect(press < 400 ? alone.minY > 400 : alone.maxY < 400)
    for y in stride(from: 50.0, through: 650, by: 50) {
      let controls = Rect(8, y, 359, 122)
      let there = try card(controls)
      #expect(there.intersection(controls).isEmpty, "\(y)")
      #expect(there.minY >= 44, "\(y)")
      #expect(there.maxY <= 812, "\(y)")
      if alone.intersection(controls).isEmpty { #expect(there == alone, "\(y)") }
    }
  }

  /// The card describes a throw and does not cover it: not the release, the way, or the end.
  @Test(arguments: [(200.0, 560.0), (600, 200), (300, 140), (500, 690)])
  func the_card_is_where_the_motion_is_not(from: Double, to: Double) throws {
    var session = thrown()
    for end in [Point(300, from), Point(150, to)] {
      session.drag(from: session.shown.state.ball.frame.center, to: end, over: 0.15)
      session.wait(2)
    }
    let moment = moment(session)
    let take = try #require(moment.take)
    let card = Rect(
      origin: try #require(layers(overlays(\.velocity, \.path), moment).last).position,
      size: MotionGraph.size)
    let flight = try #require(GestureTrace(take).flights.last)
    let screen = Rect(size: Device.iPhoneX.size)
    for place in [flight.from, screen.clamp(flight.projected ?? flight.from), try #require(flight.end)] {
      #expect(!card.contains(place), "\(place) is under \(card)")
    }
  }

  /// Nor does the card cover words.
  @Test func no_words_are_under_the_card() throws {
    var session = Session.opened()
    session.pull(from: Point(2, 600), to: Point(150, 600))
    let layers = layers(overlays(\.thresholds, \.velocity), moment(session))
    let card = Rect(origin: try #require(layers.last).position, size: MotionGraph.size)
    let plates = layers.dropLast().flatMap(\.content).areas.map(\.shape.rect)
    #expect(!plates.isEmpty)
    #expect(plates.allSatisfy { $0.intersection(card).isEmpty })
  }

  // MARK: Keeping

  @Test func what_is_kept_between_frames_changes_no_picture() {
    var session = held()
    var kept = OverlayPainter()
    func check(_ comment: Comment) {
      var fresh = OverlayPainter()
      #expect(
        kept.layers(all, over: moment(session)) == fresh.layers(all, over: moment(session)), comment)
    }
    check("held")
    session.move(to: Point(300, 400))
    check("farther")
    session.release()
    for _ in 0..<20 {
      session.wait(1.0 / 60)
      check("flying")
    }
    session.perform(.step(-5))
    check("back")
    session.perform(.play)
    session.wait(0.1)
    check("another present")
    session.wait(2)
    session.perform(.toggleLoop)
    session.wait(0.3)
    check("looped")
    session.send(.configure([ConfigurationValue(key: "navigation.response", value: "900ms")]))
    check("another value")
  }

  @Test func dashes_begin_at_the_first_point_and_go_around_corners() {
    let dashes = OverlayInk.dashes([Point(0, 0), Point(10, 0), Point(10, 20)])
    let ends = dashes.elements.compactMap {
      switch $0 {
      case .move(let place), .line(let place): place
      default: nil
      }
    }
    #expect(
      ends == [
        Point(0, 0), Point(5, 0), Point(8, 0), Point(10, 0), Point(10, 0), Point(10, 3), Point(10, 6),
        Point(10, 11),
        Point(10, 14), Point(10, 19),
      ])
  }
}
