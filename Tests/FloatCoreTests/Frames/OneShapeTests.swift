import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A page and its ball are one shape")
struct OneShapeTests {
  private func parameters(_ appearance: Appearance, _ appears: BallAppearance = .arrival) -> Parameters {
    var parameters = Parameters()
    parameters.appearance = appearance
    parameters.ball.appears = appears
    return parameters
  }

  /// Pages in the ball, and one more that is dragged out over the zone.
  private func dragged(_ parameters: Parameters, inBall count: Int = 0) -> Stage {
    var stage = Stage(parameters: parameters)
    for number in 0..<count {
      stage.openArticle(number + 2)
      stage.collect()
    }
    stage.openArticle(1)
    stage.pull(from: Point(4, 400), to: Point(330, 760), hold: 0.1)
    return stage
  }

  /// The strength of the ball's own ground, rim and shadow, 0…1.
  private func ground(of ball: Layer, _ p: BallParameters, _ appearance: Appearance) -> Double {
    let shadow = min(1, Double(ball.shadow?.color.alpha ?? 0) / (255 * p.shadowOpacity))
    let grounds = ball.content.areas.map { Double($0.color.alpha) / 255 }
    let rims = ball.content.strokes.map { Double($0.color.alpha) / Double(p.rimColor[appearance].alpha) }
    return (grounds + rims).reduce(shadow, max)
  }

  @Test(arguments: [Appearance.light, .dark])
  func the_ball_has_no_outline_of_its_own_in_a_page_that_has_its_colour(appearance: Appearance) throws {
    let parameters = parameters(appearance)
    var stage = dragged(parameters)
    stage.release()
    var whole = 0
    while stage.state.transition != nil {
      let morph = try #require(stage.layer("morph"))
      let covered = Double(morph.shade.alpha) / 255
      if covered == 1 { whole += 1 }
      if let ball = stage.layer("ball") {
        #expect(ground(of: ball, parameters.ball, appearance) <= 1 - covered + 0.05)
        // Things that come with the shape are not mixed with the page's words.
        if ball.opacity > 0.05 { #expect(covered > 0.5) }
      }
      stage.wait(1.0 / 240)
    }
    #expect(whole > 40)
    #expect(stage.state.ball.alpha == 1)
    #expect(ground(of: try #require(stage.layer("ball")), parameters.ball, appearance) == 1)
  }

  /// Where the shape has arrived, the ball takes its place, with the same outline, line and shadow.
  @Test(arguments: [Appearance.light, .dark])
  func the_shape_arrives_as_the_ball(appearance: Appearance) throws {
    var stage = dragged(parameters(appearance))
    stage.release()
    var last = stage
    while stage.state.transition != nil {
      last = stage
      stage.wait(1.0 / 240)
    }
    let morph = try #require(last.layer("morph"))
    let ball = try #require(stage.layer("ball"))
    let (a, b) = (try #require(morph.outline), try #require(ball.outline))
    // The last steps of a spring are cut off where a page is nearly there.
    #expect(abs(a.rect.minX - b.rect.minX) < 1)
    #expect(abs(a.rect.minY - b.rect.minY) < 1)
    #expect(abs(a.rect.maxX - b.rect.maxX) < 1)
    #expect(abs(a.rect.maxY - b.rect.maxY) < 1)
    #expect(abs(a.radii.topLeft - b.radii.topLeft) < 0.1)
    #expect(morph.shade == stage.prototype.parameters.ball.fill[appearance])
    #expect(morph.shadow?.color == ball.shadow?.color)
    #expect(morph.shadow?.offset == ball.shadow?.offset)
    #expect(line(last.layer("morph-edge")) == line(ball))
  }

  /// A page let go over the zone keeps the shadow and the line along its edge, and both turn into the ball's.
  @Test(arguments: [Appearance.light, .dark], [BallAppearance.arrival, .start])
  func the_edge_of_a_page_that_is_let_go_stays(appearance: Appearance, appears: BallAppearance) throws {
    var stage = dragged(parameters(appearance, appears))
    let page = try #require(stage.layer("page:article-1"))
    let edge = try #require(page.shadow)
    let line = line(stage.layer("page-edge"))
    stage.release()
    let shape = try #require(stage.layer("morph"))
    #expect(shape.shadow == edge)
    #expect(abs(try #require(shape.outline).rect.minX - page.position.x) < 1e-6)
    #expect(self.line(stage.layer("morph-edge")) == line)
    var last = (shadow: Int(edge.color.alpha), line: Int(line?.alpha ?? 0))
    // Until it gets near the ball, which has a shadow and a line of its own.
    while let shape = stage.layer("morph"), try #require(shape.outline).rect.height > 300 {
      let now = (
        shadow: Int(shape.shadow?.color.alpha ?? 0),
        line: Int(self.line(stage.layer("morph-edge"))?.alpha ?? 0)
      )
      #expect(abs(now.shadow - last.shadow) < 12)
      #expect(abs(now.line - last.line) < 24)
      last = now
      stage.wait(1.0 / 60)
    }
  }

  /// The colour of a layer's line.
  private func line(_ layer: Layer?) -> Color? {
    layer?.content.compactMap {
      switch $0 {
      case .stroke(_, _, let color), .hairline(_, _, let color): color
      default: nil
      }
    }.first
  }

  /// With a press on the ball its page comes out of the pressed ball.
  @Test func a_page_grows_out_of_the_ball_as_it_is_drawn() throws {
    var stage = dragged(parameters(.light))
    stage.releaseAndSettle()
    stage.press(stage.state.ball.frame.center)
    stage.wait(0.3)
    let pressed = try #require(stage.layer("ball")?.outline)
    #expect(pressed.rect.height < 58)
    stage.release()
    #expect(stage.layer("morph")?.outline == pressed)
    #expect(stage.state.transition?.kind == .expand)
  }

  /// A ball that is visible from the release on is a window of its own over the page that goes into it.
  @Test func a_ball_that_is_there_from_the_release_stays_whole() throws {
    let parameters = parameters(.light, .release)
    var stage = dragged(parameters, inBall: 1)
    stage.release()
    while stage.state.transition != nil {
      let ball = try #require(stage.layer("ball"))
      #expect(ground(of: ball, parameters.ball, .light) == 1)
      stage.wait(1.0 / 240)
    }
  }

  @Test(arguments: [0, 1])
  func a_page_whose_ball_is_removed_fades_with_it(others: Int) throws {
    var parameters = parameters(.light)
    parameters.morph.shrinkResponse = 3
    var stage = dragged(parameters, inBall: others)
    stage.release()
    stage.wait(1.6)
    stage.pull(from: stage.state.ball.frame.center, to: Point(350, 790), hold: 0.1)
    #expect(stage.layer("morph")?.opacity == 1)
    stage.release()
    #expect(stage.state.ball.items == [])
    var last = 1.0
    while let morph = stage.layer("morph"), stage.state.transition != nil {
      #expect((last - 0.2...last).contains(morph.opacity))
      last = morph.opacity
      stage.wait(1.0 / 60)
      if last == 0 { break }
    }
    #expect(last == 0)
    stage.settle()
  }

  /// A page from a row has turned into the ball when the ball is thrown away; the row does not come back.
  @Test(arguments: [0.02, 0.12, 0.2])
  func a_row_s_page_whose_ball_is_removed_goes_on_as_it_looks(after wait: Double) throws {
    var parameters = parameters(.light)
    parameters.morph.settling.response = 1
    parameters.morph.shrinkResponse = 1
    var stage = Stage(parameters, items: 1...3)
    stage.tapAndSettle("ball")
    stage.tap("list:article-1")
    stage.wait(0.25)
    stage.send(.key("Escape"))
    stage.wait(wait)
    #expect(stage.state.transition?.kind == .shrink)
    stage.expectSamePicture { $0.prototype.perform(.removeBall) }
    var player = FramePlayer(stage)
    player.finish()
  }

  /// In a row that opens, the title goes before the page's words come, and the icon stays until its ground has gone.
  @Test(arguments: [Appearance.light, .dark])
  func the_title_of_a_row_is_gone_before_the_page_s_words_come(appearance: Appearance) throws {
    var stage = dragged(parameters(appearance), inBall: 2)
    stage.releaseAndSettle()
    stage.tapAndSettle(stage.state.ball.frame.center)
    stage.tap("list:article-1")
    let start = stage.now
    var title = 1.0
    var goneAfter: Double?
    while let row = stage.layer("morph")?.sublayers.first(where: { $0.id == "morph-row" }) {
      let shown = row.content.texts.map { Double($0.color.alpha) / 255 }.max() ?? 0
      #expect((title - 0.36...title).contains(shown))
      title = shown
      if shown > 0 { #expect(row.opacity == 1) } else { goneAfter = goneAfter ?? stage.now - start }
      #expect(row.content.images.contains { $0.name == "pictures/logo-1" })
      stage.wait(1.0 / 120)
    }
    #expect((0.05...0.08).contains(try #require(goneAfter)))
    #expect((0.1...0.2).contains(stage.now - start))
  }
}
