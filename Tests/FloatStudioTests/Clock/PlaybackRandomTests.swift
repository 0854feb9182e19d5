import FloatCore
import Foundation
import Testing

@testable import FloatStudio
@testable import FloatStudioSupport
@testable import FloatTestSupport

@Suite struct PlaybackRandomTests {
  /// The number of sequences in a part; more in `make soak`.
  private static let count: UInt64 = ProcessInfo.processInfo.environment["SOAK_OPS"] == nil ? 100 : 2000

  @Test(arguments: [UInt64](1...8))
  func a_restless_hand_on_the_clock_leaves_a_recording_that_leads_to_what_is_seen(part: UInt64) {
    let start = Stage.collected(2).prototype
    for seed in part * 1_000_000..<part * 1_000_000 + Self.count {
      if let problem = Self.run(from: start, seed: seed) {
        Issue.record("seed \(seed): \(problem)")
        return
      }
    }
  }

  /// Plays, pauses, steps, scrubs, loops and lets go at random; returns the first problem.
  private static func run(from start: Prototype, seed: UInt64) -> String? {
    var random = SplitMix64(seed: seed)
    var session = Session(start, speed: [1, 1, 0.5, 0.25][random.below(4)])
    for index in 0..<40 {
      act(&session, &random)
      if index % 8 == 7, let problem = session.problem { return "after \(index + 1) acts \(problem)" }
    }
    session.perform(.leave)
    session.perform(.play)
    session.wait(random.unit)
    return session.problem
  }

  private static func act(_ session: inout Session, _ random: inout SplitMix64) {
    switch random.below(24) {
    case 0...3: stroke(&session, &random)
    case 4, 5:
      let elements = session.shown.elements
      guard !elements.isEmpty else { return }
      session.send(.pointer(.down, id: 0, at: elements[random.below(elements.count)].frame.center))
      if random.below(3) > 0 {
        session.wait(random.unit * 0.1)
        release(&session)
      }
    case 6: release(&session)
    case 7: session.send(.wheel(at: point(&random), dx: 0, dy: (random.unit - 0.5) * 300))
    case 8: session.send(.key(["Escape", "Tab", "Return", "Down"][random.below(4)]))
    case 9, 10:
      let (key, values) = Self.values[random.below(Self.values.count)]
      session.send(.set(key: key, value: values[random.below(values.count)]))
    case 11: session.perform(.togglePlay)
    case 12: session.perform(.step(random.below(3) - 1))
    case 13: session.perform(.step(-random.below(20)))
    case 14: session.perform(.speed(PhoneClock.speeds[random.below(4)]))
    case 15, 16:
      let (first, last) = (session.playback.history.start, session.present.now)
      session.perform(.scrub(to: first + (last - first) * random.unit))
    case 17: session.perform(random.below(3) == 0 ? .endScrub : .leave)
    case 18: session.perform(.toggleLoop)
    case 19:
      let blocks = session.playback.history.blocks
      if let block = blocks.isEmpty ? nil : blocks[random.below(blocks.count)] {
        session.perform(.loop(block.id))
      }
    case 20: session.perform(.play)
    default: session.wait(random.unit * random.unit * 2)
    }
  }

  /// Values of every kind: of a motion, a size, a rule, a colour, and values that change the pages.
  private static let values = [
    ("ball.snap.response", ["0.2s", "0.5s", "0.8s"]), ("ball.diameter", ["60pt", "70pt", "80pt"]),
    ("navigation.response", ["0.25s", "0.9s"]), ("navigation.finish-fraction", ["0.2", "0.7"]),
    ("morph.motion", ["spring", "curve"]), ("tab-bar.height", ["49pt", "70pt"]),
    ("badge.break-distance", ["30pt", "90pt"]), ("zone.radius", ["140pt", "190pt"]),
    ("scroll.deceleration-rate", ["0.99", "0.998"]), ("appearance", ["light", "dark"]),
    ("motion.reduced", ["true", "false"]),
  ]

  private static func stroke(_ session: inout Session, _ random: inout SplitMix64) {
    let ball = session.shown.state.ball
    let from =
      switch random.below(3) {
      case 0: Point(random.unit * 20, 100 + random.unit * 600)
      case 1 where ball.visible: ball.frame.center
      default: point(&random)
      }
    session.send(.pointer(.down, id: 0, at: from))
    session.move(to: point(&random), over: 0.02 + random.unit * 0.3)
    if random.below(4) > 0 { release(&session) }
    session.wait(random.unit * 0.4)
  }

  /// A release, also of a pointer that is not down.
  private static func release(_ session: inout Session) {
    session.send(.pointer(.up, id: 0, at: session.held ?? Point(180, 400)))
  }

  private static func point(_ random: inout SplitMix64) -> Point {
    Point(random.unit * 375, random.unit * 812)
  }
}
