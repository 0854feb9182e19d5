import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A ball's icons come and go")
struct BallIconTests {
  @Test func a_new_icon_grows_from_nothing() {
    var stage = Stage.collected(2)
    stage.openArticle(3)
    stage.pull(from: Point(4, 400), to: Point(330, 760), hold: 0.1)
    stage.expectSamePicture { $0.release() }
    #expect(stage.state.ball.items.count == 3)
    #expect(stage.ballPictures.count == 2)
    stage.settle()
    #expect(stage.ballPictures.count == 3)
  }

  /// Every page but an open one was thrown away; the ball that comes with the drag shows the open one.
  @Test func a_ball_that_comes_with_a_drag_has_its_icon() {
    var stage = Stage.collected(2)
    stage.prototype.perform(.openList(.tap))
    stage.settle()
    stage.openRow("article-2")
    stage.settle()
    stage.dragAndSettle(from: stage.state.ball.frame.center, to: Point(350, 780), hold: 0.5)
    #expect(stage.state.ball.items == ["article-2"])
    var player = FramePlayer(stage)
    player.pull(from: Point(4, 400), to: Point(300, 500), hold: 0.1)
    #expect(player.stage.ballPictures == ["pictures/logo-2"])
    player.release()
    player.finish()
    #expect(player.stage.ballPictures == ["pictures/logo-2"])
  }

  // MARK: Bites

  /// The bitten share of each icon's disc, 0…1, by the icon's name.
  private func bites(_ stage: Stage) -> [String: Double] {
    var bites: [String: Double] = [:]
    for run in stage.layer("ball")?.content.images ?? [] {
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
    stage.pull(from: Point(4, 400), to: Point(330, 760), hold: 0.2)
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
    #expect(stage.ballPictures == fresh.ballPictures)
    for (name, bite) in bites(fresh) { #expect(abs(bite - (bites(stage)[name] ?? -1)) < 1e-9) }
  }

  @Test func a_bite_closes_as_its_neighbour_goes() throws {
    var stage = Stage.collected(2)
    stage.tapAndSettle(stage.state.ball.frame.center)
    stage.tap("list:article-2:delete")
    stage.wait(0.3)
    stage.keyAndSettle("Escape")
    #expect(bites(stage) == ["pictures/logo-1": 0])
  }
}
