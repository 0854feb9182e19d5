import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// A page that goes into a ball that is there: it goes below it and takes on its colour, with its icon in it, which joins the
/// others as it arrives.
@Suite struct JoiningBallTests {
  /// A ball with pages in it at one edge, and one more page that is dragged out over the zone.
  private func dragged(_ parameters: Parameters = Parameters(), inBall count: Int = 1, at edge: Edge = .left)
    -> Stage
  {
    var stage = Stage(parameters, items: count > 0 ? 1...count : nil)
    if edge == .left, count > 0 {
      stage.dragAndSettle(from: stage.state.ball.frame.center, to: Point(30, 400))
    }
    stage.open(PageID("article-\(count + 1)"))
    stage.settle()
    stage.pull(from: Point(4, 400), to: Point(330, 760), hold: 0.1)
    return stage
  }

  /// The opacity of the ball's own background in a scene, 0…1.
  private func ground(_ ball: Layer) -> Double {
    guard case .roundedRect(_, .color(let color))? = ball.content.first else { return 0 }
    return ball.opacity * Double(color.alpha) / 255
  }

  /// How far one rectangle extends beyond another, in points.
  private func sticksOut(_ shape: Rect, of frame: Rect) -> Double {
    max(
      frame.minX - shape.minX, frame.minY - shape.minY, shape.maxX - frame.maxX, shape.maxY - frame.maxY)
  }

  /// True for a page that is seen as it is while it is much larger than the ball, and has the ball's colour where only
  /// slivers of it stick out.
  private func isCoveredAsItShould(_ shape: Layer) -> Bool {
    let height = shape.outline?.rect.height ?? 0
    let covered = Double(shape.shade.alpha) / 255
    return (height < 220 || covered == 0) && (height > 110 || covered > 0.5) && (height > 80 || covered > 0.8)
  }

  @Test(arguments: [Edge.left, .right], [1, 3])
  func the_page_takes_on_the_ball_s_colour_and_both_are_one_shape(edge: Edge, others: Int) throws {
    var stage = dragged(inBall: others, at: edge)
    stage.release()
    #expect(stage.state.ball.items.count == others + 1)
    var frames = 0
    var last = Layer(id: "none")
    while stage.state.transition != nil {
      let page = try #require(stage.layer("morph"))
      last = page
      #expect(page.opacity == 1)
      let presence = 1 - (stage.state.transition?.progress ?? 0)
      let covered = Double(page.shade.alpha) / 255
      #expect(presence < 0.6 || covered == 0)
      #expect(presence > 0.18 || covered == 1)
      let ball = try #require(stage.layer("ball"))
      #expect(ground(ball) == 1, "the ball is never seen through")
      // Between the two there is no shadow and no line; around both there is the ball's.
      #expect(isNear(Double(ball.shadow?.color.alpha ?? 0) / 255, 0.16 * (1 - covered), within: 0.01))
      #expect((stage.layer("ball-ground") != nil) == (covered > 0))
      frames += 1
      stage.wait(1.0 / 120)
    }
    #expect(frames > 40)
    // By then nothing of it is outside of the ball.
    let shape = try #require(last.outline).rect
    #expect(sticksOut(shape, of: stage.prototype.ballOutline.rect) < 1)
    stage.settle()
    #expect(stage.ballPictures.count == others + 1)
  }

  /// In each preset in which the ball is there before the page, the page stays opaque, too, and all of it is below the
  /// ball before it goes.
  @Test(arguments: ["suspension-entrance", "floatballmanager", "jx-float"], [0, 1])
  func a_preset_s_page_stays_opaque(preset: String, others: Int) throws {
    var parameters = try Preset.parameters(preset)
    parameters.entrances.maximum = 5
    parameters.entrances.whenFull = .refuse
    var stage = dragged(parameters, inBall: others)
    stage.release()
    var last: Layer?
    var page = Layer(id: "none")
    while stage.state.transition != nil {
      last = stage.layer("morph")
      page = try #require(last?.sublayers.first)
      #expect(last?.opacity == 1)
      #expect(try isCoveredAsItShould(#require(last)))
      #expect(page.opacity == 1)
      stage.wait(1.0 / 240)
    }
    let shape = try #require(last?.outline).rect
    // In a 240th of a second the shape goes a fiftieth of its way.
    #expect(sticksOut(shape, of: stage.prototype.ballOutline.rect) < 20)
  }

  /// The only page of a ball that fades in with the drag: the ball stays and gets opaque.
  @Test func the_page_of_a_ball_that_came_with_the_drag_goes_below_it() throws {
    var parameters = Parameters()
    parameters.ball.swipe = .opacity
    parameters.ball.appears = .start
    var stage = Stage(parameters, items: 1...1)
    stage.tapAndSettle("ball")
    stage.drag(from: Point(4, 400), to: Point(300, 600), over: 0.2, hold: 0)
    var last = 0.0
    while stage.state.transition != nil {
      #expect(try isCoveredAsItShould(#require(stage.layer("morph"))))
      let ball = ground(try #require(stage.layer("ball")))
      #expect(ball >= last)
      last = ball
      stage.wait(1.0 / 120)
    }
    #expect(last == 1)
  }

  /// The icon of a page whose shape turns into the ball is in the middle of what is seen of the shape.
  @Test(arguments: [Edge.left, .right])
  func an_icon_travels_in_the_shape_that_turns_into_the_ball(edge: Edge) throws {
    var stage = Stage(items: 1...1)
    if edge == .left { stage.dragAndSettle(from: stage.state.ball.frame.center, to: Point(30, 400)) }
    stage.tapAndSettle("ball")
    stage.tap("back")
    var frames = 0
    while stage.state.transition != nil {
      defer { stage.wait(1.0 / 120) }
      guard let ball = stage.layer("ball") else { continue }
      let shape = try #require(stage.layer("morph")?.outline).rect.intersection(
        Rect(size: stage.prototype.device.size))
      let icon = try #require(ball.content.images.last)
      #expect(icon.frame.rect.center.distance(to: shape.center) < 1)
      #expect(ground(ball) == 0)
      frames += 1
    }
    #expect(frames > 20)
  }

  // MARK: A page out of a row

  /// Its row opens while another page stays in the ball: the ball comes back once the page has landed.
  @Test func the_ball_pops_up_when_the_page_of_a_row_has_landed() throws {
    var stage = Stage(items: 1...2)
    stage.tapAndSettle("ball")
    stage.tap("list:article-1")
    stage.wait(1.0 / 60)
    while stage.state.transition != nil {
      #expect(stage.layer("ball") == nil)
      stage.wait(1.0 / 120)
    }
    var widths: [Double] = []
    for _ in 0..<60 {
      if let ball = stage.layer("ball") {
        #expect(ball.opacity == 1)
        #expect(ground(ball) == 1)
        #expect([[], ["pictures/logo-2"]].contains(stage.ballPictures))
        widths.append(try #require(ball.outline).rect.width)
      }
      stage.wait(1.0 / 120)
    }
    #expect(widths.first ?? 60 < 5)
    #expect(abs((widths.last ?? 0) - 60) < 1)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { abs($1 - $0) < 8 })
  }

  /// On its way back into the ball the page shows the ball's icon, and that goes as the page grows.
  @Test func the_icon_goes_with_the_page_of_the_only_row_that_turns_round() {
    var stage = Stage(items: 1...1)
    stage.send(.contextMenu(at: stage.state.ball.frame.center))
    stage.settle()
    stage.tap("list:article-1")
    stage.wait(0.15)
    #expect(stage.state.transition?.kind == .expand)
    stage.send(.key("Escape"))
    while stage.state.ball.alpha < 0.6, stage.state.transition != nil { stage.wait(1.0 / 240) }
    #expect(stage.state.transition?.kind == .shrink)
    stage.tap("ball")
    var frames = 0
    while let transition = stage.state.transition {
      #expect(transition.kind == .expand)
      let share = PageMorph.iconShare(transition.progress, stage.prototype.parameters.morph)
      #expect(isNear(stage.state.ball.alpha, share), "at \(transition.progress)")
      frames += 1
      stage.wait(1.0 / 120)
    }
    #expect(frames > 20)
  }

  /// Once the list has gone it may be opened again, before the page is in place.
  @Test func the_list_opens_over_a_page_that_still_grows_out_of_a_row() throws {
    var stage = Stage(try Preset.parameters("suspension-entrance"), items: 1...2)
    stage.tapAndSettle("ball")
    stage.tap("list:article-1")
    while !stage.prototype.list.isGone(stage.prototype.environment) { stage.wait(1.0 / 240) }
    stage.prototype.perform(.openList(.tap))
    stage.wait(1.0 / 60)
    let ids = stage.prototype.scene.layers.map(\.id)
    let page = try #require(ids.firstIndex(of: "morph"), "\(ids)")
    #expect(try #require(ids.firstIndex(of: "list"), "\(ids)") > page, "\(ids)")
  }

  /// A preset in which the ball is a window of its own brings it back with the list, with the icons that it then has.
  @Test func a_preset_s_ball_comes_back_as_the_list_goes() throws {
    var stage = Stage(try Preset.parameters("suspension-entrance"), items: 1...2)
    stage.tapAndSettle("ball")
    stage.tap("list:article-1")
    stage.wait(0.13)
    #expect(stage.state.transition != nil)
    #expect(stage.ballPictures == ["pictures/logo-2"])
    let ball = try #require(stage.layer("ball"))
    #expect(abs(ball.opacity - 0.5) < 0.2)
  }
}
