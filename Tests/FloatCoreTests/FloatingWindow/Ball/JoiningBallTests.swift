import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// A page that joins others in the ball.
@Suite struct JoiningBallTests {
  /// The opacity of the ball's own background in a scene, 0…1.
  private func ground(_ ball: Layer) -> Double {
    guard case .roundedRect(_, .color(let color))? = ball.content.first else { return 0 }
    return Double(color.alpha) / 255
  }

  /// A ball at the left edge and a page that was dragged to the right, which shrinks into it across the screen.
  @Test func the_ball_keeps_its_background_until_the_page_has_reached_it() throws {
    var stage = Stage(items: 1...1)
    stage.drag(from: try #require(stage.frame("ball")).center, to: Point(30, 400))
    stage.settle()
    stage.open("article-2")
    stage.press(Point(4, 400))
    stage.move(to: Point(330, 760))
    stage.release()
    var grounds: [Double] = []
    var apart = 0
    while stage.state.transition != nil {
      let layers = stage.prototype.scene.layers
      let ball = try #require(layers.first { $0.id == "ball" })
      let page = try #require(layers.first { $0.id == "morph" })
      let shared = try #require(page.outline).rect.intersection(try #require(ball.outline).rect)
      grounds.append(ground(ball))
      if shared.isEmpty {
        apart += 1
        #expect(ground(ball) == 1)
      }
      stage.wait(1 / 120)
    }
    #expect(apart > 10)
    #expect(grounds.last == 0, "the page's shape is the background now")
    #expect(zip(grounds, grounds.dropFirst()).allSatisfy { abs($0 - $1) < 0.3 }, "\(grounds)")
    #expect(ground(try #require(stage.prototype.scene.layers.first { $0.id == "ball" })) == 1)
  }
}
