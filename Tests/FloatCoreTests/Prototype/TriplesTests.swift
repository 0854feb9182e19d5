import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("Any three things in a row")
struct TriplesTests {
  /// Short acts whose places are looked up when they happen.
  private enum Act: CaseIterable {
    case pressRow, pressEdge, pressBall, pressBadge, moveToZone, moveRight, release, cancel, secondFinger
    case tapBack, tapBall, wheel, escape, waitAFrame, waitALongPress
    case contextMenu, tab, set, resize, restart

    func ops(_ prototype: Prototype) -> [Op] {
      let state = prototype.state
      func place(_ prefix: String) -> Point {
        prototype.elements.last { $0.name.hasPrefix(prefix) }?.frame.center ?? Point(180, 300)
      }
      switch self {
      case .pressRow: return [.press(place("row:"))]
      case .pressEdge: return [.press(Point(3, 300))]
      case .pressBall: return [.press(state.ball.frame.center)]
      case .pressBadge: return [.press(place("badge:"))]
      case .moveToZone: return [.wait(0.02), .move(Point(200, 600)), .wait(0.02), .move(Point(350, 780))]
      case .moveRight: return [.wait(0.016), .move(Point(120, 310)), .wait(0.016), .move(Point(260, 330))]
      case .release: return [.release]
      case .cancel: return [.cancel]
      case .secondFinger: return [.secondFinger]
      case .tapBack: return [.press(place("back")), .wait(0.03), .release]
      case .tapBall: return [.press(state.ball.frame.center), .wait(0.03), .release]
      case .wheel: return [.wheel(Point(180, 400), -90)]
      case .escape: return [.key("Escape")]
      case .waitAFrame: return [.wait(0.03)]
      case .waitALongPress: return [.wait(0.55)]
      case .contextMenu: return [.contextMenu(state.ball.frame.center)]
      case .tab: return [.key("Tab"), .key("Return")]
      case .set: return [.set("ball.diameter", "80pt")]
      case .resize: return [.resize(Size(320, 568))]
      case .restart: return [.restart]
      }
    }
  }

  @Test func all_ordered_triples_keep_the_invariants_and_come_to_rest() {
    let begin = PropertyTests.start()
    for first in Act.allCases {
      for second in Act.allCases {
        for third in Act.allCases {
          var hand = Stage(begin)
          for act in [first, second, third] {
            for op in act.ops(hand.prototype) { hand.apply(op) }
            if let problem = Invariants.problem(in: hand.prototype) {
              Issue.record("\(problem) after \([first, second, third])")
              return
            }
          }
          if let problem = Invariants.problemOnLettingGo(of: hand) {
            Issue.record("\(problem) after \([first, second, third])")
            return
          }
        }
      }
    }
  }
}
