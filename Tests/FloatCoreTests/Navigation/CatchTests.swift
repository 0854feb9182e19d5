import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("Everything in motion can be caught")
struct CatchTests {
  /// A motion under way, and a point on the moving thing.
  private func moving(_ name: String) throws -> (Stage, Point) {
    var stage = Stage(parameters: Parameters())
    switch name {
    case "push":
      stage.tap("row:chat-2")
      stage.wait(0.1)
    case "pop":
      stage.tapAndSettle("row:chat-2")
      stage.tap("back")
      stage.wait(0.08)
    case "shrink":
      stage.openArticle()
      stage.drag(from: Point(4, 400), to: Point(330, 760), over: 0.2)
      stage.wait(0.06)
      let shape = try #require(stage.prototype.pageOutline)
      return (stage, Point(min(shape.rect.midX, 360), shape.rect.midY))
    case "expand":
      stage.openArticle()
      stage.collect()
      stage.tap("ball")
      stage.wait(0.15)
      let shape = try #require(stage.prototype.pageOutline)
      return (stage, shape.rect.center)
    default:
      stage.tap("tab:me")
      stage.tap("row:sdk")
      stage.wait(0.1)
    }
    return (stage, Point(try #require(stage.state.transition).topX + 30, 300))
  }

  @Test(arguments: ["push", "pop", "shrink", "expand", "present"])
  func a_transition_stops_where_it_is_and_follows_the_pointer(name: String) throws {
    var (stage, point) = try moving(name)
    let before = try #require(stage.state.transition)
    #expect(!before.interactive)
    stage.press(point)
    let held = try #require(stage.state.transition)
    #expect(held.interactive)
    #expect(abs(held.topX - before.topX) < 1e-9, "the press alone moves nothing")
    stage.wait(0.5)
    #expect(stage.state.transition?.topX == held.topX, "it stands still")

    /// The place that the pointer holds: the edge of a shape that grows out of the ball, else the page.
    func place() throws -> Double {
      let transition = try #require(stage.prototype.navigation.transition)
      return name == "expand"
        ? try #require(stage.prototype.pageOutline).rect.minX : transition.offset.value(at: stage.now)
    }
    let start = try place()
    let step = start > 180 ? -60.0 : 60
    stage.move(to: point + Point(step, 0), over: 0.3)
    stage.wait(0.6)
    #expect(abs(try place() - start - step) < 1e-6, "one to one")
    stage.releaseAndSettle()
    #expect(stage.state.transition == nil)
  }

  @Test(arguments: ["push", "pop", "shrink", "expand", "present"])
  func a_transition_touched_and_let_go_arrives_where_it_was_going(name: String) throws {
    var (untouched, _) = try moving(name)
    untouched.settle()
    var (stage, point) = try moving(name)
    stage.press(point)
    stage.wait(0.02)
    stage.cancel()
    stage.settle()
    #expect(stage.state.stack == untouched.state.stack)
    #expect(stage.state.ball.items == untouched.state.ball.items)
  }

  /// On the way in or out, the pointer holds the shape's left edge.
  @Test(arguments: [true, false])
  func the_edge_of_a_shape_stays_under_the_pointer(opens: Bool) throws {
    var stage = Stage(items: 1...1, ballY: 300)
    stage.tap("ball")
    if !opens {
      stage.settle()
      stage.send(.key("Escape"))
    }
    stage.wait(0.12)
    func edge() throws -> Double { try #require(stage.prototype.pageOutline).rect.minX }
    let start = try edge()
    stage.press(Point(start + 60, 400))
    for step in [30.0, -30, 40] {
      stage.move(to: Point(start + 60 + step, 400), over: 0.1)
      stage.wait(0.5)
      #expect(abs(try edge() - start - step) < 1e-6)
      let reported = try #require(stage.state.transition?.topX)
      #expect(abs(reported - start - step) < 1e-6, "what is reported is what one sees")
    }
  }

  /// A page on its way into the ball that was pulled back and let go fills the screen again, with the speed of the hand.
  @Test(arguments: [0.02, 0.08, 0.16], [-60.0, 60])
  func a_page_that_turns_around_stands_still_under_the_pointer(after seconds: Double, way: Double) throws {
    var stage = Stage(parameters: Parameters())
    stage.openArticle()
    stage.drag(from: Point(4, 400), to: Point(330, 760), over: 0.2)
    stage.wait(0.06)
    func left() throws -> Double { try #require(stage.prototype.pageOutline).rect.minX }
    let shape = try #require(stage.prototype.pageOutline).rect
    stage.press(shape.intersection(Rect(size: stage.prototype.device.size)).center)
    stage.move(by: Point(-280, 0), over: 0.2)
    stage.release()
    stage.wait(seconds)
    let place = try left()
    #expect(stage.state.transition?.kind == .expand)
    #expect(place > 0, "it is on its way")
    stage.press(Point(300, 400))
    #expect(abs(try left() - place) < 1e-9, "the press alone moves nothing")
    stage.wait(0.5)
    #expect(abs(try left() - place) < 1e-9, "it stands still")
    try stage.moveWithoutJump(by: way, steps: 30, from: place, limit: 6) {
      $0.prototype.pageOutline?.rect.minX
    }
    stage.cancel()
    stage.settle()
    #expect(stage.state.stack == ["chats", "chat-1", "article-1"])
  }

  enum Way: CaseIterable { case intoBall, outOfBall, outOfRow, pop }

  /// A page that is caught half a point before its end, and released there, moves on and is not put in its place.
  @Test(arguments: Way.allCases, [true, false])
  func what_is_let_go_just_before_its_end_goes_there(way: Way, isCancelled: Bool) throws {
    var stage = Stage(items: way == .outOfRow ? 1...3 : 1...1, ballY: 300)
    switch way {
    case .outOfBall: stage.tap("ball")
    case .outOfRow:
      stage.tapAndSettle("ball")
      stage.tap("list:article-1")
    case .intoBall:
      stage.tapAndSettle("ball")
      stage.send(.key("Escape"))
    case .pop:
      stage.tapAndSettle("row:chat-1")
      stage.send(.key("Escape"))
    }
    func left() throws -> Double {
      let transition = try #require(stage.prototype.navigation.transition)
      let offset = transition.offset.value(at: stage.now)
      return transition.opens ? offset : 375 - offset
    }
    if way == .intoBall {
      // Near the ball a press would hit the ball, so a hand takes the page there.
      stage.wait(0.1)
      stage.press(Point(200, 400))
      let hold = try #require(stage.prototype.navigation.transition?.hold)
      stage.move(to: Point(200 + (375 - 0.4 - hold.offset) / hold.share, 400), over: 0.2)
      stage.wait(0.8)
    } else {
      while try left() > 0.45 { stage.wait(0.0005) }
      stage.press(way == .pop ? Point(374.9, 400) : Point(200, 400))
    }
    try #require(stage.state.transition?.interactive == true)
    #expect(try 0.3 < left())
    #expect(try left() < 0.5)
    let before = VisibleFrame(stage.prototype)
    if isCancelled { stage.cancel() } else { stage.release() }
    #expect(FrameWatch.difference(before, VisibleFrame(stage.prototype)) == nil)
    stage.settle()
    #expect(stage.state.transition == nil)
  }

  /// A page that is let go in the zone shrinks from its place: its edge goes to the ball's, never back to the left
  /// first.
  @Test(arguments: MorphEnd.allCases) func the_edge_of_a_page_that_is_let_go_goes_to_the_balls(
    end: MorphEnd
  ) throws {
    var parameters = Parameters()
    parameters.morph.pageEnd = end
    var stage = Stage(parameters: parameters)
    stage.openArticle(1)
    stage.pull(from: Point(3, 420), to: Point(322, 742), over: 0.3, hold: 0.1)
    let edge = try #require(stage.state.transition?.topX)
    stage.release()
    var settled = stage
    settled.settle()
    let ball = settled.state.ball.frame.minX
    while let transition = stage.state.transition {
      #expect(transition.topX > min(edge, ball) - 1, "at \(transition.progress)")
      stage.wait(1.0 / 240)
    }
  }

  /// Half-way out, the shape begins to the left of the released page's edge, which is what is seen then.
  @Test func the_left_edge_that_is_reported_is_the_one_of_what_is_seen() throws {
    var stage = Stage(items: 1...1, ballY: 300)
    stage.tapAndSettle("ball")
    stage.pull(from: Point(4, 400), to: Point(250, 400), over: 0.3, hold: 0.1)
    var last = try #require(stage.state.transition?.topX)
    stage.release()
    #expect(stage.state.transition?.kind == .shrink)
    while let transition = stage.state.transition {
      let morph = try #require(stage.layer("morph"))
      let page = try #require(morph.sublayers.first)
      let mask = try #require(morph.outline)
      #expect(transition.topX == max(mask.rect.minX, page.position.x))
      #expect(abs(transition.topX - last) < 20)
      last = transition.topX
      stage.wait(1.0 / 240)
    }
    // The ball came with the drag, so the page turned into it and ends with its outline.
    #expect(abs(last - stage.state.ball.frame.minX) < 1)
  }

  /// At a row, or at a ball on the left, the shape's left edge hardly moves, so the pointer's way is the whole screen.
  @Test(arguments: [1, 3])
  func a_shape_whose_edge_hardly_moves_goes_as_far_as_the_pointer(inBall count: Int) throws {
    var stage = Stage(items: 1...count, ballY: 300, edge: count == 1 ? .left : .right)
    stage.tap("ball")
    if count > 1 {
      stage.settle()
      stage.tap("list:article-1")
    }
    stage.wait(0.12)
    func offset() throws -> Double {
      try #require(stage.prototype.navigation.transition).offset.value(at: stage.now)
    }
    let start = try offset()
    stage.pull(from: Point(100, 400), to: Point(140, 400), over: 0.1, hold: 0.5)
    #expect(abs(try offset() - start - 40) < 1e-6)
  }
}

@Suite("The polling rate of the mouse decides nothing")
struct PollingRateTests {
  @Test(arguments: [60.0, 125, 500, 1000])
  func a_clear_edge_swipe_is_decided_rightly(rate: Double) {
    for (distance, seconds, count) in [(250.0, 0.3, 1), (40, 0.4, 2)] {
      var stage = Stage()
      stage.tapAndSettle("row:chat-2")
      stroke(&stage, from: Point(3, 400), to: Point(3 + distance, 404), over: seconds, rate: rate)
      stage.settle()
      #expect(stage.state.stack.count == count, "\(distance) pt")
    }
  }

  /// One stroke as a mouse of each rate would report it: eased in and out, in whole points.
  private func stroke(_ stage: inout Stage, from a: Point, to b: Point, over seconds: Double, rate: Double) {
    let start = stage.now
    stage.press(a)
    var last = a
    for i in 1...Int(seconds * rate) {
      let s = Double(i) / (seconds * rate)
      // The stroke ends at its fastest, as a flick does: the first half of a minimum-jerk move.
      let half = s / 2
      let eased = 2 * (half * half * half * (10 - 15 * half + 6 * half * half))
      let p = a + (b - a) * eased
      let whole = Point(p.x.rounded(), p.y.rounded())
      guard whole != last else { continue }
      last = whole
      stage.prototype.advance(to: start + Double(i) / rate)
      stage.move(to: whole, over: 0)
    }
    stage.prototype.advance(to: start + seconds)
    stage.release()
  }

  @Test(arguments: [(60.0, 60.0), (90, 60), (40, 60), (150, 120), (220, 400), (100, 400), (180, 250)])
  func the_same_edge_swipe_decides_alike(distance: Double, milliseconds: Double) {
    let decisions = [60.0, 125, 500, 1000].map { rate in
      var stage = Stage()
      stage.tapAndSettle("row:chat-2")
      stroke(
        &stage, from: Point(3, 400), to: Point(3 + distance, 404), over: milliseconds / 1000, rate: rate)
      stage.settle()
      return stage.state.stack.count
    }
    #expect(Set(decisions).count == 1, "\(decisions)")
  }

  // No release is faster than its fastest step, which is slower at 60 Hz than at 1000: 30 points in 60 ms are at the border.
  @Test(arguments: [(60.0, 80.0), (120, 100), (24, 60), (150, 300)])
  func the_same_fling_of_the_ball_docks_alike(distance: Double, milliseconds: Double) {
    let edges = [60.0, 125, 500, 1000].map { rate in
      var stage = Stage.collected()
      let ball = stage.state.ball.frame.center
      stroke(
        &stage, from: ball, to: ball + Point(-distance, 20), over: milliseconds / 1000, rate: rate)
      stage.settle()
      return stage.state.ball.edge
    }
    #expect(Set(edges).count == 1, "\(edges)")
  }
}
