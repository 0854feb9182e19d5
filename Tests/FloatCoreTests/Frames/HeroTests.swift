import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("A page and its ball")
struct HeroTests {
  /// The ball's page, open and dragged out past the middle.
  private func draggedOut(_ parameters: Parameters = Parameters()) -> Stage {
    var stage = Stage.collected(1, parameters)
    stage.tapAndSettle(stage.state.ball.frame.center)
    stage.pull(from: Point(3, 300), to: Point(203, 340), over: 0.3, hold: 0.2)
    return stage
  }

  @Test(arguments: [BallAppearance.arrival, .release])
  func the_ball_only_gets_more_opaque_once_its_page_is_let_go(appears: BallAppearance) {
    var parameters = Parameters()
    parameters.ball.appears = appears
    parameters.ball.swipe = .opacity
    var stage = draggedOut(parameters)
    var last = stage.state.ball.alpha
    #expect((0.4...0.6).contains(last))
    stage.release()
    while stage.prototype.isAnimating {
      stage.wait(1.0 / 240)
      #expect(stage.state.ball.alpha >= last - 1e-9)
      last = stage.state.ball.alpha
    }
    #expect(last == 1)
  }

  @Test func where_the_ball_is_there_from_the_release_it_comes_while_the_page_shrinks() {
    var parameters = Parameters()
    parameters.ball.appears = .release
    var stage = Stage(parameters: parameters)
    stage.openArticle(1)
    stage.drag(from: Point(4, 400), to: Point(330, 760))
    let released = stage.now
    stage.wait(parameters.ball.fade)
    #expect(stage.state.transition != nil)
    #expect(stage.state.ball.alpha == 1)
    #expect(stage.now <= released + parameters.ball.fade + 1e-9)
  }

  @Test func a_ball_has_the_same_corners_at_the_same_place_however_it_got_there() throws {
    var slow = Stage.collected()
    slow.pull(from: slow.state.ball.frame.center, to: Point(200, 300), over: 0.3, hold: 0.5)
    var shapes: [Double: CornerRadii] = [:]
    // Moved by hand, point by point to the edge.
    for x in stride(from: 340.0, through: 345, by: 1) {
      slow.move(to: Point(x, 300), over: 0.3)
      slow.wait(1)
      let outline = slow.prototype.ballOutline
      shapes[(outline.rect.midX * 100).rounded()] = outline.radii
    }
    #expect(shapes.count > 3)
    let gap = Parameters().ball.roundGap
    for (x, radii) in shapes {
      let share = min((345 - x / 100) / gap, 1)
      #expect(abs(radii.topRight - 30 * share) < 0.1)
      #expect(abs(radii.topLeft - 30) < 1e-9)
    }
    // The rule is the same for a flung, slowed or caught ball.
    slow.move(to: Point(200, 300), over: 0.2)
    slow.release()
    while slow.prototype.isAnimating {
      slow.wait(1.0 / 240)
      let outline = slow.prototype.ballOutline
      let share = min((slow.prototype.device.size.width - outline.rect.maxX) / gap, 1)
      #expect(abs(outline.radii.topRight - 30 * max(share, 0)) < 0.1)
    }
  }

  /// This holds also where it falls past the place at which it would lie at its edge.
  @Test(arguments: [BallRemoval.fall, .slide, .fade], [Point(350, 790), Point(300, 760)])
  func a_removed_ball_stays_round(style: BallRemoval, place: Point) throws {
    var parameters = Parameters()
    parameters.ball.removalStyle = style
    var stage = Stage.collected(1, parameters)
    stage.drag(from: stage.state.ball.frame.center, to: place, hold: 0.3)
    #expect(stage.state.ball.items == [])
    var frames = 0
    var least = 0.0
    while let outline = stage.layer("ball")?.outline {
      let radii = outline.fittedRadii
      let share =
        min(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft) * 2 / outline.rect.width
      // A ball that lay at its edge rounds off, and never the other way again.
      #expect(share >= least - 1e-9)
      #expect(place.x > 330 || share > 1 - 1e-9)
      (frames, least) = (frames + 1, share)
      stage.wait(1.0 / 240)
    }
    #expect(frames > 30)
  }

  @Test func a_swiped_page_leaves_one_bar_whose_arrow_stays() throws {
    var stage = Stage()
    stage.openArticle(1)
    stage.drag(from: Point(4, 400), to: Point(330, 760))
    var titles: [Double] = []
    while stage.state.transition != nil {
      let bar = try #require(stage.layer("bar"))
      #expect(bar.opacity == 1)
      #expect(bar.content.images.count { $0.name == "icons/back" } == 1)
      titles += bar.content.texts.filter { $0.text == "Reading Club" }.map(\.baseline.x)
      stage.wait(1.0 / 60)
    }
    #expect(titles.count > 10)
    // The title travels home and never back.
    for (a, b) in zip(titles, titles.dropFirst()) { #expect(b >= a - 1e-9) }
    #expect(abs(try #require(titles.last) - 187.5) < 1)
  }

  @Test func a_selected_row_scales_as_a_whole_about_its_edge() throws {
    var stage = Stage.collected(2)
    stage.press(stage.state.ball.frame.center)
    stage.wait(2)
    let rest = try #require(stage.prototype.list.rows.first)
    let before = stage.prototype.list.look(of: rest, stage.prototype.environment)
    stage.move(to: rest.frame.center, over: 0.1)
    stage.wait(0.4)
    let after = stage.prototype.list.look(
      of: try #require(stage.prototype.list.rows.first), stage.prototype.environment)
    #expect(after.outline.rect.maxX == before.outline.rect.maxX)
    #expect(abs(after.outline.rect.height / before.outline.rect.height - 1.1) < 1e-6)
    let a = try #require(before.content.images.first).frame.rect
    let b = try #require(after.content.images.first).frame.rect
    #expect(abs(b.width / a.width - 1.1) < 1e-6)
    // Its distance from the round end grows with the row.
    let inset = (a.x - before.outline.rect.x, b.x - after.outline.rect.x)
    #expect(abs(inset.1 / inset.0 - 1.1) < 1e-6)
  }

  @Test func a_deleted_row_is_gone_before_the_next_one_is_there() throws {
    var stage = Stage.collected(3)
    stage.tapAndSettle(stage.state.ball.frame.center)
    stage.tap("list:article-1:delete")
    for _ in 0..<30 {
      let rows = stage.prototype.list.rows
      if let leaving = rows.first(where: \.isLeaving) {
        let gone = leaving.frame(at: stage.now)
        for row in rows where !row.isLeaving {
          let overlap = row.frame(at: stage.now).intersection(gone)
          if overlap.height > 1, overlap.width > 1 { #expect(leaving.opacity(at: stage.now) < 0.05) }
        }
      }
      stage.wait(1.0 / 60)
    }
    #expect(stage.state.ball.items == ["article-2", "article-3"])
  }

  @Test func the_list_s_blur_grows_and_shrinks_and_is_no_picture_that_fades() throws {
    var stage = Stage.collected(3)
    let p = Parameters().list
    stage.tap(stage.state.ball.frame.center)
    var last = 0.0
    while stage.prototype.isAnimating {
      stage.wait(1.0 / 120)
      guard let layer = stage.layer("list") else { continue }
      let radius = try #require(layer.backdrop?.radius)
      #expect(radius >= last - 1e-9)
      // Its layer is opaque as soon as the radius exceeds the smallest blur that is drawn.
      if radius > p.blur * p.blurStart + 1e-9 { #expect(layer.opacity == 1) }
      last = radius
    }
    #expect(last == p.blur)
    stage.send(.key("Escape"))
    while let layer = stage.layer("list") {
      let radius = try #require(layer.backdrop?.radius)
      #expect(radius <= last + 1e-9)
      if radius > p.blur * p.blurStart + 1e-9 { #expect(layer.opacity == 1) }
      last = radius
      stage.wait(1.0 / 120)
    }
    #expect(last == p.blur * p.blurStart)
  }

  /// The least blur makes the most difference, so it comes over several frames and goes as slowly.
  @Test func the_list_s_blur_begins_and_ends_slowly() throws {
    var stage = Stage.collected(3)
    func strength() -> Double { stage.layer("list")?.opacity ?? 0 }
    func steps() -> [Double] {
      var steps: [Double] = []
      var last = strength()
      for _ in 0..<30 {
        stage.wait(1.0 / 60)
        steps.append(strength() - last)
        last = strength()
      }
      return steps.filter { $0 != 0 }
    }
    stage.tap(stage.state.ball.frame.center)
    let coming = steps()
    try #require(coming.count >= 4)
    #expect(coming[0] < 0.1)
    #expect(coming[1] < 0.3)
    stage.settle()
    stage.send(.key("Escape"))
    let going = steps()
    #expect(going.count >= 4, "\(going)")
    #expect(going[going.count - 1] > -0.1, "\(going)")
    #expect(going[going.count - 2] > -0.3, "\(going)")
  }

  /// The page below is still on its way home where the shape no longer covers its right edge.
  @Test func rows_go_on_to_the_edge_beside_a_page_that_shrinks() throws {
    var stage = Stage.collected()
    stage.keyAndSettle("Escape")
    stage.tapAndSettle(stage.state.ball.frame.center)
    stage.drag(from: Point(3, 420), to: Point(250, 420), hold: 0)
    stage.wait(0.15)
    let layers = stage.prototype.scene.layers
    let page = try #require(layers.first { $0.id == "page:chats" })
    let gap = try #require(layers.first { $0.id == "gap" })
    #expect(page.position.x < -2)
    #expect(try #require(gap.outline).rect.minX <= page.position.x + 375)
    let scrolled = try #require(page.sublayers.first?.sublayers.first)
    let rows = scrolled.content.filter { if case .rect(let rect, _) = $0 { rect.maxX >= 375 } else { false } }
    let viewport = try #require(gap.sublayers.first)
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { viewport.sublayers.first?.content.contains($0) == true })
    #expect(viewport.position == page.sublayers.first?.position)
    #expect(viewport.sublayers.first?.position == scrolled.position)
  }
}
