import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("What says that it moves is seen to move")
struct StillFrameTests {
  /// What a person does, up to the last input.
  static let interactions: [(name: String, play: @Sendable () -> Stage)] = [
    ("push", { on(Stage()) { $0.tap("row:chat-1") } }),
    ("back", { on(article()) { $0.tap("back") } }),
    ("swipe back", { on(article()) { swipe(&$0, to: 260) } }),
    ("flick back", { on(article()) { swipe(&$0, to: 200, over: 0.08, hold: 0) } }),
    ("swipe taken back", { on(article()) { swipe(&$0, to: 90) } }),
    ("caught and let go", caught),
    ("present", { on(Stage()) { $0.prototype.perform(.navigate(.push("sdk"))) } }),
    ("dismiss", { on(presented()) { $0.send(.key("Escape")) } }),
    ("swipe dismiss", { on(presented()) { swipe(&$0, to: 300) } }),
    ("collect", { on(article()) { $0.drag(from: Point(4, 400), to: Point(330, 760)) } }),
    ("open from ball", { on(.collected()) { $0.tap("ball") } }),
    ("back into ball", { on(inBall()) { $0.send(.key("Escape")) } }),
    ("swipe into ball", { on(inBall()) { swipe(&$0, to: 260) } }),
    ("refuse", { on(article(6, .collected(5))) { $0.drag(from: Point(4, 400), to: Point(330, 760)) } }),
    ("drag ball", { ball(to: Point(150, 300), hold: 0.3) }),
    ("fling ball", { ball(to: Point(280, 380), over: 0.06, hold: 0) }),
    ("remove ball", { ball(to: Point(350, 790), hold: 0.5) }),
    ("twitch ball", { ball(to: Point(325, 400), over: 0.05, hold: 0) }),
    ("open list", { on(.collected(3)) { $0.tap("ball") } }),
    ("close list", { on(listed()) { $0.send(.key("Escape")) } }),
    ("open row", { on(listed()) { $0.tap("list:article-1") } }),
    ("delete row", { on(listed()) { $0.tap("list:article-1:delete") } }),
    ("hold ball", { held("ball", for: 0.8, .collected(2)) { $0.release() } }),
    ("return badge", { tear("badge:chat-1", by: Point(40, 10)) }),
    ("burst badge", { tear("badge:chat-1", by: Point(120, 90)) }),
    ("burst tab", { tear("badge:tab", by: Point(100, -120)) }),
    ("fling", { on(Stage()) { $0.drag(from: Point(180, 600), to: Point(180, 500), over: 0.05, hold: 0) } }),
    (
      "fling past end",
      { on(Stage()) { $0.drag(from: Point(180, 300), to: Point(180, 600), over: 0.1, hold: 0) } }
    ),
    ("wheel", { on(Stage()) { $0.send(.wheel(at: Point(180, 400), dx: 0, dy: -100)) } }),
    ("menu", { menu() }),
    ("menu closed", { on(menu(isSettled: true)) { $0.send(.key("Escape")) } }),
    ("tap nothing", { on(Stage()) { $0.tap(Point(180, 60)) } }),
    ("hold row", { held("row:chat-1", for: 0.4) { $0.apply(.cancel) } }),
  ]

  private static func on(_ stage: Stage, _ act: (inout Stage) -> Void) -> Stage {
    var stage = stage
    act(&stage)
    return stage
  }

  private static func article(_ number: Int = 1, _ stage: Stage = Stage()) -> Stage {
    on(stage) { $0.openArticle(number) }
  }

  private static func presented() -> Stage { on(Stage()) { $0.open("sdk") } }
  private static func inBall() -> Stage { on(.collected()) { $0.tapAndSettle("ball") } }
  private static func listed() -> Stage { on(.collected(3)) { $0.tapAndSettle("ball") } }

  private static func menu(isSettled: Bool = false) -> Stage {
    var stage = Stage()
    stage.prototype.perform(.openMenu([.init(title: "One", page: "chat-1")]))
    if isSettled { stage.settle() }
    return stage
  }

  private static func swipe(
    _ stage: inout Stage, to x: Double, over seconds: Double = 0.3, hold: Double = 0.1
  ) {
    stage.drag(from: Point(3, 400), to: Point(x, 410), over: seconds, hold: hold)
  }

  private static func ball(to p: Point, over seconds: Double = 0.3, hold: Double) -> Stage {
    on(.collected()) { $0.drag(from: $0.state.ball.frame.center, to: p, over: seconds, hold: hold) }
  }

  private static func tear(_ id: String, by way: Point) -> Stage {
    on(Stage()) { $0.drag(from: $0.middle(of: id), to: $0.middle(of: id) + way) }
  }

  private static func held(
    _ id: String, for seconds: Double, _ stage: Stage = Stage(), _ end: (inout Stage) -> Void
  ) -> Stage {
    var stage = stage
    stage.press(id)
    stage.wait(seconds)
    end(&stage)
    return stage
  }

  /// A page on its way out, held for a moment.
  private static func caught() -> Stage {
    var stage = article()
    stage.tap("back")
    stage.wait(0.1)
    stage.longPress(Point(300, 400), for: 0.1)
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

  @Test(arguments: interactions.indices)
  func at_most_two_frames_at_the_end_are_as_the_one_before(index: Int) {
    let (name, play) = Self.interactions[index]
    var stage = play()
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
    #expect(worst <= 2, "\(worst) frames of \(name) are as the one before: \(who)")
  }
}
