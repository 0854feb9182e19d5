import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("What says that it moves is seen to move")
struct StillFrameTests {
  enum Interaction: String, CaseIterable, CustomTestStringConvertible {
    case push, back, swipeBack, flickBack, swipeTakenBack, caughtAndLetGo, present, dismiss, swipeDismiss
    case collect, openFromBall, backIntoBall, swipeIntoBall, refuse
    case dragBall, flingBall, removeBall, twitchBall, openList, closeList, openRow, deleteRow, holdBall
    case returnBadge, burstBadge, burstTab, fling, flingPastEnd, wheel, menu, menuClosed, tapNothing, holdRow

    var testDescription: String { rawValue }
  }

  private func inBall() -> Stage {
    var stage = Stage.collected()
    stage.tap(stage.state.ball.frame.center)
    stage.settle()
    return stage
  }

  /// Plays up to the last input.
  private func play(_ interaction: Interaction) throws -> Stage {
    var stage = Stage()
    func swipe(_ stage: inout Stage, to x: Double, over seconds: Double = 0.3, hold: Double = 0.1) {
      stage.drag(from: Point(3, 400), to: Point(x, 410), over: seconds, hold: hold)
    }
    func tear(_ id: String, by way: Point) throws {
      let badge = try #require(stage.frame(id))
      stage.drag(from: badge.center, to: badge.center + way)
    }
    switch interaction {
    case .push: stage.tap("row:chat-1")
    case .back:
      stage.openArticle()
      stage.tap("back")
    case .swipeBack:
      stage.openArticle()
      swipe(&stage, to: 260)
    case .flickBack:
      stage.openArticle()
      swipe(&stage, to: 200, over: 0.08, hold: 0)
    case .swipeTakenBack:
      stage.openArticle()
      swipe(&stage, to: 90)
    case .caughtAndLetGo:
      stage.openArticle()
      stage.tap("back")
      stage.wait(0.1)
      stage.press(Point(300, 400))
      stage.wait(0.1)
      stage.release()
    case .present, .dismiss, .swipeDismiss:
      stage.prototype.perform(.navigate(.push("sdk")))
      guard interaction != .present else { break }
      stage.settle()
      if interaction == .dismiss { stage.send(.key("Escape")) } else { swipe(&stage, to: 300) }
    case .collect:
      stage.openArticle()
      stage.drag(from: Point(4, 400), to: Point(330, 760))
    case .openFromBall:
      stage = Stage.collected()
      stage.tap(stage.state.ball.frame.center)
    case .backIntoBall:
      stage = inBall()
      stage.send(.key("Escape"))
    case .swipeIntoBall:
      stage = inBall()
      swipe(&stage, to: 260)
    case .refuse:
      stage = Stage.collected(5)
      stage.openArticle(6)
      stage.drag(from: Point(4, 400), to: Point(330, 760))
    case .dragBall:
      stage = Stage.collected()
      stage.drag(from: stage.state.ball.frame.center, to: Point(150, 300), hold: 0.3)
    case .flingBall:
      stage = Stage.collected()
      stage.drag(from: stage.state.ball.frame.center, to: Point(280, 380), over: 0.06, hold: 0)
    case .removeBall:
      stage = Stage.collected()
      stage.drag(from: stage.state.ball.frame.center, to: Point(350, 790), hold: 0.5)
    case .twitchBall:
      stage = Stage.collected()
      stage.drag(from: stage.state.ball.frame.center, to: Point(325, 400), over: 0.05, hold: 0)
    case .openList, .closeList, .openRow, .deleteRow:
      stage = Stage.collected(3)
      stage.tap(stage.state.ball.frame.center)
      guard interaction != .openList else { break }
      stage.settle()
      switch interaction {
      case .closeList: stage.send(.key("Escape"))
      case .openRow: stage.tap("list:article-1")
      default: stage.tap("list:article-1:delete")
      }
    case .holdBall:
      stage = Stage.collected(2)
      stage.press(stage.state.ball.frame.center)
      stage.wait(0.8)
      stage.release()
    case .returnBadge: try tear("badge:chat-1", by: Point(40, 10))
    case .burstBadge: try tear("badge:chat-1", by: Point(120, 90))
    case .burstTab: try tear("badge:tab", by: Point(100, -120))
    case .fling: stage.drag(from: Point(180, 600), to: Point(180, 500), over: 0.05, hold: 0)
    case .flingPastEnd: stage.drag(from: Point(180, 300), to: Point(180, 600), over: 0.1, hold: 0)
    case .wheel: stage.send(.wheel(at: Point(180, 400), dx: 0, dy: -100))
    case .menu, .menuClosed:
      stage.prototype.perform(.openMenu([.init(title: "One", page: "chat-1")]))
      guard interaction == .menuClosed else { break }
      stage.settle()
      stage.send(.key("Escape"))
    case .tapNothing: stage.tap(Point(180, 60))
    case .holdRow:
      stage.press(Point(180, 200))
      stage.wait(0.4)
      stage.send(.pointer(.cancel, id: 0, at: stage.pointer))
    }
    return stage
  }

  /// The names of the features that say that they move.
  private func moving(_ prototype: Prototype) -> [String] {
    let e = prototype.environment
    return [
      ("navigation", prototype.navigation.isMoving(e)),
      ("pages", prototype.pages.isMoving(visible: prototype.navigation.visible, at: e.now)),
      ("ball", prototype.ball.isMoving(e)),
      ("list", prototype.list.isMoving(e)), ("zone", prototype.zone.isMoving(e)),
      ("notices", prototype.notices.isMoving(e)), ("sheet", prototype.sheet.isMoving(e)),
      ("highlights", prototype.highlights.isMoving(e)), ("feedback", prototype.feedback.isMoving(e)),
      ("badges", prototype.badges.isMoving(e)),
    ].filter(\.1).map(\.0)
  }

  @Test(arguments: Interaction.allCases)
  func at_most_two_frames_at_the_end_are_as_the_one_before(interaction: Interaction) throws {
    var stage = try play(interaction)
    var scene = stage.prototype.scene
    var still = 0
    var worst = 0
    var who: [String] = []
    for _ in 0..<240 {
      let moves = stage.prototype.isAnimating
      let movers = moving(stage.prototype)
      stage.wait(1.0 / 60)
      let next = stage.prototype.scene
      still = moves && next == scene ? still + 1 : 0
      if still > worst { (worst, who) = (still, movers) }
      // A prototype that says it does not move must not move.
      if !moves, stage.prototype.nextDeadline == nil { #expect(next == scene) }
      scene = next
    }
    #expect(worst <= 2, "\(worst) frames of \(interaction) are as the one before: \(who)")
  }
}
