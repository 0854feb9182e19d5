import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// Random presses, with the promises of the arena checked after every step.
@Suite struct GestureArenaRandomTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func every_member_is_told_its_end_exactly_once(seed: UInt64) {
    var run = RandomPresses(seed: seed)
    for step in 0..<5000 {
      run.step()
      if let problem = run.ledger.problem {
        Issue.record("seed \(seed), step \(step): \(problem)")
        return
      }
    }
    // The run is worthless unless it reaches every outcome.
    for phase in GesturePhase.allCases { #expect(run.ledger.heard[phase, default: 0] > 20, "\(phase)") }
    #expect(run.timesIgnoring > 10)
  }

  /// Every sequence of four from a short list of steps, after a press.
  @Test func every_short_sequence_keeps_the_promises() {
    let members = GestureArenaTests.page + GestureArenaTests.ball
    for sequence in 0..<(Self.steps.count * Self.steps.count * Self.steps.count * Self.steps.count) {
      var arena = GestureArena<String>()
      var ledger = GestureLedger<String>()
      ledger.expect(members)
      ledger.hear(arena.open(members, event: PointerEvent(time: 0, phase: .down, position: Point(9, 9))))
      var rest = sequence
      for index in 1...4 {
        let step = Self.steps[rest % Self.steps.count]
        rest /= Self.steps.count
        ledger.hear(step(&arena, Double(index) * 0.2))
        ledger.check(arena)
      }
      for id in 0...1 {
        ledger.hear(arena.handle(PointerEvent(time: 1, phase: .up, id: id, position: .zero)))
      }
      if !ledger.isSettled || arena.isOpen || arena.isIgnoringPointers { ledger.report("stuck") }
      if let problem = ledger.problem {
        Issue.record("sequence \(sequence): \(problem)")
        return
      }
    }
  }

  private typealias Step = @Sendable (inout GestureArena<String>, Double) -> [GestureEvent<String>]

  private static let steps: [Step] = [
    { $0.handle(PointerEvent(time: $1, phase: .move, position: Point(10, 9))) },
    { $0.handle(PointerEvent(time: $1, phase: .move, position: Point(30, 9))) },
    { $0.handle(PointerEvent(time: $1, phase: .move, position: Point(9, 30))) },
    { $0.handle(PointerEvent(time: $1, phase: .up, position: Point(9, 9))) },
    { $0.handle(PointerEvent(time: $1, phase: .down, position: Point(9, 9))) },
    { $0.handle(PointerEvent(time: $1, phase: .down, id: 1, position: Point(9, 9))) },
    { $0.handle(PointerEvent(time: $1, phase: .up, id: 1, position: Point(9, 9))) },
    { $0.handle(PointerEvent(time: $1, phase: .cancel, position: Point(9, 9))) },
    { $0.advance(to: $1 + 0.1) },
    { $0.cancel(at: $1) },
  ]
}

private struct RandomPresses {
  typealias Arena = GestureArena<Int>

  private(set) var arena = Arena()
  private(set) var last: [GestureEvent<Int>] = []
  private(set) var ledger = GestureLedger<Int>()
  private(set) var timesIgnoring = 0
  private var random: SplitMix64
  private var time = 0.0
  private var position = Point.zero
  private var nextTag = 0
  private var down: Set<Int> = []

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func step() {
    if chance(0.9) { time += Double.random(in: 0...0.3, using: &random) * (chance(0.7) ? 0.1 : 1) }
    let stamp = chance(0.02) ? (chance(0.5) ? .nan : time - 0.1) : time
    if chance(0.3) { position = Point(.random(in: -5...60, using: &random), position.y) }
    position += Point(.random(in: -4...4, using: &random), .random(in: -4...4, using: &random))
    let place = chance(0.01) ? Point(.nan, 3) : position
    let id = chance(0.93) ? 0 : Int.random(in: 1...2, using: &random)
    let wasIgnoring = arena.isIgnoringPointers
    let before = arena

    switch Int.random(in: 0..<100, using: &random) {
    case 0..<25: press(PointerEvent(time: stamp, phase: .down, id: id, position: place, kind: kind()))
    case 25..<70: send(PointerEvent(time: stamp, phase: .move, id: id, position: place))
    case 70..<85: send(PointerEvent(time: stamp, phase: .up, id: id, position: place))
    case 85..<87: send(PointerEvent(time: stamp, phase: .cancel, id: id, position: place))
    case 87..<89:
      hear(arena.cancel(at: stamp))
      if arena.isOpen || arena.isIgnoringPointers { ledger.report("cancel left it open") }
    default: advance(from: before)
    }
    if arena.isIgnoringPointers, !wasIgnoring { timesIgnoring += 1 }
    ledger.check(arena)
    if chance(0.02) { releaseEverything() }
  }

  private mutating func press(_ event: PointerEvent) {
    if arena.isOpen, chance(0.9) {
      send(event)
      return
    }
    let tags = (0..<Int.random(in: 0...5, using: &random)).map { nextTag + $0 }
    nextTag += tags.count
    let members = tags.map { Arena.Member($0, recognizer()) }
    ledger.expect(members)
    down.insert(event.id)
    hear(arena.open(members, event: event))
  }

  private mutating func send(_ event: PointerEvent) {
    switch event.phase {
    case .down: down.insert(event.id)
    case .up, .cancel: down.remove(event.id)
    case .move: break
    }
    hear(arena.handle(event))
  }

  /// Advancing in two steps gives the same events as in one.
  private mutating func advance(from before: Arena) {
    let end = time + Double.random(in: 0...0.8, using: &random)
    var twice = before
    let steps = twice.advance(to: (time + end) / 2) + twice.advance(to: end)
    hear(arena.advance(to: end))
    if steps != last || twice != arena { ledger.report("advancing in steps differs") }
    if let deadline = arena.nextDeadline, deadline <= end { ledger.report("a deadline was missed") }
    time = end
  }

  private mutating func releaseEverything() {
    for id in down.union([0, 1, 2]).sorted() {
      send(PointerEvent(time: time, phase: .up, id: id, position: position))
    }
    if arena.isOpen || arena.isIgnoringPointers || !ledger.isSettled {
      ledger.report("stuck after releasing everything")
    }
  }

  private mutating func hear(_ events: [GestureEvent<Int>]) {
    last = events
    ledger.hear(events)
  }

  private mutating func recognizer() -> Recognizer {
    let axes: [Recognizer.PanAxis] = [.any, .horizontal, .vertical, .right]
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .tap
    case 1: return .longPress(duration: chance(0.2) ? 0 : nil)
    case 2: return .pan(axes.randomElement(using: &random) ?? .any)
    case 3: return .edgePan(edgeWidth: 30)
    case 4: return .longPress()
    default: return .scroll
    }
  }

  private mutating func kind() -> PointerKind { chance(0.5) ? .mouse : .touch }

  private mutating func chance(_ p: Double) -> Bool { Double.random(in: 0..<1, using: &random) < p }
}
