import Testing

@testable import FloatCore

@Suite("What holds whatever happens")
struct PropertyTests {
  /// A prototype with two pages in its ball, so that everything can be reached quickly.
  static func start() -> Prototype { startingStage().prototype }

  /// The same, with the inputs that lead there.
  static func startingStage() -> Stage {
    var stage = Stage()
    stage.openArticle(1)
    stage.collect()
    stage.openArticle(2)
    stage.collect()
    return stage
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func the_frame_rate_changes_nothing_bit_for_bit(seed: UInt64) {
    let begin = Self.start()
    var hands = [nil, 30, 60, 144, 1000].map { Hand(begin, rate: $0) }
    var generator = OpGenerator(seed: seed)
    for round in 0..<60 {
      for op in generator.next(hands[0]) {
        for index in hands.indices { hands[index].apply(op) }
        let state = hands[0].prototype.state
        let scene = hands[0].prototype.scene
        for hand in hands.dropFirst() {
          guard hand.prototype.state == state, hand.prototype == hands[0].prototype,
            hand.prototype.scene == scene
          else {
            Issue.record("at \(hand.rate ?? 0) Hz another state after \(op), seed \(seed), round \(round)")
            return
          }
        }
      }
    }
  }

  @Test func random_sequences_break_no_invariant() {
    #expect(RandomRun.run(ops: 20_000, firstSeed: 977) == nil)
  }

  @Test func nothing_moves_while_time_stands_still() {
    var prototype = Self.start()
    prototype.send(TimedInput(time: prototype.now, .pointer(.down, id: 0, at: Point(340, 411))))
    prototype.advance(to: prototype.now + 0.07)
    let scene = prototype.scene
    let state = prototype.state
    for _ in 0..<3 {
      prototype.advance(to: prototype.now)
      #expect(prototype.scene == scene)
      #expect(prototype.state == state)
    }
  }

  @Test func replaying_the_inputs_gives_the_same_end() {
    var hand = Hand(Self.start())
    let begin = hand.prototype
    var generator = OpGenerator(seed: 42)
    for _ in 0..<80 { for op in generator.next(hand) { hand.apply(op) } }
    var replay = begin
    for input in hand.inputs { replay.send(input) }
    replay.advance(to: hand.prototype.now)
    _ = replay.takeEffects()
    _ = hand.prototype.takeEffects()
    #expect(replay == hand.prototype)
  }
}

/// What must be true of every prototype at every time.
enum Invariants {
  static func problem(in prototype: Prototype) -> String? {
    let state = prototype.state
    let screen = Rect(size: prototype.device.size)
    if state.stack.first != "chats" { return "the root is gone: \(state.stack)" }
    if Set(state.stack).count != state.stack.count { return "a page twice: \(state.stack)" }
    if Set(state.ball.items).count != state.ball.items.count { return "an item twice" }
    if state.ball.items.count > prototype.parameters.entrances.maximum { return "too many items" }
    if prototype.arena.winners.count > 1 { return "several winners: \(prototype.arena.winners)" }
    if let transition = state.transition {
      if !(0...1).contains(transition.progress) { return "progress \(transition.progress)" }
      if !transition.topX.isFinite { return "topX \(transition.topX)" }
    }
    if prototype.ball.removalEnd == nil, state.ball.visible {
      let frame = state.ball.frame
      if frame.minX < -1e-9 || frame.maxX > screen.maxX + 1e-9 || frame.minY < -1e-9
        || frame.maxY > screen.maxY + 1e-9
      {
        return "the ball is outside: \(frame)"
      }
    }
    if !(0...1).contains(state.ball.alpha) { return "ball alpha \(state.ball.alpha)" }
    if !state.scroll.isFinite { return "scroll \(state.scroll)" }
    for badge in state.badges where !badge.center.isFinite || !badge.anchorRadius.isFinite {
      return "badge \(badge)"
    }
    for layer in prototype.scene.layers {
      if let problem = self.problem(in: layer) { return problem }
    }
    return nil
  }

  /// Pages come into the ball and leave it only when somebody lets go, one at a time; restarts keep them.
  static func problem(from before: [String], to after: [String], by op: Op) -> String? {
    let added = after.filter { !before.contains($0) }
    let removed = before.filter { !after.contains($0) }
    if added.count > 1 { return "\(added) came at once" }
    guard !added.isEmpty || !removed.isEmpty else { return nil }
    // A release, or a key that stands for one.
    if case .key(let key) = op, key != "Escape", key != "Tab" { return nil }
    return op == .release ? nil : "\(added) came and \(removed) went"
  }

  private static func problem(in layer: Layer) -> String? {
    if !layer.position.isFinite { return "\(layer.id) at \(layer.position)" }
    if !layer.opacity.isFinite || layer.opacity < 0 || layer.opacity > 1 {
      return "\(layer.id) has opacity \(layer.opacity)"
    }
    if let r = layer.outline?.rect, ![r.x, r.y, r.width, r.height].allSatisfy(\.isFinite) || r.width < 0 {
      return "\(layer.id) has outline \(r)"
    }
    for sublayer in layer.sublayers { if let problem = self.problem(in: sublayer) { return problem } }
    return nil
  }

  static func problemAtRest(in prototype: Prototype) -> String? {
    let state = prototype.state
    if state.transition != nil { return "a transition at rest" }
    if state.zone.kind != .none { return "a zone at rest" }
    if !prototype.requests.isEmpty { return "a request at rest" }
    let safe = Rect(size: prototype.device.size).inset(by: prototype.device.safeArea)
    let frame = state.ball.frame
    if state.ball.visible, frame.minY < safe.minY - 1e-9 || frame.maxY > safe.maxY + 1e-9 {
      return "the ball rests outside the safe area: \(frame)"
    }
    let unused = state.ball.items.filter { !state.stack.contains($0) }
    let isModal = state.stack.contains("sdk")
    if state.ball.visible != (!unused.isEmpty && !state.list.open && !isModal) {
      return "ball visible \(state.ball.visible) with \(unused), list \(state.list.open)"
    }
    if state.scroll < 0 { return "scrolled to \(state.scroll) at rest" }
    return nil
  }
}
