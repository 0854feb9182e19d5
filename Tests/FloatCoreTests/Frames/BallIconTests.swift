import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A ball's icons come and go")
struct BallIconTests {
  private func open(_ page: PageID, _ stage: inout Stage) {
    stage.prototype.perform(.openList(.tap))
    stage.settle()
    let phone = stage.prototype
    stage.prototype.perform(stage.prototype.list.openRow(page, phone.navigation, phone.environment))
  }

  private func icons(_ stage: Stage) -> [(name: String, diameter: Double)] {
    let ball = stage.prototype.scene.layers.first { $0.id == "ball" }
    return (ball?.content ?? []).compactMap {
      if case .image(let run) = $0 { (run.name, run.frame.rect.width) } else { nil }
    }
  }

  @Test func a_new_icon_grows_from_nothing() {
    var stage = Stage.collected(2)
    stage.openArticle(3)
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    stage.wait(0.1)
    let before = VisibleFrame(stage.prototype)
    stage.release()
    #expect(stage.state.ball.items.count == 3)
    #expect(FrameWatch.difference(before, VisibleFrame(stage.prototype)) == nil)
    #expect(icons(stage).count == 2)
    stage.settle()
    #expect(icons(stage).count == 3)
  }

  /// Every page but an open one was thrown away; the ball that comes with the drag shows the open one.
  @Test func a_ball_that_comes_with_a_drag_has_its_icon() {
    var stage = Stage.collected(2)
    open("article-2", &stage)
    stage.settle()
    stage.drag(from: stage.state.ball.frame.center, to: Point(350, 780), hold: 0.5)
    stage.settle()
    #expect(stage.state.ball.items == ["article-2"])
    var player = FramePlayer(stage)
    player.press(Point(4, 400))
    player.move(to: Point(300, 500))
    player.wait(0.1)
    #expect(icons(player.stage).map(\.name) == ["pictures/logo-2"])
    player.release()
    player.settle()
    #expect(player.problems == [])
    #expect(icons(player.stage).map(\.name) == ["pictures/logo-2"])
  }

  // MARK: Bites

  /// The bitten share of each icon's disc, 0…1, by the icon's name.
  private func bites(_ stage: Stage) -> [String: Double] {
    let ball = stage.prototype.scene.layers.first { $0.id == "ball" }
    var bites: [String: Double] = [:]
    for case .image(let run) in ball?.content ?? [] {
      let radius = run.frame.rect.width / 2
      // A new icon grows out of a point with the bite of its place; before it is a disc it has no bite that could jump.
      guard radius > 1 else { continue }
      guard let clip = run.clip else {
        bites[run.name] = 0
        continue
      }
      let curves = Curve.contours(of: clip).flatMap(\.self)
      let points = curves.flatMap { curve in (0..<16).map { curve.point(Double($0) / 16) } }
      let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0.0) { sum, pair in
        sum + (pair.0.x * pair.1.y - pair.1.x * pair.0.y) / 2
      }
      bites[run.name] = 1 - area.magnitude / (.pi * radius * radius)
    }
    return bites
  }

  /// From one to five icons, the disc opens as its neighbour grows, and a rearranged cluster turns its bites with it.
  @Test(arguments: 1...4) func bites_open_and_turn_with_the_neighbour(count: Int) {
    var stage = Stage.collected(count)
    stage.openArticle(count + 1)
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    stage.wait(0.2)
    var last = bites(stage)
    stage.release()
    var changed = false
    for frame in 0..<40 {
      let now = bites(stage)
      for (name, bite) in now {
        guard let before = last[name] else { continue }
        #expect(abs(bite - before) < 0.06, "\(name), frame \(frame)")
        changed = changed || bite != before
      }
      last = now
      stage.wait(1.0 / 60)
    }
    #expect(changed)
    stage.settle()
    // The result is the picture of a ball that began with these pages.
    let fresh = Stage(items: 1...count + 1)
    #expect(icons(stage).map(\.name) == icons(fresh).map(\.name))
    for (name, bite) in bites(fresh) { #expect(abs(bite - (bites(stage)[name] ?? -1)) < 1e-9) }
  }

  @Test func a_bite_closes_as_its_neighbour_goes() throws {
    var stage = Stage.collected(2)
    stage.tap(stage.state.ball.frame.center)
    stage.settle()
    stage.tap("list:article-2:delete")
    stage.wait(0.3)
    stage.send(.key("Escape"))
    stage.settle()
    #expect(bites(stage) == ["pictures/logo-1": 0])
  }
}
