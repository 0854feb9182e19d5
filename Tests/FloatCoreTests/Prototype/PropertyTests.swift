import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("What always holds")
struct PropertyTests {
  /// A prototype with two pages in its ball, so that everything can be reached quickly.
  static func start() -> Prototype { Stage.collected(2).prototype }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func the_frame_rate_changes_nothing_bit_for_bit(seed: UInt64) {
    let begin = Self.start()
    var hands = [nil, 30, 60, 144, 1000].map { Stage(begin, rate: $0) }
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
}
