import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("What the features report of their motions")
struct MotionTests {
  /// Things that a hand lets go, each on its way by a spring.
  static let stages: [(name: MotionName, stage: @Sendable () -> Stage)] = [
    (.ballSnap, { thrown(by: Point(-285, 0), hold: 0) }),
    (.ballSnap, { thrown(by: Point(-45, -200), hold: 0.1) }),
    (.navigation, { dragged(["navigation.damping-ratio": "0.5"], to: 240, over: 0.1) }),
    (.navigation, { dragged([:], to: 80, over: 0.4) }),
    (.badgeReturn, pulled), (.scroll, flicked), (.shrink, collected), (.expand, opened),
    (.rowOpen, swiped), (.pager, { turned(from: 200) }), (.pager, { turned(from: 100, by: 120) }),
    (.slider, set),
  ]

  private static func thrown(by way: Point, hold: Double) -> Stage {
    var stage = Stage.collected()
    let center = stage.state.ball.frame.center
    stage.drag(from: center, to: center + way, over: 0.06, hold: hold)
    return stage
  }

  private static func dragged(_ values: [String: String], to x: Double, over time: Double) -> Stage {
    var stage = Stage()
    for (key, value) in values { stage.send(.set(key: key, value: value)) }
    stage.tapAndSettle("row:chat-1")
    stage.drag(from: Point(2, 400), to: Point(x, 400), over: time, hold: time < 0.2 ? 0 : 0.1)
    return stage
  }

  private static func pulled() -> Stage {
    var stage = Stage()
    let badge = stage.frame("badge:chat-1")!.center
    stage.drag(from: badge, to: badge + Point(-30, 20), over: 0.1)
    return stage
  }

  private static func flicked() -> Stage {
    var stage = Stage()
    stage.drag(from: Point(180, 600), to: Point(180, 400), over: 0.05)
    return stage
  }

  private static func collected() -> Stage {
    var stage = Stage()
    stage.tapAndSettle("row:chat-1", "row:article-1")
    stage.drag(from: Point(3, 420), to: Point(330, 745), over: 0.3)
    return stage
  }

  private static func swiped() -> Stage {
    var stage = Stage()
    stage.drag(from: Point(300, 178), to: Point(200, 178), over: 0.2, hold: 0)
    return stage
  }

  private static func turned(from x: Double, by way: Double = -60) -> Stage {
    var stage = ControlPages.stage()
    stage.drag(from: Point(x, 200), to: Point(x + way, 200), over: 0.1, hold: 0)
    return stage
  }

  private static func set() -> Stage {
    var stage = ControlPages.stage()
    stage.press(Point(300, 422))
    stage.release()
    return stage
  }

  private static func opened() -> Stage {
    var stage = Stage.collected()
    stage.tap("ball")
    return stage
  }

  @Test(arguments: stages.indices) func the_course_of_a_motion_is_what_is_shown(index: Int) throws {
    let (name, make) = Self.stages[index]
    var stage = make()
    let motion = try #require(stage.prototype.motions.first)
    #expect(motion.name == name)
    #expect(motion.start == stage.prototype.now)
    // A fling that meets the end of its content begins another motion there.
    let visible = stage.prototype.navigation.visible
    let turn = name == .scroll ? stage.prototype.pages.nextDeadline(visible: visible) ?? .infinity : .infinity
    var count = 0
    while let now = stage.prototype.motions.first(where: { $0.thing == motion.thing }) {
      let time = stage.prototype.now
      guard time < turn else { break }
      let place = try #require(motion.place(at: time))
      #expect(place.distance(to: try #require(now.place)) < 1.5, "after \(time - motion.start) s")
      count += 1
      stage.wait(1.0 / 240)
    }
    #expect(count > 20)
    stage.settle()
    let end = try #require(motion.target)
    switch motion.thing {
    case .ball: #expect(end == stage.state.ball.frame.center)
    case .content: #expect(abs(end.y - stage.state.scroll) < 1e-6)
    case .badge: #expect(end == stage.frame("badge:chat-1")?.center)
    case .page where name == .expand: #expect(end == Point(187.5, 406))
    case .page where name == .shrink: #expect(end == stage.state.ball.frame.center)
    case .page: #expect(end.x == (stage.state.stack.count > 1 ? 0 : 375))
    // Its three actions are 222 points wide.
    case .row: #expect(end == Point(187.5 - 222, 178))
    case .control(_, .pager): #expect(end.x == stage.state.pagers.first?.offset)
    case .control:
      let value = try #require(stage.state.sliders.first?.value)
      #expect(abs(end.x - (10 + 14 + value * (355 - 28))) < 1e-9)
    case .zone, .list: Issue.record("it has no place")
    }
  }

  @Test func the_wall_is_named_where_a_spring_leads_beyond_it() {
    let walls = Self.stages.map { $0.stage().prototype.motions[0].reachedWalls }
    #expect(
      walls == [[.vertical(30)], [.vertical(345)], [.vertical(375)], [], [], [], [], [], [], [], [], []])
  }

  @Test func a_release_hands_on_what_its_rule_says() {
    let hand = Point(3000, -4000)
    #expect(ReleaseRule().velocity(of: hand) == hand)
    #expect(ReleaseRule(maximumSpeed: 1000).velocity(of: hand) == Point(600, -800))
    #expect(ReleaseRule(axis: .horizontal).velocity(of: hand) == Point(3000, 0))
    #expect(
      ReleaseRule(axis: .vertical, maximumSpeed: 500, direction: -1).velocity(of: hand) == Point(0, 500))
  }
}
