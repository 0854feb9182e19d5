import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// Events under a restless hand and a program that asks for anything at any time.
@Suite struct RandomEventTests {
  /// A phone to play with.
  enum Phone: CaseIterable, Sendable {
    case demo, anywhere, replacing, controls, reduced

    /// Two pages are in the ball, or a page of controls is open.
    func stage() -> Stage {
      switch self {
      case .controls: return ControlPages.stage()
      case .demo, .anywhere, .replacing, .reduced: break
      }
      let pages = PrototypePages.fallback.changing("article-2") { $0.isKept = true }
        .changing("article-3") { $0.asksToCollect = true }
      var stage = Stage(Prototype(content: pages))
      stage.set(values)
      for number in [1, 2] {
        stage.openArticle(number)
        stage.collect()
      }
      return stage
    }

    private var values: [(String, String)] {
      switch self {
      case .demo, .controls: []
      case .anywhere:
        [
          ("navigation.swipe-from", "anywhere"), ("modal.axis", "vertical"),
          ("entrances.kinds", "article, sdk"), ("badge.reattach", "true"),
        ]
      case .replacing:
        [
          ("entrances.maximum", "2"), ("entrances.when-full", "replace"), ("badge.after-break", "stay"),
          ("navigation.settle", "curve"), ("morph.motion", "curve"),
        ]
      case .reduced: [("motion.reduced", "true")]
      }
    }
  }

  private static let pages: [PageID] = [
    "chats", "chat-1", "article-1", "article-2", "article-3", "sdk", "cards", "nowhere",
  ]

  /// Lets many hands do the same; the first one's phone decides what.
  private func play(_ hands: inout [Stage], rounds: Int, seed: UInt64, _ look: ([Stage]) -> Bool) {
    var (hand, random) = (OpGenerator(seed: seed), SplitMix64(seed: seed))
    for _ in 0..<rounds {
      for op in hand.next(hands[0]) where op != .restart {
        for index in hands.indices { hands[index].apply(op) }
        if random.below(5) == 0 {
          let page = Self.pages[random.below(Self.pages.count)]
          let calls: [Call] = [
            .collect(page), .open(page), .remove(page), .clear, .push(page), .present(page), .pop,
            .moveBall(random.below(2) == 0 ? .left : .right, fraction: random.unit), .burst(.page(page)),
            .burst(.tab),
          ]
          let call = calls[random.below(calls.count)]
          for index in hands.indices { hands[index].send(.call(call)) }
        }
        if !look(hands) { return }
      }
    }
    for index in hands.indices { hands[index] = Invariants.atRest(hands[index]) }
    _ = look(hands)
  }

  private func events(_ stage: Stage) -> [Event] { stage.effects.compactMap(\.event) }

  @Test(arguments: Phone.allCases, [1, 2] as [UInt64])
  func the_frame_rate_changes_no_event_and_no_time(phone: Phone, seed: UInt64) {
    let begin = phone.stage()
    var hands = [nil, 30, 60, 144, 1000].map { Stage(begin.prototype, rate: $0) }
    play(&hands, rounds: 40, seed: seed) { hands in
      let odd = hands.first { $0.effects != hands[0].effects }
      if let odd {
        let at = zip(odd.effects, hands[0].effects).first { $0 != $1 }.map { "\($0) and \($1)" } ?? "one more"
        Issue.record("at \(odd.rate ?? 0) Hz \(at) at \(odd.now), \(phone) \(seed)")
      }
      return odd == nil
    }
    #expect(events(hands[0]).count > 30)
  }

  @Test(arguments: Phone.allCases)
  func what_begins_ends_once(phone: Phone) {
    let begin = phone.stage()
    for seed in UInt64(1)...60 {
      var hands = [Stage(begin.prototype)]
      var (story, read) = (EventStory(begin.prototype), 0)
      play(&hands, rounds: 40, seed: seed &* 7919) { hands in
        let all = events(hands[0])
        for event in all[read...] {
          if let problem = story.read(event) {
            Issue.record("\(event) at \(event.time): \(problem), \(phone) \(seed)\n\(all.suffix(12))")
            return false
          }
        }
        read = all.count
        guard phone == .demo, let problem = Invariants.problem(in: hands[0].prototype) else { return true }
        Issue.record("\(problem) at \(hands[0].now), \(seed)")
        return false
      }
      guard read == events(hands[0]).count else { return }
      let atEnd = phone == .demo ? Invariants.problemOnLettingGo(of: hands[0]) : nil
      if let problem = story.problemAtRest(hands[0].prototype) ?? atEnd {
        Issue.record("\(problem), at rest, \(phone) \(seed)\n\(events(hands[0]).suffix(12))")
        return
      }
    }
  }
}
