import Testing

@testable import FloatCore
@testable import FloatPages
@testable import FloatTestSupport

/// A restless person swipes rows, pagers, sliders, and pages from anywhere, and every frame is checked.
@Suite("No frame of a random swipe is wrong")
struct RandomSwipeTests {
  enum Ground: String, CaseIterable, Sendable { case rows, controls, anywhere }

  private static func stage(_ ground: Ground) -> Stage {
    switch ground {
    case .rows: Stage()
    case .controls: ControlPages.stage([("scroll.indicator.enabled", "true")])
    case .anywhere:
      ControlPages.stage([("navigation.swipe-from", "anywhere"), ("scroll.indicator.enabled", "true")])
    }
  }

  /// The next thing that the person does.
  private static func next(_ stage: Stage, _ random: inout SplitMix64) -> [Op] {
    func pause(_ random: inout SplitMix64) -> Op { .wait(random.unit * random.unit * 0.7) }
    switch random.below(10) {
    case 0...5:
      // A stroke that is mostly level, of a few reports or many, let go in motion or at rest.
      let start = Point(random.unit * 375, [178, 210, 250, 322, 422, 522, 600][random.below(7)])
      let end =
        start + Point((random.unit - 0.5) * 640, (random.unit - 0.5) * (random.below(4) == 0 ? 400 : 30))
      var ops = Op.stroke(from: start, to: end, using: &random)
      if random.below(3) == 0 { ops.append(.wait(random.unit * 0.2)) }
      return ops + [random.below(8) == 0 ? .cancel : .release, pause(&random)]
    case 6, 7:
      let elements = stage.prototype.elements.filter { element in
        if case .rowAction = element.id { return true }
        return element.id == .undo || element.id == "row:chat-1" || element.id == "row:cards"
      }
      let place =
        elements.isEmpty
        ? Point(random.unit * 375, random.unit * 812) : elements[random.below(elements.count)].frame.center
      return [.press(place), .wait(random.unit * 0.1), .release, pause(&random)]
    case 8:
      let keys = ["Tab", "Tab", "ContextMenu", "Return", "Delete", "Left", "Right", "Escape"]
      return [.key(keys[random.below(keys.count)]), pause(&random)]
    default: return [.wheel(Point(180, 600), (random.unit - 0.5) * 300), pause(&random)]
    }
  }

  @Test(arguments: Ground.allCases, (1...12).map(UInt64.init))
  func sixty_frames_a_second(_ ground: Ground, seed: UInt64) {
    let start = Self.stage(ground)
    var player = FramePlayer(start)
    var random = SplitMix64(seed: seed &* 7919 &+ UInt64(ground.rawValue.count))
    var inputs: [Op] = []
    for _ in 0..<30 {
      for op in Self.next(player.stage, &random) {
        inputs.append(op)
        player.apply(op)
        let problem = Invariants.problem(in: player.stage.prototype)
        #expect(problem == nil, "seed \(seed)")
      }
    }
    #expect(
      player.problems.first == nil, "seed \(seed): \(RecordingWriter.text(for: player.stage.recording))")
    let rest = Invariants.atRest(player.stage).prototype
    #expect(!rest.isAnimating, "seed \(seed)")
    #expect(rest.nextDeadline == nil, "seed \(seed)")
    // However often time is asked for.
    func state(_ rate: Double?) -> PrototypeState {
      var other = start
      other.rate = rate
      for op in inputs { other.apply(op) }
      return other.state
    }
    let wanted = state(nil)
    for rate in [30.0, 144] {
      let seen = state(rate)
      #expect(seen == wanted, "seed \(seed) at \(rate)")
    }
  }
}
