import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// Every call in every phase of the phone.
@Suite struct CallPhaseTests {
  /// A moment with two pages in the ball, article-1 and article-2.
  enum Phase: String, CaseIterable, Sendable {
    case root, pressed, scrolled, coasting, onPage, pushing, popping, waiting
    case swiped, inZone, letGo, collecting, caught, opening
    case ballPressed, ballHeld, ballFlying, ballLeaving
    case listComing, listOpen, listPressed, listLeaving
    case badgePulled, badgeReturning, badgeBursting
    case menu, presenting, presented, pulledDown

    func stage(_ begin: Stage) -> Stage {
      var stage = begin
      switch self {
      case .root: break
      case .pressed: stage.press("row:chat-3")
      case .scrolled, .coasting:
        stage.tapAndSettle("row:chat-1")
        stage.pull(from: Point(200, 300), to: Point(200, 500), over: 0.1)
        if self == .coasting { stage.release() }
      case .onPage: stage.openArticle(3)
      case .pushing, .waiting:
        stage.tap("row:chat-1")
        stage.wait(0.1)
        if self == .waiting { for _ in 0..<20 { stage.send(.call(.push("chat-2"))) } }
      case .popping:
        stage.openArticle(3)
        stage.send(.key("Escape"))
        stage.wait(0.1)
      case .swiped, .inZone, .letGo, .collecting, .caught:
        stage.openArticle(3)
        let end = self == .swiped || self == .letGo ? Point(250, 420) : Point(350, 780)
        stage.pull(from: Point(4, 400), to: end)
        if self == .swiped || self == .inZone { break }
        stage.release()
        stage.wait(0.05)
        if self == .caught { stage.press(stage.state.transition.map { Point($0.topX + 40, 500) } ?? .zero) }
      case .opening:
        stage.send(.call(.open("article-1")))
        stage.wait(0.1)
      case .ballPressed: stage.press("ball")
      case .ballHeld, .ballFlying:
        stage.press("ball")
        stage.move(to: Point(100, 300))
        if self == .ballFlying { stage.release() }
      case .ballLeaving:
        stage.send(.call(.clear))
        stage.wait(0.05)
      case .listComing, .listOpen, .listPressed, .listLeaving:
        stage.tap("ball")
        stage.wait(self == .listComing ? 0.1 : 1)
        if self == .listPressed { stage.press("list:article-1") }
        if self == .listLeaving {
          stage.send(.key("Escape"))
          stage.wait(0.1)
        }
      case .badgePulled, .badgeReturning, .badgeBursting:
        stage.press("badge:chat-2")
        stage.move(by: Point(self == .badgeReturning ? -30 : -150, 20))
        if self != .badgePulled { stage.release() }
      case .menu:
        stage.openArticle(3)
        stage.tap("more")
        stage.wait(0.5)
      case .presenting, .presented, .pulledDown:
        stage.send(.call(.present("sdk")))
        if self == .presenting { stage.wait(0.1) } else { stage.settle() }
        if self == .pulledDown {
          stage.pull(from: Point(4, 400), to: Point(120, 420))
        }
      }
      stage.effects = []
      return stage
    }
  }

  private static let calls: [Call] = [
    .collect("article-3"), .collect("article-4"), .collect("chat-1"), .open("article-1"),
    .remove("article-1"),
    .clear, .push("chat-2"), .push("chat-1"), .present("sdk"), .pop,
    .moveBall(.left, fraction: 0.25), .burst(.page("chat-2")), .burst(.tab),
  ]

  /// The calls for which it matters whether a page in the ball is kept.
  private static let callsOnKept: [Call] = [.remove("article-2"), .clear]

  /// - Parameter isKept: Whether article-2 stays in the ball.
  private static func begin(isKept: Bool) -> Stage {
    let pages = PrototypePages.fallback.changing("article-2") { $0.isKept = isKept }
    var stage = Stage(Prototype(content: pages))
    for number in [1, 2] {
      stage.openArticle(number)
      stage.collect()
    }
    stage.keyAndSettle("Escape")
    return stage
  }

  /// What a refused call leaves: the phone as it was, but for what is told.
  private func problem(_ before: Stage, _ after: Stage, _ call: Call) -> String? {
    let told = after.effects.compactMap(\.event)
    let isRefused = told.contains { $0.name == "call.refused" }
    if isRefused {
      return before.prototype == after.prototype && after.effects.count == 1 ? nil : "it changed"
    }
    if told.contains(where: { $0.name == "page.refused" }) {
      return after.state == before.state && told.count == 1 ? nil : "a refused page changed something"
    }
    if before.prototype == after.prototype { return "nothing, without a word" }
    return Quantities(before.prototype).jump(to: Quantities(after.prototype), limit: 0.05)
  }

  /// The answer as a letter: done, held, busy, meaningless, or a page that is refused.
  private func letter(_ stage: Stage) -> String {
    for event in stage.effects.compactMap(\.event) {
      if case .callRefused(_, let reason) = event.kind { return String(reason.rawValue.prefix(1)) }
      if case .refused = event.kind { return "r" }
    }
    return "."
  }

  @Test func a_table_of_all_calls_in_all_phases() {
    let (free, kept) = (Self.begin(isKept: false), Self.begin(isKept: true))
    var table: [String] = []
    for phase in Phase.allCases {
      var letters = ""
      for (begin, calls) in [(free, Self.calls), (kept, Self.callsOnKept)] {
        let before = phase.stage(begin)
        for call in calls {
          var after = before
          after.send(.call(call))
          letters += letter(after)
          let problem =
            problem(before, after, call) ?? Invariants.problem(in: after.prototype)
            ?? Invariants.problemOnLettingGo(of: after)
          if let problem { Issue.record("\(phase), \(call): \(problem)") }
        }
      }
      table.append("\(letters) \(phase.rawValue)")
    }
    #expect(table.joined(separator: "\n") == Self.expected)
  }

  /// A column for each of the calls above, in their order.
  private static let expected = """
    ..r......m...rr root
    ..rh..hhhh...rr pressed
    ..hh..hhhh.mmrr scrolled
    ..r....m...mmrr coasting
    ..r........mmrr onPage
    ..r....m.....rr pushing
    ..r........mmrr popping
    ..rb..bbbb...rr waiting
    h.rh..hhhh.mmrr swiped
    h.rh..hhhh.mmrr inZone
    ..r........mmrr letGo
    m.r........mmrr collecting
    mhhhhhhhhh.mmhh caught
    ..rm.........rr opening
    hhhhhhhhhhh..hh ballPressed
    hhhhhhhhhhh..hh ballHeld
    ..r......m...rr ballFlying
    ..rmmm...mm..rr ballLeaving
    ..r......mm..rr listComing
    ..r......mm..rr listOpen
    hhhhhhhhhhm..hh listPressed
    ..r......m...rr listLeaving
    ..rh..hhhh.hhrr badgePulled
    ..r......m...rr badgeReturning
    ..r......m.mmrr badgeBursting
    ..r........mmrr menu
    ..r.....m.m..rr presenting
    ..r.....m.mmmrr presented
    ..rh..hhhhm..rr pulledDown
    """
}
