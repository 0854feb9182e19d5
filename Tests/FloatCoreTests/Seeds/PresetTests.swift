import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("Presets")
struct PresetTests {
  /// However short the motion, the ball's colour comes over the page within some frames, and goes within some.
  @Test(arguments: Preset.names)
  func page_and_ball_pass_into_each_other(name: String) throws {
    var parameters = try Preset.parameters(name)
    parameters.ball.tap = .pageOrList
    var stage = Stage(parameters, items: 1...1)
    func covered() -> Double {
      let morph = stage.layer("morph")
      return Double(morph?.shade.alpha ?? 0) / Double(stage.prototype.parameters.ball.fill[.light].alpha)
    }
    func expectSteps(_ location: SourceLocation = #_sourceLocation) {
      var last = covered()
      var steps: [Double] = []
      while stage.prototype.navigation.transition != nil {
        stage.wait(1.0 / 60)
        guard stage.prototype.navigation.transition != nil else { break }
        steps.append(abs(covered() - last))
        last = covered()
      }
      #expect(steps.filter { $0 > 0 }.count >= 4, "\(steps)", sourceLocation: location)
      #expect(steps.max() ?? 1 < 0.36, "\(steps)", sourceLocation: location)
    }
    stage.tap("ball")
    expectSteps()
    stage.send(.key("Escape"))
    // A ball that is there from the start stays as it is, and so does the page, which goes below it.
    if parameters.ball.appears == .start { return #expect(covered() == 0) }
    expectSteps()
  }

  /// Random people on every preset, with the keyboard, at several frame rates.
  @Test(arguments: Preset.names, [1, 2, 3] as [UInt64])
  func whatever_happens_the_rules_hold_and_the_frame_rate_changes_nothing(name: String, seed: UInt64) throws {
    var parameters = try Preset.parameters(name)
    // As many features as possible are on at once.
    parameters.ball.idleHide = 0.5
    parameters.ball.idleDelay = 0.5
    parameters.entrances.livePages = 3
    parameters.entrances.kinds = "article, chat"
    let begin = Stage(parameters, items: 1...parameters.entrances.maximum).prototype
    var hands = [nil, 47, 144].map { Stage(begin, rate: $0) }
    var generator = OpGenerator(seed: seed &* 31 &+ UInt64(name.utf8.count))
    var keys = SplitMix64(seed: seed)
    let names = [
      "Tab", "Tab", "Tab", "Shift+Tab", "Return", "Space", "Delete", "Left", "Right", "Up", "Down",
      "ContextMenu", "PageDown", "Home", "Escape",
    ]
    for round in 0..<60 {
      var ops = generator.next(hands[0])
      for _ in 0..<keys.below(4) { ops.append(.key(names[keys.below(names.count)])) }
      for op in ops {
        let count = hands[0].prototype.state.ball.items.count
        for index in hands.indices { hands[index].apply(op) }
        for hand in hands.dropFirst() where hand.prototype != hands[0].prototype {
          Issue.record("the frame rate matters after \(op), round \(round), seed \(seed)")
          return
        }
        if let problem = SeedInvariants.problem(in: hands[0].prototype, after: count) {
          Issue.record("\(problem) after \(op), round \(round), seed \(seed)")
          return
        }
      }
    }
    let rest = Invariants.atRest(hands[0]).prototype
    #expect(!rest.isAnimating)
    #expect(rest.nextDeadline == nil)
    #expect(rest.navigation.transition == nil)
    #expect(rest.zone.kind == .none)
  }
}

/// The rules that hold under every preset.
enum SeedInvariants {
  /// - Parameter count: The number of pages in the ball before.
  static func problem(in prototype: Prototype, after count: Int) -> String? {
    let state = prototype.state
    if let problem = Invariants.problem(in: state) { return problem }
    // Pages stay that were collected when there was more room.
    let maximum = max(prototype.parameters.entrances.maximum, count)
    if state.ball.items.count > maximum { return "too many items" }
    for id in prototype.navigation.visible where prototype.pages[id] == nil {
      return "\(id) is seen but not alive"
    }
    let bound = max(prototype.parameters.entrances.livePages, 3)
    if prototype.pages.ids.count > bound + 1 {
      return "\(prototype.pages.ids.count) pages are alive"
    }
    if prototype.pages.ids.count != Set(prototype.pages.recent).count {
      return "the order of use is wrong"
    }
    let unused = state.ball.items.filter { !state.stack.contains($0) }
    if unused.isEmpty, state.transition == nil, state.list.open { return "an open list of nothing" }
    if !prototype.ball.isRemoved, state.ball.visible {
      let frame = state.ball.frame
      let slack = prototype.parameters.ball.idleHide * frame.width + 1e-9
      let screen = Rect(size: prototype.device.size).inset(by: -slack)
      if frame.minX < screen.minX || frame.maxX > screen.maxX || frame.minY < 0 {
        return "the ball is outside: \(frame)"
      }
    }
    return nil
  }
}
