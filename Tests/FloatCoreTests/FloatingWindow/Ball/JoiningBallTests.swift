import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// A page that shrinks into a ball on the other side of the screen.
@Suite struct JoiningBallTests {
  /// The opacity of the ball's own background in a scene, 0…1.
  private func ground(_ ball: Layer) -> Double {
    guard case .roundedRect(_, .color(let color))? = ball.content.first else { return 0 }
    return Double(color.alpha) / 255
  }

  /// The ball is at the left edge, and the page was dragged to the right: another page, or the ball's only one.
  @Test(arguments: ["article-2", "article-1"])
  func the_ball_keeps_its_background_until_the_page_has_reached_it(page: String) throws {
    var stage = Stage(items: 1...1)
    stage.drag(from: try #require(stage.frame("ball")).center, to: Point(30, 400))
    stage.settle()
    if page == "article-1" { stage.tap("ball") } else { stage.open(PageID(page)) }
    stage.settle()
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    stage.release()
    var grounds: [Double] = []
    var apart = 0
    while stage.state.transition != nil {
      let layers = stage.prototype.scene.layers
      defer { stage.wait(1 / 120) }
      guard let ball = layers.first(where: { $0.id == "ball" }) else { continue }
      let page = try #require(layers.first { $0.id == "morph" })
      let frame = try #require(ball.outline).rect
      let shared = try #require(page.outline).rect.intersection(frame)
      grounds.append(ground(ball))
      if shared.isEmpty { apart += 1 }
      // Half of the icons would be bare.
      if shared.width < frame.width / 2 { #expect(ground(ball) == 1) }
    }
    #expect(apart > 10)
    #expect(grounds.last == 0, "the page's shape is the background now")
    #expect(zip(grounds, grounds.dropFirst()).allSatisfy { abs($0 - $1) < 0.3 }, "\(grounds)")
    #expect(ground(try #require(stage.prototype.scene.layers.first { $0.id == "ball" })) == 1)
  }
}
