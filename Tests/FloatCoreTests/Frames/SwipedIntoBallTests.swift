import FloatPages
import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// A page that is in the ball is swiped back: the ball comes in opaque, and the page turns into it as after a tap on back.
@Suite("A page is swiped back into its ball")
struct SwipedIntoBallTests {
  /// The ball's pages, the first one open.
  private func opened(_ swipe: String = "size", edge: Edge = .right, y: Double = 400, items: Int = 1) -> Stage
  {
    var stage = Stage.collected(items)
    stage.send(.set(key: "ball.swipe", value: swipe))
    stage.dragAndSettle(from: stage.state.ball.frame.center, to: Point(edge == .left ? 40 : 340, y))
    stage.open("article-1")
    stage.settle()
    return stage
  }

  private func swipe(_ player: inout FramePlayer, to end: Point = Point(240, 430)) {
    player.drag(from: Point(4, 420), to: end, hold: 0.05)
  }

  // MARK: Under the finger

  @Test(arguments: ["size", "place"], [Edge.left, .right])
  func it_comes_in_opaque_by_the_swipe_of_its_only_page(swipe: String, edge: Edge) throws {
    var stage = opened(swipe, edge: edge)
    #expect(stage.layer("ball") == nil)
    stage.press(Point(4, 400))
    for x in [100.0, 200, 300] {
      stage.move(to: Point(4 + x, 400), over: 0.2)
      stage.wait(0.6)
      let ball = try #require(stage.layer("ball"))
      #expect(ball.opacity == 1)
      let (shape, color) = try #require(ball.content.areas.first)
      #expect(color == Parameters().ball.fill.light)
      if swipe == "size" {
        #expect(isNear(shape.rect.width, 60 * x / 375, within: 0.01))
        #expect(isNear(edge == .left ? shape.rect.minX : 375 - shape.rect.maxX, 0, within: 0.01))
      } else {
        // The ball of 60 with a shadow of 15.
        let out = 75 * (1 - x / 375)
        #expect(isNear(edge == .left ? -shape.rect.minX : shape.rect.maxX - 375, out, within: 0.01))
      }
    }
    stage.keyAndSettle("Escape")
    #expect(stage.layer("ball") == nil)
  }

  /// A ball of no size has neither an outline in the scene nor an element that a press or the keyboard finds.
  @Test(arguments: ["size", "place"]) func it_is_not_there_before_it_is_seen(swipe: String) {
    var stage = opened(swipe)
    stage.press(Point(4, 400))
    var unseen = 0
    for x in stride(from: 4.25, through: swipe == "size" ? 30 : 110, by: 0.25) {
      stage.move(to: Point(x, 400), over: 0.004)
      // Its shadow is on the screen before it is.
      let shown = stage.layer("ball")?.outline?.rect.intersection(Rect(size: Size(375, 812)))
      #expect((shown?.isEmpty ?? true) == (stage.frame("ball") == nil), "at \(x)")
      if let topX = stage.state.transition?.topX, topX < 3.7 {
        unseen += 1
        #expect(stage.frame("ball") == nil, "at \(x)")
      }
    }
    #expect(unseen > 2)
    #expect(stage.frame("ball") != nil)
  }

  /// The state, the element and a press know of it what is drawn, in every frame.
  @Test(arguments: ["size", "place"], [Edge.left, .right])
  func what_is_told_of_it_is_what_is_drawn(swipe: String, edge: Edge) throws {
    var stage = opened(swipe, edge: edge)
    var told: [PrototypeState.Ball] = []
    func look() {
      guard case .image(let icon)? = stage.layer("ball")?.content.last else { return }
      let ball = stage.state.ball
      told.append(ball)
      let drawn = RoundedRect(ball.frame).scaled(by: ball.scale, inWidth: 375).rect
      // A single icon is 45 points wide in the middle of a ball of 60.
      #expect(isNear(icon.frame.rect.width, 45 * ball.scale, within: 0.01))
      #expect(icon.frame.rect.center.distance(to: drawn.center) < 0.01)
      let shown = drawn.intersection(Rect(size: Size(375, 812)))
      let element = stage.frame("ball") ?? Rect(shown.x, shown.y, 0, 0)
      #expect(element.origin.distance(to: shown.origin) < 0.01)
      #expect(isNear(element.width, shown.width, within: 0.01))
      let around = drawn.inset(by: -40)
      for x in stride(from: around.minX, to: around.maxX, by: 5) {
        for y in stride(from: around.minY, to: around.maxY, by: 5)
        where stage.prototype.hitsBall(Point(x, y)) {
          #expect(drawn.contains(Point(x, y)), "(\(x), \(y)) is not on \(drawn)")
        }
      }
      if stage.state.transition?.kind == .shrink { #expect(stage.prototype.hitsBall(shown.center)) }
    }
    stage.press(Point(4, 420))
    for x in stride(from: 30.0, through: 240, by: 15) {
      stage.move(to: Point(x, 430), over: 0.016)
      look()
    }
    stage.wait(0.1)
    stage.release()
    while stage.state.transition != nil {
      look()
      stage.wait(1.0 / 60)
    }
    look()
    #expect(Set(told.map { swipe == "size" ? $0.scale : $0.frame.minX }).count > 20)
    #expect(told.last?.scale == 1)
    let dock = stage.prototype.dockFrame(stage.prototype.ball.dock)
    #expect(told.last.map { $0.frame.center.distance(to: dock.center) < 1e-6 } == true)
  }

  // MARK: At the release

  /// A press beside the small ball is the page's, which goes on; a tap on the ball opens the page again.
  @Test(arguments: ["size", "place"], [false, true])
  func it_takes_presses_only_where_it_is_drawn(swipe: String, isOnBall: Bool) throws {
    var stage = opened(swipe)
    stage.drag(from: Point(4, 420), to: Point(240, 430))
    stage.wait(0.02)
    let (drawn, whole) = (try #require(stage.frame("ball")), stage.prototype.ballOutline.rect)
    #expect(drawn.minX > whole.minX + 10)
    stage.tapAndSettle(isOnBall ? drawn.center : Point((whole.minX + drawn.minX) / 2, drawn.midY))
    #expect(stage.state.stack.last == (isOnBall ? "article-1" : "chat-1"))
  }

  @Test(arguments: ["size", "place"], [Edge.left, .right])
  func no_frame_is_wrong(swipe: String, edge: Edge) {
    for y in [130.0, 400, 560] {
      var player = FramePlayer(opened(swipe, edge: edge, y: y))
      self.swipe(&player)
      player.finish("the ball at \(y)")
      #expect(player.stage.state.stack.last == "chat-1")
      #expect(player.stage.state.ball.alpha == 1)
    }
  }

  /// Kept, caught on its way into the ball and led back, caught and let go again.
  @Test(arguments: ["size", "place"], [Edge.left, .right])
  func a_page_that_turns_round_takes_its_ball_along(swipe: String, edge: Edge) {
    for wait in [0.03, 0.08, 0.15] {
      var player = FramePlayer(opened(swipe, edge: edge))
      self.swipe(&player, to: Point(100, 430))
      player.settle()
      #expect(player.stage.state.stack.last == "article-1")
      self.swipe(&player)
      player.wait(wait)
      // Below the ball, or it would be caught.
      guard let shape = player.stage.prototype.pageOutline?.rect.intersection(Rect(0, 0, 375, 812)) else {
        Issue.record("no page on its way")
        return
      }
      let place = shape.center + Point(0, 60)
      player.drag(from: place, to: place - Point(300, 0), over: 0.25)
      player.settle()
      #expect(player.stage.state.stack.last == "article-1")
      #expect(player.stage.layer("ball") == nil)
      self.swipe(&player)
      player.finish("caught after \(wait) s")
    }
  }

  /// Another page goes into the ball meanwhile, which is no longer the swiped one's alone.
  @Test func a_ball_that_gets_another_page_goes_on_from_its_size() {
    var stage = opened()
    stage.pull(from: Point(4, 400), to: Point(204, 400), hold: 0.6)
    let scale = stage.state.ball.scale
    #expect(isNear(scale, 200.0 / 375, within: 0.01))
    stage.send(.call(.collect("article-2")))
    #expect(isNear(stage.state.ball.scale, scale, within: 1e-6))
    stage.wait(1)
    #expect(stage.state.ball.scale == 1)
  }

  /// The icon stays in the ball's place where the page lies around it, on the ball's ground until the page has its colour.
  @Test func the_ball_goes_into_the_page_that_turns_into_it() throws {
    var stage = opened()
    stage.drag(from: Point(4, 420), to: Point(240, 430))
    let dock = stage.prototype.dockFrame(stage.prototype.ball.dock).center
    var sizes: [Double] = []
    while stage.state.transition != nil {
      let ball = try #require(stage.layer("ball"))
      #expect(ball.opacity == 1)
      let icon = try #require(ball.content.images.last)
      sizes.append(icon.frame.rect.width)
      #expect(icon.frame.rect.center.distance(to: dock) < 30)
      let progress = stage.state.transition?.progress ?? 0
      if progress < 0.75 { #expect(ball.content.count == 3, "\(progress)") }
      if progress > 0.85 { #expect(ball.content.count == 1, "\(progress)") }
      stage.wait(1.0 / 120)
    }
    #expect(sizes.count > 20)
    // By distance: 236 of 375 points.
    #expect(isNear(sizes[0], 45 * 236 / 375, within: 1))
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $1 >= $0 - 1e-9 })
  }

  /// A presented page comes from below, and is pulled down by its content.
  @Test(arguments: ["size", "place"])
  func a_presented_page_is_pulled_down_into_its_ball(swipe: String) {
    var player = FramePlayer(.presentedFromBall([("ball.swipe", swipe)]))
    player.drag(from: Point(195, 200), to: Point(195, 520), over: 0.25, hold: 0.05)
    player.finish()
    #expect(player.stage.state.stack == ["chats"])
    #expect(player.stage.state.ball.items == ["sdk"])
  }

  /// With less motion the ball fades, as everything does that follows no finger.
  @Test func with_less_motion_it_fades() throws {
    var stage = opened()
    stage.send(.set(key: "motion.reduced", value: "true"))
    stage.pull(from: Point(4, 400), to: Point(204, 400), hold: 0.6)
    #expect(isNear(try #require(stage.layer("ball")).opacity, 200.0 / 375, within: 1e-6))
  }

  // MARK: Into a ball that holds others

  /// Its icon is in the middle of what is seen of the page, and in its place in the cluster at the end.
  @Test(arguments: [Edge.left, .right], [2, 4])
  func the_page_takes_its_icon_along(edge: Edge, items: Int) throws {
    var stage = opened(edge: edge, items: items)
    stage.tap("back")
    stage.wait(1.0 / 120)
    var frames = 0
    while stage.state.transition != nil {
      defer { stage.wait(1.0 / 120) }
      let shape = try #require(stage.layer("morph")?.outline).rect.intersection(Rect(size: Size(375, 812)))
      let icons = stage.layer("ball")?.content.images ?? []
      guard stage.state.transition?.progress ?? 0 > 0.4 else { continue }
      let icon = try #require(icons.first { $0.name == "pictures/logo-1" }).frame.rect
      frames += 1
      let presence = 1 - (stage.state.transition?.progress ?? 0)
      if presence > 0.36 { #expect(icon.center.distance(to: shape.center) < 1) }
    }
    #expect(frames > 20)
    let fresh = Stage.collected(items)
    #expect(stage.prototype.ball.icons.pages.count == fresh.prototype.ball.icons.pages.count)
  }

  @Test(arguments: [Edge.left, .right], [2, 4])
  func no_frame_of_another_page_is_wrong(edge: Edge, items: Int) {
    for isSwiped in [true, false] {
      var player = FramePlayer(opened(edge: edge, items: items))
      if isSwiped { swipe(&player) } else { player.carryOut(.key("Escape")) }
      player.finish(isSwiped ? "swiped" : "by Escape")
    }
  }

  // MARK: The page below

  /// A picture fills the page below, which comes home later than the shape leaves the screen's edge.
  @Test(arguments: [false, true]) func a_picture_below_leaves_no_bare_strip(hasPager: Bool) {
    var form = PrototypePages.Form(
      "home", height: 1200,
      hotspots: [.init(name: "art", frame: Rect(0, 400, 375, 60), label: "Art", action: .push("art"))])
    if hasPager {
      form.pagers = [
        .init(
          name: "hero", frame: Rect(0, 0, 375, 300), label: "Hero",
          pages: ["a", "b"].map { ControlPages.picture($0, Size(375, 300)) })
      ]
    }
    var art = PrototypePages.Page(.init("art"), hasBar: true)
    art.isCollectable = true
    let pages = PrototypePages(name: "T", pages: [.init(form), art])
    var stage = Stage(Prototype(parameters: .builtIn, content: pages))
    stage.tapAndSettle("hotspot:home/art")
    func problems(_ damage: Damage?) -> [String] {
      var player = FramePlayer(stage, damage: damage)
      for end in [Point(330, 760), Point(210, 430)] {
        player.drag(from: Point(4, 420), to: end)
        player.settle()
        #expect(player.stage.state.ball.items == ["art"])
        player.tap("ball")
        player.settle()
      }
      return player.problems
    }
    #expect(problems(nil) == [])
    #expect(problems(Damage(layer: hasPager ? "gap-pager" : "gap-pictures", kind: .vanish, count: 200)) != [])
  }
}
