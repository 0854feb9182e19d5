import FloatPages
import Testing

@testable import FloatCore
@testable import FloatStudio
@testable import FloatTakeHome
@testable import FloatTestSupport

/// The printed rules against the phone, driven by nothing but inputs: a hand passes a finger's place, and the rule has to
/// say where things go.
@Suite struct DrivenRulesTests {
  /// How many gestures count for each motion.
  private static let gestures = 1000

  /// A hand that draws random strokes, and measures its velocity as an app does.
  private struct Hand {
    var random: SplitMix64
    var tracker = VelocityTracker()

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// Presses and drags to a place by a few moves, as a flick or with a rest at the end; the pointer stays down.
    mutating func drag(_ stage: inout Stage, from start: Point, to end: Point) {
      tracker = stage.prototype.tuned.gesture.settings.velocityTracker
      stage.press(start)
      tracker.add(position: start, at: stage.now)
      move(&stage, to: end)
    }

    /// Goes on to a place.
    mutating func move(_ stage: inout Stage, to end: Point) {
      let start = stage.held ?? end
      let steps = 1 + random.below(14)
      let step = random.uniform(0.002...0.024)
      for index in 1...steps {
        stage.wait(step)
        let share = Double(index) / Double(steps)
        let place = start + (end - start) * share + Point(random.uniform(-2...2), random.uniform(-2...2))
        stage.move(to: place, over: 0)
        tracker.add(position: place, at: stage.now)
      }
      if random.below(3) == 0 { stage.wait(random.uniform(0...0.06)) }
    }

    /// Lets go; returns the velocity of the release.
    mutating func release(_ stage: inout Stage) -> Point {
      stage.release()
      return tracker.velocity(at: stage.now)
    }

    mutating func place(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Point {
      Point(random.uniform(x), random.uniform(y))
    }
  }

  private func sheet(_ name: MotionName, _ stage: Stage) throws -> MotionSheet {
    try #require(MotionSheet(name, stage.prototype.tuned, usual: .builtIn))
  }

  private func expression(_ name: String, _ sheet: MotionSheet) throws -> String {
    try #require(sheet.formulas.first { $0.name == name }, "\(sheet.title) has no \(name)").expression
  }

  /// What a decision says; nil within a hundredth of a point of its border.
  private func decides(_ rule: String, _ values: [String: Double], by place: String) -> Bool? {
    func value(_ shift: Double) -> Double {
      Formula.value(rule, values.merging([place: (values[place] ?? 0) + shift]) { $1 })
    }
    return value(-0.01) == value(0.01) ? value(0) == 1 : nil
  }

  /// Plays strokes from a moment until enough of them count, which is what `play` says of each.
  private func play(
    _ enough: Int = gestures, from start: Stage, seed: UInt64,
    _ play: (_ stage: inout Stage, _ hand: inout Hand, _ gesture: Int) throws -> Bool
  ) throws {
    var hand = Hand(seed: seed)
    var (count, tries) = (0, 0)
    while count < enough {
      tries += 1
      try #require(tries < 50 * enough, "what the rule is about does not happen")
      var stage = start
      if try play(&stage, &hand, count) { count += 1 }
    }
  }

  /// Lets go; returns where the thing was when it was decided on, and the velocity then. Nil where it does not move.
  private func released(
    _ stage: inout Stage, _ hand: inout Hand, _ isMeant: (Motion.Thing) -> Bool
  ) -> (place: Point, velocity: Point)? {
    let velocity = hand.release(&stage)
    let motion = stage.prototype.motions.first { isMeant($0.thing) }
    return motion?.decided.map { ($0, velocity) }
  }

  @Test func a_thrown_ball_rests_where_the_rule_says() throws {
    let start = Stage.collected()
    let sheet = try sheet(.ballSnap, start)
    let (scale, left) = (try expression("speedScale", sheet), try expression("goesLeft", sheet))
    let height = try expression("restY", sheet)
    let sides = (left: try expression("restLeft", sheet), right: try expression("restRight", sheet))
    try play(from: start, seed: 53) { stage, hand, gesture in
      let from = try #require(stage.frame("ball")).center + hand.place(-12...12, -12...12)
      hand.drag(&stage, from: from, to: hand.place(20...355, 90...720))
      guard stage.prototype.ball.isHeld, !stage.zone.highlighted,
        let decided = released(&stage, &hand, { $0 == .ball })
      else { return false }
      let velocity = decided.velocity * Formula.value(scale, ["speed": decided.velocity.length])
      stage.wait(5)
      let rest = stage.ball.frame.center
      let values = [
        "x": decided.place.x, "y": decided.place.y, "velocityX": velocity.x, "velocityY": velocity.y,
        "width": 375, "top": 44, "bottom": 778, "left": 0, "right": 375,
      ]
      if let goesLeft = decides(left, values, by: "x") {
        #expect(goesLeft == (stage.ball.edge == .left), "gesture \(gesture): \(values)")
      }
      let side = stage.ball.edge == .left ? sides.left : sides.right
      let place = Point(Formula.value(side, values), Formula.value(height, values))
      let error = place.distance(to: rest)
      #expect(error < 0.1, "gesture \(gesture): \(error) pt off, \(values)")
      return true
    }
  }

  @Test(arguments: ["chat-1", "sdk", "sdk below"]) func a_page_leaves_as_the_rule_says(page: String) throws {
    var start = Stage.with([("modal.axis", page == "sdk below" ? "vertical" : "horizontal")])
    let isModal = page != "chat-1"
    if isModal { start.tap("tab:me") }
    start.tapAndSettle(isModal ? "row:sdk" : "row:chat-1")
    let rule = try expression("leaves", sheet(isModal ? .modal : .navigation, start))
    let isBelow = page == "sdk below"
    let tuned = start.prototype.tuned
    let share = isModal ? tuned.modal.finish.fraction : tuned.navigation.finish.fraction
    let border = isBelow ? Point(0, share * 812) : Point(share * 375, 0)
    try play(from: start, seed: 54) { stage, hand, gesture in
      let from = isBelow ? hand.place(100...270, 60...80) : hand.place(2...20, 150...600)
      let way = isBelow ? hand.place(0...0, 30...730) : hand.place(15...350, -20...20)
      hand.drag(&stage, from: from, to: from + way)
      // Slowly about the border, where the page may be shown on one side of it and the finger be on the other.
      for reach in gesture % 2 == 0 ? [25.0, 12] : [] {
        let about = from + border + hand.place(-reach...reach, -reach...reach)
        hand.move(&stage, to: about)
      }
      guard stage.prototype.navigation.transition?.isHeld == true,
        let (place, velocity) = released(&stage, &hand, { if case .page = $0 { true } else { false } })
      else { return false }
      let values =
        isBelow
        ? ["offset": place.y, "velocity": velocity.y, "extent": 812]
        : ["offset": place.x, "velocity": velocity.x, "extent": 375]
      stage.wait(5)
      if let leaves = decides(rule, values, by: "offset") {
        #expect(leaves == (stage.state.stack.count == 1), "gesture \(gesture): \(values)")
      }
      return true
    }
  }

  @Test func a_row_opens_as_the_rule_says() throws {
    let start = Stage()
    let rule = try expression("opens", sheet(.rowOpen, start))
    try play(from: start, seed: 55) { stage, hand, gesture in
      let from = hand.place(200...350, 165...190)
      hand.drag(&stage, from: from, to: from + hand.place(-180 ... -12, -4...4))
      // Some come back a little.
      if gesture % 2 == 0 {
        let back = try #require(stage.held) + hand.place(0...40, -2...2)
        hand.move(&stage, to: back)
      }
      guard stage.prototype.frontPage?.rows.all.contains(where: \.isHeld) == true,
        let (place, velocity) = released(&stage, &hand, { if case .row = $0 { true } else { false } })
      else { return false }
      let values = ["out": 187.5 - place.x, "velocity": velocity.x]
      if let opens = decides(rule, values, by: "out") {
        #expect(opens == (stage.rows.first?.open == true), "gesture \(gesture): \(values)")
      }
      return true
    }
  }

  @Test func a_pager_settles_as_the_rules_say() throws {
    var start = ControlPages.stage()
    start.dragAndSettle(from: Point(300, 200), to: Point(60, 200))
    try #require(start.pagers[0].page == 1)
    let sheet = try sheet(.pager, start)
    let (on, back) = (try expression("goesOn", sheet), try expression("goesBack", sheet))
    func isPager(_ thing: Motion.Thing) -> Bool {
      if case .control(_, .pager) = thing { true } else { false }
    }
    try play(from: start, seed: 56) { stage, hand, gesture in
      let from = hand.place(120...260, 160...240)
      hand.drag(&stage, from: from, to: from + hand.place(-220...220, -4...4))
      guard stage.prototype.motions.first(where: { isPager($0.thing) })?.isHeld == true,
        let (place, velocity) = released(&stage, &hand, isPager)
      else { return false }
      let values = ["offset": place.x, "velocity": -velocity.x, "page": 1, "width": 335]
      if let goesOn = decides(on, values, by: "offset"), let goesBack = decides(back, values, by: "offset") {
        #expect(stage.pagers[0].page == (goesOn ? 2 : goesBack ? 0 : 1), "gesture \(gesture): \(values)")
      }
      return true
    }
  }

  @Test func a_neck_tears_as_the_rule_says() throws {
    // Not the usual distance.
    var start = Stage.with([("badge.break-distance", "75pt")])
    start.settle()
    let rule = try expression("tears", sheet(.badgeTear, start))
    let place = try #require(start.badges.first { $0.id == "chat-1" }).center
    try play(from: start, seed: 57) { stage, hand, gesture in
      hand.drag(&stage, from: place, to: place + hand.place(-110...40, -60...110))
      guard stage.prototype.badges.live.contains(where: \.isPulled) else { return false }
      let moves = stage.recording.inputs.compactMap { input -> Double? in
        if case .pointer(.move, _, let p) = input.input { p.distance(to: place) } else { nil }
      }
      let farthest = moves.max() ?? 0
      let isTorn = stage.effects.contains { $0.event?.kind == .badgeOutOfRange(.page("chat-1")) }
      if let tears = decides(rule, ["distance": farthest], by: "distance") {
        #expect(tears == isTorn, "gesture \(gesture): \(farthest)")
      }
      return true
    }
  }

  @Test func the_zone_is_entered_and_left_as_the_rules_say() throws {
    var stage = Stage.collected()
    let sheet = try sheet(.zoneGrowth, stage)
    let (enters, stays) = (try expression("enters", sheet), try expression("stays", sheet))
    var hand = Hand(seed: 58)
    stage.pull(from: try #require(stage.frame("ball")).center, to: Point(180, 500))
    stage.wait(1)
    var isInside = false
    for step in 0..<Self.gestures {
      let place = hand.place(180...374, 600...811)
      stage.move(to: place, over: 0)
      stage.wait(0.05)
      let values = ["distance": place.distance(to: Point(375, 812))]
      if let inside = decides(isInside ? stays : enters, values, by: "distance") {
        #expect(inside == stage.zone.highlighted, "step \(step): \(values)")
      }
      isInside = stage.zone.highlighted
    }
  }

  /// A page that goes into the ball starts with the velocity that the formula makes of the hand's.
  @Test func a_page_shrinks_with_the_velocity_of_the_formula() throws {
    var start = Stage()
    start.openArticle()
    let rule = try expression("progressVelocity", sheet(.shrink, start))
    try play(100, from: start, seed: 59) { stage, hand, gesture in
      hand.drag(&stage, from: hand.place(2...20, 300...600), to: hand.place(320...370, 770...808))
      guard stage.zone.highlighted else { return false }
      let velocity = hand.release(&stage)
      guard let shrinking = stage.prototype.navigation.transition, shrinking.isMorph else { return false }
      let progress = -shrinking.offset.velocity(at: stage.now) / 375
      let printed = Formula.value(rule, ["velocity": max(0, velocity.x), "width": 375])
      #expect(abs(progress - printed) < 1e-9, "gesture \(gesture)")
      return true
    }
  }

  /// What `inspect` says of a flick that begins and ends between two of its instants.
  @Test func inspect_says_what_the_phone_decided() throws {
    let start = Stage.collected()
    try play(40, from: start, seed: 60) { stage, hand, _ in
      hand.drag(
        &stage, from: try #require(stage.frame("ball")).center, to: hand.place(60...320, 120...600))
      guard stage.prototype.ball.isHeld, !stage.zone.highlighted,
        let thrown = released(&stage, &hand, { $0 == .ball })
      else { return false }
      stage.wait(2)
      var history = History(start.prototype, keepsAll: true)
      for input in stage.recording.inputs.dropFirst(start.recording.inputs.count) { history.send(input) }
      history.advance(to: stage.now)
      let take = try #require(history.take(at: stage.now))
      let flight = try #require(GestureTrace(take).flight(of: .ball, at: stage.now))
      #expect(flight.decided == thrown.place)
      let projected = try #require(flight.projected)
      #expect((projected.x < 187.5) == (stage.ball.edge == .left) || abs(projected.x - 187.5) < 0.01)
      return true
    }
  }
}
